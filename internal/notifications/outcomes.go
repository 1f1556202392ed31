package notifications

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signal"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signalcontext"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// setOutcome holds the statement of each horizon.
var setOutcome = [notify.HorizonCount]sqldb.Bulk{
	notify.Horizon1h:      outcomeStatement(signalcontext.FieldPrice1h),
	notify.Horizon6h:      outcomeStatement(signalcontext.FieldPrice6h),
	notify.Horizon24h:     outcomeStatement(signalcontext.FieldPrice24h),
	notify.HorizonSettled: outcomeStatement(signalcontext.FieldSettled),
}

func outcomeStatement(column string) sqldb.Bulk {
	return sqldb.Bulk{
		Postgres: "UPDATE " + signalcontext.Table + " c SET " + column + " = v.price FROM unnest($1::float8[], $2::text[]) AS v (price, id) JOIN " +
			signal.Table + " s ON s." + signal.FieldID + " = v.id WHERE c." + signalcontext.FieldID + " = s." + signal.FieldContextID,
		SQLite: "UPDATE " + signalcontext.Table + " SET " + column + " = ? WHERE " + signalcontext.FieldID +
			" = (SELECT " + signal.FieldContextID + " FROM " + signal.Table + " WHERE " + signal.FieldID + " = ?)",
	}
}

// WriteOutcomes stores prices recorded after signals, in the transaction of the engine's commit.
func WriteOutcomes(ctx context.Context, db *sqldb.DB, tx *sql.Tx, updates []notify.RecordedPrice) error {
	if len(updates) == 0 {
		return nil
	}
	var prices [notify.HorizonCount][]float64
	var ids [notify.HorizonCount][]string
	for _, u := range updates {
		prices[u.Horizon], ids[u.Horizon] = append(prices[u.Horizon], u.Price), append(ids[u.Horizon], u.SignalID)
	}
	for h := range setOutcome {
		if err := setOutcome[h].Run(ctx, db.Dialect(), tx, prices[h], ids[h]); err != nil {
			return fmt.Errorf("record %d outcomes: %w", len(ids[h]), err)
		}
	}
	return nil
}

// pendingColumns selects the columns of a PendingOutcome. It is SQL because ent cannot name the
// index to use.
const pendingColumns = "SELECT (SELECT min(s." + signal.FieldID + ") FROM " + signal.Table + " s WHERE s." + signal.FieldContextID + " = c." + signalcontext.FieldID + "), " +
	signalcontext.FieldToken + ", " + signalcontext.FieldTimestamp + ", " + signalcontext.FieldPrice1h + " IS NOT NULL, " +
	signalcontext.FieldPrice6h + " IS NOT NULL, " + signalcontext.FieldPrice24h + " IS NOT NULL, " + signalcontext.FieldSettled + " IS NOT NULL FROM " +
	signalcontext.Table + " c"

// PendingOutcomes returns a chain's signals with a missing outcome, ordered by timestamp: those
// later than after (unix ns) that lack any price and, on polymarket, unsettled ones of any age.
// Other chains have no settlement.
func (l *Logs) PendingOutcomes(ctx context.Context, chain smartmoney.Chain, after int64) ([]notify.PendingOutcome, error) {
	recent := pendingColumns + " WHERE " + signalcontext.FieldChain + " = $1 AND " + signalcontext.FieldTimestamp + " > $2 AND (" +
		signalcontext.FieldPrice1h + " IS NULL OR " + signalcontext.FieldPrice6h + " IS NULL OR " + signalcontext.FieldPrice24h + " IS NULL)"
	if chain == smartmoney.Polymarket {
		// The two parts have no signal in common. chain = 3 matches the condition of the second
		// part's index; without the hint SQLite scans every signal of the chain.
		hint := ""
		if l.Dialect() == sqldb.SQLite {
			hint = " INDEXED BY signal_contexts_unsettled"
		}
		const unsettled = " AND " + signalcontext.FieldSettled + " IS NOT NULL UNION ALL "
		recent += unsettled + pendingColumns + hint + " WHERE " + signalcontext.FieldChain + " = 3 AND " + signalcontext.FieldSettled + " IS NULL"
	}
	all := []notify.PendingOutcome{}
	err := sqldb.EachRow(ctx, l.Reader(), recent+" ORDER BY 3, 1", []any{chain.Index(), after}, func(rows *sql.Rows) error {
		var p notify.PendingOutcome
		var signal *string
		err := rows.Scan(&signal, &p.Token, &p.Timestamp, &p.Has[notify.Horizon1h], &p.Has[notify.Horizon6h], &p.Has[notify.Horizon24h], &p.Has[notify.HorizonSettled])
		if signal != nil { // nil: the context has no signal left
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

// EachOutcome calls f for the signals that a query selects, with what became of them, by sequence,
// whatever its After, Before and Limit say. Deleted ones are not among them, retracted ones are.
// What f gets is valid until it returns.
func (l *Logs) EachOutcome(ctx context.Context, q Query, f func(*SentOutcome)) error {
	if err := l.eachOutcome(ctx, q, f); err != nil {
		return fmt.Errorf("read the outcomes of customer %q: %w", sqldb.Clip(q.CustomerID), err)
	}
	return nil
}

func (l *Logs) eachOutcome(ctx context.Context, q Query, f func(*SentOutcome)) error {
	log, err := l.LogID(ctx, q.CustomerID)
	if err != nil {
		return err
	}
	builder := entsql.Dialect(l.EntDialect())
	s := builder.Select().From(builder.Table(notification.Table))
	for _, condition := range selectedSignals(&q, log, 0, 0) {
		condition(s)
	}
	contexts := joinContexts(s)
	s.Select(s.Columns(notification.FieldSignalID, notification.FieldChain, notification.FieldType, notification.FieldTimestamp,
		notification.FieldSentAt, notification.FieldRetractedAt)...).
		AppendSelect(contexts.Columns(signalcontext.FieldPrice, signalcontext.FieldPrice1h, signalcontext.FieldPrice6h,
			signalcontext.FieldPrice24h, signalcontext.FieldSettled)...).
		OrderBy(s.C(notification.FieldID))
	query, args := s.Query()
	return sqldb.EachRow(ctx, l.Reader(), query, args, func(rows *sql.Rows) error {
		var sent SentOutcome
		var chain, kind int
		var timestamp, sentAt int64
		var retracted *int64
		o := &sent.Outcome
		if err := rows.Scan(&sent.SignalID, &chain, &kind, &timestamp, &sentAt, &retracted, &sent.PriceUSD,
			&o.Price1h, &o.Price6h, &o.Price24h, &o.SettledPayout); err != nil {
			return err
		}
		sent.Chain, sent.Type, sent.Retracted = smartmoney.Chains()[chain], smartmoney.NotificationTypes()[kind], retracted != nil
		sent.Timestamp, sent.SentAt = time.Unix(0, timestamp).UTC(), sqldb.FromMicro(sentAt)
		f(&sent)
		return nil
	})
}
