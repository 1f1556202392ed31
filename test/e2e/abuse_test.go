package e2e

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// abuser is a misbehaving websocket. It stops at the first error.
type abuser struct {
	*socket
	key string
	err error
}

func (a *abuser) do(step func() error) {
	if a.err == nil {
		a.err = step()
	}
}

func (a *abuser) text(text string) {
	a.do(func() error { return a.conn.WriteMessage(websocket.TextMessage, []byte(text)) })
}

func (a *abuser) greet() { a.do(func() error { return a.welcome(a.key) }) }

// abuses are the violations that close a connection, with their close codes.
var abuses = []struct {
	name     string
	protocol string
	code     int
	do       func(a *abuser)
}{
	{"no subprotocol", "", 4406, func(*abuser) {}},
	{"an unknown subprotocol", "graphql-over-pigeons", 4406, func(*abuser) {}},
	{"no init", transportWS, 4408, func(*abuser) {}},
	{"no init, the older protocol", legacyWS, 4408, func(*abuser) {}},
	{"an operation before init", transportWS, 4401, func(a *abuser) {
		a.do(func() error { return a.start("1", signalsOperations[0], nil) })
	}},
	{"no key", transportWS, 4403, func(a *abuser) { a.text(`{"type":"connection_init"}`) }},
	{"a wrong key", transportWS, 4403, func(a *abuser) {
		a.text(`{"type":"connection_init","payload":{"Authorization":"Bearer sms-nobody"}}`)
	}},
	{"two inits", transportWS, 4429, func(a *abuser) {
		a.greet()
		a.text(`{"type":"connection_init"}`)
	}},
	{"no JSON", transportWS, 4400, func(a *abuser) { a.greet(); a.text(`{"type":`) }},
	{"an unknown message", transportWS, 4400, func(a *abuser) { a.greet(); a.text(`{"type":"hello"}`) }},
	{"an id twice", transportWS, 4409, func(a *abuser) {
		a.greet()
		for range 2 {
			a.do(func() error { return a.start("1", signalsOperations[0], nil) })
		}
	}},
	{"a message too large", transportWS, websocket.CloseMessageTooBig, func(a *abuser) {
		a.greet()
		a.text(`{"id":"1","type":"subscribe","payload":{"query":"` + strings.Repeat(" ", 65<<10) + `"}}`)
	}},
}

// TestSocketAbuse checks that a violation of the protocol closes the connection with its
// code and does not affect other connections.
func TestSocketAbuse(t *testing.T) {
	t.Parallel()
	l := newLivestage(onSQLite(t).withRaceDetector(), "--stream-init-timeout", "400ms")
	l.raise(1)
	other := l.listen(newClient(t, l.process.url, l.key).cursors()[0])
	for _, c := range abuses {
		t.Run(c.name, func(t *testing.T) {
			s, err := openSocket(l.process.url, c.protocol, "")
			if err != nil {
				t.Fatal(err)
			}
			defer s.cut()
			a := &abuser{socket: s, key: l.key}
			c.do(a)
			for a.err == nil {
				_, a.err = s.receive()
			}
			if got := closeCode(a.err); got != c.code {
				t.Errorf("closed with %d (%v), want %d", got, a.err, c.code)
			}
		})
	}
	l.raise(1)
	other.hears(2)
	newClient(t, l.process.url, "").get("/readyz")
	l.end()
}

// operationError reads the code and the text of a message of type error.
func operationError(t testing.TB, m message) (code, text string) {
	t.Helper()
	var list []struct {
		Message    string
		Extensions struct{ Code string }
	}
	if err := json.Unmarshal(m.Payload, &list); err != nil || m.Type != "error" || len(list) == 0 {
		t.Fatalf("want an error, got %s %s", m.Type, m.Payload)
	}
	return list[0].Extensions.Code, list[0].Message
}

// TestOperationsThatAreRefused checks that a refused operation fails alone and the others
// of its connection continue.
func TestOperationsThatAreRefused(t *testing.T) {
	t.Parallel()
	const most = 20
	l := newLivestage(onSQLite(t).withRaceDetector())
	s := l.socket()
	l.raise(1)
	after := map[string]any{"after": newClient(t, l.process.url, l.key).cursors()[0]}
	start := func(id, query string, variables map[string]any) {
		t.Helper()
		if err := s.start(id, query, variables); err != nil {
			t.Fatal(err)
		}
	}
	fails := func(id, query string, variables map[string]any, code string) {
		t.Helper()
		start(id, query, variables)
		m, err := s.receive()
		if err != nil {
			t.Fatal(err)
		}
		if got, text := operationError(t, m); got != code || m.ID != id || text == "" {
			t.Errorf("operation %s: %s %s %q, want %s", id, m.ID, got, text, code)
		}
	}
	fails("syntax", `subscription {`, nil, "BAD_USER_INPUT")
	fails("unknown", `subscription { nothing }`, nil, "BAD_USER_INPUT")
	fails("cursor", signalsOperations[0], map[string]any{"after": "nonsense"}, "BAD_USER_INPUT")
	fails("too much", `subscription { leaderboard(chain: BASE, first: 201) { totalCount } }`, nil, "BAD_USER_INPUT")
	for i := range most {
		start(fmt.Sprint(i), signalsOperations[i%2], after)
	}
	fails("one too many", signalsOperations[0], after, "RATE_LIMITED")
	l.raise(1)
	heard := map[string]bool{}
	for len(heard) < most {
		m, err := s.receive()
		if err != nil {
			t.Fatal(err)
		}
		e, err := readSignalEvent(m.Payload)
		if m.Type != "next" || err != nil || e.Signal == nil || e.Signal.Sequence != 2 || heard[m.ID] {
			t.Fatalf("operation %s: %s %s", m.ID, m.Type, m.Payload)
		}
		heard[m.ID] = true
	}
	if err := s.send(message{ID: "0", Type: "complete"}); err != nil {
		t.Fatal(err)
	}
	start("in its place", signalsOperations[0], after)
	if m, err := s.receive(); err != nil || m.ID != "in its place" || m.Type != "next" {
		t.Errorf("after the end of an operation: %+v, %v", m, err)
	}
	l.end()
}

