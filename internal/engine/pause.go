package engine

import (
	"context"
	"log/slog"
	"math"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// pauses has the chains that wait for a correction that is computed beside the loop, by
// Chain.Index. It belongs to the loop.
type pauses struct {
	chains [smartmoney.ChainCount]*correction // nil: the chain goes on
	beside sync.WaitGroup                     // of the goroutines that compute
}

// set returns the chains that are paused.
func (p *pauses) set() (paused chainSet) {
	for i, c := range p.chains {
		paused[i] = c != nil
	}
	return paused
}

// any reports whether a chain is paused.
func (p *pauses) any() bool { return p.set() != chainSet{} }

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

// step processes the next events up to the first correction, or else the corrections that come
// first. A correction ends the batch before it: what it computes from the log must be committed.
func (l *leading) step(ctx context.Context, next *eventRange) error {
	chain, offset, is := next.firstCorrection()
	if !is {
		return l.process(ctx, next)
	}
	before := next.upTo(offset - 1)
	if before.len() == 0 {
		l.applied = max(l.applied, offset-1)
		if _, u := l.all.first(); u != nil && u.candidate != nil && u.offset <= l.paused.processed(l.applied) {
			return nil // settle comes first
		}
		return l.correct(ctx, next, chain)
	}
	err := l.process(ctx, &before)
	*next = next.after(l.all.positions(), l.applied)
	return err
}

// correct computes the corrections that the range begins with and commits them. If their wallets
// have many trades, it pauses the chain instead, and the loop goes on with the others.
func (l *leading) correct(ctx context.Context, next *eventRange, chain int) error {
	part := &next.chains[chain]
	first := part.Offsets[0]
	inOrder := l.inOrder(first)
	if !inOrder && l.full() {
		l.blocked = true
		return nil
	}
	until := int64(math.MaxInt64)
	if inOrder { // they are judged together
		until = l.paused.after(first, l.all.undecidedAfter(first, until))
	}
	n := next.corrections(chain, until)
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
		l.log.Info("a correction is being computed, its chain waits for it", "chain", c.chain(), "trades", len(c.taken))
	}
	rest := next.after(l.all.positions(), l.applied)
	*next = rest.without(l.paused.set())
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
	c.judged.notBefore = c.state.Ledger.EventTime() - int64(notify.RetractionAge)
	l.paused.beside.Go(func() {
		defer l.queue.wakeLoop()
		defer close(c.done)
		if c.err = c.compute(ctx, l.options.Store); c.err == nil && c.inOrder {
			c.err = c.judge(ctx, l.options.Store)
		}
	})
}

// resume commits the corrections that were computed beside the loop. It reports whether there were
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
	now := l.options.Now()
	for _, s := range l.all {
		s.begin(0)
	}
	c.state.correct(c)
	l.owed = max(l.owed, l.applied)
	if !c.inOrder {
		c.state.holdCorrections(c)
	}
	l.applied = min(l.applied, c.result.GlobalOffset) // the chain's later events were left out
	out, err := l.collect(l.applied, now)
	if err != nil {
		return err
	}
	out.Retractions = c.judged.next(len(c.judged.retractions))
	if err := l.commit(ctx, out); err != nil {
		return err
	}
	l.done()
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
	if l.paused.any() || l.stored >= min(l.owed, decided) {
		return nil
	}
	return l.commit(ctx, &enginestate.Commit{Arrived: decided, ArrivedFrom: l.stored, Now: l.options.Now()})
}
