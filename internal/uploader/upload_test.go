package uploader_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/uploader"
)

func TestUploadKeepsOrder(t *testing.T) {
	t.Parallel()
	s := newService(t)
	path, lines := native(t, 95)
	w := &watcher{}
	sum, err := client(t, s, nil).UploadFile(t.Context(), path, "", adapter(t, "events"), w)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(lines, s.log); diff != "" {
		t.Errorf("log (-want +got):\n%s", diff)
	}
	if sum.Read != 95 || sum.Accepted != 95 || sum.Sent != 95 || sum.Requests != 10 || sum.Cursor["base"] != 95 {
		t.Errorf("summary %+v", sum)
	}
	if len(slices.Compact(slices.Sorted(slices.Values(s.keys)))) != 10 {
		t.Errorf("Idempotency-Keys of 10 requests: %q", s.keys)
	}
	h := s.headers[0]
	if h.Get("Authorization") != "Bearer secret" || h.Get("Content-Type") != "application/x-ndjson" || h.Get("Content-Encoding") != "" {
		t.Errorf("headers %v", h)
	}
	if w.started != 1 || w.finished != 1 || !slices.IsSorted(w.bytes) {
		t.Errorf("watcher %+v", w)
	}
}

// TestUploadCompresses checks that requests to another host are compressed.
func TestUploadCompresses(t *testing.T) {
	t.Parallel()
	s := newService(t)
	path, lines := native(t, 5)
	c := client(t, s, func(o *uploader.Options) {
		o.URL = "http://ingest.example"
		target := s.Listener.Addr().String()
		o.HTTP = &http.Client{Transport: roundTrip(func(r *http.Request) (*http.Response, error) {
			r.URL.Host = target
			return s.Client().Transport.RoundTrip(r)
		})}
	})
	if _, err := c.UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{}); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(lines, s.log); diff != "" || s.headers[0].Get("Content-Encoding") != "gzip" {
		t.Errorf("headers %v, log (-want +got):\n%s", s.headers[0], diff)
	}
}

type roundTrip func(*http.Request) (*http.Response, error)

func (rt roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return rt(r) }

func TestSummaryNamesSourceLines(t *testing.T) {
	t.Parallel()
	s := newService(t)
	path := filepath.Join(t.TempDir(), "in.json")
	text := `{"id":"1"}` + "\n\n\n" + `{"bad":1}` + "\n" + strings.Repeat("x", 2<<20) + "\n" + `{"bad":2}` + "\n" + `{"id":"1"}`
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	sum, err := client(t, s, nil).UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{})
	if err != nil {
		t.Fatal(err)
	}
	want := &uploader.Summary{
		File: path, Format: "events", Read: 5, Sent: 4, Accepted: 1, Duplicates: 1, Skipped: 1, Rejected: 2, Requests: 1,
		SkippedBy:  map[string]int{"record is too long": 1},
		RejectedBy: map[string]int{"side is required": 2},
		Examples:   []uploader.Rejection{{Line: 4, Error: "side is required"}, {Line: 6, Error: "side is required"}},
		Cursor:     map[string]int64{"base": 1},
	}
	if diff := cmp.Diff(want, sum); diff != "" {
		t.Errorf("summary (-want +got):\n%s", diff)
	}
	var out bytes.Buffer
	if err := sum.Write(&out); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"5 read, 1 accepted, 1 duplicates, 1 skipped, 2 rejected", "skipped 1: record is too long", "line 6: side is required"} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("summary lacks %q:\n%s", part, out.String())
		}
	}
}

