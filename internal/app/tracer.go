package app

import (
	"cmp"
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.opentelemetry.io/contrib/instrumentation/net/http/otelhttp"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/resource"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	semconv "go.opentelemetry.io/otel/semconv/v1.37.0"
	"go.opentelemetry.io/otel/trace"
	tracepb "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// Bounds of what waits for the collector. A span takes about a kilobyte; those beyond the queue are
// dropped.
const (
	maxQueued     = 4096
	exportTimeout = 5 * time.Second
	maxAttributes = 32
	maxValue      = 256 // characters of an attribute
)

// TracerOptions configures NewTracer.
type TracerOptions struct {
	// Endpoint is the URL of the collector, with the path of traces unless that is /v1/traces.
	Endpoint string
	// Ratio is the part of traces that is exported, 0 to 1. Every process must have the same one.
	Ratio float64
	// Version and Role describe the process.
	Version, Role string
	// Log receives failures of the export, at most one a minute.
	Log *slog.Logger
}

// Tracer makes spans and exports them. Its methods do nothing on nil and are safe for concurrent
// use.
//
// A signal's trace has an id that follows from the signal's, so that every process that deals with
// the signal adds to one trace, with nothing passed on or stored. A nil *Tracer traces nothing. No
// span carries a key, a secret, a body or variables of a query.
type Tracer struct {
	provider *sdktrace.TracerProvider
	tracer   trace.Tracer
	appends  appends
	counts   counts
}

// TracerStats counts spans since NewTracer. The difference is waiting, or was dropped because the
// queue was full.
type TracerStats struct{ Ended, Exported, Failed uint64 }

type counts struct{ ended, exported, failed atomic.Uint64 }

// NewTracer returns a tracer, which exports until Stop. The collector need not be there.
func NewTracer(ctx context.Context, o TracerOptions) (*Tracer, error) {
	client, err := newCollector(o.Endpoint)
	if err != nil {
		return nil, err
	}
	exporter, err := otlptrace.New(ctx, client)
	if err != nil {
		return nil, fmt.Errorf("open the export of traces: %w", err)
	}
	t := &Tracer{}
	limits := sdktrace.NewSpanLimits()
	limits.AttributeCountLimit, limits.AttributeValueLengthLimit, limits.LinkCountLimit = maxAttributes, maxValue, maxLinks
	t.provider = sdktrace.NewTracerProvider(
		// by the trace's id alone, so that all processes agree
		sdktrace.WithSampler(sdktrace.TraceIDRatioBased(o.Ratio)),
		sdktrace.WithIDGenerator(ids{}),
		sdktrace.WithRawSpanLimits(limits),
		sdktrace.WithResource(resource.NewSchemaless(
			semconv.ServiceName("smartmoney"), semconv.ServiceVersion(o.Version), attribute.String("smartmoney.role", o.Role))),
		sdktrace.WithSpanProcessor(&counting{&t.counts}),
		sdktrace.WithSpanProcessor(sdktrace.NewBatchSpanProcessor(&counted{exporter, &t.counts, o.Log, atomic.Int64{}},
			sdktrace.WithMaxQueueSize(maxQueued), sdktrace.WithExportTimeout(exportTimeout))),
	)
	t.tracer = t.provider.Tracer("smartmoney")
	return t, nil
}

// Start does nothing: spans are exported from NewTracer on.
func (t *Tracer) Start(context.Context) error { return nil }

// Stop exports what waits, until ctx ends.
func (t *Tracer) Stop(ctx context.Context) error {
	if err := t.provider.Shutdown(ctx); err != nil {
		return fmt.Errorf("export the last traces: %w", err)
	}
	return nil
}

// Stats returns the counts of spans.
func (t *Tracer) Stats() TracerStats {
	if t == nil {
		return TracerStats{}
	}
	return TracerStats{Ended: t.counts.ended.Load(), Exported: t.counts.exported.Load(), Failed: t.counts.failed.Load()}
}

// Collectors returns the metrics of the tracer.
func (t *Tracer) Collectors() []prometheus.Collector {
	return []prometheus.Collector{telemetry.Read(func(_ context.Context, s telemetry.Scrape) {
		now := t.Stats()
		s.Count("smartmoney_trace_spans_ended_total", "Spans of traces that ended and are to be exported.", float64(now.Ended))
		s.Count("smartmoney_trace_spans_exported_total", "Spans that the collector took.", float64(now.Exported))
		s.Count("smartmoney_trace_spans_failed_total", "Spans that the collector did not take.", float64(now.Failed))
	})}
}

// HTTP returns a handler that traces the requests to another one. A caller's traceparent becomes a
// link, not the parent: it must not decide what is exported.
func (t *Tracer) HTTP(next http.Handler) http.Handler {
	if t == nil {
		return next
	}
	return otelhttp.NewHandler(next, "http", otelhttp.WithTracerProvider(t.provider), otelhttp.WithPropagators(propagation.TraceContext{}),
		otelhttp.WithPublicEndpointFn(func(*http.Request) bool { return true }),
		otelhttp.WithSpanNameFormatter(spanName))
}

// spanName names a request's span by the pattern of its handler, of which there are few. The
// library asks again after the request, when the mux has set it: then the path is known to be one
// of the service's.
func spanName(_ string, r *http.Request) string {
	if r.Pattern == "" {
		return "request"
	}
	trace.SpanFromContext(r.Context()).SetAttributes(semconv.URLPath(httpapi.LoggedPath(r)))
	return "request " + r.Pattern
}

// Operation adds a GraphQL operation to the trace of its request. code is OK or the code of its
// first error.
func (t *Tracer) Operation(ctx context.Context, kind, field, code string, began time.Time, took time.Duration) {
	if t == nil {
		return
	}
	_, span := t.tracer.Start(ctx, "graphql "+kind+" "+field, trace.WithTimestamp(began), trace.WithAttributes(
		attribute.String("graphql.operation.type", kind), attribute.String("smartmoney.field", field), attribute.String("smartmoney.code", code)))
	if code != "OK" {
		span.SetStatus(codes.Error, code)
	}
	span.End(trace.WithTimestamp(began.Add(took)))
}

// Committed traces a commit of the engine that applied events.
func (t *Tracer) Committed(events int, now time.Time, took time.Duration) {
	if t == nil || events == 0 {
		return
	}
	_, span := t.tracer.Start(context.Background(), "engine commit", trace.WithNewRoot(), trace.WithTimestamp(now.Add(-took)),
		trace.WithAttributes(attribute.Int("smartmoney.events", events)))
	span.End(trace.WithTimestamp(now))
}

// counting counts spans that ended and are to be exported. It takes what may be secret out of the
// path that the library puts into them, as far as that is possible before a mux has matched it.
type counting struct{ counts *counts }

// OnStart replaces the path of a request.
func (counting) OnStart(_ context.Context, span sdktrace.ReadWriteSpan) {
	for _, a := range span.Attributes() {
		if a.Key == semconv.URLPathKey {
			span.SetAttributes(semconv.URLPath(httpapi.SafePath(a.Value.AsString(), "")))
		}
	}
}

// OnEnd counts a span.
func (c counting) OnEnd(sdktrace.ReadOnlySpan) { c.counts.ended.Add(1) }

// Shutdown does nothing.
func (counting) Shutdown(context.Context) error { return nil }

// ForceFlush does nothing.
func (counting) ForceFlush(context.Context) error { return nil }

// counted counts what an exporter exports, and logs its failures.
type counted struct {
	sdktrace.SpanExporter
	counts *counts
	log    *slog.Logger
	logged atomic.Int64 // when, unix ns
}

// ExportSpans exports spans.
func (c *counted) ExportSpans(ctx context.Context, spans []sdktrace.ReadOnlySpan) error {
	err := c.SpanExporter.ExportSpans(ctx, spans)
	if err == nil {
		c.counts.exported.Add(uint64(len(spans)))
		return nil
	}
	c.counts.failed.Add(uint64(len(spans)))
	now := time.Now().UnixNano()
	if last := c.logged.Load(); now-last > int64(time.Minute) && c.logged.CompareAndSwap(last, now) {
		c.log.Warn("traces are not exported, spans are lost", "error", err, "spans", len(spans))
	}
	return nil // the failure is counted and logged; the library would write it to stderr
}

// newTracer returns what exports traces by the settings, nil if none are.
func newTracer(cfg *config.Config, log *slog.Logger) (*Tracer, error) {
	if cfg.OTLPEndpoint == "" {
		return nil, nil //nolint:nilnil // a nil Tracer traces nothing
	}
	return NewTracer(context.Background(), TracerOptions{
		Endpoint: cfg.OTLPEndpoint, Ratio: cfg.TraceRatio, Version: BuildVersion(), Role: string(cfg.Role), Log: log,
	})
}

// delivered is called after each commit with its notifications.
func (a *app) delivered(entries []notifications.Entry) {
	a.bus.Delivered(entries)
	if a.tracer == nil {
		return
	}
	signals := map[string]*TracedSignal{}
	for i := range entries {
		e := &entries[i]
		s := signals[e.SignalID]
		if s == nil {
			s = &TracedSignal{
				ID: e.SignalID, Chain: string(e.Chain), Type: string(e.Type), Offset: e.GlobalOffset,
				IngestedAt: e.Raised.IngestedAt, DetectedAt: e.Raised.DetectedAt, CommittedAt: e.SentAt,
			}
			signals[e.SignalID] = s
		}
		s.Customers++
	}
	for _, s := range signals {
		a.tracer.Raised(s)
	}
}

// attempted is called after each attempt to send to a webhook.
func (a *app) attempted(due *outbox.DueDelivery, out *webhook.Result) {
	status, failure := 0, ""
	if out.Status != nil {
		status = *out.Status
	}
	if !out.Delivered() {
		failure = "not accepted" // the reason may name the address, which may hold a secret
	}
	a.tracer.Attempt(due.Notification.Signal.ID, due.MessageID, status, failure, out.At, time.Duration(out.DurationMs)*time.Millisecond)
}

// maxExportAnswer is the most bytes that a collector may answer.
const maxExportAnswer = 4 << 10

// collector posts spans to an OpenTelemetry collector by OTLP over HTTP. The library's own client
// imports gRPC, whose debug pages call methods by name: then the linker keeps every exported method
// of the whole program.
type collector struct{ client *endpoint.Client }

// newCollector returns a collector with the headers and certificates of the standard variables.
func newCollector(address string) (*collector, error) {
	authorities, err := exportTLS()
	if err != nil {
		return nil, fmt.Errorf("certificates for the collector of traces: %w", err)
	}
	client, err := endpoint.New(endpoint.Options{
		Name: "traces", URL: endpointURL(address), ContentType: "application/x-protobuf", Header: exportHeader(), TLS: authorities,
	})
	return &collector{client}, err
}

// endpointURL adds the standard path to a URL without one.
func endpointURL(address string) string {
	if _, rest, ok := strings.Cut(address, "://"); ok && !strings.Contains(strings.TrimSuffix(rest, "/"), "/") {
		return strings.TrimSuffix(address, "/") + "/v1/traces"
	}
	return address
}

// exportVariable returns the standard variable of a name: that of traces, or that of all exports.
func exportVariable(name string) string {
	return cmp.Or(os.Getenv("OTEL_EXPORTER_OTLP_TRACES_"+name), os.Getenv("OTEL_EXPORTER_OTLP_"+name))
}

func exportHeader() http.Header {
	header := http.Header{}
	for pair := range strings.SplitSeq(exportVariable("HEADERS"), ",") {
		if name, value, ok := strings.Cut(pair, "="); ok {
			if plain, err := url.PathUnescape(value); err == nil {
				value = plain
			}
			header.Set(strings.TrimSpace(name), strings.TrimSpace(value))
		}
	}
	return header
}

func exportTLS() (*tls.Config, error) {
	config := &tls.Config{MinVersion: tls.VersionTLS12}
	if name := exportVariable("CERTIFICATE"); name != "" {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		config.RootCAs = x509.NewCertPool()
		if !config.RootCAs.AppendCertsFromPEM(text) {
			return nil, fmt.Errorf("%s has no certificate in PEM", name)
		}
	}
	if name := exportVariable("CLIENT_CERTIFICATE"); name != "" {
		pair, err := tls.LoadX509KeyPair(name, exportVariable("CLIENT_KEY"))
		if err != nil {
			return nil, err
		}
		config.Certificates = []tls.Certificate{pair}
	}
	return config, nil
}

// Start does nothing.
func (*collector) Start(context.Context) error { return nil }

// Stop closes idle connections.
func (c *collector) Stop(context.Context) error {
	c.client.CloseIdle()
	return nil
}

// UploadTraces posts spans once; the queue goes on to fill meanwhile. It returns an error if the
// collector did not take all of them.
func (c *collector) UploadTraces(ctx context.Context, spans []*tracepb.ResourceSpans) error {
	body, err := proto.Marshal(&tracepb.TracesData{ResourceSpans: spans}) // the bytes of an ExportTraceServiceRequest
	if err != nil {
		return fmt.Errorf("encode spans: %w", err)
	}
	answer, err := c.client.Post(ctx, body, maxExportAnswer)
	// In protobuf field 1, of a byte and a length, says what was refused: it lacks or is empty.
	if err == nil && len(answer) > 2 && answer[0] == 1<<3|2 {
		err = fmt.Errorf("it refused spans: %q", c.client.Hide(string(answer[2:])))
	}
	return err
}
