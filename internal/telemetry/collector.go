package telemetry

import (
	"context"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// readTimeout is the time limit of the database reads of a scrape.
const readTimeout = 2 * time.Second

// collector reads the sources at every scrape.
type collector struct {
	from    Sources
	backlog slow[Backlog]
	disk    slow[Disk]
}

// Describe sends nothing, since the metrics depend on the sources that are set.
func (c *collector) Describe(chan<- *prometheus.Desc) {}

// Collect reads each source.
func (c *collector) Collect(out chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), readTimeout)
	defer cancel()
	s := sender{out}
	if c.from.Role != "" {
		s.gauge("smartmoney_process_info", "1, with the role of the process.", 1, "role", c.from.Role)
	}
	if c.from.Certificate != nil {
		if ends, ok := c.from.Certificate(); ok {
			s.gauge("smartmoney_certificate_expires_timestamp_seconds", "When the certificate that is served ends.", unixSeconds(ends))
		}
	}
	c.engine(ctx, s)
	if c.from.Ingest != nil {
		now := c.from.Ingest()
		const help = "Received events by result."
		s.count("smartmoney_ingest_events_total", help, now.Accepted, "result", "accepted")
		s.count("smartmoney_ingest_events_total", help, now.Duplicates, "result", "duplicate")
		s.count("smartmoney_ingest_events_total", help, now.Unknown, "result", "unknown")
		s.count("smartmoney_ingest_events_total", help, now.Refused, "result", "refused")
		s.count("smartmoney_ingest_retracted_trades_total", "Trades that corrections took back.", now.Retracted)
	}
	if c.from.Refused != nil {
		for _, r := range c.from.Refused() {
			s.count("smartmoney_ingest_refused_total", "Refused events by source and reason.", r.Events, "source", r.Source, "reason", r.Reason)
		}
	}
	if c.from.RefusedKeys != nil {
		for reason, n := range c.from.RefusedKeys() {
			s.count("smartmoney_keys_refused_total", "Requests and streams that were refused for their key, by reason.", n, "reason", reason)
		}
	}
	if c.from.Limited != nil {
		for limit, n := range c.from.Limited() {
			s.count("smartmoney_limited_total", "Requests, operations and streams that were refused at a limit of their key or customer, by limit.", n, "limit", limit)
		}
	}
	if c.from.Websockets != nil {
		s.streams("websocket", c.from.Websockets())
	}
	if c.from.Events != nil {
		s.streams("events", c.from.Events())
	}
	if c.from.Executions != nil {
		s.gauge("smartmoney_subscriptions", "Running subscriptions, equal ones counted once.", float64(c.from.Executions()))
	}
	if c.from.Subscribers != nil {
		s.gauge("smartmoney_subscribers", "Running subscriptions, equal ones counted one by one.", float64(c.from.Subscribers()))
	}
	if c.from.Caches != nil {
		spans := c.from.Spans()
		s.count("smartmoney_trace_spans_ended_total", "Spans of traces that ended and are to be exported.", spans.Ended)
		s.count("smartmoney_trace_spans_exported_total", "Spans that the collector took.", spans.Exported)
		s.count("smartmoney_trace_spans_failed_total", "Spans that the collector did not take.", spans.Failed)
		for _, cache := range c.from.Caches() {
			s.count("smartmoney_cache_hits_total", "Lookups that a cache answered.", cache.Hits, "cache", cache.Name)
			s.count("smartmoney_cache_misses_total", "Lookups that a cache did not answer.", cache.Misses, "cache", cache.Name)
		}
	}
	c.slowly(ctx, s)
	if c.from.Webhooks != nil {
		now := c.from.Webhooks()
		const help = "Webhook attempts by outcome."
		s.count("smartmoney_webhook_attempts_total", help, now.Delivered, "outcome", "delivered")
		s.count("smartmoney_webhook_attempts_total", help, now.Failed, "outcome", "failed")
		s.gauge("smartmoney_webhook_busy", "Webhooks being sent to by this process.", float64(now.Busy))
	}
	if c.from.Feeds != nil {
		s.feeds(c.from.Feeds())
	}
	if c.from.Indexes != nil {
		s.indexes(c.from.Indexes())
	}
	if c.from.Sources != nil {
		if all, err := c.from.Sources(ctx); err == nil {
			s.sources(all)
		}
	}
	if c.from.Overdue != nil {
		const name, help = "smartmoney_webhook_overdue_seconds", "Time since the oldest due delivery to a webhook or sink became due."
		if late, err := c.from.Overdue(ctx); err == nil {
			s.gauge(name, help, late.Seconds())
		}
	}
}

