package engine

import (
	"fmt"
	"syscall"
	"testing"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
)

// BenchmarkRetraction takes back trades of a wallet with so many of them, spread over a log of so many events. The
// processor time is the whole process's, SQLite's included.
func BenchmarkRetraction(b *testing.B) {
	for _, length := range []int{50_000, 400_000} {
		wallets := []int{10, 1000, 10_000}
		db := testkit.SQLite(b)
		corrected := make(chan Corrected, 1)
		e, _ := run(b, Options{Store: db, Corrected: func(c Corrected) { corrected <- c }})
		ids := logOf(b, length, wallets, func(part []event.Event) { await(b, e, smartmoney.Base, appendAll(b, db, e, smartmoney.Base, part)) })
		for w, trades := range wallets {
			b.Run(fmt.Sprintf("of %d in a log of %d", trades, length), func(b *testing.B) {
				began, done := processorTime(b), 0
				for b.Loop() {
					id := ids[w][len(ids[w])/2]
					ids[w] = append(ids[w][:len(ids[w])/2], ids[w][len(ids[w])/2+1:]...)
					appendAll(b, db, e, smartmoney.Base, []event.Event{{Type: event.TypeRetract, Chain: smartmoney.Base, Correction: &event.Correction{ID: id}}})
					if c := <-corrected; c.Trades != 1 {
						b.Fatalf("%+v", c)
					}
					done++
				}
				b.ReportMetric(float64((processorTime(b)-began).Microseconds())/1e3/float64(done), "cpu-ms/op")
			})
		}
	}
}

// logOf sends events, some of which are trades of some wallets, each with a number of them, evenly spread. It returns
// the ids of these.
func logOf(b *testing.B, length int, wallets []int, send func([]event.Event)) [][]string {
	b.Helper()
	const part = 10_000
	ids := make([][]string, len(wallets))
	for from := 0; from < length; from += part {
		events := testkit.Events(uint64(from+1), smartmoney.Base, part, 5000, 500)
		for i := range events {
			t := events[i].Trade
			if t == nil {
				continue
			}
			for w, trades := range wallets {
				if len(ids[w]) < trades*(from+i)/length {
					t.Wallet = testkit.Wallet(smartmoney.Base, 1_000_000+w)
					ids[w] = append(ids[w], t.ID)
					break
				}
			}
		}
		send(events)
	}
	return ids
}

func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
