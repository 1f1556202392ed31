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
