package store

import (
	"context"
	"database/sql"
	"fmt"

	"smartmoney/internal/notify"
	"smartmoney/internal/smartmoney"
)

// Account is what decides about a customer's notifications.
type Account struct {
	smartmoney.CustomerConfig
	LogVersion int64 // rises with each reset of the log and each change of the configuration
}

// ConfigRevision returns the number of the last change of any customer's configuration or log;
// it only rises. Once it is read, Accounts gives that change.
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
		changed, err = readAccounts(ctx, tx, "l.id IN (SELECT id FROM customer_logs WHERE epoch > $1)", afterRevision)
	}
	if err != nil {
		return nil, 0, fmt.Errorf("read accounts after revision %d: %w", afterRevision, err)
	}
	return changed, revision, nil
}

// readAccounts returns the accounts for which a condition on customer_logs l holds, by
// customer id.
func readAccounts(ctx context.Context, q querier, condition string, args ...any) ([]Account, error) {
	accounts := []Account{}
	err := eachRow(ctx, q,
		`SELECT l.customer_id, l.version, l.config_version, first.changed_at, last.changed_at, last.body
		 FROM customer_logs l
		 JOIN config_versions first ON first.log_id = l.id AND first.version = 1
		 JOIN config_versions last ON last.log_id = l.id AND last.version = l.config_version
		 WHERE `+condition+` ORDER BY l.customer_id`, args,
		func(rows *sql.Rows) error {
			var a Account
			var created, updated int64
			var body string
			err := rows.Scan(&a.CustomerID, &a.LogVersion, &a.Version, &created, &updated, &body)
			if err == nil {
				a.Config, err = decodeConfig(body)
			}
			if err != nil {
				return fmt.Errorf("customer %q: %w", a.CustomerID, err)
			}
			a.CreatedAt, a.UpdatedAt = fromMicro(created), fromMicro(updated)
			accounts = append(accounts, a)
			return nil
		})
	return accounts, err
}

func readConfigRevision(ctx context.Context, q querier) (revision int64, err error) {
	err = eachRow(ctx, q, "SELECT epoch FROM account_epoch WHERE id = 0", nil, func(rows *sql.Rows) error { return rows.Scan(&revision) })
	return revision, err
}

// nextConfigRevision returns the number of a change, and keeps other changes waiting until the
// transaction ends: they become visible in the order of their numbers, so that no
// reader of a configuration revision lacks an earlier one. Customers' rows are locked before it.
func nextConfigRevision(ctx context.Context, tx *sql.Tx) (revision int64, err error) {
	err = tx.QueryRowContext(ctx, "UPDATE account_epoch SET epoch = epoch + 1 WHERE id = 0 RETURNING epoch").Scan(&revision)
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

// Sent is the last notification of a customer about a token.
type Sent = notify.LastSent

// LastSent returns the latest timestamp of the notifications of each customer, chain
// and token, where it is later than after (unix ns, by Chain.Index), by customer,
// chain and token. Nil customers are all of them. Deleted ones do not count.
func (db *DB) LastSent(ctx context.Context, customers []string, after [smartmoney.ChainCount]int64) ([]Sent, error) {
	condition, args := db.among("l.customer_id", customers, 6)
	earliest := after[0]
	for _, t := range after {
		earliest = min(earliest, t)
	}
	all := []Sent{}
	err := eachRow(ctx, db.Reader(),
		`SELECT l.customer_id, n.chain, c.token, max(n.timestamp)
		 FROM customer_logs l JOIN notifications n ON n.log_id = l.id JOIN signals s ON s.id = n.signal_id JOIN scenes c ON c.id = s.scene
		 WHERE n.timestamp > $1 AND n.deleted_at IS NULL
		   AND n.timestamp > CASE n.chain WHEN 0 THEN CAST($2 AS bigint) WHEN 1 THEN CAST($3 AS bigint)
		   	WHEN 2 THEN CAST($4 AS bigint) ELSE CAST($5 AS bigint) END
		   AND `+condition+`
		 GROUP BY l.customer_id, n.chain, c.token ORDER BY l.customer_id, n.chain, c.token`,
		append([]any{earliest, after[0], after[1], after[2], after[3]}, args...),
		func(rows *sql.Rows) error {
			var s Sent
			var chain int
			err := rows.Scan(&s.CustomerID, &chain, &s.Token, &s.Timestamp)
			s.Chain = smartmoney.Chains()[chain]
			all = append(all, s)
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("read what was sent last: %w", err)
	}
	return all, nil
}

// DayCount is how many notifications of a type a customer got on a day.
type DayCount = notify.DayCount

// nsPerDay is the length of a UTC day, ns.
const nsPerDay = int64(24 * 60 * 60 * 1_000_000_000)

// SentOn counts the notifications of customers by type whose timestamp lies on a
// day, in days since 1970 UTC, by customer and type. Nil customers are all of them.
// Deleted ones do not count.
func (db *DB) SentOn(ctx context.Context, customers []string, day int64) ([]DayCount, error) {
	condition, args := db.among("l.customer_id", customers, 3)
	all := []DayCount{}
	err := eachRow(ctx, db.Reader(),
		`SELECT l.customer_id, n.type, count(*)
		 FROM customer_logs l JOIN notifications n ON n.log_id = l.id
		 WHERE n.timestamp >= $1 AND n.timestamp < $2 AND n.deleted_at IS NULL AND `+condition+`
		 GROUP BY l.customer_id, n.type ORDER BY l.customer_id, n.type`,
		append([]any{day * nsPerDay, (day + 1) * nsPerDay}, args...),
		func(rows *sql.Rows) error {
			var c DayCount
			var kind int
			err := rows.Scan(&c.CustomerID, &kind, &c.Count)
			c.Type = smartmoney.NotificationTypes()[kind]
			all = append(all, c)
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("count what was sent on day %d: %w", day, err)
	}
	return all, nil
}
