package store

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/signal"
	"smartmoney/ent/gen/signalcontext"
	"smartmoney/internal/notify"
	"smartmoney/internal/smartmoney"
)

// Horizon is a time after a signal at which its price is recorded.
type Horizon = notify.Horizon

// The horizons: hours after the signal's timestamp, and the resolution of a
// prediction market's outcome.
const (
	Horizon1h      = notify.Horizon1h
	Horizon6h      = notify.Horizon6h
	Horizon24h     = notify.Horizon24h
	HorizonSettled = notify.HorizonSettled
	horizonCount   = notify.HorizonCount
)

// OutcomeUpdate is a price that became known after a signal.
type OutcomeUpdate = notify.RecordedPrice

// setOutcome is the statement for each horizon.
var setOutcome = [horizonCount]bulk{
	Horizon1h:      outcomeStatement(signalcontext.FieldPrice1h),
	Horizon6h:      outcomeStatement(signalcontext.FieldPrice6h),
	Horizon24h:     outcomeStatement(signalcontext.FieldPrice24h),
	HorizonSettled: outcomeStatement(signalcontext.FieldSettled),
}

func outcomeStatement(column string) bulk {
	return bulk{
		postgres: "UPDATE " + signalcontext.Table + " c SET " + column + " = v.price FROM unnest($1::float8[], $2::text[]) AS v (price, id) JOIN " +
			signal.Table + " s ON s." + signal.FieldID + " = v.id WHERE c." + signalcontext.FieldID + " = s." + signal.FieldContextID,
		sqlite: "UPDATE " + signalcontext.Table + " SET " + column + " = ? WHERE " + signalcontext.FieldID +
			" = (SELECT " + signal.FieldContextID + " FROM " + signal.Table + " WHERE " + signal.FieldID + " = ?)",
	}
}

func (db *DB) writeOutcomes(ctx context.Context, tx *sql.Tx, updates []OutcomeUpdate) error {
	if len(updates) == 0 {
		return nil
	}
	var prices [horizonCount][]float64
	var ids [horizonCount][]string
	for _, u := range updates {
		prices[u.Horizon], ids[u.Horizon] = append(prices[u.Horizon], u.Price), append(ids[u.Horizon], u.SignalID)
	}
	for h := range setOutcome {
		if err := setOutcome[h].run(ctx, db, tx, prices[h], ids[h]); err != nil {
			return fmt.Errorf("note %d outcomes: %w", len(ids[h]), err)
		}
	}
	return nil
}

// PendingOutcome is a signal whose price at some horizon is not known. It stands for
// every signal that the same trade raised.
type PendingOutcome struct {
	SignalID  string
	Token     string
	Timestamp int64              // unix ns
	Has       [horizonCount]bool // by Horizon: is known
}

// pendingColumns reads what a PendingOutcome says. It is SQL, since ent cannot name the index to use.
const pendingColumns = "SELECT (SELECT min(s." + signal.FieldID + ") FROM " + signal.Table + " s WHERE s." + signal.FieldContextID + " = c." + signalcontext.FieldID + "), " +
	signalcontext.FieldToken + ", " + signalcontext.FieldTimestamp + ", " + signalcontext.FieldPrice1h + " IS NOT NULL, " +
	signalcontext.FieldPrice6h + " IS NOT NULL, " + signalcontext.FieldPrice24h + " IS NOT NULL, " + signalcontext.FieldSettled + " IS NOT NULL FROM " +
	signalcontext.Table + " c"

