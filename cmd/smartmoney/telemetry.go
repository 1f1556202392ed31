package main

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus/collectors"

	"smartmoney/graph"
	"smartmoney/internal/config"
	"smartmoney/internal/lifecycle"
	"smartmoney/internal/notifications"
	"smartmoney/internal/notify"
	"smartmoney/internal/server"
	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/source"
	"smartmoney/internal/store"
	"smartmoney/internal/telemetry"
)

// newMetrics returns the metrics of the service's parts. It reads the engine, which is
// created later, through a.
func (a *app) newMetrics(role config.Role, db *store.DB) *telemetry.Metrics {
	from := telemetry.Sources{
		Role:        string(role),
		Chains:      func(ctx context.Context) ([]telemetry.Chain, error) { return chains(ctx, db) },
		Sources:     a.sourceStates,
		Ingest:      a.ingested,
		Websockets:  a.websockets,
		Events:      a.eventStreams,
		Executions:  a.executions,
		Refused:     a.refused,
		RefusedKeys: a.refusedKeys,
		Limited:     a.limited,
		Certificate: a.certificateExpires,
		Caches:      a.caches,
		Spans:       func() telemetry.Spans { return telemetry.Spans(a.tracer.Stats()) },
		Backlog:     func(ctx context.Context) (telemetry.Backlog, error) { return backlog(ctx, db) },
		Disk:        func(ctx context.Context) (telemetry.Disk, error) { return disk(ctx, db) },
		Subscribers: func() int {
			if a.graphql == nil {
				return 0
			}
			return a.graphql.Subscribers()
		},
		Webhooks: a.webhooks,
		Feeds:    a.feeds,
		Indexes:  a.indexSizes,
		Overdue:  func(ctx context.Context) (time.Duration, error) { return overdue(ctx, db) },
	}
	for name, pool := range db.ConnectionPools() {
		from.Pools = append(from.Pools, collectors.NewDBStatsCollector(pool, name))
	}
	if role != config.RoleSources { // it has no engine
		from.Leads = func() bool { return a.engine != nil && a.engine.Leads() }
		from.Ready = a.ready
		from.Decisions = a.decisions
		from.Leaderboards = a.leaderboards
	}
	return telemetry.New(from)
}

// ready returns nil if the engine's state is loaded.
func (a *app) ready(ctx context.Context) error {
	if a.engine == nil {
		return errNoEngine
	}
	return a.engine.Ready(ctx)
}

// errNoEngine is the answer to scrapes before the engine is created.
var errNoEngine = errors.New("the engine is not created yet")

