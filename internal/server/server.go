// Package server is the HTTP front of the service: it listens, mounts the handlers it
// receives, and adds what every request needs: request ids, the access log, recovery from
// panics, security headers, probes and an orderly shutdown. It contains no business rules and
// reads no database.
package server

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"golang.org/x/sync/singleflight"

	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// Limits of a connection. The body of the largest ingest request must arrive within
// readTimeout on a slow line; writeTimeout starts at the end of the request header
// and therefore includes reading the body. A handler that streams sets its own
// deadlines with http.ResponseController.
const (
	readHeaderTimeout = 5 * time.Second
	readTimeout       = 2 * time.Minute
	writeTimeout      = 3 * time.Minute
	idleTimeout       = 2 * time.Minute
	maxHeaderBytes    = 64 << 10
	abortGrace        = 2 * time.Second // for handlers to end after their connection was closed
)

// Handlers are the handlers to mount. The path of a nil handler is unknown.
type Handlers struct {
	Console  http.Handler // /, and below /console/
	GraphQL  http.Handler // /graphql
	GraphiQL http.Handler // /graphiql and below it
	SDL      http.Handler // /schema.graphql
	MCP      http.Handler // /mcp
	REST     http.Handler // below /v3/alpha/
	Services http.Handler // below /v3/studio/, and the paths of feeds and their management
	Ingest   http.Handler // below /ingest/
	OpenAPI  http.Handler // /openapi.json
	Docs     http.Handler // /docs and below it, /llms.txt, /llms-full.txt, /.well-known/api-catalog
}

// Options configures a Server.
type Options struct {
	Addr            string // host:port; port 0: any free port
	TLSCert, TLSKey string // PEM files, read again when they change; both empty: plain HTTP
	// BehindProxy takes the client's address in the access log from the proxy's X-Forwarded-For.
	BehindProxy bool
	Handlers    Handlers
	Origins     Origins // origins of pages that may call
	Checks      []Check // checks of /readyz
	// Chains returns how far the chains are, for /readyz; it is left out on error and if nil.
	Chains func(context.Context) ([]status.Chain, error)
	// Unhealthy says what is wrong with live sources, by name, for /readyz; it is left out like
	// Chains.
	Unhealthy       func(context.Context) (map[string]string, error)
	ShutdownTimeout time.Duration    // for running requests at shutdown; 0 aborts them at once
	Log             *slog.Logger     // access log and errors
	NewID           func() string    // generates request ids
	Now             func() time.Time // for durations in the access log
	// Traced returns a handler that traces the requests to another one, but for probes; nil: none
	// are.
	Traced func(next http.Handler) http.Handler
	// Limit returns the context of a request that is no stream, which ends when it cannot be
	// served; nil: the request's own.
	Limit func(context.Context) (context.Context, context.CancelFunc)
}

// Server serves HTTP from Start to Stop.
type Server struct {
	options     Options
	http        *http.Server
	listener    net.Listener
	cancel      context.CancelFunc // ends the context of every request
	certificate *certificate       // nil: plain HTTP
	metrics     *metrics
	drain       *drain
	compress    func(http.Handler) http.Handler
	served      chan struct{} // closed after the accept loop has ended
	failed      chan error    // why it ended, unless by Stop
	stopping    atomic.Bool
	probing     singleflight.Group // running checks, by name

	mu   sync.Mutex      // guards kept
	kept map[string]kept // what known keeps, by name
}

// New returns a server and loads its certificate. It does not listen yet.
func New(o Options) (*Server, error) {
	s := &Server{
		options: o,
		metrics: newMetrics(),
		drain:   newDrain(),
		kept:    map[string]kept{},
		served:  make(chan struct{}),
		failed:  make(chan error, 1),
	}
	var err error
	if s.certificate, err = newCertificate(o.TLSCert, o.TLSKey, o.Log); err != nil {
		return nil, err
	}
	if s.compress, err = compress(); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel = cancel
	s.http = &http.Server{
		Handler:           s.handler(),
		TLSConfig:         s.certificate.config(),
		ReadHeaderTimeout: readHeaderTimeout,
		ReadTimeout:       readTimeout,
		WriteTimeout:      writeTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeaderBytes,
		BaseContext:       func(net.Listener) context.Context { return ctx },
		ErrorLog:          slog.NewLogLogger(o.Log.Handler(), slog.LevelDebug),
	}
	return s, nil
}

// CertificateExpires returns when the certificate that is served ends, and false if the server
// serves plain HTTP. It reads the certificate again first if its files changed.
func (s *Server) CertificateExpires() (time.Time, bool) {
	if s.certificate == nil {
		return time.Time{}, false
	}
	return s.certificate.expires(), true
}

// Start listens and serves. Failed reports an end that Stop did not cause.
func (s *Server) Start(ctx context.Context) error {
	var lc net.ListenConfig
	listener, err := lc.Listen(ctx, "tcp", s.options.Addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("listen on %s: %w: end the process that uses the address, or choose another one with --addr or SMARTMONEY_ADDR", s.options.Addr, err)
	}
	if err != nil {
		return fmt.Errorf("listen on %s: %w", s.options.Addr, err)
	}
	s.listener = limitUnsent(listener)
	go func() {
		defer close(s.served)
		err := s.serve()
		if !s.stopping.Load() {
			s.failed <- fmt.Errorf("serve on %s: %w", listener.Addr(), err)
		}
	}()
	return nil
}

func (s *Server) serve() error {
	if s.certificate != nil {
		return s.http.ServeTLS(s.listener, "", "")
	}
	return s.http.Serve(s.listener)
}

// Addr returns the address of the listener. It must be called after Start.
func (s *Server) Addr() net.Addr { return s.listener.Addr() }

// URL returns the server's URL for clients on this machine, without a final slash. It must be
// called after Start.
func (s *Server) URL() string {
	scheme := "http"
	if s.certificate != nil {
		scheme = "https"
	}
	addr := s.Addr().String()
	if tcp, ok := s.Addr().(*net.TCPAddr); ok && tcp.IP.IsUnspecified() {
		addr = net.JoinHostPort("localhost", fmt.Sprint(tcp.Port))
	}
	return scheme + "://" + addr
}

// Failed returns a channel with the error that ended serving before Stop, if any.
func (s *Server) Failed() <-chan error { return s.failed }

// Stop stops serving. First it drains: probes are still answered, /readyz with 503, other new
// requests are rejected with 503, and running ones may finish within ShutdownTimeout. Then it
// closes the connections and cancels the contexts of requests still running. The error
// reports how many requests were cut.
func (s *Server) Stop(ctx context.Context) error {
	s.stopping.Store(true)
	s.http.SetKeepAlivesEnabled(false)
	drainCtx, cancel := context.WithTimeout(ctx, s.options.ShutdownTimeout)
	defer cancel()
	cut := s.drain.begin(drainCtx)
	if cut == 0 {
		// Sends data left in buffers. Only connections without a request can outlast this.
		_ = s.http.Shutdown(drainCtx)
	}
	// Connections are closed before contexts are canceled: a handler that stops at its context
	// must not be able to send a partial response as a complete one.
	err := s.http.Close()
	s.cancel()
	<-s.served
	if cut == 0 {
		return err
	}
	grace, cancelGrace := context.WithTimeout(context.WithoutCancel(ctx), abortGrace)
	defer cancelGrace()
	left := s.drain.begin(grace)
	return errors.Join(err, fmt.Errorf("cut %d running requests after %s, %d of them did not end",
		cut, s.options.ShutdownTimeout, left))
}
