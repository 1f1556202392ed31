package resolvers

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/service"
)

// Request is what the resolvers of one request share: its loaders, the record of what they
// read, and the source of the subscription that they opened. The generated code passes
// nothing but a context from one resolver to another, so Begin puts the request there; beside
// it a context has the principal and the request id only. It is safe for concurrent use,
// except Source.
type Request struct {
	reads   responsecache.Reads
	service *service.Service // records in reads
	source  service.Source

	once sync.Once // guards the making of set
	set  *loaders
}

type requestKey struct{}

// Begin returns a context for the resolvers of one request, and the request. An event of a
// subscription is a request of its own.
func (r *Resolver) Begin(ctx context.Context) (context.Context, *Request) {
	q := &Request{}
	q.service = r.base.Recording(&q.reads)
	return context.WithValue(ctx, requestKey{}, q), q
}

// Version returns the version of the response to the request; ok is true only if the request
// has read exactly one snapshot and nothing else.
func (r *Request) Version() (v responsecache.Version, ok bool) { return r.reads.Version() }

// Source returns the source that the request's subscription opened, nil if it opened none.
// It must be called after the operation was dispatched, and the caller closes the source.
func (r *Request) Source() service.Source { return r.source }

// request returns the request of a context, nil outside one.
func request(ctx context.Context) *Request {
	q, _ := ctx.Value(requestKey{}).(*Request)
	return q
}

// service returns the use cases for a request; outside one, those that record nothing.
func (r *Resolver) service(ctx context.Context) *service.Service {
	if q := request(ctx); q != nil {
		return q.service
	}
	return r.base
}

// loaders returns the loaders of a request, or new ones outside a request.
func (r *Resolver) loaders(ctx context.Context) *loaders {
	if q := request(ctx); q != nil {
		q.once.Do(func() { q.set = newLoaders(q.service) })
		return q.set
	}
	return newLoaders(r.base)
}

// selects reports whether the selection of the field in ctx, which is of a type, has another field.
func selects(ctx context.Context, typ, field string) bool {
	of := graphql.GetFieldContext(ctx)
	if of == nil || !graphql.HasOperationContext(ctx) {
		return false
	}
	return slices.ContainsFunc(graphql.CollectFields(graphql.GetOperationContext(ctx), of.Field.Selections, []string{typ}),
		func(f graphql.CollectedField) bool { return f.Name == field })
}

// drive makes s the source of the request in ctx, whose caller drives it. Outside a request,
// and for a second subscription of one, it closes the source and returns an internal error,
// since nothing would drive it.
func drive(ctx context.Context, s service.Source) error {
	q := request(ctx)
	if q == nil || q.source != nil {
		s.Close()
		return errors.New("BUG: subscription opened outside a request")
	}
	q.source = s
	return nil
}
