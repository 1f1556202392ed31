package store

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"time"

	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/gen/signal"
	"smartmoney/ent/rowid"
)

// customerLog is where a customer's log ends, as its locked row says.
type customerLog struct {
	id                                 int64
	customerID                         string
	version, sequence, sentAt, configs int64
	webhook                            bool // what enters the log is sent to the customer's webhook
}

const customerLogColumns = notificationlog.FieldID + ", " + notificationlog.FieldCustomerID + ", " + notificationlog.FieldVersion + ", " +
	notificationlog.FieldLastSequence + ", " + notificationlog.FieldLastSentAt + ", " + notificationlog.FieldConfigVersion + ", " +
	notificationlog.FieldWebhookOn

func (l *customerLog) scan(rows *sql.Rows) error {
	return rows.Scan(&l.id, &l.customerID, &l.version, &l.sequence, &l.sentAt, &l.configs, &l.webhook)
}

// lockCustomers returns the rows of some customers and keeps other writers of them waiting
// until the transaction ends. Rows are locked in order of the ids, so that two
// transactions that lock several never wait for each other. Unknown customers lack.
func (db *DB) lockCustomers(ctx context.Context, tx *sql.Tx, customers []string) (map[string]*customerLog, error) {
	condition, args := db.among(notificationlog.FieldCustomerID, customers, 1)
	query := "SELECT " + customerLogColumns + " FROM " + notificationlog.Table + " WHERE " + condition + " ORDER BY " + notificationlog.FieldCustomerID
	if db.Dialect() == Postgres {
		query += " FOR UPDATE"
	}
	logs := make(map[string]*customerLog, len(customers))
	err := eachRow(ctx, tx, query, args, func(rows *sql.Rows) error {
		l := &customerLog{}
		err := l.scan(rows)
		logs[l.customerID] = l
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("lock the logs of %d customers: %w", len(customers), err)
	}
	return logs, nil
}

// beginLocked begins a transaction in which one customer's row is locked; the caller
// ends it. An unknown customer is a NOT_FOUND error.
func (db *DB) beginLocked(ctx context.Context, customerID string) (*sql.Tx, *customerLog, error) {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return nil, nil, fmt.Errorf("lock the log of customer %q: %w", clip(customerID), err)
	}
	logs, err := db.lockCustomers(ctx, tx, []string{customerID})
	if err == nil && logs[customerID] == nil {
		err = customerNotFound(customerID)
	}
	if err != nil {
		rollback(tx)
		return nil, nil, err
	}
	return tx, logs[customerID], nil
}

// writeNotifications numbers the notices and enters them into their customers' logs.
func (db *DB) writeNotifications(ctx context.Context, tx *sql.Tx, commit *Commit) error {
	if len(commit.Notifications) == 0 {
		return nil
	}
	if err := db.checkBodies(ctx, tx, commit); err != nil {
		return err
	}
	customers := map[string]bool{}
	for i := range commit.Notifications {
		customers[commit.Notifications[i].CustomerID] = true
	}
	logs, err := db.lockCustomers(ctx, tx, slices.Collect(maps.Keys(customers)))
	if err != nil {
		return err
	}
	if stale := staleAccounts(commit.Notifications, logs); len(stale) > 0 {
		return &StaleAccounts{Customers: stale}
	}
	number(commit.Notifications, logs, commit.Now)
	if err := db.insertNotifications(ctx, tx, commit.Notifications, logs); err != nil {
		return fmt.Errorf("insert %d notifications: %w", len(commit.Notifications), err)
	}
	if err := db.moveLogs(ctx, tx, logs); err != nil {
		return fmt.Errorf("move the logs of %d customers: %w", len(logs), err)
	}
	if err := db.writeOutbox(ctx, tx, commit.Notifications, logs, commit.Now); err != nil {
		return err
	}
	return db.notify(ctx, tx, grown(logs)...)
}

// grown names the logs with where they end now.
func grown(logs map[string]*customerLog) []Grown {
	all := make([]Grown, 0, len(logs))
	for id, l := range logs {
		all = append(all, Grown{CustomerID: id, Last: l.sequence})
	}
	return all
}

