package graph

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/golang-jwt/jwt/v5"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// served is a fixture behind a real HTTP server.
type served struct {
	*fixture
	url  string
	sent int // signals sent so far
}

func serve(t *testing.T, change func(*Options)) *served {
	t.Helper()
	return serveFixture(t, newFixture(t, change))
}

// serveOn is serve on a given empty database.
func serveOn(t *testing.T, db *testkit.DB, change func(*Options)) *served {
	t.Helper()
	return serveFixture(t, newFixtureOn(t, db, change))
}

func serveFixture(t *testing.T, f *fixture) *served {
	t.Helper()
	s := &served{fixture: f}
	if err := s.handler.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewUnstartedServer(s.handler)
	server.Config.ConnContext = func(ctx context.Context, c net.Conn) context.Context {
		if tcp, ok := c.(*net.TCPConn); ok {
			_ = tcp.SetWriteBuffer(4 << 10) // so that unread results queue in the handler
		}
		return ctx
	}
	server.Start()
	t.Cleanup(func() {
		testkit.Stop(t, s.handler.Stop)
		server.Close()
		if n := s.handler.opts.Gate.Entered(limits.ProcessStreams); n > 0 {
			t.Errorf("%d connections are still counted", n)
		}
	})
	s.url = server.URL
	return s
}

// raise adds n signals to the customer's notification log.
func (s *served) raise(t *testing.T, n int) {
	t.Helper()
	at := time.Date(2031, 1, 2, 3, 4, 5, 0, time.UTC)
	list := make([]*smartmoney.Signal, n)
	for i := range list {
		s.sent++
		list[i] = servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, 1, at.Add(time.Duration(s.sent)*time.Second), 1, 2)
	}
	s.Send(t, servicetest.Customer, time.Now(), list...)
}

// narrow is a transport with a small receive buffer.
var narrow = &http.Transport{
	DisableKeepAlives: true,
	DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
		var d net.Dialer
		c, err := d.DialContext(ctx, network, address)
		if tcp, ok := c.(*net.TCPConn); ok {
			err = tcp.SetReadBuffer(4 << 10)
		}
		return c, err
	},
}

// stream reads a response of server-sent events.
type stream struct {
	t     *testing.T
	body  io.ReadCloser
	lines *bufio.Scanner
}

// sse is one event.
type sse struct{ event, id, data string }

// open opens a stream; headers are names and values in turn.
func (s *served) open(t *testing.T, query string, variables map[string]any, headers ...string) *stream {
	t.Helper()
	resp := s.ask(t, query, variables, headers...)
	if got := resp.Header.Get("Content-Type"); resp.StatusCode != http.StatusOK || got != "text/event-stream; charset=utf-8" {
		text, _ := io.ReadAll(resp.Body)
		t.Fatalf("status %d, %s: %s", resp.StatusCode, got, text)
	}
	st := &stream{t: t, body: resp.Body, lines: bufio.NewScanner(resp.Body)}
	st.lines.Buffer(nil, 1<<20)
	if first := st.comment(); first != ":" {
		t.Fatalf("the stream starts with %q", first)
	}
	return st
}

func (s *served) ask(t *testing.T, query string, variables map[string]any, headers ...string) *http.Response {
	t.Helper()
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	t.Cleanup(cancel)
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, s.url, strings.NewReader(string(body)))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", typeEvents)
	r.Header.Set("Authorization", "Bearer "+s.CustomerKey)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	resp, err := narrow.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = resp.Body.Close() })
	return resp
}

func (st *stream) comment() string {
	st.t.Helper()
	if !st.lines.Scan() {
		st.t.Fatalf("the stream ended: %v", st.lines.Err())
	}
	line := st.lines.Text()
	st.lines.Scan() // the empty line after it
	return line
}

// next reads an event; false at the end of the stream.
func (st *stream) next() (e sse, ok bool) {
	for st.lines.Scan() {
		line := st.lines.Text()
		name, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch name {
		case "":
			if line == "" && e.event != "" {
				return e, true
			}
		case "event":
			e.event = value
		case "id":
			e.id = value
		case "data":
			e.data += value
		default:
			st.t.Errorf("an unknown line: %q", line)
		}
	}
	return e, false
}

