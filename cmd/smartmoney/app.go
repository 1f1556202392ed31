package main

import (
	"context"
	"crypto/rand"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/decisions"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/simulate"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/store"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/routes"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
	"github.com/smartmoneyhq/smartmoney/internal/tracing"
	"github.com/smartmoneyhq/smartmoney/internal/turns"
	"github.com/smartmoneyhq/smartmoney/internal/wakeup"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
	"github.com/smartmoneyhq/smartmoney/resolvers"
	"github.com/smartmoneyhq/smartmoney/rest"
	"github.com/smartmoneyhq/smartmoney/rest/openapi"
	"github.com/smartmoneyhq/smartmoney/web/console"
	"github.com/smartmoneyhq/smartmoney/web/docs"
	"github.com/smartmoneyhq/smartmoney/web/graphiql"
)

// app holds the parts of the service for a role. None of them is started yet.
type app struct {
	engine   *engine.Engine    // nil if the process only reads sources
	bus      *wakeup.Bus       // nil if the process follows no notification logs
	hub      *live.Hub         // nil if the role serves no requests
	senders  []*webhook.Sender // to webhooks, and to each sink; none if the process sends nothing
	sent     *webhook.Metrics  // of senders
	appender *ingest.Appender  // nil if the process accepts no events
	sources  *sources          // like appender
	graphql  *graph.Handler    // like hub
	studio   *studio.Studio    // nil if it is switched off, or the process serves no requests
	retained *retention.Loop   // nil if the process deletes nothing
	keyUses  *auth.UseWriter   // like hub
	metrics  *prometheus.Registry
	watch    *outage.Watch // nil on SQLite
	observed *observed
	tracer   *tracing.Tracer // nil: nothing is traced
	costly   *turns.Turns

	front    *server.Server // set before the parts start
	origins  server.Origins
	handlers server.Handlers
	checks   []server.Check
	chains   func(context.Context) ([]status.Chain, error) // how far they are
}

func newApp(cfg *config.Config, w *observed, db *store.DB, log *slog.Logger) (*app, error) {
	a := &app{
		observed: w, origins: server.NewOrigins(cfg.CORSOrigins), costly: turns.Costly(), metrics: telemetry.NewRegistry(string(cfg.Role)), sent: webhook.NewMetrics(),
	}
	if db.Dialect() == store.Postgres { // a file cannot hang, and its readers do not need its writer
		a.watch = outage.NewWatch(db.Probe, log)
	}
	var err error
	if a.tracer, err = newTracer(cfg, log); err != nil {
		return nil, err
	}
	a.expose(db, a.tracer)
	a.chains = func(ctx context.Context) ([]status.Chain, error) { return a.chainHealth(ctx, cfg.MaxChainLag, db) }
	a.checks = []server.Check{{Name: "database", Probe: db.Ready}}
	sinks, err := fileSinks(cfg, log) // in every role, so that a mistake shows wherever the file is read
	if err != nil {
		return nil, err
	}
	if cfg.Role == config.RoleSources {
		return a, a.addSources(cfg, db, func(*eventlog.Appended) {}, log) // the leader hears of events by the database
	}
	client := newWebhookClient(cfg)
	if a.senders = newSenders(cfg, db, client, sinks, a, log); len(a.senders) > 0 {
		a.expose(a.sent)
	}
	if cfg.Role != config.RoleEngine {
		a.hub = live.NewHub(live.Options{Log: db, Logger: log})
	}
	a.bus = a.newBus(cfg, db, log)
	a.engine = a.newEngine(cfg, db, log)
	a.expose(a.engine)
	if cfg.Role != config.RoleAPI {
		a.retained = newRetention(cfg, db, log)
		a.expose(a.retained)
	}
	a.checks = append(a.checks, server.Check{Name: "engine", Probe: a.engine.Ready})
	if cfg.Role == config.RoleEngine {
		return a, nil // probes only
	}
	keys, err := auth.NewAuthenticator(db, time.Now)
	if err != nil {
		return nil, err
	}
	a.expose(keys)
	a.keyUses = auth.NewUseWriter(keys, db, log)
	if a.studio, err = a.newStudio(cfg, db, log); err != nil {
		return nil, err
	}
	a.expose(a.studio)
	if err := a.addSources(cfg, db, a.engine.Enqueue, log); err != nil {
		return nil, err
	}
	intake := ingest.NewHandler(a.appender, keys, ingest.Limits{
		Body:     cfg.IngestMaxBody,
		Unpacked: cfg.IngestMaxUnpacked,
		Events:   cfg.IngestMaxEvents,
	}, time.Now, log)
	limits, err := auth.NewLimiter(smartmoney.Limits{RequestsPerSecond: cfg.KeyRequests, CostPerSecond: cfg.KeyCost, EventsPerSecond: cfg.KeyEvents}, time.Now)
	if err != nil {
		return nil, err
	}
	a.expose(limits)
	intake.Rates = limits
	intake.TooOld, intake.Correcting = a.engine.TooOld, a.engine.Correcting
	intake.Rules = rulesOf(db)
	intake.Sources, intake.Pusher = a.sources.Statuses, a.sources.pushes
	a.handlers.Ingest = intake
	return a, a.mountReads(cfg, db, keys, limits, client, log)
}

