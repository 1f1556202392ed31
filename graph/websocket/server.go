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

	gorilla "github.com/gorilla/websocket"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/internal/lifecycle"
	"smartmoney/internal/reqid"
	"smartmoney/internal/smartmoney"
)

// readBuffer is the memory that each connection reads into, bytes. What is longer is
// read past it.
const readBuffer = 512

// Server upgrades requests to websockets and serves them until it is stopped.
type Server struct {
	opts     Options
	backend  Backend
	upgrader gorilla.Upgrader
	buffers  buffers
	welcomes [3][]byte // by protocol
	beats    [3][]byte // by protocol

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

var (
	_ http.Handler      = (*Server)(nil)
	_ lifecycle.Service = (*Server)(nil)
)

// New makes a server. It answers 503 before Start.
func New(backend Backend, opts Options) *Server {
	s := &Server{opts: opts.withDefaults(), backend: backend}
	s.upgrader = gorilla.Upgrader{
		ReadBufferSize:  readBuffer,
		WriteBufferPool: &sync.Pool{}, // stays empty: the library writes no messages here
		Subprotocols:    []string{nameTransport, nameLegacy},
		CheckOrigin:     s.opts.AllowOrigin,
		Error:           turnDown,
		// Compression keeps a window of memory for each connection, and would have each
		// message compressed for each reader.
		EnableCompression: false,
	}
	for _, p := range []protocol{protocolNone, protocolTransport, protocolLegacy} {
		s.welcomes[p], s.beats[p] = p.welcome(), p.heartbeat()
	}
	return s
}

// Start begins to take connections in.
func (s *Server) Start(context.Context) error {
	ctx, cancel := context.WithCancel(context.Background())
	s.stop = cancel
	s.loops.Go(func() { s.turn(ctx) })
	s.loops.Go(func() { s.recheck(ctx) })
	s.mu.Lock()
	defer s.mu.Unlock()
	s.serving = true
	return nil
}

// Stop tells every connection to come again, and returns when all are gone. A peer that
// does not answer has the grace for it, or until ctx ends.
func (s *Server) Stop(ctx context.Context) error {
	s.mu.Lock()
	s.serving = false
	s.mu.Unlock()
	for c := range s.pings.all() {
		c.close(closeRestart, "the service restarts: come again")
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

// Stats tells what the server holds and has seen.
type Stats struct {
	Open       int    // connections
	Operations int    // under way
	Accepted   uint64 // connections, ever
	Refused    uint64 // upgrades that were answered 503
	Slow       uint64 // connections that were cut off because too much waited for them
	Dead       uint64 // connections from which nothing came for two ping intervals
	Revoked    uint64 // connections whose key ended to be good
}

// Stats returns the counters. They are not of one moment.
func (s *Server) Stats() Stats {
	return Stats{
		Open: int(s.open.Load()), Operations: int(s.operations.Load()),
		Accepted: s.accepted.Load(), Refused: s.refused.Load(),
		Slow: s.slow.Load(), Dead: s.dead.Load(), Revoked: s.revoked.Load(),
	}
}

// ServeHTTP upgrades a request. It returns at once; the connection lives on without the
// request, of whose context it keeps the id only.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !s.enter() {
		s.unavailable(w, "this process takes no connections at the moment, try again")
		return
	}
	place, err := s.opts.Quota.Open()
	if err != nil {
		s.conns.Done()
		s.unavailable(w, err.Error())
		return
	}
	hijacker := &hijacker{ResponseWriter: w, server: s}
	ws, err := s.upgrader.Upgrade(hijacker, r, nil)
	if err != nil { // the upgrader has answered
		place.Close()
		s.conns.Done()
		return
	}
	c := &conn{
		server: s, ws: ws, out: hijacker.out, place: place, protocol: protocolOf(ws.Subprotocol()),
		ctx:    reqid.With(context.Background(), reqid.From(r.Context())),
		header: strings.Clone(r.Header.Get("Authorization")),
	}
	s.accepted.Add(1)
	s.open.Add(1)
	s.begin(c)
}

// turnDown answers a request that cannot become a websocket.
func turnDown(w http.ResponseWriter, _ *http.Request, status int, reason error) {
	code, why := smartmoney.CodeBadInput, strings.TrimPrefix(reason.Error(), "websocket: ")
	if status == http.StatusForbidden {
		code, why = smartmoney.CodeForbidden, "pages of this origin may not connect: the service's setting cors-origins does not list it"
	}
	answer(w, status, code, why)
}

// enter counts a connection in, while the server is serving.
func (s *Server) enter() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.serving {
		s.conns.Add(1)
	}
	return s.serving
}

// begin lets a connection live.
func (s *Server) begin(c *conn) {
	c.ws.SetPingHandler(c.pinged)
	c.ws.SetCloseHandler(c.closed)
	c.initTimer = time.AfterFunc(s.opts.InitTimeout, func() {
		if !c.welcome.Load() {
			c.turnAway(closeInitTimeout, "Connection initialisation timeout")
		}
	})
	s.pings.add(c)
	s.mu.Lock()
	serving := s.serving
	s.mu.Unlock()
	if !serving { // Stop may have looked before it was there
		c.close(closeRestart, "the service restarts: come again")
	}
	if c.protocol == protocolNone {
		c.close(closeSubprotocol, "Subprotocol not acceptable: it must be "+nameTransport+" or "+nameLegacy)
	}
	go c.read()
}

// gone is the end of a connection.
func (s *Server) gone(c *conn) {
	s.pings.remove(c)
	if key := c.key.Load(); key != nil {
		s.keys.release(key)
	}
	c.place.Close()
	s.open.Add(-1)
	s.conns.Done()
}

func (s *Server) unavailable(w http.ResponseWriter, why string) {
	s.refused.Add(1)
	w.Header().Set("Retry-After", "5")
	answer(w, http.StatusServiceUnavailable, smartmoney.CodeUnavailable, why)
}

// answer answers a request that does not become a websocket.
func answer(w http.ResponseWriter, status int, code smartmoney.Code, why string) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	list := gqlerror.List{{Message: why, Extensions: map[string]any{"code": string(code)}}}
	_, _ = w.Write(append(append([]byte(`{"errors":`), encode(list)...), '}'))
}

// hijacker puts the outbox between the websocket library and the connection.
type hijacker struct {
	http.ResponseWriter
	server *Server
	out    *outboundQueue
}

// Hijack is what the library asks for.
func (h *hijacker) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(h.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	h.out = newOutboundQueue(conn, h.server.opts.Queue, h.server.opts.Stall, &h.server.pings.now)
	return h.out, rw, nil
}
