package telemetry

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"time"

	"smartmoney/internal/lifecycle"
)

// Listener serves a handler on an address of its own.
type Listener struct {
	what    string // is served, in the plural
	setting string // that holds addr
	addr    string
	http    *http.Server
	log     *slog.Logger
	done    chan struct{} // closed when serving has ended; nil where it never began
}

var _ lifecycle.Service = (*Listener)(nil)

// NewListener makes a listener that Start sets going. What it serves and the
// setting that addr comes from are for the log.
func NewListener(what, setting, addr string, handler http.Handler, log *slog.Logger) *Listener {
	return &Listener{what: what, setting: setting, addr: addr, log: log, http: &http.Server{
		Handler: handler, ReadHeaderTimeout: 5 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelDebug),
	}}
}

// Start listens and serves. It never fails: a second process on a machine finds the
// address taken, and is to serve all the same, so that is logged.
func (l *Listener) Start(ctx context.Context) error {
	var config net.ListenConfig
	listener, err := config.Listen(ctx, "tcp", l.addr)
	if err != nil {
		l.log.WarnContext(ctx, l.what+" are not served: choose another address", "setting", l.setting, "error", err)
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

// Stop ends serving, with what is under way.
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
