package notifications

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/predicate"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signal"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signalcontext"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// ResetNotifications deletes the entries of a customer's log whose sent_at or
// timestamp lies on the present UTC day: they are in no list and count towards no
// budget or cooldown any more. Their numbers stay used. It returns how many signals there
// were, without their retractions, and when it was. An unknown customer is a NOT_FOUND error.
func (l *Logs) ResetNotifications(ctx context.Context, customerID string) (deleted int, at time.Time, err error) {
	wrap := func(err error) (int, time.Time, error) {
		return 0, time.Time{}, fmt.Errorf("reset the notifications of customer %q: %w", sqldb.Clip(customerID), err)
	}
	tx, log, err := BeginLocked(ctx, l.DB, customerID)
	if err != nil {
		return 0, time.Time{}, err
	}
	defer sqldb.Rollback(tx)
	// Only a time taken under the lock is later than that of every entry.
	at = l.Timestamp()
	if deleted, err = l.deleteDay(ctx, tx, log.ID, at); err != nil {
		return wrap(err)
	}
	revision, err := NextConfigRevision(ctx, tx)
	if err == nil {
		err = l.ClientIn(tx).NotificationLog.UpdateOneID(log.ID).AddVersion(1).SetConfigRevision(revision).Exec(ctx)
	}
	if err == nil {
		err = Notify(ctx, l.DB, tx, Grown{CustomerID: customerID})
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return wrap(err)
	}
	return deleted, at, nil
}

func (l *Logs) deleteDay(ctx context.Context, tx *sql.Tx, log int64, at time.Time) (int, error) {
	const usPerDay = nsPerDay / 1000
	var reached int64
	if err := tx.QueryRowContext(ctx, "SELECT global_offset FROM engine_progress WHERE id = 0").Scan(&reached); err != nil {
		return 0, err
	}
	begin := at.Truncate(24 * time.Hour)
	day := notification.Or(
		notification.And(notification.LogID(log), notification.SentAtGTE(begin.UnixMicro()), notification.SentAtLT(begin.UnixMicro()+usPerDay)),
		notification.And(notification.LogID(log), notification.TimestampGTE(begin.UnixNano()), notification.TimestampLT(begin.UnixNano()+nsPerDay)))
	remove := func(kind predicate.Notification) (int, error) {
		return l.ClientIn(tx).Notification.Update().Where(day, kind, notification.DeletedAtIsNil()).
			SetDeletedAt(at.UnixMicro()).SetDeletedOffset(reached).Save(ctx)
	}
	if _, err := remove(notification.RetractsNotNil()); err != nil {
		return 0, err
	}
	return remove(notification.RetractsIsNil())
}

// sentRow is a log entry with its token.
type sentRow struct {
	Sequence      int64  `sql:"sequence"`
	SignalID      string `sql:"signal_id"`
	Type          int    `sql:"type"`
	Chain         int    `sql:"chain"`
	Token         string `sql:"token"`
	Timestamp     int64  `sql:"timestamp"`
	GlobalOffset  int64  `sql:"global_offset"`
	SentAt        int64  `sql:"sent_at"`
	DeletedAt     *int64 `sql:"deleted_at"`
	DeletedOffset int64  `sql:"deleted_offset"`
	RetractedAt   *int64 `sql:"retracted_at"`
	ConfigVersion int64  `sql:"config_version"`
	DailyUsed     int    `sql:"daily_used"`
	DailyBudget   int    `sql:"daily_budget"`
	TypeUsed      int    `sql:"type_used"`
	TypeLimit     *int   `sql:"type_limit"`
}

// SentNotifications returns the signals of a customer's log whose timestamp or sent_at,
// whichever is later, is at or after since, by sequence; deleted ones too.
func (l *Logs) SentNotifications(ctx context.Context, customerID string, since time.Time) ([]Sent, error) {
	rows, err := l.sentRows(ctx, customerID, since)
	if err != nil {
		return nil, fmt.Errorf("read what was sent to customer %q: %w", sqldb.Clip(customerID), err)
	}
	all := make([]Sent, len(rows))
	for i := range rows {
		all[i] = rows[i].notification()
	}
	return all, nil
}

func (l *Logs) sentRows(ctx context.Context, customerID string, since time.Time) (rows []sentRow, err error) {
	log, err := l.LogID(ctx, customerID)
	if err != nil {
		return nil, err
	}
	err = l.ReadClient().Notification.Query().
		Where(notification.RetractsIsNil(), notification.Or(
			notification.And(notification.LogID(log), notification.SentAtGTE(since.Add(time.Microsecond-1).UnixMicro())),
			notification.And(notification.LogID(log), notification.TimestampGTE(smartmoney.UnixNano(since))))).
		Order(notification.ByID()).
		Modify(func(s *entsql.Selector) {
			contexts := joinContexts(s)
			s.Select(s.Columns(notification.FieldSequence, notification.FieldSignalID, notification.FieldType, notification.FieldChain,
				notification.FieldTimestamp, notification.FieldGlobalOffset, notification.FieldSentAt, notification.FieldDeletedAt,
				notification.FieldDeletedOffset, notification.FieldConfigVersion, notification.FieldDailyUsed, notification.FieldDailyBudget,
				notification.FieldTypeUsed, notification.FieldTypeLimit, notification.FieldRetractedAt)...).AppendSelect(contexts.C(signalcontext.FieldToken))
		}).Scan(ctx, &rows)
	return rows, err
}

