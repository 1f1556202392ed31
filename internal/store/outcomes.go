package store

import (
	"context"
	"database/sql"
	"fmt"
	"time"

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
	Horizon1h:      outcomeStatement("price_1h"),
	Horizon6h:      outcomeStatement("price_6h"),
	Horizon24h:     outcomeStatement("price_24h"),
	HorizonSettled: outcomeStatement("settled"),
}

func outcomeStatement(column string) bulk {
	return bulk{
		postgres: "UPDATE scenes c SET " + column + ` = v.price FROM unnest($1::float8[], $2::text[]) AS v (price, id)
			JOIN signals s ON s.id = v.id WHERE c.id = s.scene`,
		sqlite: "UPDATE scenes SET " + column + " = ? WHERE id = (SELECT scene FROM signals WHERE id = ?)",
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

// PendingOutcomes returns a chain's signals that lack an outcome, by timestamp: those
// later than after (unix ns) that lack any, and on polymarket those without a
// settlement whenever they were. A settlement is not lacking elsewhere.
func (db *DB) PendingOutcomes(ctx context.Context, chain smartmoney.Chain, after int64) ([]PendingOutcome, error) {
	const columns = `SELECT (SELECT min(s.id) FROM signals s WHERE s.scene = c.id), token, timestamp,
		price_1h IS NOT NULL, price_6h IS NOT NULL, price_24h IS NOT NULL, settled IS NOT NULL FROM scenes c`
	recent := columns + ` WHERE chain = $1 AND timestamp > $2 AND (price_1h IS NULL OR price_6h IS NULL OR price_24h IS NULL)`
	if chain == smartmoney.Polymarket {
		// The two have no signal in common. chain = 3 is what the index of the second
		// says; SQLite would rather look at every signal of the chain.
		hint := ""
		if db.Dialect() == SQLite {
			hint = " INDEXED BY scenes_unsettled"
		}
		recent += ` AND settled IS NOT NULL UNION ALL ` + columns + hint + ` WHERE chain = 3 AND settled IS NULL`
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
	w := q.selected()
	all := []SentOutcome{}
	err := eachRow(ctx, db.Reader(),
		`SELECT n.signal_id, n.chain, n.type, n.timestamp, n.sent_at, c.price, c.price_1h, c.price_6h, c.price_24h, c.settled
		 FROM notifications n JOIN signals s ON s.id = n.signal_id JOIN scenes c ON c.id = s.scene WHERE `+w.String()+" ORDER BY n.sequence", w.args,
		func(rows *sql.Rows) error {
			var r SentOutcome
			var chain, kind int
			var timestamp, sent int64
			o := &r.Outcome
			err := rows.Scan(&r.SignalID, &chain, &kind, &timestamp, &sent, &r.PriceUSD, &o.Price1h, &o.Price6h, &o.Price24h, &o.SettledPayout)
			r.Chain, r.Type = smartmoney.Chains()[chain], smartmoney.NotificationTypes()[kind]
			r.Timestamp, r.SentAt = time.Unix(0, timestamp).UTC(), fromMicro(sent)
			all = append(all, r)
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("read the outcomes of customer %q: %w", clip(customerID), err)
	}
	return all, nil
}
