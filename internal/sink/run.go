package sink

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"

	"smartmoney/internal/retry"
	"smartmoney/internal/source"
)

// mostPause is the longest pause between the tries of a sink that fails.
const mostPause = time.Minute

// run publishes for a sink under one lease, with one publisher after another.
type run struct {
	options    *Options
	definition *Definition
	kind       Kind
	spec       Spec
	claim      Claimed
	log        *slog.Logger

	mu       sync.Mutex // guards what follows
	failed   error      // the last error
	at       time.Time  // its time
	refused  bool       // it was a *source.RefusedError
	worked   bool       // something was published, or nothing was to be, since then
	failures int64      // since the last report
	limit    int        // messages of a batch; 0: MaxBatchMessages
}

// most returns how many messages a batch may have.
func (r *run) most() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return cmp.Or(r.limit, MaxBatchMessages)
}

// tooMany says that the broker did not store a batch in time: the next one is half as long, so that a slow broker gets
// on.
func (r *run) tooMany(messages int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.limit = max(messages/2, 1)
}

// moved says that positions are stored: the next batch may be twice as long. Before that a batch that is too long again
// would have everything published again.
func (r *run) moved() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.limit = min(2*cmp.Or(r.limit, MaxBatchMessages), MaxBatchMessages)
}

// Report returns what the run has to report.
func (r *run) Report() Held {
	r.mu.Lock()
	defer r.mu.Unlock()
	h := Held{ID: r.claim.ID, Lease: r.claim.Lease, Failures: r.failures, Failing: r.failed != nil && !r.worked}
	r.failures = 0
	if r.failed != nil {
		h.Error, h.ErrorAt, h.Refused = errorText(r.failed), r.at, r.refused && !r.worked
	}
	return h
}

// Loop publishes until ctx ends or the lease is lost.
func (r *run) Loop(ctx context.Context) {
	backoff := retry.Policy{First: r.options.Pause, Most: mostPause}.Backoff()
	for {
		err := r.publish(ctx)
		if ctx.Err() != nil || errors.Is(err, ErrLeaseLost) {
			return
		}
		refused, worked := r.fail(err)
		if worked {
			backoff.Reset()
		}
		pause := backoff.Next()
		if refused {
			pause = r.options.Again
		}
		r.log.Warn("sink failed, trying again", "error", errorText(err), "pause", pause)
		if retry.Sleep(ctx, pause) != nil {
			return
		}
	}
}

// fail keeps an error to report. It returns whether the broker refuses the sink, and whether something worked before.
func (r *run) fail(err error) (refused, worked bool) {
	_, refused = errors.AsType[*source.RefusedError](err)
	r.mu.Lock()
	defer r.mu.Unlock()
	worked = r.worked
	r.failed, r.at, r.refused, r.worked = err, r.options.Now(), refused, false
	r.failures++
	return refused, worked
}

// ok says that the sink works.
func (r *run) ok() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.worked = true
}

// publish connects to the broker and publishes every stream until one fails.
func (r *run) publish(ctx context.Context) error {
	connecting, cancel := context.WithTimeout(ctx, r.options.Timeout)
	defer cancel()
	publisher, err := r.kind.New(connecting, r.spec)
	if err != nil {
		return err
	}
	defer func() {
		if err := publisher.Close(); err != nil {
			r.log.Warn("failed to close the connection to the broker", "error", source.ErrorText(err))
		}
	}()
	running, end := context.WithCancelCause(ctx)
	defer end(nil)
	turn := make(chan struct{}, 1)
	var all sync.WaitGroup
	for _, s := range r.definition.Streams {
		all.Go(func() {
			out := &output{run: r, stream: s, publisher: publisher, turn: turn}
			end(r.read(running, s, out)) // the first one is the cause
		})
	}
	all.Wait()
	return context.Cause(running)
}

// read publishes one stream. A panic is its error.
func (r *run) read(ctx context.Context, s Stream, out Output) (err error) {
	defer func() {
		if value := recover(); value != nil {
			r.log.Error("publishing panicked", "stream", s, "panic", value, "stack", string(debug.Stack()))
			err = fmt.Errorf("publishing %s panicked: %v", s, value)
		}
	}()
	if err := r.options.Readers[s].Run(ctx, r.claim, out); err != nil {
		return err
	}
	return fmt.Errorf("publishing %s ended without a reason", s)
}

// errorText returns the text of an error as it may be stored and shown.
func errorText(err error) string {
	if refused, ok := errors.AsType[*source.RefusedError](err); ok {
		err = errors.New("the broker refuses the sink: " + refused.Reason)
	}
	return source.ErrorText(err)
}
