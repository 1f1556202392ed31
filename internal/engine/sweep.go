package engine

import (
	"context"
	"time"

	"smartmoney/internal/detect"
)

// journalAge is how much event time of the journal is kept beyond the longest window: backtests and
// decisions reach back that far.
const journalAge = 7 * 24 * time.Hour

// sweepEvery is the interval between sweeps.
const sweepEvery = 10 * time.Minute

// sweeper deletes expired rows in a goroutine of its own, beside the loop of a leader.
type sweeper struct {
	engine *Engine
	last   time.Time
	ended  chan struct{} // closed when the running sweep has ended; nil: there was none
	cancel context.CancelFunc
}

// run starts a sweep if one is due.
func (s *sweeper) run(ctx context.Context, l *leading) {
	clock := s.engine.options.Now()
	if clock.Sub(s.last) < sweepEvery || s.busy() {
		return
	}
	s.last = clock
	days := s.engine.keptDays(l.all.times())
	before, kept := l.all.times(), max(l.decider.Window(), time.Duration(detect.Day))
	for i := range before {
		before[i] -= int64(journalAge + kept)
	}
	ended := make(chan struct{})
	s.ended = ended
	ctx, cancel := context.WithCancel(ctx)
	s.cancel = cancel
	go func() {
		defer close(ended)
		defer cancel()
		err := s.engine.options.Store.Sweep(ctx, clock, before, s.engine.options.KeepNotifications)
		if err == nil {
			err = s.engine.options.Store.SweepHistory(ctx, days)
		}
		if err != nil && ctx.Err() == nil {
			s.engine.log.Warn("old records could not be deleted; it is tried again", "error", err, "in", sweepEvery)
		}
	}()
}

func (s *sweeper) busy() bool {
	if s.ended == nil {
		return false
	}
	select {
	case <-s.ended:
		return false
	default:
		return true
	}
}

// stop cancels the running sweep and waits for it.
func (s *sweeper) stop() {
	if s.ended != nil {
		s.cancel()
		<-s.ended
	}
}