func TestRetries(t *testing.T) {
	t.Parallel()
	s := newService(t)
	s.before = func(w http.ResponseWriter, r *http.Request, number int) bool {
		switch number {
		case 1:
			panic(http.ErrAbortHandler) // the connection breaks
		case 2:
			w.Header().Set("Retry-After", "7")
			http.Error(w, `{"error":"slow down"}`, http.StatusTooManyRequests)
		case 3:
			s.accept(devNull{w.Header()}, r) // committed, but the answer is lost
			panic(http.ErrAbortHandler)
		default:
			return false
		}
		return true
	}
	path, lines := native(t, 5)
	time0 := newClock()
	var reports []string
	c := client(t, s, func(o *uploader.Options) {
		o.Clock = time0
		// On a reused connection the transport would retry by itself.
		o.HTTP = &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
		o.Report = func(text string) { reports = append(reports, text) }
	})
	sum, err := c.UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(lines, s.log); diff != "" || sum.Duplicates != 5 {
		t.Errorf("%d duplicates, log (-want +got):\n%s", sum.Duplicates, diff)
	}
	if diff := cmp.Diff([]time.Duration{250 * time.Millisecond, 7 * time.Second, time.Second}, time0.slept); diff != "" {
		t.Errorf("pauses (-want +got):\n%s", diff)
	}
	if len(slices.Compact(slices.Clone(s.keys))) != 1 || s.keys[0] == "" {
		t.Errorf("Idempotency-Keys of the retries: %q", s.keys)
	}
	if len(reports) != 3 || !strings.Contains(reports[1], "slow down") {
		t.Errorf("reports %q", reports)
	}
}

type devNull struct{ header http.Header }

func (d devNull) Header() http.Header         { return d.header }
func (d devNull) Write(p []byte) (int, error) { return len(p), nil }
func (d devNull) WriteHeader(int)             {}

func TestRetriesEnd(t *testing.T) {
	t.Parallel()
	s := newService(t)
	s.before = func(w http.ResponseWriter, _ *http.Request, _ int) bool {
		http.Error(w, "down", http.StatusBadGateway)
		return true
	}
	path, _ := native(t, 5)
	time0 := newClock()
	c := client(t, s, func(o *uploader.Options) { o.Clock = time0; o.RetryFor = 10 * time.Second })
	began := time0.Now()
	_, err := c.UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{})
	var status *uploader.StatusError
	if !errors.As(err, &status) || status.Status != http.StatusBadGateway {
		t.Fatalf("error %v", err)
	}
	if spent := time0.Now().Sub(began); spent > 10*time.Second || s.requests < 4 {
		t.Errorf("gave up after %s and %d requests", spent, s.requests)
	}
}

// Once nothing has answered for the third time, a line says what to check. An error of the service is
// an answer.
func TestNothingAnswers(t *testing.T) {
	t.Parallel()
	s := newService(t)
	path, _ := native(t, 5)
	for url, want := range map[string]int{"http://127.0.0.1:1": 1, s.URL: 0} {
		s.before = func(w http.ResponseWriter, _ *http.Request, _ int) bool {
			http.Error(w, "down", http.StatusBadGateway)
			return true
		}
		var reports []string
		c := client(t, s, func(o *uploader.Options) {
			o.URL, o.Clock, o.RetryFor = url, newClock(), 10*time.Second
			o.Report = func(line string) { reports = append(reports, line) }
		})
		if _, err := c.UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{}); err == nil {
			t.Fatal("the upload succeeded")
		}
		hints := strings.Count(strings.Join(reports, "\n"), "nothing answers at "+url)
		if hints != want || len(reports) < 4 {
			t.Errorf("%s: %d hints in %q, want %d", url, hints, reports, want)
		}
	}
}

func TestFinalAnswers(t *testing.T) {
	t.Parallel()
	for status, want := range map[int]string{
		http.StatusBadRequest:            "no body",
		http.StatusUnauthorized:          "no body",
		http.StatusForbidden:             "no body",
		http.StatusRequestEntityTooLarge: "smaller batch",
	} {
		s := newService(t)
		s.before = func(w http.ResponseWriter, _ *http.Request, _ int) bool {
			w.WriteHeader(status)
			_, _ = io.WriteString(w, `{"error":"no body"}`)
			return true
		}
		path, _ := native(t, 50)
		_, err := client(t, s, nil).UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{})
		if err == nil || !strings.Contains(err.Error(), want) || s.requests != 1 {
			t.Errorf("%d: error %v after %d requests, want it to contain %q", status, err, s.requests, want)
		}
	}
}

