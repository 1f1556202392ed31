package webhook

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"smartmoney/internal/retry"
	"smartmoney/internal/store"
)

const (
	firstBackoff = 100 * time.Millisecond
	maxBackoff   = 10 * time.Second
)

// retry asks the database until it answers, for a time at most: what failed is tried
// again after a backoff that doubles. It reports whether it worked in the end. A lease
// that is lost, and a ctx that ended, are given up at once.
func (s *Sender) retry(ctx context.Context, most time.Duration, ask func(ctx context.Context) error) bool {
	policy := retry.Policy{
		First: firstBackoff, Most: maxBackoff, For: most,
		Final: func(err error) bool { return errors.Is(err, store.ErrLeaseLost) },
	}
	err := policy.Do(ctx, func() error {
		err := ask(ctx)
		switch {
		case err == nil:
			s.failures.over()
		case ctx.Err() == nil && !policy.Final(err):
			s.failures.note(err)
		}
		return err
	})
	return err == nil
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
