package ledger_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// whole returns all open positions of a wallet.
func whole(v *ledger.View, wallet string) ledger.PositionPage {
	return v.Positions(wallet, ledger.PositionQuery{Index: -1, Limit: math.MaxInt})
}

// sameViews holds that two views answer alike about everything that a ledger knows.
func sameViews(t *rapid.T, what string, b *ledger.Ledger, want, got *ledger.View) {
	for i := range b.Wallets.Len() {
		wallet := b.Wallets.String(uint32(i))
		if diff := cmp.Diff(whole(want, wallet), whole(got, wallet)); diff != "" {
			t.Fatalf("%s: positions of %s (-want +got)\n%s", what, wallet, diff)
		}
	}
	for i := range b.Tokens.Len() {
		token := b.Tokens.String(uint32(i))
		if diff := cmp.Diff(want.TokenState(token), got.TokenState(token)); diff != "" {
			t.Fatalf("%s: token %s (-want +got)\n%s", what, token, diff)
		}
	}
	sameHolders(t, what, b, want, got)
	for i := range b.Items.Len() {
		item := b.Items.String(uint32(i))
		if diff := cmp.Diff(want.MarketState(item), got.MarketState(item)); diff != "" {
			t.Fatalf("%s: market %s (-want +got)\n%s", what, item, diff)
		}
	}
}

// sameHolders holds that a view finds the open positions in each token that another one has wallet
// by wallet, with what these count for.
func sameHolders(t *rapid.T, what string, b *ledger.Ledger, want, got *ledger.View) {
	type holder struct {
		wallet uint32
		profit float64
	}
	held := map[string][]holder{}
	for i := range b.Wallets.Len() {
		for _, p := range whole(want, b.Wallets.String(uint32(i))).Positions {
			held[p.Token] = append(held[p.Token], holder{uint32(i), p.CountedPnlUSD})
		}
	}
	for i := range b.Tokens.Len() {
		address := b.Tokens.String(uint32(i))
		number, ok := got.TokenNumber(address)
		if !ok {
			t.Fatalf("%s: token %s has no number", what, address)
		}
		var found []holder
		got.EachHolder(number, func(wallet uint32, profitUSD float64) { found = append(found, holder{wallet, profitUSD}) })
		if !slices.Equal(found, held[address]) {
			t.Fatalf("%s: %v hold %s, want %v", what, found, address, held[address])
		}
	}
}

// TestViewShowsTheLedger: a view that is published now and then, one of a ledger that
// follows, and one of a ledger that was loaded show what one made at once does.
func TestViewShowsTheLedger(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawEvents(rt)
		straight, chainLedger, follower := ledger.New(chain), ledger.New(chain), ledger.New(chain)
		chainLedger.View()
		follower.View()
		d := &disk{pages: map[ledger.Page]statePage{}}
		for since := int64(0); since < int64(len(events)); {
			at := since + int64(rapid.IntRange(1, min(400, len(events)-int(since))).Draw(rt, "batch"))
			for i := since; i < at; i++ {
				straight.Apply(&events[i], i+1)
				chainLedger.Apply(&events[i], i+1)
			}
			d.commit(chainLedger, since, at, rapid.SampledFrom([]int{0, 1, 4, 100}).Draw(rt, "pages"))
			if err := follower.ApplyChanges(d.changes[len(d.changes)-1].body); err != nil {
				rt.Fatal(err)
			}
			since = at
			if rapid.Bool().Draw(rt, "publish") {
				chainLedger.Publish()
				follower.Publish()
			}
		}
		want := straight.View()
		sameViews(rt, "published", straight, want, chainLedger.View())
		sameViews(rt, "followed", straight, want, follower.View())
		sameViews(rt, "loaded", straight, want, d.load(t, chain).View())
	})
}

// TestPagesOfPositions: pages of any size make up the whole list, in whatever place one
// begins, and tell what lies before and after them.
func TestPagesOfPositions(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		tokens := rapid.SampledFrom([]int{1, 3, 63, 64, 65, 128, 400}).Draw(rt, "tokens")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 1))
		chainLedger := ledger.New(smartmoney.Base)
		chainLedger.View()
		for i := range 3 * tokens {
			e := crowdTrade(r, 0, r.IntN(tokens), i)
			if i%5 == 4 { // sells everything
				e.Trade.Side, e.Trade.Quantity = smartmoney.Sell, 1e9
			}
			chainLedger.Apply(&e, int64(i)+1)
			if r.IntN(10) == 0 {
				chainLedger.AppendChanges(nil, 0)
				chainLedger.Publish()
			}
		}
		v, wallet := chainLedger.View(), fmt.Sprintf("0x%040x", 0)
		all := whole(v, wallet)
		if all.Total != len(all.Positions) || all.Earlier || all.Later || !slices.IsSorted(all.Indexes) {
			rt.Fatalf("the whole: %d positions of %d, earlier %v, later %v", len(all.Positions), all.Total, all.Earlier, all.Later)
		}
		limit, after, seen := rapid.IntRange(1, 80).Draw(rt, "limit"), -1, 0
		for more := true; more; {
			p := v.Positions(wallet, ledger.PositionQuery{Index: after, Limit: limit})
			if p.Total != all.Total || p.Earlier != (seen > 0) || p.Later != (seen+len(p.Positions) < all.Total) {
				rt.Fatalf("after %d: total %d, earlier %v, later %v", after, p.Total, p.Earlier, p.Later)
			}
			if diff := cmp.Diff(all.Positions[seen:seen+len(p.Positions)], p.Positions); diff != "" {
				rt.Fatalf("after %d (-want +got)\n%s", after, diff)
			}
			if more = p.Later; more {
				after = p.Indexes[len(p.Indexes)-1]
			}
			seen += len(p.Positions)
		}
		if seen != all.Total {
			rt.Fatalf("the pages hold %d positions of %d", seen, all.Total)
		}
		checkOpenPositions(rt, v, wallet, all.Positions, tokens)
		place := rapid.IntRange(-5, tokens+5).Draw(rt, "place")
		from, _ := slices.BinarySearch(all.Indexes, place+1)
		if p := v.Positions(wallet, ledger.PositionQuery{Index: place, Limit: tokens}); len(p.Positions) != all.Total-from || p.Earlier != (from > 0) {
			rt.Fatalf("after place %d: %d positions of %d", place, len(p.Positions), all.Total)
		}
		checkBack(rt, v, wallet, all, limit)
		checkByValue(rt, v, wallet, all, limit)
	})
}

