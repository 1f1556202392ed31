package testkit

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"net/url"
	"os"
	"strings"
	"testing"

	_ "github.com/lib/pq" // the "postgres" driver

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

const postgresVariable = "SMARTMONEY_TEST_POSTGRES"

// templateLock is the advisory lock that serialises creating the template.
const templateLock = 0x746573746b6974 // "testkit"

// PostgresURL creates an empty PostgreSQL database, drops it when the test ends, and
// returns its URL.
func PostgresURL(t testing.TB) string {
	t.Helper()
	return newPostgres(t).create("template0")
}

// MigratedPostgresURL is PostgresURL with every migration applied.
func MigratedPostgresURL(t testing.TB) string {
	t.Helper()
	p := newPostgres(t)
	return p.create(p.template())
}

// postgres is the PostgreSQL server for tests.
type postgres struct {
	t     testing.TB
	admin *url.URL
	conn  *sql.DB
}

func newPostgres(t testing.TB) *postgres {
	t.Helper()
	raw := os.Getenv(postgresVariable)
	if raw == "" {
		t.Fatalf("%s is empty: run `make test`, which starts a PostgreSQL server and sets it", postgresVariable)
	}
	admin, err := url.Parse(raw)
	if err != nil {
		t.Fatalf("%s is not a URL: %v", postgresVariable, err)
	}
	conn, err := sql.Open("postgres", raw)
	if err != nil {
		t.Fatalf("open %s: %v", postgresVariable, err)
	}
	// One connection: an advisory lock must be released on the one that took it.
	conn.SetMaxOpenConns(1)
	t.Cleanup(func() { conn.Close() })
	return &postgres{t: t, admin: admin, conn: conn}
}

// create creates a database, drops it when the test ends, and returns its URL.
func (p *postgres) create(template string) string {
	p.t.Helper()
	name := "testkit_" + strings.ToLower(rand.Text())
	p.exec("CREATE DATABASE " + name + " TEMPLATE " + template + p.strategy())
	p.t.Cleanup(func() { p.exec("DROP DATABASE " + name + " WITH (FORCE)") })
	return p.url(name)
}

// strategy has PostgreSQL copy the template's files, which takes a third of the processor time of
// the log of their pages, its default from version 15 on. Older versions know nothing else.
func (p *postgres) strategy() (clause string) {
	p.t.Helper()
	err := p.conn.QueryRow("SELECT CASE WHEN current_setting('server_version_num')::int >= 150000 THEN ' STRATEGY FILE_COPY' ELSE '' END").Scan(&clause)
	if err != nil {
		p.t.Fatalf("query the version: %v", err)
	}
	return clause
}

// template returns the name of a database with every migration applied. It is created once
// per set of migrations and stays on the server as the template of every test database. It
// does not allow connections.
func (p *postgres) template() string {
	p.t.Helper()
	version, err := sqldb.SchemaVersion(sqldb.Postgres)
	if err != nil {
		p.t.Fatalf("read migrations: %v", err)
	}
	sum := sha256.Sum256([]byte(version))
	name := "testkit_template_" + hex.EncodeToString(sum[:8])
	if p.exists(name) {
		return name
	}
	p.exec("SELECT pg_advisory_lock($1)", int64(templateLock))
	defer p.exec("SELECT pg_advisory_unlock($1)", int64(templateLock))
	if p.exists(name) {
		return name
	}
	raw := name + "_raw"
	p.exec("DROP DATABASE IF EXISTS " + raw + " WITH (FORCE)")
	p.exec("CREATE DATABASE " + raw + " TEMPLATE template0")
	p.migrate(raw)
	p.exec("ALTER DATABASE " + raw + " WITH ALLOW_CONNECTIONS false")
	p.exec("ALTER DATABASE " + raw + " RENAME TO " + name)
	return name
}

func (p *postgres) migrate(name string) {
	p.t.Helper()
	db, err := OpenDB(context.Background(), sqldb.Options{URL: p.url(name)})
	if err != nil {
		p.t.Fatalf("open template: %v", err)
	}
	if err := errors.Join(db.Migrate(context.Background()), db.Close()); err != nil {
		p.t.Fatalf("migrate template: %v", err)
	}
}

func (p *postgres) exists(name string) bool {
	p.t.Helper()
	var n int
	if err := p.conn.QueryRow("SELECT count(*) FROM pg_database WHERE datname = $1", name).Scan(&n); err != nil {
		p.t.Fatalf("query database %s: %v", name, err)
	}
	return n > 0
}

func (p *postgres) exec(query string, args ...any) {
	p.t.Helper()
	if _, err := p.conn.Exec(query, args...); err != nil {
		// Not Fatalf, because cleanups call it, too; what depends on the query fails anyway.
		p.t.Errorf("%s: %v", query, err)
	}
}

func (p *postgres) url(name string) string {
	u := *p.admin
	u.Path = "/" + name
	return u.String()
}

// CutListeners ends the connections that listen in db's database and returns their number. The last
// query of such a connection is LISTEN, or later the driver's ping, which is empty.
func CutListeners(t testing.TB, db *DB) (cut int) {
	t.Helper()
	err := db.Reader().QueryRow(`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
		WHERE datname = current_database() AND state = 'idle' AND (query LIKE 'LISTEN%' OR query = '')`).Scan(&cut)
	if err != nil {
		t.Fatalf("cut the connections that listen: %v", err)
	}
	return cut
}
