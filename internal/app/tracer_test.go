package app_test

import (
	"context"
	"encoding/hex"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	otlp "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// receiver is a collector: an HTTP server that decodes what is exported.
type receiver struct {
	*httptest.Server
	mu    sync.Mutex // guards spans and down
	spans []*otlp.Span
	down  bool
}

func newReceiver(t *testing.T) *receiver {
	r := &receiver{}
	r.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		body, err := io.ReadAll(req.Body)
		var message otlp.TracesData // has the field of an ExportTraceServiceRequest
		if err != nil || req.URL.Path != "/v1/traces" || proto.Unmarshal(body, &message) != nil {
			t.Errorf("%s: %v, no export of traces", req.URL.Path, err)
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		if r.down {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		for _, resource := range message.ResourceSpans {
			for _, scope := range resource.ScopeSpans {
				r.spans = append(r.spans, scope.Spans...)
			}
		}
	}))
	t.Cleanup(r.Close)
	return r
}

func (r *receiver) named(name string) (found []*otlp.Span) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, s := range r.spans {
		if s.Name == name {
			found = append(found, s)
		}
	}
	return found
}

func (r *receiver) one(t *testing.T, name string) *otlp.Span {
	t.Helper()
	found := r.named(name)
	if len(found) != 1 {
		t.Fatalf("%d spans %q, want 1", len(found), name)
	}
	return found[0]
}

