package testkit

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Fresh runs a test on an empty database of each kind, beside each other, and returns when both
// have ended.
func Fresh(t *testing.T, run func(t *testing.T, o sqldb.Options)) {
	t.Helper()
	onBoth(t, func(t testing.TB) string { return "sqlite:" + filepath.Join(t.TempDir(), "a b%20c", "test.db") }, PostgresURL,
		func(t *testing.T, url string) { run(t, sqldb.Options{URL: url}) })
}

// Count returns the number of rows of a table.
func Count(t testing.TB, db *DB, table string) (n int) {
	t.Helper()
	if err := db.Reader().QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// Noon is an event time, in the middle of a UTC day.
var Noon = time.Date(2031, 3, 3, 12, 0, 0, 0, time.UTC)

// Shared creates a database with customers a, b and c, and two handles on it.
func Shared(t *testing.T) (one, two *DB) {
	t.Helper()
	address := MigratedPostgresURL(t)
	one, two = Open(t, sqldb.Options{URL: address}), Open(t, sqldb.Options{URL: address})
	Customers(t, one, "a", "b", "c")
	return one, two
}

// Second returns the error of a call that also returns a value.
func Second[T any](_ T, err error) error { return err }

// Start is a time for Clocked. It has a zone and nanoseconds, neither of which the database keeps.
var Start = time.Date(2031, 3, 4, 5, 6, 7, 123456789, time.FixedZone("east", 9*3600))

// StartUTC is Start with the database's precision.
var StartUTC = time.Date(2031, 3, 3, 20, 6, 7, 123456000, time.UTC)

// WantError checks an error that a caller may see; an empty message matches any.
func WantError(t *testing.T, err error, code smartmoney.Code, field, message string) {
	t.Helper()
	e, ok := errors.AsType[*smartmoney.Error](err)
	if !ok {
		t.Fatalf("err = %v, want a *smartmoney.Error", err)
	}
	if e.Code != code || e.Field != field || (message != "" && e.Message != message) {
		t.Errorf("err = {%s %s %q}, want {%s %s %q}", e.Code, e.Field, e.Message, code, field, message)
	}
}

// Sweep deletes journal rows whose ToTime is before a time (unix ns, by Chain.Index) and, unless
// keep is 0, log entries that were sent more than keep before now.
func Sweep(ctx context.Context, db *DB, now time.Time, before [smartmoney.ChainCount]int64, keep time.Duration) error {
	for deleted := -1; deleted != 0; {
		var err error
		if deleted, err = db.SweepJournal(ctx, before); err != nil {
			return err
		}
	}
	if keep == 0 {
		return nil
	}
	for from := int64(0); ; {
		deleted, next, err := db.SweepNotifications(ctx, now.Add(-keep), from)
		if err != nil || deleted == 0 {
			return err
		}
		from = next
	}
}

// DB is an open database with the methods of every store, so that a test fills and reads it in one
// word. What is tested takes the stores that it needs: db.Log, db.Registry. A type of a test that
// counts calls or lets them fail embeds one store or an interface: each that embeds DB has 194
// methods to compile.
type DB struct {
	*sqldb.DB
	*eventlog.Log
	*enginestate.Store
	*notifications.Logs
	*outbox.Outbox
	*customers.Registry
	*history.Days
	*source.Connections
}

// OpenDB opens a database without migrating it, for what has no test to close it. Unless FrozenAfter
// is set, a transaction may be idle for a minute: under the race detector, on a machine that
// compiles as well, a test may wait that long for a processor.
func OpenDB(ctx context.Context, o sqldb.Options) (*DB, error) {
	o.FrozenAfter = cmp.Or(o.FrozenAfter, time.Minute)
	db, err := sqldb.Open(ctx, o)
	if err != nil {
		return nil, err
	}
	logs := notifications.New(db)
	return &DB{
		DB: db, Log: eventlog.New(db), Store: enginestate.New(db), Logs: logs, Outbox: outbox.New(db, logs), Registry: customers.New(db),
		Days: history.New(db), Connections: source.NewConnections(db),
	}, nil
}

// Dump returns a database as SQL, with the tables that it has. It needs pg_dump, or sqlite3.
func Dump(t testing.TB, url string) []byte {
	t.Helper()
	command := exec.Command("pg_dump", "--inserts", "--no-owner", "--no-privileges", "--dbname", url)
	if path, ok := strings.CutPrefix(url, "sqlite:"); ok {
		command = exec.Command("sqlite3", path, ".dump")
	}
	text, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	var kept []byte
	for line := range bytes.Lines(text) {
		// pg_dump's own commands, comments and settings of the session, which would last.
		if !bytes.HasPrefix(line, []byte(`\`)) && !bytes.HasPrefix(line, []byte("--")) && !bytes.HasPrefix(line, []byte("SET ")) &&
			!bytes.HasPrefix(line, []byte("SELECT pg_catalog.set_config")) && len(bytes.TrimSpace(line)) > 0 {
			kept = append(kept, line...)
		}
	}
	return kept
}

// Restore fills an empty database from the file of a dump.
func Restore(t testing.TB, url, dump string) {
	t.Helper()
	text, err := os.ReadFile(dump)
	if err != nil {
		t.Fatal(err)
	}
	driver, address := "postgres", url
	if path, ok := strings.CutPrefix(url, "sqlite:"); ok {
		if err := os.MkdirAll(path[:strings.LastIndexByte(path, '/')], 0o700); err != nil {
			t.Fatal(err)
		}
		driver, address = "sqlite", path
	}
	db, err := sql.Open(driver, address)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if _, err := db.Exec(string(text)); err != nil {
		t.Fatalf("%s: %v", dump, err)
	}
}
