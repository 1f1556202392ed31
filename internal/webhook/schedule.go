package webhook

import (
	"fmt"
	"net/http"
	"strconv"
	"time"
)

// MaxAttempts is how often a delivery is tried before it is given up.
const MaxAttempts = 10

const (
	jitter        = 0.2            // of a wait, either way
	maxRetryAfter = 24 * time.Hour // a receiver may ask for no longer wait

	// failingFor is how long an endpoint may fail before it is disabled: longer than
	// the whole schedule of one delivery, so that none is given up by it early.
	failingFor = 120 * time.Hour

	// quiet is the longest pause between two failed attempts that still counts as
	// failing: longer than any wait of the schedule, so a longer one means that there was
	// nothing to send.
	quiet = 36 * time.Hour
)

// waits returns how long after an attempt that failed the next one is made; the first
// element is the wait before the first attempt.
func waits() [MaxAttempts]time.Duration {
	return [MaxAttempts]time.Duration{
		0, 5 * time.Second, 5 * time.Minute, 30 * time.Minute, 2 * time.Hour,
		5 * time.Hour, 10 * time.Hour, 14 * time.Hour, 20 * time.Hour, 24 * time.Hour,
	}
}

// nextAttempt returns when a delivery is tried again whose attempt number failed at a
// time: no earlier than the receiver asked for. random is 0 up to 1. After the last
// attempt it gives false.
func nextAttempt(number int, failed time.Time, retryAfter time.Duration, random float64) (time.Time, bool) {
	if number >= MaxAttempts {
		return time.Time{}, false
	}
	wait := waits()[max(number, 0)]
	wait += time.Duration((2*random - 1) * jitter * float64(wait))
	return failed.Add(max(wait, retryAfter)), true
}

// readRetryAfter returns the wait that the header Retry-After asks for, 0 to 24 h; 0
// where there is none that HTTP knows.
func readRetryAfter(h http.Header, now time.Time) time.Duration {
	text := h.Get("Retry-After")
	if text == "" {
		return 0
	}
	if seconds, err := strconv.ParseUint(text, 10, 63); err == nil {
		return time.Duration(min(seconds, uint64(maxRetryAfter/time.Second))) * time.Second
	}
	if at, err := http.ParseTime(text); err == nil {
		return min(max(at.Sub(now), 0), maxRetryAfter)
	}
	return 0
}

// disabling returns the reason why an endpoint is disabled after a failed attempt, ""
// where it is not. since is when failing began; see FailingSince.
func disabling(status *int, since, failed time.Time) string {
	if status != nil && *status == http.StatusGone {
		return "the receiver answered 410 Gone"
	}
	if !since.IsZero() && failed.Sub(since) >= failingFor {
		return fmt.Sprintf("every attempt failed for %d hours, since %s", int(failingFor.Hours()), since.UTC().Format(time.RFC3339))
	}
	return ""
}
