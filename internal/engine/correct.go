package engine

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
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

// takenBack is what one correction takes back.
type takenBack struct {
	seq  int64   // the correction's sequence number
	seqs []int64 // those of the trades
}

// judgement finds the notifications that corrections of one chain retract, in the order of the
// corrections. Every decision on earlier events must be committed.
type judgement struct {
	chain       smartmoney.Chain
	corrections []takenBack
	tokens      []string // of the trades taken back
	eventTime   int64    // of the chain at the first of the corrections, unix ns

	// closed when the following are set, if the judgement is made on its own
	done        chan struct{}
	err         error
	retractions []notify.Retraction
	retracted   int // of retractions: those that are committed, or are with the next commit
}

// left returns how many retractions are left to be committed.
func (j *judgement) left() int { return len(j.retractions) - j.retracted }

// next returns up to n of the retractions that are left.
func (j *judgement) next(n int) []notify.Retraction {
	rest := j.retractions[j.retracted:]
	rest = rest[:min(n, len(rest))]
	for i := range rest {
		rest[i].EventTime = j.eventTime
	}
	j.retracted += len(rest)
	return rest
}

// judge finds the retractions: of the notifications that were raised from trades of which too few
// remain.
func (j *judgement) judge(ctx context.Context, db Store) error {
	// by the sequence number of a trade: the index of the correction that takes it back
	by := map[int64]int{}
	var taken []int64
	for i := range j.corrections {
		for _, seq := range j.corrections[i].seqs {
			by[seq] = i
		}
		taken = append(taken, j.corrections[i].seqs...)
	}
	slices.Sort(taken)
	slices.Sort(j.tokens)
	raised, err := db.RaisedFrom(ctx, j.chain, taken, slices.Compact(j.tokens), j.eventTime-int64(notify.RetractionAge))
	if err != nil {
		return fmt.Errorf("find the notifications raised from %d trades of %s: %w", len(taken), j.chain, err)
	}
	if len(raised) == 0 {
		return nil
	}
	var seqs []int64
	for i := range raised {
		seqs = slices.AppendSeq(seqs, slices.Values(slices.Concat(raised[i].Trades...)))
	}
	slices.Sort(seqs)
	live, err := db.Live(ctx, j.chain, slices.Compact(seqs), j.corrections[len(j.corrections)-1].seq)
	if err != nil {
		return fmt.Errorf("find which trades of %d signals of %s are live: %w", len(raised), j.chain, err)
	}
	j.retractions = notify.Retracted(raised, len(j.corrections), func(seq int64) int {
		if i, is := by[seq]; is {
			return i
		}
		if live(seq) {
			return math.MaxInt
		}
		return 0
	})
	return nil
}

// A correction changes a row of wallet_days for each wallet and day since the first trade that it
// takes back. More than aheadRows of them are stored before the correction is committed, in commits
// of their own, while its chain is paused and the others go on. A failure in between does no harm:
// the correction is then computed again, with the same rows.
const aheadRows = 500

// daysAhead is how far these rows of a correction are stored.
type daysAhead struct {
	decided, needed bool
	// the next wallet: the scratch in the correction's result, and the number in it
	group, wallet int
	rows          []smartmoney.WalletDay
}

// decide reports whether the rows of a computed correction are stored before it is committed.
func (d *daysAhead) decide(c *correction, most int) bool {
	if d.decided {
		return d.needed
	}
	d.decided = true
	rows := 0
	for _, s := range c.result.Scratches {
		wallets, days := c.state.Ledger.CorrectedDayCount(s)
		rows += wallets * days
	}
	d.needed = rows > most
	for _, s := range c.result.Scratches {
		s.DaysStored = d.needed
	}
	return d.needed
}

// next collects the rows of the next commit, about up to a limit, if they are stored before the
// correction. There are none at the end.
func (d *daysAhead) next(c *correction, limit int) []smartmoney.WalletDay {
	if !d.needed {
		return nil
	}
	d.rows = d.rows[:0]
	b := c.state.Ledger
	for ; d.group < len(c.result.Scratches); d.group, d.wallet = d.group+1, 0 {
		s := c.result.Scratches[d.group]
		wallets, _ := b.CorrectedDayCount(s)
		for ; d.wallet < wallets; d.wallet++ {
			if len(d.rows) >= limit {
				return d.rows
			}
			b.CorrectedDays(s, d.wallet, func(wallet uint32, did *ledger.Activity) {
				d.rows = append(d.rows, pipeline.WalletDay(b, wallet, did))
			})
		}
	}
	return d.rows
}

// aheadOf reports whether a part of a computed correction is committed before the correction is.
func (l *leading) aheadOf(c *correction) bool {
	days := c.ahead.decide(c, l.options.aheadRows) // which also notes it on the correction
	return days || c.judged.left() > l.options.BatchNotifications
}

// writeAhead commits the next part of a correction that is computed, if it has parts to be stored
// before it: its days first, then retractions. It reports whether it did: there may be more, for
// which the loop comes again after the next batch of the others.
func (l *leading) writeAhead(ctx context.Context, c *correction) (bool, error) {
	if c.err != nil || !l.aheadOf(c) {
		return false, nil
	}
	var err error
	if rows := c.ahead.next(c, l.options.dayRows); len(rows) > 0 {
		err = l.commitDays(ctx, c.state, rows)
	} else if c.judged.left() > l.options.BatchNotifications {
		err = l.commitRetractions(ctx, c, l.options.BatchNotifications)
	} else {
		return false, nil
	}
	l.queue.wakeLoop()
	return true, err
}

// commitRetractions commits the next retractions of a correction, in a commit that moves no
// position. A failure after it does no harm: the correction, computed again, finds only the
// notifications that stand.
func (l *leading) commitRetractions(ctx context.Context, c *correction, n int) error {
	chain, err := c.state.daysCommit(nil)
	if err != nil {
		return err
	}
	part := c.judged.next(n)
	err = l.commit(ctx, &enginestate.Commit{Now: l.options.Now(), Chains: []*enginestate.ChainCommit{chain}, Retractions: part})
	if err != nil {
		return fmt.Errorf("retract %d notifications of %s: %w", n, c.chain(), err)
	}
	return nil
}
