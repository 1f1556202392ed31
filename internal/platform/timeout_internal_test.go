package platform

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"smartmoney/internal/auth"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/turns"
)

// A request has one turn for all of its costly searches, which others of its customer wait for.
func TestTurnOfARequest(t *testing.T) {
	t.Parallel()
	s := &Service{turns: turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Millisecond, What: "searches and feeds"})}
	one, other := turn{of: s, customerID: "acme"}, turn{of: s, customerID: "acme"}
	for range 3 {
		if err := one.begin(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := other.begin(t.Context()); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("a second request meanwhile: %v", err)
	}
	other.end()
	one.end()
	if err := other.begin(t.Context()); err != nil {
		t.Errorf("a second request after it: %v", err)
	}
	other.end()
}

// A use case ends when it has taken as long as Options.Timeout allows, with an error that says how long that is.
func TestTimeout(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := New(Options{Timeout: 20 * time.Millisecond})
		caller := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: "acme", Scope: smartmoney.ScopeRead})
		_, ctx, cancel, err := s.begin(caller)
		if err != nil {
			t.Fatal(err)
		}
		defer cancel()
		_, err = costly(ctx, s, "acme", func(ctx context.Context) (int, error) {
			<-ctx.Done()
			return 0, ctx.Err()
		})
		if want := "the request took longer than 20ms: ask for less"; smartmoney.CodeOf(err) != smartmoney.CodeUnavailable || err.Error() != want {
			t.Errorf("a request that takes longer: %v, want %q", err, want)
		}
	})
}
