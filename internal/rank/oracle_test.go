package rank_test

import (
	"cmp"
	"math"
	"slices"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// applyChunked applies events, reading the ledger's scores at any moments between.
func applyChunked(t *rapid.T, chainLedger *ledger.Ledger, leaderboard *rank.Leaderboard, events []event.Event) {
	for i := range events {
		switch rapid.IntRange(0, 19).Draw(t, "read") {
		case 0:
			leaderboard.Snapshot(uint64(i), int64(i), streamStart)
		case 1:
			leaderboard.RefreshEffective()
		}
		chainLedger.Apply(&events[i], int64(i)+1)
	}
}

func TestWalletsAndPositionsAgreeWithTheReference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events, ref := anyEvents(t, anyChain(t))
		chainLedger := ledger.New(ref.chain)
		leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(ref.chain), 5)
		applyChunked(t, chainLedger, leaderboard, events)
		snap := leaderboard.Snapshot(1, int64(len(events)), streamStart)
		if snap.Len() != len(ref.wallets) {
			t.Fatalf("%d wallets, want %d", snap.Len(), len(ref.wallets))
		}
		for address, w := range ref.wallets {
			got, ok := snap.Lookup(address)
			if known := w.buys+w.sells > 0 || w.providerNet != nil || w.providerWin != nil; ok != known {
				t.Fatalf("%s is found: %v, want %v", address, ok, known)
			}
			if !ok {
				continue
			}
			if diff := rowDiff(ref.row(address), vectors.FromWallet(&got)); diff != "" {
				t.Fatalf("%s (-want +got)\n%s", address, diff)
			}
			checkPositions(t, ref, w, chainLedger.View().Positions(address, ledger.PositionQuery{Index: -1, Limit: math.MaxInt}).Positions)
		}
	})
}

func checkPositions(t *rapid.T, ref *reference, w *refWallet, got []smartmoney.Position) {
	var want []smartmoney.Position
	for _, token := range w.tokens {
		if p := w.positions[token]; p.bought > 0 {
			settled, _ := ref.token(token).Prices()
			want = append(want, smartmoney.Position{
				Token: token, Quantity: p.qty, CostUSD: p.cost, BoughtQty: p.bought, RealizedUSD: p.realized,
				PriceUSD: settled, CountedPnlUSD: ref.token(token).Profit(p.qty, p.cost, p.realized, ref.limit, ref.today()),
			})
		}
	}
	for i := range got {
		got[i].Chain, got[i].Wallet, got[i].Symbol = "", "", ""
	}
	if diff := gocmp.Diff(want, got, nearly()); diff != "" {
		t.Fatalf("positions (-want +got)\n%s", diff)
	}
}

// nearly compares floats to a relative error of 1e-9.
func nearly() gocmp.Option {
	return gocmp.Comparer(func(a, b float64) bool {
		return a == b || math.Abs(a-b) <= 1e-9*max(math.Abs(a), math.Abs(b))
	})
}

func rowDiff(want, got vectors.Row) string { return gocmp.Diff(want, got, nearly()) }

// TestLeaderboardsAgreeWithTheReference asks for every metric, as one page and
// page by page.
func TestLeaderboardsAgreeWithTheReference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events, ref := anyEvents(t, anyChain(t))
		chainLedger := ledger.New(ref.chain)
		leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(ref.chain), 5)
		applyChunked(t, chainLedger, leaderboard, events)
		snap := leaderboard.Snapshot(1, 0, streamStart)
		filter := anyFilter(t)
		for _, by := range smartmoney.RankBys() {
			want := ref.leaderboard(by, filter)
			whole := snap.Page(rank.Query{RankBy: by, Filter: filter, Limit: len(ref.wallets) + 1})
			if whole.Total != len(want) || len(whole.Wallets) != len(want) || whole.More {
				t.Fatalf("%s: %d wallets, total %d, more %v, want %d", by, len(whole.Wallets), whole.Total, whole.More, len(want))
			}
			for i := range want {
				if diff := rowDiff(want[i], vectors.FromWallet(&whole.Wallets[i])); diff != "" {
					t.Fatalf("%s: row %d (-want +got)\n%s", by, i+1, diff)
				}
			}
			checkPaging(t, snap, rank.Query{RankBy: by, Filter: filter, Limit: rapid.IntRange(1, 30).Draw(t, "page")}, whole)
		}
	})
}

