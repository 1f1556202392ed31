package engine

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// metrics measure what this process commits as the leader.
type metrics struct {
	commits       prometheus.Histogram
	batches       prometheus.Histogram
	notifications *prometheus.CounterVec
	steps         *prometheus.HistogramVec
	signals       status.Recent // from an event's append to the commit of its notifications
	corrections   *prometheus.CounterVec
	corrected     *prometheus.CounterVec // trades taken back
	folded        *prometheus.CounterVec // wallets computed again
	computing     prometheus.Histogram   // of corrections
}

// The steps of a notification, each from the one before.
const (
	stepIngested  = "ingested" // from the event's own time
	stepDetected  = "detected"
	stepCommitted = "committed"
)

func newMetrics() *metrics {
	types, chains := smartmoney.NotificationTypes(), smartmoney.Chains()
	m := &metrics{
		commits: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "smartmoney_engine_commit_seconds", Help: "Duration of engine commits.",
			Buckets: prometheus.ExponentialBuckets(0.001, 2, 15),
		}),
		batches: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "smartmoney_engine_batch_events", Help: "Events of engine commits that have any.",
			Buckets: prometheus.ExponentialBuckets(1, 4, 10),
		}),
		notifications: telemetry.NewCounter("smartmoney_notifications_total", "Notifications added to customers' logs by this process, by notification type.",
			"type", types[:]...),
		steps: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "smartmoney_notification_stage_seconds", Help: "Time that notifications took to a stage from the one before.",
			Buckets: prometheus.ExponentialBuckets(0.001, 4, 11),
		}, []string{"stage"}),
		corrections: telemetry.NewCounter("smartmoney_corrections_total", "Retractions and rewinds processed by this process, by chain.", "chain", chains[:]...),
		corrected:   telemetry.NewCounter("smartmoney_corrections_trades_total", "Trades that processed corrections took back, by chain.", "chain", chains[:]...),
		folded: telemetry.NewCounter("smartmoney_corrections_wallets_total", "Wallets that were computed again from their remaining trades, by chain.",
			"chain", chains[:]...),
		computing: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "smartmoney_correction_seconds", Help: "Time from the start of corrections that are committed together to their commit.",
			Buckets: prometheus.ExponentialBuckets(0.001, 4, 10),
		}),
	}
	for _, step := range []string{stepIngested, stepDetected, stepCommitted} {
		m.steps.WithLabelValues(step) // so that it is there before it counts anything
	}
	return m
}

func (m *metrics) collectors() []prometheus.Collector {
	return []prometheus.Collector{m.commits, m.batches, m.notifications, m.steps, m.corrections, m.corrected, m.folded, m.computing}
}

// committed counts a commit that ended at a time.
func (m *metrics) committed(out *enginestate.Commit, at time.Time, took time.Duration) {
	m.commits.Observe(took.Seconds())
	if n := eventsOf(out); n > 0 {
		m.batches.Observe(float64(n))
	}
	for i := range out.Notifications {
		m.notified(&out.Notifications[i], at)
	}
}

// notified counts a notification, and how long each of its steps took. A clock that went back
// counts as 0.
func (m *metrics) notified(e *notifications.Entry, committed time.Time) {
	m.notifications.WithLabelValues(string(e.Type)).Inc()
	event, ingested, detected := time.Unix(0, e.Timestamp), e.Raised.IngestedAt, e.Raised.DetectedAt
	if !ingested.IsZero() {
		m.signals.Observe(committed.Sub(ingested))
	}
	for _, s := range [...]struct {
		step     string
		from, to time.Time
	}{{stepIngested, event, ingested}, {stepDetected, ingested, detected}, {stepCommitted, detected, committed}} {
		if !s.from.IsZero() && !s.to.IsZero() {
			m.steps.WithLabelValues(s.step).Observe(max(s.to.Sub(s.from), 0).Seconds())
		}
	}
}

// taken counts committed corrections.
func (m *metrics) taken(c *committedCorrections) {
	chain := string(c.chain)
	m.corrections.WithLabelValues(chain).Add(float64(c.corrections))
	m.corrected.WithLabelValues(chain).Add(float64(c.trades))
	m.folded.WithLabelValues(chain).Add(float64(c.wallets))
	m.computing.Observe(c.took.Seconds())
}

// Collectors returns the metrics of the engine.
func (e *Engine) Collectors() []prometheus.Collector {
	return append(e.metrics.collectors(), telemetry.Read(e.collect))
}

// SignalLatency returns how long the last notifications took from their event's append to their
// commit.
func (e *Engine) SignalLatency() status.Latency { return e.metrics.signals.Latency("signal") }

// SignalTotal returns how many notifications were committed, and how long they took together, in
// seconds.
func (e *Engine) SignalTotal() (count int, seconds float64) { return e.metrics.signals.Total() }

func (e *Engine) collect(ctx context.Context, s telemetry.Scrape) {
	s.Gauge("smartmoney_engine_leader", "1 if this process's engine is the leader, 0 if it is a follower.", telemetry.Truth(e.Leads()))
	s.Gauge("smartmoney_engine_ready", "1 if the engine's state is loaded and up to date.", telemetry.Truth(e.Ready(ctx) == nil))
	decided := func(outcome string, n uint64) {
		s.Count("smartmoney_decisions_total", "Decisions about candidates for customers, by outcome.", float64(n), "outcome", outcome)
	}
	e.decisionsMu.Lock()
	now := e.decisions
	e.decisionsMu.Unlock()
	decided("delivered", now.Delivered)
	decided("no_pattern", now.NoPattern)
	for _, rule := range notify.HeldRules() {
		decided(string(rule), now.Held(rule))
	}
	for _, chain := range smartmoney.Chains() {
		if age, ok := e.leaderboardAge(chain); ok {
			s.Gauge("smartmoney_leaderboard_age_seconds", "For how long the leaderboard has lacked committed events.", age.Seconds(), "chain", string(chain))
		}
	}
}

// Committed describes a commit of the leader.
type Committed struct {
	Took   time.Duration // from the first try on
	Events int           // of all chains; 0: the commit only moves positions or writes history
}

// eventsOf returns how many events a commit applies.
func eventsOf(c *enginestate.Commit) (n int) {
	for _, chain := range c.Chains {
		n += int(chain.To - chain.From)
	}
	return n
}

// decided adds the decisions of a committed batch.
func (e *Engine) decided(batch *notify.Counts) {
	e.decisionsMu.Lock()
	defer e.decisionsMu.Unlock()
	e.decisions.Add(batch)
}

// leaderboardAge returns for how long the leaderboard that readers see of a chain has lacked
// committed events: the time since it was made, 0 if it shows all. ok is false before the state is
// loaded, and in an engine that nobody reads from.
func (e *Engine) leaderboardAge(chain smartmoney.Chain) (age time.Duration, ok bool) {
	v := &e.chains[chain.Index()]
	p := v.wallets.Load()
	if p == nil {
		return 0, false
	}
	if p.Position() >= v.committed.Load() {
		return 0, true
	}
	return max(time.Since(p.at), 0), true
}
