package store

import (
	"context"
	"database/sql"
	"fmt"

	entsql "entgo.io/ent/dialect/sql"
	"github.com/go-json-experiment/json"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/configversion"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/gen/predicate"
	"smartmoney/internal/smartmoney"
)

// Account is what decides about a customer's notifications.
type Account struct {
	smartmoney.CustomerConfig
	LogVersion int64 // rises with each reset of the log and each change of the configuration
}

// ConfigRevision returns the number of the last change of any customer's configuration or log;
// it only rises. Once it is read, Accounts returns that change.
func (db *DB) ConfigRevision(ctx context.Context) (int64, error) {
	revision, err := readConfigRevision(ctx, db.Reader())
	if err != nil {
		return 0, fmt.Errorf("read the configuration revision: %w", err)
	}
	return revision, nil
}

// Accounts returns the customers with a configuration whose configuration or log was
// changed after a configuration revision, by id, and the present configuration revision, all as of one moment. After
// configuration revision 0 that is every customer with a configuration.
func (db *DB) Accounts(ctx context.Context, afterRevision int64) (changed []Account, revision int64, err error) {
	tx, err := db.snapshot(ctx)
	if err != nil {
		return nil, 0, fmt.Errorf("read accounts: %w", err)
	}
	defer rollback(tx)
	if revision, err = readConfigRevision(ctx, tx); err == nil {
		changed, err = readAccounts(ctx, db.entIn(tx), notificationlog.ConfigRevisionGT(afterRevision))
	}
	if err != nil {
		return nil, 0, fmt.Errorf("read accounts after revision %d: %w", afterRevision, err)
	}
	return changed, revision, nil
}

// accountRow is a notification log with the first and the newest configuration of its customer.
type accountRow struct {
	CustomerID    string `sql:"customer_id"`
	Version       int64  `sql:"version"`
	ConfigVersion int64  `sql:"config_version"`
	CreatedAt     int64  `sql:"created_at"`
	ChangedAt     int64  `sql:"changed_at"`
	Config        []byte `sql:"config"` // JSON
}

// readAccounts returns the accounts with the logs for which a condition holds, by
// customer id. It is one statement: configurations are joined, not read afterwards by as many
// ids as there are customers.
func readAccounts(ctx context.Context, client *gen.Client, condition predicate.NotificationLog) ([]Account, error) {
	var rows []accountRow
	err := client.NotificationLog.Query().Where(condition).Order(notificationlog.ByCustomerID()).
		Modify(func(s *entsql.Selector) {
			d := entsql.Dialect(s.Dialect())
			first, last := d.Table(configversion.Table).As("first"), d.Table(configversion.Table).As("last")
			version := func(t *entsql.SelectTable, is func() *entsql.Predicate) *entsql.Predicate {
				return entsql.And(entsql.ColumnsEQ(t.C(configversion.FieldCustomerID), s.C(notificationlog.FieldCustomerID)), is())
			}
			s.Join(first).OnP(version(first, func() *entsql.Predicate { return entsql.EQ(first.C(configversion.FieldVersion), 1) }))
			s.Join(last).OnP(version(last, func() *entsql.Predicate {
				return entsql.ColumnsEQ(last.C(configversion.FieldVersion), s.C(notificationlog.FieldConfigVersion))
			}))
			s.Select(s.C(notificationlog.FieldCustomerID), s.C(notificationlog.FieldVersion), s.C(notificationlog.FieldConfigVersion),
				entsql.As(first.C(configversion.FieldChangedAt), "created_at"), last.C(configversion.FieldChangedAt), last.C(configversion.FieldConfig))
		}).Scan(ctx, &rows)
	if err != nil {
		return nil, err
	}
	accounts := make([]Account, len(rows))
	for i := range rows {
		r := &rows[i]
		accounts[i] = Account{LogVersion: r.Version, CustomerConfig: smartmoney.CustomerConfig{
			CustomerID: r.CustomerID, Version: r.ConfigVersion, CreatedAt: fromMicro(r.CreatedAt), UpdatedAt: fromMicro(r.ChangedAt),
		}}
		if err := json.Unmarshal(r.Config, &accounts[i].Config); err != nil {
			return nil, fmt.Errorf("decode the configuration of customer %q: %w", r.CustomerID, err)
		}
	}
	return accounts, nil
}

func readConfigRevision(ctx context.Context, q querier) (revision int64, err error) {
	err = eachRow(ctx, q, "SELECT revision FROM config_revision WHERE id = 0", nil, func(rows *sql.Rows) error { return rows.Scan(&revision) })
	return revision, err
}

// nextConfigRevision returns the number of a change, and keeps other changes waiting until the
// transaction ends: they become visible in the order of their numbers, so that no
// reader of a configuration revision lacks an earlier one. Customers' rows are locked before it.
func nextConfigRevision(ctx context.Context, tx *sql.Tx) (revision int64, err error) {
	err = tx.QueryRowContext(ctx, "UPDATE config_revision SET revision = revision + 1 WHERE id = 0 RETURNING revision").Scan(&revision)
	if err != nil {
		return 0, fmt.Errorf("raise the configuration revision: %w", err)
	}
	return revision, nil
}

// snapshot begins a transaction for reading, all of whose statements see one moment.
func (db *DB) snapshot(ctx context.Context) (*sql.Tx, error) {
	options := &sql.TxOptions{ReadOnly: true}
	if db.Dialect() == Postgres {
		options.Isolation = sql.LevelRepeatableRead
	}
	return db.Reader().BeginTx(ctx, options)
}

// logID returns the id of a customer's notification log, 0 for an unknown customer. It never changes and
// no customer is removed, so that it is read once.
func (db *DB) logID(ctx context.Context, customerID string) (int64, error) {
	if id, known := db.logIDs.Load(customerID); known {
		return id.(int64), nil
	}
	id, err := db.entRead.NotificationLog.Query().Where(notificationlog.CustomerID(customerID)).OnlyID(ctx)
	if gen.IsNotFound(err) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("find the log: %w", err)
	}
	db.logIDs.Store(customerID, id)
	return id, nil
}
