package auth_test

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// counted is a real store that counts lookups and can block them.
type counted struct {
	auth.KeyStore
	asked   atomic.Int64
	entered chan struct{} // nil: lookups do not block; else receives when a lookup starts
	gate    chan struct{} // a lookup then blocks until this is closed
}

func (c *counted) KeyByHash(ctx context.Context, hash [sha256.Size]byte) (smartmoney.APIKey, error) {
	c.asked.Add(1)
	if c.entered != nil {
		c.entered <- struct{}{}
		<-c.gate
	}
	return c.KeyStore.KeyByHash(ctx, hash)
}

// fixture is a customer in a real database and its authenticator.
type fixture struct {
	t     testing.TB
	db    *testkit.DB
	keys  *counted
	auth  *auth.Authenticator
	clock *testkit.Clock
}

func newFixture(t testing.TB, o sqldb.Options) *fixture {
	t.Helper()
	clock := testkit.NewClock(time.Date(2031, 1, 2, 3, 4, 5, 0, time.UTC))
	o.Now = clock.Now
	db := testkit.Open(t, o)
	if _, err := db.CreateCustomer(context.Background(), "Acme", "acme"); err != nil {
		t.Fatal(err)
	}
	keys := &counted{KeyStore: db}
	a := auth.NewAuthenticator(keys, clock.Now)
	return &fixture{t, db, keys, a, clock}
}

func (f *fixture) newKey(scope smartmoney.Scope, expires *time.Time) (string, smartmoney.APIKey) {
	f.t.Helper()
	secret, err := auth.Generate(rand.Reader)
	if err != nil {
		f.t.Fatal(err)
	}
	key, err := f.db.CreateKey(context.Background(), "acme", scope, expires, auth.Hash(secret), auth.Hint(secret))
	if err != nil {
		f.t.Fatal(err)
	}
	return secret, key
}

func (f *fixture) wantAsked(want int64) {
	f.t.Helper()
	if got := f.keys.asked.Swap(0); got != want {
		f.t.Errorf("%d lookups in the database, want %d", got, want)
	}
}

func (f *fixture) wantOK(secret string, key smartmoney.APIKey) {
	f.t.Helper()
	got, err := f.auth.Authenticate(context.Background(), "Bearer "+secret)
	want := auth.Principal{KeyID: key.ID, CustomerID: "acme", Scope: key.Scope}
	if err != nil || got != want {
		f.t.Errorf("principal = %v, %v; want %v", got, err, want)
	}
}

func (f *fixture) wantRefused(header, message string) {
	f.t.Helper()
	p, err := f.auth.Authenticate(context.Background(), header)
	e, ok := err.(*smartmoney.Error)
	if !ok || e.Code != smartmoney.CodeUnauthenticated || !strings.HasPrefix(e.Message, message) || p != (auth.Principal{}) {
		f.t.Errorf("%q: principal = %v, err = %v; want %q", header, p, err, message)
	}
}

func databases(t *testing.T, run func(f *fixture)) {
	t.Run("sqlite", func(t *testing.T) { run(newFixture(t, sqliteFile(t))) })
	t.Run("postgres", func(t *testing.T) { run(newFixture(t, sqldb.Options{URL: testkit.MigratedPostgresURL(t)})) })
}

func sqliteFile(t testing.TB) sqldb.Options {
	return sqldb.Options{URL: testkit.MigratedSQLiteURL(t)}
}

const refused = "invalid or expired key"

func TestAuthenticate(t *testing.T) {
	t.Parallel()
	databases(t, func(f *fixture) {
		one, oneKey := f.newKey(smartmoney.ScopeCustomer, nil)
		two, twoKey := f.newKey(smartmoney.ScopeIngest, nil)
		for range 3 { // two valid keys, each looked up once
			f.wantOK(one, oneKey)
			f.wantOK(two, twoKey)
		}
		f.wantAsked(2)

		unknown, err := auth.Generate(rand.Reader)
		if err != nil {
			f.t.Fatal(err)
		}
		for range 3 { // an unknown key is looked up once, too
			f.wantRefused("Bearer "+unknown, refused)
		}
		f.wantAsked(1)
	})
}

func TestAuthenticateHeader(t *testing.T) {
	t.Parallel()
	f := newFixture(t, sqliteFile(t))
	key, _ := f.newKey(smartmoney.ScopeCustomer, nil)
	for _, c := range []struct{ header, message string }{
		{"", "missing key"},
		{"Bearer", "wrong Authorization header"},
		{"Basic " + key, "wrong Authorization header"},
		{"bearer " + key, "wrong Authorization header"},
		{key, "wrong Authorization header"},
		{" Bearer " + key, "wrong Authorization header"},
		{"Bearer ", "malformed key"},
		{"Bearer  " + key, "malformed key"},
		{"Bearer " + key + " ", "malformed key"},
		{"Bearer " + strings.ToUpper(key), "malformed key"},
		{"Bearer " + key[:36] + "!", "malformed key"},
	} {
		f.wantRefused(c.header, c.message)
	}
	f.wantAsked(0)
}

