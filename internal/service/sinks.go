package service

import (
	"context"
	"fmt"
	"time"

	"smartmoney/internal/sink"
)

// Sinks reads the state of the sinks.
type Sinks interface {
	// SinkStatuses returns the state of every sink by name.
	SinkStatuses(ctx context.Context) ([]sink.Status, error)
}

// Sink is a sink as operators see it. Texts are nil if there is none.
type Sink struct {
	Name, Kind               string
	Streams                  []string
	State                    sink.State
	Healthy                  bool
	Problem                  *string
	Published, Failures, Lag int64 // messages, tries, notifications
	CreatedAt                time.Time
	PublishedAt, LastErrorAt *time.Time
	LastError, Holder        *string
}

// Sinks returns every sink by name, to keys of scope operator.
func (s *Service) Sinks(ctx context.Context) ([]Sink, error) {
	if err := s.operator(ctx); err != nil {
		return nil, err
	}
	if s.sinks == nil {
		return nil, notAvailable("sinks")
	}
	all, err := s.sinks.SinkStatuses(ctx)
	if err != nil {
		return nil, fmt.Errorf("state of the sinks: %w", err)
	}
	out := make([]Sink, len(all))
	for i := range all {
		from := &all[i]
		out[i] = Sink{
			Name: from.Name, Kind: from.Kind, State: from.State, Healthy: from.Healthy, Problem: text(from.Problem),
			Published: from.Published, Failures: from.Failures, Lag: from.Lag, CreatedAt: from.CreatedAt, PublishedAt: from.PublishedAt,
			LastErrorAt: from.LastErrorAt, LastError: text(from.LastError), Holder: text(from.Holder),
		}
		for _, stream := range from.Streams {
			out[i].Streams = append(out[i].Streams, string(stream))
		}
	}
	return out, nil
}
