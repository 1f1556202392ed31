package main

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/99designs/gqlgen/graphql/handler"
	"github.com/99designs/gqlgen/graphql/handler/lru"
	"github.com/99designs/gqlgen/graphql/handler/transport"
	"github.com/centrifugal/centrifuge"
	"github.com/vektah/gqlparser/v2/ast"

	"github.com/smartmoneyhq/smartmoney/graph/gen"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// stockWebsocket serves subscriptions as gqlgen does by default: its own server and
// websocket transport with its own adapter, the same schema and resolvers, no limits and no
// pings. Each subscriber has an execution of its own.
func stockWebsocket(resolver *resolvers.Resolver, keys *auth.Authenticator) http.Handler {
	s := handler.New(gen.NewExecutableSchema(gen.Config{Resolvers: resolver}))
	s.AddTransport(transport.Websocket{
		InitFunc: func(ctx context.Context, p transport.InitPayload) (context.Context, *transport.InitPayload, error) {
			who, err := keys.Authenticate(ctx, p.Authorization())
			return auth.WithPrincipal(ctx, who), nil, err
		},
	})
	s.SetQueryCache(lru.New[*ast.QueryDocument](1000))
	s.AroundOperations(drive(resolver))
	return s
}

// drive returns an operation middleware that reads the next event from the source of a
// subscription before each response, in the same goroutine.
func drive(resolver *resolvers.Resolver) graphql.OperationMiddleware {
	return func(ctx context.Context, next graphql.OperationHandler) graphql.ResponseHandler {
		ctx, opening := resolver.Begin(ctx)
		respond := next(ctx)
		source := opening.Source()
		if source == nil { // the response has the errors
			return respond
		}
		return func(ctx context.Context) *graphql.Response {
			if _, ok, err := source.Next(ctx, true); err != nil || !ok {
				source.Close()
				return nil
			}
			return respond(ctx)
		}
	}
}

// channel is the channel of the fan-out server's subscribers.
const channel = "signals"

// fanoutServer only fans out: it executes one subscription as stock gqlgen does, and
// publishes its payloads to one channel. It is the floor: delivery cannot be much cheaper.
type fanoutServer struct {
	node  *centrifuge.Node
	feed  context.CancelFunc
	ended chan error
}

func newFanoutServer(resolver *resolvers.Resolver, who auth.Principal) (*fanoutServer, error) {
	node, err := centrifuge.New(centrifuge.Config{LogLevel: centrifuge.LogLevelNone})
	if err != nil {
		return nil, err
	}
	node.OnConnecting(func(context.Context, centrifuge.ConnectEvent) (centrifuge.ConnectReply, error) {
		return centrifuge.ConnectReply{Credentials: &centrifuge.Credentials{UserID: who.CustomerID}}, nil
	})
	node.OnConnect(func(c *centrifuge.Client) {
		c.OnSubscribe(func(_ centrifuge.SubscribeEvent, answer centrifuge.SubscribeCallback) {
			answer(centrifuge.SubscribeReply{}, nil)
		})
	})
	if err := node.Run(); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(auth.WithPrincipal(context.Background(), who))
	f := &fanoutServer{node: node, feed: cancel, ended: make(chan error, 1)}
	go func() { f.ended <- f.publish(ctx, resolver) }()
	return f, nil
}

// handler returns its websocket handler, with the buffers that its documentation recommends
// for many connections.
func (f *fanoutServer) handler() http.Handler {
	return centrifuge.NewWebsocketHandler(f.node, centrifuge.WebsocketConfig{ReadBufferSize: 512, UseWriteBufferPool: true})
}

// publish executes the subscription and publishes each response.
func (f *fanoutServer) publish(ctx context.Context, resolver *resolvers.Resolver) error {
	exec := executor.New(gen.NewExecutableSchema(gen.Config{Resolvers: resolver}))
	exec.AroundOperations(drive(resolver))
	ctx = graphql.StartOperationTrace(ctx)
	operation, errs := exec.CreateOperationContext(ctx, &graphql.RawParams{Query: subscription})
	if len(errs) > 0 {
		return errs
	}
	respond, ctx := exec.DispatchOperation(ctx, operation)
	for response := respond(ctx); response != nil; response = respond(ctx) {
		payload, err := json.Marshal(response)
		if err != nil {
			return err
		}
		if _, err := f.node.Publish(channel, payload); err != nil {
			return err
		}
	}
	return nil
}

// stop stops the server and returns its error.
func (f *fanoutServer) stop() error {
	f.feed()
	err := <-f.ended
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	if shut := f.node.Shutdown(ctx); err == nil {
		err = shut
	}
	return err
}
