package routes_test

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
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
	t.Parallel()
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
	testkit.Eventually(t, "a request is refused beside bodies of 64 MiB", refused)
	if status, _, answer := h.ask("POST", "/v3/for-you", `{"feed_id": "polymarket-default"}`); status != 200 {
		t.Errorf("a feed beside large bodies: %d %v", status, answer)
	}
	cancel()
	senders.Wait()
	testkit.Eventually(t, "ended requests make room", func() bool { return !refused() })
}

// Large answers count until they are written: beyond 64 MiB the next one is refused, a small one is
// not.
func TestAnswersAreBounded(t *testing.T) {
	t.Parallel()
	h := newHarness(t, true)
	var ids []string
	for i := range 5000 {
		ids = append(ids, fmt.Sprintf(`{"item_id": "item-%d"}`, i))
	}
	const path = "/v3/studio/ranking/feed"
	body := `{"items": [` + strings.Join(ids, ",") + `]}`
	_, header, want := h.ask("POST", path, body)
	size, err := strconv.Atoi(header.Get("Content-Length"))
	if err != nil || size <= httpapi.SmallAnswer {
		t.Fatalf("an answer of %q bytes, want more than %d", header.Get("Content-Length"), httpapi.SmallAnswer)
	}
	read := h.gate.Reservation(servicetest.Customer, limits.Responses) // what others read slowly
	testkit.Eventually(t, "the first answer no longer counts", func() bool { return read.Grow(64<<20) == nil })
	status, header, answer := h.ask("POST", path, body)
	if message, _ := at(t, answer, "message").(string); status != http.StatusTooManyRequests || header.Get("Retry-After") == "" || !strings.Contains(message, "64 MiB") {
		t.Errorf("a large answer beside 64 MiB: %d %v", status, answer)
	}
	if status, _, answer := h.ask("POST", path, `{"items": []}`); status != http.StatusOK {
		t.Errorf("a small answer beside 64 MiB: %d %v", status, answer)
	}
	read.Release()
	for range 2 {
		status, _, answer := h.ask("POST", path, body)
		if diff := cmp.Diff(want, answer); status != http.StatusOK || diff != "" {
			t.Errorf("status %d (-before +after):\n%s", status, diff)
		}
	}
	testkit.Eventually(t, "answers that were written no longer count", func() bool {
		return h.gate.Reservation(servicetest.Customer, limits.Responses).Grow(64<<20) == nil
	})
}
