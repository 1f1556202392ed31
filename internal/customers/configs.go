package customers

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	entsql "entgo.io/ent/dialect/sql"
	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/configversion"
	"github.com/smartmoneyhq/smartmoney/ent/gen/customer"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/predicate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

const (
	// configsMost bounds a customer's configuration versions besides the first: a change beyond it
	// deletes the oldest. A version takes about 1 kB, 15 kB at most, with a long webhook address.
	configsMost = 1000
	// configsDropped bounds the versions that one change deletes, in a database with more than
	// configsMost.
	configsDropped = 100
	// configsKept is the number of a customer's newest versions that SweepConfigVersions leaves.
	configsKept = 200
	// configsSwept bounds the versions that one call of SweepConfigVersions deletes, so that other
	// writers never wait long.
	configsSwept = 1000
	// configsPage is the number of versions that ConfigHistory reads at once.
	configsPage = 50
)

// Config returns a customer's configuration. It returns a NOT_FOUND error if the customer is
// unknown or has no configuration.
func (re *Registry) Config(ctx context.Context, customerID string) (smartmoney.CustomerConfig, error) {
	customers, err := re.readCustomers(ctx, re.ReadClient(), notificationlog.CustomerID(customerID))
	if err != nil {
		return smartmoney.CustomerConfig{}, fmt.Errorf("read the configuration of customer %q: %w", sqldb.Clip(customerID), err)
	}
	if len(customers) == 0 {
		return smartmoney.CustomerConfig{}, notifications.CustomerNotFound(customerID)
	}
	return customers[0].CustomerConfig, nil
}

// ChangeConfig replaces a customer's configuration with the result of change, as a new version, and
// returns it. Of updates in a row that change nothing only the first is a version, which gets the
// time and the key of the last. If the customer has no configuration, change is called with
// exists false and the default configuration. keyID is the API key that requested the change, ""
// for the operator. An error of change is returned unchanged, and nothing is written. An unknown
// customer is a NOT_FOUND error. change must not use the database: it is called while the
// customer's row is locked.
//
// A new webhook address enables a disabled webhook. Without an address the webhook is removed and
// its pending deliveries fail.
func (re *Registry) ChangeConfig(ctx context.Context, customerID, keyID string,
	change func(current smartmoney.Config, exists bool) (smartmoney.Config, error),
) (smartmoney.CustomerConfig, error) {
	c, _, err := re.ChangeConfigWebhook(ctx, customerID, keyID, outbox.Setting{}, change)
	return c, err
}

