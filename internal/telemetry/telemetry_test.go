package telemetry_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"smartmoney/internal/telemetry"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// scrape returns the handler's response.
func scrape(t *testing.T, m *telemetry.Metrics) string {
	t.Helper()
	w := httptest.NewRecorder()
	m.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	if w.Code != http.StatusOK {
		t.Fatalf("status %d: %s", w.Code, w.Body)
	}
	return w.Body.String()
}

func expect(t *testing.T, text string, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if !strings.Contains(text, "\n"+line+"\n") {
			t.Errorf("%s is not among\n%s", line, regexp.MustCompile("(?m)^(# |go_|process_|promhttp_).*\n").ReplaceAllString(text, ""))
		}
	}
}

func TestMetrics(t *testing.T) {
	m := telemetry.New(telemetry.Sources{
		Chains: func(context.Context) ([]telemetry.Chain, error) {
			return []telemetry.Chain{{Name: "base", Durable: 10, Processed: 7, Behind: 1500 * time.Millisecond}, {Name: "solana", Durable: 5, Processed: 5}}, nil
		},
		Leads:  func() bool { return true },
		Ready:  func(context.Context) error { return errors.New("loading") },
		Ingest: func() telemetry.Ingest { return telemetry.Ingest{Accepted: 3, Duplicates: 2, Refused: 1} },
		Websockets: func() telemetry.Streams {
			return telemetry.Streams{Open: 4, Accepted: 9, Slow: 1, Dead: 2, Revoked: 3, Refused: 5}
		},
		Events:     func() telemetry.Streams { return telemetry.Streams{Open: 6} },
		Executions: func() int { return 8 },
		Webhooks:   func() telemetry.Webhooks { return telemetry.Webhooks{Delivered: 11, Failed: 12, Busy: 13} },
		Overdue:    func(context.Context) (time.Duration, error) { return 14 * time.Second, nil },
		Feeds: func() []telemetry.FeedStep {
			return []telemetry.FeedStep{{Step: "scoring", Runs: 15, Failed: 16, Took: 1700 * time.Millisecond}}
		},
		Indexes: func() telemetry.Indexes {
			return telemetry.Indexes{Sizes: []telemetry.Index{{Name: "signals", Documents: 17, Bytes: 18}}, Refreshes: 19, Failed: 20, Took: 2100 * time.Millisecond}
		},
	})
	m.Request("/graphql", 200, 3*time.Millisecond, false)
	m.Request("/graphql", 503, time.Hour, true)
	m.Request("/graphql", 0, time.Second, true)
	m.Commit(20 * time.Millisecond)
	m.Notified("whale_move")
	m.Notified("whale_move")
	m.Corrected("base", 2, 30, 7, time.Second)
	expect(t, scrape(t, m),
		`smartmoney_chain_durable_events{chain="base"} 10`, `smartmoney_chain_processed_events{chain="base"} 7`,
		`smartmoney_chain_lag_events{chain="base"} 3`, `smartmoney_chain_lag_seconds{chain="base"} 1.5`,
		`smartmoney_chain_lag_events{chain="solana"} 0`, `smartmoney_chain_lag_seconds{chain="solana"} 0`,
		`smartmoney_database_up 1`, `smartmoney_engine_leader 1`, `smartmoney_engine_ready 0`,
		`smartmoney_ingest_events_total{result="accepted"} 3`, `smartmoney_ingest_events_total{result="duplicate"} 2`,
		`smartmoney_ingest_events_total{result="refused"} 1`,
		`smartmoney_streams_open{transport="websocket"} 4`, `smartmoney_streams_open{transport="events"} 6`,
		`smartmoney_streams_accepted_total{transport="websocket"} 9`, `smartmoney_streams_refused_total{transport="websocket"} 5`,
		`smartmoney_streams_cut_total{reason="slow",transport="websocket"} 1`, `smartmoney_streams_cut_total{reason="dead",transport="websocket"} 2`,
		`smartmoney_streams_cut_total{reason="revoked",transport="websocket"} 3`, `smartmoney_subscriptions 8`,
		`smartmoney_webhook_attempts_total{outcome="delivered"} 11`, `smartmoney_webhook_attempts_total{outcome="failed"} 12`,
		`smartmoney_feed_steps_total{outcome="made",step="scoring"} 15`, `smartmoney_feed_steps_total{outcome="failed",step="scoring"} 16`,
		`smartmoney_feed_step_seconds_total{step="scoring"} 1.7`,
		`smartmoney_index_documents{index="signals"} 17`, `smartmoney_index_bytes{index="signals"} 18`,
		`smartmoney_index_refreshes_total{outcome="made"} 19`, `smartmoney_index_refreshes_total{outcome="failed"} 20`,
		`smartmoney_index_refresh_seconds_total 2.1`,
		`smartmoney_webhook_busy 13`, `smartmoney_webhook_overdue_seconds 14`,
		`smartmoney_http_requests_total{class="2xx",path="/graphql"} 1`, `smartmoney_http_requests_total{class="5xx",path="/graphql"} 1`,
		`smartmoney_http_requests_total{class="cut",path="/graphql"} 1`, `smartmoney_http_request_seconds_count{path="/graphql"} 1`,
		`smartmoney_engine_commit_seconds_count 1`, `smartmoney_notifications_total{type="whale_move"} 2`,
		`smartmoney_corrections_total{chain="base"} 2`, `smartmoney_corrections_trades_total{chain="base"} 30`,
		`smartmoney_corrections_wallets_total{chain="base"} 7`, `smartmoney_correction_seconds_count 1`,
	)
}

