package cli

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func newDoctorCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Check an installation and say how to mend it",
		Long: `Check what the service needs with the settings that serve would use: the settings
themselves, the address, the certificate, the disk, the database, its migrations, the
clock, keys, whether webhooks can be reached, and whether sources answer. It changes
nothing and sends nothing to webhooks. Each line begins with ok, warn or fail and says what to do. The exit
status is 0, 1 if a check fails, or 2 if the settings are bad.`,
		Example: `  smartmoney doctor
  smartmoney doctor --database-url postgres://user@host/smartmoney`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err // names every bad setting and its bound
			}
			d := &doctor{cfg: &cfg, out: cmd.OutOrStdout(), timeout: doctorTimeout}
			d.examine(cmd.Context())
			return d.result()
		},
	}
	config.AddServeFlags(cmd.Flags())
	return cmd
}

// doctorTimeout bounds each question to the database.
const doctorTimeout = 10 * time.Second

// doctor prints findings, one line each.
type doctor struct {
	cfg     *config.Config
	out     io.Writer
	timeout time.Duration // of each question to the database
	failed  int
	err     error // of out
}

func (d *doctor) line(level, check, format string, args ...any) {
	if _, err := fmt.Fprintf(d.out, "%-4s  %-11s %s\n", level, check, fmt.Sprintf(format, args...)); err != nil {
		d.err = err
	}
}

func (d *doctor) ok(check, format string, args ...any)   { d.line("ok", check, format, args...) }
func (d *doctor) warn(check, format string, args ...any) { d.line("warn", check, format, args...) }
func (d *doctor) fail(check, format string, args ...any) {
	d.failed++
	d.line("fail", check, format, args...)
}

func (d *doctor) result() error {
	if d.err == nil && d.failed > 0 {
		return fmt.Errorf("%d checks failed", d.failed)
	}
	return d.err
}

func (d *doctor) examine(ctx context.Context) {
	d.settings()
	d.address(ctx)
	d.certificate()
	d.disk()
	d.directories()
	db := d.database(ctx)
	if db == nil {
		d.sources(ctx, nil)
		return
	}
	defer func() {
		if err := db.DB.Close(); err != nil {
			d.fail("database", "%v", err)
		}
	}()
	if d.migrations(ctx, db) {
		d.clock(ctx, db)
		d.customers(ctx, db)
		d.sources(ctx, db)
	}
}

// address checks that the service runs at its address, or that it can.
func (d *doctor) address(ctx context.Context) {
	if url, err := localURL(d.cfg); err == nil && askHealth(ctx, d.cfg, "/healthz") == nil {
		if err := askHealth(ctx, d.cfg, "/readyz"); err != nil {
			d.fail("address", "the service runs and is not ready: %v", err)
			return
		}
		d.ok("address", "the service runs at %s and is ready", url)
		return
	}
	var listen net.ListenConfig
	l, err := listen.Listen(ctx, "tcp", d.cfg.Addr)
	if err != nil {
		d.fail("address", "%v: %s, or choose another one with --addr", err, freeAddress(err))
		return
	}
	_ = l.Close() // nothing connected
	d.ok("address", "%s is free; the service does not run", d.cfg.Addr)
	d.listeners(ctx)
}

// freeAddress says how an address can be had that could not be listened on.
func freeAddress(err error) string {
	if errors.Is(err, os.ErrPermission) {
		return "below port 1024 give the service the capability CAP_NET_BIND_SERVICE"
	}
	return "end what uses the address"
}

// certificateSoon is how long before its end a certificate counts as due.
const certificateSoon = 14 * 24 * time.Hour

func (d *doctor) certificate() {
	if d.cfg.TLSCert == "" {
		d.ok("certificate", "none: plain HTTP")
		return
	}
	pair, err := tls.LoadX509KeyPair(d.cfg.TLSCert, d.cfg.TLSKey)
	if err != nil {
		d.fail("certificate", "%v: check --tls-cert and --tls-key, and that this user may read them", err)
		return
	}
	end := pair.Leaf.NotAfter
	renew := "renew it; the service reads the new files by itself"
	if dir := os.Getenv("CREDENTIALS_DIRECTORY"); dir != "" && strings.HasPrefix(d.cfg.TLSCert, dir+"/") {
		renew = "renew it and restart the service, for which systemd copied the files at its start"
	}
	switch left := time.Until(end); {
	case left <= 0:
		d.fail("certificate", "expired at %s: %s", end.Format(time.RFC3339), renew)
	case left < certificateSoon:
		d.warn("certificate", "ends at %s: %s", end.Format(time.RFC3339), renew)
	default:
		d.ok("certificate", "valid until %s", end.Format(time.RFC3339))
	}
}

// Least free space of the disk, in bytes: below the first the service is about to stop, below the
// second it is time to act.
const (
	diskLeast = 100 << 20
	diskSoon  = 1 << 30
)

func (d *doctor) disk() {
	dir := existing(dataDir(d.cfg))
	var fs syscall.Statfs_t
	if err := syscall.Statfs(dir, &fs); err != nil {
		d.fail("disk", "%s: %v: choose another one with --data-dir", dir, err)
		return
	}
	free := uint64(fs.Bavail) * uint64(fs.Bsize) //nolint:gosec // a block's size is positive
	text := fmt.Sprintf("%d MiB free at %s", free>>20, dir)
	switch {
	case free < diskLeast:
		d.fail("disk", "%s: make room, or keep less with the --keep-… settings", text)
	case free < diskSoon:
		d.warn("disk", "%s: make room, or keep less with the --keep-… settings", text)
	default:
		d.ok("disk", "%s", text)
	}
}

