package testkit

import (
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// Metrics returns what a scrape of some collectors answers.
func Metrics(t testing.TB, collectors ...prometheus.Collector) string {
	t.Helper()
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors...)
	w := httptest.NewRecorder()
	telemetry.Handler(registry).ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	if w.Code != 200 {
		t.Fatalf("status %d: %s", w.Code, w.Body)
	}
	return "\n" + w.Body.String()
}

// comments matches the lines of a scrape that are no metrics.
var comments = regexp.MustCompile(`(?m)^#.*\n`)

// WantMetrics checks that a scrape of some collectors has lines.
func WantMetrics(t testing.TB, collectors []prometheus.Collector, lines ...string) {
	t.Helper()
	text := Metrics(t, collectors...)
	for _, line := range lines {
		if !strings.Contains(text, "\n"+line+"\n") {
			t.Errorf("%s is not among\n%s", line, comments.ReplaceAllString(text, ""))
		}
	}
}
