package source

import (
	"context"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

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
