package websocket

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/99designs/gqlgen/graphql"
	gorilla "github.com/gorilla/websocket"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// stallTimeout is how long a test waits for an expected message.
const stallTimeout = 20 * time.Second

// harness is a backend whose operations do what their query says: these tests are about the
// connection, not GraphQL.
type harness struct {
	mu      sync.Mutex // guards what follows
	revoked map[string]bool
	live    map[*runningOperation]bool
}

var _ Backend = (*harness)(nil)

func newHarness() *harness {
	return &harness{revoked: map[string]bool{}, live: map[*runningOperation]bool{}}
}

type callerKey struct{}

func (h *harness) Authenticate(ctx context.Context, authorization string) (context.Context, auth.Principal, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	key, ok := strings.CutPrefix(authorization, "Bearer ")
	switch {
	case !ok:
		return nil, auth.Principal{}, smartmoney.Errorf(smartmoney.CodeUnauthenticated, "missing key")
	case key == "bad", h.revoked[key]:
		return nil, auth.Principal{}, smartmoney.Errorf(smartmoney.CodeUnauthenticated, "invalid or expired key")
	case key == "ingest":
		return nil, auth.Principal{}, smartmoney.Errorf(smartmoney.CodeForbidden, "this needs a key of scope customer")
	case key == "down":
		return nil, auth.Principal{}, fmt.Errorf("%w: %w", smartmoney.Errorf(smartmoney.CodeUnavailable, "keys cannot be checked"), errors.New("the secret of the database"))
	case key == "crash":
		panic("authentication")
	}
	id, _, _ := strings.Cut(key, "/") // of a token: user/token
	return context.WithValue(ctx, callerKey{}, key), auth.Principal{KeyID: id, CustomerID: "customer-" + id}, nil
}

func (h *harness) DecodeParams(payload []byte) (*graphql.RawParams, error) {
	var in struct{ Query string }
	if err := json.Unmarshal(payload, &in); err != nil || in.Query == "" {
		return nil, smartmoney.BadInput("query", "query is required: a string with a GraphQL document")
	}
	return &graphql.RawParams{Query: in.Query}, nil
}

// runningOperation is an operation in progress.
type runningOperation struct {
	harness *harness
	writer  fanout.Writer
	ctx     context.Context
	cancel  context.CancelFunc
}

func (r *runningOperation) Stop() {
	r.harness.mu.Lock()
	defer r.harness.mu.Unlock()
	delete(r.harness.live, r)
	r.cancel()
}

func (h *harness) Run(ctx context.Context, params *graphql.RawParams, writer fanout.Writer) (fanout.Running, gqlerror.List) {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	s := &runningOperation{harness: h, writer: writer, ctx: ctx, cancel: cancel}
	word, rest, _ := strings.Cut(params.Query, " ")
	switch word {
	case "invalid":
		cancel()
		return nil, gqlerror.List{{Message: "first"}, {Message: "second", Extensions: map[string]any{"code": "BAD_USER_INPUT"}}}
	case "now": // sends its result before Run returns, as attaching to a shared execution may
		writer.Next(&fanout.Result{Body: []byte(rest)})
		writer.Done(nil)
	case "fail":
		writer.Next(&fanout.Result{Body: []byte(rest)})
		writer.Done(gqlerror.List{{Message: "broken"}})
	case "who":
		caller, _ := ctx.Value(callerKey{}).(string)
		writer.Next(&fanout.Result{Body: encode(caller)})
		writer.Done(nil)
	case "crash":
		cancel()
		panic("an operation")
	case "live":
		h.mu.Lock()
		h.live[s] = true
		h.mu.Unlock()
	default:
		cancel()
		return nil, gqlerror.List{{Message: "unknown query"}}
	}
	return s, nil
}

// running returns the live operations.
func (h *harness) running() []*runningOperation {
	h.mu.Lock()
	defer h.mu.Unlock()
	var all []*runningOperation
	for s := range h.live {
		all = append(all, s)
	}
	return all
}

// publish sends a result to all live operations.
func (h *harness) publish(body string) {
	r := &fanout.Result{Body: []byte(body)}
	for _, s := range h.running() {
		s.writer.Next(r)
	}
}

func (h *harness) revoke(key string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.revoked[key] = true
}

// fixture is a server on a real socket.
type fixture struct {
	*Server
	t       testing.TB
	backend *harness
	http    *httptest.Server
	log     *testkit.Buffer
}

