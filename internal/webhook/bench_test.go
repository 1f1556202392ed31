package webhook_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"smartmoney/internal/smtest"
	"smartmoney/internal/webhook"
)

// latencies are how long signals took from commit to their receivers.
type latencies struct {
	mu        sync.Mutex                         // guards what follows
	committed map[string]map[int64]time.Time     // by customer and sequence
	arrived   map[string]map[int64]time.Duration // the same
}

// BenchmarkDelivery sends a signal to each of 100 customers per round, a round every
// 100 ms, and tells the time from commit to receipt at the healthy ones: with all
// healthy, and with one whose receiver never answers.
func BenchmarkDelivery(b *testing.B) {
	for kind, url := range map[string]func(testing.TB) string{"sqlite": sqliteURL, "postgres": smtest.PostgresURL} {
		for name, dead := range map[string]int{"healthy": 0, "dead": 1} {
			b.Run(kind+"/"+name, func(b *testing.B) { benchmarkDelivery(b, url(b), dead) })
		}
	}
}

func benchmarkDelivery(b *testing.B, url string, dead int) {
	const customers, every = 100, 100 * time.Millisecond
	w := newWorld(b, url, time.Now)
	l := &latencies{committed: map[string]map[int64]time.Time{}, arrived: map[string]map[int64]time.Duration{}}
	r := newReceiver(b, func(_ http.ResponseWriter, req *http.Request) {
		var m struct{ Sequence int64 }
		at := time.Now()
		if err := json.Unmarshal(read(b, req), &m); err != nil {
			b.Error(err)
		}
		if req.URL.Path == "/c0" && dead > 0 {
			<-req.Context().Done()
			return
		}
		l.mu.Lock()
		defer l.mu.Unlock()
		id := req.URL.Path[1:]
		l.arrived[id][m.Sequence] = at.Sub(l.committed[id][m.Sequence])
	})
	for c := range customers {
		id := fmt.Sprint("c", c)
		w.hook(id, r.URL+"/"+id)
		l.committed[id], l.arrived[id] = map[int64]time.Time{}, map[int64]time.Duration{}
	}
	s := w.start("one", trust(r), func(o *webhook.Options) { o.Grace = time.Millisecond })
	tick := time.NewTicker(every)
	defer tick.Stop()
	b.ResetTimer()
	for round := range b.N {
		<-tick.C
		for c := range customers {
			id := fmt.Sprint("c", c)
			w.send(id, round, 1)
			l.mu.Lock()
			l.committed[id][int64(round+1)] = time.Now()
			l.mu.Unlock()
			s.Rouse()
		}
	}
	var all []time.Duration
	w.until("all have arrived", func() bool {
		l.mu.Lock()
		defer l.mu.Unlock()
		all = all[:0]
		for id, arrived := range l.arrived {
			if id == "c0" {
				continue // with all healthy, too: the same customers are compared
			}
			for _, took := range arrived {
				all = append(all, took)
			}
		}
		return len(all) == b.N*(customers-1)
	})
	b.StopTimer()
	slices.Sort(all)
	ms := func(part int) float64 { return float64(all[len(all)*part/100].Microseconds()) / 1000 }
	b.ReportMetric(ms(50), "p50-ms")
	b.ReportMetric(ms(99), "p99-ms")
	b.ReportMetric(0, "ns/op")
}
