package rank_test

import (
	"fmt"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// perOp reports the processor time of what a benchmark does, which other programs do not lengthen.
func perOp(b *testing.B, f func()) {
	cpu := func() time.Duration {
		var u syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
			b.Fatal(err)
		}
		return time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	var spent time.Duration
	for b.Loop() {
		began := cpu()
		f()
		spent += cpu() - began
	}
	b.ReportMetric(spent.Seconds()*1000/float64(b.N), "cpu-ms/op")
}

// BenchmarkWindows measures the windows of a million wallets that were all active on each of the
// last 30 days: the memory of a wallet's day, and what it costs to make a window whole, to make it
// again after 10,000 trades, and to ask it beside the whole life.
func BenchmarkWindows(b *testing.B) {
	chainLedger := crowd(manyWallets)
	leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(smartmoney.Base), 200)
	life := leaderboard.Snapshot(1, 0, streamStart)
	days, before := rank.NewDays(), heap()
	for day := life.Today() - smartmoney.MaxWindowDays + 1; day < life.Today(); day++ {
		for w := range uint32(manyWallets) {
			days.Set(w, &ledger.Activity{Day: day, Totals: smartmoney.Totals{Buys: 2, Sells: 1, Closed: 1, Winning: w % 2, BuyVolume: float64(w % 977), SellVolume: 10, Realized: float64(w%31) - 10}})
		}
	}
	b.Logf("%.1f B for each wallet and day", float64(heap()-before)/manyWallets/(smartmoney.MaxWindowDays-1))
	var made [smartmoney.WindowCount]*rank.Snapshot
	for i, w := range smartmoney.Windows() {
		b.Run(fmt.Sprintf("make-%s", w), func(b *testing.B) {
			perOp(b, func() { made[i] = life.WindowOf(w, days, 2, nil) })
		})
	}
	before = heap()
	again := life.WindowOf(smartmoney.WindowMonth, days, 3, nil)
	b.Logf("%.0f B a wallet for a window", float64(heap()-before)/manyWallets)
	b.Run("make-again-unchanged", func(b *testing.B) {
		perOp(b, func() { again = life.WindowOf(smartmoney.WindowMonth, days, 4, again) })
	})
	b.Run("make-again-10k-trades", func(b *testing.B) {
		perOp(b, func() {
			for w := range 10_000 {
				days.Set(uint32(w*97%manyWallets), &ledger.Activity{Day: life.Today() - 1, Totals: smartmoney.Totals{Buys: 1}})
			}
			again = life.WindowOf(smartmoney.WindowMonth, days, 5, again)
		})
	})
	for _, c := range []struct {
		name string
		snap *rank.Snapshot
	}{{"life", life}, {"month", again}} {
		n := 0
		b.Run("new-filter-"+c.name, func(b *testing.B) {
			perOp(b, func() {
				n++
				filter := smartmoney.Filter{MinTrades: 1, MaxBuyVol: 1e9 + float64(n)}
				c.snap.Page(rank.Query{RankBy: smartmoney.RankBys()[n%10], Filter: filter, Limit: 50})
			})
		})
		b.Run("known-filter-"+c.name, func(b *testing.B) {
			for b.Loop() {
				c.snap.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: smartmoney.DefaultFilter(smartmoney.Base), Limit: 50})
			}
		})
	}
}
