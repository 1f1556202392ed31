package rank_test

import (
	"math"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestWalletsLeftWithoutTrades: a wallet whose trades were all taken back is in no leaderboard,
// whatever the filter, and in no look-up unless a provider says something of it; it is back once it
// trades again.
func TestWalletsLeftWithoutTrades(t *testing.T) {
	b := ledger.New(smartmoney.Base)
	at := time.Date(2026, 11, 10, 12, 0, 0, 0, time.UTC)
	rate := 0.75
	events := []event.Event{
		testkit.Buy(smartmoney.Base, 0, 0, at), testkit.Buy(smartmoney.Base, 1, 0, at), testkit.Buy(smartmoney.Base, 2, 0, at),
		{Type: event.TypeWallet, Chain: smartmoney.Base, Wallet: &smartmoney.WalletStats{
			Chain: smartmoney.Base, Wallet: testkit.Wallet(smartmoney.Base, 1), WinRate: &rate,
		}},
	}
	for i := range events {
		b.Apply(&events[i], int64(i)+1)
	}
	everyone := smartmoney.Filter{MaxBuyVol: math.MaxFloat64}
	leaderboard := rank.NewLeaderboard(b, everyone, 10)
	b.Before(leaderboard.Touch)
	leaderboard.RefreshEffective()
	scratch := b.Scratch([]uint32{0, 1})
	scratch.End()
	b.Replace(scratch)
	if row, at, ok := leaderboard.Effective().Row(0); !ok || at == 0 || row.Buys != 1 {
		t.Errorf("the effective leaderboard changed before its refresh: rank %d of %+v", at, row)
	}
	leaderboard.RefreshEffective()
	if n := leaderboard.Effective().Len(); n != 1 {
		t.Errorf("the effective leaderboard has %d wallets", n)
	}
	snap := leaderboard.Snapshot(1, 5, at)
	for _, by := range smartmoney.RankBys() {
		page := snap.Page(rank.Query{RankBy: by, Filter: everyone, Limit: 10})
		if page.Total != 1 || len(page.Wallets) != 1 || page.Wallets[0].Address != testkit.Wallet(smartmoney.Base, 2) {
			t.Errorf("by %s: %d wallets, %+v", by, page.Total, page.Wallets)
		}
	}
	if _, ok := snap.Lookup(testkit.Wallet(smartmoney.Base, 0)); ok {
		t.Error("a wallet without trades is found")
	}
	if w, ok := snap.Lookup(testkit.Wallet(smartmoney.Base, 1)); !ok || w.WinRate != rate || w.TradeCount() != 0 || w.TokensTraded != 0 {
		t.Errorf("a wallet that a provider knows is %+v, found: %v", w, ok)
	}
	b.Apply(&events[0], 6)
	if w, ok := leaderboard.Snapshot(2, 6, at).Lookup(testkit.Wallet(smartmoney.Base, 0)); !ok || w.TradeCount() != 1 || w.TokensTraded != 1 {
		t.Errorf("a wallet that traded again is %+v, found: %v", w, ok)
	}
}
