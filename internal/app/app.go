// Package app makes the running service from its parts, by role. It wires and decides nothing: it
// starts parts in order, stops them in reverse, and gives their checks, metrics and routes to the
// server. Its tracer exports traces of requests and of signals.
package app

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/demo"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/routes"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
	"github.com/smartmoneyhq/smartmoney/mcp"
	"github.com/smartmoneyhq/smartmoney/resolvers"
	"github.com/smartmoneyhq/smartmoney/rest"
	"github.com/smartmoneyhq/smartmoney/rest/openapi"
	"github.com/smartmoneyhq/smartmoney/web"
)

// app is the service of one process while it is made and runs. A role's modules set the fields,
// those that start first before others read them.
type app struct {
	cfg      *config.Config
	db       *Stores
	log      *slog.Logger
	settings []status.Setting
	problems *status.Problems // of log
	started  time.Time
	modules
	metrics *prometheus.Registry

	tracer   *Tracer       // nil: nothing is traced
	watch    *outage.Watch // nil on SQLite
	client   *webhook.Client
	sinks    []*webhook.Sink
	senders  []*webhook.Sender // to webhooks, and to each sink; none if the process sends nothing
	sent     *webhook.Metrics  // of senders
	bus      *live.Bus         // nil if the process follows no notification logs
	hub      *live.Hub         // nil if the role serves no requests
	engine   *engine.Engine    // nil if the process only reads sources
	studio   *studio.Studio    // nil if it is switched off, or the process serves no requests
	keys     *auth.Authenticator
	gate     *limits.Gate
	appender *ingest.Appender // nil if the process accepts no events
	sources  *sources         // like appender
	monitor  *status.Monitor  // like hub
	graphql  *graph.Handler   // like hub
	origins  server.Origins
	front    *server.Server
	demo     *demo.Demo // nil: it is not asked for
	secret   string     // of the demo's key
}

// build makes the modules of the process's role. None of them is started yet.
func (a *app) build(ctx context.Context) (err error) {
	a.metrics, a.origins = telemetry.NewRegistry(string(a.cfg.Role)), server.NewOrigins(a.cfg.CORSOrigins)
	a.client, a.sent = NewWebhookClient(a.cfg), webhook.NewMetrics()
	// In every role, so that a mistake shows wherever the file is read.
	if a.sinks, err = fileSinks(a.cfg, a.log); err != nil {
		return err
	}
	for _, add := range a.role() {
		if err := add(ctx); err != nil {
			return err
		}
	}
	return nil
}

// role returns what adds the modules of the process's role, in the order in which they start.
func (a *app) role() []func(context.Context) error {
	type list = []func(context.Context) error
	switch a.cfg.Role {
	case config.RoleSources:
		return list{a.addObservation, a.addDatabase, a.addIntake, a.addServer}
	case config.RoleEngine:
		return list{
			a.addObservation, a.addDatabase, a.addWebhooks, a.addWakeups, a.addEngine, a.addRetention,
			a.addServer,
		}
	case config.RoleAPI:
		return list{
			a.addObservation, a.addDatabase, a.addWebhooks, a.addWakeups, a.addEngine, a.addStudio,
			a.addIntake, a.addAPI, a.addServer,
		}
	default:
		return list{
			a.addObservation, a.addDatabase, a.addWebhooks, a.addWakeups, a.addEngine, a.addStudio,
			a.addRetention, a.addIntake, a.addAPI, a.addServer, a.addDemo,
		}
	}
}

// add adds a module, and its metrics to the registry.
func (a *app) add(m module) {
	for _, part := range m.metrics {
		a.metrics.MustRegister(part.Collectors()...)
	}
	a.list = append(a.list, m)
}

// addDatabase adds the database, and on PostgreSQL what watches it: a file cannot hang, and its
// readers do not need its writer.
func (a *app) addDatabase(context.Context) error {
	m := module{name: "database watch", health: &server.Check{Name: "database", Probe: a.db.DB.Ready}, metrics: []measured{a.db}}
	if a.db.DB.Dialect() == sqldb.Postgres {
		a.watch = outage.NewWatch(a.db.DB.Probe, a.log)
		m.part = a.watch
	}
	a.add(m)
	return nil
}

