package platform

import (
	"context"
	"log/slog"
	"sync"
	"time"
)

// sweepPause is the time between two sweeps.
const sweepPause = 5 * time.Minute

// Sweeper deletes expired impressions every five minutes. Several processes may run one.
type Sweeper struct {
	service *Service
	log     *slog.Logger
	stop    context.CancelFunc
	running sync.WaitGroup
}

// NewSweeper returns a sweeper that does not run yet.
func NewSweeper(s *Service, log *slog.Logger) *Sweeper { return &Sweeper{service: s, log: log} }

// Start starts sweeping, until Stop.
func (s *Sweeper) Start(ctx context.Context) error {
	ctx, s.stop = context.WithCancel(context.WithoutCancel(ctx))
	s.running.Go(func() {
		for tick := time.NewTicker(sweepPause); ; {
			if err := s.service.Sweep(ctx); err != nil && ctx.Err() == nil {
				s.log.WarnContext(ctx, "old impressions could not be deleted, the next try follows", "error", err, "in", sweepPause)
			}
			select {
			case <-ctx.Done():
				tick.Stop()
				return
			case <-tick.C:
			}
		}
	})
	return nil
}

// Stop stops the sweeper and waits for it.
func (s *Sweeper) Stop(context.Context) error {
	s.stop()
	s.running.Wait()
	return nil
}
