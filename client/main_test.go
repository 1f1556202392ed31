package client_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/client"
	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// noon is when the signals of these tests are sent.
var noon = time.Date(2031, 5, 6, 12, 0, 0, 0, time.UTC)

// served is a service with one customer, asked over real sockets through a proxy.
type served struct {
	*servicetest.World
	t     *testing.T
	url   string // through the proxy
	proxy *testkit.Proxy
	http  *http.Client
}

func serve(t *testing.T) *served {
	t.Helper()
	s := &served{World: servicetest.New(t), t: t, http: &http.Client{Transport: &http.Transport{}}}
	handler, err := graph.NewHandler(resolvers.New(s.Service), graph.Options{Auth: s.Auth})
	if err != nil {
		t.Fatal(err)
	}
	if err := handler.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	t.Cleanup(func() { testkit.Stop(t, handler.Stop) })
	s.url, s.proxy = testkit.Proxied(t, server.URL)
	t.Cleanup(s.http.CloseIdleConnections)
	return s
}

// client returns a client of the customer, whose pauses are short.
func (s *served) client(change func(*client.Options)) *client.Client {
	o := client.Options{URL: s.url, Key: s.CustomerKey, HTTP: s.http}
	if change != nil {
		change(&o)
	}
	return client.New(o).Hurry()
}

// send raises signals on n tokens from the n-th on and returns their entries.
func (s *served) send(from, n int) (sent []notifications.Entry) {
	s.t.Helper()
	for i := from; i < from+n; i++ {
		at := noon.Add(time.Duration(i) * time.Second)
		sent = append(sent, s.Send(s.t, servicetest.Customer, at, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, i, at, 1, 2))...)
	}
	return sent
}

// reader is a loop over a stream in a goroutine of its own.
type reader[T any] struct {
	t      *testing.T
	events chan T
	err    chan error // gets the error that ended the stream
	stop   context.CancelFunc
}

// read reads a stream until the test or the reader ends.
func read[T any](t *testing.T, follow func(context.Context, func(T, error) bool)) *reader[T] {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	r := &reader[T]{t: t, events: make(chan T), err: make(chan error, 1), stop: stop}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		follow(ctx, func(event T, err error) bool {
			if err != nil {
				r.err <- err
				return true // as a loop that goes on
			}
			select {
			case r.events <- event:
				return true
			case <-ctx.Done():
				return false
			}
		})
	}()
	t.Cleanup(func() {
		stop()
		<-ended
	})
	return r
}

// next returns the next event.
func (r *reader[T]) next() T {
	r.t.Helper()
	select {
	case event := <-r.events:
		return event
	case err := <-r.err:
		r.t.Fatalf("the stream ended: %v", err)
	case <-time.After(time.Minute):
		r.t.Fatal("the stream brings nothing")
	}
	panic("unreachable")
}

// ending returns the error that ends the stream.
func (r *reader[T]) ending() error {
	r.t.Helper()
	select {
	case <-r.events:
		r.t.Fatal("the stream brings an event")
	case err := <-r.err:
		return err
	case <-time.After(time.Minute):
		r.t.Fatal("the stream does not end")
	}
	return nil
}

// signals reads a stream of signals.
func signals(t *testing.T, c *client.Client, o client.SignalsOptions) *reader[*client.SignalEvent] {
	t.Helper()
	return read(t, func(ctx context.Context, yield func(*client.SignalEvent, error) bool) { c.Signals(ctx, o)(yield) })
}

// numbers reads signals, which must have these places in the log.
func numbers(r *reader[*client.SignalEvent], want ...int) {
	r.t.Helper()
	for _, n := range want {
		if e := r.next(); e.Signal == nil || e.Signal.Sequence != n || e.Gap {
			r.t.Fatalf("%s, want signal %d", e, n)
		}
	}
}