// ChangeConfigWebhook is ChangeConfig for a change that may set the webhook. secretTaken reports
// whether the setting's secret is now in use.
func (re *Registry) ChangeConfigWebhook(ctx context.Context, customerID, keyID string, webhook outbox.Setting,
	change func(current smartmoney.Config, exists bool) (smartmoney.Config, error),
) (c smartmoney.CustomerConfig, secretTaken bool, err error) {
	wrap := func(err error) (smartmoney.CustomerConfig, bool, error) {
		return smartmoney.CustomerConfig{}, false, fmt.Errorf("change the configuration of customer %q: %w", sqldb.Clip(customerID), err)
	}
	tx, log, err := notifications.BeginLocked(ctx, re.DB, customerID)
	if err != nil {
		return smartmoney.CustomerConfig{}, false, err
	}
	defer sqldb.Rollback(tx)
	client := re.ClientIn(tx)
	if owner, err := client.Customer.Get(ctx, customerID); err != nil || owner.DeletedAt != nil {
		if err == nil {
			return smartmoney.CustomerConfig{}, false, notifications.CustomerNotFound(customerID)
		}
		return wrap(err)
	}
	current, err := re.currentConfig(ctx, client, customerID, log)
	if err != nil {
		return wrap(err)
	}
	next, err := change(current.Clone(), log.Configs > 0) // compared with current below
	if err != nil {
		return smartmoney.CustomerConfig{}, false, err
	}
	// Before addConfig, whose lock blocks the changes of all other customers.
	if secretTaken, err = outbox.Set(ctx, re.DB, tx, log, current.WebhookURL, next.WebhookURL, webhook); err != nil {
		return wrap(err)
	}
	if err := re.putConfig(ctx, tx, log, keyID, current, next); err != nil {
		return wrap(err)
	}
	customers, err := re.readCustomers(ctx, client, notificationlog.CustomerID(customerID))
	if err != nil || len(customers) != 1 {
		return wrap(fmt.Errorf("read it back: %d found: %w", len(customers), err))
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return customers[0].CustomerConfig, secretTaken, nil
}

// currentConfig returns the newest configuration, or the default configuration with the customer's
// name.
func (re *Registry) currentConfig(ctx context.Context, client *gen.Client, customerID string, log *notifications.CustomerLog) (smartmoney.Config, error) {
	if log.Configs == 0 {
		c, err := client.Customer.Get(ctx, customerID)
		if err != nil {
			return smartmoney.Config{}, err
		}
		return re.defaultConfig(c.Name), nil
	}
	newest, err := client.ConfigVersion.Get(ctx, sqldb.RowID(log.ID, log.Configs))
	if err != nil {
		return smartmoney.Config{}, err
	}
	return newest.Config.WithDefaults(re.convergenceMinUSD), nil
}

// putConfig stores the configuration that follows the current one of a customer whose row is
// locked.
func (re *Registry) putConfig(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, keyID string, current, next smartmoney.Config) error {
	if log.Configs > 0 {
		same, err := sameConfig(current, next)
		if err == nil && same {
			same, err = re.repeatConfig(ctx, tx, log, keyID, next)
		}
		if err != nil || same {
			return err
		}
	}
	return re.addConfig(ctx, tx, log, keyID, next)
}

// addConfig adds a configuration version to a customer whose row is locked, and raises the
// configuration revision, which makes the leader read the change before it applies further events.
func (re *Registry) addConfig(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, keyID string, c smartmoney.Config) error {
	revision, err := notifications.NextConfigRevision(ctx, tx)
	if err != nil {
		return err
	}
	client, version := re.ClientIn(tx), log.Configs+1
	err = client.NotificationLog.UpdateOneID(log.ID).SetConfigVersion(version).AddVersion(1).SetConfigRevision(revision).Exec(ctx)
	if err != nil {
		return fmt.Errorf("move the log's version: %w", err)
	}
	err = client.ConfigVersion.Create().SetID(sqldb.RowID(log.ID, version)).SetCustomerID(log.CustomerID).SetVersion(version).
		SetConfigRevision(revision).SetChangedAt(re.Timestamp().UnixMicro()).SetKeyID(keyID).SetConfig(c).Exec(ctx)
	if err != nil {
		return fmt.Errorf("insert version %d: %w", version, err)
	}
	if version <= configsMost {
		return nil
	}
	// The oldest go first, so that those that are left follow one another.
	_, err = tx.ExecContext(ctx, "DELETE FROM "+configversion.Table+" WHERE "+configversion.FieldID+" IN (SELECT "+configversion.FieldID+" FROM "+
		configversion.Table+" WHERE "+configversion.FieldID+" > $1 AND "+configversion.FieldID+" <= $2 ORDER BY "+configversion.FieldID+" LIMIT $3)",
		sqldb.RowID(log.ID, 1), sqldb.RowID(log.ID, version-configsMost), configsDropped)
	if err != nil {
		return fmt.Errorf("delete the versions before the newest %d: %w", configsMost, err)
	}
	return nil
}

// repeatConfig notes an update of a customer, whose row is locked, to the configuration c that it
// has already. It moves the newest version to the present time and reports true if that version
// only repeats the one before: a client that sends its settings every minute would push all others
// out of the history. The configuration revision stays, since nobody has to read anything again.
func (re *Registry) repeatConfig(ctx context.Context, tx *sql.Tx, log *notifications.CustomerLog, keyID string, c smartmoney.Config) (bool, error) {
	before, err := re.ClientIn(tx).ConfigVersion.Get(ctx, sqldb.RowID(log.ID, log.Configs-1))
	if gen.IsNotFound(err) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("read version %d: %w", log.Configs-1, err)
	}
	if same, err := sameConfig(before.Config.WithDefaults(re.convergenceMinUSD), c); err != nil || !same {
		return false, err
	}
	_, err = tx.ExecContext(ctx, "UPDATE "+configversion.Table+" SET "+configversion.FieldChangedAt+" = $1, "+configversion.FieldKeyID+
		" = $2 WHERE "+configversion.FieldID+" = $3", re.Timestamp().UnixMicro(), keyID, sqldb.RowID(log.ID, log.Configs))
	if err != nil {
		return false, fmt.Errorf("move version %d in time: %w", log.Configs, err)
	}
	return true, nil
}

