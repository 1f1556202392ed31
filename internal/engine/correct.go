package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// committedCorrections are the corrections of one chain that a commit applied, as metrics count
// them.
type committedCorrections struct {
	chain       smartmoney.Chain
	corrections int           // retractions and rewinds, committed together
	trades      int           // taken back
	wallets     int           // computed again from their remaining trades
	took        time.Duration // from its start to its commit
}

// Corrections whose wallets have few trades are computed while the loop waits, which preserves the
// order of all chains. The wait is bounded, in case the database is slow. For any other correction
// its chain pauses and the others go on. At worst each trade takes a query for its link and lies in
// a segment of its own.
const (
	inlineTrades = 100 // live trades of the wallets
	inlineWait   = 2 * time.Second
)

// maxCorrected bounds the trades that are taken back together, except that a correction is never
// split.
const maxCorrected = 200_000

// foldTrades bounds the trades whose numbers are in memory at a time: wallets are computed in
// groups that have at most so many, except that a wallet is never split.
const foldTrades = 1_000_000

// correction is a run of corrections of one chain, which are committed together. compute may run
// beside the loop: the chain's state does not change while the chain is paused.
type correction struct {
	state       *state // of its chain; compute only reads it
	first, last int64  // sequence numbers of the corrections
	offset      int64  // global offset of the first one
	offsets     []int64
	// every decision on earlier events was made when it began: its notifications are judged with it
	inOrder bool
	taken   []int64
	began   time.Time
	inline  int           // trades of the wallets beyond which many is closed
	many    chan struct{} // closed once the wallets are known to have more
	isMany  bool          // many is closed; belongs to compute
	done    chan struct{} // closed when what follows is set

	err     error
	result  pipeline.Correction
	wallets int
	judged  judgement // of the corrections; without its retractions unless inOrder
	ahead   daysAhead // belongs to the loop once done is closed
}

// newCorrection returns the work of corrections that follow the state's position.
func (e *Engine) newCorrection(s *state, events []event.Event, offsets []int64) *correction {
	last := len(events) - 1
	c := &correction{
		state: s, first: s.Position() + 1, last: s.Position() + 1 + int64(last), offset: offsets[0], offsets: slices.Clone(offsets), began: time.Now(),
		inline: e.options.InlineTrades, many: make(chan struct{}), done: make(chan struct{}),
	}
	c.result.Seq, c.result.GlobalOffset = c.last, offsets[last]
	c.judged.chain = c.chain()
	for i := range events {
		seqs := events[i].Correction.Seqs
		c.taken = append(c.taken, seqs...)
		c.judged.corrections = append(c.judged.corrections, takenBack{seq: c.first + int64(i), seqs: seqs})
	}
	slices.Sort(c.taken)
	n, _ := slices.BinarySearch(c.taken, s.dropped+1)
	c.taken = c.taken[n:] // bases do not hold trades that were taken back, whenever that was
	return c
}

// corrections returns how many of the events, from the first on, are corrections that may be
// committed together.
func corrections(events []event.Event) (n int) {
	taken := 0
	for n < len(events) && events[n].Correction != nil {
		taken += len(events[n].Correction.Seqs)
		if n > 0 && taken > maxCorrected {
			break
		}
		n++
	}
	return n
}

// untilCorrection returns how many of the events precede the first correction.
func untilCorrection(events []event.Event) int {
	if n := slices.IndexFunc(events, func(e event.Event) bool { return e.Correction != nil }); n >= 0 {
		return n
	}
	return len(events)
}

func (c *correction) chain() smartmoney.Chain { return c.state.Ledger.Chain() }

// compute reads the trades that the corrections take back, computes their wallets from the
// remaining trades and finds the prices that remain. Of the state it reads only what a refresh does
// not set.
func (c *correction) compute(ctx context.Context, db Store) error {
	if len(c.taken) > c.inline { // each is a live trade of its wallet
		c.goOn()
	}
	if err := c.readTrades(ctx, db); err != nil {
		return err
	}
	if err := c.fold(ctx, db, pipeline.Wallets(c.result.Trades)); err != nil {
		return err
	}
	return c.readPrices(ctx, db, c.state.Repriced(c.result.Trades))
}

// goOn says that the loop is not to wait.
func (c *correction) goOn() {
	if !c.isMany {
		c.isMany = true
		close(c.many)
	}
}

func (c *correction) readTrades(ctx context.Context, db Store) error {
	c.result.Trades = make([]pipeline.Taken, 0, len(c.taken))
	err := db.TradesAt(ctx, c.chain(), c.taken, func(seq int64, t *smartmoney.Trade) error {
		taken, err := c.state.Taken(seq, t)
		c.result.Trades = append(c.result.Trades, taken)
		return err
	})
	if err != nil {
		return fmt.Errorf("read %d trades of %s that are taken back: %w", len(c.taken), c.chain(), err)
	}
	return nil
}

