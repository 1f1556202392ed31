package testkit

import (
	"crypto/rand"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Key creates a key of a customer with a scope, "" for no customer, and returns it.
func Key(t testing.TB, db *DB, customerID string, scope smartmoney.Scope) string {
	t.Helper()
	key, err := auth.Generate(rand.Reader)
	if err != nil {
		t.Fatalf("generate key: %v", err)
	}
	if _, err := db.CreateKey(t.Context(), customerID, scope, nil, auth.Hash(key), auth.Hint(key)); err != nil {
		t.Fatalf("create key: %v", err)
	}
	return key
}
