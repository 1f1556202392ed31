package sink

import (
	"context"
	"time"
)

// State is what a sink does.
type State string

// The states.
const (
	StateRunning    State = "running"
	StateFailing    State = "failing"    // nothing worked since the last error; it is tried again
	StateRefused    State = "refused"    // by the broker; it is tried again every five minutes
	StateStopped    State = "stopped"    // it is gone from the settings file
	StateUnassigned State = "unassigned" // no process publishes for it
)

// Status is a sink as operators see it. It holds no secret.
type Status struct {
	Name        string     `json:"name"`
	Kind        string     `json:"kind"`
	Streams     []Stream   `json:"streams"`
	State       State      `json:"state"`
	Healthy     bool       `json:"healthy"`
	Problem     string     `json:"problem,omitempty"` // why it is not healthy
	Published   int64      `json:"published"`         // messages since it was added; repeated ones count again
	Failures    int64      `json:"failures"`          // tries that failed since it was added
	Lag         int64      `json:"lag"`               // notifications and retractions that are to be published, without those of suspended customers
	CreatedAt   time.Time  `json:"created_at"`
	PublishedAt *time.Time `json:"published_at,omitempty"`
	LastError   string     `json:"last_error,omitempty"`
	LastErrorAt *time.Time `json:"last_error_at,omitempty"`
	Holder      string     `json:"holder,omitempty"` // the process that publishes for it
}

// Statuses returns the status of every sink, by name.
func Statuses(ctx context.Context, store Store) ([]Status, error) {
	all, err := StatusesWithoutLag(ctx, store)
	if err != nil || len(all) == 0 {
		return all, err
	}
	lags, err := store.SinkLags(ctx)
	if err != nil {
		return nil, err
	}
	for i := range all {
		all[i].Lag = lags[all[i].Name]
	}
	return all, nil
}

// StatusesWithoutLag is Statuses with lags of 0. Its cost does not depend on the number of customers, so it may be called often.
func StatusesWithoutLag(ctx context.Context, store Store) ([]Status, error) {
	all, now, err := store.ListSinks(ctx)
	if err != nil {
		return nil, err
	}
	statuses := make([]Status, len(all))
	for i := range all {
		statuses[i] = all[i].Status(now)
	}
	return statuses, nil
}

// Status returns the status of a stored sink at the database's time, with a lag of 0.
func (s *Stored) Status(now time.Time) Status {
	status := Status{
		Name: s.Name, Kind: s.Kind, Streams: s.Streams, State: s.state(), Published: s.Published, Failures: s.Failures,
		CreatedAt: s.CreatedAt, PublishedAt: optional(s.PublishedAt), LastError: s.LastError, LastErrorAt: optional(s.ErrorAt), Holder: s.Holder,
	}
	status.Problem = s.problem(status.State, now)
	status.Healthy = status.Problem == ""
	return status
}

func (s *Stored) state() State {
	switch {
	case s.Stopped:
		return StateStopped
	case s.Holder == "":
		return StateUnassigned
	case !s.RefusedAt.IsZero():
		return StateRefused
	case s.Failing:
		return StateFailing
	}
	return StateRunning
}

// Bounds of what is no problem yet.
const (
	claimGrace = 30 * time.Second // no process need have claimed a sink that was added
	failGrace  = time.Minute      // a broker may be away
)

// problem returns why a sink is unhealthy, "" if it is not.
func (s *Stored) problem(state State, now time.Time) string {
	switch state {
	case StateRefused:
		return "the broker refuses it since " + s.RefusedAt.Format(time.RFC3339)
	case StateUnassigned:
		if now.Sub(s.ChangedAt) >= claimGrace {
			return "no process publishes for it: is one of the role all or sinks running?"
		}
	case StateFailing:
		since := s.ChangedAt
		if s.PublishedAt.After(since) {
			since = s.PublishedAt
		}
		if now.Sub(since) >= failGrace {
			return "it fails, and nothing was published since " + since.Format(time.RFC3339)
		}
	case StateRunning, StateStopped:
	}
	return ""
}

func optional(at time.Time) *time.Time {
	if at.IsZero() {
		return nil
	}
	return &at
}
