package notifications

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signal"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Batch is what one commit of the engine writes into customers' logs.
type Batch struct {
	Signals []SignalBody // of Entries; one whose id is there already stays as it is
	Entries []Entry      // in the order in which they are to be numbered
	// Entries count although their customers changed settings or reset logs since
	TakeOutdated bool
	Retractions  []notify.Retraction // they are numbered after Entries
	SentAt       func() time.Time    // the time of the entries, read as they are numbered
	// entries and retractions of an earlier event time are sent at that time; zero: none are
	HistoryUntil time.Time
}

// sent returns when what is of an event time (unix ns) is sent, by a clock that reads now.
func (b *Batch) sent(eventTime int64, now time.Time) time.Time {
	if at := time.Unix(0, eventTime); at.Before(b.HistoryUntil) && at.Before(now) {
		return at
	}
	return now
}

// Write numbers a commit's notifications and enters them into their customers' logs, all of whose
// signals are among the commit's or stored already; then the retractions of notifications that
// stand. It returns the logs, locked and as they are now, by customer; a *StaleCustomers where a
// customer is gone or, without TakeOutdated, where a log or its customer's configuration has
// another version than its entries. A retraction depends on neither.
func Write(ctx context.Context, db *sqldb.DB, tx *sql.Tx, b *Batch) (map[string]*CustomerLog, error) {
	signals, entries, retractions := b.Signals, b.Entries, b.Retractions
	if len(entries)+len(retractions) == 0 {
		return nil, nil
	}
	if err := checkBodies(ctx, db, tx, signals, entries); err != nil {
		return nil, err
	}
	logs, err := lockCustomers(ctx, db, tx, customersOf(entries, retractions))
	if err != nil {
		return nil, err
	}
	if stale := staleCustomers(entries, logs, b.TakeOutdated); len(stale) > 0 {
		return nil, &StaleCustomers{Customers: stale}
	}
	now := b.SentAt()
	b.number(logs, now)
	if err := insertEntries(ctx, db, tx, entries, logs); err != nil {
		return nil, fmt.Errorf("insert %d notifications: %w", len(entries), err)
	}
	if err := noteRaisedAgain(ctx, db, tx, signals, entries, logs); err != nil {
		return nil, fmt.Errorf("note what raised %d notifications: %w", len(entries), err)
	}
	if err := b.retract(ctx, db, tx, logs, now); err != nil {
		return nil, err
	}
	if err := moveEnds(ctx, db, tx, logs); err != nil {
		return nil, fmt.Errorf("move the logs of %d customers: %w", len(logs), err)
	}
	return logs, nil
}

// customersOf returns the customers of entries and retractions, by id.
func customersOf(entries []Entry, retractions []notify.Retraction) []string {
	customers := map[string]bool{}
	for i := range entries {
		customers[entries[i].CustomerID] = true
	}
	for i := range retractions {
		customers[retractions[i].CustomerID] = true
	}
	return slices.Collect(maps.Keys(customers))
}

// GrownOf names logs with where they end now.
func GrownOf(logs map[string]*CustomerLog) []Grown {
	all := make([]Grown, 0, len(logs))
	for id, l := range logs {
		all = append(all, Grown{CustomerID: id, Last: l.Sequence})
	}
	return all
}

// checkBodies returns an error if an entry's signal is not stored: readers would skip the entry and
// the log would appear to have a gap.
func checkBodies(ctx context.Context, db *sqldb.DB, tx *sql.Tx, signals []SignalBody, entries []Entry) error {
	brought := make(map[string]bool, len(signals))
	for i := range signals {
		brought[signals[i].Signal.ID] = true
	}
	lacking := map[string]bool{}
	for i := range entries {
		if id := entries[i].SignalID; !brought[id] {
			lacking[id] = true
		}
	}
	if len(lacking) == 0 {
		return nil
	}
	condition, args := db.Among(signal.FieldID, slices.Collect(maps.Keys(lacking)), 1)
	err := sqldb.EachRow(ctx, tx, "SELECT "+signal.FieldID+" FROM "+signal.Table+" WHERE "+condition, args, func(rows *sql.Rows) error {
		var id string
		err := rows.Scan(&id)
		delete(lacking, id)
		return err
	})
	if err != nil {
		return fmt.Errorf("look for %d signals: %w", len(lacking), err)
	}
	for id := range lacking {
		return fmt.Errorf("BUG: a notice of signal %s, which was never kept", id)
	}
	return nil
}

// staleCustomers returns the ids of customers whose notifications were decided with an outdated
// version, unless these are to be taken, or that are gone.
func staleCustomers(logged []Entry, logs map[string]*CustomerLog, takeOutdated bool) []string {
	var stale []string
	for i := range logged {
		n := &logged[i]
		if l := logs[n.CustomerID]; l == nil || l.Version != n.LogVersion && !takeOutdated {
			stale = append(stale, n.CustomerID)
		}
	}
	slices.Sort(stale)
	return slices.Compact(stale)
}

