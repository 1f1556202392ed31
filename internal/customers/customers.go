// Package customers stores customers, their API keys, their labels and all versions of their
// configurations.
//
// It promises that whoever reads a configuration revision also sees every change up to it.
package customers

import (
	"context"
	"database/sql"
	"fmt"
	"regexp"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/customer"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Registry stores customers, keys and configurations. It is safe for concurrent use.
type Registry struct {
	*sqldb.DB
	convergenceMinUSD float64
}

// New returns the registry of a database.
func New(db *sqldb.DB) *Registry { return &Registry{db, smartmoney.DefaultConvergenceMinUSD} }

// SetConvergenceMinUSD sets the default of new configurations, and of stored ones of versions
// without the setting. It must be called before any other method.
func (re *Registry) SetConvergenceMinUSD(usd float64) { re.convergenceMinUSD = usd }

// defaultConfig returns the configuration of a customer that has changed nothing.
func (re *Registry) defaultConfig(name string) smartmoney.Config {
	c := smartmoney.DefaultConfig(name)
	c.ConvergenceMinUSD = re.convergenceMinUSD
	return c
}

const maxCustomerName = 200

var customerID = regexp.MustCompile(`^[A-Za-z0-9._-]{1,64}$`)

// CreateCustomer adds a customer with the default configuration. The name has 1 to 200 characters.
// The id is unique and has 1 to 64 characters of A-Z a-z 0-9 . _ -; an empty id is replaced by a
// new UUIDv7. An invalid name or id is a BAD_USER_INPUT error of the field name or id.
func (re *Registry) CreateCustomer(ctx context.Context, name, id string) (smartmoney.Customer, error) {
	name, err := checkName(name)
	if err != nil {
		return smartmoney.Customer{}, err
	}
	if id == "" {
		v7, err := uuid.NewV7()
		if err != nil {
			return smartmoney.Customer{}, fmt.Errorf("make a customer id: %w", err)
		}
		id = v7.String()
	}
	if err := CheckID(id); err != nil {
		return smartmoney.Customer{}, err
	}
	row, err := re.insertCustomer(ctx, name, id)
	if gen.IsConstraintError(err) {
		return smartmoney.Customer{}, smartmoney.BadInput("id", "id must be new, customer %q exists already", id)
	}
	if err != nil {
		return smartmoney.Customer{}, fmt.Errorf("create customer %q: %w", id, err)
	}
	return toCustomer(row), nil
}

// CheckID returns a BAD_USER_INPUT error for what no customer can have as its id.
func CheckID(id string) error {
	if !customerID.MatchString(id) {
		return smartmoney.BadInput("id", "id must be 1 to 64 of the characters A-Z a-z 0-9 . _ -, got %q", sqldb.Clip(id))
	}
	return nil
}

// checkName returns a customer's name without white space around it, or a BAD_USER_INPUT error.
func checkName(name string) (string, error) {
	name = strings.TrimSpace(name)
	if n := utf8.RuneCountInString(name); n < 1 || n > maxCustomerName {
		return "", smartmoney.BadInput("name", "name must have 1 to %d characters, got %d", maxCustomerName, n)
	}
	if !utf8.ValidString(name) || strings.ContainsFunc(name, unicode.IsControl) {
		return "", smartmoney.BadInput("name", "name must be UTF-8 without control characters")
	}
	return name, nil
}

// insertCustomer adds a customer with an empty log and the default configuration.
func (re *Registry) insertCustomer(ctx context.Context, name, id string) (*gen.Customer, error) {
	tx, err := re.Writer().BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	defer sqldb.Rollback(tx)
	client := re.ClientIn(tx)
	row, err := client.Customer.Create().SetID(id).SetName(name).SetCreatedAt(re.Timestamp()).Save(ctx)
	if err != nil {
		return nil, err
	}
	log, err := client.NotificationLog.Create().SetCustomerID(id).Save(ctx)
	if err != nil {
		return nil, fmt.Errorf("make the log: %w", err)
	}
	if err := notifications.BeginAfterRestores(ctx, tx, log.ID); err != nil {
		return nil, err
	}
	if err := re.addConfig(ctx, tx, &notifications.CustomerLog{ID: log.ID, CustomerID: id}, "", re.defaultConfig(name)); err != nil {
		return nil, err
	}
	return row, tx.Commit()
}

// Customer returns one customer, also a suspended one. It returns a NOT_FOUND error for one that is
// unknown or deleted.
func (re *Registry) Customer(ctx context.Context, id string) (smartmoney.Customer, error) {
	c, err := re.anyCustomer(ctx, id)
	if err == nil && c.DeletedAt != nil {
		return smartmoney.Customer{}, notifications.CustomerNotFound(id)
	}
	return c, err
}

// anyCustomer is Customer for deleted ones, too.
func (re *Registry) anyCustomer(ctx context.Context, id string) (smartmoney.Customer, error) {
	row, err := re.ReadClient().Customer.Get(ctx, id)
	if gen.IsNotFound(err) {
		return smartmoney.Customer{}, notifications.CustomerNotFound(id)
	}
	if err != nil {
		return smartmoney.Customer{}, fmt.Errorf("read customer %q: %w", sqldb.Clip(id), err)
	}
	return toCustomer(row), nil
}

// Customers returns every customer that is not deleted, the oldest first.
func (re *Registry) Customers(ctx context.Context) ([]smartmoney.Customer, error) {
	rows, err := re.ReadClient().Customer.Query().Where(customer.DeletedAtIsNil()).Order(customer.ByCreatedAt(), customer.ByID()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("list customers: %w", err)
	}
	return each(rows, toCustomer), nil
}

// CustomerIDs returns the ids of all customers that are not deleted, in any order.
func (re *Registry) CustomerIDs(ctx context.Context) ([]string, error) {
	ids, err := re.ReadClient().Customer.Query().Where(customer.DeletedAtIsNil()).IDs(ctx)
	if err != nil {
		return nil, fmt.Errorf("list the ids of customers: %w", err)
	}
	return ids, nil
}

// CustomersAfter returns up to limit customers that are not deleted, in the order of their ids,
// after an id.
func (re *Registry) CustomersAfter(ctx context.Context, after string, limit int) ([]smartmoney.Customer, error) {
	rows, err := re.ReadClient().Customer.Query().Where(customer.DeletedAtIsNil(), customer.IDGT(after)).Order(customer.ByID()).Limit(limit).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("list customers after %q: %w", sqldb.Clip(after), err)
	}
	return each(rows, toCustomer), nil
}

