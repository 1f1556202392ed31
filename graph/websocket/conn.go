package websocket

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"
	"unicode/utf8"

	gorilla "github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// Close codes, by RFC 6455 and by graphql-transport-ws.
const (
	closeNormal       = 1000
	closeNotUTF8      = 1007
	closeTooBig       = 1009
	closeInternal     = 1011
	closeRestart      = 1012
	closeLater        = 1013
	closeBadMessage   = 4400
	closeUnauthorized = 4401
	closeForbidden    = 4403
	closeSubprotocol  = 4406
	closeInitTimeout  = 4408
	closeDuplicate    = 4409
	closeSecondInit   = 4429
)

// tooSlow is the close reason of a slow reader. It arrives after everything sent before.
const tooSlow = "too slow: resume after the last cursor"

// anonymousGrace is the grace of connections that never authenticated. It is short because
// they occupy the quota of others.
const anonymousGrace = time.Second

// conn is one connection. One goroutine at a time reads and handles its messages; any
// goroutine may send and close.
type conn struct {
	server   *Server
	ws       *gorilla.Conn // for reading; it also closes the connection on invalid frames
	out      *outboundQueue
	protocol protocol
	open     *limits.Stream
	slot     uint32 // of the ping scheduler

	// Used by the reader only.
	ctx       context.Context // carries the caller once authenticated; never ends
	header    string          // the Authorization header of the upgrade; "" once used
	initTimer *time.Timer
	initiated bool // connection_init has arrived
	ending    bool // end has been called

	authenticated atomic.Bool              // connection_init succeeded
	key           atomic.Pointer[keyInUse] // set with authenticated

	mu    sync.Mutex // guards what follows
	ops   map[string]*operation
	ended bool // no further operation may start
}

// read reads messages until one needs handling, handles it, and continues in a new goroutine:
// starting an operation grows the stack, which an idle connection should not keep.
func (c *conn) read() {
	defer c.recovered()
	for {
		text, err := c.next()
		if err != nil {
			c.end(err)
			return
		}
		if text == nil || string(text) == `{"type":"pong"}` {
			continue
		}
		c.handle(text)
		c.out.saw() // while an operation starts, nothing is read
		go c.read()
		return
	}
}

// next returns the text of the next message. It is nil if the message must be ignored,
// because the connection is being closed, possibly for this message.
func (c *conn) next() ([]byte, error) {
	opcode, r, err := c.ws.NextReader()
	if err != nil || c.out.hasEnded() {
		return nil, err
	}
	limit := c.server.opts.MaxMessage
	text, err := io.ReadAll(io.LimitReader(r, int64(limit)+1))
	switch {
	case err != nil:
		return nil, err
	case len(text) > limit:
		c.close(closeTooBig, tooBig(limit))
	case opcode != gorilla.TextMessage:
		c.close(closeBadMessage, "a message must be text")
	case !utf8.Valid(text):
		c.close(closeNotUTF8, "a message must be UTF-8")
	default:
		return text, nil
	}
	return nil, nil
}

func tooBig(limit int) string { return fmt.Sprintf("a message must be at most %d bytes", limit) }

// send queues a frame, of an operation or of none (nil). It closes the connection if the queue is
// full.
func (c *conn) send(frame []byte, by fanout.Writer) {
	if errors.Is(c.out.send(frame, by), fanout.ErrFull) {
		if c.close(closeLater, tooSlow) {
			c.server.slow.Add(1)
		}
	}
}

// close sends a close frame, ends the operations, and reports whether it is the first call.
// The reader does the rest, at the latest when the grace period is over. close may be called
// from within a writer.
func (c *conn) close(code int, reason string) bool {
	first := c.out.finish(closing(code, reason))
	if first {
		grace := c.server.opts.Grace
		if !c.authenticated.Load() {
			grace = min(grace, anonymousGrace)
		}
		_ = c.out.SetDeadline(time.Now().Add(grace))
	}
	c.stopOperations()
	return first
}

// end ends the connection after the reader failed.
func (c *conn) end(err error) {
	c.ending = true
	defer c.release()
	c.initTimer.Stop()
	c.stopOperations()
	_, answered := errors.AsType[*gorilla.CloseError](err)
	if errors.Is(err, gorilla.ErrReadLimit) { // a length above what a message can have
		c.out.finish(closing(closeTooBig, tooBig(c.server.opts.MaxMessage)))
		c.linger()
		return
	}
	switch {
	case answered:
		c.out.drain(time.Now().Add(c.server.opts.Grace))
	case c.out.wasRefused():
		c.linger()
	}
}

// release closes the socket and frees what the connection holds.
func (c *conn) release() {
	c.out.abort()
	if flushed := c.out.flusher(); flushed != nil {
		<-flushed
	}
	c.server.remove(c)
}

// linger keeps the socket open until a peer that sent invalid frames has received the close
// reason: closing a socket with unread input resets it and discards the frames sent.
func (c *conn) linger() {
	deadline := time.Now().Add(c.server.opts.Grace)
	c.out.drain(deadline)
	half, ok := c.out.socket.(interface{ CloseWrite() error })
	if !ok || half.CloseWrite() != nil {
		return
	}
	_ = c.out.socket.SetReadDeadline(deadline)
	_, _ = io.Copy(io.Discard, c.out.socket)
}

// recovered confines a panic to its connection.
func (c *conn) recovered() {
	value := recover()
	if value == nil {
		return
	}
	c.server.opts.Logger.Error("websocket connection panicked, closing it", slog.String("request_id", httpapi.RequestID(c.ctx)),
		slog.Any("panic", value), slog.String("stack", string(debug.Stack())))
	if c.ending {
		return
	}
	c.close(closeInternal, "internal error, request id "+httpapi.RequestID(c.ctx))
	go c.read() // until the close completes
}

// heartbeat sends a heartbeat, or aborts a connection whose peer was last seen deadAfter
// ticks ago.
func (c *conn) heartbeat(now, deadAfter uint32) {
	if c.out.hasEnded() {
		return // the grace period bounds it
	}
	if now-c.out.lastSeen.Load() >= deadAfter {
		c.server.dead.Add(1)
		c.out.abort()
		return
	}
	p := protocolNone // before authentication, websocket pings only
	if c.authenticated.Load() {
		p = c.protocol
	}
	c.send(c.server.heartbeats[p], nil)
}

func (c *conn) pinged(payload string) error {
	c.send(append(appendHeader(make([]byte, 0, 2+maxControl), framePong, len(payload)), payload...), nil)
	return nil
}

// closed answers a close frame with its code, or 1000 if it has none.
func (c *conn) closed(code int, _ string) error {
	if code == gorilla.CloseNoStatusReceived {
		code = closeNormal
	}
	c.out.finish(closing(code, ""))
	return nil
}
