package testkit

import (
	"bytes"
	"context"
	"runtime/pprof"
	"testing"
	"time"
)

// eventuallyWithin is the timeout of Eventually. It is far longer than a busy machine needs:
// only a broken program reaches it.
const eventuallyWithin = 3 * time.Minute

// longestPause bounds the pause between two questions of Eventually, unless a question itself takes
// long: then the pause is four times as long, so that asking leaves the processor to what is awaited.
const longestPause = 100 * time.Millisecond

// Eventually waits until holds returns true, and fails the test after three minutes. what
// describes the condition. Eventually calls holds on the calling goroutine, about every
// millisecond at first and less often later.
func Eventually(t testing.TB, what string, holds func() bool) {
	t.Helper()
	EventuallyWithin(t, eventuallyWithin, what, holds)
}

// EventuallyWithin is Eventually with another timeout. It returns how long it waited. A test that
// fails logs what every goroutine does.
func EventuallyWithin(t testing.TB, within time.Duration, what string, holds func() bool) time.Duration {
	t.Helper()
	began := time.Now()
	for asked := began; !holds(); asked = time.Now() {
		waited, took := time.Since(began), time.Since(asked)
		if waited > within {
			var goroutines bytes.Buffer
			_ = pprof.Lookup("goroutine").WriteTo(&goroutines, 1)
			t.Logf("goroutines: %s", &goroutines)
			t.Fatalf("timed out after %v waiting for: %s", within, what)
		}
		time.Sleep(max(min(waited/16, longestPause), 4*took, time.Millisecond))
	}
	return time.Since(began)
}

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
