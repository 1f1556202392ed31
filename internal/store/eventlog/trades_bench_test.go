package eventlog_test

import (
	"testing"

	"smartmoney/internal/event"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// BenchmarkWalletTrades reads a page of 200 trades, of which each lies in another
// segment of 4,096 events.
func BenchmarkWalletTrades(b *testing.B) {
	b.Run("sqlite", func(b *testing.B) { benchmarkWalletTrades(b, smtest.SQLite(b)) })
	b.Run("postgres", func(b *testing.B) { benchmarkWalletTrades(b, smtest.Postgres(b)) })
}

func benchmarkWalletTrades(b *testing.B, db *store.DB) {
	chain := smartmoney.Base
	wallet := smtest.Wallet(chain, 1_000_000)
	var all []event.Event
	for i := range 201 {
		events := smtest.Events(uint64(i+1), chain, 4096, 2000, 50)
		for j := 1000; ; j++ {
			if t := events[j].Trade; t != nil {
				t.Wallet = wallet
				break
			}
		}
		all = append(all, appendEvents(b, db, events).Chains[chain.Index()].Events...)
	}
	last := commitLinks(b, db, chain, all)
	for b.Loop() {
		list, err := db.WalletTrades(b.Context(), chain, wallet, eventlog.TradesQuery{Newest: last[wallet], Limit: 200})
		if err != nil || len(list) != 200 {
			b.Fatal(len(list), err)
		}
	}
}
