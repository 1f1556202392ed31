package app

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// databaseName returns the name under which the process opens the database.
func databaseName(role config.Role) string {
	host, err := os.Hostname()
	if err != nil {
		host = "unknown"
	}
	return enginestate.ProcessName(string(role), os.Getpid(), host)
}

func (a *app) newMonitor() *status.Monitor {
	return status.New(status.Options{
		Look: func(ctx context.Context) (look status.Look, err error) {
			lags, err := a.db.Events.Lags(ctx)
			if err != nil {
				return look, err
			}
			for i := range lags {
				look.Ends[i], look.Lag = lags[i].Durable, max(look.Lag, lags[i].Behind(time.Now()).Seconds())
			}
			look.Signals, look.SignalSeconds = a.engine.SignalTotal()
			return look, nil
		},
		Size: func(ctx context.Context) (status.Size, error) {
			now, err := a.db.DB.DatabaseSize(ctx)
			return status.Size(now), err
		},
		Now: time.Now,
	})
}

// Look reads from the database how the service does: what needs no process of it.
func Look(ctx context.Context, cfg *config.Config, db *Stores) (*status.Service, error) {
	now := &status.Service{Version: BuildVersion()}
	err := lookAt(ctx, now, cfg, db, nil)
	if err != nil {
		return nil, err
	}
	space, err := db.DB.DatabaseSize(ctx)
	if err != nil {
		return nil, err
	}
	now.Database = &status.Database{Kind: string(db.DB.Dialect()), Bytes: float64(space.Bytes)}
	if space.Free >= 0 {
		now.Database.FreeBytes = new(float64(space.Free))
		now.Database.DiskBytes = new(float64(space.Total))
	}
	return now, nil
}

// lookAt reads chains, sources, processes and deliveries. correcting is engine.Engine.Correcting,
// nil where none runs.
func lookAt(
	ctx context.Context, now *status.Service, cfg *config.Config, db *Stores, correcting corrections,
) (err error) {
	if now.Chains, err = chainsOf(ctx, cfg, db, correcting); err != nil {
		return err
	}
	if now.Sources, err = sourcesOf(ctx, db); err != nil {
		return err
	}
	for i := range now.Chains {
		c := &now.Chains[i]
		reads := func(s status.Source) bool { return s.Chain == "" || s.Chain == c.Chain }
		c.NoSource = c.LastEventAt == nil && !slices.ContainsFunc(now.Sources, reads)
	}
	stored, err := db.State.Processes(ctx)
	if err != nil {
		return err
	}
	for _, p := range stored {
		one := status.Process{Name: p.Name, Role: p.Role, Leader: p.Leader}
		now.Processes = append(now.Processes, one)
	}
	late, err := db.Outbox.Overdue(ctx)
	waiting, backlogErr := db.RecentBacklog(ctx)
	now.Deliveries = status.Deliveries{
		Overdue: late.Seconds(), First: waiting.First, Again: waiting.Again, Disabled: waiting.Disabled,
	}
	return errors.Join(err, backlogErr)
}

// sourcesOf returns the live sources that are not paused or stopped, by name.
func sourcesOf(ctx context.Context, db *Stores) ([]status.Source, error) {
	stored, at, err := db.Sources.ListSources(ctx)
	if err != nil {
		return nil, err
	}
	kinds, all := NewKinds(db.DB), make([]status.Source, 0, len(stored))
	for i := range stored {
		now := kinds.Status(&stored[i], at)
		if now.State == source.StatePaused || now.State == source.StateStopped {
			continue
		}
		all = append(all, status.Source{
			Name: now.Name, Chain: chainOf(&stored[i].Definition),
			Problem: now.Problem, LastError: now.LastError,
			Failing: now.State == source.StateFailing || now.State == source.StateRefused,
		})
	}
	return all, nil
}

// chainOf returns the chain that a source reads, "" if its messages say so.
func chainOf(d *source.Definition) smartmoney.Chain {
	switch d.Kind {
	case "polymarket":
		return smartmoney.Polymarket
	case "helius":
		return smartmoney.Solana
	}
	var settings struct {
		Chain smartmoney.Chain `json:"chain"`
	}
	_ = json.Unmarshal(d.Settings, &settings) // Kind.Check returned them
	return settings.Chain
}

// status measures how the service does.
func (a *app) status(ctx context.Context) (*status.Service, error) {
	now := &status.Service{
		Version: BuildVersion(), StartedAt: a.started, Failed: a.front.FailedRequests(),
		LastHour: a.monitor.LastHour(),
	}
	now.Problems, now.Errors, now.Warnings = a.problems.Last()
	if err := lookAt(ctx, now, a.cfg, a.db, a.correcting()); err != nil {
		return nil, err
	}
	for i := range now.Chains {
		now.Chains[i].EventsPerSecond = a.monitor.Rate(i, int64(now.Chains[i].Events))
	}
	a.nameProcesses(now)
	now.Deliveries.Steps = []status.Latency{
		a.engine.SignalLatency(), a.graphql.Streamed(), a.sent.Latency(),
	}
	_ = a.db.DB.Ready(ctx) // tries a write after one has failed
	now.Unwritable = a.db.DB.Unwritable()
	if d, ok := a.monitor.Database(); ok {
		d.Kind = string(a.db.DB.Dialect())
		now.Database = &d
	}
	return now, nil
}

// nameProcesses says which process this is; on SQLite it is all that is known.
func (a *app) nameProcesses(now *status.Service) {
	role := string(a.cfg.Role)
	// the role takes a part of what fits
	_, this := enginestate.SplitProcessName(databaseName(a.cfg.Role))
	for i := range now.Processes {
		p := &now.Processes[i]
		p.This = p.Role == role && p.Name == this
	}
	if len(now.Processes) == 0 {
		_, process := enginestate.SplitProcessName(databaseName(""))
		leads := a.engine != nil && a.engine.Leads()
		now.Processes = []status.Process{{Name: process, Role: role, Leader: leads, This: true}}
	}
}

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
