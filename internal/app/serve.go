package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/demo"
	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// serveBusy is how long a write of the service waits for another process that holds an SQLite file;
// writes that are queued behind it then fail with it.
const serveBusy = time.Second

// Serve runs the service until ctx ends or it fails. It prints the URL and the key of a
// demo to out.
func Serve(ctx context.Context, cfg *config.Config, settings []status.Setting, out io.Writer, log *slog.Logger) (err error) {
	a := &app{cfg: cfg, settings: settings, problems: &status.Problems{}, started: time.Now().UTC()}
	log = slog.New(a.problems.Handler(log.Handler()))
	db, err := openDatabaseAs(ctx, cfg, databaseName(cfg.Role), serveBusy, log)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.DB.Close()) }()
	if err := alone(ctx, db.DB); err != nil {
		return err
	}
	if err := migrate(ctx, cfg, db); err != nil {
		return err
	}
	warnMoved(ctx, db, log)
	if !cfg.Demo {
		warnInvented(ctx, db, log)
	}
	a.db, a.log = db, log
	if err := a.build(ctx); err != nil {
		return err
	}
	// parts run until they are stopped in order, not until the signal
	lasting := context.WithoutCancel(ctx)
	if err := a.start(lasting); err != nil {
		return err
	}
	supervisor := newSupervisor(a.front.Addr().String(), log)
	supervisor.start(lasting)
	defer supervisor.stop()
	log.InfoContext(ctx, "serving", "url", a.front.URL(), "role", cfg.Role, "database", cfg.DatabaseName())
	err = a.run(ctx, out)
	supervisor.stopping()
	// Parts blocked by the database are cut short a while after the requests.
	stopCtx, cancel := context.WithTimeout(lasting, cfg.ShutdownTimeout+stopGrace)
	defer cancel()
	return errors.Join(err, a.stop(stopCtx))
}

// alone returns an error if another process serves the same SQLite database. It would follow that
// process, raise nothing, and compete with it for the file.
func alone(ctx context.Context, db *sqldb.DB) error {
	if db.Dialect() != sqldb.SQLite {
		return nil
	}
	path, err := db.File(ctx)
	if err != nil {
		return err
	}
	lock, err := sqldb.LockFile(path)
	if err != nil {
		return err
	}
	if lock == nil {
		return fmt.Errorf("another process serves %s: stop it, or choose another directory with --data-dir", path)
	}
	return lock.Close() // the engine takes it when it leads
}

// run returns when ctx ends, or with the error of a server that failed. It prints a demo's link to
// out as soon as its past is loaded.
func (a *app) run(ctx context.Context, out io.Writer) error {
	var loaded <-chan struct{}
	if a.demo != nil {
		loaded = a.demo.Loaded()
	}
	for {
		select {
		case <-loaded:
			loaded = nil
			a.addStudioParts()
			if err := a.start(context.WithoutCancel(ctx)); err != nil {
				return err
			}
			a.invite(ctx, out)
		case <-ctx.Done():
			a.log.InfoContext(ctx, "stopping")
			return nil
		case err := <-a.front.Failed():
			return err
		}
	}
}

// stopGrace is how long the parts behind the server may take to stop, in addition to
// the time for running requests.
const stopGrace = 2 * time.Second

// addServer adds the HTTP server with the routes and checks of the modules before it.
func (a *app) addServer(context.Context) (err error) {
	var handlers server.Handlers
	var checks []server.Check
	for _, m := range a.list {
		if m.routes != nil {
			m.routes(&handlers)
		}
		if m.health != nil {
			checks = append(checks, *m.health)
		}
	}
	var unhealthy func(context.Context) (map[string]string, error)
	if a.sources != nil {
		unhealthy = a.sources.unhealthy
	}
	a.front, err = server.New(server.Options{
		Addr:            a.cfg.Addr,
		TLSCert:         a.cfg.TLSCert,
		TLSKey:          a.cfg.TLSKey,
		BehindProxy:     a.cfg.BehindProxy,
		Handlers:        handlers,
		Origins:         a.origins,
		Checks:          checks,
		Chains:          a.chains,
		Unhealthy:       unhealthy,
		ShutdownTimeout: a.cfg.ShutdownTimeout,
		Log:             a.log,
		NewID:           uuid.NewString,
		Now:             time.Now,
		Traced:          a.tracer.HTTP,
		Limit:           a.watch.Limit,
	})
	if err != nil {
		return err
	}
	a.add(module{name: "server", part: a.front, metrics: []measured{a.front}})
	if a.graphql != nil {
		// must end before the server waits for running requests
		a.add(module{name: "streams", part: a.graphql})
	}
	return nil
}

// migrate applies pending migrations. If that is switched off, it returns an error if
// there are any.
func migrate(ctx context.Context, cfg *config.Config, db *Stores) error {
	if cfg.Migrate {
		return db.DB.Migrate(ctx)
	}
	pending, err := db.DB.Pending(ctx)
	if err != nil {
		return err
	}
	if len(pending) > 0 {
		return fmt.Errorf("the database has %d pending migrations: %s; run 'smartmoney migrate' or set --migrate",
			len(pending), strings.Join(pending, ", "))
	}
	return nil
}

// warnMoved warns of a database that seems to be restored or promoted without `smartmoney
// restored`.
func warnMoved(ctx context.Context, db *Stores, log *slog.Logger) {
	moved, err := recovery.Moved(ctx, db.DB)
	switch {
	case err != nil:
		log.WarnContext(ctx, "failed to find out whether the database was restored", "error", err)
	case moved:
		log.WarnContext(ctx, "the database was restored, or its server promoted, without `smartmoney restored`: sequence numbers may be given twice; "+
			"stop every process, run it, and start them again")
	}
}

// warnInvented warns where the demo has written the database: its invented trades cannot be told
// from real ones.
func warnInvented(ctx context.Context, db *Stores, log *slog.Logger) {
	invented, err := demo.Owns(ctx, db.Customers)
	switch {
	case err != nil:
		log.WarnContext(ctx, "failed to find out whether the demo wrote this database", "error", err)
	case invented:
		log.WarnContext(ctx, "this database has the demo's invented trades, which cannot be told from real ones: set another data-dir or database-url")
	}
}
