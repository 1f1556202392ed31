package evm

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
)

// expected returns the trades of a world's chain, computed from what its swaps are known to be.
func expected(w *world, from, keep int) []string {
	type leg struct {
		block         int
		line          string
		needs         float64 // amount of the native coin; 0: none
		usd, quantity float64
		price         float64 // that it tells
	}
	var legs []leg
	for _, b := range w.canonical[min(from, len(w.canonical)):] {
		for _, l := range b.logs {
			one := leg{block: int(b.Number)}
			s, reason := decodeSwap(&l)
			if reason != "" {
				continue
			}
			a0, a1 := amount(s.amount0, 0), amount(s.amount1, 0)
			name := func(side, token string) string {
				return fmt.Sprintf("%s:%d %s %s %s %d", l.TxHash, *l.Index, b.Transactions[*l.TxIndex].From, side, token, b.Number)
			}
			side := func(sold bool) string {
				if sold {
					return "sell"
				}
				return "buy"
			}
			switch l.Address {
			case pricePool:
				one.price = math.Abs(a1/1e6) / math.Abs(a0/1e18)
			case tokenPool:
				one.line, one.quantity, one.needs = name(side(a0 > 0), meme.String()), math.Abs(a0/1e18), math.Abs(a1/1e18)
			case oddPool:
				one.line, one.quantity, one.needs = name(side(a0 > 0), odd.String()), math.Abs(a0), math.Abs(a1/1e18)
			case solidPool:
				one.line, one.quantity, one.usd = name(side(a0 > 0), meme.String()), math.Abs(a0/1e18), math.Abs(a1/1e6)
			default:
				continue
			}
			legs = append(legs, one)
		}
	}
	var lines []string
	price := 0.0
	for i, one := range legs {
		if one.price > 0 {
			price = one.price
		}
		value := one.usd
		if one.needs > 0 {
			if price == 0 {
				for _, later := range legs[i:] {
					if later.price > 0 && later.block < one.block+keep {
						price = later.price
						break
					}
				}
			}
			value = one.needs * price
		}
		if one.line != "" && value > 0 {
			lines = append(lines, fmt.Sprintf("%s %.6g %.6g", one.line, one.quantity, value))
		}
	}
	return lines
}

func lines(trades []smartmoney.Trade) []string {
	var all []string
	for _, t := range trades {
		all = append(all, fmt.Sprintf("%s %s %s %s %d %.6g %.6g", t.ID, t.Wallet, t.Side, t.Token, t.Block, t.Quantity, t.AmountUSD))
	}
	return all
}

func compareLines(t interface {
	Helper()
	Fatalf(string, ...any)
}, got, want []string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Fatalf("%d trades, want %d:\n%s\nwant\n%s", len(got), len(want), strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// anySwap draws a swap of any pool.
func anySwap(t *rapid.T) swapping {
	sign := int64(1)
	if rapid.Bool().Draw(t, "sell") {
		sign = -1
	}
	n := rapid.Int64Range(1, 9).Draw(t, "n")
	s := swapping{trader: rapid.IntRange(1, 30).Draw(t, "trader")}
	switch rapid.IntRange(0, 7).Draw(t, "pool") {
	case 0:
		s.log = swapV2(pricePool, topicV2, -sign*n, sign*(3000+n)*n, 18, 6)
	case 1, 2:
		s.log = swapV3(tokenPool, sign*1000*n, -sign*n, 18, 18)
	case 3:
		s.log = swapV2(oddPool, topicV2, sign*n, -sign*n, 0, 18)
	case 4:
		s.log = swapV2(solidPool, topicSolidly, sign*n, -sign*n*100, 18, 6)
	case 5:
		s.log = swapV2(impostor, topicV2, sign*1_000_000, -sign*n, 6, 18)
	case 6:
		s.log = swapV2(noPool, topicV2, sign*1_000_000, -sign*n, 6, 18)
	default:
		s.log = swapV2(mutePool, topicV2, sign*1_000_000, -sign*n, 6, 18)
	}
	return s
}

// TestFollowsAnyChain reads chains that grow and reorganise, from nodes that lag, fail and refuse ranges, with a reader
// that fails between steps: in the end, the log has the trades of the chain, once each and in its order.
func TestFollowsAnyChain(t *testing.T) {
	t.Parallel()
	db, chainID := testkit.SQLite(t), 1000
	const keep = 24
	rapid.Check(t, func(rt *rapid.T) {
		w, out := newWorld(), &output{t: t}
		chainID++ // what was stored in another check is of another chain
		w.chainID = chainID
		settings := testSettings(t, fmt.Sprintf(`{"chain_id":%d,"keep_blocks":%d,"block_range":%d}`, chainID, keep, rapid.IntRange(1, 40).Draw(rt, "range")))
		w.ranges = rapid.IntRange(0, 8).Draw(rt, "node's range")
		r := newReader(rt, w, db, settings)
		for range rapid.IntRange(1, 12).Draw(rt, "rounds") {
			depth := min(rapid.SampledFrom([]int{0, 0, 1, 3, 20}).Draw(rt, "depth"), len(w.canonical)-1)
			var dropped []swapping
			for _, b := range w.canonical[len(w.canonical)-depth:] {
				for i, l := range b.logs {
					dropped = append(dropped, swapping{trader: int(b.Transactions[i].From[19]), log: l, tx: l.TxHash})
				}
			}
			w.reorganise(depth)
			for range depth + rapid.IntRange(0, 30).Draw(rt, "blocks") {
				var swaps []swapping
				for range rapid.IntRange(0, 3).Draw(rt, "swaps") {
					if len(dropped) > 0 && rapid.Bool().Draw(rt, "again") {
						swaps, dropped = append(swaps, dropped[0]), dropped[1:]
					} else {
						swaps = append(swaps, anySwap(rt))
					}
				}
				w.mine(swaps)
			}
			faults := rapid.IntRange(0, 12).Draw(rt, "faults")
			w.behind = rapid.SampledFrom([]int{0, 0, 2, 30}).Draw(rt, "behind")
			w.fewer = rapid.SampledFrom([]int{0, 1, 40}).Draw(rt, "fewer")
			w.fault = func(method string) (any, bool) {
				if faults == 0 || rapid.IntRange(0, 3).Draw(rt, "fault") > 0 {
					return nil, false
				}
				faults--
				return rapid.SampledFrom([]any{nil, struct{}{}}).Draw(rt, "kind"), true
			}
			appends := rapid.IntRange(0, 5).Draw(rt, "appends")
			if rapid.IntRange(0, 3).Draw(rt, "crash") == 0 {
				out.fail = func() error {
					if appends--; appends < 0 {
						return errDown
					}
					return nil
				}
			}
			if err := follow(t.Context(), r, out); err != nil {
				r = newReader(rt, w, db, settings)
			}
			out.fail = nil
		}
		w.behind, w.fewer, w.fault = 0, 0, nil
		w.mine(nil)
		if err := follow(t.Context(), r, out); err != nil {
			rt.Fatal(err)
		}
		for range keep + 1 { // blocks that wait for a price do so no longer
			w.mine(nil)
		}
		if err := follow(t.Context(), r, out); err != nil {
			rt.Fatal(err)
		}
		rt.Logf("progress %+v, head %d, done %v", out.progress, len(w.canonical)-1, r.done.tip())
		compareLines(rt, lines(out.trades), expected(w, 0, keep))
	})
}
