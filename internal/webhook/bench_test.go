package webhook_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// BenchmarkDelivery delivers a signal to 100 customers twice a second and measures the time
// from commit to reception for 99 of them: with all receivers healthy, and with the receiver of
// the last customer never answering.
func BenchmarkDelivery(b *testing.B) {
	for _, kind := range []struct {
		name string
		url  func(testing.TB) string
	}{{"sqlite", testkit.MigratedSQLiteURL}, {"postgres", testkit.MigratedPostgresURL}} {
		for _, dead := range []bool{false, true} {
			b.Run(fmt.Sprintf("%s/dead=%v", kind.name, dead), func(b *testing.B) { benchmarkDelivery(b, kind.url(b), dead) })
		}
	}
}

// firstSeen records when signals reached healthy receivers.
type firstSeen struct {
	mu sync.Mutex            // guards the fields below
	at map[int64][]time.Time // by sequence
	n  int                   // total
}

func benchmarkDelivery(b *testing.B, url string, dead bool) {
	const customers, every = 100, 500 * time.Millisecond
	w := newWorld(b, url, time.Now)
	got := &firstSeen{at: map[int64][]time.Time{}}
	r := newReceiver(b, func(_ http.ResponseWriter, req *http.Request) {
		at := time.Now()
		var m struct{ Sequence int64 }
		if err := json.Unmarshal(read(b, req), &m); err != nil {
			b.Error(err)
		}
		if req.URL.Path == "/c0" {
			if dead {
				<-req.Context().Done()
			}
			return // both runs measure the same customers
		}
		got.mu.Lock()
		defer got.mu.Unlock()
		got.at[m.Sequence] = append(got.at[m.Sequence], at)
		got.n++
	})
	var ids []string
	for c := range customers {
		ids = append(ids, fmt.Sprint("c", c))
		w.hook(ids[c], r.URL+"/"+ids[c])
	}
	s := w.start("one", trust(r), func(o *webhook.Options) { o.Grace = time.Millisecond })
	tick := time.NewTicker(every)
	defer tick.Stop()
	arrived := func(rounds int) {
		w.until("all have arrived", func() bool {
			got.mu.Lock()
			defer got.mu.Unlock()
			return got.n >= rounds*(customers-1)
		})
	}
	committed := make([]time.Time, b.N+1)
	for round := range b.N + 1 {
		<-tick.C
		w.sendAll(ids, round, 1)
		committed[round] = time.Now()
		s.Wake()
		if round == 0 { // opens the connections; not measured
			arrived(1)
			b.ResetTimer()
		}
	}
	arrived(b.N + 1)
	b.StopTimer()
	got.mu.Lock()
	defer got.mu.Unlock()
	var all []time.Duration
	delete(got.at, 1)
	for sequence, times := range got.at {
		for _, at := range times {
			all = append(all, at.Sub(committed[sequence-1]))
		}
	}
	slices.Sort(all)
	ms := func(part int) float64 { return float64(all[len(all)*part/100].Microseconds()) / 1000 }
	b.ReportMetric(ms(50), "p50-ms")
	b.ReportMetric(ms(99), "p99-ms")
	b.ReportMetric(0, "ns/op")
}
