// Package telemetry serves metrics for Prometheus and profiles, each on a listener of its own,
// separate from the customers' interface, and has what packages share that expose metrics. It does
// not know them: each has a method Collectors, and cmd registers what these return.
//
// Nothing here may block or fail the service: a listener that cannot start is logged, and a
// read that takes too long leaves out its metrics.
package telemetry

import (
	"net/http"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// NewRegistry returns a registry with the metrics of Go, of the process, and of its role.
func NewRegistry(role string) *prometheus.Registry {
	r := prometheus.NewRegistry()
	info := prometheus.NewGauge(prometheus.GaugeOpts{
		Name: "smartmoney_process_info", Help: "1, with the role of the process.", ConstLabels: prometheus.Labels{"role": role},
	})
	info.Set(1)
	r.MustRegister(info, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return r
}

// Handler returns the handler of /metrics.
func Handler(metrics prometheus.Gatherer) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/metrics", promhttp.HandlerFor(metrics, promhttp.HandlerOpts{
		ErrorHandling:       promhttp.ContinueOnError, // serves the metrics that can be collected
		MaxRequestsInFlight: 4,
	}))
	return mux
}