// TestInterruptionsResume checks that every record arrives once and in order, however
// often the upload is interrupted, before or after the service's commit.
func TestInterruptionsResume(t *testing.T) {
	t.Parallel()
	for name, commit := range map[string]bool{"before the commit": false, "after the commit": true} {
		t.Run(name, func(t *testing.T) {
			s := newService(t)
			path, lines := native(t, 95)
			dir := t.TempDir()
			sent := 0
			for run := 1; ; run++ {
				ctx, cancel := context.WithCancel(t.Context())
				s.before = func(w http.ResponseWriter, r *http.Request, number int) bool {
					if number%4 != 3 { // every fourth request ends the run
						return false
					}
					if commit {
						s.accept(devNull{w.Header()}, r)
					}
					cancel()
					panic(http.ErrAbortHandler)
				}
				c := client(t, s, func(o *uploader.Options) { o.Progress = stateIn(t, dir) })
				sum, err := c.UploadFile(ctx, path, "", adapter(t, "events"), &watcher{})
				cancel()
				sent += sum.Sent
				if err == nil {
					if run < 3 || sum.Resumed == 0 || sum.Read != 95 {
						t.Errorf("last run, number %d: %+v", run, sum)
					}
					break
				}
				if !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "run the same command to resume") {
					t.Fatalf("run %d: error %v", run, err)
				}
			}
			if diff := cmp.Diff(lines, s.log); diff != "" {
				t.Errorf("log (-want +got):\n%s", diff)
			}
			if sent != len(lines) {
				t.Errorf("%d events in acknowledged requests, want each of %d once", sent, len(lines))
			}
			// A retry of the interrupted request has the same Idempotency-Key.
			if s.keys[2] != s.keys[3] || s.keys[1] == s.keys[2] {
				t.Errorf("keys %q", s.keys)
			}
			if left, err := os.ReadDir(dir); err != nil || len(left) != 0 {
				t.Errorf("%d progress files are left at the end (%v)", len(left), err)
			}
		})
	}
}

// TestWhatDoesNotResume checks that a finished file is uploaded from its start under new
// keys, as is one whose content or settings changed.
func TestWhatDoesNotResume(t *testing.T) {
	t.Parallel()
	s := newService(t)
	path, lines := native(t, 25)
	progress := stateIn(t, t.TempDir())
	c := client(t, s, func(o *uploader.Options) { o.Progress = progress })
	for range 2 {
		if _, err := c.UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{}); err != nil {
			t.Fatal(err)
		}
	}
	if len(s.log) != 25 || s.requests != 6 || s.keys[0] == s.keys[3] {
		t.Errorf("%d events, %d requests, keys %q", len(s.log), s.requests, s.keys)
	}

	s.before = func(w http.ResponseWriter, _ *http.Request, number int) bool {
		if number == 8 {
			w.WriteHeader(http.StatusBadRequest)
		}
		return number == 8
	}
	if _, err := c.UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{}); err == nil {
		t.Fatal("a refused upload succeeded")
	}
	for name, upload := range map[string]func() (*uploader.Summary, error){
		"other settings": func() (*uploader.Summary, error) {
			return c.UploadFile(t.Context(), path, "x", adapter(t, "events"), &watcher{})
		},
		"other content": func() (*uploader.Summary, error) {
			changed := strings.Replace("\n"+strings.Join(lines, "\n")+"\n", "t24", "u24", 1)
			if err := os.WriteFile(path, []byte(changed), 0o600); err != nil {
				t.Fatal(err)
			}
			return c.UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{})
		},
	} {
		if sum, err := upload(); err != nil || sum.Resumed != 0 {
			t.Errorf("%s: %+v, error %v", name, sum, err)
		}
	}
}

