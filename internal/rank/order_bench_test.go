package rank

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// ranking is what a refresh of the effective leaderboard needs of an order.
type ranking interface {
	set(wallet uint32, score float64)
	number()
	rank(wallet uint32) int
	each(limit int, f func(wallet uint32))
}

var (
	_ ranking = (*order)(nil)
	_ ranking = (*sortedSlice)(nil)
)

// sortedSlice is the plain alternative: all wallets in one slice, which number sorts again.
// It looks for the rank of every wallet there, so that asking costs nothing.
type sortedSlice struct {
	order // for entries and names
	keys  []key
	ranks []int // by wallet
}

func (s *sortedSlice) set(wallet uint32, score float64) {
	if s.entries[wallet].slot == 0 {
		s.entries[wallet].slot = 1
		s.keys = append(s.keys, key{score, wallet})
		s.ranks = append(s.ranks, make([]int, max(0, int(wallet)+1-len(s.ranks)))...)
	}
	s.entries[wallet].score = score
}

func (s *sortedSlice) number() {
	for i := range s.keys {
		s.keys[i].score = s.entries[s.keys[i].wallet].score
	}
	slices.SortFunc(s.keys, func(a, b key) int {
		if s.ahead(a, b) {
			return -1
		}
		return 1
	})
	for i, k := range s.keys {
		s.ranks[k.wallet] = i + 1
	}
}

func (s *sortedSlice) rank(wallet uint32) int { return s.ranks[wallet] }

func (s *sortedSlice) each(limit int, f func(wallet uint32)) {
	for _, k := range s.keys[:min(limit, len(s.keys))] {
		f(k.wallet)
	}
}

// lazySlice sorts likewise but finds a rank by binary search when it is asked for.
type lazySlice struct{ sortedSlice }

func (l *lazySlice) number() {
	for i := range l.keys {
		l.keys[i].score = l.entries[l.keys[i].wallet].score
	}
	slices.SortFunc(l.keys, l.compare)
}

func (l *lazySlice) compare(a, b key) int {
	switch {
	case l.ahead(a, b):
		return -1
	case a.wallet == b.wallet:
		return 0
	default:
		return 1
	}
}

func (l *lazySlice) rank(wallet uint32) int {
	at, _ := slices.BinarySearchFunc(l.keys, key{l.entries[wallet].score, wallet}, l.compare)
	return at + 1
}

// BenchmarkOrder is a minute of a chain: some wallets' scores move by little, the first 200
// are read, and the ranks of a thousand wallets that traded.
func BenchmarkOrder(b *testing.B) {
	for _, wallets := range []int{12_500, 300_000} {
		names := shuffledNames(wallets)
		for _, moved := range []int{wallets / 100, wallets / 4} {
			for name, make := range map[string]func() ranking{
				"leaves": func() ranking { o := newOrder(); o.names = names; o.grow(wallets); return &o },
				"sorted": func() ranking { s := new(sortedSlice); s.names = names; s.grow(wallets); return s },
				"lazy":   func() ranking { s := new(lazySlice); s.names = names; s.grow(wallets); return s },
			} {
				b.Run(fmt.Sprintf("wallets=%d/moved=%d/%s", wallets, moved, name), func(b *testing.B) {
					benchOrder(b, make(), wallets, moved)
				})
			}
		}
	}
}

func benchOrder(b *testing.B, o ranking, wallets, moved int) {
	r := rand.New(rand.NewPCG(3, 3))
	scores := make([]float64, wallets)
	for i := range scores {
		scores[i] = r.Float64()
		o.set(uint32(i), scores[i])
	}
	o.number()
	sum := 0
	b.ReportAllocs()
	for b.Loop() {
		for range moved {
			i := r.IntN(wallets)
			scores[i] = min(max(scores[i]+r.NormFloat64()/1000, 0), 1)
			o.set(uint32(i), scores[i])
		}
		o.number()
		o.each(200, func(wallet uint32) { sum += int(wallet) })
		for range 1000 {
			sum += o.rank(uint32(r.IntN(wallets)))
		}
	}
	if sum == 0 {
		b.Fatal("nothing was asked")
	}
}

// TestPlainOrdersAgree, or they would be no alternative.
func TestPlainOrdersAgree(t *testing.T) {
	const wallets = 2000
	names := shuffledNames(wallets)
	leaves, sorted, lazy := newOrder(), new(sortedSlice), new(lazySlice)
	r := rand.New(rand.NewPCG(4, 4))
	for _, o := range []*order{&leaves, &sorted.order, &lazy.order} {
		o.names = names
		o.grow(wallets)
	}
	for range 5 {
		for range wallets {
			wallet, score := uint32(r.IntN(wallets)), float64(r.IntN(50))/50
			for _, o := range []ranking{&leaves, sorted, lazy} {
				o.set(wallet, score)
			}
		}
		for _, o := range []ranking{&leaves, sorted, lazy} {
			o.number()
		}
		for range 300 {
			wallet := uint32(r.IntN(wallets))
			if leaves.entries[wallet].slot == 0 {
				continue
			}
			if a, b, c := leaves.rank(wallet), sorted.rank(wallet), lazy.rank(wallet); a != b || a != c {
				t.Fatalf("wallet %d ranks %d in leaves, %d and %d in slices", wallet, a, b, c)
			}
		}
	}
}
