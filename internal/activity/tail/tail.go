// Package tail applies the event log to an activity.State: every chain from its first event
// on, then new events. It shares only the database with the engine, and its share of one
// core is bounded while it reads history.
//
// The State is not stored. Reading the log again takes seconds per million events
// (docs/indexes.md), and descriptions of markets can be anywhere in it.
package tail

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"smartmoney/internal/activity"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/retry"
	"smartmoney/internal/smartmoney"
)

// Log is the event log.
type Log interface {
	// Arrived returns the global offset of the last event in the logs.
	Arrived(ctx context.Context) (int64, error)
	// ReadLog returns about limit events of a chain after a position.
	ReadLog(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (events eventlog.Segment, more bool, err error)
}

// Options configures a Tail. Log and State are required.
type Options struct {
	Log    Log
	State  *activity.State
	Poll   time.Duration // interval of looking for new events; 0: 300 ms
	Logger *slog.Logger  // nil: discarded
}

// Tail follows the log while it runs.
type Tail struct {
	o        Options
	stop     context.CancelFunc
	running  sync.WaitGroup
	caughtUp atomic.Bool
}

const (
	batch = 4096 // events per read
	// The pause after a batch, as a multiple of the batch's duration: the tail uses at most
	// half a core after the start, and a quarter once it has reached the end of the log.
	restFirst = 1
	restLater = 3

	defaultPoll = 300 * time.Millisecond
)

// backoff is the pause after a failure to read.
var backoff = retry.Policy{First: 200 * time.Millisecond, Most: 5 * time.Second}

// New returns a tail, which Start starts.
func New(o Options) *Tail {
	if o.Poll <= 0 {
		o.Poll = defaultPoll
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return &Tail{o: o}
}

// Start starts following, until Stop. It does not wait for history.
func (t *Tail) Start(ctx context.Context) error {
	ctx, t.stop = context.WithCancel(context.WithoutCancel(ctx))
	t.running.Go(func() {
		backoff.Keep(ctx, func(working func()) error { return t.follow(ctx, working) }, func(err error) {
			t.o.Logger.Warn("following the log for activity failed, retrying", "error", err)
		})
	})
	return nil
}

// Stop ends following and waits for it.
func (t *Tail) Stop(context.Context) error {
	t.stop()
	t.running.Wait()
	return nil
}

// CaughtUp reports whether the state has reached the end of the log once.
func (t *Tail) CaughtUp() bool { return t.caughtUp.Load() }

// follow reads new events until ctx ends or reading fails.
func (t *Tail) follow(ctx context.Context, working func()) error {
	read := int64(-1) // global offset up to which the log was read
	for {
		arrived, err := t.o.Log.Arrived(ctx)
		if err != nil {
			return err
		}
		if arrived != read {
			if err := t.catchUp(ctx, working); err != nil {
				return err
			}
			read = arrived
		}
		if !t.caughtUp.Swap(true) {
			t.o.Logger.InfoContext(ctx, "activity has reached the end of the log", "trades", t.trades())
		}
		working()
		if err := retry.Sleep(ctx, t.o.Poll); err != nil {
			return err
		}
	}
}

// catchUp applies the events of the logs after the state's positions.
func (t *Tail) catchUp(ctx context.Context, working func()) error {
	for _, chain := range smartmoney.Chains() {
		for more := true; more; {
			began := time.Now()
			var events eventlog.Segment
			var err error
			events, more, err = t.o.Log.ReadLog(ctx, chain, t.o.State.Position(chain), batch)
			if err != nil {
				return err
			}
			if err := t.o.State.Apply(chain, events.First, events.Events); err != nil {
				return fmt.Errorf("apply the log of %s: %w", chain, err)
			}
			working()
			rest := time.Duration(restFirst)
			if t.caughtUp.Load() {
				rest = restLater
			}
			if err := retry.Sleep(ctx, rest*time.Since(began)); err != nil {
				return err
			}
		}
	}
	return nil
}

// trades returns the trades of all chains.
func (t *Tail) trades() (n int64) {
	for _, chain := range smartmoney.Chains() {
		n += t.o.State.Trades(chain)
	}
	return n
}