func (st *stream) want(event, data string) sse {
	st.t.Helper()
	e, ok := st.next()
	if !ok || e.event != event || e.data != data {
		st.t.Fatalf("event = %+v, %t; want %s with %s", e, ok, event, data)
	}
	return e
}

const sequences = "subscription($after: String) { signals(after: $after) { signal { sequence } } }"

func sequence(n string) string { return `{"data":{"signals":{"signal":{"sequence":` + n + `}}}}` }

func TestEventsResume(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	s.raise(t, 1)
	first := s.open(t, sequences, nil)
	s.raise(t, 2)
	e := first.want("next", sequence("2"))
	first.want("next", sequence("3"))
	if e.id == "" {
		t.Fatal("the event has no id")
	}
	_ = first.body.Close()
	s.raise(t, 1)

	byVariable := s.open(t, sequences, map[string]any{"after": e.id})
	byVariable.want("next", sequence("3"))
	byVariable.want("next", sequence("4"))
	byHeader := s.open(t, sequences, nil, "Last-Event-ID", e.id)
	byHeader.want("next", sequence("3"))
	byHeader.want("next", sequence("4"))
	live := s.open(t, sequences, nil)
	testkit.Eventually(t, "one execution", func() bool { return s.handler.fanout.Len() == 1 })
	s.raise(t, 1)
	for _, st := range []*stream{byVariable, byHeader, live} {
		st.want("next", sequence("5"))
	}
}

func TestEventsOfAQuery(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	st := s.open(t, "{ __typename }", nil)
	st.want("next", `{"data":{"__typename":"Query"}}`)
	st.want("complete", "")
	if e, ok := st.next(); ok {
		t.Errorf("after complete: %+v", e)
	}
}

func TestEventsOfInvalidOperations(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	for query, code := range map[string]string{
		"subscription { signals { nothing } }":                                                                          "BAD_USER_INPUT",
		`subscription { signals(after: "nonsense") { cursor } }`:                                                        "BAD_USER_INPUT",
		"subscription { leaderboard(chain: BASE, first: 0) { totalCount } }":                                            "BAD_USER_INPUT",
		"subscription { signals { cursor } leaderboard(chain: BASE) { totalCount } }":                                   "BAD_USER_INPUT",
		"subscription { leaderboard(chain: BASE, first: 201) { totalCount } }":                                          "BAD_USER_INPUT",
		"subscription { leaderboard(chain: BASE, first: 200) { nodes { positions(first: 200) { nodes { token } } } } }": "QUERY_TOO_COMPLEX",
		"subscription { trades(chain: BASE) { cursor } }":                                                               "BAD_USER_INPUT",
		"subscription { trades(chain: BASE, top: 201) { cursor } }":                                                     "BAD_USER_INPUT",
		`subscription { trades(chain: BASE, wallets: ["x"]) { cursor } }`:                                               "BAD_USER_INPUT",
		`subscription { trades(chain: SOLANA, top: 1, after: "AQYAAAAAAAAPQkA") { cursor } }`:                           "BAD_USER_INPUT",
		"subscription { a: signals { cursor } b: signals { cursor } }":                                                  "BAD_USER_INPUT",
		"query($x: Boolean!) { __typename @skip(if: $x) }":                                                              "BAD_USER_INPUT",
		"{ " + strings.Repeat("a: __typename ", 600) + "}":                                                              "QUERY_TOO_COMPLEX",
	} {
		st := s.open(t, query, nil)
		e, ok := st.next()
		var body struct {
			Errors []struct {
				Extensions struct{ Code string } `json:"extensions"`
			} `json:"errors"`
		}
		if err := json.Unmarshal([]byte(e.data), &body); !ok || err != nil || len(body.Errors) == 0 || body.Errors[0].Extensions.Code != code {
			t.Errorf("%.60s: %+v, want an error of code %s", query, e, code)
			continue
		}
		st.want("complete", "")
	}
}

