package outage_test

import (
	"context"
	"errors"
	"log/slog"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestWatch follows a database that hangs and comes back.
func TestWatch(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var hangs atomic.Bool
		w := outage.NewWatch(func(ctx context.Context) error {
			if hangs.Load() {
				<-ctx.Done()
			}
			return ctx.Err()
		}, slog.New(slog.DiscardHandler))
		if err := w.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		running, done := w.Limit(t.Context())
		defer done()
		time.Sleep(time.Minute)
		if running.Err() != nil {
			t.Fatalf("with a database that answers: %v", context.Cause(running))
		}
		began := time.Now()
		hangs.Store(true)
		<-running.Done()
		if took := time.Since(began); took > 4*time.Second {
			t.Errorf("a running request ends after %s", took)
		}
		unavailable(running, t)

		later, doneLater := w.Limit(t.Context())
		defer doneLater()
		began = time.Now()
		<-later.Done()
		if took := time.Since(began); took > 4*time.Second || took < time.Second {
			t.Errorf("a request that begins in the outage ends after %s", took)
		}
		unavailable(later, t)

		hangs.Store(false)
		time.Sleep(5 * time.Second)
		after, doneAfter := w.Limit(t.Context())
		defer doneAfter()
		time.Sleep(time.Minute)
		if after.Err() != nil {
			t.Errorf("after the outage: %v", context.Cause(after))
		}
		if err := w.Stop(t.Context()); err != nil {
			t.Fatal(err)
		}
	})
}

// unavailable checks what callers of an ended request receive.
func unavailable(ctx context.Context, t *testing.T) {
	t.Helper()
	if err := outage.Cause(ctx, ctx.Err()); smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
		t.Errorf("callers receive %v", err)
	}
}

// TestCauseOfOthers leaves other errors as they are.
func TestCauseOfOthers(t *testing.T) {
	t.Parallel()
	failed := errors.New("failed")
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	var none *outage.Watch
	unlimited, done := none.Limit(t.Context())
	done()
	for _, ctx := range []context.Context{t.Context(), gone, unlimited} {
		if err := outage.Cause(ctx, failed); err != failed { //nolint:errorlint // the same error is asked for
			t.Errorf("%v instead of the error", err)
		}
	}
}