// TestBrokenSource checks that everything before a broken end is uploaded and that the
// error names the file.
func TestBrokenSource(t *testing.T) {
	t.Parallel()
	s := newService(t)
	path := filepath.Join(t.TempDir(), "in.json")
	if err := os.WriteFile(path, []byte(`[{"id":"1"},{"id":"2"},{"i`), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := client(t, s, nil).UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{})
	if !errors.Is(err, io.ErrUnexpectedEOF) || !strings.Contains(err.Error(), path) || len(s.log) != 2 {
		t.Errorf("error %v, log %q", err, s.log)
	}
}

// TestUploadPipe checks that a named pipe can be uploaded.
func TestUploadPipe(t *testing.T) {
	t.Parallel()
	s := newService(t)
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Fatal(err)
	}
	wrote := make(chan error, 1)
	go func() { wrote <- os.WriteFile(path, []byte("{\"id\":\"1\"}\n{\"id\":\"2\"}\n"), 0o600) }()
	c := client(t, s, func(o *uploader.Options) { o.Progress = stateIn(t, t.TempDir()) })
	sum, err := c.UploadFile(t.Context(), path, "", adapter(t, "events"), &watcher{})
	if err != nil || sum.Accepted != 2 {
		t.Errorf("%+v, error %v", sum, err)
	}
	if err := <-wrote; err != nil {
		t.Error(err)
	}
	if _, err := c.UploadFile(t.Context(), t.TempDir(), "", adapter(t, "events"), &watcher{}); err == nil || !strings.Contains(err.Error(), "not a regular file") {
		t.Errorf("a directory: error %v", err)
	}
}

