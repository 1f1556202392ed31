package detect

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// plainly adds up what spending does, trade by trade.
func plainly(trades []smartTrade, p *Profile, after int64) (usd float64, some bool) {
	for _, k := range slices.Backward(trades) {
		if k.at > after && p.Qualifies(k.row) {
			usd, some = usd+k.amount, true
		}
	}
	return usd, some
}

// drawAmounts draws where amounts come from: dust of one size or several, such as ends in half a unit
// of a sum, and whatever a float can be.
func drawAmounts(rt *rapid.T, random *rand.Rand) func() float64 {
	power := func() float64 { return math.Ldexp(1, rapid.IntRange(-60, 4).Draw(rt, "power of two")) }
	size := rapid.SampledFrom([]float64{0.0001, 0.00125, 0.1, 1e-15, 5e-324, 1e-308, 1e300, 25, power(), power() * 1.5}).Draw(rt, "amount")
	switch rapid.IntRange(0, 3).Draw(rt, "amounts") {
	case 0:
		return func() float64 { return size }
	case 1:
		return func() float64 { return size * (0.5 + random.Float64()) }
	case 2: // odd multiples of one unit
		return func() float64 { return size * float64(1+2*random.IntN(8)) }
	default:
		return func() float64 { return math.Ldexp(1+float64(random.IntN(4))/4, -random.IntN(70)) }
	}
}

// Sums of a wallet's trades are, to the last bit, those that its trades add up to one by one,
// whatever comes late, is taken back or expires, and after a restart, in which a wallet has the
// trades left.
func TestSumsAreThoseOfTheTrades(t *testing.T) {
	rows := []*Row{
		{Trades: 9, Closed: 4, Winning: 3, Tokens: 5, BuyVolume: 10, Score: 0.5}, {Trades: 1, Closed: 4, Winning: 1, Tokens: 5, BuyVolume: 90, Score: 0.7},
		{Trades: 9, Closed: 0, Tokens: 2, BuyVolume: 50, Score: 0.2}, {Trades: 5, Closed: 9, Winning: 9, Tokens: 9, BuyVolume: 20, Score: 0.6},
	}
	steps := 0
	rapid.Check(t, func(rt *rapid.T) {
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 0))
		w := new(walletTrades)
		var left []smartTrade // as the log has them
		seq, now := int64(0), int64(1_000_000)
		for range rapid.IntRange(1, 12).Draw(rt, "bursts") {
			amount, row := drawAmounts(rt, random), rapid.IntRange(0, len(rows)).Draw(rt, "row")
			late := rapid.SampledFrom([]int64{1, 1, 3, 300, 30_000}).Draw(rt, "late")
			for range rapid.SampledFrom([]int{1, 10, 200, 1500, 4000}).Draw(rt, "trades") {
				seq++
				now += random.Int64N(3)
				k := smartTrade{at: now - random.Int64N(late), seq: seq, amount: amount()}
				if k.row = rows[random.IntN(len(rows))]; row < len(rows) {
					k.row = rows[row]
				}
				w.add(k)
				left = append(left, k)
				if random.IntN(200) == 0 { // in between, so that runs are there to be forgotten
					s := spending{walletTrades: w, p: new(Profile), after: now - random.Int64N(10_000), enough: math.Inf(1)}
					s.sum()
				}
			}
			switch rapid.IntRange(0, 4).Draw(rt, "then") {
			case 0:
				one := rapid.SampledFrom([]int64{2, 50, 1000}).Draw(rt, "one taken back of")
				taken := func(k smartTrade) bool { return k.seq%one == 0 }
				w.remove(taken)
				left = slices.DeleteFunc(left, taken)
			case 1:
				before := now - rapid.Int64Range(0, 5000).Draw(rt, "expire")
				w.expire(before)
				left = slices.DeleteFunc(left, func(k smartTrade) bool { return k.at <= before })
			case 2:
				w = new(walletTrades)
				for _, k := range left {
					w.add(k)
				}
			}
			ordered := slices.Clone(left)
			slices.SortStableFunc(ordered, func(a, b smartTrade) int { return cmp.Compare(a.at, b.at) })
			for range 6 {
				p := &Profile{
					MinTrades: uint32(random.IntN(2) * 4), MinTokens: uint32(random.IntN(2) * 4), MaxBuyVolume: float64(100 - random.IntN(2)*45),
					MinScore: float64(random.IntN(2)) * 0.55, MinWinRate: float64(random.IntN(3)) / 4, MinClosed: uint32(random.IntN(2)),
				}
				if random.IntN(2) == 0 {
					p = &Profile{MaxBuyVolume: math.Inf(1)}
				}
				after := now - random.Int64N(20_000)
				want, wantSome := plainly(ordered, p, after)
				usd, some := w.spent(p, after, math.Inf(1))
				if math.Float64bits(usd) != math.Float64bits(want) || some != wantSome {
					rt.Fatalf("%d trades add up to %v (%v), want %v (%v)", len(left), usd, some, want, wantSome)
				}
				for _, p.MinUSD = range []float64{want, math.Nextafter(want, 0), math.Nextafter(want, math.Inf(1)), want * random.Float64(), 0} {
					if p.MinUSD <= math.MaxFloat64 && w.counts(p, after) != (wantSome && want >= p.MinUSD) {
						rt.Fatalf("%d trades that add up to %v count for %v: %v", len(left), want, p.MinUSD, w.counts(p, after))
					}
				}
			}
		}
		for i := range w.earlier {
			if r := w.earlier[i].run; r != nil {
				steps += len(r.steps)
			}
		}
	})
	if steps == 0 {
		t.Error("no run was added in one step: the test proves nothing")
	}
}

