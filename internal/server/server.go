// Package server is the HTTP front of the service: it listens, mounts the
// handlers it is given, and does for every request what none of them should have
// to: request ids, the access log, recovery from panics, security headers, probes
// and an orderly end. It knows no business rule and reads no database.
package server

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync/atomic"
	"time"

	"golang.org/x/sync/singleflight"

	"smartmoney/internal/lifecycle"
)

// The bounds of one connection. A body of the largest ingest request must fit
// into readTimeout on a slow line; writeTimeout runs from the end of the header,
// so it covers reading the body as well. A handler that streams sets its own
// deadlines with http.ResponseController.
const (
	readHeaderTimeout = 5 * time.Second
	readTimeout       = 2 * time.Minute
	writeTimeout      = 3 * time.Minute
	idleTimeout       = 2 * time.Minute
	maxHeaderBytes    = 64 << 10
	abortGrace        = 2 * time.Second // for handlers whose connection was cut
)

// Handlers are what the server mounts. A nil one leaves its path unknown.
type Handlers struct {
	Start    http.Handler // / alone
	GraphQL  http.Handler // /graphql
	GraphiQL http.Handler // /graphiql and below it
	SDL      http.Handler // /schema.graphql
	REST     http.Handler // below /v3/alpha/
	Ingest   http.Handler // below /ingest/
	OpenAPI  http.Handler // /openapi.json
	Docs     http.Handler // /docs and below it
}

// Options are what a Server is made of.
type Options struct {
	Addr            string // host:port; port 0 takes a free one
	TLSCert, TLSKey string // PEM files; both empty: plain HTTP
	Handlers        Handlers
	Origins         Origins // whose pages may call
	Checks          []Check // what /readyz asks
	// Lag returns how far processing is behind, by chain, for /readyz to tell. An error, or nil, leaves it out.
	Lag             func(context.Context) (map[string]Lag, error)
	ShutdownTimeout time.Duration    // for running requests at the end; 0 cuts them at once
	Log             *slog.Logger     // the access log and what goes wrong
	NewID           func() string    // makes request ids
	Now             func() time.Time // for durations in the access log
	Answered        func(Answered)   // called after each request; nil: nothing is
}

// Answered is what is told of a request after it.
type Answered struct {
	Path   string // where its handler is mounted, one of few
	Status int
	Took   time.Duration
	Stream bool // its answer was a stream, or the connection was taken over
}

// Server serves HTTP from Start to Stop.
type Server struct {
	options  Options
	http     *http.Server
	listener net.Listener
	cancel   context.CancelFunc // ends the context of every request
	secure   bool               // serves TLS; net/http fills http.TLSConfig in by itself
	drain    *drain
	compress func(http.Handler) http.Handler
	served   chan struct{} // closed when the accept loop has ended
	failed   chan error    // holds why it ended, unless by Stop
	stopping atomic.Bool
	probing  singleflight.Group // the checks under way, by name
}

var _ lifecycle.Service = (*Server)(nil)

// New makes a server and reads its certificate; nothing listens yet.
func New(o Options) (*Server, error) {
	s := &Server{
		options: o,
		drain:   newDrain(),
		served:  make(chan struct{}),
		failed:  make(chan error, 1),
	}
	tlsConfig, err := loadTLS(o.TLSCert, o.TLSKey)
	if err != nil {
		return nil, err
	}
	if s.compress, err = compress(); err != nil {
		return nil, err
	}
	s.secure = tlsConfig != nil
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel = cancel
	s.http = &http.Server{
		Handler:           s.handler(),
		TLSConfig:         tlsConfig,
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

func loadTLS(cert, key string) (*tls.Config, error) {
	if cert == "" && key == "" {
		return nil, nil
	}
	pair, err := tls.LoadX509KeyPair(cert, key)
	if err != nil {
		return nil, fmt.Errorf("load the certificate %s: %w", cert, err)
	}
	return &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12, CipherSuites: suites()}, nil
}

// suites lists the cipher suites of TLS 1.2 that authenticate what they encrypt. Those
// with CBC, which the standard library still offers, are left out.
func suites() []uint16 {
	return []uint16{
		tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, tls.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
		tls.TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, tls.TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
		tls.TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, tls.TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
	}
}

// Start listens and serves. Failed tells of an end that Stop did not bring about.
func (s *Server) Start(ctx context.Context) error {
	var lc net.ListenConfig
	listener, err := lc.Listen(ctx, "tcp", s.options.Addr)
	if err != nil {
		return fmt.Errorf("listen on %s: %w", s.options.Addr, err)
	}
	s.listener = listener
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
	if s.secure {
		return s.http.ServeTLS(s.listener, "", "")
	}
	return s.http.Serve(s.listener)
}

// Addr is the address listened on; call it after Start only.
func (s *Server) Addr() net.Addr { return s.listener.Addr() }

// URL is the address as a caller on this machine writes it, without a final
// slash; call it after Start only.
func (s *Server) URL() string {
	scheme := "http"
	if s.secure {
		scheme = "https"
	}
	addr := s.Addr().String()
	if tcp, ok := s.Addr().(*net.TCPAddr); ok && tcp.IP.IsUnspecified() {
		addr = net.JoinHostPort("localhost", fmt.Sprint(tcp.Port))
	}
	return scheme + "://" + addr
}

// Failed returns the error that ended serving before Stop was called, if any.
func (s *Server) Failed() <-chan error { return s.failed }

// Stop ends serving. First it drains: probes are still answered, /readyz by 503,
// other new requests are refused with 503, and those running may finish within
// ShutdownTimeout. Then connections are closed and what still runs sees its
// context end. The error says how many requests were cut.
func (s *Server) Stop(ctx context.Context) error {
	s.stopping.Store(true)
	s.http.SetKeepAlivesEnabled(false)
	waiting, cancel := context.WithTimeout(ctx, s.options.ShutdownTimeout)
	defer cancel()
	cut := s.drain.begin(waiting)
	if cut == 0 {
		// What the handlers left in buffers is still to be sent. Only connections
		// that carry no request can outlast this.
		_ = s.http.Shutdown(waiting)
	}
	// Connections first: a handler that gives up on its context must not be able to
	// send what it has as a whole answer.
	err := s.http.Close()
	s.cancel()
	<-s.served
	if cut == 0 {
		return err
	}
	grace, cancelGrace := context.WithTimeout(context.WithoutCancel(ctx), abortGrace)
	defer cancelGrace()
	left := s.drain.begin(grace)
	return errors.Join(err, fmt.Errorf("cut %d running requests after %s, %d of them have not ended",
		cut, s.options.ShutdownTimeout, left))
}
