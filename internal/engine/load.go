package engine

import (
	"context"
	"fmt"
	"math"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// load loads all chains concurrently. keep is how far back smart trades are loaded.
func (e *Engine) load(ctx context.Context, one func(context.Context, smartmoney.Chain, time.Duration) (*state, error), keep time.Duration) (*states, error) {
	var all states
	group, ctx := errgroup.WithContext(ctx)
	for i, chain := range smartmoney.Chains() {
		group.Go(func() (err error) {
			if all[i], err = one(ctx, chain, keep); err == nil && !e.options.Unread {
				all[i].Ledger.View()
			}
			return err
		})
	}
	return &all, group.Wait()
}

// loadLeading loads the state as of the last checkpoint, with the smart trades and the volumes of
// that moment, and applies the log again from there to the position, without commits, signals or
// notifications. Decisions are made up to the global offset decided.
func (e *Engine) loadLeading(ctx context.Context, chain smartmoney.Chain, keep time.Duration, decided int64) (*state, error) {
	var position int64
	var m meta
	s, err := e.loadState(ctx, chain, keep, func(stored eventlog.EngineState, last meta) int64 {
		position, m = stored.Position, last
		return m.Checkpoint
	})
	if err != nil {
		return nil, err
	}
	s.Resume(m.Checkpoint, pipeline.Checkpoint{Seq: m.Checkpoint, Time: m.Time}, m.Hours)
	s.rulesSince, s.rulesAt = m.RulesSince, m.RulesAt
	s.outcomes, s.ordered = notify.NewOutcomes(!chain.DEX()), m.orderedAfter(position)
	s.Ledger.Reached(m.Time) // pages alone do not tell
	s.Days.Resume(m.Days)
	starts, err := e.options.Store.DayStarts(ctx, chain, m.Checkpoint)
	if err != nil {
		return nil, err
	}
	s.Ledger.SetDayStarts(starts)
	if err := e.loadSmartTrades(ctx, s); err != nil {
		return nil, err
	}
	if err := e.loadVolumes(ctx, s); err != nil {
		return nil, err
	}
	if err := e.replay(ctx, s, position, decided); err != nil {
		return nil, err
	}
	s.Ledger.Forget(m.Checkpoint)
	s.Ledger.TakePast() // what an earlier run has not stored of it is unstored
	return s, nil
}

// replay applies the events of the chain's log after the state's position, up to another. What is
// to be decided on after the global offset decided is kept undecided.
func (e *Engine) replay(ctx context.Context, s *state, upTo, decided int64) error {
	for s.Position() < upTo {
		span, err := e.readUpTo(ctx, e.options.Store.ReadArrived, s.Ledger.Chain(), s.Position(), 0, upTo)
		if err != nil {
			return err
		}
		for i := 0; i < len(span.Events); {
			n := corrections(span.Events[i:])
			if n == 0 {
				if len(s.undecided) > 0 { // prices that follow its trades are recorded
					s.recordPrices(&span.Events[i])
				}
				r := s.Apply(&span.Events[i], span.Offsets[i])
				s.replayed(r.Candidate, span.AppendedAt(s.Position()), decided, e.options.Now())
				i++
				continue
			}
			c := e.newCorrection(s, span.Events[i:i+n], span.Offsets[i:i+n])
			if err := c.compute(ctx, e.options.Store); err != nil {
				return err
			}
			s.Retract(&c.result)
			s.replayedCorrections(c, decided)
			i += n
		}
	}
	return nil
}

// loadSmartTrades fills the detector with the smart trades up to the position.
func (e *Engine) loadSmartTrades(ctx context.Context, s *state) error {
	chain, upTo := s.Ledger.Chain(), s.Position()
	after := s.Ledger.EventTime() - int64(s.Detector.Kept())
	err := e.options.Store.Journal(ctx, chain, after, upTo, func(row enginestate.JournalRow) error {
		err := journal.Read(row.Body, numbers{s.Ledger}, func(r journal.Record) error {
			if r.Seq() <= upTo {
				r.Feed(s.Detector)
			}
			return nil
		})
		if err != nil {
			return &eventlog.Damage{Row: fmt.Sprintf("row %d of the journal of %s", row.FirstSeq, chain), Err: err}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("load smart trades of %s: %w", chain, err)
	}
	return nil
}

// loadVolumes sums the trades of the day before the position's event time, by token, from the log.
// Trades that were dropped are older than that.
func (e *Engine) loadVolumes(ctx context.Context, s *state) error {
	now := s.Ledger.EventTime()
	horizon, err := e.options.Store.Horizon(ctx, s.Ledger.Chain())
	if err != nil {
		return err
	}
	after := min(max(s.Hours().Before(now), horizon.First-1), s.Position())
	numbers := map[string]uint32{} // by packed token
	err = e.options.Store.Fills(ctx, s.Ledger.Chain(), after, s.Position(), func(f event.Fill) {
		if f.Off || f.At <= now-detect.Day {
			return
		}
		token, ok := numbers[string(f.Token)]
		if !ok {
			address, _ := event.Unpack(f.Token)
			if token, ok = s.Ledger.Tokens.Find(address); !ok {
				return
			}
			numbers[string(f.Token)] = token
		}
		s.Volumes.Add(token, f.At, now, f.Amount)
	})
	if err != nil {
		return fmt.Errorf("load volumes of %s: %w", s.Ledger.Chain(), err)
	}
	return nil
}

// numbers returns the ledger's numbers of the names in the journal. The ledger has all of them.
type numbers struct{ ledger *ledger.Ledger }

var _ journal.Interner = numbers{}

// Wallet returns a wallet's number.
func (n numbers) Wallet(address string) uint32 {
	number, _ := n.ledger.Wallets.Find(address)
	return number
}

// Token returns a token's number.
func (n numbers) Token(address, _ string) uint32 {
	number, _ := n.ledger.Tokens.Find(address)
	return number
}

// loadFollowing loads the state as of the last commit.
func (e *Engine) loadFollowing(ctx context.Context, chain smartmoney.Chain, keep time.Duration) (*state, error) {
	last := int64(0)
	s, err := e.loadState(ctx, chain, keep, func(stored eventlog.EngineState, _ meta) int64 {
		last = stored.Position
		return math.MaxInt64
	})
	if err == nil {
		s.Resume(last, pipeline.Checkpoint{}, nil)
		s.Days.Disable() // the leader stores days
	}
	return s, err
}

// inParallel runs two functions at the same time.
func inParallel(f, g func()) {
	var first sync.WaitGroup
	first.Go(f)
	g()
	first.Wait()
}

// loadState loads the persisted state of a chain up to the position that begin returns.
func (e *Engine) loadState(ctx context.Context, chain smartmoney.Chain, keep time.Duration,
	begin func(eventlog.EngineState, meta) (upTo int64),
) (*state, error) {
	loader := ledger.NewLoader(chain)
	loader.SetBoth(inParallel)
	err := e.options.Store.LoadState(ctx, chain,
		func(stored eventlog.EngineState) (int64, error) {
			m, err := parseMeta(chain, stored)
			if err != nil {
				return 0, err
			}
			return begin(stored, m), nil
		},
		func(p enginestate.Page) error { return loader.Page(ledger.Page(p.Page), p.Seq, p.Body) },
		func(d enginestate.ChangeRecord) error { return loader.Changes(d.Seq, d.Body) })
	if err != nil {
		return nil, fmt.Errorf("load state: %w", err)
	}
	chainLedger, err := loader.Done()
	if err != nil {
		// each page fits, but not the others
		return nil, &eventlog.Damage{Row: fmt.Sprintf("state_pages of %s", chain), Err: err}
	}
	chainLedger.RecordPast()
	return &state{Chain: pipeline.New(chainLedger, pipeline.Options{
		RankInterval: e.options.RankInterval, TopWallets: e.options.TopWallets,
		Filter: e.options.Filters[chain], Keep: keep, History: e.options.HistoryWallets, OpenGainLimit: e.options.OpenGainLimit,
	})}, nil
}
