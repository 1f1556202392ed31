package graph

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	gorilla "github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

const (
	withRetractions = "subscription($after: String) { signals(after: $after) { cursor gap signal { sequence } retraction { signalId reason } } }"
	byFragment      = "subscription($after: String) { signals(after: $after) { ...E } } fragment E on SignalEvent { cursor gap taken: retraction { signalId } signal { sequence } }"
	leftOut         = "subscription($after: String) { signals(after: $after) { cursor gap signal { sequence } retraction @skip(if: true) { signalId } } }"
	signalsOnly     = "subscription($after: String) { signals(after: $after) { cursor gap signal { sequence } } }"
)

// seen is an event of Subscription.signals in short: a signal's number, or "-" and the number of
// the signal taken back.
func seen(t *testing.T, payload []byte) (text, cursor string) {
	t.Helper()
	type retraction struct{ SignalID, Reason string }
	var e struct {
		Data struct {
			Signals struct {
				Cursor            string
				Gap               bool
				Signal            *struct{ Sequence int64 }
				Retraction, Taken *retraction
			}
		}
		Errors []any
	}
	if err := json.Unmarshal(payload, &e); err != nil || len(e.Errors) > 0 {
		t.Fatalf("event %s: %v", payload, err)
	}
	s := e.Data.Signals
	taken := s.Retraction
	if taken == nil {
		taken = s.Taken
	}
	switch {
	case s.Gap || (s.Signal == nil) == (taken == nil):
		t.Fatalf("event %s", payload)
	case taken != nil:
		return "-" + taken.SignalID[strings.LastIndexByte(taken.SignalID, '_')+1:], s.Cursor
	}
	return fmt.Sprint(s.Signal.Sequence), s.Cursor
}

// socket subscribes over a websocket and returns what reads the payloads.
func (s *served) socket(t *testing.T, query string, variables map[string]any) func() []byte {
	t.Helper()
	dialer := gorilla.Dialer{Subprotocols: []string{"graphql-transport-ws"}, HandshakeTimeout: 20 * time.Second}
	conn, resp, err := dialer.Dial("ws"+strings.TrimPrefix(s.url, "http")+"/graphql", http.Header{"Authorization": {"Bearer " + s.CustomerKey}})
	if err != nil {
		t.Fatal(err)
	}
	_ = resp.Body.Close()
	t.Cleanup(func() { _ = conn.Close() })
	send := func(m map[string]any) {
		if err := conn.WriteJSON(m); err != nil {
			t.Fatal(err)
		}
	}
	read := func(kind string) json.RawMessage {
		t.Helper()
		for {
			_ = conn.SetReadDeadline(time.Now().Add(20 * time.Second))
			var m struct {
				Type    string
				Payload json.RawMessage
			}
			if err := conn.ReadJSON(&m); err != nil {
				t.Fatal(err)
			}
			if m.Type == "ping" {
				continue
			}
			if m.Type != kind {
				t.Fatalf("message %s: %s, want %s", m.Type, m.Payload, kind)
			}
			return m.Payload
		}
	}
	send(map[string]any{"type": "connection_init"})
	read("connection_ack")
	send(map[string]any{"type": "subscribe", "id": "1", "payload": map[string]any{"query": query, "variables": variables}})
	return func() []byte { return read("next") }
}

// TestRetractionsAreDelivered follows a log by server-sent events and websockets, in shared
// executions and from the past: who selects retraction gets each in its place, who does not sees
// signals alone.
func TestRetractionsAreDelivered(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		s := serveOn(t, db, nil)
		// The id of a signal ends in its number.
		raise := func(n int) {
			s.Send(t, servicetest.Customer, time.Now(), servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, 1, time.Unix(0, int64(n)), 1, 2))
		}
		start := beforeTheFirst(t, s)
		type reader struct {
			name string
			next func() []byte
			want []string
		}
		all := []string{"1", "2", "-1", "4", "-4", "6"}
		var readers []reader
		sse := func(name, query string, variables map[string]any, want []string, headers ...string) {
			st := s.open(t, query, variables, headers...)
			readers = append(readers, reader{name, func() []byte {
				e, ok := st.next()
				if !ok {
					t.Fatalf("%s: the stream ended", name)
				}
				return []byte(e.data)
			}, want})
		}
		ws := func(name, query string, variables map[string]any, want []string) {
			readers = append(readers, reader{name, s.socket(t, query, variables), want})
		}
		after := map[string]any{"after": start}
		for i := range 3 { // equal subscriptions share one execution
			sse(fmt.Sprint("events ", i), withRetractions, after, all)
			ws(fmt.Sprint("websocket ", i), withRetractions, after, all)
		}
		sse("a fragment and an alias", byFragment, after, all)
		sse("left out", leftOut, after, []string{"1", "2", "4", "6"})
		ws("signals only", signalsOnly, after, []string{"1", "2", "4", "6"})
		raise(1)
		raise(2)
		s.Retract(t, servicetest.Customer, time.Now(), 1)
		raise(4)
		s.Retract(t, servicetest.Customer, time.Now(), 4, 4)
		raise(6)
		cursors := map[string]string{}
		for _, r := range readers {
			for i, want := range r.want {
				got, cursor := seen(t, r.next())
				if got != want {
					t.Fatalf("%s: event %d is %s, want %s", r.name, i, got, want)
				}
				cursors[want] = cursor
			}
		}
		// A subscriber that resumes behind a retraction does not get it again, one that resumes
		// before it does.
		readers = nil
		ws("behind the first", withRetractions, map[string]any{"after": cursors["-1"]}, all[3:])
		ws("before the first", withRetractions, map[string]any{"after": cursors["2"]}, all[2:])
		sse("by Last-Event-ID", withRetractions, nil, all[3:], "Last-Event-ID", cursors["-1"])
		for _, r := range readers {
			for i, want := range r.want {
				if got, _ := seen(t, r.next()); got != want {
					t.Fatalf("%s: event %d is %s, want %s", r.name, i, got, want)
				}
			}
		}
		wantLists(t, s.fixture)
	})
}

// beforeTheFirst returns the cursor before the first entry.
func beforeTheFirst(t *testing.T, s *served) string {
	t.Helper()
	page := data(t, s.post(`{ signals(first: 1, filter: {chains: []}) { pageInfo { endCursor } } }`, nil))
	return pick(page, "signals.pageInfo.endCursor").(string)
}

// wantLists checks what the log of TestRetractionsAreDelivered shows elsewhere.
func wantLists(t *testing.T, f *fixture) {
	t.Helper()
	got := data(t, f.post(`{ signals { totalCount nodes { sequence retractedAt decision { outcome retractedAt } } } signalStats { count retracted } }`, nil))
	var listed []string
	for _, node := range pick(got, "signals.nodes").([]any) {
		n := node.(map[string]any)
		if n["retractedAt"] != pick(n, "decision.retractedAt") || pick(n, "decision.outcome") != "DELIVERED" {
			t.Errorf("signal %v", n)
		}
		listed = append(listed, fmt.Sprint(n["sequence"], n["retractedAt"] != nil))
	}
	if diff := cmp.Diff([]string{"1 true", "2 false", "4 true", "6 false"}, listed); diff != "" {
		t.Errorf("listed (-want +got):\n%s", diff)
	}
	for path, want := range map[string]any{"signals.totalCount": 4.0, "signalStats.count": 2.0, "signalStats.retracted": 2.0} {
		if diff := cmp.Diff(want, pick(got, path)); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
}
