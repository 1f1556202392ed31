package graph

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"smartmoney/internal/answer"
	"smartmoney/internal/auth"
)

// Authenticator tells who sends a request, from its Authorization header ("" when
// it has none). A *smartmoney.Error of code UNAUTHENTICATED refuses it.
type Authenticator interface {
	Authenticate(ctx context.Context, authorization string) (auth.Principal, error)
}

// Options are the settings of the handler. Zero values take the defaults.
type Options struct {
	// Auth checks keys. Required.
	Auth Authenticator
	// Answers keeps whole answers; share one among handlers. Nil keeps none.
	Answers *answer.Cache
	// AllowOrigin says whether the page that asks for a websocket may have it. Nil: pages of
	// the service's own origin may, and programs that name none.
	AllowOrigin func(*http.Request) bool
	// Logger gets what callers must not see. Nil: slog.Default().
	Logger *slog.Logger
	// MaxBody bounds a POST body and a GET query string, bytes. Default 64 KiB.
	MaxBody int
	// MaxTokens bounds the tokens of a document before it is parsed. Default 1000.
	MaxTokens int
	// MaxDepth bounds how deep fields nest. Default 20.
	MaxDepth int
	// MaxCost bounds what a request may cost; a field costs 1, first multiplies what is
	// below it, a leaderboard costs 1000 more, a simulation 5000. Default 20000.
	MaxCost int
	// Timeout is how long a query, a mutation or one event of a subscription may take.
	// What is under way then is cut off. Default 10 s.
	Timeout time.Duration
	// StreamMaxConnections bounds the websockets and event streams that are open. Default 20000.
	StreamMaxConnections int
	// StreamMaxPerKey bounds those of one API key. Default 10000.
	StreamMaxPerKey int
	// StreamMaxSubscriptions bounds the operations under way on one websocket. Default 20.
	StreamMaxSubscriptions int
	// StreamMaxExecutions bounds the subscriptions of one customer that differ from each
	// other, or are still in the past. Default 20000.
	StreamMaxExecutions int
	// StreamInitTimeout is how long a websocket may take to say who it is. Default 3 s.
	StreamInitTimeout time.Duration
	// StreamMaxMessage bounds a message that a websocket sends, bytes. Default 64 KiB.
	StreamMaxMessage int
	// StreamQueue bounds what waits for one slow reader, bytes. Default 256 KiB.
	StreamQueue int
	// StreamPing is how often a connection hears from the service. Default 25 s.
	StreamPing time.Duration
	// QueryCache bounds the memory for parsed documents, bytes, about. Default 16 MiB.
	QueryCache int
}

func (o Options) withDefaults() Options {
	set := func(p *int, value int) {
		if *p <= 0 {
			*p = value
		}
	}
	set(&o.MaxBody, 64<<10)
	set(&o.MaxTokens, 1000)
	set(&o.MaxDepth, 20)
	set(&o.MaxCost, 20_000)
	set(&o.QueryCache, 16<<20)
	set(&o.StreamMaxConnections, 20_000)
	set(&o.StreamMaxPerKey, 10_000)
	set(&o.StreamQueue, 256<<10)
	set(&o.StreamMaxSubscriptions, 20)
	set(&o.StreamMaxMessage, 64<<10)
	set(&o.StreamMaxExecutions, 20_000)
	duration := func(p *time.Duration, value time.Duration) {
		if *p <= 0 {
			*p = value
		}
	}
	duration(&o.Timeout, 10*time.Second)
	duration(&o.StreamInitTimeout, 3*time.Second)
	duration(&o.StreamPing, 25*time.Second)
	if o.Logger == nil {
		o.Logger = slog.Default()
	}
	return o
}
