package ingest_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// app is the ingest endpoint on a real server with a real database.
type app struct {
	*httptest.Server
	db       *testkit.DB
	appender *ingest.Appender
	key      string // with the scope ingest
	reading  string // with the scope customer
	mu       sync.Mutex
	enqueued map[smartmoney.Chain]int64 // last event enqueued for an engine

	correcting atomic.Pointer[smartmoney.RunningCorrection] // what base waits for
	rulesSince time.Time                                    // what the status says
}

func newApp(t *testing.T, db *testkit.DB, limits ingest.Limits) *app {
	t.Helper()
	return newAppOn(t, db, db, limits)
}

// newAppOn returns an app that appends to log, a wrapper of db.
func newAppOn(t *testing.T, db *testkit.DB, log ingest.Log, limits ingest.Limits) *app {
	t.Helper()
	a := &app{db: db, enqueued: map[smartmoney.Chain]int64{}}
	appender := startAppender(t, log, a.enqueue)
	a.appender = appender
	keys := auth.NewAuthenticator(db, time.Now)
	handler := ingest.NewHandler(appender, keys, limits, time.Now, slog.New(slog.DiscardHandler))
	handler.Rules = func(context.Context) (int, time.Time, error) { return 2, a.rulesSince, nil }
	handler.Correcting = func(chain smartmoney.Chain) *smartmoney.RunningCorrection {
		if chain == smartmoney.Base {
			return a.correcting.Load()
		}
		return nil
	}
	a.Server = httptest.NewServer(handler)
	t.Cleanup(func() {
		a.Close()
		http.DefaultClient.CloseIdleConnections()
		testkit.Stop(t, appender.Stop)
	})
	testkit.Customers(t, db, "acme")
	a.key, a.reading = testkit.Key(t, db, "acme", smartmoney.ScopeIngest), testkit.Key(t, db, "acme", smartmoney.ScopeCustomer)
	return a
}

func (a *app) enqueue(done *eventlog.Appended) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for i, chain := range smartmoney.Chains() {
		if s := done.Chains[i]; len(s.Events) > 0 {
			a.enqueued[chain] = s.Last()
		}
	}
}

func startAppender(t *testing.T, log ingest.Log, enqueue ingest.Enqueue) *ingest.Appender {
	t.Helper()
	appender := ingest.NewAppender(log, enqueue, time.Now, slog.New(slog.DiscardHandler))
	if err := appender.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	return appender
}

// newAppender returns an appender without an engine.
func newAppender(t *testing.T, log ingest.Log) *ingest.Appender {
	t.Helper()
	appender := startAppender(t, log, func(*eventlog.Appended) {})
	t.Cleanup(func() {
		testkit.Stop(t, appender.Stop)
	})
	return appender
}

// post sends a body and returns the status and the decoded answer.
func (a *app) post(t *testing.T, body string, header map[string]string) (int, map[string]any) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, a.URL+"/ingest/events", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+a.key)
	r.Header.Set("Content-Type", "application/x-ndjson")
	for k, v := range header {
		r.Header.Set(k, v)
	}
	return do(t, r)
}

func do(t *testing.T, r *http.Request) (int, map[string]any) {
	t.Helper()
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	var answer map[string]any
	if err := json.Unmarshal(text, &answer); err != nil {
		t.Fatalf("status %d, body %q: %v", res.StatusCode, text, err)
	}
	return res.StatusCode, answer
}

func ndjson(events []event.Event) string {
	var out []byte
	for i := range events {
		out = append(event.AppendJSON(out, &events[i]), '\n')
	}
	return string(out)
}

func trades(seed uint64, chain smartmoney.Chain, n int) []event.Event {
	var out []event.Event
	for _, e := range testkit.Events(seed, chain, 2*n+20, 50, 10) {
		if e.Type == event.TypeTrade && len(out) < n {
			out = append(out, e)
		}
	}
	return out
}

func TestAcceptsAndCountsDuplicates(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		base, poly := trades(1, smartmoney.Base, 30), trades(2, smartmoney.Polymarket, 20)
		body := ndjson(base) + "\n{\"type\":\"trade\"}\n" + ndjson(poly) + ndjson(base[:3])
		status, got := a.post(t, body, nil)
		want := map[string]any{
			"accepted": 50.0, "duplicates": 3.0, "retracted": 0.0, "unknown": 0.0, "cursor": map[string]any{"base": 30.0, "polymarket": 20.0},
			"rejected": []any{map[string]any{"line": 32.0, "error": got["rejected"].([]any)[0].(map[string]any)["error"]}},
		}
		if diff := cmp.Diff(want, got); status != 200 || diff != "" {
			t.Errorf("status %d, answer differs:\n%s", status, diff)
		}
		status, got = a.post(t, ndjson(base)+ndjson(trades(3, smartmoney.Base, 5)), nil)
		want = map[string]any{"accepted": 5.0, "duplicates": 30.0, "retracted": 0.0, "unknown": 0.0, "cursor": map[string]any{"base": 35.0}, "rejected": []any{}}
		if diff := cmp.Diff(want, got); status != 200 || diff != "" {
			t.Errorf("repeated: status %d, answer differs:\n%s", status, diff)
		}
		if a.enqueued[smartmoney.Base] != 35 || a.enqueued[smartmoney.Polymarket] != 20 {
			t.Errorf("enqueued %v", a.enqueued)
		}
		log, _, err := db.ReadLog(t.Context(), smartmoney.Base, 0, 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(append(base, trades(3, smartmoney.Base, 5)...), log.Events); diff != "" {
			t.Errorf("the log differs from what was sent:\n%s", diff)
		}
	})
}

