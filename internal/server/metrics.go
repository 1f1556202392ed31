package server

import (
	"context"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// metrics measure answered requests.
type metrics struct {
	requests  *prometheus.CounterVec
	durations *prometheus.HistogramVec
	failed    atomic.Int64 // answered with a status of 500 or more
}

func newMetrics() *metrics {
	return &metrics{
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_http_requests_total", Help: "Answered HTTP requests by path and status class.",
		}, []string{"path", "class"}),
		durations: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "smartmoney_http_request_seconds", Help: "Duration of HTTP requests without streams.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 4, 9),
		}, []string{"path"}),
	}
}

// Collectors returns the metrics of the server.
func (s *Server) Collectors() []prometheus.Collector {
	return []prometheus.Collector{s.metrics.requests, s.metrics.durations, telemetry.Read(func(_ context.Context, out telemetry.Scrape) {
		if ends, ok := s.CertificateExpires(); ok {
			out.Gauge("smartmoney_certificate_expires_timestamp_seconds", "When the certificate that is served ends.", telemetry.UnixSeconds(ends))
		}
	})}
}

// FailedRequests returns how many requests were answered with a status of 500 or more.
func (s *Server) FailedRequests() int { return int(s.metrics.failed.Load()) }

// answered counts a request by the path of its handler, one of few, and its class: cut if no
// response was sent. The duration of a stream is not recorded.
func (m *metrics) answered(r *http.Request, rec *recorder, took time.Duration) {
	classes := [...]string{"cut", "1xx", "2xx", "3xx", "4xx", "5xx"}
	// the muxes set Pattern
	m.requests.WithLabelValues(r.Pattern, classes[min(max(rec.status/100, 0), 5)]).Inc()
	if !rec.streams() {
		m.durations.WithLabelValues(r.Pattern).Observe(took.Seconds())
	}
	if rec.status >= http.StatusInternalServerError {
		m.failed.Add(1)
	}
}
