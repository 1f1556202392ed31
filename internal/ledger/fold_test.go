package ledger_test

import (
	"maps"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
	"smartmoney/internal/testkit/scale"
)

// rankedScores are the scores that a ranking follows.
type rankedScores struct {
	scores *ledger.Scores
	of     map[uint32]float64
}

func newRankedScores(b *ledger.Ledger) *rankedScores {
	return &rankedScores{b.NewScores(func(w *ledger.Wallet) bool { return w.Closed > 0 || w.Trades() > 2 }), map[uint32]float64{}}
}

func (s *rankedScores) update() {
	s.scores.Update(func(wallet uint32, score float64) { s.of[wallet] = score }, func(wallet uint32) { delete(s.of, wallet) })
}

// TestFoldingShowsNowhere: a ledger whose flat wallets are folded at any time says the same as one that folds
// nothing, to the last bit: its pages, what readers see, and the scores of a ranking.
func TestFoldingShowsNowhere(t *testing.T) {
	folded := 0
	scale.CheckUntil(t, func() bool { return folded >= 100 }, func(rt *rapid.T) {
		chain, events := drawEvents(rt)
		events = withOthers(rt, chain, events)
		want, got := ledger.New(chain), ledger.New(chain)
		wanted, ranked := newRankedScores(want), newRankedScores(got)
		if rapid.Bool().Draw(rt, "view") {
			got.View()
		}
		for next := 0; next < len(events); {
			since := int64(next)
			for range rapid.IntRange(1, min(300, len(events)-next)).Draw(rt, "batch") {
				want.Apply(&events[next], int64(next)+1)
				got.Apply(&events[next], int64(next)+1)
				next++
			}
			got.AppendChanges(nil, since)
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
			if rapid.Bool().Draw(rt, "fold") {
				folded += got.FoldAll()
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

// TestSweepFoldsColdWallets once they are many, in bounded steps, but none that traded since, none that holds
// anything, and nothing while changes wait.
func TestSweepFoldsColdWallets(t *testing.T) {
	const cold, warm, tokens = 1000, 100, 3
	b := ledger.New(smartmoney.Base)
	b.View()
	day := func(n int) time.Time { return time.Unix(0, 0).UTC().AddDate(0, 0, n) }
	seq := bought(b, 0, 0, cold, tokens, day(1))
	holds := testkit.Buy(smartmoney.Base, 5, 1, day(1))
	seq++
	b.Apply(&holds, seq)
	seq = bought(b, seq, cold, cold+warm, tokens, day(40))
	before := day(40).AddDate(0, 0, -30).UnixNano()
	sweep := func() (folded int) {
		for range (cold + warm) / 100 * 2 {
			folded += b.Sweep(before, 100)
		}
		return folded
	}
	if n := sweep(); n != 0 {
		t.Fatalf("%d positions were folded before their changes were recorded", n)
	}
	b.AppendChanges(nil, 0)
	b.Publish()
	image1 := image(b)
	if n, want := sweep(), (cold-1)*tokens; n != want || b.Folded() != want {
		t.Fatalf("%d positions were folded, want %d", n, want)
	}
	if string(image1) != string(image(b)) {
		t.Fatal("folding changed the pages")
	}
	if n := sweep(); n != 0 {
		t.Fatalf("%d positions were folded again", n)
	}
	// One comes back, with a new token and an old one.
	for _, token := range []int{0, 7} {
		e := testkit.Buy(smartmoney.Base, 17, token, day(41))
		seq++
		b.Apply(&e, seq)
	}
	b.Publish()
	wallet := testkit.Wallet(smartmoney.Base, 17)
	page := b.View().Positions(wallet, ledger.PositionQuery{Index: -1, Limit: 9})
	if diff := cmp.Diff([]int{0, tokens}, page.Indexes); diff != "" || b.Folded() != (cold-2)*tokens {
		t.Errorf("its positions' places (-want +got): %s\n%d positions are folded", diff, b.Folded())
	}
	if i, _ := b.Wallets.Find(wallet); b.Wallet(i).Tokens != tokens+1 {
		t.Errorf("it traded %d tokens, want %d", b.Wallet(i).Tokens, tokens+1)
	}
}