// CountCustomers counts the customers that are not deleted.
func (re *Registry) CountCustomers(ctx context.Context) (int, error) {
	n, err := re.ReadClient().Customer.Query().Where(customer.DeletedAtIsNil()).Count(ctx)
	if err != nil {
		return 0, fmt.Errorf("count customers: %w", err)
	}
	return n, nil
}

// RenameCustomer changes the name that the operator sees, not the display name of the
// configuration. The name is checked as in CreateCustomer. An unknown customer is a NOT_FOUND
// error.
func (re *Registry) RenameCustomer(ctx context.Context, id, name string) error {
	name, err := checkName(name)
	if err != nil {
		return err
	}
	return re.updateCustomer(ctx, id, func(u *gen.CustomerUpdate) { u.SetName(name) })
}

// SetLimits replaces a customer's limits, which apply within seconds. A limit out of bounds is a
// BAD_USER_INPUT error, an unknown customer a NOT_FOUND error.
func (re *Registry) SetLimits(ctx context.Context, id string, limits smartmoney.Limits) error {
	if err := limits.Check(); err != nil {
		return err
	}
	return re.updateCustomer(ctx, id, func(u *gen.CustomerUpdate) { u.SetLimits(limits) })
}

// ChangeLimits changes some of a customer's limits, and returns the customer with all of them. It
// returns the errors of SetLimits.
func (re *Registry) ChangeLimits(ctx context.Context, id string, change func(*smartmoney.Limits)) (smartmoney.Customer, error) {
	c, err := re.Customer(ctx, id)
	if err != nil {
		return smartmoney.Customer{}, err
	}
	before := c.Limits
	if change(&c.Limits); c.Limits == before {
		return c, nil
	}
	return c, re.SetLimits(ctx, id, c.Limits)
}

