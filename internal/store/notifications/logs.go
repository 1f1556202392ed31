// Package notifications keeps customers' notification logs: their entries, the signals and
// signal contexts that the entries refer to, and what became of the signals' prices.
//
// It promises that the numbers of a log rise by one in the order in which readers come to
// see them, and that sent_at rises with them. What belongs into another package's
// transaction is a function of that transaction.
package notifications

import (
	"context"
	"database/sql"
	"fmt"
	"sync"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

// Logs is the notification logs of all customers. Its methods may be called from any goroutine.
type Logs struct {
	*sqldb.DB
	ids sync.Map // id of a customer's log by the customer's id; see LogID
}

// New returns the notification logs in a database.
func New(db *sqldb.DB) *Logs { return &Logs{DB: db} }

// CustomerLog is where a customer's log ends, as its locked row says.
type CustomerLog struct {
	ID         int64
	CustomerID string
	Version    int64 // rises with each reset of the log and each change of the configuration
	Sequence   int64 // of the last entry that there ever was; 0: none
	SentAt     int64 // of that entry, unix µs
	Configs    int64 // version of the present configuration; 0: there is none
	Webhook    bool  // what enters the log is sent to the customer's webhook
}

const customerLogColumns = notificationlog.FieldID + ", " + notificationlog.FieldCustomerID + ", " + notificationlog.FieldVersion + ", " +
	notificationlog.FieldLastSequence + ", " + notificationlog.FieldLastSentAt + ", " + notificationlog.FieldConfigVersion + ", " +
	notificationlog.FieldWebhookOn

func (l *CustomerLog) scan(rows *sql.Rows) error {
	return rows.Scan(&l.ID, &l.CustomerID, &l.Version, &l.Sequence, &l.SentAt, &l.Configs, &l.Webhook)
}

// lockCustomers returns the rows of some customers and keeps other writers of them waiting
// until the transaction ends. Rows are locked in order of the ids, so that two
// transactions that lock several never wait for each other. Unknown customers lack.
func lockCustomers(ctx context.Context, db *sqldb.DB, tx *sql.Tx, customers []string) (map[string]*CustomerLog, error) {
	condition, args := db.Among(notificationlog.FieldCustomerID, customers, 1)
	query := "SELECT " + customerLogColumns + " FROM " + notificationlog.Table + " WHERE " + condition + " ORDER BY " + notificationlog.FieldCustomerID
	if db.Dialect() == sqldb.Postgres {
		query += " FOR UPDATE"
	}
	logs := make(map[string]*CustomerLog, len(customers))
	err := sqldb.EachRow(ctx, tx, query, args, func(rows *sql.Rows) error {
		l := &CustomerLog{}
		err := l.scan(rows)
		logs[l.CustomerID] = l
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("lock the logs of %d customers: %w", len(customers), err)
	}
	return logs, nil
}

// BeginLocked begins a transaction in which one customer's row is locked; the caller
// ends it. An unknown customer is a NOT_FOUND error.
func BeginLocked(ctx context.Context, db *sqldb.DB, customerID string) (*sql.Tx, *CustomerLog, error) {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return nil, nil, fmt.Errorf("lock the log of customer %q: %w", sqldb.Clip(customerID), err)
	}
	logs, err := lockCustomers(ctx, db, tx, []string{customerID})
	if err == nil && logs[customerID] == nil {
		err = CustomerNotFound(customerID)
	}
	if err != nil {
		sqldb.Rollback(tx)
		return nil, nil, err
	}
	return tx, logs[customerID], nil
}

// CustomerNotFound returns the NOT_FOUND error of an unknown customer.
func CustomerNotFound(id string) error {
	return smartmoney.Errorf(smartmoney.CodeNotFound, "customer not found: %s", sqldb.Clip(id))
}

// ReadConfigRevision returns the number of the last change of any customer's configuration or log.
func ReadConfigRevision(ctx context.Context, q sqldb.Querier) (revision int64, err error) {
	err = sqldb.EachRow(ctx, q, "SELECT revision FROM config_revision WHERE id = 0", nil, func(rows *sql.Rows) error { return rows.Scan(&revision) })
	return revision, err
}

// NextConfigRevision returns the number of a change, and keeps other changes waiting until the
// transaction ends: they become visible in the order of their numbers, so that no
// reader of a configuration revision lacks an earlier one. Customers' rows are locked before it.
func NextConfigRevision(ctx context.Context, tx *sql.Tx) (revision int64, err error) {
	err = tx.QueryRowContext(ctx, "UPDATE config_revision SET revision = revision + 1 WHERE id = 0 RETURNING revision").Scan(&revision)
	if err != nil {
		return 0, fmt.Errorf("raise the configuration revision: %w", err)
	}
	return revision, nil
}

// LogID returns the id of a customer's notification log, 0 for an unknown customer. It never changes and
// no customer is removed, so that it is read once.
func (db *Logs) LogID(ctx context.Context, customerID string) (int64, error) {
	if id, known := db.ids.Load(customerID); known {
		return id.(int64), nil
	}
	id, err := db.ReadClient().NotificationLog.Query().Where(notificationlog.CustomerID(customerID)).OnlyID(ctx)
	if gen.IsNotFound(err) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("find the log: %w", err)
	}
	db.ids.Store(customerID, id)
	return id, nil
}
