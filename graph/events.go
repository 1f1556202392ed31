package graph

import (
	"context"
	"errors"
	"net/http"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Server-sent events use one connection per operation (the "distinct connections mode" of
// GraphQL over SSE): an event next for each result, with its cursor as the event's id, and an
// event complete at the end. A comment is sent at every Options.StreamPing, so that proxies
// and clients see that the stream is alive. A browser that reconnects sends the last id that
// it saw, and the subscription resumes after it.

// eventWriteTimeout bounds each write to an event stream.
const eventWriteTimeout = 10 * time.Second

// eventRecheck is how often a stream checks its key again.
const eventRecheck = 5 * time.Second

// events responds to any operation with server-sent events.
func (h *Handler) events(ctx context.Context, a responder, r *http.Request) {
	params, refused := h.eventParams(r)
	if refused == nil {
		refused = h.checkMethod(r, params, eventsAlways)
	}
	if refused != nil {
		a.refuse(refused)
		return
	}
	h.stream(ctx, a, r, func(writer fanout.Writer) (fanout.Running, gqlerror.List) {
		return h.start(ctx, params, lastEventID(r), writer)
	})
}

// lastEventID returns the cursor that a browser which reconnects resumes after, "" if none.
func lastEventID(r *http.Request) string { return r.Header.Get("Last-Event-ID") }

// stream responds with the results of an operation as server-sent events.
func (h *Handler) stream(ctx context.Context, a responder, r *http.Request, start starter) {
	if r.Header.Get("X-GraphQL-Event-Stream-Token") != "" {
		a.refuse(refuse(http.StatusBadRequest, "", "an event stream carries one operation: send no X-GraphQL-Event-Stream-Token"))
		return
	}
	open, err := h.opts.Gate.Open()
	if err != nil {
		h.streams.refused.Add(1)
		h.deny(ctx, a, err)
		return
	}
	defer open.Close()
	who, _ := auth.From(ctx)
	if err := open.Claim(who); err != nil {
		h.streams.refused.Add(1)
		h.deny(ctx, a, err)
		return
	}
	h.streams.accepted.Add(1)
	h.streams.open.Add(1)
	defer h.streams.open.Add(-1)
	s := &eventStream{handler: h, ctx: ctx, header: r.Header.Get("Authorization"), control: http.NewResponseController(a.w), w: a.w}
	s.slow = sync.OnceFunc(func() { h.streams.slow.Add(1) })
	s.serve(start)
}

// starter starts an operation.
type starter func(fanout.Writer) (fanout.Running, gqlerror.List)

// eventParams reads the parameters of a POST or GET.
func (h *Handler) eventParams(r *http.Request) (*graphql.RawParams, *refusal) {
	if r.Method == http.MethodPost {
		body, refused := h.readPost(r)
		if refused != nil {
			return nil, refused
		}
		return decodePost(body)
	}
	return h.readGet(r)
}

// maxKeptEvent bounds the buffer that a stream keeps between results. A larger one is freed once it
// is written: thousands of open streams must not hold the largest result that each has ever sent.
const maxKeptEvent = 4 << 10 // bytes

// eventStream is a response of server-sent events. It runs in the goroutine of the request.
type eventStream struct {
	handler *Handler
	ctx     context.Context
	header  string // Authorization header
	w       http.ResponseWriter
	control *http.ResponseController
	buf     []byte // of the next result; between results at most maxKeptEvent
	slow    func() // counts the stream as slow, once
}

func (e *eventStream) serve(start starter) {
	// The server's timeout for a whole request must not apply to a stream.
	_ = e.control.SetReadDeadline(time.Time{})
	who, _ := auth.From(e.ctx)
	writer := newEventWriter(e.handler.opts.StreamQueue, e.handler.opts.Gate.Reservation(who.CustomerID, limits.Responses), func() {
		e.slow()
		_ = e.control.SetWriteDeadline(time.Now())
	})
	defer writer.reserved.Release()
	running, errs := start(writer)
	if errs == nil {
		defer running.Stop()
		defer writer.close()
	}
	// The header is sent after the subscription has started: a client that receives it misses
	// no later event.
	header := e.w.Header()
	header.Set("Content-Type", "text/event-stream; charset=utf-8")
	header.Set("X-Accel-Buffering", "no")
	e.w.WriteHeader(http.StatusOK)
	switch {
	case e.write([]byte(":\n\n")) != nil:
	case errs == nil:
		e.follow(writer)
	case e.handler.ended.Err() == nil: // otherwise the shutdown is the cause of errs
		e.finish(errs)
	}
}

// follow sends the results of the writer until the operation or the connection ends.
func (e *eventStream) follow(writer *eventWriter) {
	heartbeat := time.NewTicker(e.handler.opts.StreamPing)
	defer heartbeat.Stop()
	recheck := time.NewTicker(min(e.handler.opts.StreamPing, eventRecheck))
	defer recheck.Stop()
	for {
		select {
		case <-e.ctx.Done():
			return
		case <-e.handler.ended.Done():
			return // without an event complete, so that the client reconnects
		case <-heartbeat.C:
			if e.write([]byte(":\n\n")) != nil {
				return
			}
		case <-recheck.C:
			if e.recheck() != nil {
				return
			}
		case <-writer.wake:
			batch, end := writer.drain()
			for _, r := range batch {
				if e.next(r.Result) != nil {
					return
				}
				writer.written(r)
			}
			if cap(e.buf) > maxKeptEvent {
				e.buf = nil
			}
			if e.flush() != nil || end == eventsCut {
				return
			}
			if end == eventsDone {
				e.finish(writer.errs)
				return
			}
		}
	}
}

// recheck ends the stream if its key is no longer valid or its customer is suspended.
func (e *eventStream) recheck() error {
	_, err := e.handler.principal(e.ctx, e.header)
	if known, ok := errors.AsType[*smartmoney.Error](err); ok && (known.Code == smartmoney.CodeUnauthenticated || known.Code == smartmoney.CodeForbidden) {
		e.handler.streams.revoked.Add(1)
		e.finish(gqlerror.List{{Message: known.Message, Extensions: extensions(known.Code, "")}})
		return err
	}
	return nil
}

// finish sends the errors that ended the operation, if any, and the event complete.
func (e *eventStream) finish(errs gqlerror.List) {
	var b []byte
	if len(errs) > 0 {
		b = append(b, "event: next\ndata: {\"errors\":"...)
		b = append(b, encodeErrors(errs)...)
		b = append(b, "}\n\n"...)
	}
	// Browsers ignore an event without data.
	_ = e.write(append(b, "event: complete\ndata:\n\n"...))
}

// next sends a result. Its JSON contains no line breaks, so it fits in one data line.
func (e *eventStream) next(r *fanout.Result) error {
	e.buf = append(e.buf[:0], "event: next\n"...)
	if r.Cursor != "" {
		e.buf = append(append(append(e.buf, "id: "...), r.Cursor...), '\n')
	}
	e.buf = append(append(append(e.buf, "data: "...), r.Body...), "\n\n"...)
	return e.put(e.buf)
}

// write sends text at once.
func (e *eventStream) write(text []byte) error {
	if err := e.put(text); err != nil {
		return err
	}
	return e.flush()
}

func (e *eventStream) flush() error { return e.countSlow(e.control.Flush()) }

// countSlow counts a reader whose write timed out.
func (e *eventStream) countSlow(err error) error {
	if errors.Is(err, os.ErrDeadlineExceeded) {
		e.slow()
	}
	return err
}

func (e *eventStream) put(text []byte) error {
	if err := e.control.SetWriteDeadline(time.Now().Add(eventWriteTimeout)); err != nil {
		return err
	}
	_, err := e.w.Write(text)
	return e.countSlow(err)
}

// eventWriter queues the results of an operation until its stream has written them. A stream whose
// queue exceeds the limit, or the bound of its customer's queues, is cut off; its client resumes by
// cursor.
type eventWriter struct {
	cut   func()        // ends a write in progress; must not block
	limit int           // bytes of the queue
	wake  chan struct{} // holds a token when the queue or the end has changed

	mu       sync.Mutex // guards what follows
	queue    []queuedResult
	bytes    int                 // received and not written yet
	free     int                 // of bytes: those that do not count towards the limits
	reserved *limits.Reservation // of the others
	claim    bool                // the next result is accepted whatever its size
	end      eventsEnd
	errs     gqlerror.List // set before end is eventsDone and not changed afterwards
	room     chan struct{} // closed and replaced when there is room or the stream has ended
}

// eventsEnd is how a stream has ended.
type eventsEnd int

const (
	eventsOn   eventsEnd = iota // not ended
	eventsDone                  // the operation has ended
	eventsCut                   // the reader is too slow or gone
)

var _ fanout.Writer = (*eventWriter)(nil)

func newEventWriter(limit int, reserved *limits.Reservation, cut func()) *eventWriter {
	return &eventWriter{limit: limit, reserved: reserved, cut: cut, wake: make(chan struct{}, 1), room: make(chan struct{})}
}

// queuedResult is a result that waits for its stream.
type queuedResult struct {
	*fanout.Result
	free bool // does not count towards the limits
}

// Next queues a result, or cuts the stream off if the queue is full. One to an empty queue, and one
// that has claimed it, does not count: a large result does not make a reader slow, nor does what
// follows it. Streams share these results, so that many hold no more.
func (e *eventWriter) Next(r *fanout.Result) {
	e.mu.Lock()
	defer e.mu.Unlock()
	free, counting := e.claim || e.bytes == 0, e.bytes-e.free+len(r.Body)
	switch {
	case e.end != eventsOn:
		return
	case !free && (counting > e.limit || e.reserved.Queued(counting, 0) != nil):
		e.finish(eventsCut)
		e.cut()
	default:
		e.queue = append(e.queue, queuedResult{r, free})
		e.add(len(r.Body), free)
		e.claim = false
	}
	e.wakeReader()
}

// add counts n more bytes as queued, or fewer where n is negative. The caller holds mu.
func (e *eventWriter) add(n int, free bool) {
	e.bytes += n
	if free {
		e.free += n
	}
	_ = e.reserved.Queued(e.bytes-e.free, 0) // Next has asked whether there is room
}

// Done ends the stream after the queued results.
func (e *eventWriter) Done(errs gqlerror.List) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.end == eventsOn {
		e.errs = errs
		e.finish(eventsDone)
		e.wakeReader()
	}
}

// WaitWritable blocks until at most half of the queue is in use.
func (e *eventWriter) WaitWritable(ctx context.Context) error {
	for {
		e.mu.Lock()
		ended, enough, room := e.end != eventsOn, e.bytes <= e.limit/2, e.room
		e.mu.Unlock()
		if ended {
			return errors.New("the stream has ended")
		}
		if enough {
			return nil
		}
		select {
		case <-room:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Reserve reserves the queue for the next result, of whatever size, if at most half of it is in
// use. A stream has one operation, so nobody else has a claim.
func (e *eventWriter) Reserve() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.claim = e.end == eventsOn && e.bytes <= e.limit/2
	return e.claim
}

// Release ends a reservation.
func (e *eventWriter) Release() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.claim = false
}

// drain empties the queue and returns its results, and how the stream ends after them.
func (e *eventWriter) drain() ([]queuedResult, eventsEnd) {
	e.mu.Lock()
	defer e.mu.Unlock()
	batch := e.queue
	e.queue = nil
	return batch, e.end
}

// written records that a result was written.
func (e *eventWriter) written(r queuedResult) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.add(-len(r.Body), r.free)
	if e.bytes <= e.limit/2 {
		close(e.room)
		e.room = make(chan struct{})
	}
}

// close ends the stream when its reader has gone.
func (e *eventWriter) close() {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.end == eventsOn {
		e.finish(eventsCut)
	}
}

// finish records the end. The caller holds mu.
func (e *eventWriter) finish(end eventsEnd) {
	e.end = end
	close(e.room)
	e.room = make(chan struct{})
}

func (e *eventWriter) wakeReader() {
	select {
	case e.wake <- struct{}{}:
	default:
	}
}

// eventCounters counts the streams of server-sent events. All but open are totals since the start.
type eventCounters struct {
	open     atomic.Int64
	accepted atomic.Uint64
	refused  atomic.Uint64 // because of a connection limit
	slow     atomic.Uint64 // cut off because their queue was full or a write timed out
	revoked  atomic.Uint64 // ended because their key was revoked
}
