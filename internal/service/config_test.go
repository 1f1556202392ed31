package service_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// configs runs the use cases about configurations on a real database.
type configs struct {
	*service.Service
	db      *testkit.DB
	changes int
}

func newConfigs(t *testing.T, db *testkit.DB) *configs {
	t.Helper()
	for _, id := range []string{"acme", "bob"} {
		if _, err := db.CreateCustomer(t.Context(), strings.ToUpper(id), id); err != nil {
			t.Fatal(err)
		}
	}
	c := &configs{db: db}
	c.Service = service.New(nil, service.Options{Customers: db.Registry, ConfigChanged: func() { c.changes++ }})
	return c
}

// as returns the context of a request with a customer's key.
func as(ctx context.Context, customer string, scope smartmoney.Scope) context.Context {
	return auth.WithPrincipal(ctx, auth.Principal{KeyID: "key-of-" + customer, CustomerID: customer, Scope: scope})
}

func TestConfigs(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := newConfigs(t, db)
		acme, bob := as(t.Context(), "acme", smartmoney.ScopeCustomer), as(t.Context(), "bob", smartmoney.ScopeCustomer)
		first, err := c.Config(acme)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(smartmoney.DefaultConfig("ACME"), first.Config); diff != "" || first.CustomerID != "acme" || first.Version != 1 {
			t.Errorf("first configuration = %+v, diff %s", first, diff)
		}
		u := smartmoney.ConfigUpdate{DailyBudget: ptr(7), Chains: []smartmoney.Chain{smartmoney.Polymarket, smartmoney.Base}}
		changed, err := c.UpdateConfig(acme, u)
		if err != nil {
			t.Fatal(err)
		}
		want := smartmoney.DefaultConfig("ACME")
		want.DailyBudget, want.Chains = 7, []smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket}
		if diff := cmp.Diff(want, changed.Config); diff != "" || changed.Version != 2 || changed.UpdatedAt.Before(first.UpdatedAt) {
			t.Errorf("changed = %+v, diff %s", changed, diff)
		}
		read, err := c.Config(acme)
		if diff := cmp.Diff(changed.CustomerConfig, read); err != nil || diff != "" {
			t.Errorf("Config after the change: error %v, diff %s", err, diff)
		}
		if other, err := c.Config(bob); err != nil || other.Version != 1 || other.DailyBudget != 30 {
			t.Errorf("configuration of the other customer = %+v, %v", other, err)
		}
		if c.changes != 1 {
			t.Errorf("ConfigChanged called %d times, want 1", c.changes)
		}
		versions, err := c.ConfigVersions(acme, 10, nil)
		if err != nil || len(versions) != 2 || versions[0].KeyID != "key-of-acme" || versions[1].KeyID != "" {
			t.Fatalf("versions = %+v, %v", versions, err)
		}
		if diff := cmp.Diff([]smartmoney.Config{changed.Config, first.Config}, []smartmoney.Config{versions[0].Config, versions[1].Config}); diff != "" {
			t.Errorf("history is not newest first: %s", diff)
		}
		if older, err := c.ConfigVersions(acme, 10, new(2)); err != nil || len(older) != 1 || older[0].Version != 1 {
			t.Errorf("before version 2: %+v, %v", older, err)
		}
		if none, err := c.ConfigVersions(acme, 10, new(1)); err != nil || len(none) != 0 {
			t.Errorf("before version 1: %+v, %v", none, err)
		}
		_, err = c.ConfigVersions(acme, 10, new(0))
		wantBad(t, err, "after", "after must be the number of a version, 1 or more, got 0")
		if one, err := c.ConfigVersions(acme, 1, nil); err != nil || len(one) != 1 || one[0].Version != 2 {
			t.Errorf("the newest version = %+v, %v", one, err)
		}
	})
}

func TestConfigRefuses(t *testing.T) {
	t.Parallel()
	c := newConfigs(t, testkit.SQLite(t))
	acme := as(t.Context(), "acme", smartmoney.ScopeCustomer)
	_, err := c.UpdateConfig(acme, smartmoney.ConfigUpdate{DailyBudget: ptr(4), MaxBuyVolumeUSD: ptr(-1.0)})
	wantBad(t, err, "daily_budget", "daily_budget must be a whole number between 5 and 200, got 4; "+
		"max_buy_volume_usd must be a finite number of at least 0, got -1")
	_, err = c.UpdateConfig(acme, smartmoney.ConfigUpdate{})
	wantBad(t, err, "", "no updatable fields were provided")
	_, err = c.ConfigVersions(acme, 0, nil)
	wantBad(t, err, "first", "first must be between 1 and 200, got 0")
	_, err = c.ConfigVersions(acme, 201, nil)
	wantBad(t, err, "first", "first must be between 1 and 200, got 201")
	if versions, err := c.ConfigVersions(acme, 200, nil); err != nil || len(versions) != 1 || c.changes != 0 {
		t.Errorf("after rejected updates: %d versions, error %v, ConfigChanged called %d times", len(versions), err, c.changes)
	}
}

