package server_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Requests are counted by path and class; the duration of a stream is not.
func TestRequestsAreCounted(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) {
		o.Handlers.GraphQL = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch r.URL.RawQuery {
			case "cut":
				panic(http.ErrAbortHandler)
			case "stream":
				w.Header().Set("Content-Type", "text/event-stream")
				w.WriteHeader(http.StatusServiceUnavailable)
			}
		})
	})
	f.do(t, http.MethodPost, "/graphql", nil)
	f.do(t, http.MethodPost, "/graphql?stream", nil)
	req, _ := http.NewRequestWithContext(t.Context(), http.MethodPost, f.URL()+"/graphql?cut", nil)
	if resp, err := f.client.Do(req); err == nil {
		resp.Body.Close()
		t.Error("a request that was aborted was answered")
	}
	testkit.Eventually(t, "all are counted", func() bool {
		return strings.Count(testkit.Metrics(t, f.Collectors()...), "\nsmartmoney_http_requests_total{") == 3
	})
	testkit.WantMetrics(t, f.Collectors(),
		`smartmoney_http_requests_total{class="2xx",path="/graphql"} 1`, `smartmoney_http_requests_total{class="5xx",path="/graphql"} 1`,
		`smartmoney_http_requests_total{class="cut",path="/graphql"} 1`, `smartmoney_http_request_seconds_count{path="/graphql"} 2`)
	if n := f.FailedRequests(); n != 1 {
		t.Errorf("%d requests failed, want 1", n)
	}
}
