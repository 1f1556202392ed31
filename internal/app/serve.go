package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"runtime/debug"
	"strings"
	"time"

	"github.com/coreos/go-systemd/v22/daemon"
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

// release is the version of a release, which scripts/release.sh links in; "" for other builds, and
// nothing changes it.
var release string

// moduleVersion returns the version of the release, of other builds the module's; "" if neither is
// known.
func moduleVersion(release string, info *debug.BuildInfo) string {
	if release != "" || info == nil {
		return release
	}
	return info.Main.Version
}

// BuildVersion returns the version of this binary, with the commit if the build recorded one.
func BuildVersion() string {
	info, _ := debug.ReadBuildInfo()
	return describeBuild(release, info)
}

// describeBuild returns the version of a build, with the commit if info, which may be nil, has one.
func describeBuild(release string, info *debug.BuildInfo) string {
	version, commit, dirty := moduleVersion(release, info), "", ""
	if version == "" {
		return "(devel)"
	}
	if info == nil {
		return version
	}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			commit = s.Value
		case s.Key == "vcs.modified" && s.Value == "true":
			dirty = " modified"
		}
	}
	if commit == "" {
		return version
	}
	return fmt.Sprintf("%s (%.12s%s)", version, commit, dirty)
}

// addDemo adds the demo market if it is asked for.
func (a *app) addDemo(ctx context.Context) (err error) {
	if !a.cfg.Demo {
		return nil
	}
	if err := demo.Check(ctx, a.db.Customers, a.db.Events, a.seed()); err != nil {
		return config.UsageError{Err: err}
	}
	if a.secret, err = demo.Key(ctx, a.db.Customers, a.cfg.DataDir, a.seed()); err != nil {
		return err
	}
	a.demo = demo.New(demo.Options{
		Events: a.db.Events, State: a.db.State, Appender: a.appender, Seed: a.seed(), Past: demo.Past, Now: time.Now, Logger: a.log,
	})
	a.add(module{name: "demo", part: a.demo})
	return nil
}

// seed returns the seed of the demo's market.
func (a *app) seed() uint64 { return uint64(a.cfg.DemoSeed) }

// invite prints what yesterday's signals were worth, an example command, the demo's key and URL
// and, as the last line, a link that signs in to the console. The key is in the link's fragment,
// which browsers do not send.
func (a *app) invite(ctx context.Context, w io.Writer) {
	yesterday, err := demo.Yesterday(ctx, a.db.Notifications, time.Now())
	if err != nil {
		a.log.WarnContext(ctx, "failed to read yesterday's signals", "error", err)
	}
	fmt.Fprintf(w, `
%[3]sTry:

  curl -s %[1]s/graphql -H 'Authorization: Bearer %[2]s' -H 'Content-Type: application/json' \
    -d '{"query":"{ signals(first: 5) { nodes { sentAt headline } } wallets(chain: BASE, first: 5) { nodes { rank walletAddress netPnlUsd } } }"}'

A key for the operator's pages:  smartmoney key create --scope operator (with the same --data-dir)
The demo's API key is            %[2]s
A live demo market is served at  %[1]s
Open the console, signed in:     %[1]s/#key=%[2]s
`, a.front.URL(), a.secret, yesterday)
}

// supervisor reports to systemd (sd_notify) when the service is ready, alive and stopping. Without
// systemd, whose socket is in $NOTIFY_SOCKET, it does nothing.
type supervisor struct {
	addr   string // of the server
	log    *slog.Logger
	cancel context.CancelFunc
	ended  chan struct{} // closed when no sign of life is sent any more
}

func newSupervisor(addr string, log *slog.Logger) *supervisor {
	return &supervisor{addr: addr, log: log, ended: make(chan struct{})}
}

// start says that the service is ready, and sends signs of life until stop if systemd expects them
// (WatchdogSec).
func (s *supervisor) start(ctx context.Context) {
	ctx, s.cancel = context.WithCancel(ctx)
	s.notify(daemon.SdNotifyReady)
	interval, err := daemon.SdWatchdogEnabled(false)
	if err != nil {
		s.log.Error("the interval of systemd's watchdog cannot be read, it will restart the service", "error", err)
	}
	if err != nil || interval == 0 {
		close(s.ended)
		return
	}
	go s.live(ctx, interval)
}

// live sends signs of life, three in each interval, while the server accepts connections.
func (s *supervisor) live(ctx context.Context, interval time.Duration) {
	defer close(s.ended)
	tick := time.NewTicker(interval / 3)
	defer tick.Stop()
	dialer := net.Dialer{Timeout: interval / 3}
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		conn, err := dialer.DialContext(ctx, "tcp", s.addr)
		if err != nil {
			if ctx.Err() == nil {
				s.log.Error("the server does not accept connections, systemd is not told that it is alive", "error", err)
			}
			continue
		}
		_ = conn.Close() // nothing was sent
		s.notify(daemon.SdNotifyWatchdog)
	}
}

// stopping says that the service is shutting down. Signs of life go on until stop.
func (s *supervisor) stopping() { s.notify(daemon.SdNotifyStopping) }

// stop ends the signs of life.
func (s *supervisor) stop() {
	s.cancel()
	<-s.ended
}

func (s *supervisor) notify(state string) {
	if _, err := daemon.SdNotify(false, state); err != nil {
		s.log.Warn("failed to notify systemd", "state", state, "error", err)
	}
}
