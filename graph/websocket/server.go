package websocket

import (
	"bufio"
	"context"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/99designs/gqlgen/graphql"
	gorilla "github.com/gorilla/websocket"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// readBuffer is the size of each connection's read buffer, bytes. Longer reads bypass it.
const readBuffer = 512

// Server upgrades requests to websockets and serves them until it is stopped.
type Server struct {
	opts       Options
	backend    Backend
	upgrader   gorilla.Upgrader
	buffers    buffers
	welcomes   [3][]byte // by protocol
	heartbeats [3][]byte // by protocol

	pings pingScheduler
	keys  keys

	open, operations                       atomic.Int64
	accepted, refused, slow, dead, revoked atomic.Uint64

	mu      sync.Mutex // guards what follows
	serving bool
	conns   sync.WaitGroup // Add under mu while serving

	stop  context.CancelFunc // ends the goroutines of Start
	loops sync.WaitGroup
}

// New returns a server. It responds with 503 until Start.
func New(backend Backend, opts Options) *Server {
	s := &Server{opts: opts.withDefaults(), backend: backend}
	s.upgrader = gorilla.Upgrader{
		ReadBufferSize:  readBuffer,
		WriteBufferPool: &sync.Pool{}, // stays empty: the library writes no messages here
		Subprotocols:    []string{nameTransport, nameLegacy},
		CheckOrigin:     s.opts.AllowOrigin,
		Error:           reject,
		// Compression costs a window of memory per connection, and would compress each
		// message once per reader.
		EnableCompression: false,
	}
	for _, p := range []protocol{protocolNone, protocolTransport, protocolLegacy} {
		s.welcomes[p], s.heartbeats[p] = p.welcome(), p.heartbeat()
	}
	return s
}

// Start starts to accept connections.
func (s *Server) Start(context.Context) error {
	ctx, cancel := context.WithCancel(context.Background())
	s.stop = cancel
	s.loops.Go(func() { s.sendHeartbeats(ctx) })
	s.loops.Go(func() { s.recheckKeys(ctx) })
	s.mu.Lock()
	defer s.mu.Unlock()
	s.serving = true
	return nil
}

// Stop closes every connection with 1012, so that clients reconnect, and returns when all
// are gone. A peer that does not answer is cut off after Options.Grace or when ctx ends.
func (s *Server) Stop(ctx context.Context) error {
	s.mu.Lock()
	s.serving = false
	s.mu.Unlock()
	for c := range s.pings.all() {
		c.close(closeRestart, "the service is restarting: reconnect")
	}
	gone := make(chan struct{})
	go func() {
		s.conns.Wait()
		close(gone)
	}()
	select {
	case <-gone:
	case <-ctx.Done():
		for c := range s.pings.all() {
			c.out.abort()
		}
		<-gone
	}
	if s.stop != nil {
		s.stop()
	}
	s.loops.Wait()
	return nil
}

// Stats counts the connections of a server.
type Stats struct {
	Open       int    // connections
	Operations int    // in progress
	Accepted   uint64 // connections since the start
	Refused    uint64 // upgrades refused with 503
	// connections closed because their queue was full or they read nothing for Options.Stall
	Slow    uint64
	Dead    uint64 // connections that sent nothing for two ping intervals
	Revoked uint64 // connections whose key was revoked
}

// Stats returns the counters. They are read one by one, not as a consistent snapshot.
func (s *Server) Stats() Stats {
	return Stats{
		Open: int(s.open.Load()), Operations: int(s.operations.Load()),
		Accepted: s.accepted.Load(), Refused: s.refused.Load(),
		Slow: s.slow.Load(), Dead: s.dead.Load(), Revoked: s.revoked.Load(),
	}
}

// ServeHTTP upgrades a request and returns at once. The connection outlives the request and
// keeps only the request id of its context.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !s.enter() {
		s.unavailable(w, "this process accepts no connections at the moment, try again")
		return
	}
	open, err := s.opts.Gate.Open()
	if err != nil {
		s.conns.Done()
		s.unavailable(w, err.Error())
		return
	}
	hijacker := &hijacker{ResponseWriter: w, server: s}
	ws, err := s.upgrader.Upgrade(hijacker, r, nil)
	if err != nil { // the upgrader has responded
		open.Close()
		s.conns.Done()
		return
	}
	c := &conn{
		server: s, ws: ws, out: hijacker.out, open: open, protocol: protocols[ws.Subprotocol()],
		ctx:    httpapi.WithRequestID(context.Background(), httpapi.RequestID(r.Context())),
		header: strings.Clone(r.Header.Get("Authorization")),
	}
	s.accepted.Add(1)
	s.open.Add(1)
	s.begin(c)
}

