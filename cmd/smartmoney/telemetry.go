package main

import (
	"context"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"smartmoney/internal/config"
	"smartmoney/internal/lifecycle"
	"smartmoney/internal/server"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/telemetry"
)

// newMetrics returns the metrics of the service's parts. It reads the engine, which is
// created later, through a.
func (a *app) newMetrics(db *store.DB) *telemetry.Metrics {
	return telemetry.New(telemetry.Sources{
		Chains:     func(ctx context.Context) ([]telemetry.Chain, error) { return chains(ctx, db) },
		Leads:      func() bool { return a.engine.Leads() },
		Ready:      func(ctx context.Context) error { return a.engine.Ready(ctx) },
		Ingest:     a.ingested,
		Websockets: a.websockets,
		Events:     a.eventStreams,
		Executions: a.executions,
		Webhooks:   a.webhooks,
		Feeds:      a.feeds,
		Indexes:    a.indexSizes,
		Overdue:    func(ctx context.Context) (time.Duration, error) { return overdue(ctx, db) },
		Pools: []prometheus.Collector{
			collectors.NewDBStatsCollector(db.Reader(), "reader"), collectors.NewDBStatsCollector(db.Writer(), "writer"),
		},
	})
}

func chains(ctx context.Context, db *store.DB) ([]telemetry.Chain, error) {
	lags, err := db.Lags(ctx)
	if err != nil {
		return nil, err
	}
	var all []telemetry.Chain
	for i, chain := range smartmoney.Chains() {
		c := telemetry.Chain{Name: string(chain), Durable: lags[i].Durable, Processed: lags[i].Processed}
		if since := lags[i].Since; !since.IsZero() {
			c.Behind = max(time.Since(since), 0)
		}
		all = append(all, c)
	}
	return all, nil
}

// lag returns how far the engine is behind, by chain, for /readyz.
func lag(ctx context.Context, db *store.DB) (map[string]server.Lag, error) {
	all, err := chains(ctx, db)
	if err != nil {
		return nil, err
	}
	out := map[string]server.Lag{}
	for _, c := range all {
		out[c.Name] = server.Lag{Events: c.Durable - c.Processed, Seconds: c.Behind.Round(time.Millisecond).Seconds()}
	}
	return out, nil
}

// overdue returns the time since the oldest due webhook delivery became due.
func overdue(ctx context.Context, db *store.DB) (time.Duration, error) {
	next, err := db.NextWebhook(ctx)
	if err != nil || next == nil {
		return 0, err
	}
	return max(time.Since(*next), 0), nil
}

func (a *app) ingested() telemetry.Ingest {
	if a.appender == nil {
		return telemetry.Ingest{}
	}
	return telemetry.Ingest(a.appender.Stats())
}

func (a *app) webhooks() telemetry.Webhooks {
	if a.sender == nil {
		return telemetry.Webhooks{}
	}
	return telemetry.Webhooks(a.sender.Stats())
}

func (a *app) executions() int {
	if a.graphql == nil {
		return 0
	}
	return a.graphql.Executions()
}

func (a *app) websockets() telemetry.Streams {
	if a.graphql == nil {
		return telemetry.Streams{}
	}
	s := a.graphql.Sockets()
	return telemetry.Streams{Open: s.Open, Accepted: s.Accepted, Refused: s.Refused, Slow: s.Slow, Dead: s.Dead, Revoked: s.Revoked}
}

func (a *app) eventStreams() telemetry.Streams {
	if a.graphql == nil {
		return telemetry.Streams{}
	}
	s := a.graphql.Events()
	return telemetry.Streams{Open: s.Open, Accepted: s.Accepted, Refused: s.Refused, Slow: s.Slow, Revoked: s.Revoked}
}

// answered counts an answered request.
func (a *app) answered(r server.Answered) {
	a.metrics.Request(r.Path, r.Status, r.Took, r.Stream)
}

// addListeners adds the listeners for operators. They start first and stop last, so that
// a slow start or shutdown can be observed.
func (a *app) addListeners(parts *lifecycle.Runner, cfg *config.Config, log *slog.Logger) {
	if cfg.MetricsAddr != "" {
		parts.Add("metrics", telemetry.NewListener("metrics", "metrics-addr", cfg.MetricsAddr, a.metrics.Handler(), log))
	}
	if cfg.DebugAddr != "" {
		parts.Add("profiles", telemetry.NewListener("profiles", "debug-addr", cfg.DebugAddr, telemetry.Profiles(), log))
	}
}
