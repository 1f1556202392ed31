// Package notifications stores customers' notification logs: their entries, the signals and signal
// contexts that entries refer to, and the outcomes of signals.
//
// It promises that the numbers of a log rise by one in the order in which readers see the entries,
// and that sent_at rises with them. Functions that take a transaction are parts of other packages'
// transactions.
package notifications

import (
	"context"
	"database/sql"
	"fmt"
	"sync"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Logs stores the notification logs of all customers. It is safe for concurrent use.
type Logs struct {
	*sqldb.DB
	ids sync.Map // id of a customer's log by the customer's id; see LogID
}

// New returns the notification logs of a database.
func New(db *sqldb.DB) *Logs { return &Logs{DB: db} }

// CustomerLog is the locked row of a customer's log.
type CustomerLog struct {
	ID         int64
	CustomerID string
	Version    int64 // rises with each reset of the log and each change of the configuration
	Sequence   int64 // of the newest entry ever written; 0: none
	SentAt     int64 // of that entry, unix µs
	Configs    int64 // version of the current configuration; 0: none
	Webhook    bool  // new entries are sent to the customer's webhook
}

const customerLogColumns = notificationlog.FieldID + ", " + notificationlog.FieldCustomerID + ", " + notificationlog.FieldVersion + ", " +
	notificationlog.FieldLastSequence + ", " + notificationlog.FieldLastSentAt + ", " + notificationlog.FieldConfigVersion + ", " +
	notificationlog.FieldWebhookOn

func (c *CustomerLog) scan(rows *sql.Rows) error {
	return rows.Scan(&c.ID, &c.CustomerID, &c.Version, &c.Sequence, &c.SentAt, &c.Configs, &c.Webhook)
}

// lockCustomers locks and returns the rows of customers until the transaction ends, without unknown
// ones. Rows are locked in the order of ids, which prevents deadlocks between transactions that
// lock several.
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

// BeginLocked begins a transaction that locks one customer's row; the caller ends it. It returns a
// NOT_FOUND error for an unknown customer.
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

// CustomerNotFound returns the NOT_FOUND error for an unknown customer.
func CustomerNotFound(id string) error {
	return smartmoney.Errorf(smartmoney.CodeNotFound, "customer not found: %s", sqldb.Clip(id))
}

// ReadConfigRevision returns the revision of the last change of any customer's configuration or
// log.
func ReadConfigRevision(ctx context.Context, q sqldb.Querier) (revision int64, err error) {
	err = sqldb.EachRow(ctx, q, "SELECT revision FROM config_revision WHERE id = 0", nil, func(rows *sql.Rows) error { return rows.Scan(&revision) })
	return revision, err
}

// NextConfigRevision returns the revision of a new change and blocks other changes until the
// transaction ends: changes become visible in the order of their revisions, so no reader of a
// revision misses an earlier one. Customers' rows must be locked before it.
func NextConfigRevision(ctx context.Context, tx *sql.Tx) (revision int64, err error) {
	err = tx.QueryRowContext(ctx, "UPDATE config_revision SET revision = revision + 1 WHERE id = 0 RETURNING revision").Scan(&revision)
	if err != nil {
		return 0, fmt.Errorf("raise the configuration revision: %w", err)
	}
	return revision, nil
}

// LogID returns the id of a customer's notification log, 0 for an unknown customer. The id never
// changes and customers are never deleted, so it is cached.
func (l *Logs) LogID(ctx context.Context, customerID string) (int64, error) {
	if id, known := l.ids.Load(customerID); known {
		return id.(int64), nil
	}
	id, err := l.ReadClient().NotificationLog.Query().Where(notificationlog.CustomerID(customerID)).OnlyID(ctx)
	if gen.IsNotFound(err) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("find the log: %w", err)
	}
	l.ids.Store(customerID, id)
	return id, nil
}
