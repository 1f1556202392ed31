package rank_test

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// overDays moves events apart so that event time passes many midnights: mostly none at once, then
// some days, rarely more than a window has. Some trades come late by days.
func overDays(t *rapid.T, events []event.Event) {
	shift := time.Duration(0)
	for i := range events {
		if rapid.IntRange(0, 6).Draw(t, "moves on") == 0 {
			shift += time.Duration(rapid.SampledFrom([]int{1, 7, 13, 24, 24, 49, 200, 1000}).Draw(t, "hours")) * time.Hour
		}
		by := shift
		if rapid.IntRange(0, 9).Draw(t, "late") == 0 {
			by -= time.Duration(rapid.IntRange(0, 100).Draw(t, "hours late")) * time.Hour
		}
		move(&events[i], by)
	}
}

func move(e *event.Event, by time.Duration) {
	switch e.Type {
	case event.TypeTrade:
		e.Trade.TradedAt = e.Trade.TradedAt.Add(by)
	case event.TypeToken:
		e.Token.UpdatedAt = e.Token.UpdatedAt.Add(by)
	case event.TypeResolution:
		e.Resolution.ResolvedAt = e.Resolution.ResolvedAt.Add(by)
	}
}

// TestWindowsAgreeWithTheReference: whatever a stream does, and whenever snapshots and windows are
// made on the way, each window has the rows that a naive reading of semantics 8 has, by every
// metric and filter, as one page and page by page.
func TestWindowsAgreeWithTheReference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		chain := anyChain(t)
		events, _ := anyEvents(t, chain)
		overDays(t, events)
		ref, chainLedger, days := newReference(chain), ledger.New(chain), rank.NewDays()
		chainLedger.RecordPast()
		leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(chain), 5)
		var made [smartmoney.WindowCount]*rank.Snapshot
		generation := uint64(0)
		see := func() {
			for _, d := range chainLedger.TakePast() {
				days.Set(d.Wallet, &d.Activity)
			}
			life := leaderboard.Snapshot(generation, 0, streamStart)
			days.Advance(life.Today())
			for i, w := range smartmoney.Windows() {
				generation++
				made[i] = life.WindowOf(w, days, generation, made[i])
			}
		}
		for i := range events {
			ref.apply(&events[i])
			chainLedger.Apply(&events[i], int64(i)+1)
			if rapid.IntRange(0, 19).Draw(t, "look") == 0 {
				see()
			}
		}
		see()
		for i, w := range smartmoney.Windows() {
			checkWindow(t, ref, made[i], w)
		}
	})
}

func checkWindow(t *rapid.T, ref *reference, snap *rank.Snapshot, w smartmoney.Window) {
	if !ref.t.IsZero() && int64(snap.WindowFrom()) != ref.today()-int64(w.Days())+1 || snap.Window() != w {
		t.Fatalf("%s from %d on %d", snap.Window(), snap.WindowFrom(), ref.today())
	}
	filter := anyFilter(t)
	for _, by := range smartmoney.RankBys() {
		want := ref.ordered(by, filter, func(address string) vectors.Row { return ref.windowRow(address, int64(w.Days())) })
		whole := snap.Page(rank.Query{RankBy: by, Filter: filter, Limit: len(ref.wallets) + 1})
		if whole.Total != len(want) || len(whole.Wallets) != len(want) {
			t.Fatalf("%s by %s: %d wallets, total %d, want %d", w, by, len(whole.Wallets), whole.Total, len(want))
		}
		for i := range want {
			if diff := rowDiff(want[i], vectors.FromWallet(&whole.Wallets[i])); diff != "" {
				t.Fatalf("%s by %s: row %d (-want +got)\n%s", w, by, i+1, diff)
			}
		}
		checkPaging(t, snap, rank.Query{RankBy: by, Filter: filter, Limit: rapid.IntRange(1, 30).Draw(t, "page")}, whole)
	}
}

