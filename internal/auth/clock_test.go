package auth_test

import (
	"sync"
	"testing"
	"time"
	"unsafe"

	"github.com/golang-jwt/jwt/v5"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// setBackClock is a clock as time.Now is one: what passes is told by its monotonic reading, which
// goes on when the wall clock is set.
type setBackClock struct {
	// guards what follows: the caches read the clock in goroutines of their own, too
	mu    sync.Mutex
	at    time.Time // with a monotonic reading
	moved int64     // seconds by which the wall clock is set forth
}

// Now returns the time. A Time with a monotonic reading has the seconds of its wall clock in the
// bits of its first word from 30 on.
func (s *setBackClock) Now() time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.at
	*(*uint64)(unsafe.Pointer(&t)) += uint64(s.moved) << 30
	return t
}

// TestClockSetBack checks that a key that was revoked, and keys and tokens of a customer that was
// suspended, are refused within seconds although the clock is set back by an hour meanwhile.
func TestClockSetBack(t *testing.T) {
	t.Parallel()
	f, s := newFixture(t, sqliteFile(t)), makeSigners()
	clock := &setBackClock{at: time.Now()}
	f.clock.Set(clock.at)
	if back := (&setBackClock{at: clock.at, moved: -3600}).Now(); clock.at.Unix()-back.Unix() != 3600 || clock.at.Sub(back) != 0 {
		t.Fatalf("the wall clock is not moved alone: from %v to %v", clock.at, back)
	}
	keys := auth.NewAuthenticator(f.db, clock.Now)
	tokens, err := auth.NewTokens(auth.TokenOptions{Secret: s.secret, Issuer: issuer, Audience: audience, Claim: claim, Customers: f.db, Now: clock.Now})
	if err != nil {
		t.Fatal(err)
	}
	f.register(&smartmoney.TokenSigner{Issuer: issuer, Secret: string(s.secret)})
	gate := auth.NewGate(keys, tokens)
	revoked, key := f.newKey(smartmoney.ScopeCustomer, nil)
	kept, _ := f.newKey(smartmoney.ScopeCustomer, nil)
	sent := map[string]string{
		"a revoked key": revoked, "a key": kept,
		"a token":             f.sign(jwt.SigningMethodHS256, "", s.secret, nil),
		"an end user's token": f.sign(jwt.SigningMethodHS256, "", s.secret, f.userClaims(nil)),
	}
	for name, credential := range sent {
		if _, err := gate.Authenticate(t.Context(), auth.BearerOrToken, "Bearer "+credential); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	if err := f.db.RevokeKey(t.Context(), key.ID); err != nil {
		t.Fatal(err)
	}
	if err := f.db.SuspendCustomer(t.Context(), "acme"); err != nil {
		t.Fatal(err)
	}
	clock.mu.Lock()
	clock.moved, clock.at = -3600, clock.at.Add(auth.CacheTTL+time.Second)
	clock.mu.Unlock()
	for name, credential := range sent {
		want := smartmoney.CodeForbidden
		if credential == revoked {
			want = smartmoney.CodeUnauthenticated
		}
		if _, err := gate.Authenticate(t.Context(), auth.BearerOrToken, "Bearer "+credential); smartmoney.CodeOf(err) != want {
			t.Errorf("%s after the clock was set back: %v, want %s", name, err, want)
		}
	}
}
