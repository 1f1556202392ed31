package e2e

import (
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
)

// listening returns, from a process's log, the address of a listener other than the service's.
func (p *process) listening(what string) string {
	p.t.Helper()
	var found []string
	smtest.Eventually(p.t, what+" are served", func() bool {
		found = regexp.MustCompile(`"msg":"serving ` + what + `","addr":"([^"]+)"`).FindStringSubmatch(p.output())
		return found != nil
	})
	return "http://" + found[1]
}

// fetch returns the body of a page.
func fetch(t testing.TB, url string) string {
	t.Helper()
	resp, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode != http.StatusOK {
		t.Fatalf("%s: %d %v %s", url, resp.StatusCode, err, body)
	}
	return string(body)
}

// TestMetrics checks the metrics on their own listener. A second process whose address is in
// use logs that and serves without metrics.
func TestMetrics(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh()
		feed, key := s.key("ingest"), s.customer("acme")
		p := s.serve(append(noAge, "--metrics-addr", "127.0.0.1:0", "--debug-addr", "127.0.0.1:0")...)
		metrics := p.listening("metrics")
		other := onSQLite(t).serve("--metrics-addr", strings.TrimPrefix(metrics, "http://"))
		if !strings.Contains(other.output(), "metrics are not served") {
			t.Errorf("the second process says nothing:\n%s", other.output())
		}
		other.stop()

		feeder := newClient(t, p.url, feed)
		newClient(t, p.url, key).configure(listening)
		fixture := newFixture(smartmoney.Base, 5, march)
		past := append(fixture.past(), fixture.whales(2)...)
		feeder.processed(past)
		feeder.processed(past) // duplicates
		from, err := ways[0].open(p.url, key, signalsOperations[0], newClient(t, p.url, key).cursors()[0])
		if err != nil {
			t.Fatal(err)
		}
		defer from.cut()
		if _, err := from.result(); err != nil {
			t.Fatal(err)
		}
		text := fetch(t, metrics+"/metrics")
		for _, want := range []string{
			`smartmoney_chain_lag_events{chain="base"} 0`, `smartmoney_chain_lag_seconds{chain="base"} 0`, "smartmoney_engine_leader 1",
			"smartmoney_engine_ready 1", "smartmoney_database_up 1", `smartmoney_notifications_total{type="whale_move"} 2`,
			`smartmoney_http_requests_total{class="2xx",path="/ingest/events"} [1-9]`, `smartmoney_streams_open{transport="websocket"} 1`,
			`smartmoney_ingest_events_total{result="accepted"} [1-9]`, `smartmoney_ingest_events_total{result="duplicate"} [1-9]`,
			"smartmoney_engine_commit_seconds_count [1-9]", `go_sql_open_connections{db_name="reader"} [1-9]`, "go_goroutines [1-9]",
		} {
			if !regexp.MustCompile("(?m)^" + want).MatchString(text) {
				t.Errorf("%s is not among\n%s", want, text)
			}
		}
		if page := fetch(t, p.listening("profiles")+"/debug/pprof/goroutine?debug=1"); !strings.Contains(page, "goroutine profile") {
			t.Errorf("no profile: %.200s", page)
		}
		for _, path := range []string{"/metrics", "/debug/pprof/"} {
			if resp, err := http.Get(p.url + path); err != nil || resp.StatusCode != http.StatusNotFound {
				t.Errorf("%s on the customers' listener: %v", path, err)
			} else {
				resp.Body.Close()
			}
		}
		p.stop()
	})
}
