package engine

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

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
	err = s.apply(ctx, r.Arrived, upTo, func(c *enginestate.Commit) error { return r.Write(ctx, c) })
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
	err = s.apply(ctx, 0, m.Checkpoint, func(*enginestate.Commit) error { return r.Alive(ctx) })
	if err == nil {
		err = s.eachPages(func(pages []enginestate.Page) error { return write(enginestate.ChainCommit{Pages: pages}) })
	}
	if err == nil {
		err = s.apply(ctx, 0, stored.Position, func(c *enginestate.Commit) error {
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

// renewed returns the meta of a state that is made anew by the present rules.
func (e *Engine) renewed(m meta, stored eventlog.EngineState) meta {
	if m.Rules < smartmoney.RulesVersion && stored.Position > 0 {
		m.RulesSince, m.RulesAt = e.options.Now().UnixMicro(), stored.Position
	}
	m.Rules = smartmoney.RulesVersion
	ordered := m.orderedAfter(stored.Position)
	m.Ordered = &ordered
	return m
}

// Rules returns the lowest number of the rules that the stored states of chains follow, and when
// the last of them was made anew by them, UTC; zero if they followed them from the beginning.
func Rules(ctx context.Context, db Store) (rules int, since time.Time, err error) {
	return New(Options{Store: db}).rules(ctx)
}

func (e *Engine) rules(ctx context.Context) (rules int, since time.Time, err error) {
	rules = smartmoney.RulesVersion
	for _, chain := range smartmoney.Chains() {
		stored, m, err := e.storedMeta(ctx, chain)
		if err != nil {
			return 0, time.Time{}, fmt.Errorf("read the rules that the state of %s follows: %w", chain, err)
		}
		if stored.Position == 0 {
			continue
		}
		rules = min(rules, max(m.Rules, 1))
		if at := time.UnixMicro(m.RulesSince).UTC(); m.RulesSince != 0 && at.After(since) {
			since = at
		}
	}
	return rules, since, nil
}

// RulesOf returns Rules of a store, which reads them no more once they are the present ones: these
// stay.
func RulesOf(db Store) func(context.Context) (int, time.Time, error) {
	var present atomic.Pointer[time.Time] // since when they are followed
	return func(ctx context.Context) (int, time.Time, error) {
		if since := present.Load(); since != nil {
			return smartmoney.RulesVersion, *since, nil
		}
		rules, since, err := Rules(ctx, db)
		if err == nil && rules == smartmoney.RulesVersion {
			present.Store(&since)
		}
		return rules, since, err
	}
}

var errKnown = errors.New("the row of engine_state was read")

// storedMeta returns what is kept of a chain's state beside its pages.
func (e *Engine) storedMeta(ctx context.Context, chain smartmoney.Chain) (stored eventlog.EngineState, m meta, err error) {
	err = e.options.Store.LoadState(ctx, chain, func(s eventlog.EngineState) (int64, error) {
		stored = s
		var err error
		if m, err = parseMeta(chain, s); err != nil {
			return 0, err
		}
		return 0, errKnown
	}, nil, nil)
	if errors.Is(err, errKnown) {
		err = nil
	}
	return stored, m, err
}

// renew makes positions and prices anew from the log, if a former version made them by other rules:
// every state page and change record, and nothing else. What was delivered, recorded and kept of
// past days stays as it is. The caller must lead.
func (e *Engine) renew(ctx context.Context) error {
	rules, _, err := e.rules(ctx)
	if err != nil || rules == smartmoney.RulesVersion {
		return err
	}
	e.log.Info("the state follows the rules of a former version: positions and prices are made anew from the log", "rules", rules)
	err = e.options.Store.Rebuild(ctx, true, func(r *enginestate.Rebuild) error {
		for _, chain := range smartmoney.Chains() {
			if r.States[chain.Index()].Position == 0 {
				continue
			}
			if _, err := e.rebuildState(ctx, r, chain); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("make positions and prices anew: %w", err)
	}
	e.log.Info(fmt.Sprintf("numbers follow rules %d since %s: unrealized gains are limited, default leaderboards ask for 1,000 USD bought",
		smartmoney.RulesVersion, e.options.Now().UTC().Format("2006-01-02T15:04:05Z")))
	return nil
}