func TestPartialEventsAreRetried(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	st := s.open(t, "subscription { news: signals { signal { traders { profile { walletAddress } } } } }", nil)
	testkit.Eventually(t, "an execution", func() bool { return s.handler.fanout.Len() == 1 })
	failures := 2
	fail := func() error {
		if failures--; failures < 0 {
			return nil
		}
		return errors.New("broken")
	}
	s.Views.Fail.Store(&fail)
	s.raise(t, 1)
	if e, ok := st.next(); !ok || strings.Contains(e.data, "errors") || !strings.Contains(e.data, "walletAddress") {
		t.Errorf("event = %+v, %t", e, ok)
	}
	always := func() error { return errors.New("broken") }
	s.Views.Fail.Store(&always)
	s.raise(t, 1)
	if e, ok := st.next(); !ok || !strings.Contains(e.data, `"path":["news","signal","traders",0,"profile"]`) {
		t.Errorf("event = %+v, %t", e, ok)
	}
}

// urql is the Accept header of every request of the client urql.
const urql = "application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed"

// A client that accepts JSON and events equally gets events for subscriptions only.
func TestEventsForSubscriptionsOnly(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	for accept, media := range map[string]string{
		urql:                                        typeResponse,
		"application/json, text/event-stream":       typeJSON,
		"text/event-stream, application/json":       typeJSON,
		"text/event-stream;q=0.5, application/json": typeJSON,
		"*/*, text/event-stream":                    typeJSON,
		"text/event-stream, application/json;q=0.9": typeEvents,
	} {
		for _, query := range []string{"{ __typename }", `mutation { updateConfig(input: {displayName: "x"}) { config { version } } }`} {
			resp := s.ask(t, query, nil, "Accept", accept)
			if got := resp.Header.Get("Content-Type"); resp.StatusCode != 200 || got != media+"; charset=utf-8" {
				t.Errorf("Accept %s: %s: status %d as %s, want %s", accept, query, resp.StatusCode, got, media)
			}
			if text, err := io.ReadAll(resp.Body); err != nil || strings.Contains(string(text), "errors") {
				t.Errorf("Accept %s: %s, %v", accept, text, err)
			}
		}
		st := s.open(t, sequences, nil, "Accept", accept)
		s.raise(t, 1)
		if e, ok := st.next(); !ok || e.event != "next" || e.id == "" {
			t.Errorf("Accept %s: event %+v, %t", accept, e, ok)
		}
		_ = st.body.Close()
	}
	for _, query := range []string{"subscription {", "subscription { nothing }"} {
		resp := s.ask(t, query, nil, "Accept", urql)
		if got := resp.Header.Get("Content-Type"); resp.StatusCode != http.StatusBadRequest || got != typeResponse+"; charset=utf-8" {
			t.Errorf("%s: status %d as %s", query, resp.StatusCode, got)
		}
	}
}

