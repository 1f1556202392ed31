package eventlog_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// BenchmarkWalletTrades reads a page of 200 trades, of which each lies in another
// segment of 4,096 events, as they were appended and packed.
func BenchmarkWalletTrades(b *testing.B) {
	for _, packed := range []bool{false, true} {
		name := map[bool]string{false: "", true: "-packed"}[packed]
		b.Run("sqlite"+name, func(b *testing.B) { benchmarkWalletTrades(b, testkit.SQLite(b), packed) })
		b.Run("postgres"+name, func(b *testing.B) { benchmarkWalletTrades(b, testkit.Postgres(b), packed) })
	}
}

func benchmarkWalletTrades(b *testing.B, db *testkit.DB, packed bool) {
	chain := smartmoney.Base
	wallet := testkit.Wallet(chain, 1_000_000)
	var all []event.Event
	for i := range 201 {
		events := testkit.Events(uint64(i+1), chain, 4096, 2000, 50)
		for j := 1000; ; j++ {
			if t := events[j].Trade; t != nil {
				t.Wallet = wallet
				break
			}
		}
		all = append(all, appendEvents(b, db, events).Chains[chain.Index()].Events...)
	}
	last := commitLinks(b, db, chain, all)
	if packed {
		packAll(b, db, chain, time.Now().Add(time.Minute))
	}
	for b.Loop() {
		list, err := db.WalletTrades(b.Context(), chain, wallet, eventlog.TradesQuery{Newest: last[wallet], Limit: 200})
		if err != nil || len(list) != 200 {
			b.Fatal(len(list), err)
		}
	}
}
