package customers

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	entsql "entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/apikey"
	"github.com/smartmoneyhq/smartmoney/ent/gen/customer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// CreateKey adds an API key of a customer, or of nobody for the scope operator, for which
// customerID must be empty: the SHA-256 of its secret and a hint, the secret's first characters.
// expires is nil for a key that never expires, else it must be in the future. It returns NOT_FOUND
// for an unknown customer, and BAD_USER_INPUT of the field scope, customer or expires for an
// invalid one.
func (re *Registry) CreateKey(
	ctx context.Context, customerID string, scope smartmoney.Scope, expires *time.Time, hash [32]byte, hint string,
) (smartmoney.APIKey, error) {
	if !scope.Valid() {
		return smartmoney.APIKey{}, smartmoney.BadInput("scope", "scope must be one of %s, got %q",
			smartmoney.ValuesOf(smartmoney.Scopes()).String(), sqldb.Clip(string(scope)))
	}
	expires, err := re.expiry(expires)
	if err != nil {
		return smartmoney.APIKey{}, err
	}
	owner, err := re.owner(ctx, customerID, scope)
	if err != nil {
		return smartmoney.APIKey{}, err
	}
	id, err := uuid.NewV7()
	if err != nil {
		return smartmoney.APIKey{}, fmt.Errorf("make a key id: %w", err)
	}
	row, err := re.Client().APIKey.Create().SetID(id.String()).SetNillableCustomerID(owner).SetScope(scope).
		SetHash(hash[:]).SetHint(hint).SetCreatedAt(re.Timestamp()).SetNillableExpiresAt(expires).Save(ctx)
	if err != nil {
		return smartmoney.APIKey{}, fmt.Errorf("create key of customer %q: %w", customerID, err)
	}
	return toKey(row), nil
}

// expiry returns the time at which a new key expires as it is stored, nil for never. One that is not
// in the future is a BAD_USER_INPUT error of the field expires.
func (re *Registry) expiry(expires *time.Time) (*time.Time, error) {
	if expires == nil {
		return nil, nil //nolint:nilnil // never
	}
	at := sqldb.Time(*expires)
	if !at.After(re.Timestamp()) {
		return nil, smartmoney.BadInput("expires", "expires must be in the future, got %s", at.Format(time.RFC3339))
	}
	return &at, nil
}

// MaxGrace is the longest grace period of a key that is rotated.
const MaxGrace = 90 * 24 * time.Hour

