package store

import (
	"context"
	"fmt"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/gen/predicate"
	"smartmoney/ent/gen/signal"
	"smartmoney/ent/gen/signalcontext"
	"smartmoney/internal/notify"
	"smartmoney/internal/smartmoney"
)

// Sent is the last notification of a customer about a token.
type Sent = notify.LastSent

// LastSent returns the latest timestamp of the notifications of each customer, chain
// and token, where it is later than after (unix ns, by Chain.Index), by customer,
// chain and token. Nil customers are all of them. Deleted ones do not count.
func (db *DB) LastSent(ctx context.Context, customers []string, after [smartmoney.ChainCount]int64) ([]Sent, error) {
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
	err := db.entRead.Notification.Query().
		Where(notification.TimestampGT(earliest), notification.DeletedAtIsNil(), notification.Or(later...)).
		Modify(func(s *entsql.Selector) {
			logs, contexts := joinLogs(s, customers), joinContexts(s)
			by := []string{logs.C(notificationlog.FieldCustomerID), s.C(notification.FieldChain), contexts.C(signalcontext.FieldToken)}
			s.Select(append(by, entsql.As(entsql.Max(s.C(notification.FieldTimestamp)), "latest"))...).GroupBy(by...).OrderBy(by...)
		}).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read what was sent last: %w", err)
	}
	all := make([]Sent, len(rows))
	for i, r := range rows {
		all[i] = Sent{CustomerID: r.CustomerID, Chain: smartmoney.Chains()[r.Chain], Token: r.Token, Timestamp: r.Timestamp}
	}
	return all, nil
}

// DayCount is how many notifications of a type a customer got on a day.
type DayCount = notify.DayCount

// nsPerDay is the length of a UTC day, ns.
const nsPerDay = int64(24 * 60 * 60 * 1_000_000_000)

// SentOn counts the notifications of customers by type whose timestamp lies on a
// day, in days since 1970 UTC, by customer and type. Nil customers are all of them.
// Deleted ones do not count.
func (db *DB) SentOn(ctx context.Context, customers []string, day int64) ([]DayCount, error) {
	var rows []struct {
		CustomerID string `sql:"customer_id"`
		Type       int    `sql:"type"`
		Count      int    `sql:"n"`
	}
	err := db.entRead.Notification.Query().
		Where(notification.TimestampGTE(day*nsPerDay), notification.TimestampLT((day+1)*nsPerDay), notification.DeletedAtIsNil()).
		Modify(func(s *entsql.Selector) {
			by := []string{joinLogs(s, customers).C(notificationlog.FieldCustomerID), s.C(notification.FieldType)}
			s.Select(append(by, entsql.As(entsql.Count("*"), "n"))...).GroupBy(by...).OrderBy(by...)
		}).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("count what was sent on day %d: %w", day, err)
	}
	all := make([]DayCount, len(rows))
	for i, r := range rows {
		all[i] = DayCount{CustomerID: r.CustomerID, Type: smartmoney.NotificationTypes()[r.Type], Count: r.Count}
	}
	return all, nil
}

// joinLogs joins the logs of notifications, those of some customers only unless these are nil.
func joinLogs(s *entsql.Selector, customers []string) *entsql.SelectTable {
	logs := entsql.Dialect(s.Dialect()).Table(notificationlog.Table).As("l")
	s.Join(logs).On(s.C(notification.FieldLogID), logs.C(notificationlog.FieldID))
	if customers != nil {
		s.Where(amongValues(s.Dialect(), logs.C(notificationlog.FieldCustomerID), customers))
	}
	return logs
}

// joinContexts joins the signals of notifications, which have the alias s, and their contexts.
func joinContexts(s *entsql.Selector) *entsql.SelectTable {
	signals := entsql.Dialect(s.Dialect()).Table(signal.Table).As("s")
	contexts := entsql.Dialect(s.Dialect()).Table(signalcontext.Table).As("c")
	s.Join(signals).On(s.C(notification.FieldSignalID), signals.C(signal.FieldID))
	s.Join(contexts).On(signals.C(signal.FieldContextID), contexts.C(signalcontext.FieldID))
	return contexts
}
