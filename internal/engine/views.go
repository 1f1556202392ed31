package engine

import (
	"context"
	"math"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// view is what readers see of a chain: immutable values that the loop replaces after
// commits. Nothing that a reader does waits for the loop, and the loop does nothing for
// a reader.
type view struct {
	committed atomic.Int64                // last position committed, as far as this process knows
	wallets   atomic.Pointer[published]   // nil until the states are loaded
	ledger    atomic.Pointer[ledger.View] // likewise
	asked     atomic.Bool                 // the wallets were read since they were published
}

// published is a snapshot with its cost.
type published struct {
	*rank.Snapshot
	at   time.Time // by the process's own clock
	cost time.Duration
	busy time.Duration // Engine.busy when it was made
}

// Making a snapshot of the wallets takes the loop's time: after one the loop makes no other of that
// chain until it has spent a multiple of that time on other work, or until the longest pause has
// passed, whichever comes first. With so many wallets, or so slow a machine, that snapshots at that
// pace would take much of the loop's time, the longest pause is a multiple of the cost of one
// snapshot of each chain: an engine that catches up does that first. While nobody reads and the
// loop is busy with events, processor time belongs to these.
const (
	askedPause  = 4  // times the snapshot's cost, while readers ask
	unreadPause = 32 // while none do

	askedMost  = 700 * time.Millisecond // leaves the rest of a second for the making
	unreadMost = 1700 * time.Millisecond

	askedShare  = 3 // least longest pause, in costs of a snapshot of every chain
	unreadShare = 6

	busyPart = 4                // the loop is busy from this part of the time on: a fourth
	busyMost = 30 * time.Second // longest pause of a busy loop while nobody reads
)

// due returns when the chain's wallets are to be published again; all is the cost of one snapshot
// of each chain, busy what the loop has spent on events so far. A snapshot that shows everything
// committed is not due.
func (v *view) due(all, busy time.Duration, now time.Time) (at time.Time, is bool) {
	p := v.wallets.Load()
	if p.Position() >= v.committed.Load() {
		return at, false
	}
	pause := min(unreadPause*p.cost, max(unreadMost, unreadShare*all))
	switch {
	case v.asked.Load():
		pause = min(askedPause*p.cost, max(askedMost, askedShare*all))
	case (busy-p.busy)*busyPart >= now.Sub(p.at)-p.cost:
		pause = max(pause, min(unreadPause*all, busyMost))
	}
	return p.at.Add(p.cost + pause), true
}

// publish takes a snapshot for the readers.
func (e *Engine) publish(v *view, s *state) {
	began := time.Now()
	v.asked.Store(false)
	snap := s.Leaderboard.Snapshot(e.generations.Add(1), s.Position(), e.options.Now())
	v.wallets.Store(&published{Snapshot: snap, at: began, cost: time.Since(began), busy: e.busy})
	e.wakeWindows()
}

// publishDue publishes the snapshots that are due and returns when the next one is.
func (e *Engine) publishDue(all *states) (next time.Time) {
	now := time.Now()
	next = now.Add(math.MaxInt64)
	if e.options.Unread {
		return next
	}
	var cost time.Duration
	for i := range e.chains {
		cost += e.chains[i].wallets.Load().cost
	}
	for i := range e.chains {
		v := &e.chains[i]
		at, is := v.due(cost, e.busy, now)
		switch {
		case !is:
		case now.Before(at):
			next = earlier(next, at)
		default:
			e.publish(v, all[i])
		}
	}
	return next
}

func earlier(a, b time.Time) time.Time {
	if a.Before(b) {
		return a
	}
	return b
}

// Snapshot returns the chain's wallets. They are at most about a second older than the last
// committed event, two after a while without reads; see docs/semantics.md 3 for an engine that
// catches up.
func (e *Engine) Snapshot(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error) {
	v := &e.chains[chain.Index()]
	if err := e.awaitLoaded(ctx); err != nil {
		return nil, err
	}
	p := v.wallets.Load()
	if !v.asked.Load() {
		v.asked.Store(true)
		if p.Position() < v.committed.Load() {
			e.queue.wakeLoop()
		}
	}
	return p.Snapshot, nil
}

// Positions returns a page of each wallet's positions with bought > 0, oldest first, as of
// the last commit. An unknown wallet has none.
func (e *Engine) Positions(ctx context.Context, chain smartmoney.Chain, wallets []string, q ledger.PositionQuery) ([]ledger.PositionPage, error) {
	return e.pages(ctx, chain, wallets, func(v *ledger.View, wallet string) ledger.PositionPage { return v.Positions(wallet, q) })
}

// PositionsByValue returns a page of each wallet's positions with bought > 0, those worth most
// first, as of the last commit. Each of them looks at all open positions of its wallet.
func (e *Engine) PositionsByValue(ctx context.Context, chain smartmoney.Chain, wallets []string, q ledger.ValueQuery) ([]ledger.PositionPage, error) {
	return e.pages(ctx, chain, wallets, func(v *ledger.View, wallet string) ledger.PositionPage { return v.PositionsByValue(wallet, q) })
}

// pages returns a page of each wallet, until ctx ends.
func (e *Engine) pages(ctx context.Context, chain smartmoney.Chain, wallets []string, page func(v *ledger.View, wallet string) ledger.PositionPage) ([]ledger.PositionPage, error) {
	if err := e.awaitLoaded(ctx); err != nil {
		return nil, err
	}
	v, out := e.chains[chain.Index()].ledger.Load(), make([]ledger.PositionPage, len(wallets))
	for i, w := range wallets {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		out[i] = page(v, w)
	}
	return out, nil
}

// OpenPositions returns a wallet's positions with bought > 0 in some tokens, oldest first, as of
// the last commit.
func (e *Engine) OpenPositions(ctx context.Context, chain smartmoney.Chain, wallet string, tokens []string) ([]smartmoney.Position, error) {
	if err := e.awaitLoaded(ctx); err != nil {
		return nil, err
	}
	return e.chains[chain.Index()].ledger.Load().OpenPositions(wallet, tokens), nil
}

// TokenNumber returns the number of a token that closed positions refer to; known is false for one
// that the chain never saw.
func (e *Engine) TokenNumber(ctx context.Context, chain smartmoney.Chain, address string) (number uint32, known bool, err error) {
	if err := e.awaitLoaded(ctx); err != nil {
		return 0, false, err
	}
	number, known = e.chains[chain.Index()].ledger.Load().TokenNumber(address)
	return number, known, nil
}

// EachHolder calls f for every wallet, by number, with a position with bought > 0 in a token, by
// number, as of the last commit: profitUSD is what that adds to the wallet's net profit. It looks
// at all such positions of the chain.
func (e *Engine) EachHolder(ctx context.Context, chain smartmoney.Chain, token uint32, f func(wallet uint32, profitUSD float64)) error {
	if err := e.awaitLoaded(ctx); err != nil {
		return err
	}
	e.chains[chain.Index()].ledger.Load().EachHolder(token, f)
	return nil
}

// TokenNames returns the address and symbol of tokens of a chain by number, in the order of
// numbers.
func (e *Engine) TokenNames(ctx context.Context, chain smartmoney.Chain, numbers []uint32) ([]ledger.TokenName, error) {
	if err := e.awaitLoaded(ctx); err != nil {
		return nil, err
	}
	return e.chains[chain.Index()].ledger.Load().TokenNames(numbers), nil
}

// Tokens returns the state of tokens of a chain as of the last commit, in the order of addresses;
// nil for one that the chain never saw.
func (e *Engine) Tokens(ctx context.Context, chain smartmoney.Chain, addresses []string) ([]*smartmoney.TokenState, error) {
	if err := e.awaitLoaded(ctx); err != nil {
		return nil, err
	}
	v, out := e.chains[chain.Index()].ledger.Load(), make([]*smartmoney.TokenState, len(addresses))
	for i, address := range addresses {
		out[i] = v.TokenState(address)
	}
	return out, nil
}

// Markets returns the state of prediction markets as of the last commit, in the order of ids; nil
// for an unknown one.
func (e *Engine) Markets(ctx context.Context, itemIDs []string) ([]*smartmoney.MarketState, error) {
	if err := e.awaitLoaded(ctx); err != nil {
		return nil, err
	}
	v, out := e.chains[smartmoney.Polymarket.Index()].ledger.Load(), make([]*smartmoney.MarketState, len(itemIDs))
	for i, id := range itemIDs {
		out[i] = v.MarketState(id)
	}
	return out, nil
}

// loadWait bounds how long a request waits for the states to be loaded.
const loadWait = 5 * time.Second

// awaitLoaded waits until the states are loaded or loading fails.
func (e *Engine) awaitLoaded(ctx context.Context) error {
	if e.options.Unread {
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "this process answers no questions: ask one of the role api or all")
	}
	if err := e.loading(); err == nil || e.failing.Load() {
		return err // at once: it may go on failing
	}
	timeout := time.NewTimer(loadWait)
	defer timeout.Stop()
	select {
	case <-e.loaded:
	case <-timeout.C:
	case <-e.ended:
	case <-ctx.Done():
	}
	return e.loading()
}

// request runs on the loop between two batches. Only tests use it.
type request struct {
	ask  func(*states)
	done chan struct{}
}