// TestFurtherConditions: a leaderboard with further conditions has the wallets whose shown numbers
// fulfil them.
func TestFurtherConditions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events, ref := anyEvents(t, anyChain(t))
		chainLedger := ledger.New(ref.chain)
		leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(ref.chain), 5)
		applyChunked(t, chainLedger, leaderboard, events)
		snap := leaderboard.Snapshot(1, 0, streamStart)
		q := rank.Query{RankBy: rapid.SampledFrom(smartmoney.RankBys()).Draw(t, "metric"), Filter: anyFilter(t), Limit: len(ref.wallets) + 1}
		all := snap.Page(q).Wallets
		if len(all) == 0 {
			return
		}
		// Bounds that wallets are at.
		at := func(of string) *smartmoney.Wallet { return &all[rapid.IntRange(0, len(all)-1).Draw(t, of)] }
		f := smartmoney.Further{ByNetPnl: rapid.Bool().Draw(t, "by net"), MinNetPnl: at("net").NetPnlUSD}
		if rapid.Bool().Draw(t, "by win rate") {
			f.MinTrueWinRate = at("win rate").TrueWinRate
		}
		if rapid.Bool().Draw(t, "by activity") {
			f.ActiveSince = at("activity").LastTradeTime.UnixNano()
		}
		want := []smartmoney.Wallet{}
		for _, w := range all {
			if (!f.ByNetPnl || w.NetPnlUSD >= f.MinNetPnl) && w.TrueWinRate >= f.MinTrueWinRate &&
				(f.ActiveSince == 0 || !w.LastTradeTime.Before(time.Unix(0, f.ActiveSince))) {
				w.Rank = len(want) + 1
				want = append(want, w)
			}
		}
		q.Filter.Further = f
		if got := snap.Page(q).Wallets; !slices.Equal(want, got) {
			t.Fatalf("%+v (-want +got)\n%s", f, gocmp.Diff(want, got))
		}
	})
}

// checkPaging holds that the pages of an order, one after another, are the order.
func checkPaging(t *rapid.T, snap *rank.Snapshot, q rank.Query, whole rank.Page) {
	var all []smartmoney.Wallet
	for {
		page := snap.Page(q)
		all = append(all, page.Wallets...)
		if page.Total != whole.Total || len(page.Wallets) > q.Limit || page.More != (len(all) < whole.Total) {
			t.Fatalf("%s: page of %d after %d of %d, total %d, more %v",
				q.RankBy, len(page.Wallets), len(all)-len(page.Wallets), whole.Total, page.Total, page.More)
		}
		if !page.More {
			break
		}
		place := rank.CursorOf(q.RankBy, &all[len(all)-1])
		q.After = &place
	}
	if !slices.Equal(whole.Wallets, all) {
		t.Fatalf("%s: pages (-whole +joined)\n%s", q.RankBy, gocmp.Diff(whole.Wallets, all))
	}
}

// TestConservation: of every token that a wallet bought, each bit was sold, is
// held, or was written off.
func TestConservation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events, ref := anyEvents(t, anyChain(t))
		chainLedger := ledger.New(ref.chain)
		for i := range events {
			chainLedger.Apply(&events[i], int64(i)+1)
		}
		for address, w := range ref.wallets {
			held := map[string]float64{}
			for _, p := range chainLedger.View().Positions(address, ledger.PositionQuery{Index: -1, Limit: math.MaxInt}).Positions {
				held[p.Token] = p.Quantity
			}
			for token, in := range w.inQty {
				out := w.matchedQty[token] + w.writtenOffQty[token] + held[token]
				if math.Abs(in-out) > 1e-9*in {
					t.Fatalf("%s of %s: bought %v, accounted for %v", token, address, in, out)
				}
				if w.writtenOffQty[token] > 0.001*in*(1+1e-9) {
					t.Fatalf("%s of %s: wrote off %v of %v", token, address, w.writtenOffQty[token], in)
				}
			}
		}
	})
}

