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

	"smartmoney/internal/smartmoney"
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

// Refused counts refused events since the start, of one source and for one reason.
type Refused struct {
	Source, Reason string // each one of few
	Events         uint64
}

// Decisions counts decisions about candidates since the start.
type Decisions struct {
	Outcome string // "delivered", "no_pattern", or the rule that held them back
	N       uint64
}

// Leaderboard is the age of a chain's leaderboard.
type Leaderboard struct {
	Chain string
	Age   time.Duration // for how long it has lacked committed events; 0: it shows all
}

// Cache counts what one cache was asked since the start.
type Cache struct {
	Name         string
	Hits, Misses uint64
}

// Spans counts spans of traces since the start. Those that are neither exported nor failed wait, or were dropped.
type Spans struct{ Ended, Exported, Failed uint64 }

// Backlog is what there is to deliver to webhooks and sinks, over all processes.
type Backlog struct {
	First, Again int // pending deliveries: without an attempt, and after one that failed
	Disabled     int // webhooks that are switched off after failures
	// SinkFailing is the longest time that a customer's deliveries to a sink have been failing; 0: none fails.
	SinkFailing time.Duration
}

// Disk is the disk space of the database, bytes.
type Disk struct {
	Used int64
	Free int64 // that is left; negative: not known
}

// Operation is an answered GraphQL operation. Each of its labels has few values.
type Operation struct {
	Kind, Field, Code string
	Took              time.Duration
}

// Notified is a notification that was added to a customer's log. A zero time is not known.
type Notified struct {
	Type                                         string
	EventAt, IngestedAt, DetectedAt, CommittedAt time.Time
}

// Streams counts the long-lived connections of one transport. All counts except Open are
// since the start.
type Streams struct {
	Open     int
	Accepted uint64
	Refused  uint64 // rejected because there were too many
	Slow     uint64 // closed because their outbound queue was full or they read nothing for the stall timeout
	Dead     uint64 // closed because nothing arrived from them
	Revoked  uint64 // closed because their key was no longer valid
}

// Webhooks counts the process's attempts at webhooks and sinks.
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

// Source is the state of one live source.
type Source struct {
	Name, Kind               string
	Healthy, Refused, Paused bool
	Failing                  bool             // nothing worked since its last error
	LastError, LastEvent     *time.Time       // of its last error; of its newest event, by the provider; nil before
	Lag                      *int64           // blocks or messages behind the provider's end; nil if unknown
	Age                      *float64         // seconds since its newest event; nil before the first
	Events                   map[string]int64 // in the log since it was added, by type
	Skipped                  map[string]int64 // messages that became no event, by reason; of at most 65 reasons
	Duplicates               int64            // trades that were in the log already
}

// Sources are the functions that a scrape calls. A nil one leaves out its metrics. Each must
// be safe for concurrent use.
type Sources struct {
	Role       string                                 // parts of the service that the process runs; "" leaves out the metric
	Chains     func(context.Context) ([]Chain, error) // reads the database
	Leads      func() bool                            // whether this process's engine is the leader
	Ready      func(context.Context) error            // returns nil if the engine's state is loaded and up to date
	Ingest     func() Ingest
	Websockets func() Streams
	Events     func() Streams // server-sent events
	Executions func() int     // running subscriptions, equal ones counted once
	// Subscribers returns the running subscriptions, equal ones one by one.
	Subscribers  func() int
	Refused      func() []Refused
	RefusedKeys  func() map[string]uint64         // requests and streams refused for their key since the start, by reason, one of few
	Limited      func() map[string]uint64         // what was refused at a limit of a key or a customer since the start, by limit, one of few
	Certificate  func() (ends time.Time, ok bool) // when the certificate that is served ends; false without TLS
	Decisions    func() []Decisions
	Leaderboards func() []Leaderboard
	Caches       func() []Cache
	Spans        func() Spans
	Backlog      func(context.Context) (Backlog, error) // reads the database, at most every slowly
	Disk         func(context.Context) (Disk, error)    // likewise
	Webhooks     func() Webhooks
	Feeds        func() []FeedStep
	Indexes      func() Indexes
	Sources      func(context.Context) ([]Source, error) // reads the database
	// Overdue returns the time since the oldest due delivery became due.
	Overdue func(context.Context) (time.Duration, error) // reads the database
	Pools   []prometheus.Collector                       // collectors of connection pools
}