// addWakeups adds the bus that wakes whatever follows the notification logs. A process that
// serves requests also listens to the other processes.
func (a *app) addWakeups(context.Context) error {
	var listen live.Listen
	if a.cfg.Role != config.RoleEngine {
		listen = a.db.Notifications.Listen
		a.hub = live.NewHub(live.Options{Log: a.db.Notifications, Logger: a.log})
	}
	a.bus = live.NewBus(listen, a.log)
	if a.hub != nil {
		a.bus.Subscribe(a.hub.Wake)
	}
	a.bus.Subscribe(func(notifications.Wake) { a.wakeSenders() })
	a.add(module{name: "wake-ups", part: a.bus})
	return nil
}

// addIntake adds the appender and the sources that write to it, and where the role serves requests,
// the endpoint for events.
func (a *app) addIntake(ctx context.Context) (err error) {
	appended := func(*eventlog.Appended) {} // the leader hears of events by the database
	if a.engine != nil {
		appended = a.engine.Enqueue
	}
	a.appender = ingest.NewAppender(a.db.Events, appended, time.Now, a.log)
	a.appender.Watch = a.watch
	if a.tracer != nil {
		a.appender.Traced = a.tracer.Appended
	}
	if err := a.newSources(ctx); err != nil {
		return err
	}
	m := module{name: "ingest", part: a.appender, metrics: []measured{a.appender}}
	if a.cfg.Role.Serves() {
		handler := a.newIntake()
		m.routes = func(h *server.Handlers) { h.Ingest = handler }
		m.metrics = append(m.metrics, a.keys, a.gate)
	}
	a.add(m)
	a.addSources()
	return nil
}

// newIntake returns the endpoint for events, with the keys and limits of all endpoints.
func (a *app) newIntake() *ingest.Handler {
	cfg := a.cfg
	a.keys = auth.NewAuthenticator(a.db.Customers, time.Now)
	intake := ingest.NewHandler(a.appender, a.keys, ingest.Limits{
		Body:     int64(cfg.IngestMaxBody),
		Unpacked: int64(cfg.IngestMaxUnpacked),
		Events:   cfg.IngestMaxEvents,
	}, time.Now, a.log)
	a.gate = limits.New(RulesFrom(cfg), time.Now)
	intake.Gate = a.gate
	intake.TooOld, intake.Correcting = a.engine.TooOld, a.engine.Correcting
	intake.Rules = engine.RulesOf(a.db.Engine())
	intake.Sources, intake.Push = a.sources.Statuses, a.sources.pushes.Push
	return intake
}

// addAPI adds GraphQL and REST on the same resolvers and response cache, the tools for agents on
// GraphQL, the pages, and what all need.
func (a *app) addAPI(context.Context) error {
	a.monitor = a.newMonitor()
	resolver := a.newResolver()
	cache := responsecache.NewCache(int64(a.cfg.ResponseCache), resolver.Version)
	graphql, err := a.newGraphQL(resolver, cache)
	if err != nil {
		return err
	}
	a.graphql = graphql
	endpoints, err := rest.NewHandler(resolver, rest.Options{
		Auth: a.keys, Gate: a.gate, ResponseCache: cache, Timeout: a.cfg.GraphQLTimeout, Logger: a.log,
	})
	if err != nil {
		return err
	}
	agents, err := mcp.NewHandler(mcp.Options{
		GraphQL: a.graphql, Gate: a.gate, AllowOrigin: a.origins.AllowPrograms, MaxBody: int(a.cfg.GraphQLMaxBody), Version: BuildVersion(), Logger: a.log,
	})
	if err != nil {
		return err
	}
	tokens, err := newTokens(a.cfg, a.db.Customers, a.log)
	if err != nil {
		return err
	}
	studioRoutes, err := routes.NewHandler(resolver, routes.Options{
		Gate: auth.NewGate(a.keys, tokens), Limits: a.gate, Logger: a.log,
	})
	if err != nil {
		return err
	}
	a.add(module{name: "live", part: a.hub})
	a.add(module{name: "status", part: a.monitor})
	a.add(module{name: "key uses", part: auth.NewUseWriter(a.keys, a.db.Customers, a.log), metrics: []measured{cache, a.graphql}, routes: func(h *server.Handlers) {
		h.GraphQL, h.GraphiQL, h.SDL = a.graphql, web.GraphiQL(), graph.SDLHandler()
		h.MCP, h.REST, h.Services = agents, endpoints, studioRoutes
		h.OpenAPI, h.Docs, h.Console = openapi.Handler(), web.Docs(), web.Console(a.cfg.ExplorerLinks)
	}})
	return nil
}