// engine collects the metrics of the engine and the chains. If the database does not answer,
// it leaves out the chains.
func (c *collector) engine(ctx context.Context, s sender) {
	if c.from.Leads != nil {
		s.gauge("smartmoney_engine_leader", "1 if this process's engine is the leader, 0 if it is a follower.", truth(c.from.Leads()))
	}
	if c.from.Ready != nil {
		s.gauge("smartmoney_engine_ready", "1 if the engine's state is loaded and up to date.", truth(c.from.Ready(ctx) == nil))
	}
	if c.from.Decisions != nil {
		for _, d := range c.from.Decisions() {
			s.count("smartmoney_decisions_total", "Decisions about candidates for customers, by outcome.", d.N, "outcome", d.Outcome)
		}
	}
	if c.from.Leaderboards != nil {
		for _, l := range c.from.Leaderboards() {
			s.gauge("smartmoney_leaderboard_age_seconds", "For how long the leaderboard has lacked committed events.", l.Age.Seconds(), "chain", l.Chain)
		}
	}
	if c.from.Chains == nil {
		return
	}
	chains, err := c.from.Chains(ctx)
	s.gauge("smartmoney_database_up", "1 if the database answered this scrape.", truth(err == nil))
	for _, chain := range chains {
		s.gauge("smartmoney_chain_durable_events", "Sequence number of the last event in the log.", float64(chain.Durable), "chain", chain.Name)
		s.gauge("smartmoney_chain_processed_events", "Sequence number of the last processed event.", float64(chain.Processed), "chain", chain.Name)
		s.gauge("smartmoney_chain_lag_events", "Durable events that are not processed.", float64(chain.Durable-chain.Processed), "chain", chain.Name)
		s.gauge("smartmoney_chain_lag_seconds", "Age of the oldest unprocessed event.", chain.Behind.Seconds(), "chain", chain.Name)
	}
}

// slowly collects what is read from the database at most every slowly.
func (c *collector) slowly(ctx context.Context, s sender) {
	if now, ok := c.backlog.value(ctx); ok {
		const help = "Pending deliveries to webhooks and sinks, at most 100 000 of each kind."
		s.gauge("smartmoney_webhook_queue", help, float64(now.First), "kind", "first")
		s.gauge("smartmoney_webhook_queue", help, float64(now.Again), "kind", "again")
		s.gauge("smartmoney_webhook_disabled", "Webhooks that are switched off after failures.", float64(now.Disabled))
		s.gauge("smartmoney_sink_failing_seconds", "Longest time that a customer's deliveries to a sink have been failing.", now.SinkFailing.Seconds())
	}
	if now, ok := c.disk.value(ctx); ok {
		s.gauge("smartmoney_database_bytes", "Disk space of the database.", float64(now.Used))
		if now.Free >= 0 {
			s.gauge("smartmoney_disk_free_bytes", "Space that is left on the disk of the SQLite file.", float64(now.Free))
		}
	}
}

// slowly is the least time between two reads of a slow source.
const slowly = 15 * time.Second

// slow keeps a value that is costly to read. A failed read leaves it out until the next one.
type slow[T any] struct {
	read func(context.Context) (T, error) // nil: there is no value

	mu   sync.Mutex // guards what follows; held while read runs, so that two scrapes do not both read
	at   time.Time
	last T
	ok   bool
}

// value returns the value, which is older than slowly only if read takes long.
func (v *slow[T]) value(ctx context.Context) (T, bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.read != nil && (v.at.IsZero() || time.Since(v.at) >= slowly) {
		var err error
		v.last, err = v.read(ctx)
		v.ok, v.at = err == nil, time.Now()
	}
	return v.last, v.ok
}

// sender builds metrics and sends them to out.
type sender struct{ out chan<- prometheus.Metric }

// send sends a metric; labels alternate names and values.
func (s sender) send(name, help string, kind prometheus.ValueType, value float64, labels []string) {
	var names, values []string
	for i := 0; i+1 < len(labels); i += 2 {
		names, values = append(names, labels[i]), append(values, labels[i+1])
	}
	s.out <- prometheus.MustNewConstMetric(prometheus.NewDesc(name, help, names, nil), kind, value, values...)
}

