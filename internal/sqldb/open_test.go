package sqldb_test

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestOpenRefuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		desc, url, dir, field string
	}{
		{"nothing", "", "", "data_dir"},
		{"other database", "mysql://root:hunter2@db/x", "", "database_url"},
		{"no scheme", "/var/lib/x.db", "", "database_url"},
		{"in memory", "sqlite::memory:", "", "database_url"},
		{"no path", "sqlite:", "", "database_url"},
		{"broken address", "postgres://u:hunter2@host:port/x", "", "database_url"},
		{"unknown setting", "postgres://u:hunter2@host/x?sslmode=perhaps", "", "database_url"},
	} {
		t.Run(c.desc, func(t *testing.T) {
			_, err := testkit.OpenDB(context.Background(), sqldb.Options{URL: c.url, DataDir: c.dir})
			testkit.WantError(t, err, smartmoney.CodeBadInput, c.field, "")
			if strings.Contains(err.Error(), "hunter2") {
				t.Errorf("the password is in the message: %v", err)
			}
		})
	}
}

func TestOpenDataDir(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	db := testkit.Open(t, sqldb.Options{DataDir: dir})
	if db.Dialect() != sqldb.SQLite {
		t.Errorf("dialect = %s", db.Dialect())
	}
	if _, err := os.Stat(filepath.Join(dir, sqldb.DefaultFile)); err != nil {
		t.Error(err)
	}
}

func TestSQLitePragmas(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	for _, c := range []struct{ pragma, writer, reader string }{
		{"journal_mode", "wal", "wal"},
		{"synchronous", "2", "2"},
		{"foreign_keys", "1", "1"},
		{"cache_size", "-262144", "-16384"},
		{"busy_timeout", "10000", "10000"},
		{"query_only", "0", "1"},
		{"wal_autocheckpoint", "8000", "1000"},
		{"journal_size_limit", "33554432", "-1"},
		{"mmap_size", "268435456", "268435456"},
	} {
		var writer, reader string
		if err := db.Writer().QueryRow("PRAGMA " + c.pragma).Scan(&writer); err != nil {
			t.Fatal(err)
		}
		if err := db.Reader().QueryRow("PRAGMA " + c.pragma).Scan(&reader); err != nil {
			t.Fatal(err)
		}
		if writer != c.writer || reader != c.reader {
			t.Errorf("%s = %s, %s; want %s, %s", c.pragma, writer, reader, c.writer, c.reader)
		}
	}
	if _, err := db.Reader().Exec("DELETE FROM log_heads"); err == nil {
		t.Error("the reading pool writes")
	}
}

// TestRelaxed: only a database that was opened so does without a flush for each commit.
func TestRelaxed(t *testing.T) {
	t.Parallel()
	db := testkit.Open(t, sqldb.Options{DataDir: t.TempDir(), Relaxed: true})
	var synchronous int
	if err := db.Writer().QueryRow("PRAGMA synchronous").Scan(&synchronous); err != nil || synchronous != 1 {
		t.Errorf("synchronous = %d, %v; want 1, which is NORMAL", synchronous, err)
	}
}

