package uploader_test

import (
	"bufio"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/uploader"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// service implements the ingest endpoints with a log in memory. It calls before first;
// if that returns true it has answered the request.
type service struct {
	*httptest.Server
	before func(w http.ResponseWriter, r *http.Request, number int) bool

	mu       sync.Mutex // guards what follows
	log      []string   // accepted lines, in order
	known    map[string]bool
	keys     []string // Idempotency-Key of each request
	headers  []http.Header
	requests int
	polls    int
}

func newService(t *testing.T) *service {
	t.Helper()
	s := &service{known: map[string]bool{}}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /ingest/events", s.events)
	mux.HandleFunc("GET /ingest/status", s.status)
	s.Server = httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s
}

func (s *service) events(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.requests++
	s.keys = append(s.keys, r.Header.Get("Idempotency-Key"))
	s.headers = append(s.headers, r.Header.Clone())
	if s.before != nil && s.before(w, r, s.requests) {
		return
	}
	s.accept(w, r)
}

// accept appends the lines of a request. A known line is a duplicate; one that contains
// "bad" is rejected.
func (s *service) accept(w http.ResponseWriter, r *http.Request) {
	body := io.Reader(r.Body)
	if r.Header.Get("Content-Encoding") == "gzip" {
		unzipped, err := gzip.NewReader(body)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		body = unzipped
	}
	answer := map[string]any{}
	accepted, duplicates, number := 0, 0, 0
	rejected := []map[string]any{}
	lines := bufio.NewScanner(body)
	for lines.Scan() {
		number++
		switch line := lines.Text(); {
		case strings.Contains(line, "bad"):
			rejected = append(rejected, map[string]any{"line": number, "error": "side is required"})
		case s.known[line]:
			duplicates++
		default:
			s.known[line] = true
			s.log = append(s.log, line)
			accepted++
		}
	}
	answer["accepted"], answer["duplicates"], answer["rejected"] = accepted, duplicates, rejected
	answer["cursor"] = map[string]int{"base": len(s.log)}
	_ = json.NewEncoder(w).Encode(answer)
}

// status reports one more processed event at every poll.
func (s *service) status(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.polls++
	if s.polls == 1 {
		http.Error(w, "starting", http.StatusServiceUnavailable)
		return
	}
	fmt.Fprintf(w, `{"chains":{"base":{"durable":%d,"processed":%d,"last_event_at":null}}}`, len(s.log), s.polls)
}

// clock advances only in Sleep, which returns at once.
type clock struct {
	mu    sync.Mutex // guards what follows
	now   time.Time
	slept []time.Duration
}

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) Sleep(ctx context.Context, d time.Duration) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
	c.slept = append(c.slept, d)
	return ctx.Err()
}

func newClock() *clock { return &clock{now: time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)} }

// watcher records its calls.
type watcher struct {
	mu       sync.Mutex // guards what follows
	started  int
	finished int
	bytes    []int64
	waits    []uploader.Waiting
}

func (w *watcher) Start(string, int64) { w.mu.Lock(); defer w.mu.Unlock(); w.started++ }
func (w *watcher) Finish()             { w.mu.Lock(); defer w.mu.Unlock(); w.finished++ }

func (w *watcher) Advance(s uploader.Status) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.bytes = append(w.bytes, s.Bytes)
}

func (w *watcher) Wait(s uploader.Waiting) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.waits = append(w.waits, s)
}

// client returns a client of the service. change, unless nil, may change its options.
func client(t *testing.T, s *service, change func(*uploader.Options)) *uploader.Client {
	t.Helper()
	runs := 0
	transport := &http.Transport{}
	t.Cleanup(transport.CloseIdleConnections)
	options := uploader.Options{
		URL: s.URL, Key: "secret", Batch: 10, RetryFor: time.Minute, Clock: newClock(),
		HTTP:   &http.Client{Transport: transport},
		Jitter: func() float64 { return 1 },
		NewRun: func() string { runs++; return fmt.Sprintf("run %d of %p", runs, &runs) },
	}
	if change != nil {
		change(&options)
	}
	c, err := uploader.New(options)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func stateIn(t *testing.T, dir string) *uploader.Progress {
	t.Helper()
	progress, err := uploader.OpenProgress(dir)
	if err != nil {
		t.Fatal(err)
	}
	return progress
}

// native writes a file of n events, one per line from the second line on.
func native(t *testing.T, n int) (path string, lines []string) {
	t.Helper()
	for i := range n {
		lines = append(lines, fmt.Sprintf(`{"type":"trade","id":"t%d"}`, i))
	}
	path = filepath.Join(t.TempDir(), "events.ndjson")
	if err := os.WriteFile(path, []byte("\n"+strings.Join(lines, "\n")+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return path, lines
}

func adapter(t *testing.T, format string) importer.Adapter {
	t.Helper()
	a, err := importer.New(format, importer.DefaultSettings())
	if err != nil {
		t.Fatal(err)
	}
	return a
}
