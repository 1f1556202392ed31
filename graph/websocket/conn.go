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

	"smartmoney/graph/quota"
	"smartmoney/internal/reqid"
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

// tooSlow is said to a reader who was cut off. What was sent before has arrived by then.
const tooSlow = "too slow: go on after the last cursor"

// strangersGrace is the grace of those who never said who they are: their places are
// wanted by others.
const strangersGrace = time.Second

// conn is one connection. One goroutine at a time reads it and acts on what it reads;
// any goroutine may send and close.
type conn struct {
	server   *Server
	ws       *gorilla.Conn // reads only, and answers what is no websocket's frame
	out      *outboundQueue
	protocol protocol
	place    *quota.Connection
	slot     uint32 // of the wheel

	// Of the reader.
	ctx       context.Context // carries the caller once they are known; it never ends
	header    string          // the Authorization header of the upgrade, until then
	initTimer *time.Timer
	begun     bool // connection_init came
	ending    bool // the end has begun

	welcome atomic.Bool             // the caller is known
	key     atomic.Pointer[heldKey] // theirs, from then on

	mu    sync.Mutex // guards what follows
	ops   map[string]*operation
	ended bool // no operation begins any more
}

// read reads messages until one is to be acted upon, does so, and leaves reading on to
// a new goroutine: what an operation's beginning needs of stack is not kept while
// nothing comes.
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
		go c.read()
		return
	}
}

// next returns the text of the next message. It is nil where the message is of no concern,
// because the connection is being closed, if only for this message.
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

// send sends a frame. A reader for whom too much waits is cut off.
func (c *conn) send(frame []byte, roomy bool) {
	if errors.Is(c.out.send(frame, roomy), errFull) {
		if c.close(closeLater, tooSlow) {
			c.server.slow.Add(1)
		}
	}
}

// close tells the other side to go, ends its operations, and reports whether it is the
// first to do so. The reader does the rest, at the latest when the grace is over. It may
// be called from within a writer.
func (c *conn) close(code int, reason string) bool {
	first := c.out.finish(closing(code, reason))
	if first {
		grace := c.server.opts.Grace
		if !c.welcome.Load() {
			grace = min(grace, strangersGrace)
		}
		_ = c.out.SetDeadline(time.Now().Add(grace))
	}
	c.stopOperations()
	return first
}

// end is the end of the reader, and of the connection.
func (c *conn) end(err error) {
	c.ending = true
	defer c.leave()
	c.initTimer.Stop()
	c.stopOperations()
	_, answered := errors.AsType[*gorilla.CloseError](err)
	if errors.Is(err, gorilla.ErrReadLimit) { // a length that no message can have
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

// leave gives back what the connection holds.
func (c *conn) leave() {
	c.out.abort()
	if flushed := c.out.flusher(); flushed != nil {
		<-flushed
	}
	c.server.gone(c)
}

// linger lets a peer whose frames cannot be read hear why: a socket that is closed with
// something unread in it takes back what it has sent.
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

// recovered keeps a crash to its connection.
func (c *conn) recovered() {
	value := recover()
	if value == nil {
		return
	}
	c.server.opts.Logger.Error("websocket crashed", slog.String("request_id", reqid.From(c.ctx)),
		slog.Any("panic", value), slog.String("stack", string(debug.Stack())))
	if c.ending {
		return
	}
	c.close(closeInternal, "internal error, request id "+reqid.From(c.ctx))
	go c.read() // to the end
}

// heartbeat shows the other side that the service lives, and closes a connection whose other
// side does not.
func (c *conn) heartbeat(now, stallTimeout uint32) {
	if c.out.hasEnded() {
		return // it has its own time to go
	}
	if now-c.out.lastSeen.Load() >= stallTimeout {
		c.server.dead.Add(1)
		c.out.abort()
		return
	}
	p := protocolNone // without a word of the protocol's own before the caller is known
	if c.welcome.Load() {
		p = c.protocol
	}
	c.send(c.server.beats[p], false)
}

// pinged answers a websocket's ping.
func (c *conn) pinged(payload string) error {
	c.send(append(appendHeader(make([]byte, 0, 2+maxControl), framePong, len(payload)), payload...), false)
	return nil
}

// closed answers a close frame with its code. Without one there is none to give back.
func (c *conn) closed(code int, _ string) error {
	if code == gorilla.CloseNoStatusReceived {
		code = closeNormal
	}
	c.out.finish(closing(code, ""))
	return nil
}
