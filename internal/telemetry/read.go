package telemetry

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// readTimeout is the time limit of the database reads of a scrape.
const readTimeout = 2 * time.Second

// Read is a collector that sends its metrics at each scrape. It must be safe for concurrent use,
// and leave out what it cannot read before the context ends.
type Read func(context.Context, Scrape)

var _ prometheus.Collector = Read(nil)

// Describe sends nothing, since the metrics depend on what is read.
func (r Read) Describe(chan<- *prometheus.Desc) {}

// Collect sends the metrics.
func (r Read) Collect(out chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), readTimeout)
	defer cancel()
	r(ctx, Scrape{out})
}

// Scrape takes the metrics of a Read. Labels alternate names and values.
type Scrape struct{ out chan<- prometheus.Metric }

// Gauge sends a value that may fall.
func (s Scrape) Gauge(name, help string, value float64, labels ...string) {
	s.send(name, help, prometheus.GaugeValue, value, labels)
}

// Count sends a total since the start of the process, or since what it counts was added.
func (s Scrape) Count(name, help string, value float64, labels ...string) {
	s.send(name, help, prometheus.CounterValue, value, labels)
}

// Cache sends the totals of the lookups of a cache.
func (s Scrape) Cache(name string, hits, misses uint64) {
	s.Count("smartmoney_cache_hits_total", "Lookups that a cache answered.", float64(hits), "cache", name)
	s.Count("smartmoney_cache_misses_total", "Lookups that a cache did not answer.", float64(misses), "cache", name)
}

// Limited sends how often something was refused at a limit of its key or customer.
func (s Scrape) Limited(limit string, refused uint64) {
	s.Count("smartmoney_limited_total", "Requests, operations and streams that were refused at a limit of their key or customer, by limit.", float64(refused), "limit", limit)
}

func (s Scrape) send(name, help string, kind prometheus.ValueType, value float64, labels []string) {
	var names, values []string
	for i := 0; i+1 < len(labels); i += 2 {
		names, values = append(names, labels[i]), append(values, labels[i+1])
	}
	s.out <- prometheus.MustNewConstMetric(prometheus.NewDesc(name, help, names, nil), kind, value, values...)
}

// Truth returns the value of a metric that says yes or no.
func Truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

// UnixSeconds returns a time in seconds since 1970.
func UnixSeconds(at time.Time) float64 { return float64(at.UnixMicro()) / 1e6 }

// NewCounter returns a counter with a label. Its known values are there before they count anything.
func NewCounter[T ~string](name, help, label string, known ...T) *prometheus.CounterVec {
	c := prometheus.NewCounterVec(prometheus.CounterOpts{Name: name, Help: help}, []string{label})
	for _, value := range known {
		c.WithLabelValues(string(value))
	}
	return c
}

// Delivery measures how long notifications took from their commit to their delivery over a
// transport.
type Delivery struct {
	Seconds   prometheus.Histogram
	transport string
	last      status.Recent
}

// NewDelivery returns the measure of a transport, one of few.
func NewDelivery(transport string) *Delivery {
	return &Delivery{transport: transport, Seconds: prometheus.NewHistogram(prometheus.HistogramOpts{
		Name: "smartmoney_notification_delivery_seconds", Help: "Time from the commit of notifications to their delivery.",
		Buckets: prometheus.ExponentialBuckets(0.001, 4, 11), ConstLabels: prometheus.Labels{"transport": transport},
	})}
}

// Observe adds a delivery; a clock that went back counts as 0.
func (d *Delivery) Observe(took time.Duration) {
	d.Seconds.Observe(max(took, 0).Seconds())
	d.last.Observe(took)
}

// Latency returns the quantiles of the last deliveries.
func (d *Delivery) Latency() status.Latency { return d.last.Latency(d.transport) }
