package live

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// again calls f until it succeeds, with growing pauses in between. It returns the error of
// ctx if ctx ends first. An error that the caller caused is returned at once.
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

// backoff returns the pauses between attempts to read the database.
func backoff() retry.Policy {
	return retry.Policy{First: 50 * time.Millisecond, Most: 5 * time.Second, For: retry.Forever}
}

// failures logs failures that are retried: one line when the first one starts, and one
// when the last one is over.
type failures struct {
	log *slog.Logger
	mu  sync.Mutex // guards n
	n   int        // calls that are failing
}

func (f *failures) begin(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.n++; f.n == 1 {
		f.log.Error("failed to read notification logs, retrying", "error", err)
	}
}

func (f *failures) end(ok bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.n--; f.n == 0 && ok {
		f.log.Info("reading notification logs works again")
	}
}
