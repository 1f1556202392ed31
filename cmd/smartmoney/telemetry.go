package main

import (
	"context"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"smartmoney/internal/config"
	"smartmoney/internal/lifecycle"
	"smartmoney/internal/server"
	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/telemetry"
)

// measured is a part of the service that has metrics.
type measured interface{ Collectors() []prometheus.Collector }

// expose adds the metrics of parts.
func (a *app) expose(parts ...measured) {
	for _, part := range parts {
		a.metrics.MustRegister(part.Collectors()...)
	}
}

// lags returns how far the engine is behind and which corrections it computes, by chain, for /readyz.
func (a *app) lags(ctx context.Context, db *store.DB) (map[string]server.Lag, error) {
	lags, err := db.Lags(ctx)
	if err != nil {
		return nil, err
	}
	now, all := time.Now(), map[string]server.Lag{}
	for i, chain := range smartmoney.Chains() {
		lag := &lags[i]
		all[string(chain)] = server.Lag{
			Events: lag.Events(), Seconds: lag.Behind(now).Round(time.Millisecond).Seconds(), Correction: a.correcting(chain),
		}
	}
	return all, nil
}

// correcting returns the corrections that this process's engine computes for a chain, nil if there are none.
func (a *app) correcting(chain smartmoney.Chain) *smartmoney.RunningCorrection {
	if a.engine == nil {
		return nil
	}
	return a.engine.Correcting(chain)
}

// chainHealth returns the health of every chain.
func (a *app) chainHealth(ctx context.Context, maxLag time.Duration, db *store.DB) ([]service.ChainHealth, error) {
	logs, err := db.ChainLogs(ctx)
	if err != nil {
		return nil, err
	}
	lags, err := db.Lags(ctx)
	if err != nil {
		return nil, err
	}
	now, all := time.Now(), make([]service.ChainHealth, 0, smartmoney.ChainCount)
	for i, chain := range smartmoney.Chains() {
		all = append(all, service.HealthOf(chain, logs[i], lags[i], a.correcting(chain), maxLag, now))
	}
	return all, nil
}

// chainStates returns the health of every chain for /readyz.
func (a *app) chainStates(ctx context.Context, maxLag time.Duration, db *store.DB) (map[string]server.Chain, error) {
	all, err := a.chainHealth(ctx, maxLag, db)
	if err != nil {
		return nil, err
	}
	out := map[string]server.Chain{}
	for i := range all {
		out[string(all[i].Chain)] = server.Chain{LastEventAt: all[i].LastEventAt, LagSeconds: all[i].LagSeconds, Healthy: all[i].Healthy, Reason: all[i].Reason}
	}
	return out, nil
}

// addListeners adds the listeners for operators. They start first and stop last, so that
// a slow start or shutdown can be observed.
func (a *app) addListeners(parts *lifecycle.Runner, cfg *config.Config, log *slog.Logger) {
	if cfg.MetricsAddr != "" {
		parts.Add("metrics", telemetry.NewListener("metrics", "metrics-addr", cfg.MetricsAddr, telemetry.Handler(a.metrics), log))
	}
	if cfg.DebugAddr != "" {
		parts.Add("profiles", telemetry.NewListener("profiles", "debug-addr", cfg.DebugAddr, telemetry.Profiles(), log))
	}
}
