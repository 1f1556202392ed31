package e2e

import (
	"crypto/tls"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/knadh/koanf/parsers/yaml"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// listening returns, from a process's log, the address of a listener other than the service's.
func (p *process) listening(what string) string {
	p.t.Helper()
	var found []string
	testkit.Eventually(p.t, what+" are served", func() bool {
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
		traces := newCollector(t) // tracing must leave requests their paths
		p := s.serve(append(noAge, "--metrics-addr", "127.0.0.1:0", "--debug-addr", "127.0.0.1:0", "--otlp-endpoint", traces.server.URL)...)
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
			"smartmoney_engine_ready 1", `smartmoney_process_info{role="all"} 1`, `smartmoney_keys_refused_total{reason="invalid"} 0`, "smartmoney_database_up 1", `smartmoney_notifications_total{type="whale_move"} 2`,
			`smartmoney_http_requests_total{class="2xx",path="/ingest/events"} [1-9]`, `smartmoney_streams_open{transport="websocket"} 1`,
			`smartmoney_ingest_events_total{result="accepted"} [1-9]`, `smartmoney_ingest_events_total{result="duplicate"} [1-9]`,
			"smartmoney_engine_commit_seconds_count [1-9]", `go_sql_open_connections{db_name="reader"} [1-9]`, "go_goroutines [1-9]",
		} {
			if !regexp.MustCompile("(?m)^" + want).MatchString(text) {
				t.Errorf("%s is not among\n%s", want, text)
			}
		}
		checkHealth(t, newClient(t, p.url, key))
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

// checkHealth checks that the chains are healthy in GraphQL and /readyz, and that the newest signal
// has the times of its stages in order.
func checkHealth(t *testing.T, c *client) {
	t.Helper()
	var got struct {
		Data struct {
			Chains []struct {
				Chain       string
				LastEventAt *time.Time
				LagSeconds  float64
				Healthy     bool
				Reason      *string
			}
			Signals struct {
				Nodes []struct {
					SentAt  time.Time
					Latency struct {
						EventAt, IngestedAt, DetectedAt, CommittedAt time.Time
						DeliveredAt                                  *time.Time
					}
				}
			}
		}
	}
	text := c.query(`query($since: DateTime) { chains { chain lastEventAt lagSeconds healthy reason }
		signals(since: $since, last: 1) { nodes { sentAt latency { eventAt ingestedAt detectedAt committedAt deliveredAt } } } }`, map[string]any{"since": "2000-01-01T00:00:00Z"})
	if err := json.Unmarshal([]byte(text), &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Data.Chains) != smartmoney.ChainCount {
		t.Errorf("chains: %s", text)
	}
	for _, chain := range got.Data.Chains {
		if !chain.Healthy || chain.Reason != nil || (chain.LastEventAt != nil) != (chain.Chain == "BASE") {
			t.Errorf("health: %+v", chain)
		}
	}
	for _, s := range got.Data.Signals.Nodes {
		if l := s.Latency; l.EventAt.IsZero() || l.IngestedAt.IsZero() || l.DetectedAt.Before(l.IngestedAt) || l.CommittedAt.Before(l.DetectedAt) || !l.CommittedAt.Equal(s.SentAt) || l.DeliveredAt != nil {
			t.Errorf("latency: %+v of %s", l, text)
		}
	}
	if len(got.Data.Signals.Nodes) != 1 {
		t.Errorf("signals: %s", text)
	}
	testkit.EventuallyWithin(t, timeout, "/readyz shows the chains", func() bool {
		ready := c.get("/readyz")
		return strings.Contains(ready, `"chains":{"base":{"last_event_at":"`) && strings.Contains(ready, `"healthy":true`)
	})
}

// metricNames matches the names of metrics in documents and queries.
var metricNames = regexp.MustCompile(`\b(?:smartmoney|go|process)_[a-z0-9_]*[a-z0-9]`)

// exported returns the names of a process's metrics with their types.
func exported(t testing.TB, address string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, line := range regexp.MustCompile(`(?m)^# TYPE (\S+) (\S+)$`).FindAllStringSubmatch(fetch(t, address+"/metrics"), -1) {
		found[line[1]] = line[2]
	}
	return found
}

// ofQuery returns the name of the metric that a query's name belongs to: histograms have three.
func ofQuery(name string, exported map[string]string) string {
	for _, suffix := range []string{"_bucket", "_sum", "_count"} {
		if base := strings.TrimSuffix(name, suffix); base != name && exported[base] == "histogram" {
			return base
		}
	}
	return name
}

// readText returns a file of the project.
func readText(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestMetricsAreDocumented checks that a service that does everything exports every metric that
// docs/monitoring.md, the dashboard and the alert rules name, and that docs/monitoring.md names
// every metric of the service.
func TestMetricsAreDocumented(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	publish, source := stream(t)
	broker := newNATSSink(t)
	settings := fmt.Sprintf("sources:\n  fills: {kind: nats, servers: [%q], stream: TRADES, from: earliest}\n"+
		"sinks:\n  platform: {%s}\n", source, broker.settings())
	s.file("smartmoney.yaml", settings)
	feed, key := s.key("ingest"), s.customer("acme")
	cert, certKey, trusted := s.certificate()
	p := s.serve(append(noAge, "--metrics-addr", "127.0.0.1:0", "--tls-cert", cert, "--tls-key", certKey)...)
	address := p.listening("metrics")
	secure := func(key string) *client {
		c := newStranger(t, p.url, key)
		c.http.Transport.(*http.Transport).TLSClientConfig = &tls.Config{RootCAs: trusted, MinVersion: tls.VersionTLS12}
		return c
	}
	wrong := bought(2, 1)
	wrong[0].Trade = new(*wrong[0].Trade)
	wrong[0].Trade.Wallet = "nobody"
	publish(append(bought(0, 2), wrong...)) // the last one is refused
	if err := secure(feed).post(ndjson(wrong), "once"); err != nil {
		t.Fatal(err)
	}
	secure(key).query("{ wallets { totalCount } }", nil)

	documents := readText(t, "docs/monitoring.md") + readText(t, "deploy/alerts.yaml") + readText(t, "deploy/grafana/smartmoney.json")
	missing := func() (names []string) {
		now := exported(t, address)
		for _, name := range metricNames.FindAllString(documents, -1) {
			if now[ofQuery(name, now)] == "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		return names
	}
	all := false
	defer func() {
		if !all {
			t.Errorf("no metric is named %s", missing())
		}
	}()
	testkit.EventuallyWithin(t, timeout, "every metric that a document names is exported", func() bool { all = len(missing()) == 0; return all })
	described := readText(t, "docs/monitoring.md")
	for name := range exported(t, address) {
		if strings.HasPrefix(name, "smartmoney_") && !strings.Contains(described, "`"+name+"`") && !strings.Contains(described, "`"+name+"{") {
			t.Errorf("docs/monitoring.md does not describe %s", name)
		}
	}
	p.stop()
}

// alertSeries matches what an alert is about: a metric of the service, or whether Prometheus
// reached it.
var alertSeries = regexp.MustCompile(metricNames.String() + `|\bup\{job="smartmoney"\}`)

// TestAlertsSayWhatToDo checks that the alert rules are rules, each with a summary and what to do.
func TestAlertsSayWhatToDo(t *testing.T) {
	t.Parallel()
	file, err := yaml.Parser().Unmarshal([]byte(readText(t, "deploy/alerts.yaml")))
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(file)
	if err != nil {
		t.Fatal(err)
	}
	var rules struct {
		Groups []struct {
			Name  string
			Rules []struct {
				Alert, Expr, For    string
				Labels, Annotations map[string]string
			}
		}
	}
	if err := json.Unmarshal(text, &rules); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, group := range rules.Groups {
		for _, r := range group.Rules {
			balanced := strings.Count(r.Expr, "(") == strings.Count(r.Expr, ")") && strings.Count(r.Expr, "{") == strings.Count(r.Expr, "}")
			if _, err := time.ParseDuration(r.For); err != nil || seen[r.Alert] || r.Alert == "" || !alertSeries.MatchString(r.Expr) || !balanced ||
				r.Labels["severity"] == "" || r.Annotations["summary"] == "" || len(r.Annotations["description"]) < 40 {
				t.Errorf("the rule %q of %q is not complete: %+v (%v)", r.Alert, group.Name, r, err)
			}
			seen[r.Alert] = true
		}
	}
	if len(seen) < 10 {
		t.Errorf("%d rules", len(seen))
	}
	if !json.Valid([]byte(readText(t, "deploy/grafana/smartmoney.json"))) {
		t.Error("the dashboard is not JSON")
	}
}
