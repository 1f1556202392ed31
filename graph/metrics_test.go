package graph

import (
	"context"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/graph/websocket"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestMetrics(t *testing.T) {
	t.Parallel()
	h := &Handler{metrics: newMetrics()}
	h.measure(t.Context(), Operation{Kind: "query", Field: "wallets", Code: "OK", Took: time.Second})
	h.measure(t.Context(), Operation{Kind: "query", Field: "wallets", Code: "UNAVAILABLE", Took: time.Second})
	h.delivered("s", 5*time.Second)
	streams := telemetry.Read(func(_ context.Context, s telemetry.Scrape) {
		collectStreams(s, "websocket", websocket.Stats{Open: 4, Accepted: 9, Slow: 1, Dead: 2, Revoked: 3, Refused: 5})
	})
	testkit.WantMetrics(t, []prometheus.Collector{h.metrics.operations, h.metrics.durations, h.metrics.streamed.Seconds, streams},
		`smartmoney_graphql_operations_total{code="OK",field="wallets",operation="query"} 1`,
		`smartmoney_graphql_operations_total{code="UNAVAILABLE",field="wallets",operation="query"} 1`,
		`smartmoney_graphql_operation_seconds_count{field="wallets",operation="query"} 2`,
		`smartmoney_notification_delivery_seconds_sum{transport="stream"} 5`,
		`smartmoney_streams_open{transport="websocket"} 4`, `smartmoney_streams_accepted_total{transport="websocket"} 9`,
		`smartmoney_streams_refused_total{transport="websocket"} 5`, `smartmoney_streams_cut_total{reason="slow",transport="websocket"} 1`,
		`smartmoney_streams_cut_total{reason="dead",transport="websocket"} 2`, `smartmoney_streams_cut_total{reason="revoked",transport="websocket"} 3`)
}
