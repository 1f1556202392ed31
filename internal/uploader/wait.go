package uploader

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

// pollEvery is the pause between two questions for the status.
const pollEvery = 250 * time.Millisecond

// status is what GET /ingest/status says.
type status struct {
	Chains map[string]struct {
		Durable   int64 `json:"durable"`
		Processed int64 `json:"processed"`
	} `json:"chains"`
	TooOld *uint64 `json:"too_old"` // nil: it is not known there
}

// WaitWatcher is told how a wait goes on. Its methods are called by one goroutine.
type WaitWatcher interface {
	// Wait reports how far the service has processed, several times a second.
	Wait(Waiting)
	// Finish ends the wait, done or not.
	Finish()
}

// Waiting is how far the service has processed, in events summed over the chains of a
// cursor.
type Waiting struct {
	Processed int64 // of Events
	Events    int64 // up to the cursor, from the start of the logs
	Begun     int64 // what was Processed when the wait began
	Spent     time.Duration
}

// rate is the speed since the wait began, in events per second.
func (w *Waiting) rate() float64 {
	if w.Spent <= 0 || w.Processed < w.Begun {
		return 0
	}
	return float64(w.Processed-w.Begun) / w.Spent.Seconds()
}

// String returns the progress as one line: events, speed, and the time left where the
// speed is known.
func (w *Waiting) String() string {
	rate := w.rate()
	line := fmt.Sprintf("processed %d of %d events, %.0f events/s", w.Processed, w.Events, rate)
	if rate > 0 {
		left := time.Duration(float64(w.Events-w.Processed) / rate * float64(time.Second))
		line += fmt.Sprintf(", %s left", left.Round(time.Second))
	}
	return line
}

// Wait returns when the service has processed every chain up to the cursor given, as
// Summary.Cursor has it, or with an error when it cannot be asked for longer than
// RetryFor, or when ctx ends. It reports each status to watch.
func (c *Client) Wait(ctx context.Context, cursor map[string]int64, watch WaitWatcher) error {
	defer watch.Finish()
	var began time.Time
	var begun int64
	for {
		var now status
		err := c.retry(ctx, "status", func() error {
			request, err := c.request(ctx, http.MethodGet, "ingest/status", nil)
			if err != nil {
				return err
			}
			now = status{}
			return c.do(request, &now)
		})
		if err != nil {
			return fmt.Errorf("wait until processed: %w", err)
		}
		w := now.waiting(cursor)
		if began.IsZero() {
			began, begun = c.options.Clock.Now(), w.Processed
		}
		w.Begun, w.Spent = begun, c.options.Clock.Now().Sub(began)
		watch.Wait(w)
		if w.Processed == w.Events {
			return nil
		}
		if err := c.options.Clock.Sleep(ctx, pollEvery); err != nil {
			return fmt.Errorf("wait until processed: %w", err)
		}
	}
}

// waiting sums the chains up to the cursor; what is behind it counts for nothing.
func (s *status) waiting(cursor map[string]int64) (w Waiting) {
	for chain, position := range cursor {
		w.Processed += min(s.Chains[chain].Processed, position)
		w.Events += position
	}
	return w
}