func newFixture(t testing.TB, change func(*Options)) *fixture { return newFixtureOn(t, change, nil) }

// newFixtureOn is newFixture with a function that starts the HTTP server.
func newFixtureOn(t testing.TB, change func(*Options), listen func(*httptest.Server)) *fixture {
	t.Helper()
	f := &fixture{t: t, backend: newHarness(), log: &testkit.Buffer{}}
	// No heartbeats unless a test needs them: the first may be sent at any time.
	opts := Options{Logger: slog.New(slog.NewTextHandler(f.log, nil)), Ping: time.Hour}
	if change != nil {
		change(&opts)
	}
	f.Server = New(f.backend, opts)
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f.ServeHTTP(w, r.WithContext(httpapi.WithRequestID(r.Context(), "request-7")))
	})
	f.http = httptest.NewUnstartedServer(handler)
	if listen == nil {
		listen = (*httptest.Server).Start
	}
	listen(f.http)
	if err := f.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		f.http.Close()
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		if err := f.Stop(ctx); err != nil {
			t.Errorf("stop: %v", err)
		}
		if s := f.Stats(); s.Open != 0 || s.Operations != 0 || f.opts.Gate.Entered(limits.ProcessStreams) != 0 || len(f.backend.running()) != 0 {
			t.Errorf("left behind: %+v, %d at the gate, %d operations of the backend", s, f.opts.Gate.Entered(limits.ProcessStreams), len(f.backend.running()))
		}
		f.http.Client().CloseIdleConnections()
	})
	return f
}

// client is the client's end of a websocket.
type client struct {
	*gorilla.Conn
	t testing.TB
}

func (f *fixture) url() string { return "ws" + strings.TrimPrefix(f.http.URL, "http") }

// dial opens a websocket with the key "good" in its header, unless other headers are given.
func (f *fixture) dial(protocols string, headers ...string) *client {
	f.t.Helper()
	header := http.Header{"Authorization": {"Bearer good"}}
	for i := 0; i < len(headers); i += 2 {
		header.Set(headers[i], headers[i+1])
	}
	dialer := gorilla.Dialer{}
	if protocols != "" {
		dialer.Subprotocols = strings.Split(protocols, ",")
	}
	ws, resp, err := dialer.Dial(f.url(), header)
	if err != nil {
		f.t.Fatalf("dial: %v", err)
	}
	_ = resp.Body.Close()
	f.t.Cleanup(func() { _ = ws.Close() })
	return &client{ws, f.t}
}

// begun opens a websocket and authenticates it.
func (f *fixture) begun(protocol string, headers ...string) *client {
	f.t.Helper()
	c := f.dial(protocol, headers...)
	c.send(`{"type":"connection_init"}`)
	c.expect(`{"type":"connection_ack"}`)
	if protocol == nameLegacy {
		c.expect(`{"type":"ka"}`)
	}
	return c
}

// subscribed opens a websocket with one live operation, of id "a".
func (f *fixture) subscribed(headers ...string) *client {
	f.t.Helper()
	c := f.begun(nameTransport, headers...)
	before := len(f.backend.running())
	c.send(`{"id":"a","type":"subscribe","payload":{"query":"live"}}`)
	testkit.Eventually(f.t, "the subscription", func() bool { return len(f.backend.running()) > before })
	return c
}

func (c *client) send(text string) {
	c.t.Helper()
	if err := c.WriteMessage(gorilla.TextMessage, []byte(text)); err != nil {
		c.t.Fatalf("send %s: %v", text, err)
	}
}

// receive returns the next message.
func (c *client) receive() (string, error) {
	_ = c.SetReadDeadline(time.Now().Add(stallTimeout))
	_, text, err := c.ReadMessage()
	return string(text), err
}

func (c *client) expect(want string) {
	c.t.Helper()
	if got, err := c.receive(); err != nil || got != want {
		c.t.Fatalf("received %s, %v\n    want %s", got, err, want)
	}
}

// expectClose skips messages before the close frame.
func (c *client) expectClose(code int, reason string) {
	c.t.Helper()
	for {
		text, err := c.receive()
		if err == nil {
			c.t.Logf("before the close: %.100s", text)
			continue
		}
		end, ok := errors.AsType[*gorilla.CloseError](err)
		if !ok || end.Code != code || !strings.Contains(end.Text, reason) {
			c.t.Fatalf("closed with %v, want code %d and %q", err, code, reason)
		}
		return
	}
}