// SetTokenSigner replaces who signs tokens for a customer's end users; nil: nobody. It applies
// within seconds. The caller has checked it. An unknown customer is a NOT_FOUND error.
func (re *Registry) SetTokenSigner(ctx context.Context, id string, signer *smartmoney.TokenSigner) error {
	return re.updateCustomer(ctx, id, func(u *gen.CustomerUpdate) {
		if signer == nil {
			u.ClearTokenSigner()
			return
		}
		kept := *signer
		kept.SetAt = re.Timestamp()
		u.SetTokenSigner(&kept)
	})
}

func (re *Registry) updateCustomer(ctx context.Context, id string, change func(*gen.CustomerUpdate)) error {
	update := re.Client().Customer.Update().Where(customer.ID(id), customer.DeletedAtIsNil())
	change(update)
	n, err := update.Save(ctx)
	if err != nil {
		return fmt.Errorf("change customer %q: %w", sqldb.Clip(id), err)
	}
	if n == 0 {
		return notifications.CustomerNotFound(id)
	}
	return nil
}

// each returns what to makes of the rows.
func each[R, T any](rows []*R, to func(*R) T) []T {
	all := make([]T, len(rows))
	for i, row := range rows {
		all[i] = to(row)
	}
	return all
}

func toCustomer(row *gen.Customer) smartmoney.Customer {
	return smartmoney.Customer{
		ID: row.ID, Name: row.Name, CreatedAt: row.CreatedAt.UTC(), SuspendedAt: utc(row.SuspendedAt), DeletedAt: utc(row.DeletedAt), Limits: row.Limits,
		Tokens: row.TokenSigner, DocumentsOnly: row.DocumentsOnly,
	}
}

// SuspendCustomer refuses a customer's keys, raises no more signals for it and sends nothing to its
// webhooks, all within seconds. What waits for its webhooks stays. Suspending a suspended customer
// keeps the time of its suspension. An unknown customer is a NOT_FOUND error.
func (re *Registry) SuspendCustomer(ctx context.Context, id string) error {
	return re.changeState(ctx, id, "suspend", func(ctx context.Context, tx *sql.Tx, c *gen.Customer) error {
		if c.SuspendedAt != nil {
			return nil
		}
		return re.suspend(ctx, tx, id, re.Timestamp())
	})
}

// ResumeCustomer ends a suspension. Signals that were raised meanwhile are not delivered later. An
// unknown or deleted customer is a NOT_FOUND error.
func (re *Registry) ResumeCustomer(ctx context.Context, id string) error {
	return re.changeState(ctx, id, "resume", func(ctx context.Context, tx *sql.Tx, _ *gen.Customer) error {
		return re.ClientIn(tx).Customer.UpdateOneID(id).ClearSuspendedAt().Exec(ctx)
	})
}

// suspend suspends a customer whose log is locked, and ends the leases of its webhooks: an attempt
// that is under way is not recorded, and is made again after the suspension.
func (re *Registry) suspend(ctx context.Context, tx *sql.Tx, id string, at time.Time) error {
	client := re.ClientIn(tx)
	if err := client.Customer.UpdateOneID(id).SetSuspendedAt(at).Exec(ctx); err != nil {
		return err
	}
	return client.WebhookEndpoint.Update().Where(webhookendpoint.CustomerID(id)).ClearLeaseOwner().ClearLeaseUntil().Exec(ctx)
}

// changeState changes a customer under the lock of its log, and raises the configuration revision,
// from which the leader learns of the change before it applies further events.
func (re *Registry) changeState(ctx context.Context, id, what string, change func(context.Context, *sql.Tx, *gen.Customer) error) error {
	wrap := func(err error) error { return fmt.Errorf("%s customer %q: %w", what, sqldb.Clip(id), err) }
	tx, log, err := notifications.BeginLocked(ctx, re.DB, id)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	client := re.ClientIn(tx)
	c, err := client.Customer.Query().Where(customer.ID(id), customer.DeletedAtIsNil()).Only(ctx)
	if gen.IsNotFound(err) {
		return notifications.CustomerNotFound(id)
	}
	if err != nil {
		return wrap(err)
	}
	if err := change(ctx, tx, c); err != nil {
		return wrap(err)
	}
	revision, err := notifications.NextConfigRevision(ctx, tx)
	if err == nil {
		err = client.NotificationLog.UpdateOneID(log.ID).AddVersion(1).SetConfigRevision(revision).Exec(ctx)
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return wrap(err)
	}
	return nil
}
