package engine

import (
	"context"
	"errors"
	"fmt"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/ledger"
	"smartmoney/internal/notify"
	"smartmoney/internal/pipeline"
	"smartmoney/internal/smartmoney"
)

// Verified is what a verification of a chain found.
type Verified struct {
	Chain    smartmoney.Chain
	Position int64     // the log was applied up to it
	From     time.Time // events before it are gone: the log was read, and nothing could be recomputed; zero: all are there
	Found    int       // differences
	Damage   error     // of a row of the state or log, which ended the verification; nil: none
}

// VerifyOptions say what a verification tells while it works. Nil functions are not called.
type VerifyOptions struct {
	Differs  func(smartmoney.Chain, ledger.Difference)   // each difference
	Progress func(chain smartmoney.Chain, at, end int64) // of the log, about once a second
}

// ErrTooMany ends the verification of a chain at mostDifferences.
var ErrTooMany = errors.New("too many differences: the rest is not compared")

// mostDifferences bounds what one chain reports.
const mostDifferences = 1000

// neverRefresh is a rank interval that no log passes: verification needs no effective leaderboard.
const neverRefresh = 100 * 365 * 24 * time.Hour

// Verify recomputes the positions, totals, scores, prices and markets of a chain from its log, up to the position that is
// stored as of one moment, and compares them with what is stored. It changes nothing, and works beside a running
// engine. It takes the memory of two states of the chain and a batch of events.
func Verify(ctx context.Context, db Store, chain smartmoney.Chain, o Options, v VerifyOptions) (Verified, error) {
	o.Store, o.RankInterval, o.TopWallets, o.HistoryWallets = db, neverRefresh, 1, 0
	e := New(o)
	out := Verified{Chain: chain}
	stored, err := e.loadFollowing(ctx, chain, detect.Keep)
	if err != nil {
		return out.damaged(err)
	}
	out.Position = stored.position
	horizon, err := db.Horizon(ctx, chain)
	if err != nil {
		return out, err
	}
	computed, err := e.recompute(ctx, chain, horizon, out.Position, v.Progress)
	if err != nil {
		return out.damaged(err)
	}
	if computed == nil {
		out.From = horizon.Before
		return out, nil
	}
	whole := ledger.Compare(stored.Ledger, computed.Ledger, func(d ledger.Difference) bool {
		out.Found++
		if v.Differs != nil {
			v.Differs(chain, d)
		}
		return out.Found < mostDifferences && ctx.Err() == nil
	})
	if ctx.Err() == nil && !whole {
		return out, ErrTooMany
	}
	return out, ctx.Err()
}

// damaged makes damage of a row a finding.
func (v Verified) damaged(err error) (Verified, error) {
	if _, ok := errors.AsType[*eventlog.Damage](err); ok {
		v.Damage = err
		return v, nil
	}
	return v, err
}

// recompute applies a chain's log up to a position to an empty state. Where its first events are gone it only reads the
// log, and returns nil.
func (e *Engine) recompute(
	ctx context.Context, chain smartmoney.Chain, horizon eventlog.Horizon, upTo int64, progress func(smartmoney.Chain, int64, int64),
) (*state, error) {
	whole := horizon.First <= 1
	s := &state{Chain: pipeline.New(ledger.New(chain), pipeline.Options{
		RankInterval: e.options.RankInterval, TopWallets: e.options.TopWallets, Filter: e.options.Filters[chain],
	}), outcomes: notify.NewOutcomes(false), position: max(horizon.First, 1) - 1}
	told := time.Now()
	for s.position < upTo {
		if progress != nil && time.Since(told) > time.Second {
			told = time.Now()
			progress(chain, s.position, upTo)
		}
		next := min(s.position+int64(e.options.BatchEvents), upTo)
		if !whole {
			span, _, err := e.options.Store.ReadLog(ctx, chain, s.position, int(next-s.position))
			if err == nil && len(span.Events) == 0 {
				err = fmt.Errorf("log of %s ends at %d, before the engine's position %d", chain, s.position, upTo)
			}
			if err != nil {
				return nil, err
			}
			s.position = span.Last()
			continue
		}
		if err := e.replay(ctx, s, next); err != nil {
			return nil, err
		}
		s.Ledger.Forget(s.position)
		s.Ledger.TakePast()
		s.foldCold()
	}
	if !whole {
		return nil, nil //nolint:nilnil // nil means that nothing could be recomputed
	}
	return s, nil
}