// rulesOf returns engine.Rules of a store, which is not read again once they are the present ones: these stay.
func rulesOf(db engine.Store) func(context.Context) (int, time.Time, error) {
	var present atomic.Pointer[time.Time] // since when they are followed
	return func(ctx context.Context) (int, time.Time, error) {
		if since := present.Load(); since != nil {
			return smartmoney.RulesVersion, *since, nil
		}
		rules, since, err := engine.Rules(ctx, db)
		if err == nil && rules == smartmoney.RulesVersion {
			present.Store(&since)
		}
		return rules, since, err
	}
}

// addSources creates the appender and the sources that write to it. appended is called with what was
// appended.
func (a *app) addSources(cfg *config.Config, db *store.DB, appended func(*eventlog.Appended), log *slog.Logger) (err error) {
	a.appender = ingest.NewAppender(db, appended, time.Now, log)
	a.expose(a.appender)
	a.appender.Watch = a.watch
	if a.tracer != nil {
		a.appender.Traced = a.tracer.Appended
	}
	if a.sources, err = newSources(cfg, db, a.appender, a.providerPrice(), log); err != nil {
		return err
	}
	a.expose(a.sources)
	return nil
}

// newBus returns the bus that wakes whatever follows the notification logs. A process that
// serves requests also listens to the other processes.
func (a *app) newBus(cfg *config.Config, db *store.DB, log *slog.Logger) *wakeup.Bus {
	var listen wakeup.Listen
	if cfg.Role != config.RoleEngine {
		listen = db.Listen
	}
	bus := wakeup.New(listen, log)
	if a.hub != nil {
		bus.Subscribe(a.hub.Wake)
	}
	bus.Subscribe(func(notifications.Wake) { a.wakeSenders() })
	return bus
}

