package e2e

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// call is a request that needs the database.
type call struct {
	method, path, body string
	feed               bool // with the ingest key
}

// writes are requests that change the database, in every interface.
func writes() []call {
	events := string(ndjson(testkit.Events(9, smartmoney.Base, 10, 5, 5)))
	all := []call{
		{method: http.MethodPost, path: "/ingest/events", body: events, feed: true},
		{method: http.MethodPut, path: "/v3/alpha/config", body: `{"daily_budget": 20}`},
		{method: http.MethodDelete, path: "/v3/alpha/notifications"},
	}
	for _, mutation := range []string{
		`updateConfig(input: {dailyBudget: 20}) { config { version } }`,
		`resetBudget { deleted }`,
		`rotateWebhookSecret { secret }`,
	} {
		body, err := json.Marshal(map[string]string{"query": "mutation {" + mutation + "}"})
		if err != nil {
			panic(err)
		}
		all = append(all, call{method: http.MethodPost, path: "/graphql", body: string(body)})
	}
	return all
}

// reads are requests that read the database.
func reads() []call {
	return []call{
		{method: http.MethodGet, path: "/v3/alpha/notifications"},
		{method: http.MethodGet, path: "/v3/alpha/config"},
		{method: http.MethodGet, path: "/ingest/status", feed: true},
		{method: http.MethodPost, path: "/graphql", body: `{"query": "{ signals { totalCount } }"}`},
	}
}

// outage is a service whose database fails, with its clients.
type outage struct {
	t              *testing.T
	reader, feeder *client
}

func newOutage(t *testing.T, s *site, p *process) *outage {
	t.Helper()
	o := &outage{t: t, reader: newClient(t, p.url, s.customer("acme")), feeder: newClient(t, p.url, s.key("ingest"))}
	// A webhook for rotating its secret. Nothing is sent to it.
	o.reader.configure(`{"webhook_url": "https://hooks.example/acme"}`)
	o.all(append(writes(), reads()...), o.works)
	return o
}

// all makes calls concurrently.
func (o *outage) all(calls []call, check func(call, answer)) {
	var asking sync.WaitGroup
	for _, c := range calls {
		asking.Go(func() {
			var body io.Reader
			if c.body != "" {
				body = bytes.NewReader([]byte(c.body))
			}
			headers := []string{"Content-Type", "application/json"}
			by := o.reader
			if c.feed {
				by, headers = o.feeder, nil
			}
			got, err := by.try(c.method, c.path, body, headers...)
			if err != nil {
				o.t.Errorf("%s %s %s: %v", c.method, c.path, c.body[:min(len(c.body), 60)], err)
				return
			}
			check(c, got)
		})
	}
	asking.Wait()
}

// work reports whether all calls succeed.
func (o *outage) work(calls []call) bool {
	var failed atomic.Bool
	o.all(calls, func(_ call, got answer) {
		if got.status != http.StatusOK || strings.Contains(got.body, `"errors"`) {
			failed.Store(true)
		}
	})
	return !failed.Load()
}

func (o *outage) works(c call, got answer) {
	if got.status != http.StatusOK || strings.Contains(got.body, `"errors"`) {
		o.t.Errorf("%s %s %.60s: %d %s", c.method, c.path, c.body, got.status, got.body)
	}
}

// away checks that an answer is an error after which clients retry.
func (o *outage) away(c call, got answer) {
	switch {
	case c.path == "/graphql":
		var out struct {
			Errors []struct {
				Extensions struct {
					Code       string
					RetryAfter int
				}
			}
		}
		if err := json.Unmarshal([]byte(got.body), &out); err != nil || len(out.Errors) != 1 ||
			out.Errors[0].Extensions.Code != "UNAVAILABLE" || out.Errors[0].Extensions.RetryAfter < 1 {
			o.t.Errorf("%s: %d %s, want UNAVAILABLE", c.body, got.status, got.body)
		}
	case got.status != http.StatusServiceUnavailable || got.header.Get("Retry-After") == "":
		o.t.Errorf("%s %s: %d %s, want 503 with Retry-After", c.method, c.path, got.status, got.body)
	}
}

