package evm

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// sent is the log of a transfer of n units × 10^scale.
func sent(token, from, to address, n int64, scale int) chainLog {
	w := units(n, scale)
	return chainLog{Address: token, Topics: []hash{topicTransfer, hash(from.word()), hash(to.word())}, Data: w[:]}
}

// TestMoved stores what moved to and from the wallet, as far as it fits what was swapped.
func TestMoved(t *testing.T) {
	t.Parallel()
	own, pool, tax := addressOf('a', 1), solidPool, addressOf('x', 1)
	buy := swapV2(solidPool, topicSolidly, -1000, 100, 18, 6)
	sale := swapV2(solidPool, topicSolidly, 900, -90, 18, 6)
	const none, misfit = "stored as swapped: the wallet has transfers, and none of the token", "stored as swapped: transfers of the wallet do not fit its swaps"
	tests := []struct {
		name          string
		logs          []chainLog
		quantity, usd float64
		reason        string
	}{
		{"all arrives", []chainLog{buy, sent(meme, pool, own, 1000, 18), sent(usdc, own, pool, 100, 6)}, 1000, 100, ""},
		{"a tax on the way to the wallet", []chainLog{buy, sent(meme, pool, own, 950, 18), sent(meme, pool, tax, 50, 18)}, 950, 100, ""},
		{"a tax on the way to the pool", []chainLog{sent(meme, own, pool, 900, 18), sent(meme, own, tax, 100, 18), sale}, 1000, 90, ""},
		{"a hook takes of what was paid", []chainLog{sale, sent(usdc, pool, tax, 9, 6), sent(usdc, pool, own, 81, 6), sent(meme, own, pool, 900, 18)}, 900, 81, ""},
		{"a router's fee", []chainLog{buy, sent(usdc, own, tax, 10, 6), sent(usdc, own, pool, 100, 6), sent(meme, pool, own, 1000, 18)}, 1000, 110, ""},
		{"in two parts, one of which goes back", []chainLog{buy, sent(meme, pool, own, 600, 18), sent(meme, pool, own, 500, 18), sent(meme, own, tax, 150, 18)}, 950, 100, ""},
		{"no transfer", []chainLog{buy}, 1000, 100, ""},
		{"to another wallet", []chainLog{buy, sent(usdc, own, pool, 100, 6), sent(meme, pool, tax, 1000, 18)}, 1000, 100, none},
		{"more than was bought", []chainLog{buy, sent(meme, pool, own, 1001, 18)}, 1000, 100, misfit},
		{"less than half", []chainLog{buy, sent(meme, pool, own, 499, 18)}, 1000, 100, misfit},
		{"passed on at once", []chainLog{buy, sent(meme, pool, own, 1000, 18), sent(meme, own, tax, 1000, 18)}, 1000, 100, misfit},
		{"more than twice what was sold", []chainLog{sent(meme, own, tax, 1801, 18), sale}, 900, 90, misfit},
		{"the wallet pays itself besides", []chainLog{buy, sent(meme, pool, own, 1000, 18), sent(usdc, own, pool, 200, 6)}, 1000, 100, ""},
		{"a transfer of another standard", []chainLog{buy, {Address: meme, Topics: []hash{topicTransfer, {}, hash(own.word()), {5}}}}, 1000, 100, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld()
			w.mine([]swapping{{trader: 1, log: tt.logs[0], more: tt.logs[1:]}})
			out := read(t, w, "")
			if len(out.trades) != 1 {
				t.Fatalf("trades %v, counts %v", lines(out.trades), out.counts)
			}
			one := out.trades[0]
			if math.Abs(one.Quantity-tt.quantity) > 1e-9 || math.Abs(one.AmountUSD-tt.usd) > 1e-9 || math.Abs(one.PriceUSD-0.1) > 1e-9 {
				t.Errorf("%v for %v USD at %v, want %v for %v", one.Quantity, one.AmountUSD, one.PriceUSD, tt.quantity, tt.usd)
			}
			if len(out.counts) != len(tt.reason)/max(1, len(tt.reason)) || tt.reason != "" && out.counts[tt.reason] != 1 {
				t.Errorf("counts %v, want %q", out.counts, tt.reason)
			}
		})
	}
	w := newWorld()
	w.mine([]swapping{{trader: 1, log: buy, more: []chainLog{sent(meme, pool, own, 950, 18)}}})
	if out := read(t, w, `{"transfers":false}`); len(out.trades) != 1 || out.trades[0].Quantity != 1000 || len(out.counts) != 0 || w.asked["eth_getLogs"] != 1 {
		t.Errorf("without transfers: %v, counts %v, asked %v", lines(out.trades), out.counts, w.asked)
	}
}

