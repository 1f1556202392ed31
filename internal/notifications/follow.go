package notifications

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Listen calls wake when this or another process changes customers' logs, until ctx ends, which is
// not an error, or the connection is lost. It calls wake for all logs as soon as it listens, so a
// caller that listens again after an error misses nothing. wake must not block; two goroutines may
// call it at the same time.
//
// It uses a connection of its own. Behind a transaction pooler it receives nothing. SQLite has no
// notifications: there it waits for ctx.
func (l *Logs) Listen(ctx context.Context, wake func(Wake)) error {
	return l.ListenOn(ctx, wakeChannel, func(text string) { wake(parseWake(text)) })
}

// endRow is the position of a log's oldest and newest entry.
type endRow struct {
	CustomerID   string `sql:"customer_id"`
	LastSequence int64  `sql:"last_sequence"`
	Version      int64  `sql:"version"`
	OldestID     int64  `sql:"oldest_id"` // 0: no entry is kept
}

func (e *endRow) number() LastNumber {
	oldest := e.LastSequence + 1
	if e.OldestID != 0 {
		oldest = sqldb.RowNumber(e.OldestID)
	}
	return LastNumber{CustomerID: e.CustomerID, Last: e.LastSequence, Version: e.Version, Oldest: oldest}
}

// selectEnds makes a query of logs select endRows. The oldest entry is the first in the log's range
// of the primary key; log is an SQL expression of the log's id.
func selectEnds(s *entsql.Selector, log string) {
	oldest := entsql.ExprFunc(func(b *entsql.Builder) {
		id := "o." + notification.FieldID
		b.WriteString("(SELECT min(" + id + ") FROM " + notification.Table + " o WHERE " + id + " > " + sqldb.FirstRowSQL(log) +
			" AND " + id + " < " + sqldb.FirstRowSQL(log+" + 1") + ")")
	})
	s.Select(s.Columns(notificationlog.FieldLastSequence, notificationlog.FieldVersion)...).AppendSelectExprAs(oldest, "oldest_id")
}

// LastNumbers returns the ends of customers' logs, in no particular order, without unknown
// customers.
func (l *Logs) LastNumbers(ctx context.Context, customerIDs []string) ([]LastNumber, error) {
	if len(customerIDs) == 0 {
		return nil, nil
	}
	var rows []endRow
	err := l.ReadClient().NotificationLog.Query().Where(sqldb.AmongAll(notificationlog.FieldCustomerID, customerIDs)).
		Modify(func(s *entsql.Selector) {
			selectEnds(s, s.C(notificationlog.FieldID))
			s.AppendSelect(s.C(notificationlog.FieldCustomerID))
		}).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read where the logs of %d customers end: %w", len(customerIDs), err)
	}
	ends := make([]LastNumber, len(rows))
	for i := range rows {
		ends[i] = rows[i].number()
	}
	return ends, nil
}

// LogAfter returns up to limit entries after a number, oldest first, with the start and end of the
// log, from one snapshot of the database: a number after Oldest that is not among the entries was
// deleted. It returns a NOT_FOUND error for an unknown customer.
func (l *Logs) LogAfter(ctx context.Context, customerID string, after int64, limit int) (LogPart, error) {
	rows, err := l.logAfter(ctx, customerID, after, limit)
	part := LogPart{}
	if err == nil && len(rows) > 0 {
		end := endRow{customerID, rows[0].LastSequence, rows[0].Version, rows[0].OldestID}
		part.LastNumber = end.number()
		if rows[0].SignalID != "" {
			part.Entries, err = notificationsOf(customerID, rows)
		}
	}
	if err != nil {
		return LogPart{}, fmt.Errorf("read the log of customer %q after %d: %w", sqldb.Clip(customerID), after, err)
	}
	if part.CustomerID == "" {
		return LogPart{}, CustomerNotFound(customerID)
	}
	return part, nil
}

// logAfter selects the end of a log beside each of its entries, or beside NULLs if there are none:
// one statement sees one snapshot and needs one round trip.
func (l *Logs) logAfter(ctx context.Context, customerID string, after int64, limit int) (rows []entryRow, err error) {
	log, err := l.LogID(ctx, customerID)
	if err != nil || log == 0 {
		return nil, err
	}
	conditions := selected(&Query{}, log, after, 0)
	err = l.ReadClient().NotificationLog.Query().Where(notificationlog.ID(log)).Modify(func(s *entsql.Selector) {
		d := entsql.Dialect(s.Dialect())
		entries := d.Select().From(d.Table(notification.Table))
		for _, condition := range conditions {
			condition(entries)
		}
		selectEntries(entries)
		entries.OrderBy(entries.C(notification.FieldID)).Limit(limit)
		s.LeftJoin(entries.As("e")).OnP(entsql.ExprP("TRUE"))
		selectEnds(s, strconv.FormatInt(log, 10)) // a constant: looked up once, not for every entry
		for _, columns := range [][]string{entryColumns, signalColumns, contextColumns} {
			s.AppendSelect(entries.Columns(columns...)...)
		}
		s.OrderBy(entries.C(notification.FieldSequence))
	}).Scan(ctx, &rows)
	return rows, err
}

// wakeChannel is the PostgreSQL channel of customers' logs. The payload has a line "customer
// number" for each log, or is wakeAll.
const (
	wakeChannel = "smartmoney_log"
	wakeAll     = "*"
)

// Bounds of one transaction's notifications: PostgreSQL refuses payloads of 8000 bytes and keeps
// all pending ones in one queue of the server.
const (
	wakeBytes = 7000
	wakeTexts = 16
)

// Notify wakes all listeners once the transaction is committed.
func Notify(ctx context.Context, db *sqldb.DB, tx *sql.Tx, logs ...Grown) error {
	if db.Dialect() != sqldb.Postgres {
		return nil
	}
	for _, text := range wakeTextsOf(logs) {
		if _, err := tx.ExecContext(ctx, "SELECT pg_notify($1, $2)", wakeChannel, text); err != nil {
			return fmt.Errorf("notify of %d logs: %w", len(logs), err)
		}
	}
	return nil
}

func wakeTextsOf(logs []Grown) []string {
	var texts []string
	var b strings.Builder
	for _, l := range logs {
		line := l.CustomerID + " " + strconv.FormatInt(l.Last, 10) + "\n"
		if b.Len()+len(line) > wakeBytes {
			texts = append(texts, b.String())
			b.Reset()
		}
		b.WriteString(line)
	}
	if b.Len() > 0 {
		texts = append(texts, b.String())
	}
	if len(texts) > wakeTexts {
		return []string{wakeAll}
	}
	return texts
}

// parseWake parses a payload. An unknown one wakes all logs.
func parseWake(text string) Wake {
	all := Wake{All: true}
	var w Wake
	for line := range strings.Lines(text) {
		id, number, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		last, err := strconv.ParseInt(number, 10, 64)
		if !ok || err != nil {
			return all
		}
		w.Grown = append(w.Grown, Grown{CustomerID: id, Last: last})
	}
	if len(w.Grown) == 0 {
		return all
	}
	return w
}
