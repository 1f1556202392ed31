package engine

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// checkHistory fails unless the stored days of every wallet, with its latest one, and its closed
// positions add up to the wallet's totals, once the engine shows all that it has applied.
func checkHistory(t testing.TB, db *testkit.DB, e *Engine, chain smartmoney.Chain) (days, closed int) {
	t.Helper()
	var position int64
	var addresses []string
	err := e.ask(t.Context(), func(all *states) {
		position = all[chain.Index()].Position()
		names := all[chain.Index()].Ledger.Wallets
		for i := range names.Len() {
			addresses = append(addresses, names.String(uint32(i)))
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	snap := shown(t, e, chain, position)
	var everything []smartmoney.Closing
	var numbers []uint32
	for _, address := range addresses {
		w, _ := snap.Lookup(address)
		past, _ := snap.Latest(address)
		rows, err := db.WalletDays(t.Context(), chain, address, 0)
		if err != nil {
			t.Fatal(err)
		}
		e.PastDays(chain, []uint32{past.Number}, 0, past.Day.Day, func(_ int, d *smartmoney.WalletDay) {
			at, stored := slices.BinarySearchFunc(rows, d.Day, func(row smartmoney.WalletDay, day int) int { return cmp.Compare(row.Day, day) })
			if !stored && d.Day < past.Day.Day {
				rows = slices.Insert(rows, at, *d)
			}
		})
		if !past.Day.Empty() && (len(rows) == 0 || rows[len(rows)-1].Day != past.Day.Day) {
			rows = append(rows, past.Day)
		}
		var sum smartmoney.WalletDay
		for i, d := range rows {
			if i > 0 && d.Day <= rows[i-1].Day {
				t.Fatalf("days of %s: %d after %d", address, d.Day, rows[i-1].Day)
			}
			sum.BuyCount, sum.SellCount = sum.BuyCount+d.BuyCount, sum.SellCount+d.SellCount
			sum.ClosedPositions, sum.WinningPositions = sum.ClosedPositions+d.ClosedPositions, sum.WinningPositions+d.WinningPositions
			sum.BuyVolumeUSD, sum.SellVolumeUSD = sum.BuyVolumeUSD+d.BuyVolumeUSD, sum.SellVolumeUSD+d.SellVolumeUSD
			sum.RealizedPnlUSD += d.RealizedPnlUSD
		}
		near := func(a, b float64) bool { return math.Abs(a-b) <= 1e-9*(1+w.TotalBuyVolumeUSD+w.TotalSellVolumeUSD) }
		if sum.BuyCount != w.BuyCount || sum.SellCount != w.SellCount || sum.ClosedPositions != w.ClosedPositions || sum.WinningPositions != w.WinningPositions ||
			!near(sum.BuyVolumeUSD, w.TotalBuyVolumeUSD) || !near(sum.SellVolumeUSD, w.TotalSellVolumeUSD) || !near(sum.RealizedPnlUSD, w.RealizedPnlUSD) {
			t.Fatalf("the days of %s add up to %+v, its totals are %+v", address, sum, w)
		}
		closings, err := db.Closings(t.Context(), chain, smartmoney.ClosingsQuery{Wallet: past.Number, Newest: past.LastClosing, Limit: math.MaxInt32})
		if err != nil {
			t.Fatal(err)
		}
		profit, won := 0.0, 0
		for _, c := range closings {
			profit += c.Profit
			if c.Profit > 0.000001 {
				won++
			}
		}
		if len(closings) != w.ClosedPositions || won != w.WinningPositions || !near(profit, w.RealizedPnlUSD) {
			t.Fatalf("%s has %d closed positions, %d won, with a profit of %v; its totals are %+v", address, len(closings), won, profit, w)
		}
		checkPages(t, db, chain, past.Number, past.LastClosing, closings)
		everything, numbers = append(everything, closings...), append(numbers, past.Number)
		days, closed = days+len(rows), closed+len(closings)
	}
	checkRanges(t, db, chain, numbers, everything)
	return days, closed
}

// checkPages reads closed positions again, page by page.
func checkPages(t testing.TB, db *testkit.DB, chain smartmoney.Chain, wallet uint32, newest int64, all []smartmoney.Closing) {
	t.Helper()
	after := int64(0)
	for n := 0; n < len(all); {
		page, err := db.Closings(t.Context(), chain, smartmoney.ClosingsQuery{Wallet: wallet, Newest: newest, After: after, Limit: 3})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range page {
			if n == len(all) || c != all[n] {
				t.Fatalf("closed position %d of a page after %d is %+v", n, after, c)
			}
			n++
		}
		if len(page) == 0 {
			t.Fatalf("the page after %d is empty, %d positions are left", after, len(all)-n)
		}
		after = page[len(page)-1].Seq
	}
}

// TestDaysAddUp: in whatever chunks a log comes, with corrections, late trades, restarts in the
// middle of the write-out and passing days, the stored days and closed positions add up to every
// wallet's totals.
func TestDaysAddUp(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		days, closed := 0, 0
		law := func(rt *rapid.T) {
			r := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 2))
			chain := rapid.SampledFrom([]smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket}).Draw(rt, "chain")
			clear4(t, db)
			clearHistory(t, db)
			events := daysOfTrade(r, chain, rapid.IntRange(100, 500).Draw(rt, "events"), true)
			o := Options{Store: db, BatchEvents: rapid.IntRange(1, 400).Draw(rt, "batch"), Poll: quick, dayRows: rapid.IntRange(1, 20).Draw(rt, "rows"), batchDays: rapid.IntRange(1, 20).Draw(rt, "days"), aheadRows: rapid.SampledFrom([]int{0, 1, 10}).Draw(rt, "ahead")}
			leader, stop := run(t, o)
			for at := 0; at < len(events); {
				// each is followed by a look at everything
				n := rapid.IntRange(min(25, len(events)-at), len(events)-at).Draw(rt, "chunk")
				last := appendAll(t, db, leader, chain, events[at:at+n])
				at += n
				// somewhere in the chunk, or in the write-out after it
				if rapid.Bool().Draw(rt, "restart") {
					stop()
					leader, stop = run(t, o)
				}
				await(t, leader, chain, last)
				d, c := checkHistory(t, db, leader, chain)
				days, closed = days+d, closed+c
			}
			awaitDays(t, leader, chain)
			checkHistory(t, db, leader, chain)
			stop()
		}
		scale.Until(func() bool { return days > 0 && closed > 0 }, func() { scale.Check(t, db.Dialect() == sqldb.Postgres, law) })
		if days == 0 || closed == 0 {
			t.Errorf("%d days and %d closed positions prove nothing", days, closed)
		}
	})
}

