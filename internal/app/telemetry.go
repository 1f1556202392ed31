package app

import (
	"context"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/lifecycle"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/store"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// measured is a part of the service that has metrics.
type measured interface{ Collectors() []prometheus.Collector }

// expose adds the metrics of parts.
func (a *app) expose(parts ...measured) {
	for _, part := range parts {
		a.metrics.MustRegister(part.Collectors()...)
	}
}

// chainHealth returns how far every chain is.
func (a *app) chainHealth(ctx context.Context, maxLag time.Duration, db *store.DB) ([]status.Chain, error) {
	logs, err := db.ChainLogs(ctx)
	if err != nil {
		return nil, err
	}
	lags, err := db.Lags(ctx)
	if err != nil {
		return nil, err
	}
	now, all := time.Now(), make([]status.Chain, len(lags))
	for i, chain := range smartmoney.Chains() {
		var correction *smartmoney.RunningCorrection
		if a.engine != nil {
			correction = a.engine.Correcting(chain)
		}
		all[i] = service.HealthOf(chain, logs[i], lags[i], correction, maxLag, now)
	}
	return all, nil
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