// PendingOutcomes returns a chain's signals that lack an outcome, by timestamp: those
// later than after (unix ns) that lack any, and on polymarket those without a
// settlement whenever they were. A settlement is not lacking elsewhere.
func (db *DB) PendingOutcomes(ctx context.Context, chain smartmoney.Chain, after int64) ([]PendingOutcome, error) {
	recent := pendingColumns + " WHERE " + signalcontext.FieldChain + " = $1 AND " + signalcontext.FieldTimestamp + " > $2 AND (" +
		signalcontext.FieldPrice1h + " IS NULL OR " + signalcontext.FieldPrice6h + " IS NULL OR " + signalcontext.FieldPrice24h + " IS NULL)"
	if chain == smartmoney.Polymarket {
		// The two have no signal in common. chain = 3 is what the index of the second
		// says; SQLite would rather look at every signal of the chain.
		hint := ""
		if db.Dialect() == SQLite {
			hint = " INDEXED BY signal_contexts_unsettled"
		}
		const unsettled = " AND " + signalcontext.FieldSettled + " IS NOT NULL UNION ALL "
		recent += unsettled + pendingColumns + hint + " WHERE " + signalcontext.FieldChain + " = 3 AND " + signalcontext.FieldSettled + " IS NULL"
	}
	all := []PendingOutcome{}
	err := eachRow(ctx, db.Reader(), recent+" ORDER BY 3, 1", []any{chain.Index(), after}, func(rows *sql.Rows) error {
		var p PendingOutcome
		var signal *string
		err := rows.Scan(&signal, &p.Token, &p.Timestamp, &p.Has[Horizon1h], &p.Has[Horizon6h], &p.Has[Horizon24h], &p.Has[HorizonSettled])
		if signal != nil { // nil: no signal of the signal context was kept
			p.SignalID = *signal
			all = append(all, p)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read pending outcomes of %s: %w", chain, err)
	}
	return all, nil
}

// SentOutcome is what became of a signal that a customer was sent.
type SentOutcome struct {
	SignalID  string
	Chain     smartmoney.Chain
	Type      smartmoney.NotificationType
	Timestamp time.Time // the signal's, UTC
	SentAt    time.Time
	PriceUSD  float64 // of the token, at the signal
	Outcome   smartmoney.Outcome
}

// OutcomesOf returns what became of the signals that a customer was sent later than
// since, by sequence; of one chain or type where these are given. Deleted entries
// are not among them.
func (db *DB) OutcomesOf(ctx context.Context, customerID string, since time.Time,
	chain *smartmoney.Chain, kind *smartmoney.NotificationType,
) ([]SentOutcome, error) {
	q := NotificationQuery{CustomerID: customerID, Since: &since}
	if chain != nil {
		q.Chains = []smartmoney.Chain{*chain}
	}
	if kind != nil {
		q.Types = []smartmoney.NotificationType{*kind}
	}
	all, err := db.outcomesOf(ctx, q)
	if err != nil {
		return nil, fmt.Errorf("read the outcomes of customer %q: %w", clip(customerID), err)
	}
	return all, nil
}

// outcomeRow is an entry of a log with the prices of its signal's context.
type outcomeRow struct {
	SignalID  string   `sql:"signal_id"`
	Chain     int      `sql:"chain"`
	Type      int      `sql:"type"`
	Timestamp int64    `sql:"timestamp"`
	SentAt    int64    `sql:"sent_at"`
	Price     float64  `sql:"price"`
	Price1h   *float64 `sql:"price_1h"`
	Price6h   *float64 `sql:"price_6h"`
	Price24h  *float64 `sql:"price_24h"`
	Settled   *float64 `sql:"settled"`
}

func (db *DB) outcomesOf(ctx context.Context, q NotificationQuery) ([]SentOutcome, error) {
	log, err := db.logID(ctx, q.CustomerID)
	if err != nil {
		return nil, err
	}
	var rows []outcomeRow
	err = db.entRead.Notification.Query().Where(q.selected(log, 0, 0)...).Order(notification.ByID()).Modify(func(s *entsql.Selector) {
		contexts := joinContexts(s)
		s.Select(s.Columns(notification.FieldSignalID, notification.FieldChain, notification.FieldType, notification.FieldTimestamp, notification.FieldSentAt)...).
			AppendSelect(contexts.Columns(signalcontext.FieldPrice, signalcontext.FieldPrice1h, signalcontext.FieldPrice6h,
				signalcontext.FieldPrice24h, signalcontext.FieldSettled)...)
	}).Scan(ctx, &rows)
	if err != nil {
		return nil, err
	}
	all := make([]SentOutcome, len(rows))
	for i, r := range rows {
		all[i] = SentOutcome{
			SignalID: r.SignalID, Chain: smartmoney.Chains()[r.Chain], Type: smartmoney.NotificationTypes()[r.Type],
			Timestamp: time.Unix(0, r.Timestamp).UTC(), SentAt: fromMicro(r.SentAt), PriceUSD: r.Price,
			Outcome: smartmoney.Outcome{Price1h: r.Price1h, Price6h: r.Price6h, Price24h: r.Price24h, SettledPayout: r.Settled},
		}
	}
	return all, nil
}