// mountReads creates GraphQL and REST on the same resolvers and response cache.
func (a *app) mountReads(
	cfg *config.Config, db *store.DB, keys *auth.Authenticator, limits *auth.Limiter, client *webhook.Client, log *slog.Logger,
) error {
	a.observed.monitor = newMonitor(db)
	resolver := resolvers.New(service.New(a.engine, db, service.Options{
		Defaults:       cfg.Filter,
		Leaderboards:   history.New(db, historyMemory),
		RankDays:       db,
		Configs:        db,
		ConfigChanged:  a.engine.CustomersChanged,
		Notifications:  db,
		Live:           a.hub,
		Webhooks:       db,
		TokenSigners:   db,
		WebhookClient:  client,
		WebhookAddress: webhookAllow(cfg).Check,
		WebhookDue:     a.wakeSenders,
		Random:         rand.Reader,
		Lookups:        a.engine,
		Decisions: decisions.New(decisions.Options{
			Journal: db, Sent: db, TopWallets: cfg.TopWallets, WarmUp: cfg.WarmUp, MaxAge: cfg.MaxSignalAge, SignalMinVolume: cfg.SignalMinVolume, Keep: cfg.KeepNotifications,
			Record: cfg.KeepJournal,
		}),
		Simulator: simulate.New(simulate.Options{
			Journal: db, Lookups: a.engine, TopWallets: cfg.TopWallets, WarmUp: cfg.WarmUp, SignalMinVolume: cfg.SignalMinVolume, Keep: cfg.KeepJournal, Now: time.Now,
		}),
		Sources:   a.sources,
		Customers: db,
		Chains:    a.chains,
		Status:    func(ctx context.Context) (*status.Service, error) { return a.status(ctx, cfg, db) },
		Settings:  a.observed.settings,
		TradeLog:  db, Horizons: db, KeepNotifications: cfg.KeepNotifications,
		Now: time.Now,
	})).WithPlatform(a.studio.Service())
	cache, err := responsecache.NewCache(cfg.ResponseCache, resolver.Version)
	if err != nil {
		return err
	}
	a.expose(cache)
	changes, answers := turns.Changes(), httpapi.NewAnswers()
	a.graphql, err = graph.NewHandler(resolver, graph.Options{
		Auth:    keys,
		Limits:  limits,
		Changes: changes,
		Costly:  a.costly,
		Answers: answers,
		Answered: func(ctx context.Context, o graph.Operation) {
			a.tracer.Operation(ctx, o.Kind, o.Field, o.Code, time.Now().Add(-o.Took), o.Took)
		},
		Delivered:     func(signalID string, sinceCommit time.Duration) { a.tracer.Streamed(signalID, time.Now(), sinceCommit) },
		Limit:         a.watch.Limit,
		ResponseCache: cache,
		Logger:        log,

		AllowOrigin: a.origins.Allow,

		MaxBody:   cfg.GraphQLMaxBody,
		MaxTokens: cfg.GraphQLMaxTokens,
		MaxDepth:  cfg.GraphQLMaxDepth,
		MaxCost:   cfg.GraphQLMaxCost,
		Timeout:   cfg.GraphQLTimeout,

		StreamMaxConnections:   cfg.StreamMaxConnections,
		StreamMaxPerKey:        cfg.StreamMaxPerKey,
		StreamMaxSubscriptions: cfg.StreamMaxSubscriptions,
		StreamMaxExecutions:    cfg.StreamMaxExecutions,
		StreamInitTimeout:      cfg.StreamInitTimeout,
		StreamMaxMessage:       cfg.StreamMaxMessage,
		StreamQueue:            cfg.StreamQueue,
		StreamPing:             cfg.StreamPing,
	})
	if err != nil {
		return err
	}
	a.expose(a.graphql)
	a.handlers.GraphQL = a.graphql
	a.handlers.GraphiQL = graphiql.New()
	a.handlers.REST, err = rest.NewHandler(resolver, rest.Options{
		Auth: keys, Limits: limits, Changes: changes, Costly: a.costly, Answers: answers, ResponseCache: cache, Timeout: cfg.GraphQLTimeout, Logger: log,
	})
	if err != nil {
		return err
	}
	tokens, err := newTokens(cfg, db, log)
	if err != nil {
		return err
	}
	a.handlers.Services, err = routes.NewHandler(resolver, routes.Options{
		Gate: auth.NewGate(keys, tokens), Limits: limits, Changes: changes, Costly: a.costly, Answers: answers, Logger: log,
	})
	if err != nil {
		return err
	}
	a.handlers.SDL = graph.SDLHandler()
	a.handlers.OpenAPI = openapi.Handler()
	a.handlers.Docs = docs.New()
	a.handlers.Console = console.New()
	return nil
}

// historyMemory bounds the leaderboards of past days that are kept in memory, bytes: about a dozen of
// 20 000 wallets.
const historyMemory = 64 << 20

// newEngine returns the engine; in the role api it follows other processes' commits.
func (a *app) newEngine(cfg *config.Config, db *store.DB, log *slog.Logger) *engine.Engine {
	filters := map[smartmoney.Chain]smartmoney.Filter{}
	for _, chain := range smartmoney.Chains() {
		filters[chain] = cfg.Filter(chain)
	}
	var source engine.Store = db
	if cfg.Role == config.RoleAPI {
		source = follower{db}
	}
	return engine.New(engine.Options{
		Store:         source,
		Delivered:     a.delivered,
		Retracted:     a.bus.Retracted,
		Committed:     func(c engine.Committed) { a.tracer.Committed(c.Events, time.Now(), c.Took) },
		Unread:        cfg.Role == config.RoleEngine,
		RankInterval:  cfg.RankInterval,
		TopWallets:    cfg.TopWallets,
		Filters:       filters,
		OpenGainLimit: cfg.OpenGainLimit, SignalMinVolume: cfg.SignalMinVolume,
		WarmUp:         cfg.WarmUp,
		MaxSignalAge:   cfg.MaxSignalAge,
		HistoryWallets: cfg.HistoryWallets,
		Now:            time.Now,
		Logger:         log,
	})
}

// follower is a store that never grants the lease, so that its engine never becomes
// the leader.
type follower struct{ *store.DB }

var _ engine.Store = follower{}

// Lead returns no lease.
func (follower) Lead(context.Context) (enginestate.Lease, error) {
	return nil, nil //nolint:nilnil // nil means that another process is the leader
}