// The write-ahead log grows to 32 MiB between two checkpoints; what a long read made of it
// beyond that is given back after it.
func TestSQLiteLogIsCut(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "test.db")
	db := testkit.Open(t, sqldb.Options{URL: "sqlite:" + path})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	const bound = 32 << 20
	size := func() int64 {
		info, err := os.Stat(path + "-wal")
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	write := func(n int) {
		t.Helper()
		text := strings.Repeat("x", 1<<20)
		for range n {
			_, err := db.Writer().Exec("INSERT INTO idempotency_records (key, created_at, response) VALUES (hex(randomblob(8)), 0, $1)", text)
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	read, err := db.Reader().Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Rollback()
	var n int
	if err := read.QueryRow("SELECT count(*) FROM idempotency_records").Scan(&n); err != nil {
		t.Fatal(err)
	}
	write(48)
	if got := size(); got < bound {
		t.Fatalf("while somebody reads the log has %d bytes: does the reader hold it?", got)
	}
	if err := read.Rollback(); err != nil {
		t.Fatal(err)
	}
	write(2) // the first copies the log back, the second starts it over
	if got := size(); got > bound {
		t.Errorf("after the read the log has %d bytes, want %d at most", got, bound)
	}
}

// A server that hangs is given up after the timeout, even though the caller's
// context has no end and the driver's cancellation would wait for the server.
func TestPostgresHangs(t *testing.T) {
	t.Parallel()
	address, p := testkit.Proxied(t, testkit.PostgresURL(t))
	// far longer than a busy machine needs to connect
	db := testkit.Open(t, sqldb.Options{URL: address, IOTimeout: 2 * time.Second, MaxConns: 1})

	p.Hang(true)
	begun := time.Now()
	var one int
	err := db.Reader().QueryRow("SELECT 1").Scan(&one)
	if err == nil {
		t.Fatal("a server that hangs answered")
	}
	if took := time.Since(begun); took > 10*time.Second {
		t.Errorf("gave up after %v", took)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	if err := db.Reader().QueryRowContext(ctx, "SELECT 1").Scan(&one); err == nil {
		t.Fatal("a server that hangs answered")
	}

	p.Hang(false)
	if err := db.Reader().QueryRow("SELECT 1").Scan(&one); err != nil || one != 1 {
		t.Errorf("after the server is back: %d, %v", one, err)
	}
}

// Where the server hangs, calls end soon after their context, however long a connection
// waits for bytes: that of readiness, that of an append and that of the engine.
func TestContextsEndCallsToAServerThatHangs(t *testing.T) {
	t.Parallel()
	address, p := testkit.Proxied(t, testkit.MigratedPostgresURL(t))
	db := testkit.Open(t, sqldb.Options{URL: address, IOTimeout: time.Hour, MaxConns: 1})
	prepared, err := db.Reader().PrepareContext(t.Context(), "SELECT 1") //nolint:sqlclosecheck // closed below, which the linter does not see through the closure
	if err != nil {
		t.Fatal(err)
	}
	defer prepared.Close()
	calls := []struct {
		name string
		call func(context.Context) error
	}{
		{"a prepared statement's query", func(ctx context.Context) error {
			var one int
			return prepared.QueryRowContext(ctx).Scan(&one)
		}},
		{"Ready", db.Ready},
		{"Append", func(ctx context.Context) error {
			_, err := db.Append(ctx, testkit.Events(1, smartmoney.Base, 10, 5, 5), testkit.Noon, nil)
			return err
		}},
		{"CommitState", func(ctx context.Context) error { return db.CommitState(ctx, &enginestate.Commit{Now: testkit.Noon}) }},
	}
	for _, c := range calls { // connections are open when the server begins to hang
		if err := c.call(t.Context()); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
	}
	p.Hang(true)
	defer p.Hang(false) // so that Close can end
	for _, c := range calls {
		ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
		begun := time.Now()
		if err := c.call(ctx); err == nil {
			t.Errorf("%s: a server that hangs answered", c.name)
		}
		cancel()
		if took := time.Since(begun); took > 10*time.Second {
			t.Errorf("%s ended %s after its context", c.name, took)
		}
	}
}

// Where the server begins to hang just before a statement for large values ends, nobody else waits
// for it, and its own caller no longer than its context.
func TestNobodyWaitsForTheEndOfAStatement(t *testing.T) {
	t.Parallel()
	address, p := testkit.Proxied(t, testkit.PostgresURL(t))
	db := testkit.Open(t, sqldb.Options{URL: address, IOTimeout: 20 * time.Second, MaxConns: 2})
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	defer p.Hang(false) // so that Close can end
	hangs, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- sqldb.EachBody(ctx, db.Reader(), "SELECT 1", nil, func(*sql.Rows) error {
			p.Hang(true)
			// the statement is being closed by then
			time.AfterFunc(100*time.Millisecond, func() { close(hangs) })
			return nil
		})
	}()
	<-hangs

	other := make(chan error, 1)
	go func() {
		ctx, cancel := context.WithTimeout(ctx, 100*time.Millisecond)
		defer cancel()
		other <- db.Reader().PingContext(ctx)
	}()
	for _, c := range []struct {
		name string
		end  <-chan error
	}{{"another caller", other}, {"the caller", ended}} {
		select {
		case <-c.end:
		case <-time.After(10 * time.Second):
			t.Errorf("%s waits longer than its context", c.name)
		}
		cancel()
	}
}

// Connections that the server ended, as in a restart, do not make a stop fail.
func TestCloseAfterTheServer(t *testing.T) {
	t.Parallel()
	address, p := testkit.Proxied(t, testkit.PostgresURL(t))
	db, err := testkit.OpenDB(t.Context(), sqldb.Options{URL: address})
	if err != nil {
		t.Fatal(err)
	}
	if err := db.Reader().PingContext(t.Context()); err != nil {
		t.Error(err)
	}
	p.Reset()
	if err := db.Close(); err != nil {
		t.Error(err)
	}
}
