package app

import (
	"context"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// chains returns how far every chain is.
func (a *app) chains(ctx context.Context) ([]status.Chain, error) {
	return chainsOf(ctx, a.cfg, a.db, a.correcting())
}

// correcting returns the corrections of the engine, nil if the process has no engine.
func (a *app) correcting() corrections {
	if a.engine == nil {
		return nil
	}
	return a.engine.Correcting
}

// corrections returns the running correction of a chain, as engine.Engine.Correcting does.
type corrections func(smartmoney.Chain) *smartmoney.RunningCorrection

func chainsOf(
	ctx context.Context, cfg *config.Config, db *Stores, correcting corrections,
) ([]status.Chain, error) {
	logs, err := db.Events.ChainLogs(ctx)
	if err != nil {
		return nil, err
	}
	lags, err := db.Events.Lags(ctx)
	if err != nil {
		return nil, err
	}
	now, all := time.Now(), make([]status.Chain, len(lags))
	for i, chain := range smartmoney.Chains() {
		var correction *smartmoney.RunningCorrection
		if correcting != nil {
			correction = correcting(chain)
		}
		all[i] = service.HealthOf(chain, logs[i], lags[i], correction, cfg.MaxChainLag, now)
	}
	return all, nil
}

// addObservation adds the listeners for operators, and the tracer. They start first and stop last,
// so that a slow start or shutdown can be observed, and the others' last spans are exported.
func (a *app) addObservation(context.Context) (err error) {
	if at := a.cfg.MetricsAddr; at != "" {
		a.add(module{name: "metrics", part: telemetry.NewListener("metrics", "metrics-addr", at, telemetry.Handler(a.metrics), a.log)})
	}
	if at := a.cfg.DebugAddr; at != "" {
		a.add(module{name: "profiles", part: telemetry.NewListener("profiles", "debug-addr", at, telemetry.Profiles(), a.log)})
	}
	if a.tracer, err = newTracer(a.cfg, a.log); err != nil {
		return err
	}
	m := module{name: "traces", metrics: []measured{a.tracer}}
	if a.tracer != nil {
		m.part = a.tracer
	}
	a.add(m)
	return nil
}
