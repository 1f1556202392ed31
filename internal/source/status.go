package source

import (
	"context"
	"fmt"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// State is what a source does.
type State string

// The states.
const (
	StateRunning    State = "running"
	StateWaiting    State = "waiting"    // the reader says for what
	StateFailing    State = "failing"    // nothing worked since the last error; it is tried again
	StateRefused    State = "refused"    // by the provider; it is tried again every five minutes
	StatePaused     State = "paused"     // by its operator
	StateStopped    State = "stopped"    // it is gone from the settings file
	StateUnassigned State = "unassigned" // no process reads it
)

// Status is a source as operators see it. It holds no secret.
type Status struct {
	Name    string `json:"name"`
	Kind    string `json:"kind"`
	Origin  Origin `json:"origin"`
	State   State  `json:"state"`
	Healthy bool   `json:"healthy"`
	Problem string `json:"problem,omitempty"` // why it is not healthy

	Progress
	// LagSeconds is the time since the newest message, by the provider: 0 with a Lag of 0, nil if
	// unknown.
	LagSeconds *float64 `json:"lag_seconds,omitempty"`

	Counts
	Batches     int64      `json:"batches"`                 // stored since it was added
	LastEventAt *time.Time `json:"last_event_at,omitempty"` // time of the newest message, by the provider
	LastBatchAt *time.Time `json:"last_batch_at,omitempty"` // when the last batch was stored
	LastError   string     `json:"last_error,omitempty"`
	LastErrorAt *time.Time `json:"last_error_at,omitempty"`
	CreatedAt   time.Time  `json:"created_at"`
	Holder      string     `json:"holder,omitempty"` // the process that reads it
}

// Listing is Connections.ListSources.
type Listing func(ctx context.Context) (all []Stored, now time.Time, err error)

// Statuses returns the status of every source, by name.
func (k Kinds) Statuses(ctx context.Context, list Listing) ([]Status, error) {
	all, now, err := list(ctx)
	if err != nil {
		return nil, err
	}
	statuses := make([]Status, len(all))
	for i := range all {
		statuses[i] = k.Status(&all[i], now)
	}
	return statuses, nil
}

// Status returns the status of a stored source at the database's time.
func (k Kinds) Status(s *Stored, now time.Time) Status {
	status := Status{
		Name: s.Name, Kind: s.Kind, Origin: s.Origin, State: k.state(s), Progress: s.Progress, Counts: s.Counts.clone(), Batches: s.Batches,
		LastEventAt: optional(s.LastEventAt), LastBatchAt: optional(s.HeardAt), LastError: s.LastError, LastErrorAt: optional(s.ErrorAt),
		CreatedAt: s.CreatedAt, Holder: s.Holder,
	}
	switch {
	case s.Progress.Lag != nil && *s.Progress.Lag == 0:
		status.LagSeconds = new(0.0)
	case !s.LastEventAt.IsZero():
		status.LagSeconds = new(max(now.Sub(s.LastEventAt).Seconds(), 0))
	}
	status.Problem = k.problem(s, status.State, now)
	status.Healthy = status.Problem == ""
	return status
}

func (k Kinds) state(s *Stored) State {
	switch {
	case s.Stopped:
		return StateStopped
	case s.Paused:
		return StatePaused
	case k.pushed(s.Kind):
		return StateRunning
	case s.Holder == "":
		return StateUnassigned
	case !s.RefusedAt.IsZero():
		return StateRefused
	case s.Failing:
		return StateFailing
	case s.Progress.Waiting != "" || s.Progress.Missing != "":
		return StateWaiting
	}
	return StateRunning
}

// claimGrace is how long no process need have claimed a source that was added or resumed.
const claimGrace = 30 * time.Second

// maxPriceAge is the age of the price of a chain's coin beyond which a source that values swaps by
// it is unhealthy.
const maxPriceAge = 6 * time.Hour

// problem returns why a source is unhealthy, "" if it is not.
func (k Kinds) problem(s *Stored, state State, now time.Time) string {
	switch state {
	case StatePaused, StateStopped:
		return ""
	case StateRefused:
		return "the provider refuses it since " + s.RefusedAt.Format(time.RFC3339)
	case StateUnassigned:
		if now.Sub(s.ChangedAt) < claimGrace {
			return ""
		}
		if k[s.Kind] == nil {
			return "this version of the service does not know the kind " + s.Kind
		}
		return "no process reads it: is one of the role all or sources running?"
	}
	if s.Progress.Missing != "" {
		return s.Progress.Missing
	}
	if text := s.Counts.problem(now); text != "" {
		return text
	}
	if n := s.Counts.Unpriced; n > 0 {
		return fmt.Sprintf("%d swaps wait for a first price of the chain's coin: no listed pool was seen yet", n)
	}
	if priced := s.Counts.PricedAt; priced != nil && now.Sub(*priced) > maxPriceAge {
		return fmt.Sprintf("the price of the chain's coin is %s old, more than %s: no listed pool was seen since", now.Sub(*priced).Round(time.Minute), maxPriceAge)
	}
	silence, err := maxSilence(s.Settings)
	if err != nil || silence == 0 {
		return ""
	}
	since := s.ChangedAt
	for _, at := range []time.Time{s.HeardAt, s.LeasedAt} {
		if at.After(since) {
			since = at
		}
	}
	if silent := now.Sub(since); silent > silence {
		return fmt.Sprintf("nothing was stored for %s, longer than max_silence of %s", silent.Round(time.Second), silence)
	}
	return ""
}

func optional(at time.Time) *time.Time {
	if at.IsZero() {
		return nil
	}
	return &at
}

// Collectors returns the metrics of the sources in a store.
func (k Kinds) Collectors(list Listing) []prometheus.Collector {
	return []prometheus.Collector{telemetry.Read(func(ctx context.Context, out telemetry.Scrape) {
		all, _ := k.Statuses(ctx, list) // none, if the database does not answer
		for i := range all {
			all[i].collect(out)
		}
	})}
}

func (s *Status) collect(out telemetry.Scrape) {
	of := []string{"source", s.Name, "kind", s.Kind}
	out.Gauge("smartmoney_source_healthy", "1 unless something is wrong with the source.", telemetry.Truth(s.Healthy), of...)
	out.Gauge("smartmoney_source_refused", "1 while the provider refuses the source.", telemetry.Truth(s.State == StateRefused), of...)
	out.Gauge("smartmoney_source_paused", "1 while the source is paused.", telemetry.Truth(s.State == StatePaused), of...)
	out.Gauge("smartmoney_source_failing", "1 while nothing worked since the source's last error.", telemetry.Truth(s.State == StateFailing), of...)
	failed := 0.0
	if s.LastErrorAt != nil {
		failed = telemetry.UnixSeconds(*s.LastErrorAt)
	}
	out.Gauge("smartmoney_source_last_error_timestamp_seconds", "When the source last failed; 0 if it never did.", failed, of...)
	if s.LastEventAt != nil {
		out.Gauge("smartmoney_source_last_event_timestamp_seconds", "Time of the source's newest event, by its provider.", telemetry.UnixSeconds(*s.LastEventAt), of...)
	}
	if s.Lag != nil {
		out.Gauge("smartmoney_source_lag", "Blocks or messages that the source is behind its provider.", float64(*s.Lag), of...)
	}
	if s.LagSeconds != nil {
		out.Gauge("smartmoney_source_last_event_age_seconds", "Time since the source's newest event; 0 at the provider's end.", *s.LagSeconds, of...)
	}
	for kind, n := range s.Events {
		out.Count("smartmoney_source_events_total", "Events of the source in the log since it was added, by type.", float64(n), append(of, "type", string(kind))...)
	}
	for reason, n := range s.Skipped {
		out.Count("smartmoney_source_skipped_total", "Messages of the source that became no event, by reason.", float64(n), append(of, "reason", reason)...)
	}
	out.Count("smartmoney_source_duplicates_total", "Trades of the source that were in the log already.", float64(s.Duplicates), of...)
}