// Intermediaries may repeat GET and HEAD: they change nothing, whatever media type is
// accepted, and a HEAD ends.
func TestEventsByGet(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	ask := func(method, query, accept string) *http.Response {
		t.Helper()
		r, err := http.NewRequestWithContext(t.Context(), method, s.url+getURL(query), http.NoBody)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept", accept)
		r.Header.Set("Authorization", "Bearer "+s.CustomerKey)
		resp, err := narrow.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = resp.Body.Close() })
		return resp
	}
	const mutation = `mutation { updateConfig(input: {displayName: "by GET"}) { config { version } } }`
	for _, accept := range []string{typeEvents, urql, typeJSON} {
		for _, method := range []string{http.MethodGet, http.MethodHead} {
			if resp := ask(method, mutation, accept); resp.StatusCode != http.StatusMethodNotAllowed || resp.Header.Get("Allow") != "POST" {
				t.Errorf("%s of a mutation as %s: status %d, Allow %q", method, accept, resp.StatusCode, resp.Header.Get("Allow"))
			}
			if resp := ask(method, "{ __typename }", accept); resp.StatusCode != http.StatusOK {
				t.Errorf("%s of a query as %s: status %d", method, accept, resp.StatusCode)
			} else if _, err := io.Copy(io.Discard, resp.Body); err != nil {
				t.Errorf("%s of a query as %s: %v", method, accept, err)
			}
		}
		want, allow := http.StatusMethodNotAllowed, "GET, POST"
		if accept == typeJSON {
			want, allow = http.StatusNotAcceptable, ""
		}
		if resp := ask(http.MethodHead, sequences, accept); resp.StatusCode != want || resp.Header.Get("Allow") != allow {
			t.Errorf("HEAD of a subscription as %s: status %d, Allow %q", accept, resp.StatusCode, resp.Header.Get("Allow"))
		}
	}
	if name := data(t, s.post("{ config { displayName } }", nil))["config"]; strings.Contains(fmt.Sprint(name), "by GET") {
		t.Errorf("a GET changed the configuration: %v", name)
	}
	for _, accept := range []string{typeEvents, urql} {
		resp := ask(http.MethodGet, sequences, accept)
		if got := resp.Header.Get("Content-Type"); resp.StatusCode != http.StatusOK || got != typeEvents+"; charset=utf-8" {
			t.Errorf("GET of a subscription as %s: status %d as %s", accept, resp.StatusCode, got)
		}
	}
}

// A query that records impressions writes, so it is refused by GET as a mutation is.
func TestImpressionsByGet(t *testing.T) {
	t.Parallel()
	f := newPlatformFixture(t, testkit.SQLite(t))
	for name, query := range map[string]string{
		"a literal":  "{ recommendations(impressionCount: 3) { model } }",
		"an alias":   "{ a: recommendations(impressionCount: 0) { model } b: recommendations(first: 2, impressionCount: 1) { model } }",
		"a fragment": "{ ... { ...f } } fragment f on Query { recommendations(impressionCount: 1) { model } ...f }",
		"a default":  "query($n: Int = 2) { recommendations(impressionCount: $n) { model } }",
		"a variable": "query($n: Int) { recommendations(impressionCount: $n) { model } }&variables=" + url.QueryEscape(`{"n":1}`),
		"one of two": "query A { __typename } query B { recommendations(impressionCount: 3) { model } }&operationName=B",
	} {
		query, rest, _ := strings.Cut(query, "&")
		for _, method := range []string{http.MethodGet, http.MethodHead} {
			for _, accept := range []string{typeEvents, typeJSON} {
				w := f.send(method, getURL(query)+"&"+rest, "", "Accept", accept)
				if w.Code != http.StatusMethodNotAllowed || w.Header().Get("Allow") != "POST" || !strings.Contains(w.Body.String(), "impressionCount must be 0 by GET") {
					t.Errorf("%s of %s as %s: status %d, Allow %q: %s", method, name, accept, w.Code, w.Header().Get("Allow"), w.Body)
				}
			}
		}
	}
	for name, query := range map[string]string{
		"nothing":     "{ recommendations { model } }",
		"zero":        "{ recommendations(impressionCount: 0) { model } }",
		"null":        "{ recommendations(impressionCount: null) { model } }",
		"a variable":  "query($n: Int = 2) { recommendations(impressionCount: $n) { model } }&variables=" + url.QueryEscape(`{"n":0}`),
		"no variable": "query($n: Int) { recommendations(impressionCount: $n) { model } }",
	} {
		query, rest, _ := strings.Cut(query, "&")
		if w := f.send(http.MethodGet, getURL(query)+"&"+rest, ""); w.Code != http.StatusOK || strings.Contains(w.Body.String(), "errors") {
			t.Errorf("%s: status %d: %s", name, w.Code, w.Body)
		}
	}
	data(t, f.post("{ recommendations(impressionCount: 3) { model } }", nil))
}

