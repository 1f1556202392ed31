package webhook

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// MaxAttempts is the number of attempts after which a delivery fails for good.
const MaxAttempts = 10

const (
	jitter        = 0.2            // fraction of a wait, in both directions
	maxRetryAfter = 24 * time.Hour // longest pause that a receiver can request

	// failingFor is how long an endpoint may fail before it is disabled. It is longer than the
	// whole schedule of one delivery, so that no delivery is cut short by it.
	failingFor = 120 * time.Hour

	// quiet is the longest pause between two failed attempts that still counts as failing.
	// It is longer than any wait of the schedule, so a longer pause means that there was
	// nothing to send.
	quiet = 36 * time.Hour

	// chatPause is the shortest time between two messages of a webhook whose receiver is a chat:
	// Slack and Telegram take one a second.
	chatPause = time.Second
)

// waits returns the wait before each attempt; the first one is before the first attempt.
func waits() [MaxAttempts]time.Duration {
	return [MaxAttempts]time.Duration{
		0, 5 * time.Second, 5 * time.Minute, 30 * time.Minute, 2 * time.Hour,
		5 * time.Hour, 10 * time.Hour, 14 * time.Hour, 20 * time.Hour, 24 * time.Hour,
	}
}

// nextAttempt returns the time of the attempt after attempt number, which failed at failed:
// not before the end of retryAfter. random is in [0, 1). It returns false after the last
// attempt.
func nextAttempt(number int, failed time.Time, retryAfter time.Duration, random float64) (time.Time, bool) {
	if number >= MaxAttempts {
		return time.Time{}, false
	}
	wait := waits()[max(number, 0)]
	wait += time.Duration((2*random - 1) * jitter * float64(wait))
	return failed.Add(max(wait, retryAfter)), true
}

// readRetryAfter returns the pause requested by the header Retry-After, 0 to 24 h; 0 if the
// header is missing or invalid.
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

// bodyRetryAfter returns the pause requested by the body of a chat's response with the status 429, 0
// to 24 h; 0 if the body names none.
func bodyRetryAfter(body []byte) time.Duration {
	var answer struct {
		RetryAfter float64 `json:"retry_after"` // of Discord, s
		Parameters struct {
			RetryAfter float64 `json:"retry_after"` // of Telegram, s
		}
	}
	if json.Unmarshal(body, &answer) != nil {
		return 0
	}
	seconds := max(answer.RetryAfter, answer.Parameters.RetryAfter, 0)
	return time.Duration(min(seconds, maxRetryAfter.Seconds()) * float64(time.Second))
}

// disabling returns the reason to disable an endpoint after a failed attempt, "" to keep it
// enabled. since is the start of failing; see FailingSince.
func disabling(status *int, since, failed time.Time) string {
	if status != nil && *status == http.StatusGone {
		return "the receiver answered 410 Gone"
	}
	if !since.IsZero() && failed.Sub(since) >= failingFor {
		return fmt.Sprintf("every attempt failed for %d hours, since %s", int(failingFor.Hours()), since.UTC().Format(time.RFC3339))
	}
	return ""
}

const (
	firstBackoff = 100 * time.Millisecond
	maxBackoff   = 10 * time.Second
)

// retry calls the database until it succeeds or most has passed, with doubling pauses in
// between. It reports whether it succeeded. It does not retry after a lost lease or the
// end of ctx. Of failures that follow each other one line is logged, and one when they are over,
// rather than one for every attempt of every worker.
func (s *Sender) retry(ctx context.Context, most time.Duration, call func(ctx context.Context) error) bool {
	policy := retry.Policy{
		First: firstBackoff, Most: maxBackoff, For: most,
		Final: func(err error) bool { return errors.Is(err, outbox.ErrLeaseLost) },
	}
	err := policy.Do(ctx, func() error {
		err := call(ctx)
		switch {
		case err == nil:
			if s.broken.CompareAndSwap(true, false) {
				s.Logger.Info("webhook sender can use the database again")
			}
		case ctx.Err() == nil && !policy.Final(err):
			if s.broken.CompareAndSwap(false, true) {
				s.Logger.Error("webhook sender failed to use the database, retrying", "error", err)
			}
		}
		return err
	})
	return err == nil
}