func TestBodiesAndErrors(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{Body: 20_000, Unpacked: 40_000, Events: 60})
		var packed bytes.Buffer
		z := gzip.NewWriter(&packed)
		fmt.Fprint(z, ndjson(trades(5, smartmoney.Solana, 4)))
		z.Close()
		var bomb bytes.Buffer
		z = gzip.NewWriter(&bomb)
		fmt.Fprint(z, strings.Repeat("\n", 1_000_000))
		z.Close()
		var array []string
		for _, e := range trades(6, smartmoney.Ethereum, 3) {
			array = append(array, string(event.AppendJSON(nil, &e)))
		}
		for _, c := range []struct {
			name, body string
			header     map[string]string
			status     int
			accepted   any
			message    string
		}{
			{"gzip", packed.String(), map[string]string{"Content-Encoding": "gzip"}, 200, 4.0, ""},
			{"array", "[" + strings.Join(array, ",") + "]", map[string]string{"Content-Type": "application/json"}, 200, 3.0, ""},
			{"empty", "", nil, 200, 0.0, ""},
			{"nothing good", "{}\nnonsense\n", nil, 200, 0.0, ""},
			{"wrong type", "{}", map[string]string{"Content-Type": "text/csv"}, 415, nil, "Content-Type must be"},
			{"wrong encoding", "{}", map[string]string{"Content-Encoding": "br"}, 415, nil, "Content-Encoding must be"},
			{"not gzip", "{}", map[string]string{"Content-Encoding": "gzip"}, 400, nil, "failed to read the body"},
			{"too long", strings.Repeat(" ", 20_001), nil, 413, nil, "at most 20000 bytes"},
			{"bomb", bomb.String(), map[string]string{"Content-Encoding": "gzip"}, 413, nil, "at most 40000 bytes after decompression"},
			{"too many", strings.Repeat("{}\n", 61), nil, 413, nil, "at most 60 events"},
			{"long key", "", map[string]string{"Idempotency-Key": strings.Repeat("k", 201)}, 400, nil, "Idempotency-Key must be at most 200"},
		} {
			status, got := a.post(t, c.body, c.header)
			message, _ := got["error"].(string)
			if status != c.status || got["accepted"] != c.accepted || !strings.Contains(message, c.message) {
				t.Errorf("%s: status %d, answer %v; want %d, accepted %v, error with %q", c.name, status, got, c.status, c.accepted, c.message)
			}
		}
	})
}

func TestKeysAndMethods(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		for _, c := range []struct {
			header string
			status int
		}{{"", 401}, {"Basic abc", 401}, {"Bearer sms-nonsense", 401}, {"Bearer " + a.reading, 403}} {
			status, got := a.post(t, "{}", map[string]string{"Authorization": c.header})
			if message, _ := got["message"].(string); status != c.status || message == "" {
				t.Errorf("%q: status %d, answer %v; want %d with a message", c.header, status, got, c.status)
			}
		}
	})
}

// TestStrayRequests checks that unknown paths and methods are refused in JSON.
func TestStrayRequests(t *testing.T) {
	t.Parallel()
	a := newApp(t, testkit.SQLite(t), ingest.Limits{})
	for _, c := range []struct {
		method, path string
		status       int
		message      string
	}{
		{"GET", "/ingest/events", 405, "the method must be POST"},
		{"PUT", "/ingest/events", 405, "the method must be POST"},
		{"POST", "/ingest/status", 405, "the method must be GET"},
		{"GET", "/ingest/status?a=1&a=2", 400, "a must be given once, got 2 times"},
		{"GET", "/ingest/sources?a=%zz", 400, "the query string must be URL-encoded parameters"},
		{"POST", "/ingest/events?a=1&a=2", 400, "a must be given once, got 2 times"},
		{"POST", "/ingest/events/", 404, "no such path"},
		{"GET", "/ingest/", 404, "no such path"},
	} {
		r, err := http.NewRequestWithContext(t.Context(), c.method, a.URL+c.path, http.NoBody)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+a.key)
		if status, got := do(t, r); status != c.status || got["error"] != c.message {
			t.Errorf("%s %s: status %d, answer %v", c.method, c.path, status, got)
		}
	}
}