// sameConfig reports whether two configurations are stored as the same text.
func sameConfig(a, b smartmoney.Config) (bool, error) {
	var texts [2][]byte
	for i, c := range []*smartmoney.Config{&a, &b} {
		text, err := json.Marshal(c, json.Deterministic(true))
		if err != nil {
			return false, fmt.Errorf("encode a configuration: %w", err)
		}
		texts[i] = text
	}
	return bytes.Equal(texts[0], texts[1]), nil
}

// ConfigVersions returns up to limit configuration versions of a customer with numbers below one, 0
// for all, newest first. It returns none for a customer that is unknown or has no configuration.
func (re *Registry) ConfigVersions(ctx context.Context, customerID string, below int64, limit int) ([]smartmoney.ConfigVersion, error) {
	query := re.ReadClient().ConfigVersion.Query().Order(configversion.ByVersion(entsql.OrderDesc())).Limit(limit)
	if below > 0 {
		query = query.Where(configversion.VersionLT(below))
	}
	rows, err := query.Where(configversion.CustomerID(customerID)).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the configurations of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return each(rows, func(row *gen.ConfigVersion) smartmoney.ConfigVersion {
		return smartmoney.ConfigVersion{
			CustomerID: customerID, Version: row.Version, ConfigRevision: row.ConfigRevision,
			ChangedAt: sqldb.FromMicro(row.ChangedAt), KeyID: row.KeyID, Config: row.Config.WithDefaults(re.convergenceMinUSD),
		}
	}), nil
}

// ConfigHistory returns the configuration versions of a customer that were in force at a
// configuration revision or later, oldest first, the newest one in any case; configsMost+1 at most.
// None between them is missing: if the first of them is later than the revision and is not version
// 1, the one before is no longer stored.
func (re *Registry) ConfigHistory(ctx context.Context, customerID string, revision int64) ([]smartmoney.ConfigVersion, error) {
	all := []smartmoney.ConfigVersion{} // newest first
	for below := int64(0); ; below = all[len(all)-1].Version {
		page, err := re.ConfigVersions(ctx, customerID, below, configsPage)
		if err != nil {
			return nil, err
		}
		ends := len(page) < configsPage
		for i := range page {
			if n := len(all); n > 0 && (n > configsMost || all[n-1].ConfigRevision <= revision || all[n-1].Version != page[i].Version+1) {
				ends = true
				break
			}
			all = append(all, page[i])
		}
		if ends {
			slices.Reverse(all)
			return all, nil
		}
	}
}

// SweepConfigVersions deletes some versions of configurations that another one had replaced by a
// configuration revision, the oldest of each customer first, and returns how many; 0: none is left.
// A customer's first version and its newest configsKept stay.
func (re *Registry) SweepConfigVersions(ctx context.Context, revision int64) (deleted int, err error) {
	query := "SELECT v." + configversion.FieldID + " FROM " + notificationlog.Table + " l JOIN " + configversion.Table + " v ON v." +
		configversion.FieldCustomerID + " = l." + notificationlog.FieldCustomerID + " AND v." + configversion.FieldVersion + " > 1 AND v." +
		configversion.FieldVersion + " <= l." + notificationlog.FieldConfigVersion + " - $1 JOIN " + configversion.Table + " n ON n." +
		configversion.FieldCustomerID + " = v." + configversion.FieldCustomerID + " AND n." + configversion.FieldVersion + " = v." +
		configversion.FieldVersion + " + 1 WHERE l." + notificationlog.FieldConfigVersion + " > $1 AND n." + configversion.FieldConfigRevision +
		" <= $2 ORDER BY v." + configversion.FieldID + " LIMIT $3"
	if re.Dialect() == sqldb.Postgres {
		// a change of its configuration deletes versions of a customer, too
		query += " FOR UPDATE OF v SKIP LOCKED"
	}
	done, err := re.Writer().ExecContext(ctx, "DELETE FROM "+configversion.Table+" WHERE "+configversion.FieldID+" IN ("+query+")",
		configsKept, revision, configsSwept)
	var n int64
	if err == nil {
		n, err = done.RowsAffected()
	}
	if err != nil {
		return 0, fmt.Errorf("sweep versions of configurations: %w", err)
	}
	return int(n), nil
}

