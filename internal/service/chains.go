package service

import (
	"context"
	"fmt"
	"time"

	"smartmoney/internal/auth"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
)

// ChainHealth is how far the service is with a chain.
type ChainHealth struct {
	Chain       smartmoney.Chain
	LastEventAt *time.Time // largest traded_at that is processed, UTC; nil before the first trade
	LagSeconds  float64    // age of the oldest event that is not processed, since its append, ≥ 0
	Healthy     bool
	Reason      *string // why it is not healthy, a sentence; nil: it is
	Lag         eventlog.Lag
}

// ChainHealths reads the health of every chain, in the order of smartmoney.Chains.
type ChainHealths func(ctx context.Context) ([]ChainHealth, error)

// HealthOf returns the health of a chain at a time. It is unhealthy if its oldest unprocessed event was appended more than
// maxLag ago; correction is what the chain waits for, nil if that is nothing or not known.
func HealthOf(
	chain smartmoney.Chain, log eventlog.ChainLog, lag eventlog.Lag, correction *smartmoney.RunningCorrection, maxLag time.Duration, now time.Time,
) ChainHealth {
	h := ChainHealth{Chain: chain, Healthy: true, Lag: lag}
	if !log.LastEventAt.IsZero() {
		h.LastEventAt = new(log.LastEventAt.UTC())
	}
	behind := lag.Behind(now)
	h.LagSeconds = behind.Round(time.Millisecond).Seconds()
	if behind <= maxLag {
		return h
	}
	why := "no process applies them, or the engine cannot keep up"
	if correction != nil {
		why = "the chain waits for a correction"
	}
	h.Healthy, h.Reason = false, new(fmt.Sprintf("%d events have not been processed for up to %s, more than %s: %s",
		lag.Events(), behind.Round(time.Second), maxLag, why))
	return h
}

// Chains returns the health of every chain, to every key.
func (s *Service) Chains(ctx context.Context) ([]ChainHealth, error) {
	if _, ok := auth.From(ctx); !ok {
		return nil, smartmoney.Errorf(smartmoney.CodeUnauthenticated, "missing key: send the header Authorization: Bearer <key>")
	}
	if s.chains == nil {
		return nil, notAvailable("states of the chains")
	}
	s.reads.NoStore()
	all, err := s.chains(ctx)
	if err != nil {
		return nil, fmt.Errorf("health of the chains: %w", err)
	}
	return all, nil
}
