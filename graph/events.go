package graph

import (
	"context"
	"errors"
	"net/http"
	"os"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/fanout"
	"smartmoney/internal/auth"
	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
)

// Server-sent events, a connection for each operation (the "distinct connections mode"
// of GraphQL over SSE): an event next for each result, with its cursor as the event's
// id, and an event complete at the end. A comment is sent now and then, so that proxies
// and clients see that the stream lives. A browser that comes back names the last id
// that it saw, and goes on after it.

// eventWriteTimeout is how long a reader of events may take to take in what is sent.
const eventWriteTimeout = 10 * time.Second

// eventRecheck is how often a stream asks whether its key is still good.
const eventRecheck = 5 * time.Second

// events answers a request by server-sent events, whatever it asks for.
func (h *Handler) events(ctx context.Context, a answerer, r *http.Request) {
	params, no := h.eventParams(r)
	if no == nil {
		no = h.notAllowed(ctx, r, params, eventsAlways)
	}
	if no != nil {
		a.refuse(no)
		return
	}
	ctx = resuming(ctx, r)
	h.stream(ctx, a, r, func(writer fanout.Writer) (fanout.Running, gqlerror.List) { return h.Run(ctx, params, writer) })
}

// resuming returns a context in which a subscription goes on after the last event that a
// browser saw.
func resuming(ctx context.Context, r *http.Request) context.Context {
	if cursor := r.Header.Get("Last-Event-ID"); cursor != "" {
		return service.WithResume(ctx, cursor)
	}
	return ctx
}

// stream answers by the results of an operation.
func (h *Handler) stream(ctx context.Context, a answerer, r *http.Request, start starter) {
	if r.Header.Get("X-GraphQL-Event-Stream-Token") != "" {
		a.refuse(refuse(http.StatusBadRequest, "", "event streams carry one operation each: send no X-GraphQL-Event-Stream-Token"))
		return
	}
	place, err := h.quota.Open()
	if err != nil {
		h.streams.refused.Add(1)
		h.denied(ctx, a, err)
		return
	}
	defer place.Close()
	who, _ := auth.From(ctx)
	if err := place.Claim(who.KeyID); err != nil {
		h.streams.refused.Add(1)
		h.denied(ctx, a, err)
		return
	}
	h.streams.accepted.Add(1)
	h.streams.open.Add(1)
	defer h.streams.open.Add(-1)
	s := &eventStream{handler: h, ctx: ctx, header: r.Header.Get("Authorization"), control: http.NewResponseController(a.w), w: a.w}
	s.slow = sync.OnceFunc(func() { h.streams.slow.Add(1) })
	s.serve(start)
}

// starter begins an operation.
type starter func(fanout.Writer) (fanout.Running, gqlerror.List)

// eventParams reads the parameters of either method.
func (h *Handler) eventParams(r *http.Request) (*graphql.RawParams, *refusal) {
	if r.Method == http.MethodPost {
		body, no := h.readPost(r)
		if no != nil {
			return nil, no
		}
		return decodePost(body)
	}
	return h.readGet(r)
}

// eventStream is one such answer. Its goroutine is the request's.
type eventStream struct {
	handler *Handler
	ctx     context.Context
	header  string // the Authorization header
	w       http.ResponseWriter
	control *http.ResponseController
	buf     []byte
	slow    func() // counts the stream as cut off, once
}

func (s *eventStream) serve(start starter) {
	// The server's time for a whole request is not meant for answers without an end.
	_ = s.control.SetReadDeadline(time.Time{})
	writer := newEventWriter(s.handler.opts.StreamQueue, func() {
		s.slow()
		_ = s.control.SetWriteDeadline(time.Now())
	})
	running, errs := start(writer)
	if errs == nil {
		defer running.Stop()
		defer writer.close()
	}
	// Now that the subscription has begun: who sees the answer begin misses nothing more.
	header := s.w.Header()
	header.Set("Content-Type", "text/event-stream; charset=utf-8")
	header.Set("X-Accel-Buffering", "no")
	s.w.WriteHeader(http.StatusOK)
	switch {
	case s.write([]byte(":\n\n")) != nil:
	case errs == nil:
		s.follow(writer)
	case s.handler.ended.Err() == nil: // else what failed is the end of the service
		s.finish(errs)
	}
}

// follow sends what the writer gets until the operation or the connection ends.
func (s *eventStream) follow(writer *eventWriter) {
	heartbeat := time.NewTicker(s.handler.opts.StreamPing)
	defer heartbeat.Stop()
	recheck := time.NewTicker(min(s.handler.opts.StreamPing, eventRecheck))
	defer recheck.Stop()
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-s.handler.ended.Done():
			return // without an event complete: the client comes again
		case <-heartbeat.C:
			if s.write([]byte(":\n\n")) != nil {
				return
			}
		case <-recheck.C:
			if s.recheck() != nil {
				return
			}
		case <-writer.wake:
			batch, end := writer.take()
			for _, r := range batch {
				if s.next(r) != nil {
					return
				}
				writer.taken(r)
			}
			if s.flush() != nil || end == eventsCut {
				return
			}
			if end == eventsDone {
				s.finish(writer.errs)
				return
			}
		}
	}
}

// recheck ends the stream where the caller's key is good no more.
func (s *eventStream) recheck() error {
	_, err := s.handler.principal(s.ctx, s.header)
	if known, ok := errors.AsType[*smartmoney.Error](err); ok && known.Code == smartmoney.CodeUnauthenticated {
		s.handler.streams.revoked.Add(1)
		s.finish(gqlerror.List{{Message: known.Message, Extensions: extensions(known.Code, "")}})
		return err
	}
	return nil
}

// finish sends the errors that ended the operation, if any, and its completion.
func (s *eventStream) finish(errs gqlerror.List) {
	var b []byte
	if len(errs) > 0 {
		b = append(b, "event: next\ndata: {\"errors\":"...)
		b = append(b, encodeErrors(errs)...)
		b = append(b, "}\n\n"...)
	}
	// A browser passes over an event without data.
	_ = s.write(append(b, "event: complete\ndata:\n\n"...))
}

// next sends a result. JSON has no line breaks of its own, so one data line holds it.
func (s *eventStream) next(r *fanout.Result) error {
	s.buf = append(s.buf[:0], "event: next\n"...)
	if r.Cursor != "" {
		s.buf = append(append(append(s.buf, "id: "...), r.Cursor...), '\n')
	}
	s.buf = append(append(append(s.buf, "data: "...), r.Body...), "\n\n"...)
	return s.put(s.buf)
}

// write sends something at once.
func (s *eventStream) write(text []byte) error {
	if err := s.put(text); err != nil {
		return err
	}
	return s.flush()
}

func (s *eventStream) flush() error { return s.counted(s.control.Flush()) }

// counted counts a reader that took nothing in for too long.
func (s *eventStream) counted(err error) error {
	if errors.Is(err, os.ErrDeadlineExceeded) {
		s.slow()
	}
	return err
}

func (s *eventStream) put(text []byte) error {
	if err := s.control.SetWriteDeadline(time.Now().Add(eventWriteTimeout)); err != nil {
		return err
	}
	_, err := s.w.Write(text)
	return s.counted(err)
}
