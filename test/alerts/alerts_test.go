package alerts

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/prometheus/promql"
	"github.com/prometheus/prometheus/promql/parser"
	"github.com/prometheus/prometheus/promql/promqltest"
	"go.yaml.in/yaml/v2"
)

// rule is an alert rule of deploy/alerts.yaml.
type rule struct {
	Alert, Expr, For string
	Labels           map[string]string
}

// step is the interval between the samples of a test's series, and at which an alert's expression is evaluated.
const step = 15 * time.Second

// cases are, for each alert, series on which it must fire and on which it must not, in the notation of Prometheus's own
// tests: `0x200` is 201 samples of 0, `0+30x200` are 0, 30, 60 and so on, a sample each 15 s.
var cases = map[string]struct{ fires, silent []string }{
	"SmartmoneyProcessDown": {
		fires:  []string{`up{job="smartmoney",instance="a"} 1x200`, `up{job="smartmoney",instance="b"} 1x150 0x49`},
		silent: []string{`up{job="smartmoney",instance="a"} 1x200`, `up{job="other",instance="b"} 0x200`},
	},
	"SmartmoneyNotScraped": {
		fires:  []string{`up{job="other",instance="a"} 1x200`},
		silent: []string{`up{job="smartmoney",instance="a"} 0x200`},
	},
	"SmartmoneyNoAPI": { // the series of a process that ended are stale
		fires:  []string{`smartmoney_process_info{role="engine",instance="a"} 1x200`, `smartmoney_process_info{role="api",instance="b"} 1x150 stale`},
		silent: []string{`smartmoney_process_info{role="engine",instance="a"} 1x200`, `smartmoney_process_info{role="api",instance="b"} 1x200`},
	},
	"SmartmoneyNoLeader": {
		fires:  []string{`smartmoney_engine_leader{instance="a"} 0x200`, `smartmoney_engine_leader{instance="b"} 0x200`},
		silent: []string{`smartmoney_engine_leader{instance="a"} 0x200`, `smartmoney_engine_leader{instance="b"} 1x200`},
	},
	"SmartmoneyEngineNotReady": {
		fires:  []string{`smartmoney_engine_ready{instance="a"} 0x200`, `smartmoney_engine_ready{instance="b"} 1x200`},
		silent: []string{`smartmoney_engine_ready{instance="a"} 1x200`},
	},
	"SmartmoneyDatabaseDown": {
		fires:  []string{`smartmoney_database_up{instance="a"} 0x200`},
		silent: []string{`smartmoney_database_up{instance="a"} 1x200`},
	},
	"SmartmoneyChainLag": {
		fires:  []string{`smartmoney_chain_lag_seconds{chain="base",instance="a"} 31x200`},
		silent: []string{`smartmoney_chain_lag_seconds{chain="base",instance="a"} 30x200`},
	},
	"SmartmoneyLeaderboardOld": {
		fires:  []string{`smartmoney_leaderboard_age_seconds{chain="base",instance="a"} 61x200`},
		silent: []string{`smartmoney_leaderboard_age_seconds{chain="base",instance="a"} 60x200`},
	},
	"SmartmoneySlowCommits": { // all of ten commits a step take up to 5 s; all up to 1 s
		fires: []string{
			`smartmoney_engine_commit_seconds_bucket{le="1"} 0x200`, `smartmoney_engine_commit_seconds_bucket{le="5"} 0+10x200`,
			`smartmoney_engine_commit_seconds_bucket{le="+Inf"} 0+10x200`,
		},
		silent: []string{
			`smartmoney_engine_commit_seconds_bucket{le="1"} 0+10x200`, `smartmoney_engine_commit_seconds_bucket{le="5"} 0+10x200`,
			`smartmoney_engine_commit_seconds_bucket{le="+Inf"} 0+10x200`,
		},
	},
	"SmartmoneyLateNotifications": { // what takes long before the append is the provider's
		fires: []string{
			`smartmoney_notification_stage_seconds_bucket{stage="committed",le="5"} 0x200`,
			`smartmoney_notification_stage_seconds_bucket{stage="committed",le="10"} 0+3x200`,
			`smartmoney_notification_stage_seconds_bucket{stage="committed",le="+Inf"} 0+3x200`,
		},
		silent: []string{
			`smartmoney_notification_stage_seconds_bucket{stage="ingested",le="5"} 0x200`,
			`smartmoney_notification_stage_seconds_bucket{stage="ingested",le="10"} 0+3x200`,
			`smartmoney_notification_stage_seconds_bucket{stage="ingested",le="+Inf"} 0+3x200`,
		},
	},
	"SmartmoneyRefusedEvents": {
		fires:  []string{`smartmoney_ingest_refused_total{reason="invalid",source="client"} 0+30x200`},
		silent: []string{`smartmoney_ingest_refused_total{reason="invalid",source="client"} 0+10x200`},
	},
	"SmartmoneySourceUnhealthy": {
		fires:  []string{`smartmoney_source_healthy{source="s",kind="evm"} 0x200`},
		silent: []string{`smartmoney_source_healthy{source="s",kind="evm"} 1x200`},
	},
	"SmartmoneySinkUnhealthy": {
		fires:  []string{`smartmoney_sink_healthy{sink="s",kind="kafka"} 0x200`},
		silent: []string{`smartmoney_sink_healthy{sink="s",kind="kafka"} 1x200`},
	},
	"SmartmoneyWebhooksLate": {
		fires:  []string{`smartmoney_webhook_overdue_seconds 61x200`},
		silent: []string{`smartmoney_webhook_overdue_seconds 60x200`},
	},
	"SmartmoneyStreamsCut": {
		fires:  []string{`smartmoney_streams_cut_total{reason="slow",transport="websocket",instance="a"} 0+30x200`},
		silent: []string{`smartmoney_streams_cut_total{reason="revoked",transport="websocket",instance="a"} 0+30x200`},
	},
	"SmartmoneyServerErrors": { // /readyz fails by itself while something else is wrong, however few requests there are
		fires: []string{`smartmoney_http_requests_total{path="/graphql",class="5xx"} 0+3x200`},
		silent: []string{
			`smartmoney_http_requests_total{path="/graphql",class="4xx"} 0+3x200`,
			`smartmoney_http_requests_total{path="/readyz",class="5xx"} 0+8x200`, `smartmoney_http_requests_total{path="/healthz",class="5xx"} 0+8x200`,
		},
	},
	"SmartmoneyRefusedKeys": { // whoever sends none has none to lose
		fires:  []string{`smartmoney_keys_refused_total{reason="invalid",instance="a"} 0+1x200`, `smartmoney_keys_refused_total{reason="invalid",instance="b"} 0+1x200`},
		silent: []string{`smartmoney_keys_refused_total{reason="missing",instance="a"} 0+30x200`, `smartmoney_keys_refused_total{reason="invalid",instance="a"} 0+1x200`},
	},
	"SmartmoneyCertificateExpires": { // at the end, 3,000 s after 1970; 7 days are 604,800 s
		fires:  []string{`smartmoney_certificate_expires_timestamp_seconds{instance="a"} 607000x200`, `smartmoney_certificate_expires_timestamp_seconds{instance="b"} 900000x200`},
		silent: []string{`smartmoney_certificate_expires_timestamp_seconds{instance="a"} 608000x200`},
	},
	"SmartmoneyDiskFull": {
		fires:  []string{`smartmoney_disk_free_bytes{instance="a"} 1900000000x200`},
		silent: []string{`smartmoney_disk_free_bytes{instance="a"} 2100000000x200`},
	},
	"SmartmoneyRetentionFails": {
		fires:  []string{`smartmoney_retention_failures_total{task="trades"} 0+1x400`},
		silent: []string{`smartmoney_retention_failures_total{task="trades"} 7x400`},
	},
}

