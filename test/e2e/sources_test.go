package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	live "github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestSourcesOfTheirOwn runs a fleet with the source of its settings file in processes of the role
// sources: the engine is another process, and so is the API. The stream takes effect once, though
// the process that reads it and the engine are killed.
func TestSourcesOfTheirOwn(t *testing.T) {
	t.Parallel()
	s := onPostgres(t).withRaceDetector()
	publish, url := stream(t)
	settings := fmt.Sprintf("sources:\n  fills: {kind: nats, servers: [%q], stream: TRADES, from: earliest}\n", url)
	s.file("smartmoney.yaml", settings)
	customer, feed := s.key("customer"), s.key("ingest")
	engine := s.serve("--role", "engine")
	api := s.serve("--role", "api")
	reader, operator := newClient(t, api.url, customer), newClient(t, api.url, feed)
	shows := func(wallets int) {
		t.Helper()
		testkit.EventuallyWithin(t, timeout, fmt.Sprintf("%d wallets are shown", wallets), func() bool { return reader.total("base") == wallets })
	}
	fills := func() (found live.Status) {
		t.Helper()
		var out struct{ Sources []live.Status }
		if err := json.Unmarshal([]byte(operator.get("/ingest/sources")), &out); err != nil || len(out.Sources) > 1 {
			t.Fatalf("%d sources, %v", len(out.Sources), err)
		}
		for _, found = range out.Sources {
		}
		return found
	}

	publish(bought(0, 10))
	first := s.serve("--role", "sources", "--source-lease", "3s", "--metrics-addr", "127.0.0.1:0")
	shows(10)
	metrics := fetch(t, first.listening("metrics")+"/metrics")
	if !strings.Contains(metrics, `smartmoney_source_events_total{kind="nats",source="fills",type="trade"} 10`) ||
		strings.Contains(metrics, "smartmoney_engine_ready") || strings.Contains(metrics, "smartmoney_engine_leader") {
		t.Errorf("metrics of the role sources:\n%s", metrics)
	}
	newStranger(t, first.url, customer).get("/readyz")
	holder := fills().Holder
	second := s.serve("--role", "sources", "--source-lease", "3s")

	first.kill()
	publish(bought(10, 10))
	shows(20)
	engine.kill()
	publish(bought(20, 10))
	testkit.EventuallyWithin(t, timeout, "the events are durable without an engine", func() bool { return operator.progress()["base"].Durable == 30 })
	engine = s.serve("--role", "engine")
	shows(30)
	if got := fills(); got.Events[event.TypeTrade] != 30 || got.Duplicates != 0 || got.Holder == holder || !got.Healthy {
		t.Errorf("the source, which %s held before: %+v", holder, got)
	}
	second.stop()
	engine.stop()
	api.stop()
}
