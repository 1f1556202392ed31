package testkit

import (
	"testing"
	"time"
)

// eventuallyWithin is the timeout of Eventually. It is far longer than a busy machine needs:
// only a broken program reaches it.
const eventuallyWithin = time.Minute

// Eventually waits until holds returns true, and fails the test after one minute. what
// describes the condition. Eventually calls holds on the calling goroutine, about every
// millisecond at first and less often later.
func Eventually(t testing.TB, what string, holds func() bool) {
	t.Helper()
	EventuallyWithin(t, eventuallyWithin, what, holds)
}

// EventuallyWithin is Eventually with another timeout. It returns how long it waited.
func EventuallyWithin(t testing.TB, within time.Duration, what string, holds func() bool) time.Duration {
	t.Helper()
	began := time.Now()
	for pause := time.Millisecond; !holds(); pause = min(pause*5/4, 20*time.Millisecond) {
		if time.Since(began) > within {
			t.Fatalf("timed out after %v waiting for: %s", within, what)
		}
		time.Sleep(pause)
	}
	return time.Since(began)
}
