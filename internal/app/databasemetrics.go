package app

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// Collectors returns the metrics of the database and of what it says of chains and webhooks, the
// same in every process.
func (s *Stores) Collectors() []prometheus.Collector {
	all := []prometheus.Collector{telemetry.Read(s.collect)}
	for name, pool := range s.DB.ConnectionPools() {
		all = append(all, collectors.NewDBStatsCollector(pool, name))
	}
	return all
}

// RecentBacklog is Backlog of at most 15 s ago.
func (s *Stores) RecentBacklog(ctx context.Context) (outbox.Backlog, error) {
	return s.backlog.Value(ctx, s.Outbox.Backlog)
}

func (s *Stores) collect(ctx context.Context, scrape telemetry.Scrape) {
	lags, err := s.Events.Lags(ctx)
	scrape.Gauge("smartmoney_database_up", "1 if the database answered this scrape.", telemetry.Truth(err == nil))
	if err == nil {
		now := time.Now()
		for i, chain := range smartmoney.Chains() {
			lag, of := &lags[i], []string{"chain", string(chain)}
			scrape.Gauge("smartmoney_chain_durable_events", "Sequence number of the last event in the log.", float64(lag.Durable), of...)
			scrape.Gauge("smartmoney_chain_processed_events", "Sequence number of the last processed event.", float64(lag.Processed), of...)
			scrape.Gauge("smartmoney_chain_lag_events", "Durable events that are not processed.", float64(lag.Events()), of...)
			scrape.Gauge("smartmoney_chain_lag_seconds", "Age of the oldest unprocessed event.", lag.Behind(now).Seconds(), of...)
		}
	}
	if now, err := s.RecentBacklog(ctx); err == nil {
		const help = "Pending deliveries to webhooks and sinks, at most 100 000 of each kind."
		scrape.Gauge("smartmoney_webhook_queue", help, float64(now.First), "kind", "first")
		scrape.Gauge("smartmoney_webhook_queue", help, float64(now.Again), "kind", "again")
		scrape.Gauge("smartmoney_webhook_disabled", "Webhooks that are switched off after failures.", float64(now.Disabled))
		failing := 0.0
		if now.SinkFailing != nil {
			failing = max(time.Since(*now.SinkFailing).Seconds(), 0)
		}
		scrape.Gauge("smartmoney_sink_failing_seconds", "Longest time that a customer's deliveries to a sink have been failing.", failing)
	}
	if now, err := s.size.Value(ctx, s.DB.DatabaseSize); err == nil {
		scrape.Gauge("smartmoney_database_bytes", "Disk space of the database.", float64(now.Bytes))
		if now.Free >= 0 {
			scrape.Gauge("smartmoney_disk_free_bytes", "Space that is left on the disk of the SQLite file.", float64(now.Free))
		}
	}
	if late, err := s.Outbox.Overdue(ctx); err == nil {
		scrape.Gauge("smartmoney_webhook_overdue_seconds", "Time since the oldest due delivery to a webhook or sink became due.", late.Seconds())
	}
}
