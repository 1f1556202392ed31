package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"time"

	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	livelog "github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	front "github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/resolvers"
	"github.com/smartmoneyhq/smartmoney/rest"
)

// responseCache is the default of `smartmoney serve`, bytes.
const responseCache = 64 << 20

// app is the whole service in this process, assembled as in `smartmoney serve`, on a port
// of its own.
type app struct {
	db       *stores
	engine   *engine.Engine
	hub      *livelog.Hub
	appender *ingest.Appender
	resolver *resolvers.Resolver
	graphql  *graph.Handler
	front    *front.Server
	log      *os.File
	indexes  *indexes      // nil: switched off
	ready    time.Duration // from opening the database to engine.Ready

	ingestKey, customerKey string
}

// history are the settings of what a service keeps of past days.
type history struct {
	wallets   int      // of each leaderboard that are kept at midnight; 0: days have no snapshots
	memory    int      // bytes of snapshots that are kept in memory
	everybody bool     // leaderboards have every wallet that traded
	commits   *commits // records the engine's commits; nil: nothing does
}

// defaultHistory returns the history settings of `smartmoney serve`.
func defaultHistory() history { return history{wallets: 20_000, memory: 64 << 20} }

// start opens and migrates a database and runs the service on it.
func start(ctx context.Context, url string) (*app, error) {
	return startKeeping(ctx, url, defaultHistory())
}

// startKeeping is start with other settings of history.
func startKeeping(ctx context.Context, url string, keep history) (a *app, err error) {
	a = &app{}
	began := time.Now()
	if a.log, err = os.OpenFile(os.DevNull, os.O_WRONLY, 0); err != nil {
		return nil, err
	}
	if a.db, err = open(ctx, url); err != nil {
		return nil, err
	}
	if err := a.db.DB.Migrate(ctx); err != nil {
		return nil, err
	}
	toStderr := slog.New(slog.NewTextHandler(os.Stderr, nil))
	a.hub = livelog.NewHub(livelog.Options{Log: a.db.Notifications, Logger: toStderr})
	bus := livelog.NewBus(nil, toStderr)
	bus.Subscribe(a.hub.Wake)
	a.engine = engine.New(keep.options(engine.Options{Store: a.db.Engine(), Delivered: bus.Delivered, Logger: toStderr}, a.db))
	if err := a.hub.Start(ctx); err != nil {
		return nil, err
	}
	if err := a.engine.Start(ctx); err != nil {
		return nil, err
	}
	if err := a.awaitReady(ctx); err != nil {
		return nil, err
	}
	a.ready = time.Since(began)
	if err := a.makeKeys(ctx); err != nil {
		return nil, err
	}
	return a, a.listen(ctx, keep)
}

func (a *app) awaitReady(ctx context.Context) error {
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for a.engine.Ready(ctx) != nil {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
	return nil
}

func (a *app) makeKeys(ctx context.Context) error {
	customer, err := a.db.Customers.CreateCustomer(ctx, "bench", "")
	if err != nil {
		return err
	}
	for scope, into := range map[smartmoney.Scope]*string{
		smartmoney.ScopeIngest: &a.ingestKey, smartmoney.ScopeCustomer: &a.customerKey,
	} {
		if *into, err = auth.Generate(rand.Reader); err != nil {
			return err
		}
		if _, err := a.db.Customers.CreateKey(ctx, customer.ID, scope, nil, auth.Hash(*into), auth.Hint(*into)); err != nil {
			return err
		}
	}
	return nil
}

// listen serves every interface on loopback, with the access log on.
func (a *app) listen(ctx context.Context, keep history) error {
	log := slog.New(slog.NewTextHandler(a.log, nil))
	keys := auth.NewAuthenticator(a.db.Customers, time.Now)
	a.appender = ingest.NewAppender(a.db.Events, a.engine.Enqueue, time.Now, log)
	a.resolver = resolvers.New(service.New(a.engine, service.Options{
		Leaderboards: service.NewLeaderboards(a.db.Days, keep.memory), Events: a.db.Events, Days: a.db.Days, Customers: a.db.Customers, Notifications: a.db.Notifications, Live: a.hub,
	}))
	cache := responsecache.NewCache(responseCache, a.resolver.Version)
	graphql, err := graph.NewHandler(a.resolver, graph.Options{Auth: keys, ResponseCache: cache, Logger: log})
	if err != nil {
		return err
	}
	a.graphql = graphql
	intake := ingest.NewHandler(a.appender, keys, ingest.Limits{}, time.Now, log)
	intake.Rules = engine.RulesOf(a.db.Engine())
	documented, err := rest.NewHandler(a.resolver, rest.Options{Auth: keys, ResponseCache: cache, Logger: log})
	if err != nil {
		return err
	}
	a.front, err = front.New(front.Options{
		Addr: "127.0.0.1:0",
		Handlers: front.Handlers{
			GraphQL: a.graphql, REST: documented, Ingest: intake,
		},
		ShutdownTimeout: 5 * time.Second, Log: log, NewID: uuid.NewString, Now: time.Now,
	})
	if err != nil {
		return err
	}
	return errors.Join(a.appender.Start(ctx), a.front.Start(ctx), a.graphql.Start(ctx))
}

// stop stops the service in the order of `smartmoney serve`: streams and HTTP first.
func (a *app) stop() error {
	ctx := context.Background()
	err := errors.Join(a.graphql.Stop(ctx), a.front.Stop(ctx), a.appender.Stop(ctx), a.indexes.stop(ctx), a.engine.Stop(ctx), a.hub.Stop(ctx), a.db.DB.Close(), a.log.Close())
	if err != nil {
		return fmt.Errorf("stop the service: %w", err)
	}
	return nil
}
