package webhook

import (
	"sync"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// The outcomes of attempts.
const (
	outcomeDelivered = "delivered"
	outcomeFailed    = "failed"
)

// Metrics counts the attempts of a process's senders, to webhooks and to sinks. It is safe for
// concurrent use.
type Metrics struct {
	attempts  *prometheus.CounterVec // by outcome
	delivered *telemetry.Delivery    // to webhooks

	mu   sync.Mutex // guards busy
	busy []chan struct{}
}

// NewMetrics returns the metrics that the senders of a process share.
func NewMetrics() *Metrics {
	const help = "Attempts at webhooks and sinks by outcome."
	return &Metrics{
		attempts:  telemetry.NewCounter("smartmoney_webhook_attempts_total", help, "outcome", outcomeDelivered, outcomeFailed),
		delivered: telemetry.NewDelivery("webhook"),
	}
}

// slots returns the channel that holds an element for each running worker of a sender.
func (m *Metrics) slots(workers int) chan struct{} {
	slots := make(chan struct{}, workers)
	m.mu.Lock()
	defer m.mu.Unlock()
	m.busy = append(m.busy, slots)
	return slots
}

// Collectors returns the metrics of the senders.
func (m *Metrics) Collectors() []prometheus.Collector {
	busy := prometheus.GaugeOpts{Name: "smartmoney_webhook_busy", Help: "Customers' webhooks and sinks being sent to by this process."}
	return []prometheus.Collector{m.attempts, m.delivered.Seconds, prometheus.NewGaugeFunc(busy, func() (n float64) {
		m.mu.Lock()
		defer m.mu.Unlock()
		for _, slots := range m.busy {
			n += float64(len(slots))
		}
		return n
	})}
}

// Latency returns how long the last notifications took from their commit until their webhook
// accepted them.
func (m *Metrics) Latency() status.Latency { return m.delivered.Latency() }
