package engine

import (
	"context"
	"testing"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// sweeping hands out the contexts of sweeps.
type sweeping struct {
	*store.DB
	contexts chan context.Context
}

func (s *sweeping) Sweep(ctx context.Context, now time.Time, before [smartmoney.ChainCount]int64, keep time.Duration) error {
	s.contexts <- ctx
	return s.DB.Sweep(ctx, now, before, keep)
}

// Each sweep releases its context when it ends.
func TestSweepReleasesItsContext(t *testing.T) {
	s := &sweeping{DB: smtest.SQLite(t), contexts: make(chan context.Context, 10)}
	clock := time.Now()
	e := New(Options{Store: s, Now: func() time.Time { return clock }})
	l, err := e.newLeading(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	sweep := sweeper{engine: e}
	defer sweep.stop()
	for range 3 {
		clock = clock.Add(2 * sweepEvery)
		sweep.run(t.Context(), l)
		used := <-s.contexts
		smtest.Eventually(t, "released", func() bool { return used.Err() != nil })
		smtest.Eventually(t, "ended", func() bool { return !sweep.busy() })
	}
}