func newTracer(t *testing.T, endpoint string, ratio float64) *app.Tracer {
	t.Helper()
	tracer, err := app.NewTracer(t.Context(), app.TracerOptions{Endpoint: endpoint, Ratio: ratio, Version: "v1", Role: "all", Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	return tracer
}

func stop(t *testing.T, tracer *app.Tracer) {
	t.Helper()
	testkit.Stop(t, tracer.Stop)
}

// TestFollow follows a signal from the request that uploaded its trade to the webhook, through two
// processes.
func TestFollow(t *testing.T) {
	r := newReceiver(t)
	engine, sender := newTracer(t, r.URL, 1), newTracer(t, r.URL+"/", 1)
	at := time.Date(2031, 1, 2, 3, 4, 5, 0, time.UTC)
	mux := http.NewServeMux()
	mux.HandleFunc("POST /ingest/{kind}", func(_ http.ResponseWriter, req *http.Request) {
		engine.Appended([]context.Context{req.Context(), context.Background()}, 5, 9, at, at.Add(time.Second))
	})
	request := httptest.NewRequest(http.MethodPost, "/ingest/events?key=hidden", strings.NewReader("secret body"))
	request.Header.Set("Authorization", "Bearer hidden")
	// not sampled
	request.Header.Set("Traceparent", "00-0123456789abcdef0123456789abcdef-0123456789abcdef-00")
	engine.HTTP(mux).ServeHTTP(httptest.NewRecorder(), request)
	engine.Raised(&app.TracedSignal{ID: "s1", Chain: "base", Type: "whale_move", Offset: 7, IngestedAt: at, DetectedAt: at.Add(2 * time.Second), CommittedAt: at.Add(3 * time.Second)})
	engine.Streamed("s1", at.Add(4*time.Second), time.Second)
	sender.Attempt("s1", "message", 500, "not accepted", at.Add(4*time.Second), time.Second)
	stop(t, engine)
	stop(t, sender)

	uploaded, appended, raised := r.one(t, "request POST /ingest/{kind}"), r.one(t, "append"), r.one(t, "signal")
	if string(appended.ParentSpanId) != string(uploaded.SpanId) || string(appended.TraceId) != string(uploaded.TraceId) {
		t.Error("the append is not part of its request")
	}
	if len(uploaded.ParentSpanId) != 0 || len(uploaded.Links) != 1 || hex.EncodeToString(uploaded.Links[0].TraceId) != "0123456789abcdef0123456789abcdef" {
		t.Errorf("the caller's trace is no link: %v", uploaded)
	}
	if len(raised.Links) != 1 || string(raised.Links[0].SpanId) != string(appended.SpanId) {
		t.Errorf("the signal does not link to its append: %v", raised.Links)
	}
	for _, name := range []string{"detect", "commit", "stream", "webhook attempt"} {
		if s := r.one(t, name); string(s.TraceId) != string(raised.TraceId) || string(s.ParentSpanId) != string(raised.SpanId) {
			t.Errorf("%s is not part of the signal's trace", name)
		}
	}
	if s := r.one(t, "webhook attempt"); s.Status.GetCode() != otlp.Status_STATUS_CODE_ERROR || s.EndTimeUnixNano-s.StartTimeUnixNano != uint64(time.Second) {
		t.Errorf("the attempt: %v", s)
	}
	for _, s := range r.spans {
		if text := s.String(); strings.Contains(text, "hidden") || strings.Contains(text, "secret body") {
			t.Errorf("a secret is in %s", text)
		}
	}
}

// TestRatio checks that processes agree about which signals are traced.
func TestRatio(t *testing.T) {
	r := newReceiver(t)
	engine, sender := newTracer(t, r.URL, 0.5), newTracer(t, r.URL, 0.5)
	const signals = 200
	for i := range signals {
		id, now := hex.EncodeToString([]byte{byte(i)}), time.Now()
		engine.Raised(&app.TracedSignal{ID: id, DetectedAt: now, CommittedAt: now})
		sender.Attempt(id, id, 204, "", now, 0)
	}
	stop(t, engine)
	stop(t, sender)
	raised := map[string]bool{}
	for _, s := range r.named("signal") {
		raised[string(s.TraceId)] = true
	}
	if n := len(raised); n < signals/4 || n > signals*3/4 {
		t.Errorf("%d of %d signals are traced, want about half", n, signals)
	}
	attempts := r.named("webhook attempt")
	for _, s := range attempts {
		if !raised[string(s.TraceId)] {
			t.Error("an attempt of a signal that is not traced is")
		}
	}
	if len(attempts) != len(raised) {
		t.Errorf("%d attempts of %d signals", len(attempts), len(raised))
	}
}

// TestCollectorAway checks that spans are counted as lost while the collector is away, and nothing
// else happens.
func TestCollectorAway(t *testing.T) {
	r := newReceiver(t)
	r.down = true
	tracer := newTracer(t, r.URL, 1)
	now := time.Now()
	tracer.Committed(3, now, time.Millisecond)
	tracer.Committed(0, now, time.Millisecond)
	tracer.Operation(t.Context(), "query", "wallets", "RATE_LIMITED", now, time.Millisecond)
	stop(t, tracer)
	if got := tracer.Stats(); got != (app.TracerStats{Ended: 2, Failed: 2}) {
		t.Errorf("%+v, want 2 lost spans", got)
	}
	testkit.WantMetrics(t, tracer.Collectors(),
		"smartmoney_trace_spans_ended_total 2", "smartmoney_trace_spans_exported_total 0", "smartmoney_trace_spans_failed_total 2")
}

// TestOff checks that a nil tracer does nothing.
func TestOff(t *testing.T) {
	var off *app.Tracer
	next := http.NewServeMux()
	if off.HTTP(next) != http.Handler(next) {
		t.Error("requests are traced")
	}
	off.Appended([]context.Context{t.Context()}, 1, 2, time.Now(), time.Now())
	off.Raised(&app.TracedSignal{})
	off.Streamed("s", time.Now(), 0)
	off.Attempt("s", "m", 200, "", time.Now(), 0)
	off.Operation(t.Context(), "query", "wallets", "OK", time.Now(), 0)
	off.Committed(1, time.Now(), 0)
	if off.Stats() != (app.TracerStats{}) {
		t.Error("a nil tracer counts")
	}
}
