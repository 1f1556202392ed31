package sink

import (
	"context"

	"github.com/prometheus/client_golang/prometheus"

	"smartmoney/internal/status"
	"smartmoney/internal/telemetry"
)

// Collectors returns the metrics of the sinks in a store. Lags are read every 15 s at most.
func Collectors(store Store) []prometheus.Collector {
	var lags status.Kept[map[string]int64]
	return []prometheus.Collector{telemetry.Read(func(ctx context.Context, s telemetry.Scrape) {
		all, err := StatusesWithoutLag(ctx, store)
		if err != nil {
			return
		}
		behind, _ := lags.Value(ctx, store.SinkLags)
		for i := range all {
			t := &all[i]
			of := []string{"sink", t.Name, "kind", t.Kind}
			s.Gauge("smartmoney_sink_healthy", "1 unless something is wrong with the sink.", telemetry.Truth(t.Healthy), of...)
			s.Gauge("smartmoney_sink_refused", "1 while the broker refuses the sink.", telemetry.Truth(t.State == StateRefused), of...)
			if lag, ok := behind[t.Name]; ok {
				s.Gauge("smartmoney_sink_lag", "Notifications and retractions that the sink has to publish.", float64(lag), of...)
			}
			s.Count("smartmoney_sink_published_total", "Messages that the broker stored since the sink was added.", float64(t.Published), of...)
			s.Count("smartmoney_sink_failures_total", "Tries of the sink that failed since it was added.", float64(t.Failures), of...)
		}
	})}
}
