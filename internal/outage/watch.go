package outage

import (
	"context"
	"errors"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	// probeEvery is the pause between two probes.
	probeEvery = 300 * time.Millisecond
	// probeTimeout is how long a probe may take. With probeEvery and the second that a driver may
	// need to cancel a statement, it is less than the five seconds within which a request is to
	// fail in an outage.
	probeTimeout = 2000 * time.Millisecond
	// awayTimeout is how long a request may take that begins in an outage.
	awayTimeout = 2000 * time.Millisecond
)

// Watch probes the database and ends the contexts of requests when it does not answer, since a
// request itself cannot distinguish a hanging database from a slow query. A nil Watch limits
// nothing. It is safe for concurrent use.
type Watch struct {
	probe   func(context.Context) error
	log     *slog.Logger
	present atomic.Pointer[period]
	stop    context.CancelFunc
	ended   chan struct{}
}

// period is a time in which the database answers; its context ends with that.
type period struct {
	context.Context //nolint:containedctx // it is what a period is
	end             context.CancelFunc
}

func newPeriod() *period {
	ctx, end := context.WithCancel(context.Background())
	return &period{ctx, end}
}

// NewWatch returns a Watch that calls probe. It limits nothing before Start.
func NewWatch(probe func(context.Context) error, log *slog.Logger) *Watch {
	w := &Watch{probe: probe, log: log, ended: make(chan struct{})}
	w.present.Store(newPeriod())
	return w
}

// Start starts the probes. They run until Stop.
func (w *Watch) Start(ctx context.Context) error {
	running, stop := context.WithCancel(context.WithoutCancel(ctx))
	w.stop = stop
	go w.run(running)
	return nil
}

// Stop ends the probes.
func (w *Watch) Stop(context.Context) error {
	w.stop()
	<-w.ended
	return nil
}

func (w *Watch) run(ctx context.Context) {
	defer close(w.ended)
	tick := time.NewTicker(probeEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		limited, cancel := context.WithTimeout(ctx, probeTimeout)
		err := w.probe(limited)
		cancel()
		if ctx.Err() != nil {
			return
		}
		w.note(err)
	}
}

func (w *Watch) note(err error) {
	now := w.present.Load()
	switch away := now.Err() != nil; {
	case err != nil && !away:
		w.log.Error("the database does not answer, failing the requests that need it", "error", err)
		now.end()
	case err == nil && away:
		w.log.Info("the database answers again")
		w.present.Store(newPeriod())
	}
}

// Limit returns a context for a request. It ends with Error as its cause soon after the database
// stops answering; while it does not answer, after a short time. The caller calls cancel when the
// request has ended.
func (w *Watch) Limit(ctx context.Context) (limited context.Context, cancel context.CancelFunc) {
	if w == nil {
		return ctx, func() {}
	}
	now := w.present.Load()
	if now.Err() != nil {
		return context.WithTimeoutCause(ctx, awayTimeout, Error())
	}
	limited, end := context.WithCancelCause(ctx)
	unwatch := context.AfterFunc(now, func() { end(Error()) })
	return limited, func() {
		unwatch()
		end(nil)
	}
}

// Cause returns the error with which a Watch ended the context of a request instead of an error
// that followed from it; any other err as it is.
func Cause(ctx context.Context, err error) error {
	if known, ok := errors.AsType[*smartmoney.Error](err); err == nil || ok && known.Code != smartmoney.CodeInternal {
		return err
	}
	if away := Ended(ctx); away != nil {
		return away
	}
	return err
}

// Ended returns the error with which a Watch ended a context since the database does not answer,
// nil if none did.
func Ended(ctx context.Context) error {
	if away, ok := errors.AsType[*smartmoney.Error](context.Cause(ctx)); ok && away.Code == smartmoney.CodeUnavailable {
		return away
	}
	return nil
}
