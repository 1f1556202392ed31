package engine

import (
	"context"
	"errors"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Rebuilt is the result of a rebuild for one chain.
type Rebuilt struct {
	Chain  smartmoney.Chain
	Events int64 // of its log, which were applied
	// events before them: the state begins with what is kept of them, and the history was left as
	// it is
	Dropped int64
}

// ErrLed is the error of a rebuild while another process leads.
var ErrLed = errors.New("another process leads this database: stop the service first")

var (
	errNotKept    = errors.New("a former version dropped its first events and kept too little of them to make the state from: restore a backup")
	errEngineMeta = errors.New("the row of engine_state is damaged, and the first events of the log were dropped: restore a backup")
)

// Rebuild recomputes the state from the log, as far as the log was processed, and commits it in one
// transaction. It decides nothing and sends nothing: signals and notifications stay as they are,
// and later events are left to the service. Of a chain whose first events were dropped it makes
// positions, totals and prices anew, from what is kept of these events and the others, and leaves
// its days, closed positions, links, journal and past leaderboards as they are. It replaces o.Store
// by db.
func Rebuild(ctx context.Context, db Stores, o Options) (done []Rebuilt, err error) {
	o.Store = db
	e := New(o)
	lease, err := db.Lead(ctx)
	if err != nil {
		return nil, err
	}
	if lease == nil {
		return nil, ErrLed
	}
	defer func() { err = errors.Join(err, lease.Release(context.WithoutCancel(ctx))) }()
	if err := db.NumberTrades(ctx); err != nil {
		return nil, err
	}
	err = db.Rebuild(ctx, false, func(r *enginestate.Rebuild) error {
		for _, chain := range smartmoney.Chains() {
			rebuild := e.rebuildAll
			if r.Kept[chain.Index()] {
				rebuild = e.rebuildState
			}
			one, err := rebuild(ctx, r, chain)
			if err != nil {
				return err
			}
			done = append(done, one)
		}
		return nil
	})
	return done, err
}

// rebuildAll makes the state and the history of a chain from a log that has all its events. A
// damaged row of engine_state counts as none: the log is then applied as far as the log of every
// chain was processed. While a chain waits for a correction, the positions of others are beyond
// that.
func (e *Engine) rebuildAll(ctx context.Context, r *enginestate.Rebuild, chain smartmoney.Chain) (out Rebuilt, err error) {
	s, _, err := e.newScratch(ctx, chain, e.options.HistoryWallets)
	if err != nil {
		return out, err
	}
	stored, upTo := r.States[chain.Index()], int64(0)
	if m, err := parseMeta(chain, stored); err == nil {
		s.rulesSince, s.ordered = e.renewed(m, stored).RulesSince, m.orderedAfter(stored.Position)
		if m.Sum != nil {
			upTo = stored.Position
		}
	}
	s.rows = journalRows{known: r.Journal[chain.Index()], now: e.options.Now()}
	err = s.applyProcessed(ctx, r.Arrived, upTo, func(c *enginestate.Commit) error { return r.Write(ctx, c) })
	return Rebuilt{Chain: chain, Events: s.Position()}, err
}

// rebuildState makes the state of a chain and nothing else, also if its first events were dropped:
// every page as of the checkpoint that is stored, and the change records from there to the stored
// position, so that an engine resumes as it would have.
func (e *Engine) rebuildState(ctx context.Context, r *enginestate.Rebuild, chain smartmoney.Chain) (out Rebuilt, err error) {
	stored := r.States[chain.Index()]
	m, err := parseMeta(chain, stored)
	if err != nil || m.Sum == nil && m.Rules == smartmoney.RulesVersion {
		return out, fmt.Errorf("%s: %w", chain, errEngineMeta)
	}
	s, d, err := e.newScratch(ctx, chain, 0)
	switch {
	case err != nil:
		return out, err
	case s == nil:
		return out, fmt.Errorf("%s: %w", chain, errNotKept)
	case m.Checkpoint < d.Last():
		return out, fmt.Errorf("the state of %s was at event %d when a service began last: %w", chain, m.Checkpoint, &eventlog.DroppedError{Chain: chain, First: d.First})
	}
	s.Days.Resume(m.Days)
	text, err := e.renewed(m, stored).text(chain, stored.Position, stored.EventTime)
	if err != nil {
		return out, err
	}
	write := func(c enginestate.ChainCommit) error {
		c.Chain, c.From, c.To, c.EventTime, c.Meta = chain, stored.Position, stored.Position, stored.EventTime, text
		return r.Write(ctx, &enginestate.Commit{Chains: []*enginestate.ChainCommit{&c}})
	}
	err = s.apply(ctx, m.Checkpoint, func(*enginestate.Commit) error { return r.Alive(ctx) })
	if err == nil {
		err = s.eachPages(func(pages []enginestate.Page) error { return write(enginestate.ChainCommit{Pages: pages}) })
	}
	if err == nil {
		err = s.apply(ctx, stored.Position, func(c *enginestate.Commit) error {
			return write(enginestate.ChainCommit{ChangeRecords: c.Chains[0].ChangeRecords})
		})
	}
	return Rebuilt{Chain: chain, Events: stored.Position - d.Last(), Dropped: d.Last()}, err
}

// pagesAtOnce is about how many bytes of state pages one commit of a rebuild writes.
const pagesAtOnce = 4 << 20

// eachPages calls write with every page of the state as it is now, some at a time.
func (s *scratch) eachPages(write func([]enginestate.Page) error) error {
	var pages []enginestate.Page
	bytes := 0
	for _, page := range s.Ledger.Pages() {
		body := s.Ledger.AppendPage(nil, page)
		pages = append(pages, enginestate.Page{Page: int32(page), Seq: s.Position(), Body: body})
		if bytes += len(body); bytes < pagesAtOnce {
			continue
		}
		if err := write(pages); err != nil {
			return err
		}
		pages, bytes = nil, 0
	}
	return write(pages)
}
