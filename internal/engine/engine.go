// Package engine applies the log to each chain's ledger and ranking, one loop per
// chain, and publishes what came of it.
//
// A loop that holds its chain's lease leads: it reads the log in order, applies
// it in memory and commits what changed together with the position it reached, in
// one transaction, so that every event takes effect exactly once whatever is
// killed when. When a commit fails, or another engine was first, it drops its
// memory and loads what is committed. A loop without the lease follows: it
// applies what the leader committed and answers the same questions.
//
// State is persisted as changes, one piece per commit, and as pages that roll
// forward at the rankings' boundaries; see docs/adr. A leader resumes from its
// last boundary: it loads the state as of there, takes the ranking in force from
// it, and applies the log again up to its position, which gives the ranking, the
// state and everything derived from them as they were.
package engine

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Store is the part of the database that an engine needs.
type Store interface {
	Lead(ctx context.Context, chain smartmoney.Chain) (*store.Lease, error)
	ReadLog(ctx context.Context, chain smartmoney.Chain, after int64) ([]store.Segment, error)
	CommitState(ctx context.Context, c *store.Commit) error
	Deltas(ctx context.Context, chain smartmoney.Chain, after int64, delta func(store.Delta) error) error
	LoadState(ctx context.Context, chain smartmoney.Chain,
		begin func(store.State) (int64, error), page func(store.StatePage) error, delta func(store.Delta) error) error
}

var _ Store = (*store.DB)(nil)

// Options say how an engine works. The zero value of every field but Store stands
// for its default.
type Options struct {
	Store Store
	// RankInterval is the event time between two takings of the ranking in force. Default 60 s.
	RankInterval time.Duration
	// TopWallets is how many wallets of the ranking in force make smart trades. Default 200.
	TopWallets int
	// Filters are the chains' default filters. Default smartmoney.DefaultFilter.
	Filters map[smartmoney.Chain]smartmoney.Filter
	// BatchEvents bounds the events of one commit. Default 16384.
	BatchEvents int
	// Poll is how often the log is looked at for what other processes appended. Default 250 ms.
	Poll time.Duration
	// Now is the clock. Default time.Now.
	Now func() time.Time
	// Logger gets what went wrong and was tried again. Default: discarded.
	Logger *slog.Logger
}

func (o Options) withDefaults() Options {
	if o.RankInterval <= 0 {
		o.RankInterval = time.Minute
	}
	if o.TopWallets <= 0 {
		o.TopWallets = 200
	}
	if o.BatchEvents <= 0 {
		o.BatchEvents = 16384
	}
	if o.Poll <= 0 {
		o.Poll = 250 * time.Millisecond
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	filters := map[smartmoney.Chain]smartmoney.Filter{}
	for _, c := range smartmoney.Chains() {
		filters[c] = smartmoney.DefaultFilter(c)
		if f, ok := o.Filters[c]; ok {
			filters[c] = f
		}
	}
	o.Filters = filters
	return o
}

// Engine runs every chain's loop.
type Engine struct {
	loops       [smartmoney.ChainCount]*loop
	generations atomic.Uint64

	stop context.CancelFunc
	done sync.WaitGroup
}

// New makes an engine that Start sets going.
func New(o Options) *Engine {
	o = o.withDefaults()
	e := &Engine{}
	for i, chain := range smartmoney.Chains() {
		e.loops[i] = newLoop(chain, o, &e.generations)
	}
	return e
}

// Start sets the loops going until Stop.
func (e *Engine) Start(ctx context.Context) error {
	ctx, e.stop = context.WithCancel(context.WithoutCancel(ctx))
	for _, l := range e.loops {
		e.done.Go(func() { l.run(ctx) })
	}
	return nil
}

// Stop ends the loops, each after the commit that it is in, and waits for them.
func (e *Engine) Stop(context.Context) error {
	e.stop()
	e.done.Wait()
	return nil
}

// Offer hands over events that were just appended to a chain's log, numbered from
// first, to save the loop reading them back. It never blocks: what a busy loop
// cannot take it reads from the log.
func (e *Engine) Offer(chain smartmoney.Chain, first int64, events []event.Event) {
	e.loops[chain.Index()].feed.offer(first, events)
}

// Ready is nil once every chain's state has been loaded, and tells what is missing
// before.
func (e *Engine) Ready(context.Context) error {
	for _, l := range e.loops {
		select {
		case <-l.loaded:
		default:
			return smartmoney.Errorf(smartmoney.CodeUnavailable, "the state of %s is being loaded", l.chain)
		}
	}
	return nil
}

// Snapshot gives the chain's wallets, at most one second older than the last
// committed event.
func (e *Engine) Snapshot(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error) {
	return e.loops[chain.Index()].fresh(ctx)
}

// Positions gives each wallet's positions with bought > 0, oldest first.
func (e *Engine) Positions(ctx context.Context, chain smartmoney.Chain, wallets []string) ([][]smartmoney.Position, error) {
	out := make([][]smartmoney.Position, len(wallets))
	err := e.Inspect(ctx, chain, func(b *ledger.Book) {
		for i, w := range wallets {
			out[i] = b.OpenPositions(w)
		}
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// Inspect calls f with the chain's book between two batches. f must not keep or
// change anything of it, and should be quick: the chain waits.
func (e *Engine) Inspect(ctx context.Context, chain smartmoney.Chain, f func(*ledger.Book)) error {
	return e.loops[chain.Index()].ask(ctx, func(s *state) { f(s.book) })
}