// database opens the database, nil if that fails or it does not exist yet.
func (d *doctor) database(ctx context.Context) *app.Stores {
	if path, sqlite := strings.CutPrefix(d.cfg.DatabaseURL, "sqlite:"); sqlite {
		if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) {
			d.warn("database", "%s does not exist: 'smartmoney serve' and 'smartmoney migrate' create it", path)
			return nil
		}
	}
	ctx, cancel := context.WithTimeout(ctx, d.timeout)
	defer cancel()
	db, err := app.OpenDatabase(ctx, d.cfg, newLogger(d.cfg, io.Discard))
	if err != nil {
		mend := "check that it runs and that --database-url and PGPASSWORD are right"
		if strings.HasPrefix(d.cfg.DatabaseURL, "sqlite:") {
			mend = "check that the file is the service's database and that this user may write it, or restore a backup ('smartmoney restore --help')"
		}
		d.fail("database", "%s: %v: %s", d.cfg.DatabaseName(), err, mend)
		return nil
	}
	switch readOnly, err := db.DB.ReadOnly(ctx); {
	case err != nil:
		d.fail("database", "%v", err)
	case readOnly:
		d.fail("database", "%s takes no writes, it is a standby, or --database-url makes sessions read-only: point --database-url to the primary", d.cfg.DatabaseName())
	default:
		d.ok("database", "%s answers", d.cfg.DatabaseName())
	}
	return db
}

// migrations reports whether the database has the tables of this version.
func (d *doctor) migrations(ctx context.Context, db *app.Stores) bool {
	ctx, cancel := context.WithTimeout(ctx, d.timeout)
	defer cancel()
	pending, err := db.DB.Pending(ctx)
	switch {
	case err != nil:
		d.fail("migrations", "%v", err)
	case len(pending) > 0 && d.cfg.Migrate:
		d.warn("migrations", "%d are pending (%s): 'smartmoney serve' and 'smartmoney migrate' apply them", len(pending), strings.Join(pending, ", "))
	case len(pending) > 0:
		d.fail("migrations", "%d are pending (%s): run 'smartmoney migrate'", len(pending), strings.Join(pending, ", "))
	default:
		d.ok("migrations", "none is pending")
	}
	return err == nil && len(pending) == 0
}

// Largest differences between the clocks of this machine and the database.
const (
	clockMost = time.Minute
	clockSoon = 2 * time.Second
)

func (d *doctor) clock(ctx context.Context, db *app.Stores) {
	ctx, cancel := context.WithTimeout(ctx, d.timeout)
	defer cancel()
	before := time.Now()
	micros, err := db.DB.Time(ctx)
	if err != nil {
		d.fail("clock", "%v", err)
		return
	}
	asked := time.Since(before)
	// what the question's time cannot explain
	off := time.UnixMicro(micros).Sub(before.Add(asked/2)).Abs() - asked/2
	text := fmt.Sprintf("differs from the database's by at least %s", off.Round(time.Millisecond))
	switch mend := "synchronise the clocks of both machines (chrony, systemd-timesyncd)"; {
	case off > clockMost:
		d.fail("clock", "%s: %s", text, mend)
	case off > clockSoon:
		d.warn("clock", "%s: %s", text, mend)
	default:
		d.ok("clock", "differs from the database's by at most %s", (off + asked + time.Millisecond).Truncate(time.Millisecond))
	}
}

// ask puts a question to the database within the time that each has.
func ask[T any](ctx context.Context, d *doctor, question func(context.Context) (T, error)) (T, error) {
	ctx, cancel := context.WithTimeout(ctx, d.timeout)
	defer cancel()
	return question(ctx)
}

// customers checks that there are keys for reading and for events, and webhooks.
func (d *doctor) customers(ctx context.Context, db *app.Stores) {
	all, err := ask(ctx, d, db.Customers.Customers)
	if err != nil {
		d.fail("keys", "%v", err)
		return
	}
	usable, err := ask(ctx, d, db.Customers.UsableKeys)
	if err != nil {
		d.fail("keys", "%v", err)
		return
	}
	text := fmt.Sprintf("customers: %d; usable keys: %d customer, %d read, %d ingest",
		len(all), usable[smartmoney.ScopeCustomer], usable[smartmoney.ScopeRead], usable[smartmoney.ScopeIngest])
	if usable[smartmoney.ScopeCustomer]+usable[smartmoney.ScopeRead] == 0 {
		d.warn("keys", "%s: nobody can read: 'smartmoney customer create NAME', 'smartmoney key create --customer ID'", text)
	} else {
		d.ok("keys", "%s", text)
	}
	hooks, err := d.hooks(ctx, db, all)
	if err != nil {
		d.fail("webhooks", "%v", err)
		return
	}
	d.webhooks(ctx, hooks)
}

// hooks returns the enabled webhooks of customers, and warns of disabled ones. Nothing is sent to
// those of suspended customers.
func (d *doctor) hooks(ctx context.Context, db *app.Stores, customers []smartmoney.Customer) (enabled []hook, err error) {
	for _, customer := range customers {
		if customer.SuspendedAt != nil {
			continue
		}
		own, err := ask(ctx, d, func(ctx context.Context) ([]smartmoney.Webhook, error) { return db.Outbox.Webhooks(ctx, customer.ID) })
		if smartmoney.CodeOf(err) == smartmoney.CodeNotFound { // it was deleted meanwhile
			continue
		}
		if err != nil {
			return nil, err
		}
		for i := range own {
			if own[i].Enabled() {
				enabled = append(enabled, hook{customer.ID, own[i].ID, own[i].URL})
			}
			if reason := own[i].DisabledReason; reason != nil {
				d.warn("webhooks", "%s of customer %s is disabled: %s", hookName(own[i].ID), customer.ID, *reason)
			}
		}
	}
	return enabled, nil
}