func (s *sentRow) notification() Sent {
	e := Sent{
		Sequence: s.Sequence, SignalID: s.SignalID, Type: smartmoney.NotificationTypes()[s.Type], Chain: smartmoney.Chains()[s.Chain],
		Token: s.Token, Timestamp: s.Timestamp, GlobalOffset: s.GlobalOffset, SentAt: sqldb.FromMicro(s.SentAt), DeletedOffset: s.DeletedOffset,
		Decision: smartmoney.Delivered{
			ConfigVersion: s.ConfigVersion, DailyUsed: s.DailyUsed, DailyBudget: s.DailyBudget, TypeUsed: s.TypeUsed, TypeLimit: s.TypeLimit,
		},
	}
	if s.DeletedAt != nil {
		e.DeletedAt = new(sqldb.FromMicro(*s.DeletedAt))
	}
	if s.RetractedAt != nil {
		e.RetractedAt = new(sqldb.FromMicro(*s.RetractedAt))
	}
	return e
}

// LastSent returns the latest timestamp of the notifications of each customer, chain
// and token, where it is later than after (unix ns, by Chain.Index), by customer,
// chain and token. Nil customers are all of them. Neither deleted ones nor retractions count.
func (l *Logs) LastSent(ctx context.Context, customers []string, after [smartmoney.ChainCount]int64) ([]notify.LastSent, error) {
	var later []predicate.Notification
	earliest := after[0]
	for chain, t := range after {
		earliest = min(earliest, t)
		later = append(later, notification.And(notification.Chain(chain), notification.TimestampGT(t)))
	}
	var rows []struct {
		CustomerID string `sql:"customer_id"`
		Chain      int    `sql:"chain"`
		Token      string `sql:"token"`
		Timestamp  int64  `sql:"latest"`
	}
	tx, err := l.SnapshotIn(ctx, l.LoopReader())
	if err != nil {
		return nil, fmt.Errorf("read what was sent last: %w", err)
	}
	defer sqldb.Rollback(tx)
	err = l.ClientIn(tx).Notification.Query().
		Where(notification.TimestampGT(earliest), notification.DeletedAtIsNil(), notification.RetractsIsNil(), notification.Or(later...)).
		Modify(func(s *entsql.Selector) {
			logs, contexts := joinLogs(s, customers), joinContexts(s)
			by := []string{logs.C(notificationlog.FieldCustomerID), s.C(notification.FieldChain), contexts.C(signalcontext.FieldToken)}
			s.Select(append(by, entsql.As(entsql.Max(s.C(notification.FieldTimestamp)), "latest"))...).GroupBy(by...).OrderBy(by...)
		}).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read what was sent last: %w", err)
	}
	all := make([]notify.LastSent, len(rows))
	for i, r := range rows {
		all[i] = notify.LastSent{CustomerID: r.CustomerID, Chain: smartmoney.Chains()[r.Chain], Token: r.Token, Timestamp: r.Timestamp}
	}
	return all, nil
}

// nsPerDay is the length of a UTC day in nanoseconds.
const nsPerDay = int64(24 * 60 * 60 * 1_000_000_000)

// SentOn counts the notifications of customers by type whose timestamp lies on a
// day, in days since 1970 UTC, by customer and type. Nil customers are all of them.
// Neither deleted ones nor retractions count; a retracted signal does.
func (l *Logs) SentOn(ctx context.Context, customers []string, day int64) ([]notify.DayCount, error) {
	var rows []struct {
		CustomerID string `sql:"customer_id"`
		Type       int    `sql:"type"`
		Count      int    `sql:"n"`
	}
	err := l.ReadClient().Notification.Query().
		Where(notification.TimestampGTE(day*nsPerDay), notification.TimestampLT((day+1)*nsPerDay), notification.DeletedAtIsNil(), notification.RetractsIsNil()).
		Modify(func(s *entsql.Selector) {
			by := []string{joinLogs(s, customers).C(notificationlog.FieldCustomerID), s.C(notification.FieldType)}
			s.Select(append(by, entsql.As(entsql.Count("*"), "n"))...).GroupBy(by...).OrderBy(by...)
		}).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("count what was sent on day %d: %w", day, err)
	}
	all := make([]notify.DayCount, len(rows))
	for i, r := range rows {
		all[i] = notify.DayCount{CustomerID: r.CustomerID, Type: smartmoney.NotificationTypes()[r.Type], Count: r.Count}
	}
	return all, nil
}

// joinLogs joins notifications with their logs, restricted to the given customers unless nil.
func joinLogs(s *entsql.Selector, customers []string) *entsql.SelectTable {
	logs := entsql.Dialect(s.Dialect()).Table(notificationlog.Table).As("l")
	s.Join(logs).On(s.C(notification.FieldLogID), logs.C(notificationlog.FieldID))
	if customers != nil {
		s.Where(sqldb.AmongValues(s.Dialect(), logs.C(notificationlog.FieldCustomerID), customers))
	}
	return logs
}

// joinContexts joins notifications with their signals, under the alias s, and with the signals'
// contexts.
func joinContexts(s *entsql.Selector) *entsql.SelectTable {
	signals := entsql.Dialect(s.Dialect()).Table(signal.Table).As("s")
	contexts := entsql.Dialect(s.Dialect()).Table(signalcontext.Table).As("c")
	s.Join(signals).On(s.C(notification.FieldSignalID), signals.C(signal.FieldID))
	s.Join(contexts).On(signals.C(signal.FieldContextID), contexts.C(signalcontext.FieldID))
	return contexts
}