// TestAlerts evaluates each alert on a series that it is for and on one that it is not for.
func TestAlerts(t *testing.T) {
	rules := alertRules(t)
	for _, r := range rules {
		t.Run(r.Alert, func(t *testing.T) {
			want, ok := cases[r.Alert]
			if !ok {
				t.Fatal("cases lacks the alert: add series on which it fires and on which it does not")
			}
			if !fires(t, r, want.fires) {
				t.Errorf("%s does not fire on %q", r.Expr, want.fires)
			}
			if fires(t, r, want.silent) {
				t.Errorf("%s fires on %q", r.Expr, want.silent)
			}
		})
	}
	if len(rules) != len(cases) {
		t.Errorf("there are %d alerts and cases of %d", len(rules), len(cases))
	}
}

// TestGuide: docs/operations.md tells of each alert, with its severity, in the order of the file.
func TestGuide(t *testing.T) {
	text, err := os.ReadFile("../../docs/operations.md")
	if err != nil {
		t.Fatal(err)
	}
	var guide, want []string
	for _, row := range regexp.MustCompile("(?m)^\\| `(Smartmoney[A-Za-z]+)` \\| ([a-z]+) \\|").FindAllStringSubmatch(string(text), -1) {
		guide = append(guide, row[1]+" "+row[2])
	}
	for _, r := range alertRules(t) {
		want = append(want, r.Alert+" "+r.Labels["severity"])
	}
	if !slices.Equal(guide, want) {
		t.Errorf("docs/operations.md tells of %q, want %q", guide, want)
	}
}