// newResolver returns the resolvers over the use cases.
func (a *app) newResolver() *resolvers.Resolver {
	cfg, db := a.cfg, a.db
	return resolvers.New(service.New(a.engine, service.Options{
		Defaults:       cfg.Filter,
		Leaderboards:   service.NewLeaderboards(db.Days, historyMemory),
		Events:         db.Events,
		Days:           db.Days,
		ConfigChanged:  a.engine.CustomersChanged,
		Notifications:  db.Notifications,
		Live:           a.hub,
		Webhooks:       db.Outbox,
		WebhookClient:  a.client,
		WebhookLinks:   WebhookLinks(cfg),
		WebhookAddress: WebhookAllow(cfg).Check,
		WebhookDue:     a.wakeSenders,
		Random:         rand.Reader,
		Decisions: replay.NewDecisionLedger(replay.DecisionLedgerOptions{
			Journal: db.Engine(), Sent: db.Notifications, ConfigHistory: db.Customers.ConfigHistory,
			TopWallets: cfg.TopWallets, WarmUp: cfg.WarmUp, MaxAge: cfg.MaxSignalAge, SignalMinVolume: cfg.SignalMinVolume, Keep: cfg.KeepNotifications,
			Record: cfg.KeepJournal,
		}).Decisions,
		Simulate: replay.NewSimulator(replay.SimulatorOptions{
			Journal: db.Engine(), Tokens: a.engine.Tokens, TopWallets: cfg.TopWallets, WarmUp: cfg.WarmUp, SignalMinVolume: cfg.SignalMinVolume, Keep: cfg.KeepJournal, Now: time.Now,
		}).Simulate,
		Sources:   db.Sources,
		Kinds:     a.sources.options.Kinds,
		Customers: db.Customers,
		Logger:    a.log,
		Chains:    a.chains,
		Status:    a.status,
		Settings:  a.settings,
		Kept: service.KeptSince{
			Trades: db.Events.Horizon, Closings: db.Days.ClosingsKeptSince, Notifications: db.State.NotificationsKeptSince,
		},
		KeepNotifications: cfg.KeepNotifications,
		Now:               time.Now,
	})).WithPlatform(a.studio.Service())
}

// newGraphQL returns the GraphQL interface.
func (a *app) newGraphQL(resolver *resolvers.Resolver, cache *responsecache.Cache) (*graph.Handler, error) {
	cfg := a.cfg
	return graph.NewHandler(resolver, graph.Options{
		Auth: a.keys,
		Gate: a.gate,
		Answered: func(ctx context.Context, o graph.Operation) {
			a.tracer.Operation(ctx, o.Kind, o.Field, o.Code, time.Now().Add(-o.Took), o.Took)
		},
		Delivered:     func(signalID string, sinceCommit time.Duration) { a.tracer.Streamed(signalID, time.Now(), sinceCommit) },
		Limit:         a.watch.Limit,
		ResponseCache: cache,
		Logger:        a.log,

		Documents:      a.db.Customers,
		DocumentMaxAge: cfg.GraphQLDocumentMaxAge,

		Federation:  cfg.Federation,
		AllowOrigin: a.origins.Allow,

		MaxBody:   int(cfg.GraphQLMaxBody),
		MaxTokens: cfg.GraphQLMaxTokens,
		MaxDepth:  cfg.GraphQLMaxDepth,
		MaxCost:   cfg.GraphQLMaxCost,
		Timeout:   cfg.GraphQLTimeout,

		StreamMaxSubscriptions: cfg.StreamMaxSubscriptions,
		StreamInitTimeout:      cfg.StreamInitTimeout,
		StreamMaxMessage:       int(cfg.StreamMaxMessage),
		StreamQueue:            int(cfg.StreamQueue),
		StreamPing:             cfg.StreamPing,
	})
}