// TestReadingChangesNothing: scores are the same bits whenever they were read before.
func TestReadingChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events, ref := anyEvents(t, anyChain(t))
		filter := anyFilter(t)
		quiet, read := ledger.New(ref.chain), ledger.New(ref.chain)
		quietLeaderboard, readLeaderboard := rank.NewLeaderboard(quiet, filter, 7), rank.NewLeaderboard(read, filter, 7)
		applyChunked(t, read, readLeaderboard, events)
		for i := range events {
			quiet.Apply(&events[i], int64(i)+1)
		}
		quietLeaderboard.RefreshEffective()
		readLeaderboard.RefreshEffective()
		if diff := gocmp.Diff(plainRows(quietLeaderboard.Effective()), plainRows(readLeaderboard.Effective())); diff != "" {
			t.Fatalf("rankings in force (-quiet +read)\n%s", diff)
		}
		q := rank.Query{RankBy: smartmoney.ByNetPnl, Filter: smartmoney.Filter{MaxBuyVol: math.Inf(1)}, Limit: 10_000}
		a, b := quietLeaderboard.Snapshot(1, 0, streamStart).Page(q), readLeaderboard.Snapshot(2, 0, streamStart).Page(q)
		if diff := gocmp.Diff(a, b); diff != "" {
			t.Fatalf("wallets (-quiet +read)\n%s", diff)
		}
	})
}

// plainRow is a Standing without what the ledger keeps to itself.
type plainRow struct {
	Number     uint32
	Rank       int
	Score, Net uint64 // bits
	Trades     uint32
	BuyVolume  float64
	Closed     uint32
}

func plainRows(f *rank.EffectiveLeaderboard) []plainRow {
	var out []plainRow
	for _, s := range f.Top() {
		out = append(out, plainRow{
			s.Number, s.Rank, math.Float64bits(s.Row.Score), math.Float64bits(s.Row.Net), s.Row.Trades(), s.Row.BuyVolume, s.Row.Closed,
		})
	}
	return out
}

// TestExtremesStayFinite feeds the largest and smallest floats that an event may
// carry: no result may be NaN, and only what is divided or
// multiplied on the way out may be infinite.
func TestExtremesStayFinite(t *testing.T) {
	values := []float64{math.SmallestNonzeroFloat64, 1e-310, 1e-200, 1, 1e200, 1e308, math.MaxFloat64}
	rapid.Check(t, func(t *rapid.T) {
		chainLedger := ledger.New(smartmoney.Polymarket)
		leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.Filter{MaxBuyVol: math.MaxFloat64}, 3)
		for i := range rapid.IntRange(1, 60).Draw(t, "events") {
			e := nastyEvent(t, newReference(smartmoney.Polymarket), i, rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, "wallet"), "1")
			if tr := e.Trade; tr != nil {
				tr.Quantity = rapid.SampledFrom(values).Draw(t, "quantity")
				tr.PriceUSD = rapid.SampledFrom(values).Draw(t, "price")
				tr.AmountUSD = rapid.SampledFrom(values).Draw(t, "amount")
			}
			chainLedger.Apply(&e, 1)
		}
		leaderboard.RefreshEffective()
		snap := leaderboard.Snapshot(1, 0, streamStart)
		page := snap.Page(rank.Query{RankBy: smartmoney.ByNetPnl, Filter: smartmoney.Filter{MaxBuyVol: math.MaxFloat64}, Limit: 9})
		if !slices.IsSortedFunc(page.Wallets, func(a, b smartmoney.Wallet) int { return cmp.Compare(b.NetPnlUSD, a.NetPnlUSD) }) {
			t.Fatalf("not sorted: %+v", page.Wallets)
		}
		for _, w := range page.Wallets {
			for _, x := range []float64{w.NetPnlUSD, w.RealizedPnlUSD, w.TotalBuyVolumeUSD, w.TotalSellVolumeUSD, w.LargestTradeUSD} {
				if math.IsNaN(x) || math.IsInf(x, 0) {
					t.Fatalf("%+v", w)
				}
			}
			if !(w.TraderScore >= 0 && w.TraderScore <= 1) || math.IsNaN(w.AvgTradeSizeUSD()) {
				t.Fatalf("%+v", w)
			}
		}
	})
}

// TestBreakEven: a position that is sold bit by bit at the price that it was bought
// at wins or not by the last bit, so the order of evaluation must be the formula's.
// (0.2 each: sold 3, 9, 2, 4, 2 of 20; evaluated otherwise, 3.3e-16 USD were won.)
func TestBreakEven(t *testing.T) {
	chainLedger := ledger.New(smartmoney.Base)
	trade := func(side smartmoney.Side, quantity float64) {
		chainLedger.Apply(&event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			Wallet: "w", Token: "t", Side: side, Quantity: quantity, PriceUSD: 0.2, AmountUSD: quantity * 0.2, TradedAt: streamStart,
		}}, 1)
	}
	trade(smartmoney.Buy, 20)
	for _, quantity := range []float64{3, 9, 2, 4, 2} {
		trade(smartmoney.Sell, quantity)
	}
	if w := chainLedger.Wallet(0); w.Closed != 1 || w.Winning != 0 || w.Realized != 0 {
		t.Errorf("closed %d, winning %d, realized %g", w.Closed, w.Winning, w.Realized)
	}
}

