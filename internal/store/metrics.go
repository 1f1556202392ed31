package store

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
func (db *DB) Collectors() []prometheus.Collector {
	all := []prometheus.Collector{telemetry.Read(db.collect)}
	for name, pool := range db.ConnectionPools() {
		all = append(all, collectors.NewDBStatsCollector(pool, name))
	}
	return all
}

// RecentBacklog is Backlog of at most 15 s ago.
func (db *DB) RecentBacklog(ctx context.Context) (outbox.Backlog, error) {
	return db.backlog.Value(ctx, db.Backlog)
}

func (db *DB) collect(ctx context.Context, s telemetry.Scrape) {
	lags, err := db.Lags(ctx)
	s.Gauge("smartmoney_database_up", "1 if the database answered this scrape.", telemetry.Truth(err == nil))
	if err == nil {
		now := time.Now()
		for i, chain := range smartmoney.Chains() {
			lag, of := &lags[i], []string{"chain", string(chain)}
			s.Gauge("smartmoney_chain_durable_events", "Sequence number of the last event in the log.", float64(lag.Durable), of...)
			s.Gauge("smartmoney_chain_processed_events", "Sequence number of the last processed event.", float64(lag.Processed), of...)
			s.Gauge("smartmoney_chain_lag_events", "Durable events that are not processed.", float64(lag.Events()), of...)
			s.Gauge("smartmoney_chain_lag_seconds", "Age of the oldest unprocessed event.", lag.Behind(now).Seconds(), of...)
		}
	}
	if now, err := db.RecentBacklog(ctx); err == nil {
		const help = "Pending deliveries to webhooks and sinks, at most 100 000 of each kind."
		s.Gauge("smartmoney_webhook_queue", help, float64(now.First), "kind", "first")
		s.Gauge("smartmoney_webhook_queue", help, float64(now.Again), "kind", "again")
		s.Gauge("smartmoney_webhook_disabled", "Webhooks that are switched off after failures.", float64(now.Disabled))
		failing := 0.0
		if now.SinkFailing != nil {
			failing = max(time.Since(*now.SinkFailing).Seconds(), 0)
		}
		s.Gauge("smartmoney_sink_failing_seconds", "Longest time that a customer's deliveries to a sink have been failing.", failing)
	}
	if now, err := db.size.Value(ctx, db.DatabaseSize); err == nil {
		s.Gauge("smartmoney_database_bytes", "Disk space of the database.", float64(now.Bytes))
		if now.Free >= 0 {
			s.Gauge("smartmoney_disk_free_bytes", "Space that is left on the disk of the SQLite file.", float64(now.Free))
		}
	}
	if late, err := db.Overdue(ctx); err == nil {
		s.Gauge("smartmoney_webhook_overdue_seconds", "Time since the oldest due delivery to a webhook or sink became due.", late.Seconds())
	}
}