// checkBodies refuses notices of signals that nobody has kept: readers would pass
// over them and the log would seem to lack a number.
func (db *DB) checkBodies(ctx context.Context, tx *sql.Tx, commit *Commit) error {
	brought := make(map[string]bool, len(commit.Signals))
	for i := range commit.Signals {
		brought[commit.Signals[i].Signal.ID] = true
	}
	lacking := map[string]bool{}
	for i := range commit.Notifications {
		if id := commit.Notifications[i].SignalID; !brought[id] {
			lacking[id] = true
		}
	}
	if len(lacking) == 0 {
		return nil
	}
	condition, args := db.among(signal.FieldID, slices.Collect(maps.Keys(lacking)), 1)
	err := eachRow(ctx, tx, "SELECT "+signal.FieldID+" FROM "+signal.Table+" WHERE "+condition, args, func(rows *sql.Rows) error {
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

// staleAccounts returns the customers, by id, whose notices were decided on with
// another version than the present one.
func staleAccounts(logged []Entry, logs map[string]*customerLog) []string {
	var stale []string
	for i := range logged {
		n := &logged[i]
		if l := logs[n.CustomerID]; l == nil || l.version != n.LogVersion {
			stale = append(stale, n.CustomerID)
		}
	}
	slices.Sort(stale)
	return slices.Compact(stale)
}

// number assigns each notification the next number of its customer's log, and a time that
// is later than the entry's before even when the clock stands or went back: clients
// ask for what was sent after the last entry that they have.
func number(logged []Entry, logs map[string]*customerLog, now time.Time) {
	for i := range logged {
		n := &logged[i]
		l := logs[n.CustomerID]
		l.sequence++
		l.sentAt = max(now.UnixMicro(), l.sentAt+1)
		n.Sequence, n.SentAt = l.sequence, fromMicro(l.sentAt)
	}
}

var insertNotifications = insertRows(notification.Table, "",
	col(notification.FieldID, "bigint"), col(notification.FieldLogID, "integer"), col(notification.FieldSequence, "bigint"),
	col(notification.FieldSentAt, "bigint"), col(notification.FieldTimestamp, "bigint"), col(notification.FieldGlobalOffset, "bigint"),
	col(notification.FieldConfigVersion, "bigint"), col(notification.FieldDailyUsed, "integer"), col(notification.FieldDailyBudget, "integer"),
	col(notification.FieldTypeUsed, "integer"), nullable(notification.FieldTypeLimit, "integer"),
	col(notification.FieldChain, "smallint"), col(notification.FieldType, "smallint"), col(notification.FieldSignalID, "text"))

func (db *DB) insertNotifications(ctx context.Context, tx *sql.Tx, logged []Entry, logs map[string]*customerLog) error {
	var columns [13][]int64
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
		log := logs[n.CustomerID].id
		for c, v := range [...]int64{
			rowid.ID(log, n.Sequence), log, n.Sequence, n.SentAt.UnixMicro(), n.Timestamp, n.GlobalOffset, d.ConfigVersion,
			int64(d.DailyUsed), int64(d.DailyBudget), int64(d.TypeUsed), limit, int64(n.Chain.Index()), int64(n.Type.Index()),
		} {
			columns[c][i] = v
		}
		signals[i] = n.SignalID
	}
	args := make([]any, 0, len(columns)+1)
	for _, c := range columns {
		args = append(args, c)
	}
	return insertNotifications.run(ctx, db, tx, append(args, signals)...)
}

var moveLogs = updateRows(notificationlog.Table, col(notificationlog.FieldID, "integer"),
	col(notificationlog.FieldLastSequence, "bigint"), col(notificationlog.FieldLastSentAt, "bigint"))

func (db *DB) moveLogs(ctx context.Context, tx *sql.Tx, logs map[string]*customerLog) error {
	var sequences, times, ids []int64
	for _, l := range logs {
		sequences, times, ids = append(sequences, l.sequence), append(times, l.sentAt), append(ids, l.id)
	}
	return moveLogs.run(ctx, db, tx, ids, sequences, times)
}
