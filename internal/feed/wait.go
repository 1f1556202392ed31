package feed

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

// Wait returns when the service has processed every chain up to the cursor given, as
// Summary.Cursor has it, or with an error when it cannot be asked for longer than
// RetryFor, or when ctx ends.
func (c *Client) Wait(ctx context.Context, cursor map[string]int64) error {
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
		if now.reached(cursor) {
			return nil
		}
		if err := c.options.Clock.Sleep(ctx, pollEvery); err != nil {
			return fmt.Errorf("wait until processed: %w", err)
		}
	}
}

func (s *status) reached(cursor map[string]int64) bool {
	for chain, position := range cursor {
		if s.Chains[chain].Processed < position {
			return false
		}
	}
	return true
}
