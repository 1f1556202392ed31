package app

import (
	"context"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// chains returns how far every chain is.
func (a *app) chains(ctx context.Context) ([]status.Chain, error) {
	logs, err := a.db.Events.ChainLogs(ctx)
	if err != nil {
		return nil, err
	}
	lags, err := a.db.Events.Lags(ctx)
	if err != nil {
		return nil, err
	}
	now, all := time.Now(), make([]status.Chain, len(lags))
	for i, chain := range smartmoney.Chains() {
		var correction *smartmoney.RunningCorrection
		if a.engine != nil {
			correction = a.engine.Correcting(chain)
		}
		all[i] = service.HealthOf(chain, logs[i], lags[i], correction, a.cfg.MaxChainLag, now)
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