// TestRevokedKeyEndsStreams checks that the streams of a revoked key end within a ping and
// the lifetime of cached keys, and that those of the customer's other keys continue.
func TestRevokedKeyEndsStreams(t *testing.T) {
	t.Parallel()
	l := newLivestage(onSQLite(t).withRaceDetector(), "--stream-ping", "1s")
	l.raise(1)
	after := newClient(t, l.process.url, l.key).cursors()[0]
	other := l.site.must("key", "create", "--customer", "acme")
	began, over := make(chan int, len(ways)), make(chan int, len(ways))
	ended := make([]string, len(ways))
	var reading sync.WaitGroup // a client that does not read is disconnected after two pings
	for i, w := range ways {
		from := l.open(w, l.key, after)
		reading.Go(func() {
			_, err := from.result()
			began <- i
			if ended[i] = fmt.Sprint(err); err == nil {
				ended[i] = endOf(from)
			}
			over <- i
		})
	}
	stays := l.open(ways[0], other, after)
	heard := make(chan error, 2)
	reading.Go(func() {
		for range 2 {
			_, err := stays.result()
			heard <- err
		}
	})
	l.raise(1)
	for range ways {
		<-began
	}
	l.site.must("key", "revoke", l.key)
	revoked := time.Now()
	for range ways {
		<-over
	}
	if took := time.Since(revoked); took > 30*time.Second {
		t.Errorf("the streams of a revoked key ended after %s", took)
	}
	l.raise(1)
	if err := errors.Join(<-heard, <-heard); err != nil {
		t.Errorf("the other key's stream: %v", err)
	}
	reading.Wait()
	for i, got := range ended {
		want := "closed with 4403"
		if ways[i].protocol == "" {
			want = "UNAUTHENTICATED, complete"
		}
		if got != want {
			t.Errorf("%+v: %s, want %s", ways[i], got, want)
		}
	}
	l.end()
}

// endOf describes how a stream ends.
func endOf(from source) string {
	payload, err := from.result()
	if err != nil {
		return fmt.Sprintf("closed with %d", closeCode(err))
	}
	if !strings.Contains(string(payload), `"UNAUTHENTICATED"`) {
		return string(payload)
	}
	if _, err = from.result(); !errors.Is(err, errComplete) {
		return fmt.Sprintf("UNAUTHENTICATED, %v", err)
	}
	return "UNAUTHENTICATED, complete"
}

// TestConnectionsOfAKey checks that a connection beyond a key's limit is refused with
// "try again later".
func TestConnectionsOfAKey(t *testing.T) {
	t.Parallel()
	l := newLivestage(onSQLite(t).withRaceDetector(), "--stream-max-per-key", "3")
	l.raise(1)
	after := newClient(t, l.process.url, l.key).cursors()[0]
	var open []source
	for _, w := range ways[:3] {
		open = append(open, l.open(w, l.key, after))
	}
	if _, err := ways[0].open(l.process.url, l.key, signalsOperations[0], after); closeCode(err) != websocket.CloseTryAgainLater {
		t.Errorf("a fourth connection: %v, want the close code 1013", err)
	}
	if _, err := openEvents(l.process.url, l.key, signalsOperations[0], nil, after); err == nil || !strings.Contains(err.Error(), "status 503") && !strings.Contains(err.Error(), "status 429") {
		t.Errorf("a fourth stream: %v, want it refused for now", err)
	}
	open[0].cut()
	testkit.EventuallyWithin(t, timeout, "its place is free again", func() bool {
		from, err := ways[3].open(l.process.url, l.key, signalsOperations[0], after)
		if err == nil {
			from.cut()
		}
		return err == nil
	})
	l.raise(1)
	for i, from := range open[1:] {
		if _, err := from.result(); err != nil {
			t.Errorf("stream %d: %v", i+1, err)
		}
	}
	l.end()
}