// outages are, for each state of a fleet of two APIs and two engines, its series and the alerts that fire, in the order of the file.
var outages = []struct {
	name   string
	series []string
	fire   []string
}{
	{"everything runs", slices.Concat(api("a", "1x200"), api("b", "1x200"), engine("c", "1x200", 1), engine("d", "1x200", 0)), nil},
	{"one of two APIs ended", slices.Concat(api("a", ended), api("b", "1x200"), engine("c", "1x200", 1), engine("d", "1x200", 0)), []string{"SmartmoneyProcessDown"}},
	{"the APIs ended", slices.Concat(api("a", ended), api("b", ended), engine("c", "1x200", 1), engine("d", "1x200", 0)), []string{"SmartmoneyProcessDown", "SmartmoneyNoAPI"}},
	{"the engines ended", slices.Concat(api("a", "1x200"), api("b", "1x200"), engine("c", ended, 1), engine("d", ended, 0)), []string{"SmartmoneyProcessDown", "SmartmoneyNoLeader"}},
	{"everything ended", slices.Concat(api("a", ended), api("b", ended), engine("c", ended, 1), engine("d", ended, 0)), []string{"SmartmoneyProcessDown", "SmartmoneyNoAPI", "SmartmoneyNoLeader"}},
	{"there is no target", []string{`up{job="other",instance="a"} 1x200`}, []string{"SmartmoneyNotScraped", "SmartmoneyNoAPI", "SmartmoneyNoLeader"}},
}

// ended are the samples of a process that answered at first.
const ended = "1x150 stale"

// api returns the series of a process of the role api.
func api(instance, samples string) []string { return process(instance, "api", samples, 0) }

// engine returns the series of a process of the role engine, which leads or does not.
func engine(instance, samples string, leads int) []string {
	return process(instance, "engine", samples, leads)
}

func process(instance, role, samples string, leads int) []string {
	up := samples
	if samples == ended {
		up = "1x150 0x49"
	}
	of := fmt.Sprintf(`{job="smartmoney",instance=%q}`, instance)
	return []string{
		"up" + of + " " + up,
		fmt.Sprintf(`smartmoney_process_info{job="smartmoney",instance=%q,role=%q} %s`, instance, role, samples),
		"smartmoney_engine_leader" + of + " " + strings.Replace(samples, "1x", fmt.Sprintf("%dx", leads), 1),
		"smartmoney_engine_ready" + of + " " + samples,
		"smartmoney_database_up" + of + " " + samples,
	}
}

