package graph

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
)

// Options are the settings of the handler. Zero values mean the defaults.
type Options struct {
	// Auth checks keys. Required.
	Auth auth.Verifier
	// Gate admits requests and what they do, over all interfaces. Nil: one with limits.Default.
	Gate *limits.Gate
	// Limit returns a context that ends, with a *smartmoney.Error as its cause, soon after the
	// database stops answering. Queries and mutations run in it where the request may be a stream
	// (httpapi.MayStream), which is not limited as a whole. Nil: they end at Timeout only.
	Limit func(context.Context) (limited context.Context, cancel context.CancelFunc)
	// Documents has the documents that the operator registered. Nil: there are none.
	Documents *customers.Registry
	// DocumentMaxAge is how long shared caches may keep the response to a GET of a registered
	// document that is the same for every customer. 0: they keep nothing.
	DocumentMaxAge time.Duration
	// Federation adds what a gateway of federated graphs asks for: Query._entities and Query._service.
	Federation bool
	// ResponseCache is the response cache, which handlers may share. Nil disables caching.
	ResponseCache *responsecache.Cache
	// AllowOrigin reports whether the origin of a request may open a websocket. Nil allows pages
	// of the service's own origin, and programs that send no Origin.
	AllowOrigin func(*http.Request) bool
	// Answered is called for each operation that was answered: a subscription when it has started.
	// It must not block. Nil: not called.
	Answered func(context.Context, Operation)
	// Delivered is called when a live notification was handed to all subscribers of an execution.
	// It must not block. Nil: not called.
	Delivered fanout.Delivered
	// Logger receives errors that callers must not see. Nil means slog.Default().
	Logger *slog.Logger
	// MaxBody bounds a POST body and a GET query string, bytes. Default 64 KiB.
	MaxBody int
	// MaxTokens bounds the tokens of a document before it is parsed. Default 1000.
	MaxTokens int
	// MaxDepth bounds how deep fields nest. Default 20.
	MaxDepth int
	// MaxCost bounds the cost of a request: a field costs 1, first multiplies the cost of the
	// fields below it, a leaderboard costs 1000 more, a simulation 5000. Default 20000.
	MaxCost int
	// Timeout bounds the execution of a query, a mutation or one event of a subscription.
	// Default 10 s.
	Timeout time.Duration
	// StreamMaxSubscriptions bounds the operations in progress on one websocket. Default 20.
	StreamMaxSubscriptions int
	// StreamInitTimeout is how long a websocket may take to authenticate. Default 3 s.
	StreamInitTimeout time.Duration
	// StreamMaxMessage bounds a message from a websocket client, bytes. Default 64 KiB.
	StreamMaxMessage int
	// StreamQueue bounds the outbound queue of one connection, bytes. Default 256 KiB.
	StreamQueue int
	// StreamPing is the interval between heartbeats of a connection. Default 25 s.
	StreamPing time.Duration
	// QueryCache bounds the memory for documents, approximately, bytes: an eighth for the texts of
	// registered ones, the rest for parsed ones. Default 16 MiB.
	QueryCache int
}

func (o Options) withDefaults() Options {
	set(&o.MaxBody, 64<<10)
	set(&o.MaxTokens, 1000)
	set(&o.MaxDepth, 20)
	set(&o.MaxCost, 20_000)
	set(&o.QueryCache, 16<<20)
	set(&o.StreamQueue, 256<<10)
	set(&o.StreamMaxSubscriptions, 20)
	set(&o.StreamMaxMessage, 64<<10)
	set(&o.Timeout, 10*time.Second)
	set(&o.StreamInitTimeout, 3*time.Second)
	set(&o.StreamPing, 25*time.Second)
	if o.Logger == nil {
		o.Logger = slog.Default()
	}
	if o.Limit == nil {
		o.Limit = func(ctx context.Context) (context.Context, context.CancelFunc) { return ctx, func() {} }
	}
	if o.Gate == nil {
		o.Gate = limits.New(limits.Default(), time.Now)
	}
	return o
}

// set sets a value that is not above 0.
func set[T int | time.Duration](p *T, value T) {
	if *p <= 0 {
		*p = value
	}
}
