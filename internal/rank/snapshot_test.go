package rank_test

import (
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

var everyone = smartmoney.Filter{MaxBuyVol: math.MaxFloat64}

// filled makes a ledger with a board over it from n events.
func filled(n int) (*ledger.Ledger, *rank.Leaderboard, []event.Event) {
	events := testkit.Events(11, smartmoney.Base, n, 700, 30)
	chainLedger := ledger.New(smartmoney.Base)
	for i := range events {
		chainLedger.Apply(&events[i], int64(i)+1)
	}
	return chainLedger, rank.NewLeaderboard(chainLedger, everyone, 10), events
}

func TestSnapshotTellsWhatItIs(t *testing.T) {
	_, leaderboard, _ := filled(50)
	at := time.Date(2026, 3, 4, 5, 6, 7, 0, time.FixedZone("", 7200))
	s := leaderboard.Snapshot(7, 50, at)
	if s.Chain() != smartmoney.Base || s.Generation() != 7 || s.Position() != 50 || !s.TakenAt().Equal(at) || s.TakenAt().Location() != time.UTC {
		t.Errorf("%v %v %v %v", s.Chain(), s.Generation(), s.Position(), s.TakenAt())
	}
}

// TestMoreOrdersThanAreKept asks for more different orders than a snapshot keeps,
// twice: those beyond are as right as those kept.
func TestMoreOrdersThanAreKept(t *testing.T) {
	_, leaderboard, _ := filled(2000)
	snap := leaderboard.Snapshot(1, 0, streamStart)
	totals := map[int]int{}
	for round := range 2 {
		for i := range 600 {
			q := rank.Query{RankBy: smartmoney.ByTradeCount, Filter: smartmoney.Filter{MaxBuyVol: float64(i)}, Limit: 3}
			page := snap.Page(q)
			if round == 1 && totals[i] != page.Total {
				t.Fatalf("bound %d: total %d, was %d", i, page.Total, totals[i])
			}
			totals[i] = page.Total
			for _, w := range page.Wallets {
				if w.TotalBuyVolumeUSD > float64(i) {
					t.Fatalf("bound %d let %v through", i, w.TotalBuyVolumeUSD)
				}
			}
		}
	}
	if totals[0] >= totals[599] {
		t.Errorf("totals %d and %d do not grow with the bound", totals[0], totals[599])
	}
}

// TestCallersCannotReachBeyondTheirPage: what a page shares with others has no room
// behind it that an append could write to.
func TestCallersCannotReachBeyondTheirPage(t *testing.T) {
	_, leaderboard, _ := filled(2000)
	snap := leaderboard.Snapshot(1, 0, streamStart)
	q := rank.Query{RankBy: smartmoney.ByTraderScore, Filter: everyone, Limit: 5}
	first := snap.Page(q)
	_ = append(first.Wallets, smartmoney.Wallet{Address: "other"})
	q.Limit = 6
	if got := snap.Page(q).Wallets[5].Address; got == "other" {
		t.Error("an append to one page changed another")
	}
}

func TestPagePlaces(t *testing.T) {
	_, leaderboard, _ := filled(3000)
	snap := leaderboard.Snapshot(1, 0, streamStart)
	q := rank.Query{RankBy: smartmoney.ByTotalBuyVolume, Filter: everyone, Limit: 10_000}
	all := snap.Page(q).Wallets
	place := func(value, score float64, address string) []smartmoney.Wallet {
		q.After = &rank.Cursor{Value: value, Score: score, Address: address}
		page := snap.Page(q)
		if page.Total != len(all) || page.More {
			t.Errorf("after %+v: total %d, more %v", *q.After, page.Total, page.More)
		}
		return page.Wallets
	}
	if got := place(math.Inf(1), 1, ""); !slices.Equal(got, all) {
		t.Errorf("%d wallets after a place before all, want %d", len(got), len(all))
	}
	if got := place(-1, 0, "z"); len(got) != 0 {
		t.Errorf("%d wallets after a place after all", len(got))
	}
	w := all[9]
	if got := place(w.TotalBuyVolumeUSD, w.TraderScore, w.Address); !slices.Equal(got, all[10:]) {
		t.Error("the page after a wallet does not begin with the next")
	}
	if got := place(w.TotalBuyVolumeUSD, w.TraderScore, w.Address[:len(w.Address)-1]); !slices.Equal(got, all[9:]) {
		t.Error("the page after a place just before a wallet does not begin with it")
	}
	between := (all[9].TotalBuyVolumeUSD + all[10].TotalBuyVolumeUSD) / 2
	if got := place(between, 1, ""); !slices.Equal(got, all[10:]) {
		t.Error("the page after a place between two wallets does not begin with the second")
	}
}

// TestProviderOnlyWallets: a wallet that only a provider spoke of is known and in no
// leaderboard.
func TestProviderOnlyWallets(t *testing.T) {
	chainLedger := ledger.New(smartmoney.Solana)
	net := 12.5
	e := event.Event{Type: event.TypeWallet, Chain: smartmoney.Solana, Wallet: &smartmoney.WalletStats{Wallet: "only", NetPnlUSD: &net}}
	chainLedger.Apply(&e, 1)
	leaderboard := rank.NewLeaderboard(chainLedger, everyone, 3)
	leaderboard.RefreshEffective()
	snap := leaderboard.Snapshot(1, 0, streamStart)
	w, ok := snap.Lookup("only")
	if !ok || w.NetPnlUSD != net || w.TradeCount() != 0 || !w.FirstTradeTime.IsZero() || !w.LastTradeTime.IsZero() || w.AvgTradeSizeUSD() != 0 {
		t.Errorf("%+v, %v", w, ok)
	}
	for _, by := range smartmoney.RankBys() {
		if page := snap.Page(rank.Query{RankBy: by, Filter: everyone, Limit: 9}); page.Total != 0 || len(page.Wallets) != 0 {
			t.Errorf("%s: %+v", by, page)
		}
	}
	if len(leaderboard.Effective().Top()) != 0 || leaderboard.Effective().Rank(0) != 0 {
		t.Error("it is in the ranking in force")
	}
	if _, ok := snap.Lookup("nobody"); ok {
		t.Error("nobody is known")
	}
}

// TestOrdersWithoutEnd holds a selection to its order where many come in ascending
// order and where all are equal.
func TestOrdersWithoutEnd(t *testing.T) {
	for name, amount := range map[string]func(i int) float64{
		"ascending": func(i int) float64 { return float64(i + 1) }, "equal": func(int) float64 { return 5 },
	} {
		t.Run(name, func(t *testing.T) {
			const n = 5000
			chainLedger := ledger.New(smartmoney.Base)
			for i := range n {
				e := event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
					Wallet: fmt.Sprintf("%05d", (i*7)%n), Token: "t", Side: smartmoney.Sell, Quantity: 1, PriceUSD: 1, AmountUSD: amount(i), TradedAt: streamStart,
				}}
				chainLedger.Apply(&e, 1)
			}
			snap := rank.NewLeaderboard(chainLedger, everyone, 3).Snapshot(1, 0, streamStart)
			page := snap.Page(rank.Query{RankBy: smartmoney.ByLargestTrade, Filter: everyone, Limit: 150})
			for i, w := range page.Wallets {
				want := fmt.Sprintf("%05d", i)
				if name == "ascending" {
					want = fmt.Sprintf("%05d", ((n-1-i)*7)%n)
				}
				if w.Address != want || w.Rank != i+1 {
					t.Fatalf("place %d: %s with rank %d, want %s", i+1, w.Address, w.Rank, want)
				}
			}
		})
	}
}