// checkRanges fails unless ranges of events hold the closings that wallets' lists have of them.
func checkRanges(t testing.TB, db *testkit.DB, chain smartmoney.Chain, wallets []uint32, all []smartmoney.Closing) {
	t.Helper()
	order := func(a, b smartmoney.Closing) int {
		return cmp.Or(cmp.Compare(a.Seq, b.Seq), cmp.Compare(a.Wallet, b.Wallet))
	}
	slices.SortFunc(all, order)
	n := len(all)
	for _, part := range [][2]int{{0, n}, {n / 3, n / 2}, {n / 2, n}, {n / 4, n / 4}} {
		from, before := int64(0), int64(math.MaxInt64)
		if part[0] > 0 && part[0] < n {
			from = all[part[0]].Seq
		}
		if part[1] < n {
			before = all[part[1]].Seq
		}
		var want, got []smartmoney.Closing
		for _, c := range all {
			if c.Seq >= from && c.Seq < before && c.Wallet != 0 { // as of some wallets
				want = append(want, c)
			}
		}
		some := slices.DeleteFunc(slices.Clone(wallets), func(w uint32) bool { return w == 0 })
		err := db.EachClosing(t.Context(), chain, some, from, before, math.MaxInt32, func(c *smartmoney.Closing) { got = append(got, *c) })
		slices.SortFunc(got, order)
		if err != nil || !slices.Equal(want, got) {
			t.Fatalf("events %d to %d closed %d positions, want %d (%v)", from, before, len(got), len(want), err)
		}
	}
	if n == 0 {
		return
	}
	for _, from := range []int64{0, all[n/2].Seq, all[n-1].Seq + 1} {
		var want, got []smartmoney.Closing
		token := all[n/3].Token
		for _, c := range all {
			if c.Seq >= from && c.Token == token {
				want = append(want, c)
			}
		}
		err := db.EachTokenClosing(t.Context(), chain, token, from, math.MaxInt32, func(c *smartmoney.Closing) { got = append(got, *c) })
		slices.SortFunc(got, order)
		if err != nil || !slices.Equal(want, got) {
			t.Fatalf("%d positions in token %d closed from event %d on, want %d (%v)", len(got), token, from, len(want), err)
		}
	}
	err := db.EachClosing(t.Context(), chain, wallets, 0, math.MaxInt64, 0, func(*smartmoney.Closing) {})
	if smartmoney.CodeOf(err) != smartmoney.CodeTooComplex {
		t.Fatalf("more closings than may be read: %v", err)
	}
}

// awaitDays waits until the days that are over are stored.
func awaitDays(t testing.TB, e *Engine, chain smartmoney.Chain) {
	t.Helper()
	testkit.EventuallyWithin(t, timeout, "storing the days that are over", func() (done bool) {
		if err := e.ask(t.Context(), func(all *states) { done = !all[chain.Index()].Days.Due() }); err != nil {
			t.Fatal(err)
		}
		return done
	})
}
