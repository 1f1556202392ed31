package testkit

import (
	"context"
	"testing"
	"time"
)

// stopWithin is how long Stop gives a part to end by itself; abandonAfter is how long it waits
// after that for a part whose context has ended.
const (
	stopWithin   = time.Minute
	abandonAfter = 20 * time.Second
)

// Stop stops what a test started, by the part's own Stop, and fails the test if that returns an
// error. The part gets a minute, then its context ends; if it goes on nevertheless, Stop fails the
// test after 20 more seconds and returns, so that a failed test that holds the part up ends.
func Stop(t testing.TB, stop func(context.Context) error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), stopWithin)
	defer cancel()
	stopped := make(chan error, 1)
	go func() { stopped <- stop(ctx) }()
	late := time.NewTimer(stopWithin + abandonAfter)
	defer late.Stop()
	select {
	case err := <-stopped:
		if err != nil {
			t.Errorf("stop: %v", err)
		}
	case <-late.C:
		t.Errorf("stop: it still runs after %v", stopWithin+abandonAfter)
	}
}
