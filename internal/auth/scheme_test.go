package auth_test

import (
	"context"
	"encoding/base64"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func base64Of(text string) string { return base64.StdEncoding.EncodeToString([]byte(text)) }

func TestGateAccepts(t *testing.T) {
	t.Parallel()
	databases(t, func(f *fixture) {
		key, stored := f.newKey(smartmoney.ScopeCustomer, nil)
		gate := auth.NewGate(f.auth, nil)
		for _, c := range []struct {
			scheme auth.Scheme
			header string
		}{
			{auth.Bearer, "Bearer " + key},
			{auth.BearerOrToken, "Bearer " + key},
			{auth.Basic, "Basic " + key},
			{auth.Basic, "Basic " + base64Of(key+":")},
			{auth.Basic, "Basic " + base64Of(":"+key)},
		} {
			got, err := gate.Authenticate(context.Background(), c.scheme, c.header)
			if want := (auth.Principal{KeyID: stored.ID, CustomerID: "acme", Scope: stored.Scope}); err != nil || got != want {
				f.t.Errorf("scheme %d, %.12s…: %v, %v; want %v", c.scheme, c.header, got, err, want)
			}
		}
	})
}

func TestGateRefuses(t *testing.T) {
	t.Parallel()
	f := newFixture(t, sqliteFile(t))
	key, _ := f.newKey(smartmoney.ScopeCustomer, nil)
	soon := f.clock.Now().Add(time.Minute)
	old, _ := f.newKey(smartmoney.ScopeCustomer, &soon)
	f.clock.Advance(2 * time.Minute)
	gate := auth.NewGate(f.auth, nil)
	for _, c := range []struct {
		scheme         auth.Scheme
		header, reason string
	}{
		{auth.Bearer, "", "missing key: send the header Authorization: Bearer <key>"},
		{auth.Basic, "", "missing key: send the header Authorization: Basic <key>"},
		{auth.Bearer, key, "missing prefix"},
		{auth.Basic, key, "missing prefix"},
		{auth.Bearer, "Bearer", "missing key"},
		{auth.Bearer, "Bearer ", "malformed key"},
		{auth.Bearer, "bearer " + key, "wrong scheme: it must be written \"Bearer \""},
		{auth.Bearer, "Basic " + key, "wrong scheme: this service requires Bearer, got Basic"},
		{auth.Basic, "Bearer " + key, "wrong scheme: this service requires Basic, got Bearer"},
		{auth.Bearer, "Secret " + key, "wrong header"},
		{auth.Bearer, " Bearer " + key, "wrong header"},
		{auth.Bearer, "Bearer " + key + ", Bearer " + key, "malformed key"},
		{auth.Bearer, "Bearer " + old, "invalid or expired key"},
		{auth.Basic, "Basic " + base64Of(old+":"), "invalid or expired key"},
		{auth.Basic, "Basic " + base64Of(key), "malformed key: the base64"},
		{auth.Basic, "Basic " + base64Of("user:"+key), "malformed key: the base64"},
		{auth.Basic, "Basic " + base64Of(":"), "malformed key: the base64"},
		{auth.Basic, "Basic " + base64Of("desk:"), "malformed key: a key is"},
		{auth.Basic, "Basic !!", "malformed key: Basic must"},
		{auth.Bearer, "Bearer a.b.c", "invalid token: its claim aud must hold"},
		{auth.Basic, "Basic a.b.c", "malformed key"},
		{auth.BearerOrToken, "Bearer a.b.c", "invalid token: this service is set up for API keys only"},
		{auth.BearerOrToken, "Basic " + key, "wrong scheme"},
	} {
		got, err := gate.Authenticate(context.Background(), c.scheme, c.header)
		if smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated || !strings.HasPrefix(err.Error(), c.reason) || got != (auth.Principal{}) {
			t.Errorf("scheme %d, %.20s…: %v, %v; want %q", c.scheme, c.header, got, err, c.reason)
		}
		if err != nil && strings.Contains(err.Error(), key[10:]) {
			t.Errorf("the error repeats the key: %v", err)
		}
	}
}