// TestRefusals checks that every refusal is counted once, with its reason, and no success or failed
// lookup.
func TestRefusals(t *testing.T) {
	t.Parallel()
	databases(t, func(f *fixture) {
		key, _ := f.newKey(smartmoney.ScopeCustomer, nil)
		unknown, err := auth.Generate(rand.Reader)
		if err != nil {
			f.t.Fatal(err)
		}
		gate := auth.NewGate(f.auth, nil)
		ask := func(headers ...string) {
			for _, header := range headers {
				_, _ = f.auth.Authenticate(context.Background(), header) // counted
				_, _ = gate.Authenticate(context.Background(), auth.BearerOrToken, header)
			}
		}
		ask("Bearer "+key, "", "Basic "+key, "Bearer "+key+"x", "Bearer "+unknown, "Bearer "+unknown, "Bearer a.b.c")
		if err := f.db.SuspendCustomer(context.Background(), "acme"); err != nil {
			f.t.Fatal(err)
		}
		f.clock.Advance(auth.CacheTTL + time.Millisecond)
		ask("Bearer " + key)
		if err := f.db.Close(); err != nil {
			f.t.Fatal(err)
		}
		f.clock.Advance(auth.CacheTTL + time.Millisecond)
		ask("Bearer " + key)
		for reason, want := range map[string]int{"missing": 2, "malformed": 4, "invalid": 4, "token": 2, "suspended": 2} {
			testkit.WantMetrics(f.t, f.auth.Collectors(), fmt.Sprintf("smartmoney_keys_refused_total{reason=%q} %d", reason, want))
		}
	})
}

func TestRevokedWithinTTL(t *testing.T) {
	t.Parallel()
	databases(t, func(f *fixture) {
		secret, key := f.newKey(smartmoney.ScopeCustomer, nil)
		f.wantOK(secret, key)
		if err := f.db.RevokeKey(context.Background(), key.ID); err != nil {
			f.t.Fatal(err)
		}
		f.clock.Advance(auth.CacheTTL + time.Millisecond)
		f.wantRefused("Bearer "+secret, refused)
		f.wantAsked(2)
	})
	if auth.CacheTTL > 4*time.Second {
		t.Errorf("CacheTTL = %v: a revoked key works for too long", auth.CacheTTL)
	}
}

func TestExpires(t *testing.T) {
	t.Parallel()
	databases(t, func(f *fixture) {
		at := f.clock.Now().Add(2 * time.Second)
		secret, key := f.newKey(smartmoney.ScopeCustomer, &at)
		f.wantOK(secret, key)
		f.clock.Advance(2*time.Second - time.Nanosecond)
		f.wantOK(secret, key)
		f.clock.Advance(time.Nanosecond)
		f.wantRefused("Bearer "+secret, refused)
		f.wantAsked(1) // from the cache
		f.clock.Advance(time.Hour)
		f.wantRefused("Bearer "+secret, refused)
	})
}

func TestCreatedAfterRefused(t *testing.T) {
	t.Parallel()
	f := newFixture(t, sqliteFile(t))
	secret, err := auth.Generate(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	f.wantRefused("Bearer "+secret, refused)
	key, err := f.db.CreateKey(context.Background(), "acme", smartmoney.ScopeCustomer, nil, auth.Hash(secret), auth.Hint(secret))
	if err != nil {
		t.Fatal(err)
	}
	f.clock.Advance(auth.CacheTTL + time.Millisecond)
	f.wantOK(secret, key)
}

func TestOneQuestionForManyRequests(t *testing.T) {
	t.Parallel()
	f := newFixture(t, sqliteFile(t))
	secret, key := f.newKey(smartmoney.ScopeCustomer, nil)
	f.keys.entered, f.keys.gate = make(chan struct{}, 100), make(chan struct{})

	// The first request is canceled; the waiting ones get the result nevertheless.
	ctx, cancel := context.WithCancel(context.Background())
	var first, rest sync.WaitGroup
	first.Go(func() { f.auth.Authenticate(ctx, "Bearer "+secret) }) //nolint:errcheck // canceled
	<-f.keys.entered
	for range 50 {
		rest.Go(func() { f.wantOK(secret, key) })
	}
	cancel()
	close(f.keys.gate)
	first.Wait()
	rest.Wait()
	f.wantAsked(1)
}

func TestDatabaseDown(t *testing.T) {
	t.Parallel()
	f := newFixture(t, sqliteFile(t))
	secret, key := f.newKey(smartmoney.ScopeCustomer, nil)
	known, knownKey := f.newKey(smartmoney.ScopeCustomer, nil)
	f.wantOK(known, knownKey)

	broken := errors.New("disk on fire")
	f.keys.KeyStore = down{broken}
	_, err := f.auth.Authenticate(context.Background(), "Bearer "+secret)
	if smartmoney.CodeOf(err) != smartmoney.CodeUnavailable || !errors.Is(err, broken) {
		t.Errorf("err = %v", err)
	}
	if e, ok := errors.AsType[*smartmoney.Error](err); !ok || strings.Contains(e.Message, broken.Error()) {
		t.Errorf("the message contains the cause: %v", e)
	}
	f.wantOK(known, knownKey)

	f.keys.KeyStore = f.db // failures are not cached
	f.wantOK(secret, key)
}

func (d down) Customer(context.Context, string) (smartmoney.Customer, error) {
	return smartmoney.Customer{}, d.err
}

// down is a store whose database does not answer.
type down struct{ err error }

func (d down) KeyByHash(context.Context, [sha256.Size]byte) (smartmoney.APIKey, error) {
	return smartmoney.APIKey{}, d.err
}

func BenchmarkAuthenticate(b *testing.B) {
	f := newFixture(b, sqliteFile(b))
	a := auth.NewAuthenticator(f.db, time.Now)
	secret, _ := f.newKey(smartmoney.ScopeCustomer, nil)
	header := "Bearer " + secret
	b.ReportAllocs()
	for b.Loop() {
		if _, err := a.Authenticate(context.Background(), header); err != nil {
			b.Fatal(err)
		}
	}
}
