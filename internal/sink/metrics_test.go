package sink_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"smartmoney/internal/sink"
	"smartmoney/internal/testkit"
)

// listed is a store of which only the list and the lags are read.
type listed struct {
	sink.Store
	all  []sink.Stored
	lags int // reads of lags
}

func (l *listed) ListSinks(context.Context) ([]sink.Stored, time.Time, error) {
	return l.all, time.Now(), nil
}

func (l *listed) SinkLags(context.Context) (map[string]int64, error) {
	l.lags++
	return map[string]int64{"bus": int64(40 + l.lags)}, nil
}

// Lags, which are costly, are not read at each scrape. A sink without one has none.
func TestCollectors(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		db := &listed{all: []sink.Stored{
			{Name: "bus", Kind: "kafka", Holder: "p", Published: 39, Failures: 40}, {Name: "trades", Kind: "nats", Holder: "p", RefusedAt: time.Now()},
		}}
		collectors := sink.Collectors(db)
		for scraped := range 4 {
			testkit.WantMetrics(t, collectors,
				`smartmoney_sink_healthy{kind="kafka",sink="bus"} 1`, `smartmoney_sink_refused{kind="nats",sink="trades"} 1`,
				`smartmoney_sink_published_total{kind="kafka",sink="bus"} 39`, `smartmoney_sink_failures_total{kind="kafka",sink="bus"} 40`,
				fmt.Sprintf(`smartmoney_sink_lag{kind="kafka",sink="bus"} %d`, 41+scraped/3))
			if strings.Contains(testkit.Metrics(t, collectors...), `smartmoney_sink_lag{kind="nats",sink="trades"}`) {
				t.Error("a lag that is not known is exported")
			}
			time.Sleep(5 * time.Second) // of the bubble
		}
		if db.lags != 2 {
			t.Errorf("lags were read %d times in 15 s, want 2", db.lags)
		}
	})
}
