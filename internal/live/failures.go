package live

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"smartmoney/internal/retry"
	"smartmoney/internal/smartmoney"
)

// again calls f until it succeeds, or ctx ends, whose error it then returns. What the
// caller is to blame for is not tried again.
func (h *Hub) again(ctx context.Context, f func() error) error {
	policy, failing := backoff(), false
	policy.Final = func(err error) bool {
		_, known := errors.AsType[*smartmoney.Error](err)
		return known
	}
	policy.Report = func(err error, _ time.Duration) {
		if !failing {
			failing = true
			h.failures.begin(err)
		}
	}
	err := policy.Do(ctx, f)
	if failing {
		h.failures.end(err == nil)
	}
	return err
}

// backoff is between tries to reach the database.
func backoff() retry.Policy {
	return retry.Policy{First: 50 * time.Millisecond, Most: 5 * time.Second, For: retry.Forever}
}

// failures reports failures that are tried again: once while any of them lasts.
type failures struct {
	log *slog.Logger
	mu  sync.Mutex // guards n
	n   int        // failing now
}

func (t *failures) begin(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.n++; t.n == 1 {
		t.log.Error("customers' logs cannot be read; it is tried again", "error", err)
	}
}

func (t *failures) end(well bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.n--; t.n == 0 && well {
		t.log.Info("customers' logs are read again")
	}
}
