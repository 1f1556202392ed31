package webhook

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"smartmoney/internal/store"
)

const (
	firstBackoff = 100 * time.Millisecond
	maxBackoff   = 10 * time.Second
	forever      = time.Duration(1<<63 - 1)
)

// retry asks the database until it answers, for a time at most: what failed is tried
// again after a wait that doubles. It reports whether it worked in the end. A lease
// that is lost, and a ctx that ended, are given up at once.
func (s *Sender) retry(ctx context.Context, most time.Duration, ask func(ctx context.Context) error) bool {
	for wait, waited := firstBackoff, time.Duration(0); ; wait = min(2*wait, maxBackoff) {
		err := ask(ctx)
		if err == nil {
			s.failures.over()
			return true
		}
		if ctx.Err() != nil || errors.Is(err, store.ErrLeaseLost) {
			return false
		}
		s.failures.note(err)
		if waited += wait; waited > most {
			return false
		}
		sleep(ctx, wait)
	}
}

// failures is what the log is told of a database that fails: the first failure, and
// that it is over, rather than every try of every worker.
type failures struct {
	log *slog.Logger

	mu sync.Mutex // guards on
	on bool
}

func (t *failures) note(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.on {
		t.log.Error("webhooks: the database fails", "error", err)
	}
	t.on = true
}

func (t *failures) over() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.on {
		t.log.Info("webhooks: the database answers again")
	}
	t.on = false
}

// sleep waits for a time, or until ctx ends.
func sleep(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
