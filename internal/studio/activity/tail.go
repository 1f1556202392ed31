package activity

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Log is the part of eventlog.Log that a Tail reads. Tests let its reads fail.
type Log interface {
	Arrived(ctx context.Context) (int64, error)
	ReadLog(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (events eventlog.Segment, more bool, err error)
	ChainLogs(ctx context.Context) ([smartmoney.ChainCount]eventlog.ChainLog, error)
	KeptOfDropped(ctx context.Context, chain smartmoney.Chain, wallet func(address string), describe func(*event.Event)) (last int64, err error)
	Retracted(ctx context.Context, chain smartmoney.Chain, after, upTo, by int64) (seqs []int64, err error)
	TradesAt(ctx context.Context, chain smartmoney.Chain, seqs []int64, f func(seq int64, t *smartmoney.Trade) error) error
	TradesOf(ctx context.Context, chain smartmoney.Chain, newest []int64, upTo int64, f func(seq int64, t *smartmoney.Trade) error) error
	PriceEvents(ctx context.Context, chain smartmoney.Chain, at eventlog.TokenAt, upTo int64, f func(seq int64, set bool, e *event.Event) (more bool, err error)) error
}

// TailOptions configures a Tail. Log and State are required.
type TailOptions struct {
	Log    Log
	State  *State
	Poll   time.Duration // interval of looking for new events; 0: 300 ms
	Logger *slog.Logger  // nil: discarded
}

// Tail follows the log while it runs.
type Tail struct {
	o        TailOptions
	stop     context.CancelFunc
	running  sync.WaitGroup
	caughtUp atomic.Bool

	// Up to known, the last event of a chain's log when following began, trades that were taken
	// back by events up to known are left out, so that the corrections up to there are no work; -1:
	// not read yet.
	known [smartmoney.ChainCount]int64
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

// NewTail returns a tail, which Start starts.
func NewTail(o TailOptions) *Tail {
	o.Poll = cmp.Or(o.Poll, defaultPoll)
	o.Logger = cmp.Or(o.Logger, slog.New(slog.DiscardHandler))
	t := &Tail{o: o}
	for i := range t.known {
		t.known[i] = -1
	}
	return t
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

// Read applies the log up to its end once, for a command, which does not call Start.
func (t *Tail) Read(ctx context.Context) error {
	if err := t.begin(ctx); err != nil {
		return err
	}
	_, err := t.catchUp(ctx, func() {})
	return err
}

// CaughtUp reports whether the state has reached the end of the log once.
func (t *Tail) CaughtUp() bool { return t.caughtUp.Load() }

// follow reads new events until ctx ends or reading fails.
func (t *Tail) follow(ctx context.Context, working func()) error {
	if err := t.begin(ctx); err != nil {
		return err
	}
	read := int64(-1) // global offset up to which the log was read
	for {
		arrived, err := t.o.Log.Arrived(ctx)
		if err != nil {
			return err
		}
		if arrived != read {
			waits, err := t.catchUp(ctx, working)
			if err != nil {
				return err
			}
			if read = arrived; waits {
				read = -1
			}
		}
		if !t.caughtUp.Swap(true) {
			t.o.Logger.DebugContext(ctx, "activity has reached the end of the log", "trades", t.trades())
		}
		working()
		if err := retry.Sleep(ctx, t.o.Poll); err != nil {
			return err
		}
	}
}

// catchUp applies the events of the logs after the state's positions. waits says that a chain is at
// a correction that the engine has yet to reach: only then the log links the events before it.
func (t *Tail) catchUp(ctx context.Context, working func()) (waits bool, err error) {
	for _, chain := range smartmoney.Chains() {
		for more, stopped := true, false; more; {
			began := time.Now()
			if more, stopped, err = t.batch(ctx, chain); err != nil {
				return false, err
			}
			waits = waits || stopped
			working()
			rest := time.Duration(restFirst)
			if t.caughtUp.Load() {
				rest = restLater
			}
			if err := retry.Sleep(ctx, rest*time.Since(began)); err != nil {
				return false, err
			}
		}
	}
	return waits, nil
}

// batch applies the next events of a chain. waits says that it stopped at a correction.
func (t *Tail) batch(ctx context.Context, chain smartmoney.Chain) (more, waits bool, err error) {
	events, more, err := t.o.Log.ReadLog(ctx, chain, t.o.State.Position(chain), batch)
	if _, dropped := errors.AsType[*eventlog.DroppedError](err); dropped {
		return true, false, t.skip(ctx, chain)
	}
	if err != nil || len(events.Events) == 0 {
		return more, false, err
	}
	without, err := t.without(ctx, chain, &events)
	if err != nil {
		return false, false, err
	}
	from := 0
	for i := range events.Events {
		seq := events.First + int64(i)
		if events.Events[i].Correction == nil || seq <= t.known[chain.Index()] {
			continue
		}
		if err := t.apply(chain, events.First+int64(from), events.Events[from:i], without); err != nil {
			return false, false, err
		}
		if done, err := t.correct(ctx, chain, seq, events.Events[i].Correction.Seqs); err != nil || !done {
			return false, !done, err
		}
		if err := t.apply(chain, seq, events.Events[i:i+1], nil); err != nil {
			return false, false, err
		}
		from = i + 1
	}
	return more, false, t.apply(chain, events.First+int64(from), events.Events[from:], without)
}

// skip goes on after the events that were dropped.
func (t *Tail) skip(ctx context.Context, chain smartmoney.Chain) error {
	skipping := t.o.State.Skip(chain)
	last, err := t.o.Log.KeptOfDropped(ctx, chain, skipping.Wallet, skipping.Describe)
	if err != nil {
		return fmt.Errorf("skip the events of %s that were dropped: %w", chain, err)
	}
	skipping.To(last)
	return nil
}

func (t *Tail) apply(chain smartmoney.Chain, first int64, events []event.Event, without []int64) error {
	if err := t.o.State.applyWithout(chain, first, events, without); err != nil {
		return fmt.Errorf("apply the log of %s: %w", chain, err)
	}
	return nil
}

// without returns the trades among some events that are left out.
func (t *Tail) without(ctx context.Context, chain smartmoney.Chain, events *eventlog.Segment) ([]int64, error) {
	known := t.known[chain.Index()]
	if events.First > known {
		return nil, nil
	}
	return t.o.Log.Retracted(ctx, chain, events.First-1, min(events.Last(), known), known)
}

// correct takes the trades at some sequence numbers back, by the correction at seq. It does nothing
// and returns false if the engine has yet to process the events before it.
func (t *Tail) correct(ctx context.Context, chain smartmoney.Chain, seq int64, seqs []int64) (done bool, err error) {
	logs, err := t.o.Log.ChainLogs(ctx)
	if err != nil || logs[chain.Index()].Processed < seq-1 {
		return false, err
	}
	k := t.o.State.newCorrection(chain)
	if err := t.o.Log.TradesAt(ctx, chain, seqs, k.AddTrade); err != nil {
		return false, fmt.Errorf("take back trades: %w", err)
	}
	err = k.Wallets(func(newest []int64, f func(int64, *smartmoney.Trade) error) error {
		return t.o.Log.TradesOf(ctx, chain, newest, seq, f)
	})
	if err != nil {
		return false, fmt.Errorf("take back trades of wallets: %w", err)
	}
	err = k.Tokens(func(token string, newest int64, f func(int64, bool, *event.Event) (bool, error)) error {
		return t.o.Log.PriceEvents(ctx, chain, eventlog.TokenAt{Token: token, Newest: newest}, seq, f)
	})
	if err != nil {
		return false, fmt.Errorf("take back trades of tokens: %w", err)
	}
	t.o.State.takeBack(k)
	return true, nil
}

// begin reads where the logs end.
func (t *Tail) begin(ctx context.Context) error {
	if t.known[0] >= 0 {
		return nil
	}
	logs, err := t.o.Log.ChainLogs(ctx)
	if err != nil {
		return err
	}
	for i := range logs {
		t.known[i] = logs[i].Durable
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
