package cli

import (
	"context"
	"crypto/tls"
	"fmt"
	"maps"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// settings checks what the settings name and serve reads at its start: connections in the settings
// file, and files and variables with keys.
func (d *doctor) settings() {
	before := d.failed
	for _, err := range app.SettingErrors(d.cfg) {
		d.fail("settings", "%v: mend the setting or what it names, or the service does not start", err)
	}
	for _, err := range secretErrors(d.cfg) {
		d.fail("settings", "%v: the source or sink waits until that is there", err)
	}
	if d.failed == before {
		d.ok("settings", "valid; role %s", d.cfg.Role)
	}
}

// secretErrors returns what is wrong with the files and variables that connections of the role name
// as their secrets, which are read when these connect.
func secretErrors(cfg *config.Config) (errs []error) {
	if cfg.Role.ReadsSources() {
		errs = unreadableOf("sources", cfg.Sources)
	}
	if cfg.Role.Sends() {
		errs = append(errs, unreadableOf("sinks", cfg.Sinks)...)
	}
	return errs
}

// unreadableOf returns what is wrong with the secrets of a section of the settings.
func unreadableOf(section string, connections config.Connections) (errs []error) {
	for _, c := range connections.List() {
		settings := connections[c.Name]
		for _, field := range slices.Sorted(maps.Keys(settings)) {
			errs = append(errs, unreadable(section+"."+c.Name+"."+field, settings[field])...)
		}
	}
	return errs
}

// unreadable returns what is wrong with the secrets of a setting.
func unreadable(field string, value any) (errs []error) {
	switch value := value.(type) {
	case string:
		if _, err := source.Secret(field, value); err != nil {
			errs = append(errs, err)
		}
	case []any:
		for _, one := range value {
			errs = append(errs, unreadable(field, one)...)
		}
	}
	return errs
}

// listeners warns of addresses of metrics and profiles that another program has.
func (d *doctor) listeners(ctx context.Context) {
	for setting, addr := range map[string]string{"metrics-addr": d.cfg.MetricsAddr, "debug-addr": d.cfg.DebugAddr} {
		if addr == "" {
			continue
		}
		var listen net.ListenConfig
		l, err := listen.Listen(ctx, "tcp", addr)
		if err != nil {
			d.warn("address", "%v: choose another one with --%s; the service starts without", err, setting)
			continue
		}
		_ = l.Close() // nothing connected
	}
}

// directories checks that this user may write where the service does.
func (d *doctor) directories() {
	dirs := map[string]string{"archive": d.cfg.Archive}
	// with PostgreSQL nothing is written to --data-dir
	if strings.HasPrefix(d.cfg.DatabaseURL, "sqlite:") {
		dirs["data-dir"] = dataDir(d.cfg)
	}
	for setting, dir := range dirs {
		if dir == "" {
			continue
		}
		if err := writable(existing(dir)); err != nil {
			d.fail("disk", "%v: let this user write there, or choose another directory with --%s", err, setting)
		}
	}
}

// existing returns a directory, or the nearest one above it that is there: the service makes the
// rest at its start.
func existing(dir string) string {
	for {
		if _, err := os.Stat(dir); err == nil || dir == filepath.Dir(dir) {
			return dir
		}
		dir = filepath.Dir(dir)
	}
}

// writable returns an error unless this user may make files in a directory.
func writable(dir string) error {
	info, err := os.Stat(dir)
	if err != nil {
		return fmt.Errorf("look at the directory: %w", err)
	}
	if !info.IsDir() {
		return fmt.Errorf("%s is not a directory", dir)
	}
	const write, search = 2, 1 // W_OK and X_OK of access(2)
	if err := syscall.Access(dir, write|search); err != nil {
		return fmt.Errorf("%s cannot be written: %w", dir, err)
	}
	return nil
}

// sourcesTimeout is how long each source has to answer.
const sourcesTimeout = 15 * time.Second

// sources connects to the provider of each source that is not paused, and stores nothing. db is nil
// where there is no database yet.
func (d *doctor) sources(ctx context.Context, db *app.Stores) {
	if !d.cfg.Role.ReadsSources() {
		return
	}
	all, err := app.SourceTrials(ctx, d.cfg, db)
	if err != nil {
		d.fail("sources", "%v", err)
		return
	}
	if len(all) == 0 {
		d.ok("sources", "there is none: trades come by requests alone")
		return
	}
	results := make([]struct {
		pushed bool
		err    error
	}, len(all))
	var trying errgroup.Group
	for i, one := range all { // 64 at most
		trying.Go(func() error {
			ctx, cancel := context.WithTimeout(ctx, sourcesTimeout)
			defer cancel()
			results[i].pushed, results[i].err = one.Try(ctx)
			return nil
		})
	}
	_ = trying.Wait() // results has them
	for i, one := range all {
		switch r := results[i]; {
		case r.err != nil:
			d.fail("sources", "%s of kind %s: %s: check its address and its secret",
				one.Name, one.Kind, shownWithin(r.err.Error(), maxRemark))
		case r.pushed:
			d.ok("sources", "%s of kind %s: its provider sends to the service, which cannot be tried",
				one.Name, one.Kind)
		default:
			d.ok("sources", "%s of kind %s answers", one.Name, one.Kind)
		}
	}
}

// hook is a customer's webhook.
type hook struct {
	customer string
	id       smartmoney.WebhookID
	url      string
}

// hookName returns how a webhook is called in a sentence.
func hookName(id smartmoney.WebhookID) string {
	if id == 0 {
		return "the webhook of the configuration"
	}
	return fmt.Sprintf("webhook %d", id)
}

// Bounds of the look at webhooks: how many are tried, how many at a time, and for how long each.
const (
	hooksMost    = 200
	hooksAtOnce  = 16
	hooksTimeout = 5 * time.Second
)

// webhooks connects to each enabled webhook and sends nothing.
func (d *doctor) webhooks(ctx context.Context, hooks []hook) {
	tried := hooks[:min(len(hooks), hooksMost)]
	failures := make([]error, len(tried))
	var trying errgroup.Group
	trying.SetLimit(hooksAtOnce)
	for i, h := range tried {
		trying.Go(func() error {
			failures[i] = d.reach(ctx, h.url)
			return nil
		})
	}
	_ = trying.Wait() // failures has them
	bad := 0
	for i, h := range tried {
		if failures[i] != nil {
			bad++
			d.warn("webhooks", "%s of customer %s cannot be reached: %v: tell the customer", hookName(h.id), h.customer, failures[i])
		}
	}
	switch {
	case len(hooks) == 0:
		d.ok("webhooks", "none is enabled")
	case bad == 0:
		d.ok("webhooks", "%d of %d tried, all can be reached", len(tried), len(hooks))
	}
}

// reach opens a connection to a webhook's host. The error does not contain the path, which may be a
// secret.
func (d *doctor) reach(ctx context.Context, address string) error {
	at, err := url.Parse(address)
	if err != nil {
		return fmt.Errorf("its address is no URL")
	}
	if err := app.WebhookAllow(d.cfg).Check(address); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, hooksTimeout)
	defer cancel()
	port := at.Port()
	secure := at.Scheme == "https"
	switch {
	case port != "":
	case secure:
		port = "443"
	default:
		port = "80"
	}
	dial := (&net.Dialer{}).DialContext
	if secure {
		dial = (&tls.Dialer{Config: &tls.Config{ServerName: at.Hostname(), MinVersion: tls.VersionTLS12}}).DialContext
	}
	conn, err := dial(ctx, "tcp", net.JoinHostPort(at.Hostname(), port))
	if err != nil {
		return fmt.Errorf("connect to %s: %w", at.Host, err)
	}
	return conn.Close()
}