func (s sender) gauge(name, help string, value float64, labels ...string) {
	s.send(name, help, prometheus.GaugeValue, value, labels)
}

func (s sender) count(name, help string, value uint64, labels ...string) {
	s.send(name, help, prometheus.CounterValue, float64(value), labels)
}

func (s sender) streams(transport string, now Streams) {
	s.gauge("smartmoney_streams_open", "Open connections.", float64(now.Open), "transport", transport)
	s.count("smartmoney_streams_accepted_total", "Accepted connections.", now.Accepted, "transport", transport)
	s.count("smartmoney_streams_refused_total", "Connections rejected because there were too many.", now.Refused, "transport", transport)
	for _, cut := range []struct {
		reason string
		n      uint64
	}{{"slow", now.Slow}, {"dead", now.Dead}, {"revoked", now.Revoked}} {
		s.count("smartmoney_streams_cut_total", "Connections closed by the service, by reason.", cut.n, "transport", transport, "reason", cut.reason)
	}
}

func (s sender) feeds(steps []FeedStep) {
	const help = "Steps of for-you feeds by outcome."
	for _, step := range steps {
		s.count("smartmoney_feed_steps_total", help, step.Runs, "step", step.Step, "outcome", "made")
		s.count("smartmoney_feed_steps_total", help, step.Failed, "step", step.Step, "outcome", "failed")
		s.send("smartmoney_feed_step_seconds_total", "Time that steps of for-you feeds took.", prometheus.CounterValue, step.Took.Seconds(), []string{"step", step.Step})
	}
}

func (s sender) indexes(now Indexes) {
	for _, ix := range now.Sizes {
		s.gauge("smartmoney_index_documents", "Documents of a search index.", float64(ix.Documents), "index", ix.Name)
		s.gauge("smartmoney_index_bytes", "Estimated memory of a search index.", float64(ix.Bytes), "index", ix.Name)
	}
	const help = "Refreshes of the search indexes by outcome."
	s.count("smartmoney_index_refreshes_total", help, now.Refreshes, "outcome", "made")
	s.count("smartmoney_index_refreshes_total", help, now.Failed, "outcome", "failed")
	s.send("smartmoney_index_refresh_seconds_total", "Time that refreshes of the search indexes took.", prometheus.CounterValue, now.Took.Seconds(), nil)
}

// unixSeconds returns a time in seconds since 1970.
func unixSeconds(at time.Time) float64 { return float64(at.UnixMicro()) / 1e6 }

// sources sends the state of the live sources.
func (s sender) sources(all []Source) {
	for i := range all {
		now := &all[i]
		of := []string{"source", now.Name, "kind", now.Kind}
		s.gauge("smartmoney_source_healthy", "1 unless something is wrong with the source.", truth(now.Healthy), of...)
		s.gauge("smartmoney_source_refused", "1 while the provider refuses the source.", truth(now.Refused), of...)
		s.gauge("smartmoney_source_paused", "1 while the source is paused.", truth(now.Paused), of...)
		s.gauge("smartmoney_source_failing", "1 while nothing worked since the source's last error.", truth(now.Failing), of...)
		failed := 0.0
		if now.LastError != nil {
			failed = unixSeconds(*now.LastError)
		}
		s.gauge("smartmoney_source_last_error_timestamp_seconds", "When the source last failed; 0 if it never did.", failed, of...)
		if now.LastEvent != nil {
			s.gauge("smartmoney_source_last_event_timestamp_seconds", "Time of the source's newest event, by its provider.", unixSeconds(*now.LastEvent), of...)
		}
		if now.Lag != nil {
			s.gauge("smartmoney_source_lag", "Blocks or messages that the source is behind its provider.", float64(*now.Lag), of...)
		}
		if now.Age != nil {
			s.gauge("smartmoney_source_last_event_age_seconds", "Time since the source's newest event; 0 at the provider's end.", *now.Age, of...)
		}
		for kind, n := range now.Events {
			s.count("smartmoney_source_events_total", "Events of the source in the log since it was added, by type.", uint64(n), append(of, "type", kind)...)
		}
		for reason, n := range now.Skipped {
			s.count("smartmoney_source_skipped_total", "Messages of the source that became no event, by reason.", uint64(n), append(of, "reason", reason)...)
		}
		s.count("smartmoney_source_duplicates_total", "Trades of the source that were in the log already.", uint64(now.Duplicates), of...)
	}
}

func truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
