package store

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"smartmoney/internal/smartmoney"
)

// Config returns a customer's configuration. A customer that is unknown or has none is
// a NOT_FOUND error.
func (db *DB) Config(ctx context.Context, customerID string) (smartmoney.CustomerConfig, error) {
	accounts, err := readAccounts(ctx, db.Reader(), "l.customer_id = $1", customerID)
	if err != nil {
		return smartmoney.CustomerConfig{}, fmt.Errorf("read the configuration of customer %q: %w", clip(customerID), err)
	}
	if len(accounts) == 0 {
		return smartmoney.CustomerConfig{}, customerNotFound(customerID)
	}
	return accounts[0].CustomerConfig, nil
}

// ChangeConfig returns a customer the configuration that change makes of the present
// one, as a new version even if it is equal; where the customer has none, exists is
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
	current, err := currentConfig(ctx, tx, customerID, log)
	if err != nil {
		return wrap(err)
	}
	next, err := change(current, log.configs > 0)
	if err != nil {
		return smartmoney.CustomerConfig{}, false, err
	}
	// Before addConfig, for which every other customer's change waits.
	if secretTaken, err = db.setWebhook(ctx, tx, log.id, current.WebhookURL, next.WebhookURL, webhook); err != nil {
		return wrap(err)
	}
	if err := db.addConfig(ctx, tx, log.id, keyID, next); err != nil {
		return wrap(err)
	}
	accounts, err := readAccounts(ctx, tx, "l.customer_id = $1", customerID)
	if err != nil || len(accounts) != 1 {
		return wrap(fmt.Errorf("read it back: %d found: %w", len(accounts), err))
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return accounts[0].CustomerConfig, secretTaken, nil
}

// currentConfig returns the newest configuration, or the default with the customer's name.
func currentConfig(ctx context.Context, tx *sql.Tx, customerID string, log *customerLog) (smartmoney.Config, error) {
	if log.configs == 0 {
		var name string
		err := tx.QueryRowContext(ctx, "SELECT name FROM customers WHERE id = $1", customerID).Scan(&name)
		return smartmoney.DefaultConfig(name), err
	}
	var body string
	err := tx.QueryRowContext(ctx, "SELECT body FROM config_versions WHERE log_id = $1 AND version = $2", log.id, log.configs).Scan(&body)
	if err != nil {
		return smartmoney.Config{}, err
	}
	return decodeConfig(body)
}

// addConfig adds a configuration to those of a customer, whose row is locked, and
// tells whoever polls the configuration revision.
func (db *DB) addConfig(ctx context.Context, tx *sql.Tx, logID int64, keyID string, c smartmoney.Config) error {
	body, err := json.Marshal(&c, json.Deterministic(true), jsontext.AllowInvalidUTF8(true))
	if err != nil {
		return fmt.Errorf("encode: %w", err)
	}
	revision, err := nextConfigRevision(ctx, tx)
	if err != nil {
		return err
	}
	var version int64
	err = tx.QueryRowContext(ctx,
		`UPDATE customer_logs SET config_version = config_version + 1, version = version + 1, epoch = $1
		 WHERE id = $2 RETURNING config_version`, revision, logID).Scan(&version)
	if err != nil {
		return fmt.Errorf("move the log's version: %w", err)
	}
	_, err = tx.ExecContext(ctx,
		"INSERT INTO config_versions (log_id, version, epoch, changed_at, key_id, body) VALUES ($1, $2, $3, $4, $5, $6)",
		logID, version, revision, db.timestamp().UnixMicro(), keyID, string(body))
	if err != nil {
		return fmt.Errorf("insert version %d: %w", version, err)
	}
	return nil
}

// ConfigVersions returns the newest limit configurations of a customer, newest first;
// none for a customer that is unknown or has none.
func (db *DB) ConfigVersions(ctx context.Context, customerID string, limit int) ([]smartmoney.ConfigVersion, error) {
	return db.configVersions(ctx, customerID, "DESC LIMIT $2", limit)
}

// ConfigHistory returns every configuration that a customer ever had, oldest first.
func (db *DB) ConfigHistory(ctx context.Context, customerID string) ([]smartmoney.ConfigVersion, error) {
	return db.configVersions(ctx, customerID, "ASC")
}

func (db *DB) configVersions(ctx context.Context, customerID, order string, limit ...any) ([]smartmoney.ConfigVersion, error) {
	all := []smartmoney.ConfigVersion{}
	err := eachRow(ctx, db.Reader(),
		`SELECT version, epoch, changed_at, key_id, body FROM config_versions
		 WHERE log_id = (SELECT id FROM customer_logs WHERE customer_id = $1) ORDER BY version `+order,
		append([]any{customerID}, limit...),
		func(rows *sql.Rows) error {
			v := smartmoney.ConfigVersion{CustomerID: customerID}
			var at int64
			var body string
			err := rows.Scan(&v.Version, &v.ConfigRevision, &at, &v.KeyID, &body)
			if err == nil {
				v.Config, err = decodeConfig(body)
			}
			v.ChangedAt = fromMicro(at)
			all = append(all, v)
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("read the configurations of customer %q: %w", clip(customerID), err)
	}
	return all, nil
}

func decodeConfig(body string) (c smartmoney.Config, err error) {
	if err := json.Unmarshal([]byte(body), &c); err != nil {
		return c, fmt.Errorf("decode a configuration: %w", err)
	}
	return c, nil
}
