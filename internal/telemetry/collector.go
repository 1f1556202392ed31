package telemetry

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// readTimeout is the time limit of the database reads of a scrape.
const readTimeout = 2 * time.Second

// collector reads the sources at every scrape.
type collector struct{ from Sources }

// Describe sends nothing, since the metrics depend on the sources that are set.
func (c collector) Describe(chan<- *prometheus.Desc) {}

// Collect reads each source.
func (c collector) Collect(out chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), readTimeout)
	defer cancel()
	s := sender{out}
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
	if c.from.Websockets != nil {
		s.streams("websocket", c.from.Websockets())
	}
	if c.from.Events != nil {
		s.streams("events", c.from.Events())
	}
	if c.from.Executions != nil {
		s.gauge("smartmoney_subscriptions", "Running subscriptions, equal ones counted once.", float64(c.from.Executions()))
	}
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
	if c.from.Overdue != nil {
		const name, help = "smartmoney_webhook_overdue_seconds", "Time since the oldest due webhook delivery became due."
		if late, err := c.from.Overdue(ctx); err == nil {
			s.gauge(name, help, late.Seconds())
		}
	}
}

// engine collects the metrics of the engine and the chains. If the database does not answer,
// it leaves out the chains.
func (c collector) engine(ctx context.Context, s sender) {
	if c.from.Leads != nil {
		s.gauge("smartmoney_engine_leader", "1 if this process's engine is the leader, 0 if it is a follower.", truth(c.from.Leads()))
	}
	if c.from.Ready != nil {
		s.gauge("smartmoney_engine_ready", "1 if the engine's state is loaded and up to date.", truth(c.from.Ready(ctx) == nil))
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

func truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