// historyMemory bounds the leaderboards of past days that are kept in memory, bytes: about a dozen
// of 20 000 wallets.
const historyMemory = 64 << 20

// addEngine adds the engine; in the role api it follows other processes' commits.
func (a *app) addEngine(context.Context) error {
	cfg := a.cfg
	filters := map[smartmoney.Chain]smartmoney.Filter{}
	for _, chain := range smartmoney.Chains() {
		filters[chain] = cfg.Filter(chain)
	}
	var source engine.Store = a.db.Engine()
	if cfg.Role == config.RoleAPI {
		source = follower{source}
	}
	var historyUntil time.Time
	if cfg.Demo {
		historyUntil = a.started // the past that it loads, and the time that it was stopped for
	}
	a.engine = engine.New(engine.Options{
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
		HistoryUntil:   historyUntil,
		HistoryWallets: cfg.HistoryWallets,
		Now:            time.Now,
		Logger:         a.log,
	})
	a.add(module{name: "engine", part: a.engine, health: &server.Check{Name: "engine", Probe: a.engine.Ready}, metrics: []measured{a.engine}})
	return nil
}

// follower is a store that never grants the lease, so that its engine never becomes
// the leader.
type follower struct{ engine.Store }

// Lead returns no lease.
func (follower) Lead(context.Context) (enginestate.Lease, error) {
	return nil, nil //nolint:nilnil // nil means that another process is the leader
}

// RulesFrom returns the rules of the gate with the operator's settings.
func RulesFrom(cfg *config.Config) limits.Rules {
	rules := limits.Default()
	rules.SetStreams(cfg.StreamMaxConnections, cfg.StreamMaxPerKey, cfg.StreamMaxExecutions)
	rules[limits.Requests].Rate, rules[limits.Cost].Rate, rules[limits.IngestedEvents].Rate = cfg.KeyRequests, cfg.KeyCost, cfg.KeyEvents
	return rules
}

// module is a part of the service. What it lacks is nil.
type module struct {
	name    string
	part    part
	health  *server.Check // of /readyz
	metrics []measured
	routes  func(*server.Handlers)
}

// part runs in its own goroutines.
type part interface {
	// Start returns after the part is ready, or has failed and cleaned up. ctx limits the
	// start only, not the running part.
	Start(ctx context.Context) error
	// Stop returns after every goroutine of the part has ended. When ctx ends, Stop cuts
	// short what it can and still waits for the rest.
	Stop(ctx context.Context) error
}

// measured has metrics.
type measured interface{ Collectors() []prometheus.Collector }

// modules start in order and stop in reverse, each one completely before the next. They are not
// safe for concurrent use.
type modules struct {
	list    []module
	running int // list[:running] have started and not stopped
}

// start starts the modules in order. If one fails, it stops those already started and joins
// the errors.
func (m *modules) start(ctx context.Context) error {
	for _, one := range m.list[m.running:] {
		if one.part != nil {
			if err := one.part.Start(ctx); err != nil {
				err = fmt.Errorf("start %s: %w", one.name, err)
				return errors.Join(err, m.stop(context.WithoutCancel(ctx)))
			}
		}
		m.running++
	}
	return nil
}

// stop stops the running modules in reverse order. It stops every one even if an earlier one
// fails, and joins the errors. A second call does nothing.
func (m *modules) stop(ctx context.Context) error {
	var errs []error
	for _, one := range slices.Backward(m.list[:m.running]) {
		if one.part == nil {
			continue
		}
		if err := one.part.Stop(ctx); err != nil {
			errs = append(errs, fmt.Errorf("stop %s: %w", one.name, err))
		}
	}
	m.running = 0
	return errors.Join(errs...)
}
