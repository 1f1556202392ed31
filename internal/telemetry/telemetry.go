// Package telemetry serves metrics for Prometheus and profiles, each on a listener of its own,
// separate from the customers' interface, and has what packages share that expose metrics. It does
// not know them: each has a method Collectors, and cmd registers what these return.
//
// Nothing here may block or fail the service: a listener that cannot start is logged, and a
// read that takes too long leaves out its metrics.
package telemetry

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"time"

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

// Listener serves a handler on its own address.
type Listener struct {
	what    string // the thing served, in the plural
	setting string // name of the setting of addr
	addr    string
	http    *http.Server
	log     *slog.Logger
	done    chan struct{} // closed when serving has ended; nil if it never started
}

// NewListener returns a listener. Start starts it. what and setting are for the log.
func NewListener(what, setting, addr string, handler http.Handler, log *slog.Logger) *Listener {
	return &Listener{what: what, setting: setting, addr: addr, log: log, http: &http.Server{
		Handler: handler, ReadHeaderTimeout: 5 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelDebug),
	}}
}

// Start listens and serves. It never fails: an address in use, for example by a second
// process on the machine, is logged and must not prevent the start.
func (l *Listener) Start(ctx context.Context) error {
	var config net.ListenConfig
	listener, err := config.Listen(ctx, "tcp", l.addr)
	if err != nil {
		l.log.WarnContext(ctx, l.what+" are not served, choose another address", "setting", l.setting, "error", err)
		return nil
	}
	l.log.InfoContext(ctx, "serving "+l.what, "addr", listener.Addr().String())
	l.done = make(chan struct{})
	go func() {
		defer close(l.done)
		if err := l.http.Serve(listener); err != nil && err != http.ErrServerClosed {
			l.log.Error(l.what+" are no longer served", "error", err)
		}
	}()
	return nil
}

// Stop stops serving and closes all connections.
func (l *Listener) Stop(context.Context) error {
	err := l.http.Close()
	if l.done != nil {
		<-l.done
	}
	return err
}

// Profiles serves Go's profiles below /debug/pprof/.
func Profiles() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/cmdline", pprof.Cmdline)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	return mux
}
