package webhook

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

const (
	firstBackoff = 100 * time.Millisecond
	maxBackoff   = 10 * time.Second
)

// retry calls the database until it succeeds or most has passed, with doubling pauses in
// between. It reports whether it succeeded. It does not retry after a lost lease or the
// end of ctx.
func (s *Sender) retry(ctx context.Context, most time.Duration, call func(ctx context.Context) error) bool {
	policy := retry.Policy{
		First: firstBackoff, Most: maxBackoff, For: most,
		Final: func(err error) bool { return errors.Is(err, outbox.ErrLeaseLost) },
	}
	err := policy.Do(ctx, func() error {
		err := call(ctx)
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

// failures logs database failures: one line for the first failure and one when it is over,
// rather than one for every attempt of every worker.
type failures struct {
	log *slog.Logger

	mu sync.Mutex // guards on
	on bool
}

func (f *failures) note(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.on {
		f.log.Error("webhook sender failed to use the database, retrying", "error", err)
	}
	f.on = true
}

func (f *failures) over() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.on {
		f.log.Info("webhook sender can use the database again")
	}
	f.on = false
}
