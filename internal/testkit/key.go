package testkit

import (
	"crypto/rand"
	"testing"

	"smartmoney/internal/auth"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Key creates a customer with one key of a scope and returns the key.
func Key(t testing.TB, db *store.DB, scope smartmoney.Scope) string {
	t.Helper()
	customer, err := db.CreateCustomer(t.Context(), "test "+string(scope), "")
	if err != nil {
		t.Fatalf("create customer: %v", err)
	}
	key, err := auth.Generate(rand.Reader)
	if err != nil {
		t.Fatalf("generate key: %v", err)
	}
	if _, err := db.CreateKey(t.Context(), customer.ID, scope, nil, auth.Hash(key), auth.Hint(key)); err != nil {
		t.Fatalf("create key: %v", err)
	}
	return key
}
