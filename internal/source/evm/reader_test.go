package evm

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// chainAct is what a wallet did in a transaction of a world.
type chainAct struct {
	block          int
	tx, wallet     string
	token          address // zero: none
	received, paid float64
	usd, ether     float64 // paid for the token, less what was got for it
	coin           bool    // some of it in the native coin
	point          smartmoney.PricePoint
}

// tokenOf returns the token that a known pool of a world trades, zero if none.
func tokenOf(pool address) address {
	switch pool {
	case tokenPool, solidPool:
		return meme
	case oddPool:
		return odd
	}
	return address{}
}

// actOf sums the logs of a transaction up, which are of one token.
func actOf(b *block, logs []chainLog) *chainAct {
	one := &chainAct{block: int(b.Number), tx: logs[0].TxHash.String(), wallet: b.Transactions[*logs[0].TxIndex].From.String()}
	coin, stable := 0.0, 0.0
	for i := range logs {
		s, reason := decodeSwap(&logs[i])
		if reason != "" {
			continue
		}
		a0, a1 := importer.Whole(s.amount0, 0), importer.Whole(s.amount1, 0)
		switch logs[i].Address {
		case pricePool:
			coin, stable = coin+a0/1e18, stable+a1/1e6
		case tokenPool:
			a0, one.ether, one.coin = a0/1e18, one.ether+a1/1e18, true
		case oddPool:
			one.ether, one.coin = one.ether+a1/1e18, true
		case solidPool:
			a0, one.usd = a0/1e18, one.usd+a1/1e6
		}
		if token := tokenOf(logs[i].Address); token != (address{}) {
			one.token, one.received, one.paid = token, one.received+max(-a0, 0), one.paid+max(a0, 0)
		}
	}
	if coin*stable < 0 && math.Abs(stable) >= 1 {
		slot := smartmoney.PriceSlot(time.Unix(int64(b.Time), 0))
		one.point = smartmoney.PricePoint{Slot: slot, PriceUSD: math.Abs(stable / coin), AmountUSD: math.Abs(stable)}
	}
	return one
}

// line returns the act's trade at a price of the native coin, "" if it has none.
func (c *chainAct) line(price float64) string {
	left, usd := c.received-c.paid, c.usd+c.ether*price
	side := "buy"
	if left < 0 {
		side, usd = "sell", -usd
	}
	passed := c.received > 0 && c.paid > 0 && 20*math.Abs(left) <= max(c.received, c.paid)
	if left == 0 || passed || usd < 1e-9 || c.coin && price == 0 {
		return ""
	}
	return fmt.Sprintf("%s:%s %s %s %s %d %.6g %.6g", c.tx, c.token, c.wallet, side, c.token, c.block, math.Abs(left), usd)
}

// expected returns the trades of a world's chain, computed from what its swaps are known to be.
func expected(w *world, from, keep int) []string {
	var acts []*chainAct
	for _, b := range w.canonical[min(from, len(w.canonical)):] {
		for first := 0; first < len(b.logs); {
			end := first + 1
			for end < len(b.logs) && b.logs[end].TxHash == b.logs[first].TxHash {
				end++
			}
			acts = append(acts, actOf(b, b.logs[first:end]))
			first = end
		}
	}
	var lines []string
	var points smartmoney.PricePoints
	for i, one := range acts {
		if one.point.AmountUSD > 0 {
			points = points.Add(one.point, smartmoney.MostPoints)
		}
		price := points.Quoted()
		for _, later := range acts[i:] {
			if price == 0 && later.block < one.block+keep {
				price = later.point.PriceUSD
			}
		}
		if line := one.line(price); line != "" {
			lines = append(lines, line)
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

// anySwap draws a transaction of one to three swaps, which are of one token.
func anySwap(t *rapid.T) swapping {
	s := swapping{trader: rapid.IntRange(1, 30).Draw(t, "trader"), log: anyLeg(t)}
	token := tokenOf(s.log.Address)
	for range rapid.SampledFrom([]int{0, 0, 0, 1, 2}).Draw(t, "more") {
		next := anyLeg(t)
		if own := tokenOf(next.Address); token == (address{}) || own == (address{}) || own == token {
			if s.more = append(s.more, next); token == (address{}) {
				token = own
			}
		}
	}
	return s
}

// anyLeg draws a swap of any pool.
func anyLeg(t *rapid.T) chainLog {
	sign := int64(1)
	if rapid.Bool().Draw(t, "sell") {
		sign = -1
	}
	n := rapid.Int64Range(1, 9).Draw(t, "n")
	switch rapid.IntRange(0, 7).Draw(t, "pool") {
	case 0:
		return swapV2(pricePool, topicV2, -sign*n, sign*(3000+n)*n, 18, 6)
	case 1, 2:
		return swapV3(tokenPool, sign*1000*n, -sign*n, 18, 18)
	case 3:
		return swapV2(oddPool, topicV2, sign*n, -sign*n, 0, 18)
	case 4:
		return swapV2(solidPool, topicSolidly, sign*n, -sign*n*100, 18, 6)
	case 5:
		return swapV2(impostor, topicV2, sign*1_000_000, -sign*n, 6, 18)
	case 6:
		return swapV2(noPool, topicV2, sign*1_000_000, -sign*n, 6, 18)
	default:
		return swapV2(mutePool, topicV2, sign*1_000_000, -sign*n, 6, 18)
	}
}

// TestFollowsAnyChain reads chains that grow and reorganise, from nodes that lag, fail and refuse
// ranges, with a reader that fails between steps: in the end, the log has the trades of the chain,
// once each and in its order.
func TestFollowsAnyChain(t *testing.T) {
	t.Parallel()
	db, chainID := testkit.SQLite(t).DB, 1000
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
				for _, tx := range b.Transactions {
					again := w.made[tx.Hash]
					again.tx = tx.Hash
					dropped = append(dropped, again)
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
