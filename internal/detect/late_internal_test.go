package detect

import (
	"math"
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
			for k, trade := range w.trades {
				if trade.at != times[k] || k > 0 && trade.at == w.trades[k-1].at && trade.seq < w.trades[k-1].seq {
					rt.Fatalf("wallet %d: trade %d at %d, want %d", w.wallet, k, trade.at, times[k])
				}
				kept--
			}
		}
		if kept != 0 {
			rt.Fatalf("%d trades too few are kept", kept)
		}
	})
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