// A run adds what its trades add, also to sums that are a few units from the end of their binade:
// among the least floats, in the middle, and where they end in infinity.
func TestRunsAtTheEndOfABinade(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		exponent := rapid.SampledFrom([]int{-1074, -1073, -1000, -40, 0, 5, 970}).Draw(rt, "unit") // 2 to the power of it
		unit := math.Ldexp(1, exponent)
		top := math.Ldexp(unit, 53) // the end of the binade that has the unit
		w := new(walletTrades)
		for i := range 2*blockTrades + 1 {
			k := smartTrade{at: int64(i), seq: int64(i), row: new(Row)}
			if rapid.IntRange(0, 30).Draw(rt, "any") == 0 {
				k.amount = float64(rapid.IntRange(1, 7).Draw(rt, "quarters")) * unit / 4
			}
			w.add(k)
		}
		for below := range uint64(12) {
			s := spending{walletTrades: w, p: new(Profile), after: -1, enough: math.Inf(1)}
			s.usd = math.Float64frombits(math.Float64bits(top) - below)
			want := s.usd
			for _, k := range slices.Backward(w.earlier[0].trades) {
				want += k.amount
			}
			if s.addRun(0, 0); math.Float64bits(s.usd) != math.Float64bits(want) {
				rt.Fatalf("%d units below %v: %v, want %v", below, top, s.usd, want)
			}
		}
	})
}

// What a trade costs does not grow with the trades of the window, however they come and whatever
// the sum is close to: it is counted in trades and runs read.
func TestDustCostsNoMoreInALongWindow(t *testing.T) {
	const amount = 0.0001
	row := func(i int) *Row { return &Row{Trades: uint32(i), Score: 0.5} }
	for name, of := range map[string]struct {
		at     func(i, window int) int64
		window bool    // its first trade moves with each trade
		least  float64 // of the dust in the window, what a wallet needs
		rows   int     // trades with one row
		p      Profile
	}{
		"all of it":             {least: 2},
		"its first trade moves": {window: true, least: 2},
		"close to enough":       {window: true, least: 1},
		"just enough":           {window: true, least: 1 - 1e-9},
		"no row qualifies":      {window: true, least: 2, p: Profile{MinScore: 0.7}},
		"none need be enough":   {window: true, p: Profile{MinScore: 0.7}},
		"many rows":             {window: true, least: 2, rows: 14},
		"few rows qualify":      {window: true, least: 2, rows: 14, p: Profile{MinTrades: 2_500}},
		"newest first":          {at: func(i, n int) int64 { return int64(4*n - i) }, least: 2},
		"from both ends":        {at: func(i, n int) int64 { return int64(2*n + i*(i%2*2-1)) }, least: 2},
	} {
		t.Run(name, func(t *testing.T) {
			var reads []int
			for _, n := range []int{2_500, 20_000} {
				w := new(walletTrades)
				trades, of := 2*n, of
				if of.at == nil {
					of.at = func(i, _ int) int64 { return int64(i) }
				}
				of.p.MaxBuyVolume = math.Inf(1)
				var r *Row
				read := 0
				for i := range trades {
					if r == nil || of.rows > 0 && i%of.rows == 0 {
						r = row(i)
					}
					w.add(smartTrade{at: of.at(i, trades), seq: int64(i), amount: amount, row: r})
					after := int64(math.MinInt64)
					if of.window {
						after = int64(i - n)
					}
					s := spending{walletTrades: w, p: &of.p, after: after, enough: of.least * float64(n) * amount}
					s.sum()
					read += s.read
				}
				reads = append(reads, read/trades)
			}
			t.Logf("read for each trade: %d with few, %d with many", reads[0], reads[1])
			if reads[1] > 2*reads[0]+200 {
				t.Errorf("%d are read for each trade in a long window, %d in one of an eighth", reads[1], reads[0])
			}
		})
	}
}
