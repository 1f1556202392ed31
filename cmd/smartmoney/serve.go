package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/demo"
	"github.com/smartmoneyhq/smartmoney/internal/lifecycle"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/store"
	"github.com/smartmoneyhq/smartmoney/internal/store/recovery"
)

func newServeCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Run the service",
		Long: `serve ingests events, maintains the ranking, and answers GraphQL and REST until it
receives SIGINT or SIGTERM. Then running requests may finish, the engine commits its
batch, and the database is closed. A second signal ends it at once.`,
		Example: `  smartmoney serve --demo
  smartmoney serve --database-url postgres://user@host/smartmoney --addr :8443 --tls-cert cert.pem --tls-key key.pem`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			settings, err := config.Describe(&cfg, cmd.Flags(), os.Environ())
			if err != nil {
				return usageError{err}
			}
			return serve(cmd.Context(), &cfg, settings, cmd.OutOrStdout(), newLogger(&cfg, cmd.ErrOrStderr()))
		},
	}
	config.AddServeFlags(cmd.Flags())
	completeFlag(cmd, "role", string(config.RoleAll), string(config.RoleAPI), string(config.RoleEngine), string(config.RoleSources))
	return cmd
}

// serveBusy is how long a write of the service waits for another process that holds an SQLite file; writes that are
// queued behind it then fail with it.
const serveBusy = time.Second

// serve runs the service until ctx ends or it fails. It prints the URL and the key of a
// demo to out.
func serve(ctx context.Context, cfg *config.Config, settings []status.Setting, out io.Writer, log *slog.Logger) (err error) {
	w := newObserved(settings)
	log = slog.New(w.problems.Handler(log.Handler()))
	db, err := openDatabaseAs(ctx, cfg, databaseName(cfg.Role), serveBusy, log)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := migrate(ctx, cfg, db); err != nil {
		return err
	}
	warnMoved(ctx, db, log)
	if !cfg.Demo {
		warnInvented(ctx, db, log)
	}
	a, err := newApp(cfg, w, db, log)
	if err != nil {
		return err
	}
	if err := a.syncSources(ctx); err != nil {
		return err
	}
	front, err := newFront(cfg, a, log)
	if err != nil {
		return err
	}
	a.front = front
	a.expose(front)

	// Parts run until they are stopped in order, not until the signal.
	lasting := context.WithoutCancel(ctx)
	var parts lifecycle.Runner
	a.add(&parts, cfg, log)
	parts.Add("server", front)
	if a.graphql != nil {
		parts.Add("streams", a.graphql) // must end before the server waits for running requests
	}
	secret := ""
	if cfg.Demo {
		var market lifecycle.Service
		if market, secret, err = newDemo(ctx, cfg, db, a.appender, log); err != nil {
			return err
		}
		parts.Add("demo", market)
	}
	if err := parts.Start(lasting); err != nil {
		return err
	}
	supervisor := newSupervisor(front.Addr().String(), log)
	supervisor.start(lasting)
	defer supervisor.stop()
	log.InfoContext(ctx, "serving", "url", front.URL(), "role", cfg.Role, "database", cfg.DatabaseName())
	if cfg.Demo {
		invite(out, front.URL(), secret)
	}
	select {
	case <-ctx.Done():
		log.InfoContext(ctx, "stopping")
	case err = <-front.Failed():
	}
	supervisor.stopping()
	// Parts blocked by the database are cut short a while after the requests.
	stopCtx, cancel := context.WithTimeout(lasting, cfg.ShutdownTimeout+stopGrace)
	defer cancel()
	return errors.Join(err, parts.Stop(stopCtx))
}

// add adds the parts in the order in which they start, up to the server.
func (a *app) add(parts *lifecycle.Runner, cfg *config.Config, log *slog.Logger) {
	a.addListeners(parts, cfg, log)
	if a.tracer != nil {
		parts.Add("traces", a.tracer) // stops late, so that the others' last spans are exported
	}
	if a.watch != nil {
		parts.Add("database watch", a.watch)
	}
	for _, s := range a.senders {
		parts.Add("webhooks", s)
	}
	if a.bus != nil {
		parts.Add("wake-ups", a.bus)
	}
	if a.engine != nil {
		parts.Add("engine", a.engine)
		a.studio.Add(parts)
		if a.retained != nil {
			parts.Add("retention", a.retained)
		}
	}
	if a.appender != nil {
		parts.Add("ingest", a.appender)
		a.sources.add(parts)
	}
	if a.hub != nil {
		parts.Add("live", a.hub)
	}
	if w := a.observed; w.monitor != nil {
		parts.Add("status", w.monitor)
	}
	if a.keyUses != nil {
		parts.Add("key uses", a.keyUses)
	}
}

// stopGrace is how long the parts behind the server may take to stop, in addition to
// the time for running requests.
const stopGrace = 2 * time.Second

// newFront returns the HTTP server with the service's handlers.
func newFront(cfg *config.Config, a *app, log *slog.Logger) (*server.Server, error) {
	return server.New(server.Options{
		Addr:            cfg.Addr,
		TLSCert:         cfg.TLSCert,
		TLSKey:          cfg.TLSKey,
		BehindProxy:     cfg.BehindProxy,
		Handlers:        a.handlers,
		Origins:         a.origins,
		Checks:          a.readyChecks(cfg),
		Chains:          a.chains,
		Unhealthy:       a.unhealthy(),
		ShutdownTimeout: cfg.ShutdownTimeout,
		Log:             log,
		NewID:           uuid.NewString,
		Now:             time.Now,
		Traced:          a.tracer.HTTP,
		Limit:           a.watch.Limit,
	})
}

// migrate applies pending migrations. If that is switched off, it returns an error if
// there are any.
func migrate(ctx context.Context, cfg *config.Config, db *store.DB) error {
	if cfg.Migrate {
		return db.Migrate(ctx)
	}
	pending, err := db.Pending(ctx)
	if err != nil {
		return err
	}
	if len(pending) > 0 {
		return fmt.Errorf("the database has %d pending migrations: %s; run 'smartmoney migrate' or set --migrate",
			len(pending), strings.Join(pending, ", "))
	}
	return nil
}

// warnMoved warns of a database that seems to be restored or promoted without `smartmoney restored`.
func warnMoved(ctx context.Context, db *store.DB, log *slog.Logger) {
	moved, err := recovery.Moved(ctx, db.DB)
	switch {
	case err != nil:
		log.WarnContext(ctx, "failed to find out whether the database was restored", "error", err)
	case moved:
		log.WarnContext(ctx, "the database was restored, or its server promoted, without `smartmoney restored`: sequence numbers may be given twice; "+
			"stop every process, run it, and start them again")
	}
}

// warnInvented warns where the demo has written the database: its invented trades cannot be told from real ones.
func warnInvented(ctx context.Context, db *store.DB, log *slog.Logger) {
	invented, err := demo.Owns(ctx, db)
	switch {
	case err != nil:
		log.WarnContext(ctx, "failed to find out whether the demo wrote this database", "error", err)
	case invented:
		log.WarnContext(ctx, "this database has the demo's invented trades, which cannot be told from real ones: set another data-dir or database-url")
	}
}
