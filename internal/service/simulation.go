package service

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Simulation is the result of a simulation as the interfaces show it.
type Simulation struct{ *smartmoney.Simulation }

// Samples returns the latest signals, oldest first.
func (s *Simulation) Samples() []SignalContent {
	samples := make([]SignalContent, len(s.Simulation.Samples))
	for i, signal := range s.Simulation.Samples {
		samples[i] = SignalContent{signal}
	}
	return samples
}

// Simulate tries the calling customer's configuration with the changes of u, or the present
// one if u is empty. It changes nothing. It lists every problem of u in one BAD_USER_INPUT
// error and returns the errors of Options.Simulate about since.
func (s *Service) Simulate(ctx context.Context, u smartmoney.ConfigUpdate, since *time.Time) (*Simulation, error) {
	present, err := s.Config(ctx)
	if err != nil {
		return nil, err
	}
	c := present.Config
	if !u.Empty() {
		if c, err = u.Apply(c); err != nil {
			return nil, err
		}
	}
	if s.simulate == nil {
		return nil, notAvailable("simulations")
	}
	leave, err := limits.Enter(ctx, limits.Simulations)
	if err != nil {
		return nil, err
	}
	defer leave()
	result, err := s.simulate(ctx, present.CustomerID, c, since)
	if err != nil {
		return nil, fmt.Errorf("simulate a configuration of customer %s: %w", present.CustomerID, err)
	}
	return &Simulation{result}, nil
}
