package graph

import (
	"context"
	"math"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Admit authenticates the caller of a request to another interface and counts the request. The
// context that it returns is for Answer. It returns the errors of authentication, and RATE_LIMITED.
func (h *Handler) Admit(ctx context.Context, authorization string) (context.Context, error) {
	ctx, _, err := h.authenticate(ctx, authorization)
	if err != nil {
		return nil, err
	}
	return h.opts.Gate.Request(ctx)
}

// Answer runs the query of a POST body for a caller that Admit has let in, through the same steps as
// a POST, and returns the response as JSON, with its errors. The caller of Answer reserves what it
// sends of the response. A panic is an internal error of the response.
func (h *Handler) Answer(ctx context.Context, body []byte) (response []byte) {
	refused := func(errs gqlerror.List) []byte {
		return append(append([]byte(`{"errors":`), encodeErrors(errs)...), '}')
	}
	defer func() {
		if value := recover(); value != nil {
			response = refused(h.presentAll(ctx, recovered(ctx, value)))
		}
	}()
	params, wrong := decodePost(body)
	if wrong != nil {
		return refused(h.presentAll(ctx, wrong.err))
	}
	c, errs := h.validate(ctx, params)
	if errs != nil {
		return refused(errs)
	}
	if c.subscribes() {
		return refused(h.presentAll(ctx, onlyAsEvents().err))
	}
	got, err := c.execute(ctx, carrier{stream: true, encode: encode, free: math.MaxInt})
	if err != nil {
		return refused(h.presentAll(ctx, err))
	}
	if got == nil { // the caller has gone
		return refused(h.presentAll(ctx, context.Cause(ctx)))
	}
	return got.body
}
