package smtest

import (
	"testing"
	"time"
)

// eventuallyWithin is how long Eventually waits: far beyond what a busy machine needs,
// for it is reached by a broken program only.
const eventuallyWithin = time.Minute

// Eventually waits until a condition holds, and fails the test when it does not within a
// minute; what completes the sentence "… did not come to be". The condition is asked from
// the calling goroutine, about every millisecond at first and less often later.
func Eventually(t testing.TB, what string, holds func() bool) {
	t.Helper()
	deadline := time.Now().Add(eventuallyWithin)
	for pause := time.Millisecond; !holds(); pause = min(pause*5/4, 20*time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("within %v this did not come to be: %s", eventuallyWithin, what)
		}
		time.Sleep(pause)
	}
}
