package e2e

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// databases runs the test on a fresh, migrated database of each kind; every call of fresh
// makes another of that kind.
func databases(t *testing.T, run func(t *testing.T, fresh func() *site)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { run(t, func() *site { return onSQLite(t) }) })
	t.Run("postgres", func(t *testing.T) { run(t, func() *site { return onPostgres(t) }) })
}

func onPostgres(t testing.TB) *site {
	t.Helper()
	return &site{t: t, dir: t.TempDir(), database: testkit.MigratedPostgresURL(t)}
}

// emptyDatabases is databases without any migration applied.
func emptyDatabases(t *testing.T, run func(t *testing.T, fresh func() *site)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) {
		run(t, func() *site {
			return &site{t: t, dir: t.TempDir(), database: "sqlite:" + filepath.Join(t.TempDir(), "smartmoney.db")}
		})
	})
	t.Run("postgres", func(t *testing.T) {
		run(t, func() *site { return &site{t: t, dir: t.TempDir(), database: testkit.PostgresURL(t)} })
	})
}

// withRaceDetector has the site's service watched by the race detector with SMARTMONEY_TEST_FULL:
// it is for tests in which many connections, processes or failures meet. Otherwise they run what
// users run, several times as fast; packages' tests have the detector.
func (s *site) withRaceDetector() *site {
	s.t.Helper()
	if !inFull() {
		return s
	}
	path, err := watched()
	if err != nil {
		s.t.Fatal(err)
	}
	s.service = path
	return s
}

// open opens the site's database, beside the service if one runs. The caller closes it.
func (s *site) open() *sql.DB {
	s.t.Helper()
	driver, address := "postgres", s.database
	if path, ok := strings.CutPrefix(s.database, "sqlite:"); ok {
		driver, address = "sqlite", path
	}
	db, err := sql.Open(driver, address)
	if err != nil {
		s.t.Fatal(err)
	}
	return db
}

// wait returns the exit status of a process that is ending by itself.
func (p *process) wait() int {
	p.t.Helper()
	select {
	case <-p.exited:
	case <-time.After(timeout):
		p.t.Fatalf("the process runs on after %s\n%s", timeout, p.output())
	}
	return p.status()
}

// stop sends SIGTERM, after which the process must exit with status 0.
func (p *process) stop() {
	p.t.Helper()
	p.signal(syscall.SIGTERM)
	if status := p.wait(); status != 0 {
		p.t.Fatalf("status %d after SIGTERM\n%s", status, p.output())
	}
}

// inFull reports whether tests run in full, as make test-all has it.
func inFull() bool { return os.Getenv("SMARTMONEY_TEST_FULL") != "" }

// sized returns a number of tries: the full one when tests run in full.
func sized(n, full int) int {
	if inFull() {
		return full
	}
	return n
}

// watched returns the path of the program with the race detector, which it builds once.
var watched = sync.OnceValues(func() (string, error) {
	path := binary + "-race"
	return path, build(path, filepath.Join("..", "..", "scripts", "with-race.sh"))
})

// graphql sends an operation by POST and returns the answer, whatever its status.
func (c *client) graphql(query string, variables map[string]any) answer {
	c.t.Helper()
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		c.t.Fatal(err)
	}
	return c.do(http.MethodPost, "/graphql", bytes.NewReader(body), "Content-Type", "application/json")
}
