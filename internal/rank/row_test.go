package rank_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// taken is a full copy of a ranking at its taking: every wallet's row, and who was
// how many places from the top, counted one by one.
type taken struct {
	rows  []ledger.Wallet
	ranks []int
}

// takeCopy copies the ledger's scores as they are now, as a taking does.
func takeCopy(leaderboard *rank.Leaderboard, chainLedger *ledger.Ledger, f smartmoney.Filter) taken {
	leaderboard.Snapshot(0, 0, streamStart) // which brings the ledger's own scores up to date
	wallets, _, _ := chainLedger.Len()
	c := taken{rows: make([]ledger.Wallet, wallets), ranks: make([]int, wallets)}
	in := make([]bool, wallets)
	for i := range c.rows {
		w := chainLedger.Wallet(uint32(i))
		c.rows[i] = *w
		in[i] = w.Trades() > 0 && int(w.Trades()) >= f.MinTrades && int(w.Tokens) >= f.MinTokens &&
			int(w.Closed) >= f.MinClosed && w.BuyVolume <= f.MaxBuyVol
	}
	for i := range c.rows {
		if !in[i] {
			continue
		}
		c.ranks[i] = 1
		for k := range c.rows {
			if in[k] && (c.rows[k].Score > c.rows[i].Score || c.rows[k].Score == c.rows[i].Score &&
				chainLedger.Wallets.String(uint32(k)) < chainLedger.Wallets.String(uint32(i))) {
				c.ranks[i]++
			}
		}
	}
	return c
}

// exactly compares rows, bit by bit, by what others see of them.
func exactly() gocmp.Options {
	return gocmp.Options{
		cmpopts.IgnoreUnexported(ledger.Wallet{}),
		gocmp.Comparer(func(a, b float64) bool { return math.Float64bits(a) == math.Float64bits(b) }),
	}
}

type fataler interface {
	Helper()
	Fatalf(format string, args ...any)
}

// check holds a ranking to its copy, for each wallet known since or before, in an
// order that begins anywhere.
func (ta *taken) check(t fataler, chainLedger *ledger.Ledger, f *rank.EffectiveLeaderboard, limit, begin int) {
	t.Helper()
	wallets, _, _ := chainLedger.Len()
	for n := range wallets {
		i := (begin + n) % wallets
		want := 0
		if i < len(ta.ranks) {
			want = ta.ranks[i]
		}
		row, place, ok := f.Row(uint32(i))
		if place != want || ok != (want > 0) || f.Rank(uint32(i)) != want {
			t.Fatalf("wallet %d of %d has rank %d, %v, and by itself %d, want %d", i, len(ta.rows), place, ok, f.Rank(uint32(i)), want)
		}
		s, top := f.RankedWallet(uint32(i))
		if top != (want > 0 && want <= limit) || top && (s.Rank != want || s.Number != uint32(i)) {
			t.Fatalf("wallet %d of rank %d stands as %+v, %v", i, want, s, top)
		}
		if !ok {
			continue
		}
		if diff := gocmp.Diff(ta.rows[i], row, exactly()); diff != "" {
			t.Fatalf("row of wallet %d, rank %d (-want +got)\n%s", i, want, diff)
		}
		if top && gocmp.Diff(row, s.Row, exactly()) != "" {
			t.Fatalf("wallet %d stands with %+v, has row %+v", i, s.Row, row)
		}
	}
	if row, place, ok := f.Row(uint32(wallets)); ok || place != 0 || row != (ledger.Wallet{}) {
		t.Fatalf("a wallet that is unknown has rank %d, %+v", place, row)
	}
}

// TestEffectiveRowsStayAsRefreshed: whatever events, snapshots and questions come after a
// taking, each wallet's row and rank are those of the taking.
func TestEffectiveRowsStayAsRefreshed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		chain := anyChain(t)
		events, _ := anyEvents(t, chain)
		filter, limit := anyFilter(t), rapid.IntRange(1, 12).Draw(t, "top")
		chainLedger := ledger.New(chain)
		leaderboard := rank.NewLeaderboard(chainLedger, filter, limit)
		chainLedger.Before(leaderboard.Touch)
		var want taken
		for i := range events {
			if rapid.IntRange(0, len(events)/4).Draw(t, "take") == 0 {
				leaderboard.RefreshEffective()
				want = takeCopy(leaderboard, chainLedger, filter)
			}
			chainLedger.Apply(&events[i], int64(i)+1)
			switch rapid.IntRange(0, len(events)/4).Draw(t, "read") {
			case 0:
				leaderboard.Snapshot(uint64(i), 0, streamStart)
			case 1:
				want.check(t, chainLedger, leaderboard.Effective(), limit, i)
			}
		}
		want.check(t, chainLedger, leaderboard.Effective(), limit, 0)
	})
}

