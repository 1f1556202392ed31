package engine

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// asking counts how often the logs are looked at.
type asking struct {
	Store
	looks atomic.Int64
}

func (a *asking) Arrived(ctx context.Context) (int64, error) {
	a.looks.Add(1)
	return a.Store.Arrived(ctx)
}

// twoProcesses opens a database twice.
func twoProcesses(t *testing.T) (one, two *testkit.DB) {
	t.Helper()
	address := testkit.MigratedPostgresURL(t)
	one, two = testkit.Open(t, sqldb.Options{URL: address}), testkit.Open(t, sqldb.Options{URL: address})
	return one, two
}

// An engine that leads processes what another process appends without waiting for the
// poll, also after its connection was cut. What its own process appends wakes it by the
// queue alone.
func TestWokenByOtherProcesses(t *testing.T) {
	t.Parallel()
	one, two := twoProcesses(t)
	chain := smartmoney.Base
	events := testkit.Events(8, chain, 200, 30, 10)
	s := &asking{Store: one}
	e, _ := run(t, Options{Store: s, Poll: time.Hour})
	testkit.EventuallyWithin(t, timeout, "ready", func() bool { return e.Ready(t.Context()) == nil })
	at := 0
	other := func() {
		t.Helper()
		await(t, e, chain, appendAll(t, two, nil, chain, events[at:at+1]))
		at++
	}
	for range 20 {
		other()
	}
	for range 3 {
		testkit.EventuallyWithin(t, timeout, "listening", func() bool { return testkit.CutListeners(t, two) == 1 })
		other() // while nobody listens, or not: the wake-up of the new connection covers it
	}
	// The engine looks once for a wake-up, and again until nothing is left. A wake-up of
	// before may still be on its way.
	before := s.looks.Load()
	for range 100 {
		await(t, e, chain, appendAll(t, one, e, chain, events[at:at+1]))
		at++
	}
	other()
	if looks := s.looks.Load() - before; looks > 10 {
		t.Errorf("the logs were looked at %d times for one append of another process", looks)
	}
	checkImage(t, e, chain, events[:at])
}
