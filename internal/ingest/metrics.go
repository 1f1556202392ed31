package ingest

import (
	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// The results of received events.
const (
	resultAccepted  = "accepted"  // durable
	resultDuplicate = "duplicate" // trades whose id is live, or repeated within a request
	resultUnknown   = "unknown"   // corrections that found no live trade
	// by validation, corrections that reach too far, or trades older than what is kept
	resultRefused = "refused"
)

// metrics count events. A request answered from its idempotency record is not counted again.
type metrics struct {
	events    *prometheus.CounterVec // by result
	retracted prometheus.Counter     // trades that corrections took back
	refused   *prometheus.CounterVec // by source and reason: there are few, whatever clients send
}

func newMetrics() metrics {
	return metrics{
		events: telemetry.NewCounter("smartmoney_ingest_events_total", "Received events by result.",
			"result", resultAccepted, resultDuplicate, resultUnknown, resultRefused),
		retracted: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "smartmoney_ingest_retracted_trades_total", Help: "Trades that corrections took back.",
		}),
		refused: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "smartmoney_ingest_refused_total", Help: "Refused events by source and reason.",
		}, []string{"source", "reason"}),
	}
}

// Collectors returns the metrics of the appender.
func (a *Appender) Collectors() []prometheus.Collector {
	return []prometheus.Collector{a.metrics.events, a.metrics.retracted, a.metrics.refused}
}

// answered counts the answer to a job.
func (m *metrics) answered(j *job) {
	a := j.answer
	m.events.WithLabelValues(resultAccepted).Add(float64(a.Accepted))
	m.events.WithLabelValues(resultDuplicate).Add(float64(a.Duplicates))
	m.events.WithLabelValues(resultUnknown).Add(float64(a.Unknown))
	m.events.WithLabelValues(resultRefused).Add(float64(len(a.Rejected)))
	m.retracted.Add(float64(a.Retracted))
	source := "request" // to POST /ingest/events
	if j.batch != nil {
		source = "source" // a live one
	}
	for i := range a.Rejected {
		m.refused.WithLabelValues(source, a.Rejected[i].reason).Inc()
	}
}