// sourceStates returns the state of the sources. The role engine knows none.
func (a *app) sourceStates(ctx context.Context) ([]telemetry.Source, error) {
	if a.sources == nil {
		return nil, nil
	}
	all, err := a.sources.Statuses(ctx)
	if err != nil {
		return nil, err
	}
	states := make([]telemetry.Source, len(all))
	for i := range all {
		s := &all[i]
		states[i] = telemetry.Source{
			Name: s.Name, Kind: s.Kind, Healthy: s.Healthy, Refused: s.State == source.StateRefused, Paused: s.State == source.StatePaused,
			Failing: s.State == source.StateFailing, LastError: s.LastErrorAt, LastEvent: s.LastEventAt, Lag: s.Lag, Age: s.LagSeconds, Skipped: s.Skipped, Duplicates: s.Duplicates, Events: map[string]int64{},
		}
		for kind, n := range s.Events {
			states[i].Events[string(kind)] = n
		}
	}
	return states, nil
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

// lags returns how far the engine is behind and which corrections it computes, by chain, for /readyz.
func (a *app) lags(ctx context.Context, db *store.DB) (map[string]server.Lag, error) {
	all, err := chains(ctx, db)
	if err != nil {
		return nil, err
	}
	out := map[string]server.Lag{}
	for _, c := range all {
		behind := server.Lag{Events: c.Durable - c.Processed, Seconds: c.Behind.Round(time.Millisecond).Seconds()}
		if a.engine != nil {
			behind.Correction = a.engine.Correcting(smartmoney.Chain(c.Name))
		}
		out[c.Name] = behind
	}
	return out, nil
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
		var correction *smartmoney.RunningCorrection
		if a.engine != nil {
			correction = a.engine.Correcting(chain)
		}
		all = append(all, service.HealthOf(chain, logs[i], lags[i], correction, maxLag, now))
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

// overdue returns the time since the oldest due delivery to a webhook or sink became due.
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
	var all telemetry.Webhooks
	for _, s := range a.senders {
		of := s.Stats()
		all.Delivered, all.Failed, all.Busy = all.Delivered+of.Delivered, all.Failed+of.Failed, all.Busy+of.Busy
	}
	return all
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
	if r.Status >= http.StatusInternalServerError {
		a.observed.failed.Add(1)
	}
}

// refused returns the counts of refused events.
func (a *app) refused() (all []telemetry.Refused) {
	if a.appender == nil {
		return nil
	}
	for of, n := range a.appender.Refusals() {
		all = append(all, telemetry.Refused{Source: of.Source, Reason: of.Reason, Events: n})
	}
	return all
}

// refusedKeys returns the counts of requests and streams that were refused for their key.
func (a *app) refusedKeys() map[string]uint64 {
	if a.keys == nil {
		return nil
	}
	return a.keys.Refusals()
}

// limited returns the counts of what was refused at a limit of a key or a customer.
func (a *app) limited() map[string]uint64 {
	if a.limits == nil || a.graphql == nil {
		return nil
	}
	all := a.limits.Refusals()
	all["streams"] = a.graphql.LimitedStreams()
	return all
}

// certificateExpires returns when the certificate that is served ends, and false if there is none.
func (a *app) certificateExpires() (time.Time, bool) {
	if a.front == nil {
		return time.Time{}, false
	}
	return a.front.CertificateExpires()
}

// caches returns the counts of the caches of requests.
func (a *app) caches() (all []telemetry.Cache) {
	add := func(name string, stats func() (hits, misses uint64)) {
		hits, misses := stats()
		all = append(all, telemetry.Cache{Name: name, Hits: hits, Misses: misses})
	}
	if a.keys != nil {
		add("keys", a.keys.Stats)
	}
	if a.graphql != nil {
		add("documents", a.graphql.Documents)
		add("responses", a.responses.Stats)
	}
	return all
}

func backlog(ctx context.Context, db *store.DB) (telemetry.Backlog, error) {
	now, err := db.Backlog(ctx)
	all := telemetry.Backlog{First: now.First, Again: now.Again, Disabled: now.Disabled}
	if now.SinkFailing != nil {
		all.SinkFailing = max(time.Since(*now.SinkFailing), 0)
	}
	return all, err
}

func disk(ctx context.Context, db *store.DB) (telemetry.Disk, error) {
	now, err := db.DatabaseSize(ctx)
	return telemetry.Disk{Used: now.Bytes, Free: now.Free}, err
}

// decisions returns the decisions that this process's engine committed.
func (a *app) decisions() (all []telemetry.Decisions) {
	if a.engine == nil {
		return nil
	}
	now := a.engine.Decisions()
	all = append(all, telemetry.Decisions{Outcome: "delivered", N: now.Delivered}, telemetry.Decisions{Outcome: "no_pattern", N: now.NoPattern})
	for _, rule := range notify.HeldRules() {
		all = append(all, telemetry.Decisions{Outcome: string(rule), N: now.Held(rule)})
	}
	return all
}

// leaderboards returns the ages of the leaderboards that this process shows.
func (a *app) leaderboards() (all []telemetry.Leaderboard) {
	if a.engine == nil {
		return nil
	}
	for _, chain := range smartmoney.Chains() {
		if age, ok := a.engine.LeaderboardAge(chain); ok {
			all = append(all, telemetry.Leaderboard{Chain: string(chain), Age: age})
		}
	}
	return all
}

// operated counts an answered GraphQL operation.
func (a *app) operated(ctx context.Context, o graph.Operation) {
	a.metrics.Operation(telemetry.Operation(o))
	a.tracer.Operation(ctx, o.Kind, o.Field, o.Code, time.Now().Add(-o.Took), o.Took)
}

// notified counts a notification whose commit has ended just now. Its SentAt is before the end.
func (a *app) notified(e *notifications.Entry) {
	committedAt := time.Now()
	if !e.Raised.IngestedAt.IsZero() {
		a.observed.signals.Observe(committedAt.Sub(e.Raised.IngestedAt))
	}
	a.metrics.Notified(telemetry.Notified{
		Type: string(e.Type), EventAt: time.Unix(0, e.Timestamp), IngestedAt: e.Raised.IngestedAt, DetectedAt: e.Raised.DetectedAt, CommittedAt: committedAt,
	})
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