// What waits for the readers of a customer's event streams counts among its answers.
func TestQueuesOfEventStreamsCount(t *testing.T) {
	t.Parallel()
	const mib = 1 << 20
	gate := limits.New(limits.Default(), time.Now)
	cut := 0
	var reserved []*limits.Reservation
	open := func() *eventWriter {
		reserved = append(reserved, gate.Reservation("acme", limits.Responses))
		return newEventWriter(100*mib, reserved[len(reserved)-1], func() { cut++ })
	}
	first, second := open(), open()
	large := &fanout.Result{Body: make([]byte, mib)}
	for range 41 { // the first one does not count
		first.Next(large)
	}
	for n := range 25 {
		if second.Next(large); cut != 0 {
			t.Fatalf("cut off with %d MiB of 64", 40+n)
		}
	}
	if second.Next(large); cut != 1 {
		t.Fatal("65 MiB of 64 wait")
	}
	batch, _, _ := first.drain()
	for _, r := range batch {
		first.written(r)
	}
	third := open()
	for range 41 {
		third.Next(large)
	}
	if cut != 1 {
		t.Error("what was written still counts")
	}
	for _, r := range reserved {
		r.Release()
	}
}

// Operations that start during Stop are refused, and Stop waits for earlier ones.
func TestNothingStartsAfterStop(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	ctx := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: servicetest.Customer})
	var callers sync.WaitGroup
	for range 8 {
		callers.Go(func() {
			for {
				writer := newEventWriter(1<<20, nil, func() {})
				if _, errs := f.handler.Run(ctx, &graphql.RawParams{Query: "{ __typename }"}, writer); errs != nil {
					if errs[0].Extensions["code"] != "UNAVAILABLE" {
						t.Errorf("errors = %v", errs)
					}
					return
				}
			}
		})
	}
	if err := f.handler.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
	callers.Wait()
}

// onePerKey returns a gate at which a key may have one open stream.
func onePerKey() *limits.Gate {
	rules := limits.Default()
	rules[limits.KeyStreams].Concurrent = 1
	return limits.New(rules, time.Now)
}

func TestRefusedEvents(t *testing.T) {
	t.Parallel()
	s := serve(t, func(o *Options) { o.Gate = onePerKey() })
	s.open(t, sequences, nil)
	for name, test := range map[string]struct {
		headers []string
		status  int
	}{
		"too many connections":   {nil, http.StatusTooManyRequests},
		"no key":                 {[]string{"Authorization", ""}, http.StatusUnauthorized},
		"a key of another scope": {[]string{"Authorization", "Bearer " + s.IngestKey}, http.StatusForbidden},
		"a reservation":          {[]string{"X-GraphQL-Event-Stream-Token", "x"}, http.StatusBadRequest},
		"a form":                 {[]string{"Content-Type", "text/plain"}, http.StatusUnsupportedMediaType},
		"a subscription as JSON": {[]string{"Accept", typeJSON}, http.StatusNotAcceptable},
	} {
		resp := s.ask(t, sequences, nil, test.headers...)
		if resp.StatusCode != test.status || !strings.HasPrefix(resp.Header.Get("Content-Type"), typeJSON) {
			t.Errorf("%s: status %d, want %d, as %s", name, resp.StatusCode, test.status, resp.Header.Get("Content-Type"))
		}
	}
}

// endUser returns the header Authorization of an end user of the customer.
func (f *fixture) endUser(t *testing.T, user string) string {
	t.Helper()
	signer := smartmoney.TokenSigner{Issuer: "desk", Secret: strings.Repeat("s", smartmoney.MinTokenSecret)}
	if err := f.DB.SetTokenSigner(t.Context(), servicetest.Customer, &signer); err != nil {
		t.Fatal(err)
	}
	token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, jwt.MapClaims{
		"iss": signer.Issuer, "aud": smartmoney.EndUserAud(servicetest.Customer), "exp": time.Now().Add(time.Hour).Unix(), "sub": user,
	}).SignedString([]byte(signer.Secret))
	if err != nil {
		t.Fatal(err)
	}
	return "Bearer " + token
}
