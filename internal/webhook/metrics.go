package webhook

import (
	"github.com/prometheus/client_golang/prometheus"

	"smartmoney/internal/status"
	"smartmoney/internal/telemetry"
)

// The outcomes of attempts.
const (
	outcomeDelivered = "delivered"
	outcomeFailed    = "failed"
)

func newAttempts() *prometheus.CounterVec {
	return telemetry.NewCounter("smartmoney_webhook_attempts_total", "Webhook attempts by outcome.", "outcome", outcomeDelivered, outcomeFailed)
}

// Collectors returns the metrics of the sender.
func (s *Sender) Collectors() []prometheus.Collector {
	busy := prometheus.GaugeOpts{Name: "smartmoney_webhook_busy", Help: "Webhooks being sent to by this process."}
	return []prometheus.Collector{s.attempts, s.delivered.Seconds, prometheus.NewGaugeFunc(busy, func() float64 { return float64(len(s.slots)) })}
}

// Latency returns how long the last notifications took from their commit until their webhook accepted them. A nil sender has
// none.
func (s *Sender) Latency() status.Latency {
	if s == nil {
		return status.Latency{Step: "webhook"}
	}
	return s.delivered.Latency()
}
