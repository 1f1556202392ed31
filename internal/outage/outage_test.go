package outage_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"testing"
	"time"

	"github.com/lib/pq"
	_ "modernc.org/sqlite" // the "sqlite" driver

	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// failing is a statement that fails, and whether that is an outage.
type failing struct {
	name, statement string
	want            bool
	reason          string // "": noAnswer
}

func open(t *testing.T, kind, url string) *sql.DB {
	t.Helper()
	db, err := sql.Open(kind, url)
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { db.Close() })
	return db
}

func try(t *testing.T, db *sql.DB, cases []failing) {
	t.Helper()
	for _, c := range cases {
		_, err := db.ExecContext(t.Context(), c.statement)
		if c.reason == "" {
			c.reason = "the database does not respond"
		}
		if got := outage.Reason(fmt.Errorf("wrapped: %w", err)); c.want && got != c.reason {
			t.Errorf("%s: %q, want %q", c.name, got, c.reason)
		}
		if err == nil || outage.Is(err) != c.want || outage.Is(fmt.Errorf("wrapped: %w", err)) != c.want {
			t.Errorf("%s is an outage: %v, want %v; error %v", c.name, !c.want, c.want, err)
		}
	}
}

// TestFailuresOfSQLite as the driver reports them.
func TestFailuresOfSQLite(t *testing.T) {
	t.Parallel()
	file := "file:" + filepath.Join(t.TempDir(), "test.db")
	owner := open(t, "sqlite", file)
	for _, statement := range []string{"CREATE TABLE t (a INTEGER PRIMARY KEY)", "INSERT INTO t VALUES (1)", "BEGIN IMMEDIATE"} {
		if _, err := owner.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	try(t, open(t, "sqlite", file), []failing{{"busy", "INSERT INTO t VALUES (2)", true, "the database is locked by another process"}})
	if _, err := owner.Exec("ROLLBACK"); err != nil {
		t.Fatal(err)
	}
	try(t, open(t, "sqlite", file+"?mode=ro"), []failing{{"read-only", "INSERT INTO t VALUES (2)", true, "the database takes no writes"}})
	try(t, open(t, "sqlite", "file:"+filepath.Join(t.TempDir(), "no such directory", "x.db")), []failing{{"no file", "SELECT 1", true, ""}})
	full := open(t, "sqlite", file)
	if _, err := full.Exec("PRAGMA max_page_count = 2"); err != nil {
		t.Fatal(err)
	}
	try(t, full, []failing{
		{"full", "CREATE TABLE more AS SELECT hex(zeroblob(100000)) AS a", true, "the database's disk is full"},
		{"a constraint", "INSERT INTO t VALUES (1)", false, ""},
		{"a wrong statement", "SELEC", false, ""},
	})
}

// TestFailuresOfPostgreSQL as the driver reports them.
func TestFailuresOfPostgreSQL(t *testing.T) {
	t.Parallel()
	url := testkit.PostgresURL(t)
	db, other := open(t, "postgres", url), open(t, "postgres", url)
	for _, statement := range []string{"CREATE TABLE t (a INTEGER PRIMARY KEY)", "INSERT INTO t VALUES (1)"} {
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	locked, err := other.Begin()
	if err == nil {
		_, err = locked.Exec("LOCK TABLE t")
	}
	if err != nil {
		t.Fatal(err)
	}
	try(t, db, []failing{
		{"lock timeout", "SET lock_timeout = 1; SELECT * FROM t", true, ""},
		{"statement timeout", "SET statement_timeout = 1; SELECT * FROM t", true, ""},
	})
	if err := locked.Rollback(); err != nil {
		t.Fatal(err)
	}
	try(t, db, []failing{
		{"a constraint", "RESET ALL; INSERT INTO t VALUES (1)", false, ""},
		{"a wrong statement", "SELEC", false, ""},
		{"read-only", "BEGIN READ ONLY; INSERT INTO t VALUES (2)", true, "the database takes no writes"},
		{"shutting down", "ROLLBACK; SELECT pg_terminate_backend(pg_backend_pid())", true, ""},
	})
}

// TestIs of errors that no test database raises when asked to.
func TestIs(t *testing.T) {
	t.Parallel()
	deadline, cancel := context.WithDeadline(t.Context(), time.Unix(0, 0))
	defer cancel()
	for _, c := range []struct {
		name string
		err  error
		want bool
	}{
		{"canceled by the caller", context.Canceled, false},
		{"canceled, within an outage", errors.Join(&pq.Error{Code: "57014"}, context.Canceled), false},
		{"a deadline", deadline.Err(), true},
		{"a lost connection", driver.ErrBadConn, true},
		{"one that the server closed", fmt.Errorf("lock the log: %w", io.EOF), true},
		{"in the middle of an answer", io.ErrUnexpectedEOF, true},
		{"which lost its identity", errors.New("commit: driver: bad connection"), true},
		{"another", errors.New("no such thing"), false},
		{"no row", sql.ErrNoRows, false},
		{"a caller's mistake", smartmoney.BadInput("limit", "limit is too large"), false},
		{"a limit", smartmoney.RateLimited(time.Second, "later"), false},
		{"what callers are told of one", outage.Error(), true},
		{"an internal error over one", fmt.Errorf("%w: %w", smartmoney.Errorf(smartmoney.CodeInternal, "x"), &pq.Error{Code: "53100"}), true},
		{"connections", &pq.Error{Code: "08006"}, true},
		{"memory", &pq.Error{Code: "53200"}, true},
		{"idle in transaction", &pq.Error{Code: "25P03"}, true},
		{"starting up", &pq.Error{Code: "57P03"}, true},
		{"files", &pq.Error{Code: "58030"}, true},
		{"a deadlock", &pq.Error{Code: "40P01"}, false},
		{"no privilege", &pq.Error{Code: "42501"}, false},
		{"damaged data", &pq.Error{Code: "XX001"}, false},
	} {
		if got := outage.Is(c.err); got != c.want {
			t.Errorf("%s (%v) is an outage: %v, want %v", c.name, c.err, got, c.want)
		}
	}
	if e := outage.Error(); e.Code != smartmoney.CodeUnavailable || e.Field != "" {
		t.Errorf("callers receive %+v", e)
	}
}
