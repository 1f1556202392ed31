package service

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// Status returns how the service does, to keys of scope operator.
func (s *Service) Status(ctx context.Context) (*status.Service, error) {
	if err := s.operator(ctx); err != nil {
		return nil, err
	}
	if s.opts.Status == nil {
		return nil, notAvailable("states of the service")
	}
	now, err := s.opts.Status(ctx)
	if err != nil {
		return nil, fmt.Errorf("state of the service: %w", err)
	}
	return now, nil
}

// Settings returns the settings of the answering process, to keys of scope operator.
func (s *Service) Settings(ctx context.Context) ([]status.Setting, error) {
	if err := s.operator(ctx); err != nil {
		return nil, err
	}
	if s.opts.Settings == nil {
		return nil, notAvailable("settings")
	}
	return s.opts.Settings, nil
}

// HealthOf returns how far a chain is at a time. It is unhealthy if its oldest unprocessed event
// was appended more than maxLag ago; correction is what the chain waits for, nil if that is nothing
// or not known.
func HealthOf(
	chain smartmoney.Chain, log eventlog.ChainLog, lag eventlog.Lag, correction *smartmoney.RunningCorrection, maxLag time.Duration, now time.Time,
) status.Chain {
	behind := lag.Behind(now)
	h := status.Chain{
		Chain: chain, Events: int(lag.Durable), Unprocessed: int(lag.Events()), LagSeconds: behind.Round(time.Millisecond).Seconds(),
		Correction: correction, Healthy: behind <= maxLag,
	}
	if !log.LastEventAt.IsZero() {
		h.LastEventAt = new(log.LastEventAt.UTC())
	}
	if h.Healthy {
		return h
	}
	why := "no process applies them, or the engine cannot keep up"
	if correction != nil {
		why = "the chain waits for a correction"
	}
	h.Reason = new(fmt.Sprintf("%d events have not been processed for up to %s, more than %s: %s",
		h.Unprocessed, behind.Round(time.Second), maxLag, why))
	return h
}

// Chains returns the health of every chain, to every key.
func (s *Service) Chains(ctx context.Context) ([]status.Chain, error) {
	if _, ok := auth.From(ctx); !ok {
		return nil, smartmoney.Errorf(smartmoney.CodeUnauthenticated, "missing key: send the header Authorization: Bearer <key>")
	}
	if s.opts.Chains == nil {
		return nil, notAvailable("states of the chains")
	}
	s.reads.NoStore()
	all, err := s.opts.Chains(ctx)
	if err != nil {
		return nil, fmt.Errorf("health of the chains: %w", err)
	}
	return all, nil
}
