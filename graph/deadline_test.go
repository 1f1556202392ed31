package graph

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"smartmoney/internal/smtest"
)

// TestDeadline locks a table: operations that read it fail at their deadline on every
// transport, and their queries to the database end.
func TestDeadline(t *testing.T) {
	db := smtest.Postgres(t)
	s := serveOn(t, db, func(o *Options) { o.Timeout = 300 * time.Millisecond })
	const query = "{ configVersions(first: 1) { version } }"
	data(t, s.post(query, nil)) // it succeeds without the lock
	s.raise(t, 1)
	cursor := data(t, s.post("{ signals { pageInfo { endCursor } } }", nil))["signals"].(map[string]any)["pageInfo"].(map[string]any)["endCursor"]
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
		smtest.Eventually(t, "the end of the query in the database", func() bool {
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