// TestOutages checks which alerts fire when processes are gone, and that customers who get nothing are a page.
func TestOutages(t *testing.T) {
	rules := alertRules(t)
	for _, o := range outages {
		var fire []string
		page := false
		for _, r := range rules {
			if fires(t, r, o.series) {
				fire = append(fire, r.Alert)
				page = page || r.Labels["severity"] == "page"
			}
		}
		if !slices.Equal(fire, o.fire) || page != (len(o.fire) > 1) {
			t.Errorf("%s: %q fire, want %q; one of them is a page: %t", o.name, fire, o.fire, page)
		}
	}
}

// TestDashboard parses each expression of the dashboard.
func TestDashboard(t *testing.T) {
	text, err := os.ReadFile("../../deploy/grafana/smartmoney.json")
	if err != nil {
		t.Fatal(err)
	}
	var dashboard any
	if err := json.Unmarshal(text, &dashboard); err != nil {
		t.Fatal(err)
	}
	all := expressions(dashboard)
	for _, expr := range all {
		if _, err := parser.ParseExpr(strings.ReplaceAll(expr, "$__rate_interval", "1m")); err != nil {
			t.Errorf("%s: %v", expr, err)
		}
	}
	if len(all) < 20 {
		t.Errorf("the dashboard has %d expressions, want at least 20", len(all))
	}
}

// alertRules returns the rules of deploy/alerts.yaml.
func alertRules(t *testing.T) (all []rule) {
	t.Helper()
	text, err := os.ReadFile("../../deploy/alerts.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Groups []struct {
			Rules []rule
		}
	}
	if err := yaml.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	for _, group := range file.Groups {
		all = append(all, group.Rules...)
	}
	return all
}

// fires reports whether an alert fires at the end of series: whether one of its results lasts for as long as it waits.
func fires(t *testing.T, r rule, series []string) bool {
	t.Helper()
	lasts, err := time.ParseDuration(r.For)
	if err != nil {
		t.Fatal(err)
	}
	stored := promqltest.LoadedStorage(t, "load "+step.String()+"\n  "+strings.Join(series, "\n  "))
	t.Cleanup(func() { _ = stored.Close() })
	engine := promqltest.NewTestEngine(t, false, 0, promqltest.DefaultMaxSamplesPerQuery)
	end := time.Unix(0, 0).Add(200 * step)
	if strings.Contains(r.Expr, "[1h]") {
		end = time.Unix(0, 0).Add(400 * step)
	}
	query, err := engine.NewRangeQuery(t.Context(), stored, nil, r.Expr, end.Add(-lasts), end, step)
	if err != nil {
		t.Fatalf("%s: %v", r.Expr, err)
	}
	defer query.Close()
	result := query.Exec(t.Context())
	matrix, err := result.Matrix()
	if err != nil {
		t.Fatalf("%s: %v", r.Expr, err)
	}
	return lastsThrough(matrix, int(lasts/step)+1)
}

// lastsThrough reports whether a series of a result has as many samples as the query has steps.
func lastsThrough(matrix promql.Matrix, steps int) bool {
	for _, s := range matrix {
		if len(s.Floats) == steps {
			return true
		}
	}
	return false
}

// expressions returns every expression in a part of a dashboard.
func expressions(part any) (all []string) {
	switch part := part.(type) {
	case []any:
		for _, p := range part {
			all = append(all, expressions(p)...)
		}
	case map[string]any:
		for name, p := range part {
			if expr, ok := p.(string); ok && name == "expr" {
				all = append(all, expr)
			}
			all = append(all, expressions(p)...)
		}
	}
	return all
}