// TestDaysLoadedAndSet: a day that was handed over beats the one that is loaded, whichever comes
// first, also if nothing is left of it; and days out of reach are dropped.
func TestDaysLoadedAndSet(t *testing.T) {
	chainLedger := ledger.New(smartmoney.Base)
	buy := func(wallet, day int) {
		at := time.Unix(int64(day)*86400, 0).UTC()
		tr := crowdTrade(rand.New(rand.NewPCG(1, 1)), wallet, 1, 0)
		tr.Trade.TradedAt = at
		chainLedger.Apply(&tr, 1)
	}
	const today = 20000
	for wallet := range 300 {
		buy(wallet, today)
	}
	leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(smartmoney.Base), 5)
	life, days := leaderboard.Snapshot(1, 0, streamStart), rank.NewDays()
	days.Advance(today)
	old := ledger.Activity{Day: today - 3, Totals: smartmoney.Totals{Buys: 10, BuyVolume: 1}}
	gone, newer := ledger.Activity{Day: today - 3}, ledger.Activity{Day: today - 3, Totals: smartmoney.Totals{Buys: 20, BuyVolume: 1}}
	for wallet := range uint32(300) {
		switch wallet % 4 {
		case 0:
			days.Load(wallet, &old)
			days.Set(wallet, &newer)
		case 1:
			days.Set(wallet, &newer)
			days.Load(wallet, &old)
		case 2:
			days.Set(wallet, &gone)
			days.Load(wallet, &old)
		default:
			days.Load(wallet, &old)
			days.Load(wallet, &ledger.Activity{Day: today - 40, Totals: smartmoney.Totals{Buys: 1000}})
		}
	}
	count := func(w smartmoney.Window, wallet uint32) int {
		s := life.WindowOf(w, days, 2, nil)
		row, _ := s.Lookup(life.Address(wallet))
		return row.BuyCount
	}
	for wallet, want := range []int{21, 21, 1, 11} {
		for _, w := range []smartmoney.Window{smartmoney.WindowWeek, smartmoney.WindowMonth} {
			for _, number := range []uint32{uint32(wallet), uint32(wallet) + 256} {
				if got := count(w, number); got != want {
					t.Errorf("wallet %d bought %d times in a %s, want %d", number, got, w, want)
				}
			}
		}
		if got := count(smartmoney.WindowDay, uint32(wallet)); got != 1 {
			t.Errorf("wallet %d bought %d times today, want once", wallet, got)
		}
	}
	days.Advance(today + 27)
	if got := count(smartmoney.WindowMonth, 0); got != 1 {
		t.Errorf("a day that was dropped counts: %d", got)
	}
}

// TestWindowsShareWhatStays: a window made anew shares the chunks of wallets that did nothing, and
// makes those anew that did.
func TestWindowsShareWhatStays(t *testing.T) {
	chainLedger := crowd(2000)
	leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(smartmoney.Base), 5)
	days := rank.NewDays()
	first := leaderboard.Snapshot(1, 0, streamStart).WindowOf(smartmoney.WindowWeek, days, 2, nil)
	e := crowdTrade(rand.New(rand.NewPCG(2, 2)), 700, 5, 60)
	chainLedger.Apply(&e, 5)
	days.Set(1500, &ledger.Activity{Day: first.WindowFrom(), Totals: smartmoney.Totals{Buys: 1}})
	second := leaderboard.Snapshot(3, 0, streamStart).WindowOf(smartmoney.WindowWeek, days, 4, first)
	var changed []uint32
	for now := range second.Changed(first) {
		changed = append(changed, now.First)
	}
	if len(changed) != 2 || changed[0] != 512 || changed[1] != 1280 {
		t.Errorf("the wallets from %v on were summed up again, want those from 512 and 1280", changed)
	}
	for _, wallet := range []uint32{700, 1500} {
		was, _ := first.Lookup(first.Address(wallet))
		is, _ := second.Lookup(first.Address(wallet))
		if is.TradeCount() != was.TradeCount()+1 {
			t.Errorf("wallet %d has %d trades, had %d", wallet, is.TradeCount(), was.TradeCount())
		}
	}
	if all := second.Page(rank.Query{Filter: smartmoney.Filter{MaxBuyVol: math.Inf(1)}, Limit: 1}); all.Total != 2000 {
		t.Errorf("%d wallets, want all", all.Total)
	}
}

// TestDaysAreHeld: days that cannot be read elsewhere outlast the longest window, by as much again
// at most.
func TestDaysAreHeld(t *testing.T) {
	days := rank.NewDays()
	for day := range int32(100) {
		days.Set(0, &ledger.Activity{Day: day, Totals: smartmoney.Totals{Buys: 1}})
	}
	first := func() (first int32) {
		first = -1
		days.Each(0, 0, 200, func(a *ledger.Activity) {
			if first < 0 {
				first = a.Day
			}
		})
		return first
	}
	for _, c := range []struct{ stored, today, want int32 }{{10, 30, 1}, {10, 50, 11}, {10, 60, 11}, {10, 75, 17}, {44, 75, 45}, {70, 75, 46}, {80, 90, 61}} {
		days.Hold(c.stored)
		if days.Advance(c.today); first() != c.want {
			t.Errorf("on day %d with those up to %d stored, days begin with %d, want %d", c.today, c.stored, first(), c.want)
		}
	}
}
