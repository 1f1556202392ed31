package graph

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/graph/websocket"
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

// measure counts an operation.
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
