package rank_test

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	manyWallets   = 1_000_000
	manyPositions = 3 * manyWallets
	manyTokens    = 20_000
)

// crowdTrade is a trade of a wallet in a token, most of them buys.
func crowdTrade(r *rand.Rand, wallet, token int, second int) event.Event {
	t := &smartmoney.Trade{
		Chain: smartmoney.Base, Wallet: fmt.Sprintf("0x%08x%032x", uint32(wallet)*2654435761, wallet), Token: fmt.Sprintf("0x%040x", token),
		Side: smartmoney.Buy, Quantity: r.ExpFloat64() * 50, PriceUSD: float64(token%97)/9 + 0.1,
		TradedAt: streamStart.Add(time.Duration(second) * time.Second),
	}
	if r.IntN(4) == 0 {
		t.Side, t.Quantity = smartmoney.Sell, t.Quantity*4
	}
	t.AmountUSD = t.Quantity * t.PriceUSD * (0.9 + r.Float64()/5)
	return event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: t}
}

// crowd makes a ledger of wallets with three positions each.
func crowd(wallets int) *ledger.Ledger {
	r := rand.New(rand.NewPCG(5, 5))
	chainLedger := ledger.New(smartmoney.Base)
	for k := range 3 {
		for w := range wallets {
			for range 1 + r.IntN(2) {
				e := crowdTrade(r, w, k+3*r.IntN(manyTokens/3), k)
				chainLedger.Apply(&e, 1)
			}
		}
	}
	return chainLedger
}

func heap() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// BenchmarkMillion measures a pool of a million wallets with three positions each:
// what a snapshot, a page and a taking cost, and the memory.
func BenchmarkMillion(b *testing.B) {
	before := heap()
	chainLedger := crowd(manyWallets)
	body := chainLedger.AppendChanges(nil, 0)
	size := len(body)
	body = nil
	for {
		if _, ok := chainLedger.NextPage(); !ok {
			break
		}
	}
	ledgerBytes := heap() - before
	leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(smartmoney.Base), 200)
	snap := leaderboard.Snapshot(1, 0, streamStart)
	leaderboard.RefreshEffective()
	total := heap() - before
	_, _, positions := chainLedger.Len()
	b.Logf("%d positions; ledger %.0f B, with snapshot and ranking %.0f B per wallet, positions included; changes %.0f B per wallet",
		positions, float64(ledgerBytes)/manyWallets, float64(total)/manyWallets, float64(size)/manyWallets)
	r := rand.New(rand.NewPCG(9, 9))
	touch := func() {
		for range 50_000 {
			e := crowdTrade(r, r.IntN(manyWallets), r.IntN(manyTokens), 9)
			chainLedger.Apply(&e, 1)
		}
	}
	b.Run("refresh-50k", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			touch()
			b.StartTimer()
			chainLedger.Refresh(func(uint32) {})
		}
	})
	leaderboard.Snapshot(2, 0, streamStart)
	b.Run("snapshot-50k", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			touch()
			b.StartTimer()
			leaderboard.Snapshot(3, 0, streamStart)
		}
	})
	b.Run("take-50k", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			touch()
			b.StartTimer()
			leaderboard.RefreshEffective()
		}
	})
	b.Run("take-again", func(b *testing.B) {
		for b.Loop() {
			leaderboard.RefreshEffective()
		}
	})
	b.Run("rank-outside-top", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			leaderboard.Effective().Rank(uint32(i % manyWallets))
		}
	})
	for _, by := range smartmoney.RankBys() {
		b.Run("page-new/"+string(by), func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				snap.Page(rank.Query{RankBy: by, Filter: smartmoney.Filter{MinTrades: 1, MinTokens: 1, MaxBuyVol: 1e9 + float64(i)}, Limit: 201})
			}
		})
	}
	b.Run("page-new/default", func(b *testing.B) {
		f := smartmoney.DefaultFilter(smartmoney.Base)
		for i := 0; b.Loop(); i++ {
			f.MaxBuyVol = 1e9 + float64(i)
			snap.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: f, Limit: 201})
		}
	})
	b.Run("page-new/deep", func(b *testing.B) {
		after := &rank.Cursor{Value: 0.2, Score: 0.2, Address: "0x5"}
		for b.Loop() {
			snap.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: everyone, Limit: 201, After: after})
		}
	})
	b.Run("page-again", func(b *testing.B) {
		for b.Loop() {
			snap.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: everyone, Limit: 50})
		}
	})
	runtime.KeepAlive(body)
}