// TestNeverHeld routes through a token of which a tenth is lost on the way: the wallet has
// transfers of the other token only.
func TestNeverHeld(t *testing.T) {
	t.Parallel()
	own, odds := addressOf('a', 1), addressOf('p', 50)
	w := newWorld()
	w.pool(odds, factoryV2, odd, meme, 0)
	w.contracts[factoryV2] = byPair(map[[2]address]address{{odd, meme}: odds, {odd, weth}: oddPool, {weth, usdc}: pricePool})
	route := []chainLog{swapV2(oddPool, topicV2, -1000, 1, 0, 18), swapV2(odds, topicV2, 900, -50, 0, 18), sent(meme, odds, own, 50, 18)}
	w.mine([]swapping{tells(), {trader: 1, log: route[0], more: route[1:]}, {trader: 2, log: route[0], more: route[1:2]}})
	out := read(t, w, "")
	var of []string
	for _, one := range out.trades {
		of = append(of, fmt.Sprintf("%s %s %v", one.Wallet[41:], one.Side, one.Quantity))
	}
	if fmt.Sprint(of) != "[1 buy 50 2 buy 100 2 buy 50]" || out.trades[0].AmountUSD != 3000 {
		t.Errorf("trades %v %v", of, lines(out.trades))
	}
}

// reticent is a node that refuses to return transfers, of several blocks or at all.
type reticent struct {
	*world
	refuses func(filter string) bool
	refused int
	asked   int // calls for transfers that are not refused
}

func (r *reticent) exchange(ctx context.Context, request []byte) ([]byte, error) {
	n := bytes.Count(request, []byte(topicTransfer.String()))
	if n == 0 || !r.refuses(string(request)) {
		r.asked += n
		return r.world.exchange(ctx, request)
	}
	r.refused++
	var calls []struct{ ID int }
	if err := json.Unmarshal(request, &calls); err != nil {
		return nil, err // of transfers there are two calls at least
	}
	out := make([]map[string]any, len(calls))
	for i, c := range calls {
		out[i] = map[string]any{"jsonrpc": "2.0", "id": c.ID, "error": &nodeError{Code: -32005, Message: "exceeded max allowed topics"}}
	}
	return json.Marshal(out)
}

// TestRefusedTransfers goes on without transfers where a node refuses them, and counts the trades.
func TestRefusedTransfers(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		refuses       func(filter string) bool
		quantity      float64
		unread, calls int
	}{
		// the first 35 blocks at once
		"none":           {func(string) bool { return false }, 950, 0, 2 * (1 + 5)},
		"several blocks": {func(f string) bool { return strings.Contains(f, "fromBlock") }, 950, 0, 2 * (35 + 5)},
		"all":            {func(string) bool { return true }, 1000, 40, 0},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld()
			own := addressOf('a', 1)
			swap := swapping{trader: 1, log: swapV2(solidPool, topicSolidly, -1000, 100, 18, 6), more: []chainLog{sent(meme, solidPool, own, 950, 18)}}
			for range 35 {
				w.mine([]swapping{swap})
			}
			node, out := &reticent{world: w, refuses: tt.refuses}, &output{t: t}
			r := newReader(t, node, nil, testSettings(t, `{"block_range":35}`))
			for range 6 { // the head comes block by block
				if err := follow(t.Context(), r, out); err != nil {
					t.Fatal(err)
				}
				w.mine([]swapping{swap})
			}
			if len(out.trades) != 40 || out.counts[skipUnread] != int64(tt.unread) || node.asked != tt.calls {
				t.Errorf("%d trades, counts %v, %d calls for transfers, want %d", len(out.trades), out.counts, node.asked, tt.calls)
			}
			for _, one := range out.trades {
				if one.Quantity != tt.quantity {
					t.Fatalf("trade %+v, want %v", one, tt.quantity)
				}
			}
		})
	}
}

// TestManyWallets asks for the transfers of as many wallets at once as nodes allow.
func TestManyWallets(t *testing.T) {
	t.Parallel()
	w := newWorld()
	var swaps []swapping
	for i := range 2*maxWallets + 1 {
		own := addressOf('a', i+1)
		swaps = append(swaps, swapping{trader: i + 1, log: swapV2(solidPool, topicSolidly, -1000, 100, 18, 6), more: []chainLog{sent(meme, solidPool, own, 950, 18)}})
	}
	w.mine(swaps)
	out := read(t, w, "")
	for _, one := range out.trades {
		if one.Side != smartmoney.Buy || one.Quantity != 950 {
			t.Fatalf("trade %+v", one)
		}
	}
	if len(out.trades) != len(swaps) || w.asked["eth_getLogs"] != 1+2*3 {
		t.Errorf("%d trades, %d calls", len(out.trades), w.asked["eth_getLogs"])
	}
}
