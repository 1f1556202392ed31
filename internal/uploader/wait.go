package uploader

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

// pollEvery is the pause between two polls of the status.
const pollEvery = 250 * time.Millisecond

// status is the response to GET /ingest/status.
type status struct {
	Chains map[string]struct {
		Durable   int64 `json:"durable"`
		Processed int64 `json:"processed"`
	} `json:"chains"`
	TooOld *uint64 `json:"too_old"` // nil if the process does not know it
}

// Waiting is the service's progress in events, summed over the chains of a cursor.
type Waiting struct {
	Processed int64 // of Events
	Events    int64 // from the start of the event logs up to the cursor
	Begun     int64 // Processed at the start of the wait
	Spent     time.Duration
}

// rate returns the speed since the start of the wait, in events per second.
func (w *Waiting) rate() float64 {
	if w.Spent <= 0 || w.Processed < w.Begun {
		return 0
	}
	return float64(w.Processed-w.Begun) / w.Spent.Seconds()
}

// String returns the progress as one line: events, speed, and the time left if the speed
// is known.
func (w *Waiting) String() string {
	rate := w.rate()
	line := fmt.Sprintf("processed %d of %d events, %.0f events/s", w.Processed, w.Events, rate)
	if rate > 0 {
		left := time.Duration(float64(w.Events-w.Processed) / rate * float64(time.Second))
		line += fmt.Sprintf(", %s left", left.Round(time.Second))
	}
	return line
}

// Wait waits until the service has processed every chain up to cursor, which is in the
// form of Summary.Cursor, and reports each status to watch. It returns an error if the
// status is unavailable for longer than RetryFor, or if ctx ends.
func (c *Client) Wait(ctx context.Context, cursor map[string]int64, watch Watcher) error {
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

// waiting sums the chains up to the cursor. Events after it do not count.
func (s *status) waiting(cursor map[string]int64) (w Waiting) {
	for chain, position := range cursor {
		w.Processed += min(s.Chains[chain].Processed, position)
		w.Events += position
	}
	return w
}

// TooOld returns the service's count of trades that could have raised a signal but arrived
// too late for it. It returns false if the service does not answer or does not know the
// count. It does not retry.
func (c *Client) TooOld(ctx context.Context) (uint64, bool) {
	request, err := c.request(ctx, http.MethodGet, "ingest/status", nil)
	if err != nil {
		return 0, false
	}
	var now status
	if err := c.do(request, &now); err != nil || now.TooOld == nil {
		return 0, false
	}
	return *now.TooOld, true
}
