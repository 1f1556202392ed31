package main

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// retractions are the numbers of trades that are taken back by one request, and how often that is
// measured in a round.
var retractions = [...]struct{ trades, times int }{{1, 10}, {100, 10}, {10_000, 2}}

// A rewind takes back so many trades, which are in so many blocks.
const (
	rewindTrades = 10_000
	rewindBlocks = 100
)

// longestStall is the aim for what other chains wait for a correction, and for history, ms.
const longestStall = 50

// corrected are the results of corrections of one kind.
type corrected struct {
	// from the request until it is processed, ms: of the trades, and of what takes them back
	ingest, took   []float64
	before, stalls []float64 // the longest time that other chains' trades wait meanwhile, ms
}

// measureCorrections measures how long trades on base take to be taken back, and what the other
// chains notice of it.
func measureCorrections(ctx context.Context, s *settings, t *table) (err error) {
	server, err := newServer(s)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	for _, dialect := range []sqldb.Dialect{sqldb.Postgres, sqldb.SQLite} {
		if err := correctOn(ctx, s, server, dialect, t); err != nil {
			return fmt.Errorf("corrections on %s: %w", dialect, err)
		}
	}
	return nil
}

func correctOn(ctx context.Context, s *settings, server *server, d sqldb.Dialect, t *table) (err error) {
	u, err := newSubject(ctx, s, server, d, defaultHistory())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, u.stop()) }()
	quiet, err := u.beside(ctx, others(), func() error { return retry.Sleep(ctx, ordinary) })
	if err != nil {
		return err
	}
	t.plain(fmt.Sprintf("longest stall of other chains in %s without a correction on %s", ordinary, u.known()), quiet, "ms")
	for _, k := range retractions {
		r := corrected{}
		for range k.times * s.rounds {
			if err := u.correct(ctx, &r, k.trades, false); err != nil {
				return err
			}
		}
		what := fmt.Sprintf("retraction of %s on %s", counted(k.trades), u.known())
		t.within(what, r.took, "ms", "ingest of as many", r.ingest, 0)
		t.stall(what, &r)
	}
	r := corrected{}
	for range 2 * s.rounds {
		if err := u.correct(ctx, &r, rewindTrades, true); err != nil {
			return err
		}
	}
	what := fmt.Sprintf("rewind of %d blocks, %s trades, on %s", rewindBlocks, whole(rewindTrades), u.known())
	t.most(what, median(r.took), "ms", 1000)
	t.stall(what, &r)
	return u.longHistory(ctx, t)
}

// counted returns a number of trades in words.
func counted(trades int) string {
	if trades == 1 {
		return "a trade"
	}
	return whole(trades) + " trades"
}

// stall adds a line with the longest time that other chains waited.
func (t *table) stall(what string, r *corrected) {
	t.most(fmt.Sprintf("%s: longest stall of other chains (%s ms beside ingest)", what, number(slices.Max(r.before))), slices.Max(r.stalls), "ms", longestStall)
}

// others are the chains on which nothing is taken back.
func others() []smartmoney.Chain {
	all := smartmoney.Chains()
	return slices.DeleteFunc(all[:], func(c smartmoney.Chain) bool { return c == smartmoney.Base })
}

// correct sends trades on base in one request and takes them back in another, by their ids or by
// block.
func (s *subject) correct(ctx context.Context, r *corrected, trades int, rewind bool) error {
	var sent, back []byte
	block := s.next.Load() // later than every block so far
	for i := range trades {
		wallet := s.w.pick(s.random)
		for s.w.chain(wallet) != smartmoney.Base {
			wallet = s.w.pick(s.random)
		}
		t := s.buy(s.random, wallet)
		if rewind {
			t.Block, t.HasBlock = block+1+int64(i*rewindBlocks/trades), true
		} else {
			back = line(back, &event.Event{Type: event.TypeRetract, Chain: t.Chain, Correction: &event.Correction{ID: t.ID}})
		}
		sent = line(sent, &event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: &t})
	}
	if rewind {
		back = line(nil, &event.Event{Type: event.TypeRewind, Chain: smartmoney.Base, Correction: &event.Correction{Block: block}})
	}
	for _, one := range []struct {
		body                []byte
		accepted, retracted int
		took, stalls        *[]float64
	}{{sent, trades, 0, &r.ingest, &r.before}, {back, 0, trades, &r.took, &r.stalls}} {
		stall, err := s.beside(ctx, others(), func() error {
			took, err := s.timed(ctx, smartmoney.Base, one.body, one.accepted, one.retracted)
			*one.took = append(*one.took, took)
			return err
		})
		if err != nil {
			return err
		}
		*one.stalls = append(*one.stalls, stall)
	}
	last := len(r.took) - 1
	say("%s: %d trades ingested in %s ms (stall %s ms), taken back in %s ms (stall %s ms)", s.dialect, trades,
		number(r.ingest[last]), number(r.before[last]), number(r.took[last]), number(r.stalls[last]))
	return nil
}

// longHistory measures how long a wallet with many trades takes to lose one of them.
func (s *subject) longHistory(ctx context.Context, t *table) error {
	const wallet = 90 // on base, holds 8 tokens
	say("%s: sending %s trades of one wallet", s.dialect, whole(s.s.history))
	p, lost := newPreloader(ctx, s.job.URL, s.job.Key), ""
	for i := range s.s.history {
		trade := s.buy(s.random, wallet)
		if i%2 == 1 {
			trade.Side = smartmoney.Sell
		}
		if i == s.s.history/2 {
			lost = trade.ID
		}
		p.add(&event.Event{Type: event.TypeTrade, Chain: trade.Chain, Trade: &trade})
	}
	if err := p.await(ctx, s.db); err != nil {
		return err
	}
	var took float64
	back := line(nil, &event.Event{Type: event.TypeRetract, Chain: smartmoney.Base, Correction: &event.Correction{ID: lost}})
	stall, err := s.beside(ctx, others(), func() (err error) {
		took, err = s.timed(ctx, smartmoney.Base, back, 0, 1)
		return err
	})
	if err != nil {
		return err
	}
	what := fmt.Sprintf("retraction of one of a wallet's %s trades on %s", whole(s.s.history), s.dialect)
	t.plain(what, took/1e3, "s")
	t.most(what+": longest stall of other chains", stall, "ms", longestStall)
	return nil
}
