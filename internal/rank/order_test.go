package rank

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// shuffledNames makes names whose order has nothing to do with their numbers, some
// of them the beginning of others.
func shuffledNames(n int) ledger.NameView {
	names := ledger.New(smartmoney.Base).Wallets
	for i := range n {
		name := fmt.Sprintf("0x%08x", uint32(i/2)*2654435761)
		if i%2 == 1 {
			name += "0"
		}
		names.Add(name)
	}
	return names.View()
}

// orderModel is an order beside the plain map that says what it holds.
type orderModel struct {
	order
	wallets int
	scores  map[uint32]float64
}

func newOrderModel(wallets int) *orderModel {
	m := &orderModel{order: newOrder(), wallets: wallets, scores: map[uint32]float64{}}
	m.names = shuffledNames(wallets)
	m.grow(wallets)
	return m
}

func (o *orderModel) put(wallet uint32, score float64) {
	o.set(wallet, score)
	o.scores[wallet] = score
}

func (o *orderModel) drop(wallet uint32) {
	o.remove(wallet)
	delete(o.scores, wallet)
}

func (o *orderModel) sorted() []uint32 {
	all := make([]uint32, 0, len(o.scores))
	for wallet := range o.scores {
		all = append(all, wallet)
	}
	slices.SortFunc(all, func(a, b uint32) int {
		return cmp.Or(cmp.Compare(o.scores[b], o.scores[a]), cmp.Compare(o.names.String(a), o.names.String(b)))
	})
	return all
}

type fataler interface {
	Helper()
	Fatalf(format string, args ...any)
}

// check holds the order to the model: the first ones, then every wallet's rank.
func (o *orderModel) check(t fataler, limit int) {
	t.Helper()
	want, ranks := o.sorted(), make([]int, o.wallets)
	var first []uint32
	o.each(limit, func(wallet uint32) { first = append(first, wallet) })
	if !slices.Equal(first, want[:min(limit, len(want))]) {
		t.Fatalf("first %d are %v, want %v", limit, first, want[:min(limit, len(want))])
	}
	for i, wallet := range want {
		ranks[wallet] = i + 1
	}
	for wallet, rank := range ranks {
		if got := o.rank(uint32(wallet)); got != rank {
			t.Fatalf("wallet %d of %d ranks %d, want %d", wallet, len(want), got, rank)
		}
		if s := o.entries[wallet]; rank > 0 && s.score != o.scores[uint32(wallet)] {
			t.Fatalf("wallet %d sits as %+v, want score %g", wallet, s, o.scores[uint32(wallet)])
		}
	}
	if got := o.rank(uint32(o.wallets)); got != 0 {
		t.Fatalf("a wallet that nobody knows ranks %d", got)
	}
	if o.ranked != len(want) {
		t.Fatalf("%d wallets counted, want %d", o.ranked, len(want))
	}
}

// TestOrderIsThatOfAPlainSort moves crowds in, out and about, among scores that many
// share or that few do, and asks between for all, for some or for none.
func TestOrderIsThatOfAPlainSort(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newOrderModel(rapid.IntRange(1, 3000).Draw(t, "wallets"))
		for range rapid.IntRange(1, 12).Draw(t, "rounds") {
			r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
			scores := rapid.SampledFrom([]int{1, 2, 9, 1000, 1 << 40}).Draw(t, "scores")
			leave := rapid.SampledFrom([]int{0, 1, 5, 10}).Draw(t, "leave, of 10")
			for range rapid.IntRange(0, 2*m.wallets).Draw(t, "moves") {
				wallet := uint32(r.IntN(m.wallets))
				if r.IntN(10) < leave {
					m.drop(wallet)
				} else {
					m.put(wallet, float64(r.IntN(scores))/float64(scores))
				}
			}
			m.number()
			// which puts some leaves into order and leaves others
			for range rapid.IntRange(0, 20).Draw(t, "asked") {
				m.rank(uint32(r.IntN(m.wallets)))
			}
			if rapid.Bool().Draw(t, "check") {
				m.check(t, rapid.IntRange(0, 300).Draw(t, "limit"))
			}
		}
		m.number()
		m.check(t, 200)
	})
}

// TestOrderOfOneScore: a hundred thousand wallets of one score are ordered by
// address and cut into leaves as any others.
func TestOrderOfOneScore(t *testing.T) {
	wallets := scale.Of(100_000)
	m := newOrderModel(wallets)
	for i := range uint32(wallets) {
		m.put(i, 0.25)
	}
	m.number()
	m.check(t, 200)
	if least := wallets / leafSlots; len(m.leaves) < least {
		t.Errorf("%d leaves, want %d or more", len(m.leaves), least)
	}
	for i := uint32(0); i < uint32(wallets); i += 3 {
		m.put(i, 0.5)
	}
	m.number()
	m.check(t, 200)
	for i := uint32(0); i < uint32(wallets); i += 3 {
		m.put(i, 0.25) // back to where their old places are still in the leaves
	}
	m.number()
	m.check(t, wallets)
}

// TestOrderShrinks: leaves that a crowd left behind do not stay, whether it went
// away or moved on.
func TestOrderShrinks(t *testing.T) {
	wallets := scale.Of(20_000)
	m := newOrderModel(wallets)
	for step := range 30 {
		for i := range uint32(wallets) {
			m.put(i, float64(step)/40+float64(i)/float64(wallets)/50)
		}
		m.number()
		if most := 4 * wallets / leafWallets; len(m.leaves) > most {
			t.Fatalf("step %d: %d leaves for %d wallets, want at most %d", step, len(m.leaves), wallets, most)
		}
	}
	m.check(t, 200)
	for i := range uint32(wallets - 100) {
		m.drop(i)
	}
	m.number()
	m.check(t, 200)
	if len(m.leaves) > 64 {
		t.Errorf("%d leaves for 100 wallets", len(m.leaves))
	}
	for i := range uint32(wallets) {
		m.put(i, 1-float64(i)/float64(wallets))
	}
	m.number()
	m.check(t, 200)
}

// TestPrefixIsInOrder: the number of an address never says otherwise than the
// address does, and distinguishes most addresses of a chain.
func TestPrefixIsInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(
			rapid.StringMatching(`0x[0-9a-f]{0,12}`), rapid.StringMatching(`(0|0w|0y|1|)[a-z]{0,9}`),
			rapid.Map(rapid.SliceOfN(rapid.Byte(), 0, 12), func(b []byte) string { return string(b) }))
		a, b := text.Draw(t, "a"), text.Draw(t, "b")
		if by := cmp.Compare(prefix([]byte(a)), prefix([]byte(b))); by != 0 && by != cmp.Compare(a, b) {
			t.Fatalf("prefixes of %q and %q compare as %d, they as %d", a, b, by, cmp.Compare(a, b))
		}
	})
	if prefix([]byte("0x00000001")) >= prefix([]byte("0x00000011")) {
		t.Error("two addresses that differ in their seventh digit have one prefix")
	}
}
