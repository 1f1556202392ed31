package cli

import (
	"context"
	"fmt"
	"maps"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
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