// TestHangingDatabase checks that a hanging database shows in /readyz within the time of a
// probe, that every request gets a retryable error, and that shutdown stays within its bound.
func TestHangingDatabase(t *testing.T) {
	t.Parallel()
	s := onPostgres(t)
	var proxy *testkit.Proxy
	s.database, proxy = testkit.Proxied(t, s.database)
	const shutdown = 3 * time.Second
	p := s.serve("--shutdown-timeout", shutdown.String())
	o := newOutage(t, s, p)
	probe := newClient(t, p.url, "")
	testkit.EventuallyWithin(t, timeout, "it is ready", func() bool { return probe.do(http.MethodGet, "/readyz", nil).status == http.StatusOK })

	proxy.Hang(true)
	for range 3 {
		began := time.Now()
		got := probe.do(http.MethodGet, "/readyz", nil)
		if took := time.Since(began); got.status != http.StatusServiceUnavailable || took > 5*time.Second {
			t.Errorf("/readyz after %s: %d %s", took, got.status, got.body)
		}
	}
	began := time.Now()
	o.all(append(writes(), reads()...), func(c call, got answer) {
		o.away(c, got)
		t.Logf("%s %s after %s: %d", c.method, c.path, time.Since(began).Round(time.Millisecond), got.status)
	})

	// Shut down while requests are running.
	for range 4 {
		go func() { _, _ = o.reader.try(http.MethodGet, "/v3/alpha/notifications", nil) }()
		go func() { _, _ = o.feeder.try(http.MethodPost, "/ingest/events", strings.NewReader(writes()[0].body)) }()
	}
	began = time.Now()
	p.signal(syscall.SIGTERM)
	status := p.wait()
	took := time.Since(began)
	t.Logf("it ended after %s with status %d", took, status)
	if took > shutdown+10*time.Second {
		t.Errorf("it ended after %s, with %s for requests", took, shutdown)
	}
}

// refusesWrites checks that a service whose database accepts no writes still answers reads,
// that writes get a retryable error, and that they succeed once free has made the database
// writable.
func (o *outage) refusesWrites(url string, fill func() (free func())) {
	o.t.Helper()
	probe := newClient(o.t, url, "")
	ready := func() int { return probe.do(http.MethodGet, "/readyz", nil).status }
	o.feeder.settled()
	free := fill()
	testkit.EventuallyWithin(o.t, timeout, "what is read is read", func() bool { return o.work(reads()) })
	o.all(writes(), o.away)
	o.all(reads(), o.works)
	if status := ready(); status != http.StatusServiceUnavailable {
		o.t.Errorf("/readyz: %d", status)
	}
	free()
	testkit.EventuallyWithin(o.t, timeout, "it is ready again", func() bool { return ready() == http.StatusOK })
	testkit.EventuallyWithin(o.t, timeout, "it takes writes", func() bool { return o.work(writes()) })
}

// TestFullPostgres checks a PostgreSQL with a full disk, which refuses every write.
func TestFullPostgres(t *testing.T) {
	t.Parallel()
	s := onPostgres(t)
	p := s.serve()
	o := newOutage(t, s, p)
	operator := newClient(t, p.url, s.must("key", "create", "--scope", "operator"))
	admin, err := sql.Open("postgres", s.database)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close() //nolint:errcheck // nothing is left to flush
	must := func(statement string) {
		t.Helper()
		if _, err := admin.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	o.refusesWrites(p.url, func() func() {
		must(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
			$$ BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`)
		must(`DO $$ DECLARE name text; BEGIN
			FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = current_schema() LOOP
				EXECUTE 'CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE OR DELETE ON ' || name || ' EXECUTE FUNCTION full_disk()';
			END LOOP; END $$`)
		return func() {
			const first = `"attention":[{"level":"error","text":"The database's disk is full: nothing can be stored."`
			if got := operator.query("{ serviceStatus { attention { level text } } }", nil); !strings.Contains(got, first) {
				t.Errorf("%s, want the full disk first", got)
			}
			must("DROP FUNCTION full_disk CASCADE")
		}
	})
	p.stop()
}
