package websocket

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	gorilla "github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func result(body string) *fanout.Result { return &fanout.Result{Body: []byte(body)} }

func TestConnectionsAreBounded(t *testing.T) {
	t.Parallel()
	rules := limits.Default()
	rules.SetStreams(2, 1, 1)
	f := newFixture(t, func(o *Options) { o.Gate = limits.New(rules, time.Now) })
	first := f.begun(nameTransport)
	second := f.dial(nameTransport)
	_, resp, err := gorilla.DefaultDialer.Dial(f.url(), nil)
	if err == nil || resp == nil || resp.StatusCode != http.StatusServiceUnavailable {
		t.Fatalf("a third connection: %v, %v", resp, err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.Header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	var body struct {
		Errors []struct {
			Message    string
			Extensions map[string]any
		}
	}
	if err := json.NewDecoder(resp.Body).Decode(&body); err != nil || len(body.Errors) != 1 ||
		body.Errors[0].Extensions["code"] != "UNAVAILABLE" || body.Errors[0].Extensions["retryAfter"] == nil || !strings.Contains(body.Errors[0].Message, "2 open connections") {
		t.Errorf("refused with %+v, %v", body, err)
	}
	if f.Stats().Refused != 1 {
		t.Errorf("%d refused, want 1", f.Stats().Refused)
	}
	// The key may have one connection: the close code must be one that clients retry.
	second.send(`{"type":"connection_init"}`)
	second.expectClose(1013, "1 open connections")
	testkit.Eventually(t, "the second's end", func() bool { return f.Stats().Open == 1 })
	third := f.dial(nameTransport, "Authorization", "Bearer other")
	third.send(`{"type":"connection_init"}`)
	third.expect(`{"type":"connection_ack"}`)
	_ = first.Close()
	testkit.Eventually(t, "the first's end", func() bool { return f.Stats().Open == 1 })
	f.begun(nameTransport)
}

func TestMessageSize(t *testing.T) {
	t.Parallel()
	f := newFixture(t, func(o *Options) { o.MaxMessage = 1 << 10 })
	head := `{"type":"ping","payload":{"x":"`
	fits := head + strings.Repeat("x", 1<<10-len(head)-3) + `"}}`
	c := f.begun(nameTransport)
	c.send(fits)
	c.expect(`{"type":"pong","payload":` + fits[len(`{"type":"ping","payload":`):])
	c.send(strings.Replace(fits, "x", "xx", 1))
	c.expectClose(1009, "at most 1024 bytes")
	huge := f.begun(nameTransport)
	// more than sockets buffer: the server must read all of it
	huge.send(strings.Repeat("x", 1<<20))
	huge.expectClose(1009, "at most 1024 bytes")
	testkit.Eventually(t, "the end of both", func() bool { return f.Stats().Open == 0 })
}

func TestOnlyUpgrades(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for name, change := range map[string]func(*http.Request){
		"no upgrade":    func(r *http.Request) { r.Header.Del("Upgrade") },
		"no connection": func(r *http.Request) { r.Header.Del("Connection") },
		"old version":   func(r *http.Request) { r.Header.Set("Sec-Websocket-Version", "8") },
		"no key":        func(r *http.Request) { r.Header.Del("Sec-Websocket-Key") },
	} {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, f.http.URL, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Upgrade", "websocket")
		r.Header.Set("Connection", "Upgrade")
		r.Header.Set("Sec-Websocket-Version", "13")
		r.Header.Set("Sec-Websocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")
		change(r)
		resp, err := f.http.Client().Do(r)
		if err != nil {
			t.Fatal(err)
		}
		_ = resp.Body.Close()
		if resp.StatusCode != http.StatusBadRequest {
			t.Errorf("%s: status %d", name, resp.StatusCode)
		}
	}
	if f.opts.Gate.Entered(limits.ProcessStreams) != 0 || f.Stats().Accepted != 0 {
		t.Errorf("%d at the gate, %+v", f.opts.Gate.Entered(limits.ProcessStreams), f.Stats())
	}
}

// Pages of the service's own origin and of allowed origins may connect, and so may programs
// that send no Origin.
func TestOrigins(t *testing.T) {
	t.Parallel()
	own := newFixture(t, nil)
	own.begun(nameTransport)
	own.begun(nameTransport, "Origin", own.http.URL)
	for _, origin := range []string{"https://elsewhere.example", "null"} {
		if status, text := refusedFrom(t, own, origin); status != http.StatusForbidden || !strings.Contains(text, "cors-origins") {
			t.Errorf("%s: %d %s", origin, status, text)
		}
	}
	if own.opts.Gate.Entered(limits.ProcessStreams) != 2 {
		t.Errorf("%d at the gate, want 2", own.opts.Gate.Entered(limits.ProcessStreams))
	}

	f := newFixture(t, func(o *Options) {
		o.AllowOrigin = func(r *http.Request) bool { return r.Header.Get("Origin") != "https://bad.example" }
	})
	f.begun(nameTransport, "Origin", "https://elsewhere.example")
	if status, _ := refusedFrom(t, f, "https://bad.example"); status != http.StatusForbidden {
		t.Errorf("an origin that is not allowed: %d", status)
	}
}

// refusedFrom dials with an Origin and returns the response.
func refusedFrom(t *testing.T, f *fixture, origin string) (int, string) {
	t.Helper()
	ws, resp, err := gorilla.DefaultDialer.DialContext(t.Context(), "ws"+strings.TrimPrefix(f.http.URL, "http"), http.Header{"Origin": {origin}})
	if err == nil {
		ws.Close()
		return resp.StatusCode, ""
	}
	text, readErr := io.ReadAll(resp.Body)
	if readErr != nil {
		t.Fatal(readErr)
	}
	return resp.StatusCode, string(text)
}

func TestPanicIsConfinedToItsConnection(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	other := f.subscribed()
	c := f.begun(nameTransport)
	c.send(`{"id":"x","type":"subscribe","payload":{"query":"live"}}`)
	c.send(`{"id":"y","type":"subscribe","payload":{"query":"crash"}}`)
	c.expectClose(1011, "internal error")
	testkit.Eventually(t, "the end of its operations", func() bool { return len(f.backend.running()) == 1 })
	if text := f.log.String(); !strings.Contains(text, "an operation") || !strings.Contains(text, "request-7") {
		t.Errorf("logged: %s", text)
	}
	f.backend.publish("1")
	other.expect(`{"id":"a","type":"next","payload":1}`)
}

func TestCauseOfAFailedCheckIsHidden(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	c := f.dial(nameLegacy, "Authorization", "Bearer down")
	c.send(`{"type":"connection_init"}`)
	c.expect(`{"type":"connection_error","payload":{"message":"keys cannot be checked at the moment, try again"}}`)
	c.expectClose(1013, "keys cannot be checked at the moment, try again")
	if !strings.Contains(f.log.String(), "the secret of the database") {
		t.Error("the cause is not logged")
	}
}