// reject responds to a request that cannot be upgraded.
func reject(w http.ResponseWriter, _ *http.Request, status int, reason error) {
	code, why := smartmoney.CodeBadInput, strings.TrimPrefix(reason.Error(), "websocket: ")
	if status == http.StatusForbidden {
		code, why = smartmoney.CodeForbidden, "this origin must not connect: the service's setting cors-origins does not list it"
	}
	writeError(w, status, smartmoney.Errorf(code, "%s", why))
}

// enter counts a connection in and reports whether the server is serving.
func (s *Server) enter() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.serving {
		s.conns.Add(1)
	}
	return s.serving
}

func (s *Server) begin(c *conn) {
	c.ws.SetPingHandler(c.pinged)
	c.ws.SetCloseHandler(c.closed)
	c.initTimer = time.AfterFunc(s.opts.InitTimeout, func() {
		if !c.authenticated.Load() {
			c.reject(closeInitTimeout, "Connection initialisation timeout")
		}
	})
	s.pings.add(c)
	s.mu.Lock()
	serving := s.serving
	s.mu.Unlock()
	if !serving { // Stop may have listed the connections before this one was added
		c.close(closeRestart, "the service is restarting: reconnect")
	}
	if c.protocol == protocolNone {
		c.close(closeSubprotocol, "Subprotocol not acceptable: it must be "+nameTransport+" or "+nameLegacy)
	}
	go c.read()
}

func (s *Server) remove(c *conn) {
	s.pings.remove(c)
	if key := c.key.Load(); key != nil {
		s.keys.release(key, c)
	}
	c.open.Close()
	s.open.Add(-1)
	s.conns.Done()
}

func (s *Server) unavailable(w http.ResponseWriter, why string) {
	s.refused.Add(1)
	away := smartmoney.Errorf(smartmoney.CodeUnavailable, "%s", why)
	writeError(w, httpapi.Status(away.Code), away)
}

// writeError responds to a request that is not upgraded with a GraphQL error.
func writeError(w http.ResponseWriter, status int, err *smartmoney.Error) {
	httpapi.SetHeaders(w.Header(), err)
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	ext := map[string]any{"code": string(err.Code)}
	if wait := err.RetrySeconds(); wait > 0 {
		ext["retryAfter"] = wait
	}
	list := gqlerror.List{{Message: err.Message, Extensions: ext}}
	_, _ = w.Write(append(append([]byte(`{"errors":`), encode(list)...), '}'))
}

// hijacker inserts an outbound queue between the websocket library and the connection.
type hijacker struct {
	http.ResponseWriter
	server *Server
	out    *outboundQueue
}

// Hijack returns the outbound queue as the connection.
func (h *hijacker) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(h.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	h.out = newOutboundQueue(conn, h.server.opts.Queue, h.server.opts.Stall, &h.server.pings.now)
	h.out.slow = &h.server.slow
	return h.out, rw, nil
}

// IsUpgrade reports whether a request asks for a websocket.
func IsUpgrade(r *http.Request) bool { return gorilla.IsWebSocketUpgrade(r) }

// Backend runs operations. It is an interface because its implementation is the HTTP handler
// of the same operations, which passes upgrades to this package. Its methods may be called
// from any goroutine.
type Backend interface {
	// Authenticate returns the owner of the key in an Authorization header, "" if there was
	// none, and a context that carries the caller to Run. A *smartmoney.Error of code
	// UNAUTHENTICATED or FORBIDDEN rejects the key; any other error means that it cannot be
	// checked at the moment.
	Authenticate(ctx context.Context, authorization string) (context.Context, auth.Principal, error)
	// DecodeParams reads query, operationName, variables and extensions from a JSON
	// object. Its errors are *smartmoney.Error.
	DecodeParams(payload []byte) (*graphql.RawParams, error)
	// Run starts an operation of the caller in ctx and returns at once. The operation inherits
	// the values of ctx, not its end. Results go to writer, from other goroutines or from
	// within Run. The errors say why the operation cannot start, in the form that the caller
	// may see; writer is not called then.
	Run(ctx context.Context, params *graphql.RawParams, writer fanout.Writer) (fanout.Running, gqlerror.List)
}