// TestSameKeySameAnswer checks that a request repeated with its key gets the same answer
// and has no further effect, even for events without an id.
func TestSameKeySameAnswer(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		body := ndjson(testkit.Events(7, smartmoney.Polymarket, 200, 20, 5))
		header := map[string]string{"Idempotency-Key": "file-1/request-1"}
		_, first := a.post(t, body, header)
		_, second := a.post(t, body, header)
		if diff := cmp.Diff(first, second); diff != "" {
			t.Errorf("answers differ:\n%s", diff)
		}
		logs, err := db.ChainLogs(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if got := logs[smartmoney.Polymarket.Index()].Durable; got != 200 {
			t.Errorf("log ends at %d, want 200", got)
		}
	})
}

// TestKeyOfAnotherRequest checks that a key never acknowledges events of another request,
// whatever the Content-Encoding.
func TestKeyOfAnotherRequest(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		header := map[string]string{"Idempotency-Key": "one"}
		first, other := ndjson(trades(1, smartmoney.Base, 3)), ndjson(trades(2, smartmoney.Base, 3))
		a.post(t, first, header)
		status, got := a.post(t, other, header)
		if message, _ := got["error"].(string); status != 400 || !strings.Contains(message, "other events") {
			t.Errorf("another request with the key: status %d, answer %v", status, got)
		}
		if status, got := a.post(t, other, nil); status != 200 || got["accepted"] != 3.0 {
			t.Errorf("that request without a key: status %d, answer %v", status, got)
		}
		var packed bytes.Buffer
		z := gzip.NewWriter(&packed)
		fmt.Fprint(z, first)
		z.Close()
		header["Content-Encoding"] = "gzip"
		if status, got := a.post(t, packed.String(), header); status != 200 || got["accepted"] != 3.0 {
			t.Errorf("first request repeated: status %d, answer %v", status, got)
		}
		status, got = a.post(t, first, map[string]string{"Idempotency-Key": "\xff\xfe"})
		if message, _ := got["error"].(string); status != 400 || !strings.Contains(message, "printable ASCII") {
			t.Errorf("key that is not printable: status %d, answer %v", status, got)
		}
	})
}

// TestManyAtOnce sends overlapping requests from many clients. Each trade must be in the
// log once, and the answers must add up.
func TestManyAtOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		all := trades(9, smartmoney.Base, 400)
		var wg sync.WaitGroup
		var mu sync.Mutex
		accepted, duplicates := 0.0, 0.0
		for i := range 16 {
			wg.Go(func() {
				part := all[i*20 : i*20+100]
				_, got := a.post(t, ndjson(part), nil)
				mu.Lock()
				defer mu.Unlock()
				accepted += got["accepted"].(float64)
				duplicates += got["duplicates"].(float64)
			})
		}
		wg.Wait()
		if accepted != 400 || duplicates != 1200 {
			t.Errorf("accepted %v, duplicates %v; want 400 and 1200", accepted, duplicates)
		}
	})
}

func TestStatus(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		a := newApp(t, db, ingest.Limits{})
		a.post(t, ndjson(trades(11, smartmoney.Base, 7)), nil)
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, a.URL+"/ingest/status", http.NoBody)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+a.key)
		status, got := do(t, r)
		a.rulesSince = time.Date(2026, 3, 1, 12, 0, 0, 5000, time.UTC)
		a.correcting.Store(&smartmoney.RunningCorrection{Since: time.Date(2026, 3, 1, 12, 5, 0, 0, time.UTC), Corrections: 2, Trades: 300})
		_, waiting := do(t, r.Clone(t.Context()))
		correction := waiting["chains"].(map[string]any)["base"].(map[string]any)["correction"]
		if diff := cmp.Diff(map[string]any{"since": "2026-03-01T12:05:00Z", "corrections": 2.0, "trades": 300.0}, correction); diff != "" {
			t.Errorf("the correction that the chain waits for (-want +got):\n%s", diff)
		}
		if waiting["rules_since"] != "2026-03-01T12:00:00.000005Z" {
			t.Errorf("rules since %v", waiting["rules_since"])
		}
		none := map[string]any{"durable": 0.0, "processed": 0.0, "last_event_at": nil}
		want := map[string]any{"chains": map[string]any{
			"base":     map[string]any{"durable": 7.0, "processed": 0.0, "last_event_at": nil},
			"ethereum": none, "solana": none, "polymarket": none,
		}, "too_old": nil, "rules": 2.0, "rules_since": nil}
		if diff := cmp.Diff(want, got); status != 200 || diff != "" {
			t.Errorf("status %d, answer differs:\n%s", status, diff)
		}
	})
}