// number assigns each notification the next number of its customer's log, and a time later than
// that of the previous entry even if the clock stands still or goes back: clients ask for entries
// sent after the last one that they have.
func (b *Batch) number(logs map[string]*CustomerLog, now time.Time) {
	for i := range b.Entries {
		n := &b.Entries[i]
		l := logs[n.CustomerID]
		n.SentAt = sqldb.FromMicro(l.next(b.sent(n.Timestamp, now)))
		n.Sequence = l.Sequence
	}
}

// next moves the log's end to its next number and returns the time of the entry there, unix µs.
func (c *CustomerLog) next(now time.Time) int64 {
	c.Sequence++
	c.SentAt = max(now.UnixMicro(), c.SentAt+1)
	return c.SentAt
}

var insertNotifications = sqldb.InsertRows(notification.Table, "",
	sqldb.Col(notification.FieldID, "bigint"), sqldb.Col(notification.FieldLogID, "integer"), sqldb.Col(notification.FieldSequence, "bigint"),
	sqldb.Col(notification.FieldSentAt, "bigint"), sqldb.Col(notification.FieldTimestamp, "bigint"), sqldb.Col(notification.FieldGlobalOffset, "bigint"),
	sqldb.Col(notification.FieldConfigVersion, "bigint"), sqldb.Col(notification.FieldDailyUsed, "integer"), sqldb.Col(notification.FieldDailyBudget, "integer"),
	sqldb.Col(notification.FieldTypeUsed, "integer"), sqldb.Nullable(notification.FieldTypeLimit, "integer"),
	sqldb.Col(notification.FieldChain, "smallint"), sqldb.Col(notification.FieldType, "smallint"), sqldb.Nullable(notification.FieldLeastWallets, "smallint"),
	sqldb.Col(notification.FieldSignalID, "text"))

func insertEntries(ctx context.Context, db *sqldb.DB, tx *sql.Tx, logged []Entry, logs map[string]*CustomerLog) error {
	var columns [14][]int64
	for i := range columns {
		columns[i] = make([]int64, len(logged))
	}
	signals := make([]string, len(logged))
	for i := range logged {
		n, d := &logged[i], &logged[i].Decision
		limit := int64(-1)
		if d.TypeLimit != nil {
			limit = int64(*d.TypeLimit)
		}
		least := int64(n.LeastWallets)
		if least == 0 {
			least = -1
		}
		log := logs[n.CustomerID].ID
		for c, v := range [...]int64{
			sqldb.RowID(log, n.Sequence), log, n.Sequence, n.SentAt.UnixMicro(), n.Timestamp, n.GlobalOffset, d.ConfigVersion,
			int64(d.DailyUsed), int64(d.DailyBudget), int64(d.TypeUsed), limit, int64(n.Chain.Index()), int64(n.Type.Index()), least,
		} {
			columns[c][i] = v
		}
		signals[i] = n.SignalID
	}
	args := make([]any, 0, len(columns)+1)
	for _, c := range columns {
		args = append(args, c)
	}
	return insertNotifications.Run(ctx, db.Dialect(), tx, append(args, signals)...)
}

var noteRaisedFrom = sqldb.UpdateRows(notification.Table, sqldb.Col(notification.FieldID, "bigint"), sqldb.Col(notification.FieldRaisedFrom, "bytea"))

// noteRaisedAgain keeps the trades that entries were raised from where those of their stored signal
// are others: a trade that was taken back and came again raised the same signal, and a correction
// judges each entry by its own trades.
func noteRaisedAgain(
	ctx context.Context, db *sqldb.DB, tx *sql.Tx, signals []SignalBody, entries []Entry, logs map[string]*CustomerLog,
) error {
	others, err := othersThanStored(ctx, db, tx, signals)
	if err != nil || len(others) == 0 {
		return err
	}
	var ids []int64
	var raisedFrom [][]byte
	for i := range entries {
		if from, is := others[entries[i].SignalID]; is {
			ids = append(ids, sqldb.RowID(logs[entries[i].CustomerID].ID, entries[i].Sequence))
			raisedFrom = append(raisedFrom, from)
		}
	}
	return noteRaisedFrom.Run(ctx, db.Dialect(), tx, ids, raisedFrom)
}

