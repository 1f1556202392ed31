package engine

import (
	"context"
	"errors"
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
	// days, closed positions and links of events from this one on were compared; 0: nothing was,
	// the log was only read
	Since  int64
	Found  int   // differences
	Damage error // of a row of the state or log, which ended the verification; nil: none
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

// verifyTries bounds how often a chain is verified again because events were dropped meanwhile,
// which concerns the first ones only.
const verifyTries = 3

// Verify recomputes the positions, totals, scores, prices and markets of a chain from its log, and
// from the bases of what was dropped of it, up to the position that is stored as of one moment, and
// compares them with what is stored; likewise the wallets' days, the positions that closed, as
// their events closed them, and the links between trades, as far as the log goes back. It changes
// nothing, and works beside a running engine. It takes the memory of two states of the chain, about
// 40 bytes for each wallet's day, and a batch of events.
func Verify(ctx context.Context, db Stores, chain smartmoney.Chain, o Options, v VerifyOptions) (Verified, error) {
	o.Store, o.RankInterval, o.TopWallets, o.HistoryWallets = db, neverRefresh, 1, 0
	e := New(o)
	for try := 1; ; try++ {
		check := &verification{VerifyOptions: v, db: db, engine: e, out: Verified{Chain: chain}}
		err := check.run(ctx)
		if _, ok := errors.AsType[*eventlog.Damage](err); ok {
			check.out.Damage = err
			return check.out, nil
		}
		if !isDropped(err) || try == verifyTries {
			return check.out, err
		}
	}
}

// verification is one try to verify a chain.
type verification struct {
	VerifyOptions
	db     Stores
	engine *Engine
	out    Verified
	told   time.Time // of the last progress
}

func (v *verification) run(ctx context.Context) error {
	e, chain := v.engine, v.out.Chain
	if err := v.db.CheckEnds(ctx, chain); err != nil {
		return err
	}
	computed, dropped, err := e.newScratch(ctx, chain, 0)
	v.out.Before = dropped.Before
	if err != nil {
		return err
	}
	_, m, err := e.storedMeta(ctx, chain)
	if err != nil {
		return err
	}
	h := &historyCheck{db: v.db, chain: chain, differs: v.differs, rulesAt: m.RulesAt}
	if computed != nil {
		if err := h.begin(ctx, computed); err != nil {
			return err
		}
	}
	stored, err := e.loadFollowing(ctx, chain, detect.Keep)
	if err != nil {
		return err
	}
	v.out.Position = stored.Position()
	if computed == nil {
		return v.readOnly(ctx, dropped.Last())
	}
	if err := v.recompute(ctx, computed, h); err != nil {
		return err
	}
	if !v.full() {
		ledger.Compare(stored.Ledger, computed.Ledger, dropped.Last(), func(d ledger.Difference) bool {
			v.differs(d)
			return !v.full() && ctx.Err() == nil
		})
	}
	if ctx.Err() == nil && v.full() {
		return ErrTooMany
	}
	return ctx.Err()
}

// recompute applies the chain's log up to the stored position, and compares what it adds to the
// history.
func (v *verification) recompute(ctx context.Context, s *scratch, h *historyCheck) error {
	compare := func(c *enginestate.Commit) error {
		v.progress(s.Position())
		err := h.compare(ctx, s.Ledger, c.Chains[0])
		s.Ledger.Forget(s.Position())
		return err
	}
	if err := s.apply(ctx, 0, h.upTo, compare); err != nil {
		return err
	}
	h.compareDays(s.Ledger)
	if err := s.apply(ctx, 0, v.out.Position, compare); err != nil {
		return err
	}
	v.out.Since = h.from
	v.out.Wallets, _, _ = s.Ledger.Len()
	return nil
}

// differs reports a difference, unless there were enough.
func (v *verification) differs(d ledger.Difference) {
	if v.full() {
		return
	}
	v.out.Found++
	if v.Differs != nil {
		v.Differs(v.out.Chain, d)
	}
}

// full reports whether nothing more is compared.
func (v *verification) full() bool { return v.out.Found >= mostDifferences }

// progress reports how far the log is applied, about once a second.
func (v *verification) progress(at int64) {
	if v.told.IsZero() {
		v.told = time.Now()
	}
	if v.Progress != nil && time.Since(v.told) > time.Second {
		v.told = time.Now()
		v.Progress(v.out.Chain, at, v.out.Position)
	}
}

// readOnly reads the chain's log after an event, for its checksums.
func (v *verification) readOnly(ctx context.Context, after int64) error {
	for after < v.out.Position {
		v.progress(after)
		span, err := v.engine.readUpTo(ctx, v.engine.options.Store.ReadLog, v.out.Chain, after, 0, v.out.Position)
		if err != nil {
			return err
		}
		after = span.Last()
	}
	return nil
}
