package store

import (
	"context"
	"database/sql"
	"fmt"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/configversion"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/rowid"
	"smartmoney/internal/smartmoney"
)

// Config returns a customer's configuration. A customer that is unknown or has none is
// a NOT_FOUND error.
func (db *DB) Config(ctx context.Context, customerID string) (smartmoney.CustomerConfig, error) {
	accounts, err := readAccounts(ctx, db.entRead, notificationlog.CustomerID(customerID))
	if err != nil {
		return smartmoney.CustomerConfig{}, fmt.Errorf("read the configuration of customer %q: %w", clip(customerID), err)
	}
	if len(accounts) == 0 {
		return smartmoney.CustomerConfig{}, customerNotFound(customerID)
	}
	return accounts[0].CustomerConfig, nil
}

// ChangeConfig replaces a customer's configuration by the one that change makes of the
// present one, as a new version even if it is equal, and returns it; where the customer has none, exists is
// false and current is the default. keyID is the API key that asked for it, "" for
// the operator. An error of change is returned as it is, and nothing changes. An
// unknown customer is a NOT_FOUND error. change must not use the database: it is
// called while the customer's row is locked.
//
// A new address of the webhook makes it go on where it was disabled, without one it is
// taken away: what was on its way has failed then.
func (db *DB) ChangeConfig(ctx context.Context, customerID, keyID string,
	change func(current smartmoney.Config, exists bool) (smartmoney.Config, error),
) (smartmoney.CustomerConfig, error) {
	c, _, err := db.ChangeConfigWebhook(ctx, customerID, keyID, WebhookSetting{}, change)
	return c, err
}

// ChangeConfigWebhook does what ChangeConfig does, for a change that may set the
// webhook; secretTaken tells whether the setting's secret is in use now.
func (db *DB) ChangeConfigWebhook(ctx context.Context, customerID, keyID string, webhook WebhookSetting,
	change func(current smartmoney.Config, exists bool) (smartmoney.Config, error),
) (c smartmoney.CustomerConfig, secretTaken bool, err error) {
	wrap := func(err error) (smartmoney.CustomerConfig, bool, error) {
		return smartmoney.CustomerConfig{}, false, fmt.Errorf("change the configuration of customer %q: %w", clip(customerID), err)
	}
	tx, log, err := db.beginLocked(ctx, customerID)
	if err != nil {
		return smartmoney.CustomerConfig{}, false, err
	}
	defer rollback(tx)
	client := db.entIn(tx)
	current, err := currentConfig(ctx, client, customerID, log)
	if err != nil {
		return wrap(err)
	}
	next, err := change(current, log.configs > 0)
	if err != nil {
		return smartmoney.CustomerConfig{}, false, err
	}
	// Before addConfig, for which every other customer's change waits.
	if secretTaken, err = db.setWebhook(ctx, tx, log, current.WebhookURL, next.WebhookURL, webhook); err != nil {
		return wrap(err)
	}
	if err := db.addConfig(ctx, tx, log, keyID, next); err != nil {
		return wrap(err)
	}
	accounts, err := readAccounts(ctx, client, notificationlog.CustomerID(customerID))
	if err != nil || len(accounts) != 1 {
		return wrap(fmt.Errorf("read it back: %d found: %w", len(accounts), err))
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return accounts[0].CustomerConfig, secretTaken, nil
}

// currentConfig returns the newest configuration, or the default with the customer's name.
func currentConfig(ctx context.Context, client *gen.Client, customerID string, log *customerLog) (smartmoney.Config, error) {
	if log.configs == 0 {
		c, err := client.Customer.Get(ctx, customerID)
		if err != nil {
			return smartmoney.Config{}, err
		}
		return smartmoney.DefaultConfig(c.Name), nil
	}
	newest, err := client.ConfigVersion.Get(ctx, rowid.ID(log.id, log.configs))
	if err != nil {
		return smartmoney.Config{}, err
	}
	return newest.Config, nil
}

// addConfig adds a configuration to those of a customer, whose row is locked, and raises the
// configuration revision, by which the leader notices it before it applies further events.
func (db *DB) addConfig(ctx context.Context, tx *sql.Tx, log *customerLog, keyID string, c smartmoney.Config) error {
	revision, err := nextConfigRevision(ctx, tx)
	if err != nil {
		return err
	}
	client, version := db.entIn(tx), log.configs+1
	err = client.NotificationLog.UpdateOneID(log.id).SetConfigVersion(version).AddVersion(1).SetConfigRevision(revision).Exec(ctx)
	if err != nil {
		return fmt.Errorf("move the log's version: %w", err)
	}
	err = client.ConfigVersion.Create().SetID(rowid.ID(log.id, version)).SetCustomerID(log.customerID).SetVersion(version).
		SetConfigRevision(revision).SetChangedAt(db.timestamp().UnixMicro()).SetKeyID(keyID).SetConfig(c).Exec(ctx)
	if err != nil {
		return fmt.Errorf("insert version %d: %w", version, err)
	}
	return nil
}

// ConfigVersions returns the newest limit configurations of a customer, newest first;
// none for a customer that is unknown or has none.
func (db *DB) ConfigVersions(ctx context.Context, customerID string, limit int) ([]smartmoney.ConfigVersion, error) {
	return readConfigVersions(ctx, customerID, db.entRead.ConfigVersion.Query().Order(configversion.ByVersion(entsql.OrderDesc())).Limit(limit))
}

// ConfigHistory returns every configuration that a customer ever had, oldest first.
func (db *DB) ConfigHistory(ctx context.Context, customerID string) ([]smartmoney.ConfigVersion, error) {
	return readConfigVersions(ctx, customerID, db.entRead.ConfigVersion.Query().Order(configversion.ByVersion()))
}

func readConfigVersions(ctx context.Context, customerID string, query *gen.ConfigVersionQuery) ([]smartmoney.ConfigVersion, error) {
	rows, err := query.Where(configversion.CustomerID(customerID)).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the configurations of customer %q: %w", clip(customerID), err)
	}
	all := make([]smartmoney.ConfigVersion, len(rows))
	for i, row := range rows {
		all[i] = smartmoney.ConfigVersion{
			CustomerID: customerID, Version: row.Version, ConfigRevision: row.ConfigRevision,
			ChangedAt: fromMicro(row.ChangedAt), KeyID: row.KeyID, Config: row.Config,
		}
	}
	return all, nil
}
