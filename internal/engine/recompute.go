package engine

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// scratch is a chain's state that is recomputed from the log, beside the stored one: a rebuild
// writes it in place of that, a verification compares both.
type scratch struct {
	*state
	engine  *Engine
	horizon eventlog.Dropped // the log begins after it
	rows    journalRows
}

// newScratch returns the state of a chain before the first event of its log: an empty one, or what
// dropped events made, nil if that cannot be made of their bases. It takes snapshots of so many
// wallets.
func (e *Engine) newScratch(ctx context.Context, chain smartmoney.Chain, snapshots int) (*scratch, eventlog.Dropped, error) {
	starts, err := e.options.Store.DayStarts(ctx, chain, math.MaxInt64)
	if err != nil {
		return nil, eventlog.Dropped{}, err
	}
	var loader *ledger.BaseLoader
	d, err := e.options.Store.AllBases(ctx, chain,
		func(d eventlog.Dropped) { loader = ledger.NewBaseLoader(chain, d.Last(), starts) },
		func(b *eventlog.TokenBase) { loader.Token(b.Token, b.TokenBase) },
		func(b *eventlog.WalletBase) error { return loader.Wallet(b.Wallet, b.Seq, b.Body) },
		func(seq int64, described *event.Event) { loader.Describe(seq, described) })
	if err != nil {
		return nil, d, err
	}
	var first *ledger.Ledger
	switch {
	case loader != nil:
		first = loader.Done()
	case d.Last() > 0:
		return nil, d, nil
	default: // a loaded one has the days that are to be stored
		if first, err = ledger.NewLoader(chain).Done(); err != nil {
			return nil, d, err
		}
	}
	s := &state{
		Chain: pipeline.New(first, pipeline.Options{
			RankInterval: e.options.RankInterval, TopWallets: e.options.TopWallets, Filter: e.options.Filters[chain],
			History: snapshots, OpenGainLimit: e.options.OpenGainLimit,
		}),
		outcomes: notify.NewOutcomes(false), dropped: d.Last(),
	}
	s.Resume(d.Last(), pipeline.Checkpoint{}, nil)
	return &scratch{state: s, engine: e, horizon: d}, d, nil
}

// isDropped reports whether an error says that events were dropped while they were to be read.
func isDropped(err error) bool {
	_, dropped := errors.AsType[*eventlog.DroppedError](err)
	return dropped || errors.Is(err, eventlog.ErrDropped)
}

