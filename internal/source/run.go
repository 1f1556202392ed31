package source

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// mostPause is the longest pause between the runs of a reader that fails.
const mostPause = time.Minute

// run reads a source under one lease, with one reader after another.
type run struct {
	options *Options
	kind    Kind
	spec    Spec
	out     *output
	log     *slog.Logger

	mu      sync.Mutex // guards what follows
	failed  error      // the last error
	at      time.Time  // its time
	refused bool       // it was a *RefusedError
	stopped time.Time  // when a *CorrectionError first stopped the source; zero after another error
}

// Report returns what the run has to report.
func (r *run) Report() Held {
	progress, worked := r.out.reported()
	r.mu.Lock()
	defer r.mu.Unlock()
	h := Held{ID: r.out.claim.ID, Lease: r.out.claim.Lease, Progress: progress, Failing: r.failed != nil && !worked}
	if r.failed != nil {
		h.Error, h.ErrorAt, h.Refused = ErrorText(r.failed), r.at, r.refused && !worked
	}
	if refused, ok := errors.AsType[*CorrectionError](r.failed); ok && h.Failing {
		h.Progress.Missing = fmt.Sprintf("the log refuses the source's own %s since %s", refused.What, r.stopped.UTC().Format(time.RFC3339))
	}
	return h
}

// Loop reads the source until ctx ends or the lease is lost.
func (r *run) Loop(ctx context.Context) {
	backoff := retry.Policy{First: r.options.Pause, Most: mostPause}.Backoff()
	for {
		err := r.read(ctx)
		if ctx.Err() != nil || errors.Is(err, ErrLeaseLost) {
			return
		}
		if _, worked := r.out.reported(); worked {
			backoff.Reset()
		}
		pause := backoff.Next()
		if r.fail(err) {
			pause = r.options.Again
		}
		r.log.Warn("source failed, trying again", "error", ErrorText(err), "pause", pause)
		if retry.Sleep(ctx, pause) != nil {
			return
		}
	}
}

// fail keeps an error to report, and returns whether the provider refuses the source, or the log a
// correction of its own.
func (r *run) fail(err error) (refused bool) {
	_, refused = errors.AsType[*RefusedError](err)
	r.out.failed()
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failed, r.at, r.refused = err, r.spec.Now(), refused
	if _, corrects := errors.AsType[*CorrectionError](err); !corrects {
		r.stopped = time.Time{}
	} else {
		refused = true // likewise tried again later
		if r.stopped.IsZero() {
			r.stopped = r.at
		}
	}
	return refused
}

// read runs one reader from the committed position. A panic is its error.
func (r *run) read(ctx context.Context) (err error) {
	if err := r.out.reload(ctx); err != nil {
		return err
	}
	defer func() {
		if value := recover(); value != nil {
			r.log.Error("a reader panicked", "panic", value, "stack", string(debug.Stack()))
			err = fmt.Errorf("the reader panicked: %v", value)
		}
	}()
	reader, err := r.kind.New(r.spec)
	if err != nil {
		return err
	}
	if err := reader.Run(ctx, r.out); err != nil {
		return err
	}
	return errors.New("the reader ended without a reason")
}
