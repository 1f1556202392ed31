package eventlog_test

import (
	"fmt"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// BenchmarkTradesOf reads all trades of a wallet, every nth event of the log being one.
func BenchmarkTradesOf(b *testing.B) {
	for _, nth := range []int{1, 10, 100} {
		b.Run(fmt.Sprintf("sqlite/%d", nth), func(b *testing.B) { benchmarkTradesOf(b, testkit.SQLite(b), nth) })
		b.Run(fmt.Sprintf("postgres/%d", nth), func(b *testing.B) { benchmarkTradesOf(b, testkit.Postgres(b), nth) })
	}
}

func benchmarkTradesOf(b *testing.B, db *testkit.DB, nth int) {
	const trades = 8192
	chain := smartmoney.Base
	wallet := testkit.Wallet(chain, 1_000_000)
	var all []event.Event
	of := 0
	for i := 0; of < trades; i++ {
		events := testkit.Events(uint64(i+1), chain, 4096, 2000, 50)
		for j := range events {
			if t := events[j].Trade; t != nil && j%nth == 0 {
				t.Wallet = wallet
				of++
			}
		}
		all = append(all, appendEvents(b, db, events).Chains[chain.Index()].Events...)
	}
	last := commitLinks(b, db, chain, all)
	for b.Loop() {
		n := 0
		err := db.TradesOf(b.Context(), chain, []int64{last[wallet]}, int64(len(all)), func(int64, *smartmoney.Trade) error {
			n++
			return nil
		})
		if err != nil || n != of {
			b.Fatal(n, err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/float64(of), "µs/trade")
}