// RotateKey adds a key like the one with an id, with another secret, and lets the old one expire
// after a grace period of 0 to MaxGrace, unless it expires before. expires is as in CreateKey. It
// returns BAD_USER_INPUT of the field grace or expires for an invalid one, and of the field key for
// a revoked or expired key. An unknown key is a NOT_FOUND error.
func (re *Registry) RotateKey(
	ctx context.Context, id string, grace time.Duration, expires *time.Time, hash [32]byte, hint string,
) (smartmoney.APIKey, error) {
	if grace < 0 || grace > MaxGrace {
		return smartmoney.APIKey{}, smartmoney.BadInput("grace", "grace must be between 0s and %dd, got %s", MaxGrace/(24*time.Hour), grace)
	}
	expires, err := re.expiry(expires)
	if err != nil {
		return smartmoney.APIKey{}, err
	}
	wrap := func(err error) (smartmoney.APIKey, error) {
		return smartmoney.APIKey{}, fmt.Errorf("rotate key %q: %w", sqldb.Clip(id), err)
	}
	newID, err := uuid.NewV7()
	if err != nil {
		return wrap(err)
	}
	tx, err := re.Writer().BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer sqldb.Rollback(tx)
	client, now := re.ClientIn(tx), re.Timestamp()
	until := sqldb.Time(now.Add(grace))
	old, err := client.APIKey.Get(ctx, id)
	switch {
	case gen.IsNotFound(err):
		return smartmoney.APIKey{}, keyNotFound(id)
	case err != nil:
		return wrap(err)
	case old.RevokedAt != nil || old.ExpiresAt != nil && !old.ExpiresAt.After(now):
		return smartmoney.APIKey{}, smartmoney.BadInput("key", "key %s must be active: it is revoked or expired, create another one", id)
	}
	if old.ExpiresAt == nil || old.ExpiresAt.After(until) {
		if err := client.APIKey.UpdateOneID(id).SetExpiresAt(until).Exec(ctx); err != nil {
			return wrap(err)
		}
	}
	row, err := client.APIKey.Create().SetID(newID.String()).SetNillableCustomerID(old.CustomerID).SetScope(old.Scope).
		SetHash(hash[:]).SetHint(hint).SetCreatedAt(now).SetNillableExpiresAt(expires).Save(ctx)
	if err != nil {
		return wrap(err)
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return toKey(row), nil
}

// AddKeyUses adds to the counts of keys, in one transaction. Unknown keys do not count. Keys are
// updated in the order of their ids, which prevents deadlocks between processes that count the same
// keys.
func (re *Registry) AddKeyUses(ctx context.Context, uses []smartmoney.KeyUse) error {
	wrap := func(err error) error { return fmt.Errorf("count the uses of %d keys: %w", len(uses), err) }
	tx, err := re.Writer().BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer sqldb.Rollback(tx)
	client := re.ClientIn(tx)
	uses = slices.SortedFunc(slices.Values(uses), func(a, b smartmoney.KeyUse) int { return strings.Compare(a.KeyID, b.KeyID) })
	for _, use := range uses {
		err := client.APIKey.Update().Where(apikey.ID(use.KeyID)).AddUses(use.Count).Exec(ctx)
		if err == nil {
			// Another process may have stored a later use.
			err = client.APIKey.Update().Where(apikey.ID(use.KeyID), apikey.Or(apikey.LastUsedAtIsNil(), apikey.LastUsedAtLT(sqldb.Time(use.Last)))).
				SetLastUsedAt(sqldb.Time(use.Last)).Exec(ctx)
		}
		if err != nil {
			return wrap(err)
		}
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return nil
}

// owner returns the customer that a new key belongs to, nil for a key of the scope operator.
func (re *Registry) owner(ctx context.Context, customerID string, scope smartmoney.Scope) (*string, error) {
	if scope == smartmoney.ScopeOperator {
		if customerID != "" {
			return nil, smartmoney.BadInput("customer", "customer must be left out for a key of scope %s, which belongs to no customer", scope)
		}
		return nil, nil
	}
	if _, err := re.Customer(ctx, customerID); err != nil {
		return nil, err
	}
	return &customerID, nil
}

// KeyByHash returns the key whose secret has this SHA-256, even if it is revoked or expired. It
// returns a NOT_FOUND error if there is none.
func (re *Registry) KeyByHash(ctx context.Context, hash [32]byte) (smartmoney.APIKey, error) {
	row, err := re.ReadClient().APIKey.Query().Where(apikey.Hash(hash[:])).Only(ctx)
	if gen.IsNotFound(err) {
		return smartmoney.APIKey{}, smartmoney.Errorf(smartmoney.CodeNotFound, "key not found")
	}
	if err != nil {
		return smartmoney.APIKey{}, fmt.Errorf("read a key by its hash: %w", err)
	}
	return toKey(row), nil
}

// Key returns a key by its id, even if it is revoked or expired. An unknown key is a NOT_FOUND
// error.
func (re *Registry) Key(ctx context.Context, id string) (smartmoney.APIKey, error) {
	row, err := re.ReadClient().APIKey.Get(ctx, id)
	if gen.IsNotFound(err) {
		return smartmoney.APIKey{}, keyNotFound(id)
	}
	if err != nil {
		return smartmoney.APIKey{}, fmt.Errorf("read key %q: %w", sqldb.Clip(id), err)
	}
	return toKey(row), nil
}

func keyNotFound(id string) error {
	return smartmoney.Errorf(smartmoney.CodeNotFound, "key not found: %s", sqldb.Clip(id))
}

// Keys returns the keys of a customer, or of all customers if customerID is empty, oldest first. It
// returns a NOT_FOUND error for an unknown customer.
func (re *Registry) Keys(ctx context.Context, customerID string) ([]smartmoney.APIKey, error) {
	query := re.ReadClient().APIKey.Query().Order(apikey.ByCreatedAt(), apikey.ByID())
	if customerID != "" {
		if _, err := re.Customer(ctx, customerID); err != nil {
			return nil, err
		}
		query = query.Where(apikey.CustomerID(customerID))
	}
	rows, err := query.All(ctx)
	if err != nil {
		return nil, fmt.Errorf("list keys of customer %q: %w", customerID, err)
	}
	return each(rows, toKey), nil
}

// UsableKeys counts the keys that callers can use now, by scope: those that are neither revoked nor
// expired, of customers that are neither suspended nor deleted, or of nobody.
func (re *Registry) UsableKeys(ctx context.Context) (map[smartmoney.Scope]int, error) {
	var counts []struct {
		Scope smartmoney.Scope
		Count int
	}
	err := re.ReadClient().APIKey.Query().
		Where(apikey.RevokedAtIsNil(), apikey.Or(apikey.ExpiresAtIsNil(), apikey.ExpiresAtGT(re.Timestamp())),
			apikey.Or(apikey.CustomerIDIsNil(), apikey.HasCustomerWith(customer.SuspendedAtIsNil(), customer.DeletedAtIsNil()))).
		GroupBy(apikey.FieldScope).Aggregate(gen.Count()).Scan(ctx, &counts)
	if err != nil {
		return nil, fmt.Errorf("count usable keys: %w", err)
	}
	usable := map[smartmoney.Scope]int{}
	for _, c := range counts {
		usable[c.Scope] = c.Count
	}
	return usable, nil
}

// NewestKeys returns up to limit keys of a customer, newest first; those of scope operator if
// customerID is empty.
func (re *Registry) NewestKeys(ctx context.Context, customerID string, limit int) ([]smartmoney.APIKey, error) {
	owned := apikey.CustomerID(customerID)
	if customerID == "" {
		owned = apikey.CustomerIDIsNil()
	}
	rows, err := re.ReadClient().APIKey.Query().Where(owned).
		Order(apikey.ByCreatedAt(entsql.OrderDesc()), apikey.ByID(entsql.OrderDesc())).Limit(limit).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("list the newest keys of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return each(rows, toKey), nil
}

// RevokeKey revokes a key permanently. Revoking a revoked key keeps the time of its first
// revocation. It returns a NOT_FOUND error for an unknown key.
func (re *Registry) RevokeKey(ctx context.Context, id string) error {
	n, err := re.Client().APIKey.Update().Where(apikey.ID(id), apikey.RevokedAtIsNil()).SetRevokedAt(re.Timestamp()).Save(ctx)
	if err != nil {
		return fmt.Errorf("revoke key %q: %w", sqldb.Clip(id), err)
	}
	if n > 0 {
		return nil
	}
	known, err := re.ReadClient().APIKey.Query().Where(apikey.ID(id)).Exist(ctx)
	if err != nil {
		return fmt.Errorf("look for key %q: %w", sqldb.Clip(id), err)
	}
	if !known {
		return keyNotFound(id)
	}
	return nil
}

func toKey(row *gen.APIKey) smartmoney.APIKey {
	key := smartmoney.APIKey{
		ID: row.ID, Scope: row.Scope, Hint: row.Hint, CreatedAt: row.CreatedAt.UTC(), ExpiresAt: utc(row.ExpiresAt),
		RevokedAt: utc(row.RevokedAt), LastUsedAt: utc(row.LastUsedAt), Uses: row.Uses,
	}
	if row.CustomerID != nil {
		key.CustomerID = *row.CustomerID
	}
	return key
}

func utc(t *time.Time) *time.Time {
	if t == nil {
		return nil
	}
	return new(t.UTC())
}
