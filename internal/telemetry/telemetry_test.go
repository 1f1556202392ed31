package telemetry_test

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// What a Read sends is exported with its labels, and a read of the database ends in time.
func TestRead(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		testkit.WantMetrics(t, []prometheus.Collector{telemetry.Read(func(ctx context.Context, s telemetry.Scrape) {
			s.Gauge("lag", "Blocks.", 2.5, "kind", "evm", "source", "base")
			s.Count("skipped_total", "Messages.", 23, "reason", "no \"price\"")
			s.Cache("keys", 29, 30)
			s.Limited("requests", 45)
			<-ctx.Done() // the database hangs
			s.Gauge("up", "Whether it answered.", telemetry.Truth(false))
			s.Gauge("at", "When.", telemetry.UnixSeconds(time.UnixMicro(1_770_000_000_250_000)))
		})},
			`lag{kind="evm",source="base"} 2.5`, `skipped_total{reason="no \"price\""} 23`, "up 0", "at 1.77000000025e+09",
			`smartmoney_cache_hits_total{cache="keys"} 29`, `smartmoney_cache_misses_total{cache="keys"} 30`, `smartmoney_limited_total{limit="requests"} 45`)
		if took := time.Since(began); took != 2*time.Second {
			t.Errorf("a read that hangs took %s, want 2 s", took)
		}
	})
}

// A delivery is in the histogram of its transport and in what the console shows.
func TestDelivery(t *testing.T) {
	t.Parallel()
	stream, webhook := telemetry.NewDelivery("stream"), telemetry.NewDelivery("webhook")
	webhook.Observe(5 * time.Second)
	webhook.Observe(-time.Second) // a clock that went back
	testkit.WantMetrics(t, []prometheus.Collector{stream.Seconds, webhook.Seconds},
		`smartmoney_notification_delivery_seconds_sum{transport="webhook"} 5`, `smartmoney_notification_delivery_seconds_count{transport="webhook"} 2`,
		`smartmoney_notification_delivery_seconds_count{transport="stream"} 0`)
	if l := webhook.Latency(); l.Step != "webhook" || l.Count != 2 || *l.P50 != 0 {
		t.Errorf("%+v", l)
	}
}

func TestRegistry(t *testing.T) {
	t.Parallel()
	testkit.WantMetrics(t, []prometheus.Collector{telemetry.NewRegistry("api")}, `smartmoney_process_info{role="api"} 1`)
}

// A second listener on the same address logs the failure, and nothing else fails.
func TestAddressTaken(t *testing.T) {
	var text bytes.Buffer
	log := slog.New(slog.NewTextHandler(&text, nil))
	one := telemetry.NewListener("metrics", "metrics-addr", "127.0.0.1:0", telemetry.Handler(telemetry.NewRegistry("all")), log)
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
