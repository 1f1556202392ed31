package store

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/rowid"
	"smartmoney/internal/smartmoney"
)

// LastNumber tells where a customer's log begins and ends, all of one moment.
type LastNumber struct {
	CustomerID string
	Last       int64 // highest number that an entry ever had; 0 before the first one
	Oldest     int64 // lowest number still kept, entries that a reset deleted included; Last + 1 where none is
	Version    int64 // rises with each reset of the log and each change of the configuration
}

// endRow is where a log begins and ends.
type endRow struct {
	CustomerID   string `sql:"customer_id"`
	LastSequence int64  `sql:"last_sequence"`
	Version      int64  `sql:"version"`
	OldestID     int64  `sql:"oldest_id"` // 0: no entry is kept
}

func (r *endRow) number() LastNumber {
	oldest := r.LastSequence + 1
	if r.OldestID != 0 {
		oldest = rowid.Number(r.OldestID)
	}
	return LastNumber{CustomerID: r.CustomerID, Last: r.LastSequence, Version: r.Version, Oldest: oldest}
}

// selectEnds makes a query of logs read endRows. The oldest entry is the first one of the log's range of
// the primary key; log is an expression of the log's id.
func selectEnds(s *entsql.Selector, log string) {
	oldest := entsql.ExprFunc(func(b *entsql.Builder) {
		id := "o." + notification.FieldID
		b.WriteString("(SELECT min(" + id + ") FROM " + notification.Table + " o WHERE " + id + " > " + rowid.FirstSQL(log) +
			" AND " + id + " < " + rowid.FirstSQL(log+" + 1") + ")")
	})
	s.Select(s.Columns(notificationlog.FieldLastSequence, notificationlog.FieldVersion)...).AppendSelectExprAs(oldest, "oldest_id")
}

// LastNumbers returns where the logs of customers end, in no order. Unknown ones lack.
func (db *DB) LastNumbers(ctx context.Context, customerIDs []string) ([]LastNumber, error) {
	if len(customerIDs) == 0 {
		return nil, nil
	}
	var rows []endRow
	err := db.entRead.NotificationLog.Query().Where(amongAll(notificationlog.FieldCustomerID, customerIDs)).
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

// LogPart is a part of a customer's log with where the log ended then.
type LogPart struct {
	LastNumber
	Entries []smartmoney.Notification // rising
}

// LogAfter returns the oldest entries after a number, at most limit, and where the log
// begins and ends, as of one moment: what is neither among the entries nor before
// Oldest was deleted. An unknown customer is a NOT_FOUND error.
func (db *DB) LogAfter(ctx context.Context, customerID string, after int64, limit int) (LogPart, error) {
	rows, err := db.logAfter(ctx, customerID, after, limit)
	part := LogPart{}
	if err == nil && len(rows) > 0 {
		end := endRow{customerID, rows[0].LastSequence, rows[0].Version, rows[0].OldestID}
		part.LastNumber = end.number()
		if rows[0].SignalID != "" {
			part.Entries, err = notificationsOf(customerID, rows)
		}
	}
	if err != nil {
		return LogPart{}, fmt.Errorf("read the log of customer %q after %d: %w", clip(customerID), after, err)
	}
	if part.CustomerID == "" {
		return LogPart{}, customerNotFound(customerID)
	}
	return part, nil
}

// logAfter reads the end of a log beside each of its entries, or beside nothing where there
// is none: as one statement it sees one moment, and goes to the server once.
func (db *DB) logAfter(ctx context.Context, customerID string, after int64, limit int) (rows []entryRow, err error) {
	log, err := db.logID(ctx, customerID)
	if err != nil || log == 0 {
		return nil, err
	}
	conditions := (&NotificationQuery{}).selected(log, after, 0)
	err = db.entRead.NotificationLog.Query().Where(notificationlog.ID(log)).Modify(func(s *entsql.Selector) {
		d := entsql.Dialect(s.Dialect())
		entries := d.Select().From(d.Table(notification.Table))
		for _, condition := range conditions {
			condition(entries)
		}
		selectEntries(entries)
		entries.OrderBy(entries.C(notification.FieldID)).Limit(limit)
		s.LeftJoin(entries.As("e")).OnP(entsql.ExprP("TRUE"))
		selectEnds(s, strconv.FormatInt(log, 10)) // a number: looked up once, not beside every entry
		for _, columns := range [][]string{entryColumns, signalColumns, contextColumns} {
			s.AppendSelect(entries.Columns(columns...)...)
		}
		s.OrderBy(entries.C(notification.FieldSequence))
	}).Scan(ctx, &rows)
	return rows, err
}

// Wake says whose logs have changed. It only wakes: what changed is in the logs.
type Wake struct {
	Grown []Grown // customers whose logs changed
	All   bool    // any log may have changed
}

// Grown is a log that changed.
type Grown struct {
	CustomerID string
	Last       int64 // number of the newest entry; 0: look whatever you have
}

// wakeChannel is what processes listen to on PostgreSQL for customers' logs. A notification's text has a
// line for each log, "customer number", or is wakeAll.
const (
	wakeChannel = "smartmoney_log"
	wakeAll     = "*"
)

// Bounds of the notifications of one transaction: PostgreSQL refuses a text of 8000
// bytes, and keeps all that wait in one queue of the server.
const (
	wakeBytes = 7000
	wakeTexts = 16
)

// notify wakes whoever listens, once the transaction is committed.
func (db *DB) notify(ctx context.Context, tx *sql.Tx, logs ...Grown) error {
	if db.Dialect() != Postgres {
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

// parseWake reads a notification. One that is none of ours may mean anything.
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
