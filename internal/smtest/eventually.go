package smtest

import (
	"testing"
	"time"
)

// eventuallyWithin is how long Eventually waits: far beyond what a busy machine needs,
// for it is reached by a broken program only.
const eventuallyWithin = time.Minute

// Eventually waits until a condition holds, and fails the test when it does not within a
// minute; what names the condition. The condition is asked from the calling goroutine,
// about every millisecond at first and less often later.
func Eventually(t testing.TB, what string, holds func() bool) {
	t.Helper()
	EventuallyWithin(t, eventuallyWithin, what, holds)
}

// EventuallyWithin does the same with a bound of its own, and returns how long it waited.
func EventuallyWithin(t testing.TB, within time.Duration, what string, holds func() bool) time.Duration {
	t.Helper()
	began := time.Now()
	for pause := time.Millisecond; !holds(); pause = min(pause*5/4, 20*time.Millisecond) {
		if time.Since(began) > within {
			t.Fatalf("not within %v: %s", within, what)
		}
		time.Sleep(pause)
	}
	return time.Since(began)
}
