package graph

import (
	"context"
	"sync/atomic"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/fanout"
	"smartmoney/internal/answer"
)

// Run begins an operation of the caller that ctx carries and hands its results to sink,
// from other goroutines: one of a query or a mutation, those of a subscription until it
// is stopped. Of ctx only the values matter. The errors tell why it cannot begin, as the
// caller may see them; sink hears nothing then.
func (h *Handler) Run(ctx context.Context, params *graphql.RawParams, sink fanout.Sink) (fanout.Running, gqlerror.List) {
	op, errs := h.operation(ctx, params)
	if errs != nil {
		return nil, errs
	}
	if op.Operation.Operation == ast.Subscription {
		return h.subscribe(ctx, op, sink)
	}
	return h.once(ctx, op, sink), nil
}

// operation checks a request and gives the operation that it asks for.
func (h *Handler) operation(ctx context.Context, params *graphql.RawParams) (*graphql.OperationContext, gqlerror.List) {
	op, errs := h.exec.CreateOperationContext(graphql.StartOperationTrace(ctx), params)
	if len(errs) > 0 {
		return nil, requestErrors(errs)
	}
	return op, nil
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

// once executes a query or a mutation. It ends before Stop returns.
func (h *Handler) once(ctx context.Context, op *graphql.OperationContext, sink fanout.Sink) *single {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	s := &single{cancel: cancel}
	h.singles.Go(func() {
		defer cancel()
		defer func() {
			if value := recover(); value != nil && !s.stopped.Load() {
				sink.Done(h.presentAll(ctx, recovered(ctx, value)))
			}
		}()
		body := h.execute(ctx, op)
		if body == nil || s.stopped.Load() || sink.Room(ctx) != nil {
			return
		}
		sink.Next(&fanout.Result{Body: body})
		if !s.stopped.Load() {
			sink.Done(nil)
		}
	})
	return s
}

// execute gives the result of a query or a mutation; nil when ctx has ended.
func (h *Handler) execute(ctx context.Context, op *graphql.OperationContext) []byte {
	ctx, _ = answer.Begin(withIncident(h.resolver.WithLoaders(ctx)))
	ctx, buffers := withScratch(ctx, &h.buffers)
	respond, ctx := h.exec.DispatchOperation(ctx, op)
	resp := respond(ctx)
	buffers.release() // the response is a copy
	if resp == nil {
		return nil
	}
	return encode(resp)
}
