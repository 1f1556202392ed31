package services_test

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"testing"

	"smartmoney/internal/smtest"
)

// stalled is a body that never comes, until its context ends.
type stalled struct{ ctx context.Context } //nolint:containedctx // a reader cannot be given one

func (s stalled) Read([]byte) (int, error) {
	<-s.ctx.Done()
	return 0, s.ctx.Err()
}

// Requests whose bodies are still being sent count with what they announce: beyond 64 MiB the
// next one is refused, a feed is not, and requests that end make room.
func TestBodiesAreBounded(t *testing.T) {
	h := newHarness(t, true)
	const path = "/v3/studio/ranking/feed"
	wire := &http.Transport{}
	defer wire.CloseIdleConnections()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var senders sync.WaitGroup
	for range 8 {
		senders.Go(func() {
			for ctx.Err() == nil { // again, if it was refused beside the request that asks below
				r, err := http.NewRequestWithContext(ctx, http.MethodPost, h.url+path, stalled{ctx})
				if err != nil {
					t.Error(err)
					return
				}
				r.ContentLength = 8 << 20
				r.Header.Set("Authorization", h.authorization(path))
				if resp, err := wire.RoundTrip(r); err == nil {
					_ = resp.Body.Close()
				}
			}
		})
	}
	refused := func() bool {
		status, header, answer := h.ask("POST", path, `{"items": []}`)
		if status != http.StatusTooManyRequests {
			return false
		}
		message, _ := at(t, answer, "message").(string)
		return header.Get("Retry-After") != "" && strings.Contains(message, "64 MiB")
	}
	smtest.Eventually(t, "a request is refused beside bodies of 64 MiB", refused)
	if status, _, answer := h.ask("POST", "/v3/for-you", `{"feed_id": "polymarket-default"}`); status != 200 {
		t.Errorf("a feed beside large bodies: %d %v", status, answer)
	}
	cancel()
	senders.Wait()
	smtest.Eventually(t, "ended requests make room", func() bool { return !refused() })
}
