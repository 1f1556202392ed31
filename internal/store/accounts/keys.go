package accounts

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/apikey"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

// CreateKey adds an API key of a customer: the SHA-256 of its secret and a hint, the secret's first
// characters. expires is nil for a key that never expires, else it must be in the future. It
// returns NOT_FOUND for an unknown customer, and BAD_USER_INPUT of the field scope or expires for
// an invalid scope or expiry.
func (db *Registry) CreateKey(
	ctx context.Context, customerID string, scope smartmoney.Scope, expires *time.Time, hash [32]byte, hint string,
) (smartmoney.APIKey, error) {
	if !scope.Valid() {
		return smartmoney.APIKey{}, smartmoney.BadInput("scope", "scope must be one of %s, %s, got %q",
			smartmoney.ScopeCustomer, smartmoney.ScopeIngest, sqldb.Clip(string(scope)))
	}
	now := db.Timestamp()
	if expires != nil {
		at := sqldb.Time(*expires)
		if !at.After(now) {
			return smartmoney.APIKey{}, smartmoney.BadInput("expires", "expires must be in the future, got %s", at.Format(time.RFC3339))
		}
		expires = &at
	}
	if _, err := db.Customer(ctx, customerID); err != nil {
		return smartmoney.APIKey{}, err
	}
	id, err := uuid.NewV7()
	if err != nil {
		return smartmoney.APIKey{}, fmt.Errorf("make a key id: %w", err)
	}
	row, err := db.Client().APIKey.Create().SetID(id.String()).SetCustomerID(customerID).SetScope(scope).
		SetHash(hash[:]).SetHint(hint).SetCreatedAt(now).SetNillableExpiresAt(expires).Save(ctx)
	if err != nil {
		return smartmoney.APIKey{}, fmt.Errorf("create key of customer %q: %w", customerID, err)
	}
	return toKey(row), nil
}

// KeyByHash returns the key whose secret has this SHA-256, even if it is revoked or expired. It
// returns a NOT_FOUND error if there is none.
func (db *Registry) KeyByHash(ctx context.Context, hash [32]byte) (smartmoney.APIKey, error) {
	row, err := db.ReadClient().APIKey.Query().Where(apikey.Hash(hash[:])).Only(ctx)
	if gen.IsNotFound(err) {
		return smartmoney.APIKey{}, smartmoney.Errorf(smartmoney.CodeNotFound, "key not found")
	}
	if err != nil {
		return smartmoney.APIKey{}, fmt.Errorf("read a key by its hash: %w", err)
	}
	return toKey(row), nil
}

// Keys returns the keys of a customer, or of all customers if customerID is empty, oldest first. It
// returns a NOT_FOUND error for an unknown customer.
func (db *Registry) Keys(ctx context.Context, customerID string) ([]smartmoney.APIKey, error) {
	query := db.ReadClient().APIKey.Query().Order(apikey.ByCreatedAt(), apikey.ByID())
	if customerID != "" {
		if _, err := db.Customer(ctx, customerID); err != nil {
			return nil, err
		}
		query = query.Where(apikey.CustomerID(customerID))
	}
	rows, err := query.All(ctx)
	if err != nil {
		return nil, fmt.Errorf("list keys of customer %q: %w", customerID, err)
	}
	all := make([]smartmoney.APIKey, len(rows))
	for i, row := range rows {
		all[i] = toKey(row)
	}
	return all, nil
}

// RevokeKey revokes a key permanently. Revoking a revoked key keeps the time of its first
// revocation. It returns a NOT_FOUND error for an unknown key.
func (db *Registry) RevokeKey(ctx context.Context, id string) error {
	n, err := db.Client().APIKey.Update().Where(apikey.ID(id), apikey.RevokedAtIsNil()).SetRevokedAt(db.Timestamp()).Save(ctx)
	if err != nil {
		return fmt.Errorf("revoke key %q: %w", sqldb.Clip(id), err)
	}
	if n > 0 {
		return nil
	}
	known, err := db.ReadClient().APIKey.Query().Where(apikey.ID(id)).Exist(ctx)
	if err != nil {
		return fmt.Errorf("look for key %q: %w", sqldb.Clip(id), err)
	}
	if !known {
		return smartmoney.Errorf(smartmoney.CodeNotFound, "key not found: %s", sqldb.Clip(id))
	}
	return nil
}

func toKey(row *gen.APIKey) smartmoney.APIKey {
	return smartmoney.APIKey{
		ID:         row.ID,
		CustomerID: row.CustomerID,
		Scope:      row.Scope,
		Hint:       row.Hint,
		CreatedAt:  row.CreatedAt.UTC(),
		ExpiresAt:  utc(row.ExpiresAt),
		RevokedAt:  utc(row.RevokedAt),
	}
}

func utc(t *time.Time) *time.Time {
	if t == nil {
		return nil
	}
	u := t.UTC()
	return &u
}
