package engine

import (
	"context"
	"log/slog"
	"math"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// pauses has the chains that wait for a correction that is computed in the background, by
// Chain.Index. It belongs to the loop.
type pauses struct {
	chains     [smartmoney.ChainCount]*correction // nil: the chain goes on
	background sync.WaitGroup                     // of the goroutines that compute
}

// set returns the chains that are paused.
func (p *pauses) set() (paused chainSet) {
	for i, c := range p.chains {
		paused[i] = c != nil
	}
	return paused
}

// processed returns the global offset up to which every event of all chains is processed, when that
// is offset but for the paused chains.
func (p *pauses) processed(offset int64) int64 {
	for _, c := range p.chains {
		if c != nil {
			offset = min(offset, c.offset-1)
		}
	}
	return offset
}

// after returns the offset of the first correction after a global offset that a chain is paused
// for; most if there is none before that.
func (p *pauses) after(offset, most int64) int64 {
	for _, c := range p.chains {
		if c != nil && c.offset > offset {
			most = min(most, c.offset)
		}
	}
	return most
}

// correct computes the corrections that come next, of a chain, commits and publishes them. If their
// wallets have many trades, it pauses the chain instead, and the loop goes on with the others.
func (l *leading) correct(ctx context.Context, chain int) error {
	began, part := time.Now(), &l.next.chains[chain]
	first := part.Offsets[0]
	l.applied = max(l.applied, first-1)
	if _, u := l.all.first(); u != nil && u.candidate != nil && u.offset <= l.paused.processed(l.applied) {
		return nil // settle comes first
	}
	inOrder := l.inOrder(first)
	if !inOrder && l.full() {
		l.blocked = true
		return nil
	}
	until := int64(math.MaxInt64)
	if inOrder { // they are judged together
		until = l.paused.after(first, l.all.undecidedAfter(first, until))
	}
	n := l.next.corrections(chain, until)
	c := l.newCorrection(l.all[chain], part.Events[:n], part.Offsets[:n])
	c.inOrder = inOrder
	l.applied = c.result.GlobalOffset // no event of another chain lies before it
	l.start(ctx, c)
	if l.awaitInline(ctx, c) && (c.err != nil || !l.aheadOf(c)) {
		if err := l.finish(ctx, c); err != nil {
			return err
		}
	} else {
		l.paused.chains[chain] = c
		l.running[chain].Store(&smartmoney.RunningCorrection{
			Since: l.options.Now().UTC(), Corrections: int(c.last - c.first + 1), Trades: len(c.taken),
		})
		l.log.Debug("chain paused while a correction is computed", "chain", c.chain(), "trades", len(c.taken))
	}
	l.publish(began)
	return nil
}

// awaitInline waits for a correction whose wallets have few trades, and reports whether it is
// computed.
func (l *leading) awaitInline(ctx context.Context, c *correction) bool {
	most := time.NewTimer(l.options.InlineWait)
	defer most.Stop()
	select {
	case <-c.done:
		return true
	case <-c.many:
	case <-most.C:
	case <-ctx.Done():
	}
	return false
}

// start computes a correction in a goroutine, which wakes the loop at its end.
func (l *leading) start(ctx context.Context, c *correction) {
	c.judged.eventTime = c.state.Ledger.EventTime()
	l.paused.background.Go(func() {
		defer l.queue.wakeLoop()
		defer close(c.done)
		if c.err = c.compute(ctx, l.options.Store); c.err == nil && c.inOrder {
			c.err = c.judge(ctx, l.options.Store)
		}
	})
}

// resume commits the corrections that were computed in the background. It reports whether there were
// any: the events after them are then to be read from the logs.
func (l *leading) resume(ctx context.Context) (resumed bool, err error) {
	for i, c := range l.paused.chains {
		if c == nil {
			continue
		}
		select {
		case <-c.done:
		default:
			continue
		}
		if more, err := l.writeAhead(ctx, c); err != nil {
			return false, err
		} else if more {
			continue
		}
		l.paused.chains[i] = nil
		if err := l.finish(ctx, c); err != nil {
			return false, err
		}
		l.running[i].Store(nil)
		resumed = true
	}
	return resumed, nil
}

// finish applies a computed correction to its chain's state and commits it, alone.
func (l *leading) finish(ctx context.Context, c *correction) error {
	if c.err != nil {
		return c.err
	}
	l.begin(&eventRange{})
	l.more = false // the scan may be at days that the correction stores
	c.state.correct(c)
	l.progressTarget = max(l.progressTarget, l.applied)
	if !c.inOrder {
		c.state.holdCorrections(c)
	}
	reached := min(l.applied, c.result.GlobalOffset) // the chain's later events were left out
	if err := l.commitBatch(ctx, reached, c.judged.next(len(c.judged.retractions))); err != nil {
		return err
	}
	l.corrected(c)
	return nil
}

// corrected reports a committed correction.
func (l *leading) corrected(c *correction) {
	did := committedCorrections{c.chain(), int(c.last - c.first + 1), len(c.taken), c.wallets, time.Since(c.began)}
	l.metrics.taken(&did)
	if l.options.corrected != nil {
		l.options.corrected(did)
	}
	level := slog.LevelDebug // there may be thousands
	if did.took > time.Second {
		level = slog.LevelInfo
	}
	l.log.Log(context.Background(), level, "trades were taken back", "chain", did.chain, "corrections", did.corrections, "trades", did.trades,
		"wallets", did.wallets, "retracted_notifications", len(c.judged.retractions), "took", did.took)
}

// moveProgress stores the progress if it may have stayed behind, as it does while a chain is
// paused, and no event came since whose commit moved it. The progress that an engine starts with
// may be of such a time.
func (l *leading) moveProgress(ctx context.Context) error {
	decided := l.decidedUpTo(l.applied)
	if l.paused.set() != (chainSet{}) || l.stored >= min(l.progressTarget, decided) {
		return nil
	}
	return l.commit(ctx, &enginestate.Commit{Arrived: decided, ArrivedFrom: l.stored, Now: l.options.Now()})
}
