package detect

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// plainVolume is a volume whose trades are one list that is kept in order of time.
type plainVolume struct {
	volume
	list []amountAt
}

func (p *plainVolume) trade(at, now int64, amount float64) {
	if at > now-Day {
		i := len(p.list)
		for i > 0 && p.list[i-1].at > at {
			i--
		}
		p.list = slices.Insert(p.list, i, amountAt{at, amount})
		p.add(amount)
	}
	gone := 0
	for gone < len(p.list) && p.list[gone].at <= now-Day {
		p.add(-p.list[gone].amount)
		gone++
	}
	if p.list = p.list[gone:]; gone == 0 {
		return
	}
	if len(p.list) == 0 {
		p.volume = volume{}
	}
	if !(p.sum+p.lost > p.peak/cancelled) {
		p.sum, p.lost, p.peak = 0, 0, 0
		for _, t := range p.list {
			p.add(t.amount)
		}
	}
}

// Trades that come in whatever order of time give the very bits that a list in order of
// time returns.
func TestLateVolumesToTheBit(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		var got Volumes
		var want plainVolume
		const hour = Day / 24
		late := rapid.SampledFrom([]int64{0, 1, hour / 60, hour, 20 * hour, Day - 1, Day})
		amount := rapid.OneOf(rapid.SampledFrom([]float64{0.1, 0.3, 1e-9, 1e15, 1e18}), rapid.Float64Range(0.01, 1e6))
		step := rapid.SampledFrom([]int64{0, 0, 1, hour / 60, hour, 3 * hour})
		now := 1000 * Day
		for i := range rapid.IntRange(1, 400).Draw(rt, "trades") {
			at := now - late.Draw(rt, "late")
			if rapid.Bool().Draw(rt, "on time") {
				now += step.Draw(rt, "step")
				at = now
			}
			x := amount.Draw(rt, "amount")
			got.Add(3, at, now, x)
			want.trade(at, now, x)
			if g, w := got.Sum(3, now), want.sum+want.lost; math.Float64bits(g) != math.Float64bits(w) {
				rt.Fatalf("after trade %d the volume is %v, want %v", i, g, w)
			}
		}
	})
}

// A side keeps the order of its wallets and of their trades, however many there are and
// in whatever order of time they come.
func TestSideInAnyOrder(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		wallets := rapid.SampledFrom([]int{1, 3, fewWallets, fewWallets + 1, 3 * fewWallets}).Draw(rt, "wallets")
		var s window
		all, kept := map[uint32][]int64{}, 0
		for i := range rapid.IntRange(1, 600).Draw(rt, "trades") {
			wallet, at := uint32(rapid.IntRange(0, wallets-1).Draw(rt, "wallet")), int64(rapid.IntRange(0, 300).Draw(rt, "time"))
			s.add(&Trade{Wallet: wallet, At: at, Seq: int64(i)})
			all[wallet] = append(all[wallet], at)
			kept++
			if rapid.IntRange(0, 200).Draw(rt, "expire") == 0 {
				before := int64(rapid.IntRange(0, 300).Draw(rt, "before"))
				s.expire(before, func(_ uint32, n int) { kept -= n })
				for wallet, times := range all {
					if all[wallet] = slices.DeleteFunc(times, func(at int64) bool { return at <= before }); len(all[wallet]) == 0 {
						delete(all, wallet)
					}
				}
			}
		}
		if len(s.wallets) != len(all) {
			rt.Fatalf("%d wallets, want %d", len(s.wallets), len(all))
		}
		for i, w := range s.wallets {
			times := slices.Sorted(slices.Values(all[w.wallet]))
			if w.latest != times[len(times)-1] || i > 0 && w.latest < s.wallets[i-1].latest {
				rt.Fatalf("wallet %d stands at place %d with %d", w.wallet, i, w.latest)
			}
			if s.index(w.wallet) != i {
				rt.Fatalf("wallet %d at %d is found at %d", w.wallet, i, s.index(w.wallet))
			}
			k, before := 0, smartTrade{}
			for trade := range w.all {
				if trade.at != times[k] || trade.at == before.at && trade.seq < before.seq {
					rt.Fatalf("wallet %d: trade %d at %d, want %d", w.wallet, k, trade.at, times[k])
				}
				k, before = k+1, *trade
				kept--
			}
		}
		if kept != 0 {
			rt.Fatalf("%d trades too few are kept", kept)
		}
	})
}

// A wallet's trades stay in order of time in whatever order they come, in blocks of a bounded size,
// so that a late one moves no more others than a block has.
func TestWalletTradesInBlocks(t *testing.T) {
	const trades = 20_000
	shuffled := rand.New(rand.NewPCG(1, 2)).Perm(trades)
	for name, at := range map[string]func(i int) int{
		"oldest first": func(i int) int { return i },
		"newest first": func(i int) int { return trades - 1 - i },
		"from both ends": func(i int) int {
			if i%2 == 0 {
				return i / 2
			}
			return trades - 1 - i/2
		},
		"at random": func(i int) int { return shuffled[i] },
		"at once":   func(int) int { return 7 },
	} {
		var w walletTrades
		for i := range trades {
			w.add(smartTrade{at: int64(at(i)), seq: int64(i)})
		}
		check := func(what string, want int) {
			t.Helper()
			n, before := 0, smartTrade{at: -1}
			for k := range w.all {
				if k.at < before.at || k.at == before.at && k.seq < before.seq {
					t.Fatalf("%s, %s: %+v stands after %+v", name, what, *k, before)
				}
				n, before = n+1, *k
			}
			if n != want || n > 0 && w.last() != before.at {
				t.Fatalf("%s, %s: %d trades, want %d", name, what, n, want)
			}
		}
		check("added", trades)
		if blocks := len(w.earlier) + 1; blocks > 1+trades/blockTrades {
			t.Errorf("%s: %d trades are in %d blocks", name, trades, blocks)
		}
		for b := range len(w.earlier) + 1 {
			if n := len(*w.block(b)); n < 1 || n > 2*blockTrades {
				t.Errorf("%s: block %d has %d trades", name, b, n)
			}
		}
		left := trades
		left -= w.remove(func(k smartTrade) bool { return k.at > 15_000 || k.seq%3 == 0 })
		check("some taken back", left)
		left -= w.expire(6_000)
		check("some expired", left)
		left -= w.expire(trades)
		if check("all expired", 0); left != 0 {
			t.Errorf("%s: %d trades are gone without a trace", name, left)
		}
	}
}

// BenchmarkNewestFirst adds a day of one token's trades, the newest first.
func BenchmarkNewestFirst(b *testing.B) {
	const trades = 100_000
	for b.Loop() {
		var v Volumes
		var s window
		for i := range int64(trades) {
			at := 1000*Day - i*(Day/trades)
			v.Add(0, at, 1000*Day, 1)
			s.add(&Trade{Wallet: uint32(i % 200), At: at, Seq: i})
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*trades), "ns/trade")
}

// BenchmarkNewestFirstOfOne adds a day of one wallet's trades of a token, the newest first.
func BenchmarkNewestFirstOfOne(b *testing.B) {
	const trades = 20_000
	for b.Loop() {
		var s window
		for i := range int64(trades) {
			s.add(&Trade{Wallet: 1, At: 1000*Day - i, Seq: i})
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*trades), "ns/trade")
}
