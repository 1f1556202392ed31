package graph

import (
	"cmp"
	"context"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/websocket"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// metrics measure operations and the delivery of notifications to streams.
type metrics struct {
	operations *prometheus.CounterVec
	durations  *prometheus.HistogramVec
	streamed   *telemetry.Delivery
}

func newMetrics() metrics {
	return metrics{
		operations: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_graphql_operations_total", Help: "Answered GraphQL operations by kind, root field and code of the first error.",
		}, []string{"operation", "field", "code"}),
		durations: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "smartmoney_graphql_operation_seconds", Help: "Duration of GraphQL operations; of subscriptions until they started.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 4, 9),
		}, []string{"operation", "field"}),
		streamed: telemetry.NewDelivery("stream"),
	}
}

// Collectors returns the metrics of the handler.
func (h *Handler) Collectors() []prometheus.Collector {
	return []prometheus.Collector{h.metrics.operations, h.metrics.durations, h.metrics.streamed.Seconds, telemetry.Read(h.collect)}
}

// Sockets returns the counters of websockets.
func (h *Handler) Sockets() websocket.Stats { return h.sockets.Stats() }

// Streamed returns how long the last notifications took from their commit until all streams of an
// execution had them.
func (h *Handler) Streamed() status.Latency { return h.metrics.streamed.Latency() }

func (h *Handler) collect(_ context.Context, s telemetry.Scrape) {
	collectStreams(s, "websocket", h.Sockets())
	c := &h.streams
	collectStreams(s, "events", websocket.Stats{
		Open: int(c.open.Load()), Accepted: c.accepted.Load(), Refused: c.refused.Load(), Slow: c.slow.Load(), Revoked: c.revoked.Load(),
	})
	s.Gauge("smartmoney_subscriptions", "Running subscriptions, equal ones counted once.", float64(h.fanout.Len()))
	s.Gauge("smartmoney_subscribers", "Running subscriptions, equal ones counted one by one.", float64(h.fanout.Subscribers()))
	s.Cache("documents", h.documents.hits.Load(), h.documents.misses.Load())
}

func collectStreams(s telemetry.Scrape, transport string, now websocket.Stats) {
	s.Gauge("smartmoney_streams_open", "Open connections.", float64(now.Open), "transport", transport)
	s.Count("smartmoney_streams_accepted_total", "Accepted connections.", float64(now.Accepted), "transport", transport)
	s.Count("smartmoney_streams_refused_total", "Connections rejected because there were too many.", float64(now.Refused), "transport", transport)
	for reason, n := range map[string]uint64{"slow": now.Slow, "dead": now.Dead, "revoked": now.Revoked} {
		s.Count("smartmoney_streams_cut_total", "Connections closed by the service, by reason.", float64(n), "transport", transport, "reason", reason)
	}
}

func (h *Handler) measure(ctx context.Context, o Operation) {
	h.metrics.operations.WithLabelValues(o.Kind, o.Field, o.Code).Inc()
	h.metrics.durations.WithLabelValues(o.Kind, o.Field).Observe(o.Took.Seconds())
	if h.opts.Answered != nil {
		h.opts.Answered(ctx, o)
	}
}

// delivered counts a notification that was handed to all subscribers of an execution.
func (h *Handler) delivered(signalID string, sinceCommit time.Duration) {
	h.metrics.streamed.Observe(sinceCommit)
	if h.opts.Delivered != nil {
		h.opts.Delivered(signalID, sinceCommit)
	}
}

// Operation describes a GraphQL operation that was answered, or that is refused. Every field but
// Took has one of few values, whatever clients send.
type Operation struct {
	Kind  string // query, mutation or subscription; "invalid": it did not validate
	Field string // its only root field, of the schema; "several", or "none" if it did not validate
	// Code is the code of its first error; "OK" without one, CANCELED if its caller left before the
	// end.
	Code string
	Took time.Duration // of a subscription: until it was started
}

// The values of Operation that are not of the schema or of smartmoney.Code.
const (
	kindInvalid  = "invalid"
	fieldNone    = "none"
	fieldSeveral = "several"
	codeOK       = "OK"
	codeCanceled = "CANCELED"
)

// codes are the codes that Operation.Code may have; another one counts as INTERNAL.
var codes = map[string]bool{
	string(smartmoney.CodeUnauthenticated): true, string(smartmoney.CodeForbidden): true, string(smartmoney.CodeNotFound): true,
	string(smartmoney.CodeBadInput): true, string(smartmoney.CodeTooComplex): true, string(smartmoney.CodeRateLimited): true,
	string(codeUnknownDocument): true, string(codeDocumentUnsupported): true, string(codeDocumentRequired): true, string(smartmoney.CodeUnavailable): true, string(smartmoney.CodeInternal): true, codeOK: true, codeCanceled: true,
}

// rootField returns the name of the operation's only root field in the schema. Aliases do not
// matter.
func rootField(op *graphql.OperationContext) string {
	name := ""
	one := eachField(op.Doc, op.Operation.SelectionSet, map[string]bool{}, func(f *ast.Field) bool {
		same := name == "" || name == f.Name
		name = f.Name
		return same
	})
	if !one {
		return fieldSeveral
	}
	return cmp.Or(name, fieldNone)
}

func codeOf(errs gqlerror.List) string {
	if len(errs) == 0 {
		return codeOK
	}
	code, _ := errs[0].Extensions["code"].(string)
	if !codes[code] {
		return string(smartmoney.CodeInternal)
	}
	return code
}

// answered counts an operation that began at a time; op is nil if it did not validate.
func (h *Handler) answered(ctx context.Context, op *graphql.OperationContext, began time.Time, code string) {
	o := Operation{Kind: kindInvalid, Field: fieldNone, Code: code, Took: time.Since(began)}
	if op != nil {
		o.Kind, o.Field = string(op.Operation.Operation), rootField(op)
	}
	h.measure(ctx, o)
}
