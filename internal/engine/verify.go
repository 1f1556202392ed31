package engine

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Verified is what a verification of a chain found.
type Verified struct {
	Chain    smartmoney.Chain
	Position int64     // the log was applied up to it
	Wallets  int       // that were compared
	Before   time.Time // trades before it may have been dropped; zero: all events are there
	Since    int64     // days, closed positions and links of events from this one on were compared; 0: nothing was, the log was only read
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

// verifyTries bounds how often a chain is verified again because events were dropped meanwhile, which concerns the first ones only.
const verifyTries = 3

// Verify recomputes the positions, totals, scores, prices and markets of a chain from its log, and from the bases of what was dropped of it, up
// to the position that is stored as of one moment, and compares them with what is stored; likewise the wallets' days, the positions that closed, as their
// events closed them, and the links between trades, as far as the log goes back. It changes nothing, and works beside a running engine. It takes the memory
// of two states of the chain, about 40 bytes for each wallet's day, and a batch of events.
func Verify(ctx context.Context, db VerifyStore, chain smartmoney.Chain, o Options, v VerifyOptions) (out Verified, err error) {
	o.Store, o.RankInterval, o.TopWallets, o.HistoryWallets = db, neverRefresh, 1, 0
	e := New(o)
	for range verifyTries {
		if out, err = e.verify(ctx, db, chain, v); !isDropped(err) {
			return out.damaged(err)
		}
	}
	return out, err
}

func (e *Engine) verify(ctx context.Context, db VerifyStore, chain smartmoney.Chain, v VerifyOptions) (Verified, error) {
	out := Verified{Chain: chain}
	differs := func(d ledger.Difference) bool {
		out.Found++
		if v.Differs != nil {
			v.Differs(chain, d)
		}
		return out.Found < mostDifferences && ctx.Err() == nil
	}
	if err := db.CheckEnds(ctx, chain); err != nil {
		return out, err
	}
	computed, dropped, err := e.firstState(ctx, db, chain)
	out.Before = dropped.Before
	if err != nil {
		return out, err
	}
	_, m, err := e.storedMeta(ctx, chain)
	if err != nil {
		return out, err
	}
	h := &historyCheck{db: db, chain: chain, differs: differs, rulesAt: m.RulesAt}
	if computed != nil {
		h.begin(computed.Ledger, &dropped)
		if err := h.readDays(ctx); err != nil {
			return out, err
		}
	}
	stored, err := e.loadFollowing(ctx, chain, detect.Keep)
	if err != nil {
		return out, err
	}
	out.Position = stored.position
	if computed == nil {
		return out, e.readOnly(ctx, chain, dropped.Last(), out.Position, v.Progress)
	}
	if err := e.recompute(ctx, computed, out.Position, v.Progress, h); err != nil {
		return out, err
	}
	out.Since = h.from
	out.Wallets, _, _ = computed.Ledger.Len()
	whole := !h.ended && ledger.Compare(stored.Ledger, computed.Ledger, dropped.Last(), differs)
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

// recompute applies a chain's log to a state before its first event, up to a position, and compares what it adds to the history.
func (e *Engine) recompute(ctx context.Context, s *state, upTo int64, progress func(smartmoney.Chain, int64, int64), h *historyCheck) error {
	chain := s.Ledger.Chain()
	tell := told(progress, chain, upTo)
	for {
		if s.position == h.upTo {
			if err := h.finish(ctx, s.Ledger); err != nil {
				return err
			}
		}
		if s.position >= upTo {
			return nil
		}
		tell(s.position)
		end := upTo
		if s.position < h.upTo {
			end = h.upTo
		}
		span, err := e.readUpTo(ctx, chain, s.position, end)
		if err != nil {
			return err
		}
		err = e.eachBatch(ctx, s, span, &journalRows{}, func(c *enginestate.Commit) error {
			if err := h.compare(ctx, s.Ledger, c.Chains[0]); err != nil {
				return err
			}
			s.Ledger.Forget(s.position)
			return nil
		})
		if err != nil {
			return err
		}
	}
}
