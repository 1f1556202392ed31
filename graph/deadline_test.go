package graph

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	gorilla "github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestDeadline locks a table: operations that read it fail at their deadline on every
// transport, and their queries to the database end.
func TestDeadline(t *testing.T) {
	t.Parallel()
	db := testkit.Postgres(t)
	s := serveOn(t, db, func(o *Options) { o.Timeout = 300 * time.Millisecond })
	patient := newFixtureOver(t, s.World, nil)
	const query = "{ configVersions(first: 1) { version } }"
	data(t, patient.post(query, nil)) // it succeeds without the lock, if it may take long
	s.raise(t, 1)
	cursor := data(t, patient.post("{ signals { pageInfo { endCursor } } }", nil))["signals"].(map[string]any)["pageInfo"].(map[string]any)["endCursor"]
	lock, err := db.Writer().BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = lock.Rollback() }()
	if _, err := lock.ExecContext(t.Context(), "LOCK TABLE config_versions IN ACCESS EXCLUSIVE MODE"); err != nil {
		t.Fatal(err)
	}
	late := func(how, body string) {
		t.Helper()
		for _, part := range []string{`"code":"UNAVAILABLE"`, `"retryAfter":5`, "did not finish within 300ms"} {
			if !strings.Contains(body, part) {
				t.Errorf("%s lacks %s: %s", how, part, body)
			}
		}
		testkit.Eventually(t, "the end of the query in the database", func() bool {
			var waiting int
			const ask = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
			if err := lock.QueryRowContext(t.Context(), ask).Scan(&waiting); err != nil {
				t.Fatal(err)
			}
			return waiting == 0
		})
	}
	posted := s.post(query, nil)
	late("POST", posted.Body.String())
	if after := posted.Header().Get("Retry-After"); after != "5" {
		t.Errorf("Retry-After = %q, want 5, as in the error", after)
	}
	late("GET", s.send(http.MethodGet, getURL(query), "").Body.String())
	st := s.open(t, query, nil)
	e, ok := st.next()
	if !ok || e.event != "next" {
		t.Fatalf("event = %+v, %t", e, ok)
	}
	late("events", e.data)
	st.want("complete", "")
	mutation := s.post(`mutation { updateConfig(input: {displayName: "late"}) { config { version } } }`, nil)
	late("a mutation", mutation.Body.String())

	// A subscription that resumes reads the log when it starts.
	if _, err := lock.ExecContext(t.Context(), "LOCK TABLE restored_logs IN ACCESS EXCLUSIVE MODE"); err != nil {
		t.Fatal(err)
	}
	resumed := s.open(t, sequences, map[string]any{"after": cursor})
	if e, ok = resumed.next(); !ok || e.event != "next" {
		t.Fatalf("event = %+v, %t", e, ok)
	}
	late("a subscription's start", e.data)
	resumed.want("complete", "")
}

// TestOutage locks a table, and the database is then said to be away: queries that wait for it fail
// at once, also where the request might have been a stream, which is not limited as a whole.
func TestOutage(t *testing.T) {
	t.Parallel()
	const query = "{ configVersions(first: 1) { version } }"
	for name, ask := range map[string]func(*served) string{
		"a client that accepts events of every operation": func(s *served) string {
			const accepts = "application/graphql-response+json, application/json, text/event-stream, multipart/mixed"
			return s.send(http.MethodPost, "/graphql", request(query, nil), "Accept", accepts).Body.String()
		},
		"events": func(s *served) string {
			e, _ := s.open(t, query, nil).next()
			return e.data
		},
		"a websocket": func(s *served) string { return overWebsocket(t, s, query) },
	} {
		t.Run(name, func(t *testing.T) {
			db := testkit.Postgres(t)
			away, leave := context.WithCancel(t.Context())
			s := serveOn(t, db, func(o *Options) {
				o.Timeout = time.Minute
				o.Limit = func(ctx context.Context) (context.Context, context.CancelFunc) {
					limited, end := context.WithCancelCause(ctx)
					context.AfterFunc(away, func() { end(outage.Error()) })
					return limited, func() { end(nil) }
				}
			})
			lock, err := db.Writer().BeginTx(t.Context(), nil)
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = lock.Rollback() }()
			if _, err := lock.ExecContext(t.Context(), "LOCK TABLE config_versions IN ACCESS EXCLUSIVE MODE"); err != nil {
				t.Fatal(err)
			}
			answer := make(chan string, 1)
			go func() { answer <- ask(s) }()
			testkit.Eventually(t, "the query waits for the database", func() (waits bool) {
				const blocked = "SELECT count(*) > 0 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
				if err := lock.QueryRowContext(t.Context(), blocked).Scan(&waits); err != nil {
					t.Fatal(err)
				}
				return waits
			})
			leave()
			if body := <-answer; !strings.Contains(body, `"code":"UNAVAILABLE"`) || strings.Contains(body, "did not finish") {
				t.Errorf("the answer is %s", body)
			}
		})
	}
}

// overWebsocket returns the answer to a query over a websocket.
func overWebsocket(t *testing.T, s *served, query string) string {
	dialer := gorilla.Dialer{Subprotocols: []string{"graphql-transport-ws"}, HandshakeTimeout: 20 * time.Second}
	conn, response, err := dialer.Dial("ws"+strings.TrimPrefix(s.url, "http")+"/graphql", http.Header{"Authorization": {"Bearer " + s.CustomerKey}})
	if err != nil {
		t.Error(err)
		return ""
	}
	defer func() { _, _ = conn.Close(), response.Body.Close() }()
	for _, message := range []any{
		map[string]any{"type": "connection_init"},
		map[string]any{"type": "subscribe", "id": "1", "payload": map[string]any{"query": query}},
	} {
		if err := conn.WriteJSON(message); err != nil {
			t.Error(err)
			return ""
		}
	}
	for {
		_, text, err := conn.ReadMessage()
		if err != nil {
			t.Error(err)
			return ""
		}
		if answer := string(text); !strings.Contains(answer, "connection_ack") && answer != `{"type":"ping"}` {
			return answer
		}
	}
}
