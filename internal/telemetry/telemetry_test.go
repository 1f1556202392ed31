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
	"testing/synctest"
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
		Role:   "api",
		Leads:  func() bool { return true },
		Ready:  func(context.Context) error { return errors.New("loading") },
		Ingest: func() telemetry.Ingest { return telemetry.Ingest{Accepted: 3, Duplicates: 2, Refused: 1} },
		Websockets: func() telemetry.Streams {
			return telemetry.Streams{Open: 4, Accepted: 9, Slow: 1, Dead: 2, Revoked: 3, Refused: 5}
		},
		Events:      func() telemetry.Streams { return telemetry.Streams{Open: 6} },
		Executions:  func() int { return 8 },
		Subscribers: func() int { return 80 },
		Refused: func() []telemetry.Refused {
			return []telemetry.Refused{{Source: "request", Reason: "amount_usd", Events: 25}, {Source: "source", Reason: "correction", Events: 26}}
		},
		RefusedKeys: func() map[string]uint64 { return map[string]uint64{"missing": 42, "invalid": 43} },
		Certificate: func() (time.Time, bool) { return time.Unix(47, 0), true },
		Limited:     func() map[string]uint64 { return map[string]uint64{"requests": 45, "streams": 46} },
		Decisions: func() []telemetry.Decisions {
			return []telemetry.Decisions{{Outcome: "delivered", N: 27}, {Outcome: "cooldown_hours", N: 28}}
		},
		Leaderboards: func() []telemetry.Leaderboard {
			return []telemetry.Leaderboard{{Chain: "base", Age: 2500 * time.Millisecond}}
		},
		Caches: func() []telemetry.Cache { return []telemetry.Cache{{Name: "keys", Hits: 29, Misses: 30}} },
		Spans:  func() telemetry.Spans { return telemetry.Spans{Ended: 38, Exported: 36, Failed: 2} },
		Backlog: func(context.Context) (telemetry.Backlog, error) {
			return telemetry.Backlog{First: 31, Again: 32, Disabled: 33, SinkFailing: 39 * time.Second}, nil
		},
		Disk:     func(context.Context) (telemetry.Disk, error) { return telemetry.Disk{Used: 34, Free: 35}, nil },
		Webhooks: func() telemetry.Webhooks { return telemetry.Webhooks{Delivered: 11, Failed: 12, Busy: 13} },
		Overdue:  func(context.Context) (time.Duration, error) { return 14 * time.Second, nil },
		Sources: func(context.Context) ([]telemetry.Source, error) {
			return []telemetry.Source{{
				Name: "base", Kind: "evm", Healthy: true, Lag: new(int64(21)), Age: new(2.5), Events: map[string]int64{"trade": 22},
				Skipped: map[string]int64{"no \"price\"": 23}, Duplicates: 24,
			}, {
				Name: "solana", Kind: "helius", Refused: true, Paused: true, Failing: true,
				LastError: new(time.UnixMicro(1_770_000_000_250_000)), LastEvent: new(time.Unix(1_760_000_000, 0)),
			}}, nil
		},
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
	m.Commit(20*time.Millisecond, 100)
	m.Commit(20*time.Millisecond, 0) // of history: it is no batch of events
	event := time.Unix(1e9, 0)
	m.Notified(telemetry.Notified{
		Type: "whale_move", EventAt: event, IngestedAt: event.Add(time.Second), DetectedAt: event.Add(3 * time.Second), CommittedAt: event.Add(7 * time.Second),
	})
	m.Notified(telemetry.Notified{Type: "whale_move", EventAt: event, DetectedAt: event.Add(time.Second), CommittedAt: event}) // not ingested at a known time, and a clock that went back
	m.Delivered(telemetry.OverWebhooks, 5*time.Second)
	m.Operation(telemetry.Operation{Kind: "query", Field: "wallets", Code: "OK", Took: time.Second})
	m.Operation(telemetry.Operation{Kind: "query", Field: "wallets", Code: "UNAVAILABLE", Took: time.Second})
	m.Corrected("base", 2, 30, 7, time.Second)
	expect(t, scrape(t, m),
		`smartmoney_source_healthy{kind="evm",source="base"} 1`, `smartmoney_source_lag{kind="evm",source="base"} 21`,
		`smartmoney_source_last_event_age_seconds{kind="evm",source="base"} 2.5`, `smartmoney_source_events_total{kind="evm",source="base",type="trade"} 22`,
		`smartmoney_source_skipped_total{kind="evm",reason="no \"price\"",source="base"} 23`, `smartmoney_source_duplicates_total{kind="evm",source="base"} 24`,
		`smartmoney_source_refused{kind="evm",source="base"} 0`, `smartmoney_source_refused{kind="helius",source="solana"} 1`,
		`smartmoney_source_failing{kind="evm",source="base"} 0`, `smartmoney_source_failing{kind="helius",source="solana"} 1`,
		`smartmoney_source_last_error_timestamp_seconds{kind="evm",source="base"} 0`,
		`smartmoney_source_last_error_timestamp_seconds{kind="helius",source="solana"} 1.77000000025e+09`,
		`smartmoney_source_last_event_timestamp_seconds{kind="helius",source="solana"} 1.76e+09`,
		`smartmoney_source_paused{kind="helius",source="solana"} 1`, `smartmoney_source_healthy{kind="helius",source="solana"} 0`,
		`smartmoney_chain_durable_events{chain="base"} 10`, `smartmoney_chain_processed_events{chain="base"} 7`,
		`smartmoney_chain_lag_events{chain="base"} 3`, `smartmoney_chain_lag_seconds{chain="base"} 1.5`,
		`smartmoney_chain_lag_events{chain="solana"} 0`, `smartmoney_chain_lag_seconds{chain="solana"} 0`,
		"smartmoney_trace_spans_ended_total 38", "smartmoney_trace_spans_exported_total 36", "smartmoney_trace_spans_failed_total 2",
		`smartmoney_process_info{role="api"} 1`, `smartmoney_database_up 1`, `smartmoney_engine_leader 1`, `smartmoney_engine_ready 0`,
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
		`smartmoney_engine_commit_seconds_count 2`, `smartmoney_engine_batch_events_sum 100`, `smartmoney_engine_batch_events_count 1`,
		`smartmoney_notification_stage_seconds_sum{stage="ingested"} 1`, `smartmoney_notification_stage_seconds_sum{stage="detected"} 2`,
		`smartmoney_notification_stage_seconds_sum{stage="committed"} 4`, `smartmoney_notification_stage_seconds_count{stage="committed"} 2`,
		`smartmoney_notification_stage_seconds_count{stage="ingested"} 1`,
		`smartmoney_notification_delivery_seconds_sum{transport="webhook"} 5`, `smartmoney_notification_delivery_seconds_count{transport="stream"} 0`,
		`smartmoney_graphql_operations_total{code="OK",field="wallets",operation="query"} 1`,
		`smartmoney_graphql_operations_total{code="UNAVAILABLE",field="wallets",operation="query"} 1`,
		`smartmoney_graphql_operation_seconds_count{field="wallets",operation="query"} 2`, `smartmoney_subscribers 80`,
		`smartmoney_ingest_refused_total{reason="amount_usd",source="request"} 25`, `smartmoney_ingest_refused_total{reason="correction",source="source"} 26`,
		`smartmoney_keys_refused_total{reason="missing"} 42`, `smartmoney_keys_refused_total{reason="invalid"} 43`,
		`smartmoney_certificate_expires_timestamp_seconds 47`,
		`smartmoney_limited_total{limit="requests"} 45`, `smartmoney_limited_total{limit="streams"} 46`,
		`smartmoney_decisions_total{outcome="delivered"} 27`, `smartmoney_decisions_total{outcome="cooldown_hours"} 28`,
		`smartmoney_leaderboard_age_seconds{chain="base"} 2.5`, `smartmoney_cache_hits_total{cache="keys"} 29`, `smartmoney_cache_misses_total{cache="keys"} 30`,
		`smartmoney_webhook_queue{kind="first"} 31`, `smartmoney_webhook_queue{kind="again"} 32`, `smartmoney_webhook_disabled 33`, "smartmoney_sink_failing_seconds 39",
		`smartmoney_database_bytes 34`, `smartmoney_disk_free_bytes 35`,
		`smartmoney_notifications_total{type="whale_move"} 2`,
		`smartmoney_corrections_total{chain="base"} 2`, `smartmoney_corrections_trades_total{chain="base"} 30`,
		`smartmoney_corrections_wallets_total{chain="base"} 7`, `smartmoney_correction_seconds_count 1`,
	)
}

// What is costly to read is not read at each scrape. What has no value is left out.
func TestSlowSources(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		reads := 0
		m := telemetry.New(telemetry.Sources{
			Disk: func(context.Context) (telemetry.Disk, error) {
				reads++
				return telemetry.Disk{Used: 1, Free: -1}, nil
			},
		})
		for range 4 {
			text := scrape(t, m)
			expect(t, text, "smartmoney_database_bytes 1")
			if strings.Contains(text, "smartmoney_disk_free_bytes") {
				t.Error("smartmoney_disk_free_bytes is exported, which has no value")
			}
			time.Sleep(5 * time.Second) // of the bubble
		}
		if reads != 2 {
			t.Errorf("disk space was read %d times in 15 s, want 2", reads)
		}
	})
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