// ConfigRevision returns the revision of the last change of any customer's configuration or log. It
// only rises. A ChangedCustomers call that starts after it returned sees that change.
func (re *Registry) ConfigRevision(ctx context.Context) (int64, error) {
	revision, err := notifications.ReadConfigRevision(ctx, re.LoopReader())
	if err != nil {
		return 0, fmt.Errorf("read the configuration revision: %w", err)
	}
	return revision, nil
}

// ChangedCustomers returns the customers with a configuration whose configuration or log changed
// after the given configuration revision, ordered by id, and the current revision, both from one
// snapshot of the database. After revision 0 it returns every customer with a configuration. A
// suspended or deleted customer has a configuration that wants no signal.
func (re *Registry) ChangedCustomers(ctx context.Context, afterRevision int64) (changed []notifications.Customer, revision int64, err error) {
	tx, err := re.SnapshotIn(ctx, re.LoopReader())
	if err != nil {
		return nil, 0, fmt.Errorf("read customers: %w", err)
	}
	defer sqldb.Rollback(tx)
	if revision, err = notifications.ReadConfigRevision(ctx, tx); err == nil {
		changed, err = re.readCustomers(ctx, re.ClientIn(tx), notificationlog.ConfigRevisionGT(afterRevision))
	}
	for i := range changed {
		if changed[i].Suspended {
			changed[i].Chains, changed[i].SignalTypes = []smartmoney.Chain{}, []smartmoney.NotificationType{}
		}
	}
	if err != nil {
		return nil, 0, fmt.Errorf("read customers after revision %d: %w", afterRevision, err)
	}
	return changed, revision, nil
}

// customerRow is a notification log joined with its customer's first and newest configuration.
type customerRow struct {
	CustomerID    string     `sql:"customer_id"`
	Version       int64      `sql:"version"`
	ConfigVersion int64      `sql:"config_version"`
	CreatedAt     int64      `sql:"created_at"`
	ChangedAt     int64      `sql:"changed_at"`
	Config        []byte     `sql:"config"` // JSON
	SuspendedAt   *time.Time `sql:"suspended_at"`
}

// readCustomers returns the customers whose logs match the condition, ordered by customer id. It is
// one statement: configurations are joined instead of being read by a list of ids as long as the
// list of customers.
func (re *Registry) readCustomers(ctx context.Context, client *gen.Client, condition predicate.NotificationLog) ([]notifications.Customer, error) {
	var rows []customerRow
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
			owner := d.Table(customer.Table).As("owner")
			s.Join(owner).On(s.C(notificationlog.FieldCustomerID), owner.C(customer.FieldID))
			s.Select(s.C(notificationlog.FieldCustomerID), s.C(notificationlog.FieldVersion), s.C(notificationlog.FieldConfigVersion),
				entsql.As(first.C(configversion.FieldChangedAt), "created_at"), last.C(configversion.FieldChangedAt), last.C(configversion.FieldConfig),
				owner.C(customer.FieldSuspendedAt))
		}).Scan(ctx, &rows)
	if err != nil {
		return nil, err
	}
	customers := make([]notifications.Customer, len(rows))
	for i := range rows {
		r := &rows[i]
		customers[i] = notifications.Customer{LogVersion: r.Version, Suspended: r.SuspendedAt != nil, CustomerConfig: smartmoney.CustomerConfig{
			CustomerID: r.CustomerID, Version: r.ConfigVersion, CreatedAt: sqldb.FromMicro(r.CreatedAt), UpdatedAt: sqldb.FromMicro(r.ChangedAt),
		}}
		if err := json.Unmarshal(r.Config, &customers[i].Config); err != nil {
			return nil, fmt.Errorf("decode the configuration of customer %q: %w", r.CustomerID, err)
		}
		customers[i].Config = customers[i].WithDefaults(re.convergenceMinUSD)
	}
	return customers, nil
}