// TestRowsOfManyEffective does the same with enough wallets for many leaves, of which
// few are asked about at a time.
func TestRowsOfManyEffective(t *testing.T) {
	const wallets, limit = 3000, 200
	filter := smartmoney.Filter{MinTrades: 2, MinTokens: 1, MaxBuyVol: 1_500}
	r := rand.New(rand.NewPCG(8, 8))
	chainLedger := ledger.New(smartmoney.Base)
	leaderboard := rank.NewLeaderboard(chainLedger, filter, limit)
	chainLedger.Before(leaderboard.Touch)
	known := map[int]bool{} // counts who came in and who left
	entered, left := 0, 0
	for round := range max(scale.Of(12), 5) {
		leaderboard.RefreshEffective()
		want := takeCopy(leaderboard, chainLedger, filter)
		for i, place := range want.ranks {
			if place > 0 && !known[i] {
				entered++
			} else if place == 0 && known[i] {
				left++
			}
			known[i] = place > 0
		}
		for k := range 1500 {
			e := crowdTrade(r, r.IntN(wallets), r.IntN(300), round)
			if k%10 == 0 {
				net := r.NormFloat64() * 1000
				e = event.Event{Type: event.TypeWallet, Chain: smartmoney.Base, Wallet: &smartmoney.WalletStats{Wallet: e.Trade.Wallet, NetPnlUSD: &net}}
			}
			chainLedger.Apply(&e, 1)
			if i := r.IntN(wallets); k%7 == 0 && i < len(want.ranks) {
				row, place, ok := leaderboard.Effective().Row(uint32(i))
				if place != want.ranks[i] || ok && gocmp.Diff(want.rows[i], row, exactly()) != "" {
					t.Fatalf("round %d: wallet %d has rank %d and row %+v, want %d and %+v", round, i, place, row, want.ranks[i], want.rows[i])
				}
			}
			if k == 700 {
				leaderboard.Snapshot(uint64(round), 0, streamStart)
			}
		}
		want.check(t, chainLedger, leaderboard.Effective(), limit, round*200)
	}
	if entered < 500 || left < 20 {
		t.Errorf("%d wallets entered the ranking and %d left it: too few to tell", entered, left)
	}
}

// TestResolutionsKeepRows: a resolution changes wallets that made no trade.
func TestResolutionsKeepRows(t *testing.T) {
	chain := smartmoney.Polymarket
	chainLedger := ledger.New(chain)
	filter := smartmoney.Filter{MaxBuyVol: math.MaxFloat64}
	leaderboard := rank.NewLeaderboard(chainLedger, filter, 1)
	chainLedger.Before(leaderboard.Touch)
	for i := range 10 {
		e := event.Event{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
			Chain: chain, Wallet: testkit.Wallet(chain, i), Token: "77", Side: smartmoney.Buy,
			Quantity: float64(i + 1), PriceUSD: 0.5, AmountUSD: float64(i+1) / 2, TradedAt: streamStart,
		}}
		chainLedger.Apply(&e, int64(i)+1)
	}
	leaderboard.RefreshEffective()
	want := takeCopy(leaderboard, chainLedger, filter)
	e := event.Event{Type: event.TypeResolution, Chain: chain, Resolution: &smartmoney.Resolution{Token: "77", Payout: 1, ResolvedAt: streamStart}}
	chainLedger.Apply(&e, 11)
	leaderboard.Snapshot(1, 11, streamStart)
	for i := range uint32(10) {
		if w := chainLedger.Wallet(i); w.Closed != 1 || w.Score == want.rows[i].Score {
			t.Fatalf("the resolution left wallet %d as %+v", i, w)
		}
	}
	want.check(t, chainLedger, leaderboard.Effective(), 1, 3)
	leaderboard.RefreshEffective()
	want = takeCopy(leaderboard, chainLedger, filter)
	want.check(t, chainLedger, leaderboard.Effective(), 1, 0)
}

// TestSavedRowsOfACrowd: more rows are saved at once than memory is kept for, then
// few, then many again.
func TestSavedRowsOfACrowd(t *testing.T) {
	const wallets = 40_000
	chainLedger := ledger.New(smartmoney.Base)
	leaderboard := rank.NewLeaderboard(chainLedger, everyone, 5)
	chainLedger.Before(leaderboard.Touch)
	buy := func(wallet, amount int) {
		chainLedger.Apply(&event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			Wallet: fmt.Sprint(wallet), Token: "t", Side: smartmoney.Buy, Quantity: 1, PriceUSD: 1, AmountUSD: float64(amount), TradedAt: streamStart,
		}}, 1)
	}
	for i := range wallets {
		buy(i, i+1)
	}
	for round, movers := range []int{wallets, 10, 10, wallets, 0, 10} {
		leaderboard.RefreshEffective()
		leaderboard.Snapshot(0, 0, streamStart)
		rows := make([]ledger.Wallet, wallets)
		for i := range rows {
			rows[i] = *chainLedger.Wallet(uint32(i))
		}
		for i := range movers {
			buy(i*(wallets/max(movers, 1)), round+1)
		}
		for i := range rows {
			got, _, ok := leaderboard.Effective().Row(uint32(i))
			if !ok || got.Buys != rows[i].Buys || got.BuyVolume != rows[i].BuyVolume || got.Net != rows[i].Net || got.Score != rows[i].Score {
				t.Fatalf("round %d: wallet %d has row %+v, %v, want %+v", round, i, got, ok, rows[i])
			}
		}
	}
}