// Metrics holds a process's metrics. It is safe for concurrent use.
type Metrics struct {
	registry      *prometheus.Registry
	requests      *prometheus.CounterVec
	durations     *prometheus.HistogramVec
	operations    *prometheus.CounterVec
	executions    *prometheus.HistogramVec
	commits       prometheus.Histogram
	batches       prometheus.Histogram
	latencies     *prometheus.HistogramVec
	deliveries    *prometheus.HistogramVec
	notifications *prometheus.CounterVec
	corrections   *prometheus.CounterVec
	corrected     *prometheus.CounterVec // trades taken back
	folded        *prometheus.CounterVec // wallets computed again
	computing     prometheus.Histogram   // of corrections
	retained      *prometheus.CounterVec // rows deleted
	retainFailed  *prometheus.CounterVec
	retainedAt    *prometheus.GaugeVec
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
		batches: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "smartmoney_engine_batch_events", Help: "Events of engine commits that have any.",
			Buckets: prometheus.ExponentialBuckets(1, 4, 10),
		}),
		operations: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_graphql_operations_total", Help: "Answered GraphQL operations by kind, root field and code of the first error.",
		}, []string{"operation", "field", "code"}),
		executions: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "smartmoney_graphql_operation_seconds", Help: "Duration of GraphQL operations; of subscriptions until they started.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 4, 9),
		}, []string{"operation", "field"}),
		latencies: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "smartmoney_notification_stage_seconds", Help: "Time that notifications took to a stage from the one before.",
			Buckets: prometheus.ExponentialBuckets(0.001, 4, 11),
		}, []string{"stage"}),
		deliveries: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "smartmoney_notification_delivery_seconds", Help: "Time from the commit of notifications to their delivery.",
			Buckets: prometheus.ExponentialBuckets(0.001, 4, 11),
		}, []string{"transport"}),
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
		retained: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_retention_deleted_total", Help: "Old records that this process deleted, by task.",
		}, []string{"task"}),
		retainFailed: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_retention_failures_total", Help: "Failed calls of tasks that delete old records, by task.",
		}, []string{"task"}),
		retainedAt: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "smartmoney_retention_last_success_timestamp_seconds", Help: "Unix time at which this process last ran a task that deletes old records.",
		}, []string{"task"}),
	}
	m.registry.MustRegister(m.requests, m.durations, m.operations, m.executions, m.commits, m.batches, m.notifications, m.latencies, m.deliveries,
		m.corrections, m.corrected, m.folded, m.computing, m.retained, m.retainFailed, m.retainedAt,
		&collector{from: s, backlog: slow[Backlog]{read: s.Backlog}, disk: slow[Disk]{read: s.Disk}},
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.registry.MustRegister(s.Pools...)
	m.prepare()
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

// Operation counts an answered GraphQL operation. A field of the schema is one of few.
func (m *Metrics) Operation(o Operation) {
	m.operations.WithLabelValues(o.Kind, o.Field, o.Code).Inc()
	m.executions.WithLabelValues(o.Kind, o.Field).Observe(o.Took.Seconds())
}

// Commit records an engine commit and the number of its events.
func (m *Metrics) Commit(took time.Duration, events int) {
	m.commits.Observe(took.Seconds())
	if events > 0 {
		m.batches.Observe(float64(events))
	}
}

// Corrected records corrections of a chain that were committed together: how many, the trades that
// they took back, and the wallets that were computed again.
func (m *Metrics) Corrected(chain string, corrections, trades, wallets int, took time.Duration) {
	m.corrections.WithLabelValues(chain).Add(float64(corrections))
	m.corrected.WithLabelValues(chain).Add(float64(trades))
	m.folded.WithLabelValues(chain).Add(float64(wallets))
	m.computing.Observe(took.Seconds())
}

// Retained counts the old records that a task deleted, or its failure.
func (m *Metrics) Retained(task string, deleted int, failed bool, at time.Time) {
	m.retained.WithLabelValues(task).Add(float64(deleted))
	if failed {
		m.retainFailed.WithLabelValues(task).Inc()
		return
	}
	m.retainFailed.WithLabelValues(task).Add(0)
	m.retainedAt.WithLabelValues(task).Set(float64(at.UnixMilli()) / 1000)
}

// Notified counts a notification, and how long each of its stages took. A clock that went back counts as 0.
func (m *Metrics) Notified(n Notified) {
	m.notifications.WithLabelValues(n.Type).Inc()
	for _, s := range [...]struct {
		step     string
		from, to time.Time
	}{{"ingested", n.EventAt, n.IngestedAt}, {"detected", n.IngestedAt, n.DetectedAt}, {"committed", n.DetectedAt, n.CommittedAt}} {
		if !s.from.IsZero() && !s.to.IsZero() {
			m.latencies.WithLabelValues(s.step).Observe(max(s.to.Sub(s.from), 0).Seconds())
		}
	}
}

// Delivered records that a notification reached subscribers or a webhook a time after its commit.
func (m *Metrics) Delivered(transport string, took time.Duration) {
	m.deliveries.WithLabelValues(transport).Observe(max(took, 0).Seconds())
}

// The transports of Delivered.
const (
	OverStreams  = "stream"  // handed to the outbound queues of all its subscribers in this process
	OverWebhooks = "webhook" // accepted by the webhook
)

// prepare creates the metrics whose labels are known, so that they are there before they count anything.
func (m *Metrics) prepare() {
	for _, step := range []string{"ingested", "detected", "committed"} {
		m.latencies.WithLabelValues(step)
	}
	for _, transport := range []string{OverStreams, OverWebhooks} {
		m.deliveries.WithLabelValues(transport)
	}
	for _, kind := range smartmoney.NotificationTypes() {
		m.notifications.WithLabelValues(string(kind))
	}
	for _, chain := range smartmoney.Chains() {
		m.corrections.WithLabelValues(string(chain))
		m.corrected.WithLabelValues(string(chain))
		m.folded.WithLabelValues(string(chain))
	}
}

// Handler returns the handler of /metrics.
func (m *Metrics) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{
		ErrorHandling:       promhttp.ContinueOnError, // serves the metrics that can be collected
		MaxRequestsInFlight: 4,
	}))
	return mux
}
