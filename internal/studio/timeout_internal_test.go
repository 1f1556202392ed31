package studio

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// A use case ends when it has taken as long as Options.Timeout allows, with an error that says how
// long that is.
func TestTimeout(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := NewService(ServiceOptions{Timeout: 20 * time.Millisecond})
		caller := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: "acme", Scope: smartmoney.ScopeRead})
		_, ctx, cancel, err := s.begin(caller)
		if err != nil {
			t.Fatal(err)
		}
		defer cancel()
		_, err = costly(ctx, func(ctx context.Context) (int, error) {
			<-ctx.Done()
			return 0, ctx.Err()
		})
		if want := "the request took longer than 20ms: ask for less"; smartmoney.CodeOf(err) != smartmoney.CodeUnavailable || err.Error() != want {
			t.Errorf("a request that takes longer: %v, want %q", err, want)
		}
	})
}
