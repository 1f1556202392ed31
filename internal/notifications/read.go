package notifications

import (
	"context"
	"fmt"
	"slices"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/participant"
	"github.com/smartmoneyhq/smartmoney/ent/gen/predicate"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signal"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signalcontext"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// selected returns the query's condition on the entries of a log, with after and before (0 for
// none) in place of the query's. Where possible it is one range of ids with a single bound on each
// side: given two, SQLite seeks to the first and scans from there.
func selected(q *Query, log, after, before int64) []predicate.Notification {
	end := sqldb.RowID(log+1, 0)
	if before > 0 {
		end = sqldb.RowID(log, before)
	}
	last := notification.IDLT(end)
	if q.Until != nil {
		last = sentUntil(log, q.Until.UnixMicro(), end)
	}
	w := []predicate.Notification{last, notification.DeletedAtIsNil()}
	if q.Since == nil || after > 0 {
		w = append(w, notification.IDGT(sqldb.RowID(log, after)))
	}
	if q.Since != nil {
		w = append(w, sentAfter(log, q.Since.UnixMicro()))
	}
	if len(q.Chains) > 0 {
		w = append(w, notification.ChainIn(indices(q.Chains)...))
	}
	if len(q.Types) > 0 {
		w = append(w, notification.TypeIn(indices(q.Types)...))
	}
	if q.Token != "" {
		w = append(w, ofToken(q.Token))
	}
	if len(q.Wallets) > 0 {
		w = append(w, withParticipant(q.Wallets))
	}
	return w
}

// selectedSignals is the query's condition on the signals of a log: no retraction is among them.
func selectedSignals(q *Query, log, after, before int64) []predicate.Notification {
	return append(selected(q, log, after, before), notification.RetractsIsNil())
}

// sentAfter selects the entries of a log that were sent later than a time, unix µs. sent_at rises
// with the sequence: by the first entry's id the rest is one range of the log, which either
// database reads without looking at others.
func sentAfter(log, at int64) predicate.Notification {
	return func(s *entsql.Selector) {
		s.Where(entsql.P(func(b *entsql.Builder) {
			b.Ident(s.C(notification.FieldID)).WriteString(" >= ").Wrap(func(b *entsql.Builder) { b.Join(firstAfter(s, log, at)) })
		}))
	}
}

// sentUntil selects the entries before an id that were sent at a time, unix µs, or earlier.
func sentUntil(log, at, end int64) predicate.Notification {
	return func(s *entsql.Selector) {
		s.Where(entsql.P(func(b *entsql.Builder) {
			// Both have a function for the least of two values, each under another name.
			b.Ident(s.C(notification.FieldID)).WriteString(" < COALESCE((SELECT CASE WHEN later.id < ").Arg(end).WriteString(" THEN later.id END FROM ").
				Wrap(func(b *entsql.Builder) { b.Join(firstAfter(s, log, at)) }).WriteString(" AS later), ").Arg(end).WriteString(")")
		}))
	}
}

// firstAfter selects the id of the first entry of a log that was sent later than a time, unix µs.
func firstAfter(s *entsql.Selector, log, at int64) *entsql.Selector {
	first := entsql.Dialect(s.Dialect()).Table(notification.Table).As("first")
	return entsql.Dialect(s.Dialect()).Select(first.C(notification.FieldID)).From(first).
		Where(entsql.And(entsql.EQ(first.C(notification.FieldLogID), log), entsql.GT(first.C(notification.FieldSentAt), at))).
		OrderBy(first.C(notification.FieldSentAt)).Limit(1)
}

// ofToken selects the entries whose signal is of a token.
func ofToken(token string) predicate.Notification {
	return func(s *entsql.Selector) {
		signals, contexts := signalsOf(s)
		s.Where(entsql.Exists(entsql.Dialect(s.Dialect()).Select(signals.C(signal.FieldID)).From(signals).
			Join(contexts).On(signals.C(signal.FieldContextID), contexts.C(signalcontext.FieldID)).
			Where(entsql.And(
				entsql.ColumnsEQ(signals.C(signal.FieldID), s.C(notification.FieldSignalID)), entsql.EQ(contexts.C(signalcontext.FieldToken), token)))))
	}
}

// withParticipant selects the entries whose signal has one of some wallets among its participants.
func withParticipant(watched []WalletRef) predicate.Notification {
	return func(s *entsql.Selector) {
		signals, _ := signalsOf(s)
		wallets := entsql.Dialect(s.Dialect()).Table(participant.Table).As("taking_part")
		s.Where(entsql.Exists(entsql.Dialect(s.Dialect()).Select(signals.C(signal.FieldID)).From(signals).
			Join(wallets).On(signals.C(signal.FieldContextID), wallets.C(participant.FieldContextID)).
			Where(entsql.And(
				entsql.ColumnsEQ(signals.C(signal.FieldID), s.C(notification.FieldSignalID)),
				isOneOf(wallets, watched), takesPart(signals, wallets)))))
	}
}

// takesPart holds where a participant of a context is one of a signal, too.
func takesPart(signals, participants *entsql.SelectTable) *entsql.Predicate {
	return entsql.P(func(b *entsql.Builder) {
		b.WriteString("substr(").Ident(signals.C(signal.FieldParticipantMask)).Comma().
			Ident(participants.C(participant.FieldLine)).WriteString(" + 1, 1) = '1'")
	})
}

// isOneOf selects the participants that are one of some wallets.
func isOneOf(participants *entsql.SelectTable, watched []WalletRef) *entsql.Predicate {
	var onChain []*entsql.Predicate
	for _, chain := range smartmoney.Chains() {
		var addresses []any
		for _, w := range watched {
			if w.Chain == chain {
				addresses = append(addresses, w.Address)
			}
		}
		if len(addresses) > 0 {
			onChain = append(onChain, entsql.And(
				entsql.EQ(participants.C(participant.FieldChain), chain.Index()), entsql.In(participants.C(participant.FieldWallet), addresses...)))
		}
	}
	return entsql.Or(onChain...)
}

// signalsOf returns the tables for conditions on the signals of entries.
func signalsOf(s *entsql.Selector) (signals, contexts *entsql.SelectTable) {
	d := entsql.Dialect(s.Dialect())
	return d.Table(signal.Table).As("raised"), d.Table(signalcontext.Table).As("shared")
}

// indices returns the indices of chains or types.
func indices[T interface{ Index() int }](values []T) []int {
	list := make([]int, len(values))
	for i, v := range values {
		list[i] = v.Index()
	}
	return list
}

// Notifications returns the signals that a query selects, retracted ones included, by rising
// sequence, whole. An unknown customer has none.
func (l *Logs) Notifications(ctx context.Context, q Query) ([]smartmoney.Notification, error) {
	log, err := l.LogID(ctx, q.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("read notifications of customer %q: %w", sqldb.Clip(q.CustomerID), err)
	}
	conditions, err := l.seek(ctx, &q, log)
	if err != nil {
		return nil, fmt.Errorf("read notifications of customer %q: %w", sqldb.Clip(q.CustomerID), err)
	}
	if found := conditions; found != nil {
		conditions = []predicate.Notification{onPage(append(found, selectedSignals(&q, log, q.After, q.Before)...), q.Newest, q.Limit)}
	} else {
		conditions = selectedSignals(&q, log, q.After, q.Before)
	}
	all, err := Entries(ctx, l.DB, q.CustomerID, q.Newest, q.Limit, conditions...)
	if err != nil {
		return nil, fmt.Errorf("read notifications of customer %q: %w", sqldb.Clip(q.CustomerID), err)
	}
	if q.Newest {
		slices.Reverse(all)
	}
	return all, nil
}

// Notification returns the entry of a signal in a customer's log, nil if there is none or it was
// deleted.
func (l *Logs) Notification(ctx context.Context, customerID, signalID string) (*smartmoney.Notification, error) {
	var found []smartmoney.Notification
	log, err := l.LogID(ctx, customerID)
	if err == nil {
		found, err = Entries(ctx, l.DB, customerID, true, 1,
			notification.SignalID(signalID), notification.LogID(log), notification.DeletedAtIsNil(), notification.RetractsIsNil())
	}
	if err != nil {
		return nil, fmt.Errorf("read the notification of signal %q to customer %q: %w", sqldb.Clip(signalID), sqldb.Clip(customerID), err)
	}
	if len(found) == 0 {
		return nil, nil
	}
	return &found[0], nil
}

// entryRow is a log entry with its signal and signal context, and with the end of the log if that
// is selected, too.
type entryRow struct {
	LastSequence int64 `sql:"last_sequence"`
	Version      int64 `sql:"version"`
	OldestID     int64 `sql:"oldest_id"`

	Sequence      int64    `sql:"sequence"`
	SentAt        int64    `sql:"sent_at"`
	ConfigVersion int64    `sql:"config_version"`
	DailyUsed     int      `sql:"daily_used"`
	DailyBudget   int      `sql:"daily_budget"`
	TypeUsed      int      `sql:"type_used"`
	TypeLimit     *int     `sql:"type_limit"`
	SignalID      string   `sql:"signal_id"`
	RetractedAt   *int64   `sql:"retracted_at"`
	Retracts      *int64   `sql:"retracts"`
	Reason        *string  `sql:"reason"`
	IngestedAt    *int64   `sql:"ingested_at"`
	DetectedAt    *int64   `sql:"detected_at"`
	Body          string   `sql:"body"`
	Mask          string   `sql:"participant_mask"`
	Lines         string   `sql:"participant_lines"`
	Price1h       *float64 `sql:"price_1h"`
	Price6h       *float64 `sql:"price_6h"`
	Price24h      *float64 `sql:"price_24h"`
	Settled       *float64 `sql:"settled"`
}

// Columns of an entryRow, by table.
var (
	entryColumns = []string{
		notification.FieldSequence, notification.FieldSentAt, notification.FieldConfigVersion, notification.FieldDailyUsed,
		notification.FieldDailyBudget, notification.FieldTypeUsed, notification.FieldTypeLimit, notification.FieldSignalID,
		notification.FieldRetractedAt, notification.FieldRetracts, notification.FieldReason,
	}
	signalColumns  = []string{signal.FieldBody, signal.FieldParticipantMask, signal.FieldIngestedAt, signal.FieldDetectedAt}
	contextColumns = []string{
		signalcontext.FieldParticipantLines, signalcontext.FieldPrice1h, signalcontext.FieldPrice6h, signalcontext.FieldPrice24h, signalcontext.FieldSettled,
	}
)

// selectEntries makes a query of notifications select entryRows.
func selectEntries(s *entsql.Selector) {
	contexts := joinContexts(s)
	signals, _ := s.JoinedTable(signal.Table)
	s.Select(s.Columns(entryColumns...)...).AppendSelect(signals.Columns(signalColumns...)...).AppendSelect(contexts.Columns(contextColumns...)...)
}

func (e *entryRow) notification(customerID string) (smartmoney.Notification, error) {
	n := smartmoney.Notification{
		CustomerID: customerID, Sequence: e.Sequence, SentAt: sqldb.FromMicro(e.SentAt),
		Decision: smartmoney.Delivered{
			ConfigVersion: e.ConfigVersion, DailyUsed: e.DailyUsed, DailyBudget: e.DailyBudget, TypeUsed: e.TypeUsed, TypeLimit: e.TypeLimit,
		},
		Outcome: smartmoney.Outcome{Price1h: e.Price1h, Price6h: e.Price6h, Price24h: e.Price24h, SettledPayout: e.Settled},
	}
	if e.RetractedAt != nil {
		n.RetractedAt = new(sqldb.FromMicro(*e.RetractedAt))
	}
	if e.IngestedAt != nil && e.DetectedAt != nil {
		n.IngestedAt, n.DetectedAt = sqldb.FromMicro(*e.IngestedAt), sqldb.FromMicro(*e.DetectedAt)
	}
	if e.Retracts != nil && e.Reason != nil {
		n.Retraction = &smartmoney.Retraction{Retracts: *e.Retracts, Reason: *e.Reason}
	}
	var err error
	if n.Signal, err = decodeSignal(e.SignalID, e.Body, e.Mask, e.Lines); err != nil {
		return n, fmt.Errorf("entry %d: %w", e.Sequence, err)
	}
	return n, nil
}

// Entries returns the entries that match conditions, ordered by sequence: the oldest limit of them,
// or the newest; all if limit is 0. It is one statement, and needs one round trip.
func Entries(ctx context.Context, db *sqldb.DB, customerID string, newest bool, limit int, conditions ...predicate.Notification) ([]smartmoney.Notification, error) {
	order := notification.ByID()
	if newest {
		order = notification.ByID(entsql.OrderDesc())
	}
	query := db.ReadClient().Notification.Query().Where(conditions...).Order(order)
	if limit > 0 {
		query.Limit(limit)
	}
	var rows []entryRow
	if err := query.Modify(selectEntries).Scan(ctx, &rows); err != nil {
		return nil, err
	}
	return notificationsOf(customerID, rows)
}

func notificationsOf(customerID string, rows []entryRow) ([]smartmoney.Notification, error) {
	all := make([]smartmoney.Notification, len(rows))
	for i := range rows {
		var err error
		if all[i], err = rows[i].notification(customerID); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// CountNotifications counts the signals that a query selects, whatever its After,
// Before and Limit say.
func (l *Logs) CountNotifications(ctx context.Context, q Query) (n int, err error) {
	log, err := l.LogID(ctx, q.CustomerID)
	var found []predicate.Notification
	if err == nil {
		found, err = l.seek(ctx, &q, log)
	}
	if err == nil {
		n, err = l.ReadClient().Notification.Query().Where(append(found, selectedSignals(&q, log, 0, 0)...)...).Count(ctx)
	}
	if err != nil {
		return 0, fmt.Errorf("count notifications of customer %q: %w", sqldb.Clip(q.CustomerID), err)
	}
	return n, nil
}

// LogEnd returns the highest sequence ever given to an entry of a customer's log, and when its last
// entry was sent, deleted entries included; 0 and the zero time for an empty log and for an unknown
// customer. After a restore it may be a number and a time that no entry has, after those of all
// entries.
func (l *Logs) LogEnd(ctx context.Context, customerID string) (sequence int64, sentAt time.Time, err error) {
	var ends []struct {
		LastSequence int64 `sql:"last_sequence"`
		LastSentAt   int64 `sql:"last_sent_at"`
	}
	err = l.ReadClient().NotificationLog.Query().Where(notificationlog.CustomerID(customerID)).
		Select(notificationlog.FieldLastSequence, notificationlog.FieldLastSentAt).Scan(ctx, &ends)
	if err != nil {
		return 0, sentAt, fmt.Errorf("read where the log of customer %q ends: %w", sqldb.Clip(customerID), err)
	}
	if len(ends) == 0 || ends[0].LastSequence == 0 {
		return 0, sentAt, nil
	}
	return ends[0].LastSequence, sqldb.FromMicro(ends[0].LastSentAt), nil
}
