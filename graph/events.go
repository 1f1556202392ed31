package graph

import (
	"context"
	"errors"
	"net/http"
	"os"
	"sync"
	"sync/atomic"
	"time"

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
	_, decode, refused := h.read(r)
	if refused != nil {
		a.refuse(refused)
		return
	}
	params, refused := decode()
	if refused != nil {
		a.refuse(refused)
		return
	}
	if _, errs := h.resolve(ctx, params); errs != nil {
		a.requestErrors(errs)
		return
	}
	if refused = h.checkMethod(r, params, eventsAlways); refused != nil {
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
	reserved := e.handler.opts.Gate.Reservation(who.CustomerID, limits.Responses)
	defer reserved.Release()
	writer := newEventWriter(e.handler.opts.StreamQueue, reserved, func() {
		e.slow()
		_ = e.control.SetWriteDeadline(time.Now())
	})
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
			batch, ended, done := writer.drain()
			for _, r := range batch {
				if e.next(r) != nil {
					return
				}
				writer.written(r)
			}
			if cap(e.buf) > maxKeptEvent {
				e.buf = nil
			}
			if e.flush() != nil || ended && !done {
				return
			}
			if done {
				e.finish(writer.errs)
				return
			}
		}
	}
}

// recheck ends the stream if its key is no longer valid or its customer is suspended.
func (e *eventStream) recheck() error {
	_, _, err := e.handler.authenticate(e.ctx, e.header)
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

// eventWriter queues the results of an operation until its stream has written them. A stream
// whose queue exceeds the limit, or the bound of its customer's queues, is cut off; its client
// resumes by cursor. Streams share the results, so that many hold no more than one.
type eventWriter struct {
	cut  func()        // ends a write in progress; must not block
	wake chan struct{} // holds a token when the queue or its end has changed

	fanout.Queue // of the results and those that are being written; its lock guards what follows
	results      []*fanout.Result
	done         bool          // the operation has ended, and the stream ends after the results
	errs         gqlerror.List // set before done and not changed afterwards
}

func newEventWriter(limit int, reserved *limits.Reservation, cut func()) *eventWriter {
	w := &eventWriter{Queue: fanout.NewQueue(limit, true), cut: cut, wake: make(chan struct{}, 1)}
	w.ReserveAs(reserved)
	return w
}

// Next queues a result, or cuts the stream off if the queue is full.
func (w *eventWriter) Next(r *fanout.Result) {
	w.Lock()
	defer w.Unlock()
	counts, err := w.Admit(len(r.Body), w)
	switch {
	case errors.Is(err, fanout.ErrEnded):
		return
	case err != nil:
		w.End()
		w.cut()
	default:
		w.results = append(w.results, r)
		_ = w.Add(len(r.Body), counts) // Admit has asked whether there is room
		w.Unclaim(w)
	}
	w.wakeReader()
}

// Done ends the stream after the queued results.
func (w *eventWriter) Done(errs gqlerror.List) {
	w.Lock()
	defer w.Unlock()
	if !w.Ended() {
		w.errs, w.done = errs, true
		w.End()
		w.wakeReader()
	}
}

// WaitWritable blocks until at most half of the queue is in use.
func (w *eventWriter) WaitWritable(ctx context.Context) error { return w.Queue.WaitWritable(ctx, w) }

// Reserve reserves the queue for the next result, of whatever size.
func (w *eventWriter) Reserve() bool { return w.Queue.Reserve(w) }

// Release ends a reservation.
func (w *eventWriter) Release() { w.Queue.Release(w) }

// drain empties the queue and returns its results, whether the stream ends after them, and whether
// that is the end of the operation.
func (w *eventWriter) drain() (batch []*fanout.Result, ended, done bool) {
	w.Lock()
	defer w.Unlock()
	batch, w.results = w.results, nil
	return batch, w.Ended(), w.done
}

func (w *eventWriter) written(r *fanout.Result) {
	w.Lock()
	defer w.Unlock()
	w.Written(len(r.Body))
}

// close ends the stream when its reader has gone.
func (w *eventWriter) close() {
	w.Lock()
	defer w.Unlock()
	w.End()
}

func (w *eventWriter) wakeReader() {
	select {
	case w.wake <- struct{}{}:
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