// TestLeastWin: a position wins from just above a millionth of a dollar.
func TestLeastWin(t *testing.T) {
	for _, c := range []struct {
		gain float64
		won  uint32
	}{{-1, 0}, {0, 0}, {1e-16, 0}, {0x1p-20, 0}, {0.000001, 0}, {0x1p-19, 1}, {0.5, 1}} {
		chainLedger := ledger.New(smartmoney.Base)
		// The sums are exact: an amount of 1/8 and gains of few bits.
		for i, amount := range []float64{0, c.gain} {
			side := []smartmoney.Side{smartmoney.Buy, smartmoney.Sell}[i]
			chainLedger.Apply(&event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
				Wallet: "w", Token: "t", Side: side, Quantity: 1, PriceUSD: 1, AmountUSD: amount, TradedAt: streamStart,
			}}, int64(i)+1)
		}
		if w := chainLedger.Wallet(0); w.Closed != 1 || w.Winning != c.won || w.Realized != c.gain {
			t.Errorf("a gain of %g: closed %d, winning %d, realized %g", c.gain, w.Closed, w.Winning, w.Realized)
		}
	}
}

// TestEffectiveLeaderboardAgreesWithTheReference: the effective leaderboard is the reference's
// leaderboard at the moment of each taking, and stays that until the next.
func TestEffectiveLeaderboardAgreesWithTheReference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		events, full := anyEvents(t, anyChain(t))
		filter := anyFilter(t)
		limit := rapid.IntRange(1, 12).Draw(t, "top")
		chainLedger := ledger.New(full.chain)
		leaderboard := rank.NewLeaderboard(chainLedger, filter, limit)
		chainLedger.Before(leaderboard.Touch)
		ref := newReference(full.chain)
		var want []vectors.Row
		for i := range events {
			if rapid.IntRange(0, len(events)/4).Draw(t, "take") == 0 {
				leaderboard.RefreshEffective()
				want = ref.leaderboard(smartmoney.ByTraderScore, filter)
				checkEffective(t, chainLedger, leaderboard.Effective(), want, limit)
			}
			chainLedger.Apply(&events[i], int64(i)+1)
			ref.apply(&events[i])
			if rapid.IntRange(0, 9).Draw(t, "snapshot") == 0 {
				leaderboard.Snapshot(uint64(i), 0, time.Time{})
			}
		}
		checkEffective(t, chainLedger, leaderboard.Effective(), want, limit)
	})
}

func checkEffective(t *rapid.T, chainLedger *ledger.Ledger, f *rank.EffectiveLeaderboard, want []vectors.Row, limit int) {
	if len(f.Top()) != min(limit, len(want)) {
		t.Fatalf("top has %d, want %d of %d", len(f.Top()), limit, len(want))
	}
	ranks := map[string]int{}
	for i, row := range want {
		ranks[row.Address] = row.Rank
		number, _ := chainLedger.Wallets.Find(row.Address)
		s, ok := f.RankedWallet(number)
		if ok != (i < limit) {
			t.Fatalf("rank %d has a row: %v", row.Rank, ok)
		}
		if ok && (s.Rank != row.Rank || s.Number != number || s.Row.Score != row.TraderScore ||
			int(s.Row.Trades()) != row.TradeCount || int(s.Row.Closed) != row.ClosedPositions || s.Row.BuyVolume != row.BuyVolume) {
			t.Fatalf("row %d is %+v, want %+v", i+1, s, row)
		}
	}
	wallets, _, _ := chainLedger.Len()
	for i := range uint32(wallets) {
		if got := f.Rank(i); got != ranks[chainLedger.Wallets.String(i)] {
			t.Fatalf("%s ranks %d, want %d", chainLedger.Wallets.String(i), got, ranks[chainLedger.Wallets.String(i)])
		}
	}
	if got := f.Rank(uint32(wallets) + 5); got != 0 {
		t.Fatalf("a wallet that is unknown ranks %d", got)
	}
}