// fold computes wallets from their remaining trades, in groups.
func (c *correction) fold(ctx context.Context, db Store, wallets []uint32) error {
	c.wallets = len(wallets)
	if c.trades(wallets) > c.inline {
		c.goOn()
	}
	for len(wallets) > 0 {
		n, trades := 1, c.trades(wallets[:1])
		for ; n < len(wallets); n++ {
			if trades += c.trades(wallets[n : n+1]); trades > foldTrades {
				break
			}
		}
		if err := c.foldGroup(ctx, db, wallets[:n]); err != nil {
			return fmt.Errorf("compute %d wallets of %s from their remaining trades: %w", n, c.chain(), err)
		}
		wallets = wallets[n:]
	}
	return nil
}

// trades returns how many trades wallets have.
func (c *correction) trades(wallets []uint32) (n int) {
	for _, w := range wallets {
		n += int(c.state.Ledger.Wallet(w).Trades())
	}
	return n
}

// foldTries bounds how often a group of wallets is computed again because events were dropped
// meanwhile, which happens every few seconds at most.
const foldTries = 3

func (c *correction) foldGroup(ctx context.Context, db Store, wallets []uint32) error {
	for try := 1; ; try++ {
		scratch, first, err := c.foldOnce(ctx, db, wallets)
		h, failed := db.Horizon(ctx, c.chain())
		switch {
		case failed != nil:
			return failed
		case h.First != first && try < foldTries:
		case h.First != first:
			return fmt.Errorf("the log of %s began at %d and now begins at %d: %w", c.chain(), first, h.First, eventlog.ErrDropped)
		case err != nil:
			return err
		default:
			c.result.Scratches = append(c.result.Scratches, scratch)
			return nil
		}
	}
}

// foldOnce computes wallets from their bases and their remaining trades. The result counts if the
// log still begins with event first.
func (c *correction) foldOnce(ctx context.Context, db Store, wallets []uint32) (s *ledger.Scratch, first int64, err error) {
	newest, names := make([]int64, len(wallets)), make([]string, len(wallets))
	for i, w := range wallets {
		newest[i], names[i] = c.state.Ledger.Wallet(w).LastSeq, c.state.Ledger.Wallets.String(w)
	}
	first, bases, err := db.Bases(ctx, c.chain(), names)
	if err != nil {
		return nil, first, err
	}
	s = c.state.Ledger.Scratch(wallets)
	s.Since(c.taken[0])
	for i, name := range names {
		if base, has := bases[name]; has {
			if err := s.Begin(i, base.Seq, base.Body, first-1); err != nil {
				return nil, first, fmt.Errorf("base of wallet %s: %w", name, err)
			}
		}
	}
	s.EndBases(first - 1)
	if err := db.TradesOf(ctx, c.chain(), newest, c.last, s.Trade); err != nil {
		return nil, first, err
	}
	s.End()
	return s, first, nil
}

// readPrices finds the points that remain of tokens.
func (c *correction) readPrices(ctx context.Context, db Store, repriced []*ledger.Repricing) error {
	c.result.Prices = repriced
	var asked []eventlog.TokenAt
	var of []*ledger.Repricing // of asked
	for _, r := range repriced {
		if r.More() {
			asked = append(asked, eventlog.TokenAt{Token: c.state.Ledger.Tokens.String(r.Token), Newest: r.Newest, Known: slices.Clone(r.Known())})
			of = append(of, r)
		}
	}
	if len(asked) == 0 {
		return nil
	}
	err := db.PriceTrades(ctx, c.chain(), asked, c.last,
		func(token int, seq int64, set bool, t *smartmoney.Trade) bool { return of[token].Trade(seq, t, set) },
		func(token int, base *smartmoney.TokenBase) { of[token].Dropped(base) })
	if err != nil {
		return fmt.Errorf("find the remaining prices of %d tokens of %s: %w", len(asked), c.chain(), err)
	}
	return nil
}

// tokens returns the tokens of the trades that are taken back, each once.
func (c *correction) tokens() []uint32 {
	tokens := make([]uint32, len(c.result.Trades))
	for i := range c.result.Trades {
		tokens[i] = c.result.Trades[i].Token
	}
	slices.Sort(tokens)
	return slices.Compact(tokens)
}

// judge finds the notifications that the corrections retract.
func (c *correction) judge(ctx context.Context, db Store) error {
	for _, token := range c.tokens() {
		c.judged.tokens = append(c.judged.tokens, c.state.Ledger.Tokens.String(token))
	}
	return c.judged.judge(ctx, db)
}
