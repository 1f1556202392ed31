package graph

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/fanout"
	"smartmoney/internal/answer"
	"smartmoney/internal/smartmoney"
)

// Run begins an operation of the caller that ctx carries and hands its results to writer,
// from other goroutines: one of a query or a mutation, those of a subscription until it
// is stopped. Of ctx only the values matter. The errors tell why it cannot begin, as the
// caller may see them; writer hears nothing then.
func (h *Handler) Run(ctx context.Context, params *graphql.RawParams, writer fanout.Writer) (fanout.Running, gqlerror.List) {
	op, errs := h.operation(ctx, params)
	if errs != nil {
		return nil, errs
	}
	if op.Operation.Operation == ast.Subscription {
		return h.subscribe(ctx, op, writer)
	}
	return h.once(ctx, op, writer)
}

// operation checks a request and gives the operation that it asks for.
func (h *Handler) operation(ctx context.Context, params *graphql.RawParams) (*graphql.OperationContext, gqlerror.List) {
	if err := h.repetitive(ctx, params.Query); err != nil {
		return nil, h.presentAll(ctx, err)
	}
	op, errs := h.exec.CreateOperationContext(graphql.StartOperationTrace(ctx), params)
	if len(errs) > 0 {
		return nil, requestErrors(h.schema, errs)
	}
	return op, nil
}

// pairsPerToken bounds, for each token that a document may have, the pairs of fields that
// validation would compare.
const pairsPerToken = 50

// repetitive refuses a document that would take long to validate. One that was validated,
// and one that is too short to hold so many pairs, needs no look.
func (h *Handler) repetitive(ctx context.Context, query string) error {
	most := pairsPerToken * h.opts.MaxTokens
	if len(query)*len(query)/8 <= most { // a field and what parts it from the next take two bytes
		return nil
	}
	if _, known := h.documents.Get(ctx, query); known {
		return nil
	}
	doc := h.parse(query)
	if doc == nil {
		return nil // for the executor to refuse
	}
	return tooRepetitive(doc, most)
}

// single is a query or a mutation under way.
type single struct {
	cancel  context.CancelFunc
	stopped atomic.Bool
}

var _ fanout.Running = (*single)(nil)

// Stop gives the operation up.
func (s *single) Stop() {
	s.stopped.Store(true)
	s.cancel()
}

// singles are the queries and mutations under way for connections that stay open.
type singles struct {
	mu      sync.Mutex // guards ended, and Add against Wait
	ended   bool
	running sync.WaitGroup
}

// run runs an operation in a goroutine of its own, and reports whether it does: it does
// not any more after stop.
func (s *singles) run(operation func()) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.ended {
		s.running.Go(operation)
	}
	return !s.ended
}

// stop keeps others from beginning, and waits for those under way.
func (s *singles) stop() {
	s.mu.Lock()
	s.ended = true
	s.mu.Unlock()
	s.running.Wait()
}

// once executes a query or a mutation, within the time that each may take. It ends before
// the handler's Stop returns.
func (h *Handler) once(ctx context.Context, op *graphql.OperationContext, writer fanout.Writer) (fanout.Running, gqlerror.List) {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	s := &single{cancel: cancel}
	begun := h.singles.run(func() {
		defer cancel()
		defer func() {
			if value := recover(); value != nil && !s.stopped.Load() {
				writer.Done(h.presentAll(ctx, recovered(ctx, value)))
			}
		}()
		body, late := h.execute(ctx, op)
		switch {
		case s.stopped.Load():
			return
		case late != nil:
			writer.Done(h.presentAll(ctx, late))
			return
		case body == nil || writer.Room(ctx) != nil:
			return
		}
		writer.Next(&fanout.Result{Body: body})
		if !s.stopped.Load() {
			writer.Done(nil)
		}
	})
	if !begun {
		cancel()
		return nil, h.presentAll(ctx, smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is shutting down"))
	}
	return s, nil
}

// execute returns the result of a query or a mutation; nil when ctx has ended, and why when
// nothing ran in the time that it may take.
func (h *Handler) execute(ctx context.Context, op *graphql.OperationContext) (body []byte, late error) {
	ctx, _ = answer.Begin(withIncident(h.resolver.WithLoaders(ctx)))
	ctx, cancel := h.withDeadline(ctx)
	defer cancel()
	done, err := h.takeTurn(ctx, op)
	if err != nil {
		return nil, err
	}
	defer done()
	ctx, buffers := withScratch(ctx, &h.buffers)
	respond, ctx := h.exec.DispatchOperation(ctx, op)
	resp := respond(ctx)
	buffers.release() // the response is a copy
	if resp == nil {
		return nil, tooLate(ctx)
	}
	return encode(resp), nil
}

// withDeadline returns a context that ends when an operation has taken as long as it may.
func (h *Handler) withDeadline(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeoutCause(ctx, h.opts.Timeout, smartmoney.Errorf(smartmoney.CodeUnavailable,
		"the operation was cut off after %v: ask for less at a time, or try again", h.opts.Timeout))
}

// tooLate returns the error of an operation that was cut off by its deadline; nil for others.
func tooLate(ctx context.Context) error {
	if late, ok := errors.AsType[*smartmoney.Error](context.Cause(ctx)); ok {
		return late
	}
	return nil
}
