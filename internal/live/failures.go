package live

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"smartmoney/internal/smartmoney"
)

const (
	retryFirst = 50 * time.Millisecond // pause after a failure, doubled each time
	retryMost  = 5 * time.Second
)

// again calls f until it succeeds, with longer and longer pauses, or ctx ends, whose
// error it gives then. What the caller is to blame for is not tried again.
func (h *Hub) again(ctx context.Context, f func() error) (err error) {
	if err = f(); err == nil || final(ctx, err) {
		return err
	}
	h.failures.begin(err)
	defer func() { h.failures.end(err == nil) }()
	for pause := retryFirst; ; pause = min(2*pause, retryMost) {
		if restErr := rest(ctx, pause); restErr != nil {
			return restErr
		}
		if err = f(); err == nil || final(ctx, err) {
			return err
		}
	}
}

func final(ctx context.Context, err error) bool {
	_, known := errors.AsType[*smartmoney.Error](err)
	return known || ctx.Err() != nil
}

// rest waits for a while, or gives the error of ctx.
func rest(ctx context.Context, pause time.Duration) error {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
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