// A database that does not answer leaves out its own metrics only.
func TestDatabaseDown(t *testing.T) {
	down := errors.New("down")
	m := telemetry.New(telemetry.Sources{
		Chains:  func(context.Context) ([]telemetry.Chain, error) { return nil, down },
		Leads:   func() bool { return false },
		Overdue: func(context.Context) (time.Duration, error) { return 0, down },
	})
	text := scrape(t, m)
	expect(t, text, "smartmoney_database_up 0", "smartmoney_engine_leader 0")
	for _, name := range []string{"smartmoney_chain_", "smartmoney_webhook_", "smartmoney_ingest_"} {
		if strings.Contains(text, name) {
			t.Errorf("%s is present", name)
		}
	}
}

// A second listener on the same address logs the failure, and nothing else fails.
func TestAddressTaken(t *testing.T) {
	var text bytes.Buffer
	log := slog.New(slog.NewTextHandler(&text, nil))
	one := telemetry.NewListener("metrics", "metrics-addr", "127.0.0.1:0", telemetry.New(telemetry.Sources{}).Handler(), log)
	if err := one.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	addr := regexp.MustCompile(`addr=(\S+)`).FindStringSubmatch(text.String())[1]
	two := telemetry.NewListener("metrics", "metrics-addr", addr, http.NotFoundHandler(), log)
	if err := two.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text.String(), "metrics are not served") || !strings.Contains(text.String(), "setting=metrics-addr") {
		t.Errorf("logged: %s", &text)
	}
	resp, err := http.Get("http://" + addr + "/metrics")
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(resp.Body)
	resp.Body.Close()
	if err != nil || !strings.Contains(string(body), "go_goroutines") {
		t.Errorf("%v: %s", err, body)
	}
	for _, l := range []*telemetry.Listener{two, one} {
		if err := l.Stop(t.Context()); err != nil {
			t.Error(err)
		}
	}
	http.DefaultClient.CloseIdleConnections()
}

func TestProfiles(t *testing.T) {
	w := httptest.NewRecorder()
	telemetry.Profiles().ServeHTTP(w, httptest.NewRequest("GET", "/debug/pprof/goroutine?debug=1", nil))
	if w.Code != 200 || !strings.Contains(w.Body.String(), "goroutine profile") {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}
