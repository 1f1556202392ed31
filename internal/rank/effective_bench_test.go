package rank_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// movePrices sets another price for a token of every step, which makes its holders' scores
// out of date.
func movePrices(chainLedger *ledger.Ledger, step int, round float64) {
	for token := 0; token < manyTokens; token += step {
		price := float64(token%97)/9 + 0.1 + round/1000
		chainLedger.Apply(&event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
			Chain: smartmoney.Base, Token: fmt.Sprintf("0x%040x", token), PriceUSD: &price,
			UpdatedAt: streamStart.Add(time.Duration(round+100) * time.Second),
		}}, 1)
	}
}

// BenchmarkMillionEffective measures the effective leaderboard where a million wallets are
// all in it: the memory, refreshes after few and many changes, and what detection
// asks. The ledger's own refresh is left out.
func BenchmarkMillionEffective(b *testing.B) {
	chainLedger := crowd(manyWallets)
	r := rand.New(rand.NewPCG(9, 9))
	events := make([]event.Event, 200_000)
	for i := range events {
		events[i] = crowdTrade(r, r.IntN(manyWallets), r.IntN(manyTokens), 9)
	}
	next := 0
	trade := func(n int) {
		for range n {
			chainLedger.Apply(&events[next%len(events)], 1)
			next++
		}
	}
	before := heap()
	leaderboard := rank.NewLeaderboard(chainLedger, everyone, 200)
	leaderboard.RefreshEffective()
	b.Logf("the ranking takes %.1f B per wallet", float64(int64(heap())-int64(before))/manyWallets)
	refresh := func(name string, change func()) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				b.StopTimer()
				change()
				leaderboard.Snapshot(1, 0, streamStart)
				b.StartTimer()
				leaderboard.RefreshEffective()
			}
		})
	}
	refresh("take-1k", func() { trade(1000) })
	refresh("take-50k", func() { trade(50_000) })
	round := 0.0
	prices := func(step int) func() {
		return func() {
			movePrices(chainLedger, step, round)
			round++
		}
	}
	refresh("take-prices-200", prices(100))
	refresh("take-prices-20k", prices(1))
	b.Logf("after all takings it takes %.1f B per wallet, with snapshots", float64(int64(heap())-int64(before))/manyWallets)
	measureAsking(b, chainLedger, leaderboard, trade)
}

// measureAsking measures questions for one wallet, about each for the first time
// since a taking and again.
func measureAsking(b *testing.B, chainLedger *ledger.Ledger, leaderboard *rank.Leaderboard, trade func(n int)) {
	r := rand.New(rand.NewPCG(10, 10))
	wallets := make([]uint32, 50_000)
	for i := range wallets {
		wallets[i] = uint32(r.IntN(manyWallets))
	}
	asking := func(name string, changes int, ask func(wallet uint32)) {
		b.Run(name, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				if changes > 0 && i%len(wallets) == 0 {
					b.StopTimer()
					trade(changes)
					leaderboard.RefreshEffective()
					b.StartTimer()
				}
				ask(wallets[i%len(wallets)])
			}
		})
	}
	effective := leaderboard.Effective()
	asking("rank", 0, func(wallet uint32) { effective.Rank(wallet) })
	asking("rank-50k-each-taking", 50_000, func(wallet uint32) { effective.Rank(wallet) })
	asking("row", 0, func(wallet uint32) { effective.Row(wallet) })
	asking("standing", 0, func(wallet uint32) { effective.RankedWallet(wallet) })
	asking("touch-first", 1, leaderboard.Touch)
	asking("touch-again", 0, leaderboard.Touch)
}
