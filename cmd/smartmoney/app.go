package main

import (
	"context"
	"log/slog"
	"time"

	"smartmoney/graph"
	"smartmoney/internal/answer"
	"smartmoney/internal/auth"
	"smartmoney/internal/backtest"
	"smartmoney/internal/config"
	"smartmoney/internal/engine"
	"smartmoney/internal/ingest"
	"smartmoney/internal/server"
	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/resolvers"
	"smartmoney/rest"
	"smartmoney/rest/openapi"
	"smartmoney/web/docs"
)

// app is the service put together for a role; nothing in it runs yet.
type app struct {
	engine   *engine.Engine
	appender *ingest.Appender // nil where the role takes no requests
	handlers server.Handlers
	checks   []server.Check
}

func newApp(cfg *config.Config, db *store.DB, log *slog.Logger) (*app, error) {
	a := &app{engine: newEngine(cfg, db, log)}
	a.checks = []server.Check{
		{Name: "database", Probe: db.Reader().PingContext},
		{Name: "engine", Probe: a.engine.Ready},
	}
	if cfg.Role == config.RoleEngine {
		return a, nil // probes only
	}
	keys, err := auth.NewAuthenticator(db, time.Now)
	if err != nil {
		return nil, err
	}
	a.appender = ingest.NewAppender(db, a.engine.Offer, time.Now, log)
	a.handlers.Ingest = ingest.NewHandler(a.appender, keys, ingest.Limits{
		Body:     cfg.IngestMaxBody,
		Unpacked: cfg.IngestMaxUnpacked,
		Events:   cfg.IngestMaxEvents,
	}, time.Now, log)
	return a, a.mountReads(cfg, db, keys, log)
}

// mountReads makes the two read interfaces, over the same resolvers and cache.
func (a *app) mountReads(cfg *config.Config, db *store.DB, keys *auth.Authenticator, log *slog.Logger) error {
	resolver := resolvers.New(service.New(a.engine, db, service.Options{
		Defaults:      cfg.Filter,
		Configs:       db,
		ConfigChanged: a.engine.AccountsChanged,
		Notifications: db,
		Lookups:       a.engine,
		Decisions: backtest.NewLedger(backtest.LedgerOptions{
			Tape: db, Sent: db, TopWallets: cfg.TopWallets, MaxAge: cfg.MaxSignalAge, Keep: cfg.KeepNotifications,
		}),
		Simulator: backtest.NewSimulator(backtest.SimulatorOptions{
			Tape: db, Lookups: a.engine, TopWallets: cfg.TopWallets, Now: time.Now,
		}),
		Now: time.Now,
	}))
	answers, err := answer.NewCache(cfg.AnswerCache, resolver.Version)
	if err != nil {
		return err
	}
	a.handlers.GraphQL, err = graph.NewHandler(resolver, graph.Options{
		Auth:      keys,
		Answers:   answers,
		Logger:    log,
		MaxBody:   cfg.GraphQLMaxBody,
		MaxTokens: cfg.GraphQLMaxTokens,
		MaxDepth:  cfg.GraphQLMaxDepth,
		MaxCost:   cfg.GraphQLMaxCost,
	})
	if err != nil {
		return err
	}
	a.handlers.REST, err = rest.NewHandler(resolver, rest.Options{Auth: keys, Answers: answers, Logger: log})
	if err != nil {
		return err
	}
	a.handlers.SDL = graph.SDLHandler()
	a.handlers.OpenAPI = openapi.Handler()
	a.handlers.Docs, err = docs.New(openapi.Document())
	return err
}

// newEngine makes the engine; in the role api, one that follows what others commit.
func newEngine(cfg *config.Config, db *store.DB, log *slog.Logger) *engine.Engine {
	filters := map[smartmoney.Chain]smartmoney.Filter{}
	for _, chain := range smartmoney.Chains() {
		filters[chain] = cfg.Filter(chain)
	}
	var source engine.Store = db
	if cfg.Role == config.RoleAPI {
		source = follower{db}
	}
	return engine.New(engine.Options{
		Store:             source,
		RankInterval:      cfg.RankInterval,
		TopWallets:        cfg.TopWallets,
		Filters:           filters,
		MaxSignalAge:      cfg.MaxSignalAge,
		KeepNotifications: cfg.KeepNotifications,
		Now:               time.Now,
		Logger:            log,
	})
}

// follower is the database as an engine sees it that must not lead: the lease is
// always somebody else's.
type follower struct{ *store.DB }

var _ engine.Store = follower{}

// Lead gives no lease.
func (follower) Lead(context.Context) (*store.Lease, error) {
	return nil, nil //nolint:nilnil // nil is how the store says that another process leads
}