// checkByValue pages through the positions by value, in both directions, and begins at a place that
// no position has.
func checkByValue(rt *rapid.T, v *ledger.View, wallet string, all ledger.PositionPage, limit int) {
	places := make([]ledger.ValuePlace, len(all.Positions))
	for i := range all.Positions {
		places[i] = ledger.ValuePlace{Value: all.Positions[i].ValueUSD(), Index: all.Indexes[i]}
	}
	slices.SortFunc(places, ledger.ValuePlace.Compare)
	check := func(q ledger.ValueQuery, from, to int) {
		rt.Helper()
		p := v.PositionsByValue(wallet, q)
		got := make([]ledger.ValuePlace, len(p.Positions))
		for i := range p.Positions {
			got[i] = ledger.ValuePlace{Value: p.Positions[i].ValueUSD(), Index: p.Indexes[i]}
		}
		if diff := cmp.Diff(places[from:to], got, cmpopts.EquateEmpty()); diff != "" {
			rt.Fatalf("by value, back %v, from %v (-want +got)\n%s", q.Back, q.From, diff)
		}
		if p.Total != all.Total || p.Earlier != (from > 0) || p.Later != (to < all.Total) {
			rt.Fatalf("by value, back %v, from %v: total %d, earlier %v, later %v", q.Back, q.From, p.Total, p.Earlier, p.Later)
		}
	}
	check(ledger.ValueQuery{Limit: limit}, 0, min(limit, len(places)))
	check(ledger.ValueQuery{Limit: limit, Back: true}, max(0, len(places)-limit), len(places))
	if len(places) == 0 {
		return
	}
	n := rapid.IntRange(0, len(places)-1).Draw(rt, "place by value")
	check(ledger.ValueQuery{From: &places[n], Limit: limit}, n+1, min(n+1+limit, len(places)))
	check(ledger.ValueQuery{From: &places[n], Limit: limit, Back: true}, max(0, n-limit), n)
	// its position is closed, or has another value now
	between := ledger.ValuePlace{Value: places[n].Value, Index: places[n].Index - 1}
	at, _ := slices.BinarySearchFunc(places, between, ledger.ValuePlace.Compare)
	if places[at].Compare(between) != 0 {
		check(ledger.ValueQuery{From: &between, Limit: limit}, at, min(at+limit, len(places)))
		check(ledger.ValueQuery{From: &between, Limit: limit, Back: true}, max(0, at-limit), at)
	}
}

// checkBack pages from the newest back.
func checkBack(rt *rapid.T, v *ledger.View, wallet string, all ledger.PositionPage, limit int) {
	before, left := math.MaxInt, all.Total
	for more := true; more; {
		p := v.Positions(wallet, ledger.PositionQuery{Index: before, Limit: limit, Back: true})
		from := left - len(p.Positions)
		if p.Total != all.Total || p.Later != (left < all.Total) || p.Earlier != (from > 0) {
			rt.Fatalf("before %d: total %d, earlier %v, later %v", before, p.Total, p.Earlier, p.Later)
		}
		if diff := cmp.Diff(all.Positions[from:left], p.Positions); diff != "" {
			rt.Fatalf("before %d (-want +got)\n%s", before, diff)
		}
		if more = p.Earlier; more {
			before = p.Indexes[0]
		}
		left = from
	}
	if left != 0 {
		rt.Fatalf("the pages lack %d positions of %d", left, all.Total)
	}
}

// checkOpenPositions asks about each second token.
func checkOpenPositions(rt *rapid.T, v *ledger.View, wallet string, all []smartmoney.Position, tokens int) {
	asked := []string{"unknown"}
	for token := 0; token < tokens; token += 2 {
		asked = append(asked, fmt.Sprintf("0x%040x", token))
	}
	var want []smartmoney.Position
	for _, p := range all {
		if slices.Contains(asked, p.Token) {
			want = append(want, p)
		}
	}
	if diff := cmp.Diff(want, v.OpenPositions(wallet, asked)); diff != "" {
		rt.Fatalf("held (-want +got)\n%s", diff)
	}
}

func TestViewOfUnknown(t *testing.T) {
	v := ledger.New(smartmoney.Base).View()
	if p := v.Positions("0x", ledger.PositionQuery{Index: -1, Limit: 5}); p.Total != 0 || len(p.Positions) != 0 || p.Earlier || p.Later {
		t.Errorf("positions of an unknown wallet: %+v", p)
	}
	if v.OpenPositions("0x", []string{"0x"}) != nil || v.TokenState("0x") != nil || v.MarketState("x") != nil {
		t.Error("something is known of what was never seen")
	}
}
