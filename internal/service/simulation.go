package service

import (
	"context"
	"fmt"
	"time"

	"smartmoney/internal/smartmoney"
)

// Simulator tries configurations out on the record of what detection saw.
type Simulator interface {
	// Simulate returns what the configuration would have raised for a customer, from an
	// event time on; nil: 24 hours before the newest event. It changes nothing. A time
	// that the record does not reach, or one in the future, is a BAD_USER_INPUT error
	// for since.
	Simulate(ctx context.Context, customerID string, c smartmoney.Config, since *time.Time) (*smartmoney.Simulation, error)
}

// Simulation is what a configuration would have raised, as the interfaces show it.
type Simulation struct{ *smartmoney.Simulation }

// Samples are the latest signals, the earliest of them first.
func (s *Simulation) Samples() []SignalContent {
	samples := make([]SignalContent, len(s.Simulation.Samples))
	for i, signal := range s.Simulation.Samples {
		samples[i] = SignalContent{signal}
	}
	return samples
}

// Simulate tries out the configuration that u makes of the present one of the
// customer who asks; a u without any field tries the present one. Nothing changes.
// Everything that is wrong with u is named in one BAD_USER_INPUT error; the errors of
// Simulator apply to since.
func (s *Service) Simulate(ctx context.Context, u smartmoney.ConfigUpdate, since *time.Time) (*Simulation, error) {
	present, err := s.Config(ctx)
	if err != nil {
		return nil, err
	}
	c := present.Config
	if !u.Empty() {
		if c, err = ApplyConfig(c, u); err != nil {
			return nil, err
		}
	}
	if s.simulator == nil {
		return nil, notAvailable("simulations")
	}
	made, err := s.simulator.Simulate(ctx, present.CustomerID, c, since)
	if err != nil {
		return nil, fmt.Errorf("simulate a configuration of customer %s: %w", present.CustomerID, err)
	}
	return &Simulation{made}, nil
}
