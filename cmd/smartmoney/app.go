package main

import (
	"context"
	"crypto/rand"
	"log/slog"
	"time"

	"smartmoney/graph"
	"smartmoney/internal/auth"
	"smartmoney/internal/config"
	"smartmoney/internal/decisions"
	"smartmoney/internal/engine"
	"smartmoney/internal/enginestate"
	"smartmoney/internal/history"
	"smartmoney/internal/ingest"
	"smartmoney/internal/live"
	"smartmoney/internal/notifications"
	"smartmoney/internal/recommend"
	"smartmoney/internal/recommend/training"
	"smartmoney/internal/responsecache"
	"smartmoney/internal/server"
	"smartmoney/internal/service"
	"smartmoney/internal/simulate"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/telemetry"
	"smartmoney/internal/wakeup"
	"smartmoney/internal/webhook"
	"smartmoney/resolvers"
	"smartmoney/rest"
	"smartmoney/rest/openapi"
	"smartmoney/rest/services"
	"smartmoney/web/docs"
	"smartmoney/web/graphiql"
	"smartmoney/web/start"
)

// app holds the parts of the service for a role. None of them is started yet.
type app struct {
	engine   *engine.Engine
	bus      *wakeup.Bus
	hub      *live.Hub        // nil if the role serves no requests
	sender   *webhook.Sender  // nil if the process sends to no webhooks
	appender *ingest.Appender // like hub
	graphql  *graph.Handler   // like hub
	indexes  *indexes         // nil if the process has no search indexes
	others   *others          // like indexes
	models   recommend.Registry
	trainer  *training.Trainer
	metrics  *telemetry.Metrics
	origins  server.Origins
	handlers server.Handlers
	checks   []server.Check
	lag      func(context.Context) (map[string]server.Lag, error)
}

func newApp(cfg *config.Config, db *store.DB, log *slog.Logger) (*app, error) {
	a := &app{origins: server.NewOrigins(cfg.CORSOrigins)}
	a.metrics = a.newMetrics(db)
	client := newWebhookClient(cfg)
	a.sender = newSender(cfg, db, client, log)
	if cfg.Role != config.RoleEngine {
		a.hub = live.NewHub(live.Options{Log: db, Logger: log})
	}
	a.bus = a.newBus(cfg, db, log)
	a.engine = a.newEngine(cfg, db, log)
	a.trainer = a.newTrainer(db, log)
	a.checks = []server.Check{
		{Name: "database", Probe: db.Ready},
		{Name: "engine", Probe: a.engine.Ready},
	}
	a.lag = func(ctx context.Context) (map[string]server.Lag, error) { return lag(ctx, db) }
	if cfg.Role == config.RoleEngine {
		return a, nil // probes only
	}
	keys, err := auth.NewAuthenticator(db, time.Now)
	if err != nil {
		return nil, err
	}
	if a.indexes, err = newIndexes(cfg, db, a.engine, log); err != nil {
		return nil, err
	}
	if a.others, err = a.newOthers(cfg, db, log); err != nil {
		return nil, err
	}
	a.appender = ingest.NewAppender(db, a.engine.Enqueue, time.Now, log)
	intake := ingest.NewHandler(a.appender, keys, ingest.Limits{
		Body:     cfg.IngestMaxBody,
		Unpacked: cfg.IngestMaxUnpacked,
		Events:   cfg.IngestMaxEvents,
	}, time.Now, log)
	intake.TooOld = a.engine.TooOld
	a.handlers.Ingest = intake
	return a, a.mountReads(cfg, db, keys, client, log)
}

// newBus returns the bus that wakes whatever follows the notification logs. A process that
// serves requests also listens to the other processes.
func (a *app) newBus(cfg *config.Config, db *store.DB, log *slog.Logger) *wakeup.Bus {
	var listen wakeup.Listen
	if cfg.Role != config.RoleEngine {
		listen = db.Listen
	}
	bus := wakeup.New(listen, log)
	bus.SubscribeDelivered(func(entries []notifications.Entry) {
		for i := range entries {
			a.metrics.Notified(string(entries[i].Type))
		}
	})
	if a.hub != nil {
		bus.Subscribe(a.hub.Wake)
	}
	if a.sender != nil {
		bus.Subscribe(func(notifications.Wake) { a.sender.Wake() })
	}
	return bus
}

// mountReads creates GraphQL and REST on the same resolvers and response cache.
func (a *app) mountReads(cfg *config.Config, db *store.DB, keys *auth.Authenticator, client *webhook.Client, log *slog.Logger) error {
	wakeSender := func() {}
	if a.sender != nil {
		wakeSender = a.sender.Wake
	}
	resolver := resolvers.New(service.New(a.engine, db, service.Options{
		Defaults:       cfg.Filter,
		Leaderboards:   history.New(db, historyMemory),
		RankDays:       db,
		Configs:        db,
		ConfigChanged:  a.engine.CustomersChanged,
		Notifications:  db,
		Live:           a.hub,
		Webhooks:       db,
		WebhookClient:  client,
		WebhookAddress: webhookAllow(cfg).Check,
		WebhookDue:     wakeSender,
		Random:         rand.Reader,
		Lookups:        a.engine,
		Decisions: decisions.New(decisions.Options{
			Journal: db, Sent: db, TopWallets: cfg.TopWallets, WarmUp: cfg.WarmUp, MaxAge: cfg.MaxSignalAge, Keep: cfg.KeepNotifications,
		}),
		Simulator: simulate.New(simulate.Options{
			Journal: db, Lookups: a.engine, TopWallets: cfg.TopWallets, WarmUp: cfg.WarmUp, Now: time.Now,
		}),
		Now: time.Now,
	})).WithPlatform(a.others.use())
	cache, err := responsecache.NewCache(cfg.ResponseCache, resolver.Version)
	if err != nil {
		return err
	}
	a.graphql, err = graph.NewHandler(resolver, graph.Options{
		Auth:          keys,
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
	a.handlers.GraphQL = a.graphql
	a.handlers.GraphiQL = graphiql.New()
	a.handlers.REST, err = rest.NewHandler(resolver, rest.Options{Auth: keys, ResponseCache: cache, Logger: log})
	if err != nil {
		return err
	}
	tokens, err := newTokens(cfg, db, log)
	if err != nil {
		return err
	}
	a.handlers.Services, err = services.NewHandler(resolver, services.Options{Gate: auth.NewGate(keys, tokens), Logger: log})
	if err != nil {
		return err
	}
	a.handlers.SDL = graph.SDLHandler()
	a.handlers.OpenAPI = openapi.Handler()
	if a.handlers.Docs, err = docs.New(openapi.Document()); err != nil {
		return err
	}
	a.handlers.Start, err = start.New()
	return err
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
		Store:     source,
		Delivered: a.bus.Delivered,
		Retracted: a.bus.Retracted,
		Committed: a.metrics.Commit,
		Corrected: func(c engine.Corrected) {
			a.metrics.Corrected(string(c.Chain), c.Corrections, c.Trades, c.Wallets, c.Took)
		},
		Unread:            cfg.Role == config.RoleEngine,
		RankInterval:      cfg.RankInterval,
		TopWallets:        cfg.TopWallets,
		Filters:           filters,
		WarmUp:            cfg.WarmUp,
		MaxSignalAge:      cfg.MaxSignalAge,
		KeepNotifications: cfg.KeepNotifications,
		HistoryWallets:    cfg.HistoryWallets,
		KeepHistory:       cfg.KeepHistory,
		Now:               time.Now,
		Logger:            log,
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
