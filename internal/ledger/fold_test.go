package ledger_test

import (
	"maps"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// rankedScores are the scores that a ranking follows.
type rankedScores struct {
	scores *ledger.Scores
	of     map[uint32]float64
}

func newRankedScores(b *ledger.Ledger) *rankedScores {
	return &rankedScores{b.NewScores(func(w *ledger.Wallet) bool { return w.Closed > 0 || w.Trades() > 2 }), map[uint32]float64{}}
}

func (r *rankedScores) update() {
	r.scores.Update(func(wallet uint32, score float64) { r.of[wallet] = score }, func(wallet uint32) { delete(r.of, wallet) })
}

// TestFoldingShowsNowhere: a ledger that is stored and loaded at any time, which folds its flat
// wallets, says the same as one that folds nothing, to the last bit: its pages, what readers see,
// and the scores of a ranking.
func TestFoldingShowsNowhere(t *testing.T) {
	folded := 0
	scale.CheckUntil(t, func() bool { return folded >= 100 }, func(rt *rapid.T) {
		chain, events := drawEvents(rt)
		events = withOthers(rt, chain, events)
		want, got := loaded(t, chain), loaded(t, chain)
		d := &disk{pages: map[ledger.Page]statePage{}}
		wanted, ranked := newRankedScores(want), newRankedScores(got)
		viewed := rapid.Bool().Draw(rt, "view")
		if viewed {
			got.View()
		}
		for next := 0; next < len(events); {
			since := int64(next)
			for range rapid.IntRange(1, min(300, len(events)-next)).Draw(rt, "batch") {
				want.Apply(&events[next], int64(next)+1)
				got.Apply(&events[next], int64(next)+1)
				next++
			}
			d.commit(got, since, int64(next), math.MaxInt)
			want.AppendChanges(nil, since)
			if rapid.Bool().Draw(rt, "refresh") {
				want.Refresh(func(uint32) {})
				got.Refresh(func(uint32) {})
			}
			if rapid.Bool().Draw(rt, "update") {
				wanted.update()
				ranked.update()
			}
			got.Publish()
			if rapid.Bool().Draw(rt, "load") {
				got = d.load(t, chain)
				if viewed {
					got.View()
				}
				ranked = newRankedScores(got)
				folded += got.Folded()
			}
		}
		wanted.update()
		ranked.update()
		if !maps.Equal(wanted.of, ranked.of) {
			rt.Fatalf("scores are %v, want %v", ranked.of, wanted.of)
		}
		wallets, tokens, positions := got.Len()
		if w, tk, p := want.Len(); w != wallets || tk != tokens || p != positions {
			rt.Fatalf("%d wallets, %d tokens, %d positions; want %d, %d, %d", wallets, tokens, positions, w, tk, p)
		}
		for i := range uint32(wallets) {
			net, score := wanted.scores.Of(i)
			if n, s := ranked.scores.Of(i); n != net || s != score {
				rt.Fatalf("wallet %d has net profit %v and score %v, want %v and %v", i, n, s, net, score)
			}
			q := ledger.PositionQuery{Index: -1, Limit: math.MaxInt32}
			address := want.Wallets.String(i)
			if diff := cmp.Diff(want.View().Positions(address, q), got.View().Positions(address, q)); diff != "" {
				rt.Fatalf("positions of %s (-want +got):\n%s", address, diff)
			}
		}
		sameLedger(rt, "folding", want, got)
	})
	if folded < 100 {
		t.Errorf("only %d positions were folded: too few to tell", folded)
	}
}

// bought applies trades that leave wallets flat at a time, one position each in so many tokens.
func bought(b *ledger.Ledger, seq int64, from, to, tokens int, at time.Time) int64 {
	for i := from; i < to; i++ {
		for k := range tokens {
			for _, side := range []smartmoney.Side{smartmoney.Buy, smartmoney.Sell} {
				e := testkit.Buy(smartmoney.Base, i, k, at)
				e.Trade.Side = side
				seq++
				b.Apply(&e, seq)
			}
		}
	}
	return seq
}

// TestLoadFoldsWalletsThatHoldNothing, but none that holds anything; a folded one comes back with
// the places that its positions had.
func TestLoadFoldsWalletsThatHoldNothing(t *testing.T) {
	const wallets, tokens = 1000, 3
	at := time.Unix(0, 0).UTC().AddDate(0, 0, 1)
	b, d := loaded(t, smartmoney.Base), &disk{pages: map[ledger.Page]statePage{}}
	seq := bought(b, 0, 0, wallets, tokens, at)
	holds := testkit.Buy(smartmoney.Base, 5, 1, at)
	seq++
	b.Apply(&holds, seq)
	d.commit(b, 0, seq, math.MaxInt)
	before := image(b)
	b = d.load(t, smartmoney.Base)
	b.View()
	if want := (wallets - 1) * tokens; b.Folded() != want {
		t.Fatalf("%d positions were folded, want %d", b.Folded(), want)
	}
	if string(before) != string(image(b)) {
		t.Fatal("folding changed the pages")
	}
	// One comes back, with a new token and an old one.
	for _, token := range []int{0, 7} {
		e := testkit.Buy(smartmoney.Base, 17, token, at.AddDate(0, 0, 40))
		seq++
		b.Apply(&e, seq)
	}
	b.Publish()
	wallet := testkit.Wallet(smartmoney.Base, 17)
	page := b.View().Positions(wallet, ledger.PositionQuery{Index: -1, Limit: 9})
	if diff := cmp.Diff([]int{0, tokens}, page.Indexes); diff != "" || b.Folded() != (wallets-2)*tokens {
		t.Errorf("its positions' places (-want +got): %s\n%d positions are folded", diff, b.Folded())
	}
	if i, _ := b.Wallets.Find(wallet); b.Wallet(i).Tokens != tokens+1 {
		t.Errorf("it traded %d tokens, want %d", b.Wallet(i).Tokens, tokens+1)
	}
}