// readLog is the type of Store.ReadLog and Store.ReadArrived.
type readLog func(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (eventlog.Segment, bool, error)

// readUpTo reads the next events of a chain's log, about a batch: those up to a global offset or,
// where there are none, those up to a position. It returns none at both ends.
func (e *Engine) readUpTo(ctx context.Context, read readLog, chain smartmoney.Chain, after, offset, upTo int64) (eventlog.Segment, error) {
	limit := int64(e.options.BatchEvents)
	if offset == 0 {
		limit = min(upTo-after, limit)
	}
	if limit <= 0 {
		return eventlog.Segment{}, nil
	}
	span, _, err := read(ctx, chain, after, int(limit))
	if err != nil {
		return span, err
	}
	n, _ := slices.BinarySearch(span.Offsets, offset+1)
	if n == 0 {
		n = int(min(max(upTo-after, 0), int64(len(span.Events))))
	}
	if n == 0 && after < upTo {
		return span, &eventlog.Damage{
			Row: fmt.Sprintf("the log of %s", chain), Log: true, Err: fmt.Errorf("it ends at %d, before the engine's position %d", after, upTo),
		}
	}
	span.Events, span.Offsets = span.Events[:n], span.Offsets[:n]
	return span, nil
}

// apply applies the log up to a global offset or, where events up to it come before others, up to a
// position, and calls use with what each batch would commit. After the offset no checkpoint is made.
func (s *scratch) apply(ctx context.Context, offset, upTo int64, use func(*enginestate.Commit) error) error {
	for {
		span, err := s.engine.readUpTo(ctx, s.engine.options.Store.ReadLog, s.Ledger.Chain(), s.Position(), offset, upTo)
		if err != nil || len(span.Events) == 0 {
			return err
		}
		s.pinned = span.Offsets[0] > offset
		for len(span.Events) > 0 {
			commit, err := s.batch(ctx, &span)
			if err == nil {
				err = use(commit)
			}
			if err != nil {
				return err
			}
		}
	}
}

// batch applies events up to the next correction, or the corrections that come first, and removes
// them from span. It returns their commit.
func (s *scratch) batch(ctx context.Context, span *eventlog.Segment) (*enginestate.Commit, error) {
	commit := &enginestate.Commit{Now: s.rows.now}
	if n := corrections(span.Events); n > 0 {
		c, err := s.compute(ctx, span.Events[:n], span.Offsets[:n])
		if err != nil {
			return nil, err
		}
		s.begin(0)
		s.correct(c)
	} else {
		n = untilCorrection(span.Events)
		s.begin(n)
		left := rebuiltRows
		for i := range span.Events[:n] {
			if s.AwaitsSnapshot(&span.Events[i]) {
				commit.Snapshots = s.takeRows(commit.Snapshots, &left)
			}
			if left <= 0 {
				break // the next commit goes on
			}
			s.next(&span.Events[i], span.Offsets[i])
			if s.rows.ends(s.Position()) {
				commit.Journal = s.rows.flush(s.state, commit.Journal)
			}
		}
		commit.Snapshots = s.takeRows(commit.Snapshots, &left)
	}
	commit.Journal = s.rows.flush(s.state, commit.Journal)
	*span = span.After(s.Position())
	c, err := s.end()
	commit.Chains = []*enginestate.ChainCommit{c}
	return commit, err
}

// compute computes the corrections that come first.
func (s *scratch) compute(ctx context.Context, events []event.Event, offsets []int64) (*correction, error) {
	c := s.engine.newCorrection(s.state, events, offsets)
	err := c.compute(ctx, s.engine.options.Store)
	if err != nil && s.dropped == 0 { // the links may be damaged
		c = s.engine.newCorrection(s.state, events, offsets)
		err = c.compute(ctx, withoutLinks{s.engine.options.Store, s.engine})
	}
	return c, err
}

// rebuiltRows is about how many rows of snapshots one commit of a rebuild writes.
const rebuiltRows = 50_000

// takeRows appends all rows of the snapshot that is to be written, and takes their number from
// left.
func (s *state) takeRows(out []history.SnapshotRows, left *int) []history.SnapshotRows {
	if s.Unwritten() == nil {
		return out
	}
	s.Capture(s.Unwritten().Wallets)
	rows := s.snapshotRows(math.MaxInt)
	*left -= len(rows.Rows)
	s.DropSnapshot()
	return append(out, rows)
}

// journalRows writes a chain's journal in the same rows as before the rebuild, with their times and
// settings, so that decisions made from them are explained as they were made.
type journalRows struct {
	known []enginestate.JournalRow // those that events are still to come of
	last  enginestate.JournalRow
	now   time.Time
}

// ends reports whether a row ended with an event.
func (j *journalRows) ends(seq int64) bool { return len(j.known) > 0 && seq >= j.known[0].LastSeq }

// flush appends the state's journal as a row and starts the next one.
func (j *journalRows) flush(s *state, out []enginestate.JournalRow) []enginestate.JournalRow {
	from := j.last
	if len(j.known) > 0 {
		from = j.known[0]
	}
	if from.CommittedAt.IsZero() {
		from.CommittedAt = j.now
	}
	if body := s.journal.Body(); body != nil {
		row := journalRow(s, bytes.Clone(body), from.CommittedAt, from.ConfigRevision)
		if len(j.known) == 0 || row.LastSeq >= j.known[0].FirstSeq { // older ones were swept
			out = append(out, row)
		}
	}
	s.journal.Reset()
	for j.ends(s.Position()) {
		j.last, j.known = j.known[0], j.known[1:]
	}
	return out
}

// withoutLinks finds trades and prices by reading the whole log, where the links that lead to them
// are damaged.
type withoutLinks struct {
	Store
	engine *Engine
}

// TradesOf is Store.TradesOf.
func (w withoutLinks) TradesOf(ctx context.Context, chain smartmoney.Chain, newest []int64, upTo int64, f func(seq int64, t *smartmoney.Trade) error) error {
	wallets := map[string]bool{}
	sorted := slices.DeleteFunc(slices.Sorted(slices.Values(newest)), func(seq int64) bool { return seq == 0 })
	err := w.TradesAt(ctx, chain, sorted, func(_ int64, t *smartmoney.Trade) error {
		wallets[strings.Clone(t.Wallet)] = true
		return nil
	})
	if err != nil {
		return err
	}
	return w.each(ctx, chain, upTo, func(t *smartmoney.Trade) bool { return wallets[t.Wallet] }, f)
}

// PriceTrades is Store.PriceTrades.
func (w withoutLinks) PriceTrades(ctx context.Context, chain smartmoney.Chain, tokens []eventlog.TokenAt, upTo int64,
	f func(token int, seq int64, set bool, t *smartmoney.Trade) (more bool), _ func(token int, base *smartmoney.TokenBase),
) error {
	type trade struct {
		seq int64
		smartmoney.Trade
	}
	trades := map[string][]trade{}
	for _, t := range tokens {
		trades[t.Token] = []trade{}
	}
	wanted := func(t *smartmoney.Trade) bool { return !t.OffMarket && trades[t.Token] != nil }
	err := w.each(ctx, chain, upTo, wanted, func(seq int64, t *smartmoney.Trade) error {
		trades[t.Token] = append(trades[t.Token], trade{seq, smartmoney.Trade{PriceUSD: t.PriceUSD, AmountUSD: t.AmountUSD, TradedAt: t.TradedAt}})
		return nil
	})
	for i, t := range tokens {
		list := trades[t.Token]
		for n := len(list) - 1; n >= 0 && f(i, list[n].seq, false, &list[n].Trade); n-- {
		}
	}
	return err
}

// each calls f for the wanted trades of the log up to a position that are live as of it.
func (w withoutLinks) each(ctx context.Context, chain smartmoney.Chain, upTo int64, wanted func(*smartmoney.Trade) bool, f func(int64, *smartmoney.Trade) error) error {
	for after := int64(0); after < upTo; {
		span, err := w.engine.readUpTo(ctx, w.ReadLog, chain, after, 0, upTo)
		if err != nil {
			return err
		}
		var seqs []int64
		for i := range span.Events {
			if t := span.Events[i].Trade; t != nil && wanted(t) {
				seqs = append(seqs, span.First+int64(i))
			}
		}
		live, err := w.Live(ctx, chain, seqs, upTo)
		if err != nil {
			return err
		}
		for _, seq := range seqs {
			if live(seq) {
				if err := f(seq, span.Events[seq-span.First].Trade); err != nil {
					return err
				}
			}
		}
		after = span.Last()
	}
	return nil
}
