package auth_test

import (
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestIdentified checks that the request log learns whose a request is before anything but the key
// is checked: also of a suspended customer, and of a key that is revoked nothing.
func TestIdentified(t *testing.T) {
	t.Parallel()
	f, s := newFixture(t, sqliteFile(t)), makeSigners()
	f.register(&smartmoney.TokenSigner{Issuer: issuer, Secret: string(s.secret)})
	gate := f.tokens(nil, s.secret)
	secret, key := f.newKey(smartmoney.ScopeIngest, nil)
	revoked, gone := f.newKey(smartmoney.ScopeIngest, nil)
	if err := f.db.RevokeKey(t.Context(), gone.ID); err != nil {
		t.Fatal(err)
	}
	check := func(suspended bool) {
		t.Helper()
		for sent, id := range map[string]string{
			secret: key.ID, f.sign(jwt.SigningMethodHS256, "", s.secret, nil): "jwt:acme",
			f.sign(jwt.SigningMethodHS256, "", s.secret, f.userClaims(nil)): "jwt:acme:",
		} {
			ctx := httpapi.WithRequestID(t.Context(), "made")
			_, err := gate.Authenticate(ctx, auth.BearerOrToken, "Bearer "+sent)
			if got := httpapi.CallerOf(ctx); suspended != (smartmoney.CodeOf(err) == smartmoney.CodeForbidden) || !suspended && err != nil || got.CustomerID != "acme" || !strings.HasPrefix(got.KeyID, id) {
				t.Errorf("%s: %v, logged as of %+v", id, err, got)
			}
		}
	}
	check(false)
	if err := f.db.SuspendCustomer(t.Context(), "acme"); err != nil {
		t.Fatal(err)
	}
	f.clock.Advance(auth.CacheTTL + time.Second)
	check(true)

	ctx := httpapi.WithRequestID(t.Context(), "made")
	if _, err := gate.Authenticate(ctx, auth.BearerOrToken, "Bearer "+revoked); err == nil || httpapi.CallerOf(ctx) != (httpapi.Caller{}) {
		t.Errorf("a revoked key: %v, logged as of %+v", err, httpapi.CallerOf(ctx))
	}
}