// TestCancelWhileReading checks that the end of the context ends a blocked read.
func TestCancelWhileReading(t *testing.T) {
	t.Parallel()
	s := newService(t)
	in, out := io.Pipe()
	defer out.Close()
	ctx, cancel := context.WithCancel(t.Context())
	s.before = func(http.ResponseWriter, *http.Request, int) bool { cancel(); return false }
	go func() { _, _ = io.WriteString(out, strings.Repeat("{\"id\":\"1\"}\n", 8000)) }()
	_, err := client(t, s, nil).Upload(ctx, "-", in, adapter(t, "events"), &watcher{})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

func TestWait(t *testing.T) {
	t.Parallel()
	s := newService(t)
	time0 := newClock()
	c := client(t, s, func(o *uploader.Options) { o.Clock = time0 })
	w := &watcher{}
	if err := c.Wait(t.Context(), map[string]int64{"base": 4}, w); err != nil {
		t.Fatal(err)
	}
	if s.polls != 4 {
		t.Errorf("%d polls, want 4", s.polls)
	}
	want := []uploader.Waiting{ // the first poll failed
		{Processed: 2, Events: 4, Begun: 2},
		{Processed: 3, Events: 4, Begun: 2, Spent: 250 * time.Millisecond},
		{Processed: 4, Events: 4, Begun: 2, Spent: 500 * time.Millisecond},
	}
	if diff := cmp.Diff(want, w.waits); diff != "" || w.finished != 1 {
		t.Errorf("finished %d times, waits (-want +got):\n%s", w.finished, diff)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := c.Wait(ctx, map[string]int64{"base": 1e9}, &watcher{}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

func TestOptionBounds(t *testing.T) {
	t.Parallel()
	for field, o := range map[string]uploader.Options{
		"url":       {URL: "localhost:8080"},
		"batch":     {URL: "http://localhost", Batch: uploader.MaxBatch + 1},
		"retry-for": {URL: "http://localhost", RetryFor: -1},
	} {
		if _, err := uploader.New(o); err == nil || !strings.HasPrefix(err.Error(), field+" must be") {
			t.Errorf("%s: error %v", field, err)
		}
	}
}

func TestPlainWatcher(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	time0 := newClock()
	p := uploader.NewPlain(&out, time0)
	p.Start("in.csv", 1000)
	for i := range 4 {
		if err := time0.Sleep(t.Context(), 2*time.Second); err != nil {
			t.Fatal(err)
		}
		p.Advance(uploader.Status{Bytes: int64(i+1) * 100, Summary: &uploader.Summary{Sent: (i + 1) * 20}})
	}
	p.Finish()
	want := "in.csv: 40 events sent, 10 events/s, 20 %, 16s left\nin.csv: 80 events sent, 10 events/s, 40 %, 12s left\n"
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
}

// TestPlainWatchesWait checks that a wait prints processed events, speed and time left
// every few seconds.
func TestPlainWatchesWait(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s, time0 := newService(t), newClock()
	c := client(t, s, func(o *uploader.Options) { o.Clock = time0 })
	if err := c.Wait(t.Context(), map[string]int64{"base": 30, "solana": 0}, uploader.NewPlain(&out, time0)); err != nil {
		t.Fatal(err)
	}
	// One event per poll, four polls a second, from the second poll on.
	want := "processed 14 of 30 events, 4 events/s, 4s left\nprocessed 26 of 30 events, 4 events/s, 1s left\n"
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
	out.Reset()
	p, begun := uploader.NewPlain(&out, time0), time0.Now()
	for range 3 { // no progress
		p.Wait(uploader.Waiting{Processed: 5, Begun: 5, Events: 9, Spent: time0.Now().Sub(begun)})
		if err := time0.Sleep(t.Context(), 2*time.Second); err != nil {
			t.Fatal(err)
		}
	}
	if got := out.String(); got != "processed 5 of 9 events, 0 events/s\n" {
		t.Errorf("lines %q", got)
	}
}

// TestBarWatchesWait checks that a bar is drawn for a wait of a second or more and not for
// a shorter one.
func TestBarWatchesWait(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	b := uploader.NewBar(&out)
	b.Wait(uploader.Waiting{Processed: 5, Begun: 5, Events: 9})
	b.Wait(uploader.Waiting{Processed: 9, Begun: 5, Events: 9, Spent: 2 * time.Second})
	b.Finish()
	if out.Len() > 0 {
		t.Errorf("a wait that ends at once shows %q", out.String())
	}
	b.Wait(uploader.Waiting{Processed: 5, Begun: 5, Events: 9})
	b.Wait(uploader.Waiting{Processed: 7, Begun: 5, Events: 9, Spent: 2 * time.Second})
	b.Wait(uploader.Waiting{Processed: 9, Begun: 5, Events: 9, Spent: 4 * time.Second})
	b.Finish()
	if !strings.Contains(out.String(), "processed 9 of 9 events, 1 events/s") {
		t.Errorf("the bar shows %q", out.String())
	}
}

func TestBarWatcher(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	b := uploader.NewBar(&out)
	b.Start("dir/in.csv", 1000)
	b.Advance(uploader.Status{Bytes: 1000, Summary: &uploader.Summary{}})
	b.Finish()
	if !strings.Contains(out.String(), "in.csv") {
		t.Errorf("the bar shows %q", out.String())
	}
}

func TestDefaultStateDir(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ xdg, home, want string }{
		{"/state", "/home/me", "/state/smartmoney/ingest"},
		{"relative", "/home/me", "/home/me/.local/state/smartmoney/ingest"},
		{"", "", ""},
	} {
		getenv := func(name string) string { return map[string]string{"XDG_STATE_HOME": tt.xdg, "HOME": tt.home}[name] }
		if got, err := uploader.DefaultStateDir(getenv); got != tt.want || (err != nil) != (tt.want == "") {
			t.Errorf("%+v: %q, %v", tt, got, err)
		}
	}
}