// othersThanStored returns the trades that signals were raised from, by id, of those that are
// stored with others.
func othersThanStored(ctx context.Context, db *sqldb.DB, tx *sql.Tx, signals []SignalBody) (map[string][]byte, error) {
	if len(signals) == 0 {
		return nil, nil
	}
	ids, raisedFrom := make([]string, len(signals)), make(map[string][]byte, len(signals))
	for i := range signals {
		s := signals[i].Signal
		ids[i], raisedFrom[s.ID] = s.ID, s.RaisedFrom
	}
	condition, args := db.Among(signal.FieldID, ids, 1)
	others := map[string][]byte{}
	err := sqldb.EachRow(ctx, tx, "SELECT "+signal.FieldID+", "+signal.FieldRaisedFrom+" FROM "+signal.Table+" WHERE "+condition, args, func(rows *sql.Rows) error {
		var id string
		var stored []byte
		err := rows.Scan(&id, &stored)
		if from := raisedFrom[id]; err == nil && len(from) > 0 && !bytes.Equal(from, stored) {
			others[id] = from
		}
		return err
	})
	return others, err
}

var moveLogs = sqldb.UpdateRows(notificationlog.Table, sqldb.Col(notificationlog.FieldID, "integer"),
	sqldb.Col(notificationlog.FieldLastSequence, "bigint"), sqldb.Col(notificationlog.FieldLastSentAt, "bigint"))

func moveEnds(ctx context.Context, db *sqldb.DB, tx *sql.Tx, logs map[string]*CustomerLog) error {
	var sequences, times, ids []int64
	for _, l := range logs {
		sequences, times, ids = append(sequences, l.Sequence), append(times, l.SentAt), append(ids, l.ID)
	}
	return moveLogs.Run(ctx, db.Dialect(), tx, ids, sequences, times)
}

// sweepNotifications bounds the entries that one transaction deletes, so that other writers never
// wait long.
const sweepNotifications = 500

// OldEntries identifies log entries, by column, with their signals.
type OldEntries struct {
	Logs, IDs []int64
	signals   map[string]bool
}

const oldNotifications = "SELECT n." + notification.FieldLogID + ", n." + notification.FieldID + ", n." + notification.FieldSignalID +
	" FROM " + notificationlog.Table + " l JOIN " + notification.Table + " n ON n." + notification.FieldLogID + " = l." + notificationlog.FieldID +
	" WHERE l." + notificationlog.FieldID + " >= $1 AND n." + notification.FieldSentAt + " < $2" +
	" ORDER BY l." + notificationlog.FieldID + ", n." + notification.FieldSentAt + " LIMIT $3"

// Old returns up to sweepNotifications entries that were sent before a time (unix µs), ordered by
// log and time, starting at the log fromLog.
func Old(ctx context.Context, db *sqldb.DB, fromLog, before int64) (*OldEntries, error) {
	old := &OldEntries{signals: map[string]bool{}}
	err := sqldb.EachRow(ctx, db.Reader(), oldNotifications, []any{fromLog, before, sweepNotifications},
		func(rows *sql.Rows) error {
			var log, id int64
			var raised string
			err := rows.Scan(&log, &id, &raised)
			old.Logs, old.IDs = append(old.Logs, log), append(old.IDs, id)
			old.signals[raised] = true
			return err
		})
	return old, err
}

var deleteNotifications = sqldb.DeleteRows(notification.Table, sqldb.Col(notification.FieldID, "bigint"))

// DeleteOld deletes entries, and those of their signals that no other entry refers to. No
// concurrent transaction may begin to refer to one of these signals.
func DeleteOld(ctx context.Context, db *sqldb.DB, tx *sql.Tx, old *OldEntries) error {
	if err := deleteNotifications.Run(ctx, db.Dialect(), tx, old.IDs); err != nil {
		return fmt.Errorf("delete %d entries: %w", len(old.IDs), err)
	}
	return deleteUnused(ctx, db, tx, slices.Collect(maps.Keys(old.signals)))
}

// unusedSignals deletes signals without notifications, among those that match the condition
// appended to it.
const unusedSignals = "DELETE FROM " + signal.Table + " WHERE NOT EXISTS (SELECT 1 FROM " + notification.Table + " n WHERE n." +
	notification.FieldSignalID + " = " + signal.Table + "." + signal.FieldID + ") AND "

// deleteUnused deletes those of the signals that no entry refers to, and their contexts if no
// signal is left.
func deleteUnused(ctx context.Context, db *sqldb.DB, tx *sql.Tx, ids []string) error {
	condition, args := db.Among(signal.FieldID, ids, 1)
	signalContexts := map[string]bool{}
	err := sqldb.EachRow(ctx, tx, unusedSignals+condition+" RETURNING "+signal.FieldContextID,
		args, func(rows *sql.Rows) error {
			var shared string
			err := rows.Scan(&shared)
			signalContexts[shared] = true
			return err
		})
	if err != nil {
		return fmt.Errorf("delete signals: %w", err)
	}
	if len(signalContexts) == 0 {
		return nil
	}
	return deleteUnusedSignalContexts(ctx, db, tx, slices.Collect(maps.Keys(signalContexts)))
}
