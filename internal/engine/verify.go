package engine

import (
	"context"
	"errors"
	"fmt"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/enginestate"
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
// stored as of one moment, and compares them with what is stored; likewise the wallets' days, the positions that closed, as their events closed
// them, and the links between trades. It changes nothing, and works beside a running engine. It takes the memory of two states of the chain,
// about 40 bytes for each wallet's day, and a batch of events.
func Verify(ctx context.Context, db VerifyStore, chain smartmoney.Chain, o Options, v VerifyOptions) (Verified, error) {
	o.Store, o.RankInterval, o.TopWallets, o.HistoryWallets = db, neverRefresh, 1, 0
	e := New(o)
	out := Verified{Chain: chain}
	differs := func(d ledger.Difference) bool {
		out.Found++
		if v.Differs != nil {
			v.Differs(chain, d)
		}
		return out.Found < mostDifferences && ctx.Err() == nil
	}
	h := &historyCheck{db: db, chain: chain, differs: differs}
	horizon, err := db.Horizon(ctx, chain)
	if err != nil {
		return out, err
	}
	if horizon.First <= 1 {
		if err := h.readDays(ctx); err != nil {
			return out.damaged(err)
		}
	}
	stored, err := e.loadFollowing(ctx, chain, detect.Keep)
	if err != nil {
		return out.damaged(err)
	}
	out.Position = stored.position
	if horizon.First > 1 {
		out.From = horizon.Before
		return out.damaged(e.readOnly(ctx, chain, horizon.First-1, out.Position, v.Progress))
	}
	computed, err := e.recompute(ctx, chain, out.Position, v.Progress, h)
	if err != nil {
		return out.damaged(err)
	}
	whole := !h.ended && ledger.Compare(stored.Ledger, computed.Ledger, 0, differs)
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

// told calls progress about once a second.
func told(progress func(smartmoney.Chain, int64, int64), chain smartmoney.Chain, end int64) func(at int64) {
	last := time.Now()
	return func(at int64) {
		if progress != nil && time.Since(last) > time.Second {
			last = time.Now()
			progress(chain, at, end)
		}
	}
}

// readOnly reads a chain's log between two events, for its checksums.
func (e *Engine) readOnly(ctx context.Context, chain smartmoney.Chain, after, upTo int64, progress func(smartmoney.Chain, int64, int64)) error {
	tell := told(progress, chain, upTo)
	for after < upTo {
		tell(after)
		span, err := e.readUpTo(ctx, chain, after, upTo)
		if err != nil {
			return err
		}
		after = span.Last()
	}
	return nil
}

// readUpTo reads the next batch of a chain's log, no event after upTo, and at least one.
func (e *Engine) readUpTo(ctx context.Context, chain smartmoney.Chain, after, upTo int64) (eventlog.Segment, error) {
	n := min(upTo-after, int64(e.options.BatchEvents))
	span, _, err := e.options.Store.ReadLog(ctx, chain, after, int(n))
	if err == nil && len(span.Events) == 0 {
		err = fmt.Errorf("log of %s ends at %d, before the engine's position %d", chain, after, upTo)
	}
	if n = min(upTo-after, int64(len(span.Events))); err == nil {
		span.Events, span.Offsets = span.Events[:n], span.Offsets[:n]
	}
	return span, err
}

// recompute applies a chain's log up to a position to an empty state, and compares what it adds to the history.
func (e *Engine) recompute(
	ctx context.Context, chain smartmoney.Chain, upTo int64, progress func(smartmoney.Chain, int64, int64), h *historyCheck,
) (*state, error) {
	empty, err := ledger.NewLoader(chain).Done() // which has the days that are to be stored
	if err != nil {
		return nil, err
	}
	s := &state{Chain: pipeline.New(empty, pipeline.Options{
		RankInterval: e.options.RankInterval, TopWallets: e.options.TopWallets, Filter: e.options.Filters[chain],
	}), outcomes: notify.NewOutcomes(false)}
	tell := told(progress, chain, upTo)
	for s.position < upTo {
		tell(s.position)
		end := upTo
		if s.position < h.upTo {
			end = h.upTo
		}
		span, err := e.readUpTo(ctx, chain, s.position, end)
		if err != nil {
			return nil, err
		}
		for len(span.Events) > 0 {
			commit := &enginestate.Commit{}
			if err := e.rebuildBatch(ctx, s, &span, &journalRows{}, commit); err != nil {
				return nil, err
			}
			if err := h.compare(ctx, s.Ledger, commit.Chains[0]); err != nil {
				return nil, err
			}
			s.Ledger.Forget(s.position)
		}
		if s.position == h.upTo {
			if err := h.finish(ctx, s.Ledger); err != nil {
				return nil, err
			}
		}
	}
	return s, nil
}
