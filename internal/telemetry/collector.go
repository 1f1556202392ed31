package telemetry

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// askTimeout bounds what a scrape asks the database.
const askTimeout = 2 * time.Second

// collector asks the sources whenever the metrics are read.
type collector struct{ from Sources }

// Describe sends nothing: what is collected depends on the sources that there are.
func (c collector) Describe(chan<- *prometheus.Desc) {}

// Collect asks each source.
func (c collector) Collect(out chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), askTimeout)
	defer cancel()
	s := sender{out}
	c.engine(ctx, s)
	if c.from.Ingest != nil {
		now := c.from.Ingest()
		const help = "Events that came in, by what became of them."
		s.count("smartmoney_ingest_events_total", help, now.Accepted, "result", "accepted")
		s.count("smartmoney_ingest_events_total", help, now.Duplicates, "result", "duplicate")
		s.count("smartmoney_ingest_events_total", help, now.Refused, "result", "refused")
	}
	if c.from.Websockets != nil {
		s.streams("websocket", c.from.Websockets())
	}
	if c.from.Events != nil {
		s.streams("events", c.from.Events())
	}
	if c.from.Executions != nil {
		s.gauge("smartmoney_subscriptions", "Subscriptions under way, equal ones counted once.", float64(c.from.Executions()))
	}
	if c.from.Webhooks != nil {
		now := c.from.Webhooks()
		const help = "Attempts to send to a webhook, by outcome."
		s.count("smartmoney_webhook_attempts_total", help, now.Delivered, "outcome", "delivered")
		s.count("smartmoney_webhook_attempts_total", help, now.Failed, "outcome", "failed")
		s.gauge("smartmoney_webhook_busy", "Webhooks that this process is sending to.", float64(now.Busy))
	}
	if c.from.Overdue != nil {
		const name, help = "smartmoney_webhook_overdue_seconds", "How long the delivery that waits longest for its attempt has been due."
		if late, err := c.from.Overdue(ctx); err == nil {
			s.gauge(name, help, late.Seconds())
		}
	}
}

// engine collects what is known of the engine and the chains. Where the database does not
// answer, the chains are left out.
func (c collector) engine(ctx context.Context, s sender) {
	if c.from.Leads != nil {
		s.gauge("smartmoney_engine_leader", "1 where this process's engine leads, 0 where it follows.", truth(c.from.Leads()))
	}
	if c.from.Ready != nil {
		s.gauge("smartmoney_engine_ready", "1 while the engine's state is loaded and kept up to date.", truth(c.from.Ready(ctx) == nil))
	}
	if c.from.Chains == nil {
		return
	}
	chains, err := c.from.Chains(ctx)
	s.gauge("smartmoney_database_up", "1 where the database answered this scrape.", truth(err == nil))
	for _, chain := range chains {
		s.gauge("smartmoney_chain_durable_events", "Number of the last event in the log.", float64(chain.Durable), "chain", chain.Name)
		s.gauge("smartmoney_chain_processed_events", "Number of the last event that was processed.", float64(chain.Processed), "chain", chain.Name)
		s.gauge("smartmoney_chain_lag_events", "Events that are durable and not processed.", float64(chain.Durable-chain.Processed), "chain", chain.Name)
		s.gauge("smartmoney_chain_lag_seconds", "Age of the oldest event that is not processed.", chain.Behind.Seconds(), "chain", chain.Name)
	}
}

// sender makes metrics and sends them on.
type sender struct{ out chan<- prometheus.Metric }

// send makes a metric; labels are a name and its value.
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
	s.count("smartmoney_streams_accepted_total", "Connections that were taken in.", now.Accepted, "transport", transport)
	s.count("smartmoney_streams_refused_total", "Connections that were turned away because there were too many.", now.Refused, "transport", transport)
	for _, cut := range []struct {
		reason string
		n      uint64
	}{{"slow", now.Slow}, {"dead", now.Dead}, {"revoked", now.Revoked}} {
		s.count("smartmoney_streams_cut_total", "Connections that the service ended, by reason.", cut.n, "transport", transport, "reason", cut.reason)
	}
}

func truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
