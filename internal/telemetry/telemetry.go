// Package telemetry exposes metrics for Prometheus and profiles, each on a listener of its
// own, separate from the customers' interface. It does not know the parts that it measures:
// they keep their own counts, and cmd passes in the functions that read them.
//
// Nothing here may block or fail the service: a listener that cannot start is logged, and a
// read that takes too long leaves out its metrics.
package telemetry

import (
	"context"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Chain is the progress of one chain: the end of its log and of its processing.
type Chain struct {
	Name      string
	Durable   int64         // sequence number of the log's last event
	Processed int64         // sequence number of the last event with committed effects
	Behind    time.Duration // age of the oldest unprocessed event; 0: none
}

// Ingest counts events since the start by result.
type Ingest struct{ Accepted, Duplicates, Retracted, Unknown, Refused uint64 }

// Streams counts the long-lived connections of one transport. All counts except Open are
// since the start.
type Streams struct {
	Open     int
	Accepted uint64
	Refused  uint64 // rejected because there were too many
	Slow     uint64 // closed because their outbound queue was full
	Dead     uint64 // closed because nothing arrived from them
	Revoked  uint64 // closed because their key was no longer valid
}

// Webhooks counts the process's webhook attempts.
type Webhooks struct {
	Delivered, Failed uint64 // attempts since the start
	Busy              int    // webhooks being sent to
}

// FeedStep counts what one step of for-you feeds did since the start.
type FeedStep struct {
	Step         string
	Runs, Failed uint64        // that succeeded; that ended in an error
	Took         time.Duration // all of them together
}

// Index is the size of a search index.
type Index struct {
	Name      string
	Documents int
	Bytes     int64 // estimate of its memory
}

// Indexes counts the refreshes of the search indexes since the start.
type Indexes struct {
	Sizes             []Index
	Refreshes, Failed uint64        // that succeeded; that ended in an error
	Took              time.Duration // all of them together
}

// Sources are the functions that a scrape calls. A nil one leaves out its metrics. Each must
// be safe for concurrent use.
type Sources struct {
	Chains     func(context.Context) ([]Chain, error) // reads the database
	Leads      func() bool                            // whether this process's engine is the leader
	Ready      func(context.Context) error            // returns nil if the engine's state is loaded and up to date
	Ingest     func() Ingest
	Websockets func() Streams
	Events     func() Streams // server-sent events
	Executions func() int     // running subscriptions, equal ones counted once
	Webhooks   func() Webhooks
	Feeds      func() []FeedStep
	Indexes    func() Indexes
	// Overdue returns the time since the oldest due delivery became due.
	Overdue func(context.Context) (time.Duration, error) // reads the database
	Pools   []prometheus.Collector                       // collectors of connection pools
}

// Metrics holds a process's metrics. It is safe for concurrent use.
type Metrics struct {
	registry      *prometheus.Registry
	requests      *prometheus.CounterVec
	durations     *prometheus.HistogramVec
	commits       prometheus.Histogram
	notifications *prometheus.CounterVec
	corrections   *prometheus.CounterVec
	corrected     *prometheus.CounterVec // trades taken back
	folded        *prometheus.CounterVec // wallets computed again
	computing     prometheus.Histogram   // of corrections
}

// New returns the metrics of a process, including those of Go and the process itself.
func New(s Sources) *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_http_requests_total", Help: "Answered HTTP requests by path and status class.",
		}, []string{"path", "class"}),
		durations: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "smartmoney_http_request_seconds", Help: "Duration of HTTP requests without streams.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 4, 9),
		}, []string{"path"}),
		commits: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "smartmoney_engine_commit_seconds", Help: "Duration of engine commits.",
			Buckets: prometheus.ExponentialBuckets(0.001, 2, 15),
		}),
		notifications: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_notifications_total", Help: "Notifications added to customers' logs by this process, by notification type.",
		}, []string{"type"}),
		corrections: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_corrections_total", Help: "Retractions and rewinds processed by this process, by chain.",
		}, []string{"chain"}),
		corrected: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_corrections_trades_total", Help: "Trades that processed corrections took back, by chain.",
		}, []string{"chain"}),
		folded: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_corrections_wallets_total", Help: "Wallets that were computed again from their remaining trades, by chain.",
		}, []string{"chain"}),
		computing: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "smartmoney_correction_seconds", Help: "Time from the start of corrections that are committed together to their commit.",
			Buckets: prometheus.ExponentialBuckets(0.001, 4, 10),
		}),
	}
	m.registry.MustRegister(m.requests, m.durations, m.commits, m.notifications,
		m.corrections, m.corrected, m.folded, m.computing, collector{s},
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.registry.MustRegister(s.Pools...)
	return m
}

// Request counts an answered HTTP request; status 0 is a request that was cut. path is the
// path of its handler, one of few. The duration of a stream is not recorded.
func (m *Metrics) Request(path string, status int, took time.Duration, stream bool) {
	classes := [...]string{"cut", "1xx", "2xx", "3xx", "4xx", "5xx"}
	m.requests.WithLabelValues(path, classes[min(max(status/100, 0), 5)]).Inc()
	if !stream {
		m.durations.WithLabelValues(path).Observe(took.Seconds())
	}
}

// Commit records the duration of an engine commit.
func (m *Metrics) Commit(took time.Duration) { m.commits.Observe(took.Seconds()) }

// Corrected records corrections of a chain that were committed together: how many, the trades that
// they took back, and the wallets that were computed again.
func (m *Metrics) Corrected(chain string, corrections, trades, wallets int, took time.Duration) {
	m.corrections.WithLabelValues(chain).Add(float64(corrections))
	m.corrected.WithLabelValues(chain).Add(float64(trades))
	m.folded.WithLabelValues(chain).Add(float64(wallets))
	m.computing.Observe(took.Seconds())
}

// Notified counts a notification of a type.
func (m *Metrics) Notified(kind string) { m.notifications.WithLabelValues(kind).Inc() }

// Handler returns the handler of /metrics.
func (m *Metrics) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{
		ErrorHandling:       promhttp.ContinueOnError, // serves the metrics that can be collected
		MaxRequestsInFlight: 4,
	}))
	return mux
}