// TestConfigRequiresCustomer calls every use case about configurations with every kind of
// caller that is not allowed to.
func TestConfigRequiresCustomer(t *testing.T) {
	t.Parallel()
	c := newConfigs(t, testkit.SQLite(t))
	calls := map[string]func(ctx context.Context, s *service.Service) error{
		"Config": func(ctx context.Context, s *service.Service) error { _, err := s.Config(ctx); return err },
		"UpdateConfig": func(ctx context.Context, s *service.Service) error {
			_, err := s.UpdateConfig(ctx, smartmoney.ConfigUpdate{DailyBudget: ptr(7)})
			return err
		},
		"ConfigVersions": func(ctx context.Context, s *service.Service) error {
			_, err := s.ConfigVersions(ctx, 1, nil)
			return err
		},
	}
	snapshot := func(context.Context, smartmoney.Chain, smartmoney.Window) (*rank.Snapshot, error) {
		return rank.NewLeaderboard(ledger.New(smartmoney.Base), smartmoney.DefaultFilter(smartmoney.Base), 1).Snapshot(1, 0, time.Unix(1, 0)), nil
	}
	for name, caller := range map[string]struct {
		ctx     context.Context
		code    smartmoney.Code
		message string
	}{
		"nobody":         {t.Context(), smartmoney.CodeUnauthenticated, "missing key"},
		"of no customer": {as(t.Context(), "", smartmoney.ScopeIngest), smartmoney.CodeBadInput, "customer id is required"},
		"to ingest":      {as(t.Context(), "acme", smartmoney.ScopeIngest), smartmoney.CodeForbidden, "this request needs a key of scope customer"},
		"unknown":        {as(t.Context(), "eve", smartmoney.ScopeCustomer), smartmoney.CodeNotFound, "customer not found: eve"},
	} {
		for call, do := range calls {
			if name == "unknown" && call == "ConfigVersions" {
				continue // an empty list is a valid result
			}
			reads := &responsecache.Reads{}
			if _, err := reads.Pin(caller.ctx, smartmoney.Base, smartmoney.WholeLife, snapshot); err != nil {
				t.Fatal(err)
			}
			err := do(caller.ctx, c.Recording(reads))
			known, ok := errors.AsType[*smartmoney.Error](err)
			if !ok || known.Code != caller.code || !strings.HasPrefix(known.Message, caller.message) {
				t.Errorf("%s with key %q: %v", call, name, err)
			}
			if _, kept := reads.Version(); kept {
				t.Errorf("response of %s may be cached for other customers", call)
			}
		}
	}
	if c.changes != 0 {
		t.Errorf("ConfigChanged called %d times, want 0", c.changes)
	}
}

// TestWebhookThatCannotBeReached checks that such an address is rejected, and that an
// address which is already set may stay.
func TestWebhookThatCannotBeReached(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		servicetest.On(t, db)
		ctx := caller(t, servicetest.Customer)
		free := service.New(nil, service.Options{Customers: db.Registry, Webhooks: db.Outbox})
		strict := service.New(nil, service.Options{Customers: db.Registry, Webhooks: db.Outbox, WebhookAddress: webhook.AllowPublic.Check})
		for address, refused := range map[string]string{
			"http://127.0.0.1:9/":      "webhook_url must begin with https://: this service does not send over plain http",
			"https://10.0.0.1/":        "webhook_url must be a public address: this service does not send to its own machine or to private networks",
			"https://169.254.169.254/": "webhook_url must be a public address: this service does not send to its own machine or to private networks",
			"https://intranet/":        "webhook_url must have a public host: a name without a dot is known in a private network only",
			"https://a..b/":            "webhook_url must have a host whose parts between dots have 1 to 63 bytes, got 0",
			"https://desk.example/":    "",
		} {
			_, err := strict.UpdateConfig(ctx, smartmoney.ConfigUpdate{WebhookURL: &address})
			if refused == "" {
				if err != nil {
					t.Errorf("%s: %v", address, err)
				}
				continue
			}
			wantBad(t, err, "webhook_url", refused)
			if _, err := free.UpdateConfig(ctx, smartmoney.ConfigUpdate{WebhookURL: &address}); err != nil {
				t.Errorf("%s without WebhookAddress: %v", address, err)
			}
			if _, err := strict.UpdateConfig(ctx, smartmoney.ConfigUpdate{WebhookURL: &address}); err != nil {
				t.Errorf("%s, already set: %v", address, err)
			}
			none := ""
			if _, err := strict.UpdateConfig(ctx, smartmoney.ConfigUpdate{WebhookURL: &none}); err != nil {
				t.Error(err)
			}
		}
	})
}
