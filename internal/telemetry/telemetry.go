// Package telemetry says how a process is doing: metrics for Prometheus, and profiles,
// each on a listener of its own, away from the interface that customers use. It knows
// none of the parts that it measures. They count for themselves, and whoever puts the
// process together tells this package where to ask.
//
// Nothing here may fail the service or wait for it: a listener that cannot be had is
// logged, and a question that takes too long leaves its metrics out.
package telemetry

import (
	"context"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Chain is how far one chain's log goes and how far it was processed.
type Chain struct {
	Name      string
	Durable   int64         // last event of the log
	Processed int64         // last event whose effects are committed
	Behind    time.Duration // age of the oldest event that is not processed; 0 where all are
}

// Ingest counts events since the start, by what became of them.
type Ingest struct{ Accepted, Duplicates, Refused uint64 }

// Streams counts the connections of one transport that stay open. All but Open are
// counts since the start.
type Streams struct {
	Open     int
	Accepted uint64
	Refused  uint64 // turned away because there were too many
	Slow     uint64 // cut off because too much waited for them
	Dead     uint64 // given up because nothing came from them
	Revoked  uint64 // ended because their key was no longer good
}

// Webhooks is what the process sends, and whether it keeps up.
type Webhooks struct {
	Delivered, Failed uint64 // attempts since the start
	Busy              int    // webhooks that are being sent to
}

// Sources is where to ask. A nil one leaves its metrics out. Each may be called at any
// time by several goroutines at once.
type Sources struct {
	Chains     func(context.Context) ([]Chain, error) // asks the database
	Leads      func() bool                            // this process's engine leads
	Ready      func(context.Context) error            // nil while the engine's state is loaded and kept up to date
	Ingest     func() Ingest
	Websockets func() Streams
	Events     func() Streams // server-sent events
	Executions func() int     // subscriptions under way, equal ones counted once
	Webhooks   func() Webhooks
	// Overdue is how long the delivery that waits longest for an attempt has been due.
	Overdue func(context.Context) (time.Duration, error) // asks the database
	Pools   []prometheus.Collector                       // of connections to the database
}

// Metrics are a process's metrics. Its methods may be called from any goroutine.
type Metrics struct {
	registry      *prometheus.Registry
	requests      *prometheus.CounterVec
	durations     *prometheus.HistogramVec
	commits       prometheus.Histogram
	notifications *prometheus.CounterVec
}

// New makes the metrics of a process, together with those of Go and the process itself.
func New(s Sources) *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_http_requests_total", Help: "Answered HTTP requests by path and class of status.",
		}, []string{"path", "class"}),
		durations: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "smartmoney_http_request_seconds", Help: "Time to answer an HTTP request, without streams.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 4, 9),
		}, []string{"path"}),
		commits: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "smartmoney_engine_commit_seconds", Help: "Time of the engine's commits.",
			Buckets: prometheus.ExponentialBuckets(0.001, 2, 15),
		}),
		notifications: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_notifications_total", Help: "Notifications entered into customers' logs by this process, by type of signal.",
		}, []string{"type"}),
	}
	m.registry.MustRegister(m.requests, m.durations, m.commits, m.notifications, collector{s},
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.registry.MustRegister(s.Pools...)
	return m
}

// Request counts an answered HTTP request; a status of 0 is one that was cut. path is where its handler is mounted, and
// must be one of few. A stream's time is not taken.
func (m *Metrics) Request(path string, status int, took time.Duration, stream bool) {
	classes := [...]string{"cut", "1xx", "2xx", "3xx", "4xx", "5xx"}
	m.requests.WithLabelValues(path, classes[min(max(status/100, 0), 5)]).Inc()
	if !stream {
		m.durations.WithLabelValues(path).Observe(took.Seconds())
	}
}

// Commit counts a commit of the engine.
func (m *Metrics) Commit(took time.Duration) { m.commits.Observe(took.Seconds()) }

// Notified counts a notification.
func (m *Metrics) Notified(kind string) { m.notifications.WithLabelValues(kind).Inc() }

// Handler serves the metrics.
func (m *Metrics) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{
		ErrorHandling:       promhttp.ContinueOnError, // what can be told is told
		MaxRequestsInFlight: 4,
	}))
	return mux
}
