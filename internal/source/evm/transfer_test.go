package evm

import (
	"fmt"
	"math"
	"slices"
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
		{"a tax on the way to the pool", []chainLog{sent(meme, own, pool, 900, 18), sent(meme, own, tax, 100, 18), sale, sent(usdc, pool, own, 90, 6)}, 1000, 90, ""},
		{"a part is sold elsewhere", []chainLog{sent(meme, own, pool, 900, 18), sent(meme, own, tax, 600, 18), sale, sent(usdc, pool, own, 150, 6)}, 900, 90, misfit},
		{"a part becomes liquidity", []chainLog{sent(meme, own, pool, 900, 18), sent(meme, own, tax, 850, 18), sale, sent(usdc, pool, tax, 90, 6)}, 900, 90, misfit},
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
	if out := read(t, w, ""); len(out.trades) != 1 || out.trades[0].Quantity != 950 || w.asked["eth_getLogs"] != 2 {
		t.Errorf("with transfers, of a block whose logs are all read: %v, asked %v", lines(out.trades), w.asked)
	}
}

// TestNeverHeld routes through a token of which a tenth is lost on the way, and through one of which
// nearly a half comes from a pool that is not read: the wallet has transfers of the other token only.
func TestNeverHeld(t *testing.T) {
	t.Parallel()
	own, odds := addressOf('a', 1), addressOf('p', 50)
	w := newWorld()
	w.pool(odds, factoryV2, odd, meme, 0)
	w.contracts[factoryV2] = byPair(map[[2]address]address{{odd, meme}: odds, {odd, weth}: oddPool, {weth, usdc}: pricePool})
	route := []chainLog{swapV2(oddPool, topicV2, -1000, 1, 0, 18), swapV2(odds, topicV2, 900, -50, 0, 18), sent(meme, odds, own, 50, 18)}
	part := []chainLog{swapV2(oddPool, topicV2, -500, 1, 0, 18), swapV2(odds, topicV2, 900, -50, 0, 18), sent(meme, odds, own, 50, 18)}
	w.mine([]swapping{tells(), {trader: 1, log: route[0], more: route[1:]}, {trader: 2, log: route[0], more: route[1:2]}, {trader: 1, log: part[0], more: part[1:]}})
	out := read(t, w, "")
	var of []string
	for _, one := range out.trades {
		of = append(of, fmt.Sprintf("%s %s %v", one.Wallet[41:], one.Side, one.Quantity))
	}
	if fmt.Sprint(of) != "[1 buy 50 2 buy 100 2 buy 50 1 buy 50]" || out.trades[0].AmountUSD != 3000 || math.Abs(out.trades[3].AmountUSD-5400) > 1e-9 {
		t.Errorf("trades %v %v", of, lines(out.trades))
	}
}

// crowd is a transaction of transfers between others, so many that the filter of their block does
// not tell.
func crowd() swapping {
	s := swapping{trader: 99, log: transferred()}
	for i := range 600 {
		l := transferred()
		l.Topics[1] = hash(addressOf('x', i).word())
		s.more = append(s.more, l)
	}
	return s
}

// taxed is a purchase of 1000 of which 950 arrive.
func taxed(trader int) swapping {
	return swapping{
		trader: trader, log: swapV2(solidPool, topicSolidly, -1000, 100, 18, 6),
		more: []chainLog{sent(meme, solidPool, addressOf('a', trader), 950, 18)},
	}
}

// TestRefusedTransfers goes on without transfers where a node refuses them and all logs of a block,
// and counts the trades.
func TestRefusedTransfers(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		refuses       func(asked *filter) bool
		quantity      float64
		unread, calls int
	}{
		// the first 20 blocks at once, which are far from the head
		"none":                 {func(*filter) bool { return false }, 950, 0, 2 * (1 + 5)},
		"several blocks":       {func(f *filter) bool { return f.BlockHash == nil }, 950, 0, 2 * (20 + 5)},
		"all":                  {func(*filter) bool { return true }, 1000, 25, 0},
		"all but whole blocks": {(*filter).transfers, 950, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w, asked := newWorld(), 0 // for transfers, and not refused
			w.refuses = func(f *filter) *nodeError {
				if (f.transfers() || len(f.Topics) == 0) && tt.refuses(f) {
					return &nodeError{Code: -32005, Message: "exceeded max allowed topics"}
				}
				if f.transfers() {
					asked++
				}
				return nil
			}
			for range 20 {
				w.mine([]swapping{taxed(1), crowd()})
			}
			out := &output{t: t}
			r := newReader(t, w, nil, testSettings(t, `{"block_range":20}`))
			for range 6 { // the head comes block by block
				if err := follow(t.Context(), r, out); err != nil {
					t.Fatal(err)
				}
				w.mine([]swapping{taxed(1), crowd()})
			}
			if len(out.trades) != 25 || out.counts[skipUnread] != int64(tt.unread) || asked != tt.calls {
				t.Errorf("%d trades, counts %v, %d calls for transfers, want %d", len(out.trades), out.counts, asked, tt.calls)
			}
			for _, one := range out.trades {
				if one.Quantity != tt.quantity {
					t.Fatalf("trade %+v, want %v", one, tt.quantity)
				}
			}
		})
	}
}

// TestTransfersThatLag has a node that lacks transfers that its blocks have, for some looks or for
// good, and all logs of the blocks for some looks at most.
func TestTransfersThatLag(t *testing.T) {
	t.Parallel()
	own, tax := addressOf('a', 2), addressOf('x', 1)
	sale := swapping{trader: 2, log: swapV2(solidPool, topicSolidly, 900, -90, 18, 6), more: []chainLog{
		sent(meme, own, solidPool, 900, 18), sent(meme, own, tax, 100, 18), sent(usdc, solidPool, own, 90, 6),
	}}
	whole := func(f *filter) bool { return len(f.Topics) == 0 }
	unknown := &nodeError{Code: -32000, Message: "unknown block"}
	for name, lags := range map[string]func(w *world, looks *int){
		"none of them": func(w *world, _ *int) { w.forgets = func(_ *block, f *filter) bool { return f.transfers() } },
		"what was paid": func(w *world, _ *int) {
			w.forgets = func(_ *block, f *filter) bool { return f.transfers() && len(f.Topics) == 2 }
		},
		"what was received": func(w *world, _ *int) {
			w.forgets = func(_ *block, f *filter) bool { return f.transfers() && len(f.Topics) == 3 }
		},
		"the last block of a range": func(w *world, _ *int) {
			w.forgets = func(b *block, f *filter) bool {
				return f.transfers() && b.Number == 3 && f.BlockHash == nil
			}
		},
		"no logs of the block": func(w *world, looks *int) {
			w.forgets = func(b *block, f *filter) bool {
				if whole(f) && b.Number == 1 {
					*looks++
				}
				return (f.transfers() || whole(f)) && *looks <= absences
			}
		},
		"an unknown block": func(w *world, looks *int) {
			w.refuses = func(f *filter) *nodeError {
				if *looks++; (f.transfers() || whole(f)) && *looks <= 14 {
					return unknown
				}
				return nil
			}
		},
		"each twice": func(w *world, looks *int) {
			w.shown = func(b *block) []chainLog {
				if b.Number == 2 {
					*looks++
				}
				if *looks > 2 {
					return b.logs
				}
				return append(slices.DeleteFunc(slices.Clone(b.logs), isRead), b.logs...)
			}
		},
	} {
		for _, far := range []bool{false, true} {
			for _, crowded := range []bool{false, true} {
				t.Run(fmt.Sprintf("%s, far %v, crowded %v", name, far, crowded), func(t *testing.T) {
					t.Parallel()
					w, looks := newWorld(), 0
					for range 3 {
						swaps := []swapping{taxed(1), sale}
						if crowded {
							swaps = append(swaps, crowd())
						}
						if b := w.mine(swaps); b.Bloom.telling() == crowded {
							t.Fatalf("%d bits of the filter", b.Bloom.ones())
						}
					}
					for range map[bool]int{true: 3 * near}[far] {
						w.mine(nil)
					}
					lags(w, &looks)
					out := read(t, w, "")
					var got []float64
					for _, one := range out.trades {
						got = append(got, one.Quantity)
					}
					if want := []float64{950, 1000, 950, 1000, 950, 1000}; !slices.Equal(got, want) || len(out.counts) > 0 || out.progress.Missing != "" {
						t.Errorf("quantities %v, want %v; counts %v, missing: %s", got, want, out.counts, out.progress.Missing)
					}
				})
			}
		}
	}
}

// TestTransfersThatNeverCome has a node without the transfers of a block: the source stays before
// it and says so, until the node has them.
func TestTransfersThatNeverCome(t *testing.T) {
	t.Parallel()
	for _, more := range []int{1, 3 * near} {
		w, has := newWorld(), false
		w.mine([]swapping{taxed(1), crowd()})
		late := w.mine([]swapping{taxed(2), crowd()})
		for range more {
			w.mine([]swapping{taxed(3), crowd()})
		}
		w.forgets = func(b *block, f *filter) bool { return b == late && !has && (f.transfers() || len(f.Topics) == 0) }
		out := &output{t: t}
		r := newReader(t, w, nil, testSettings(t, ""))
		if err := follow(t.Context(), r, out); err != nil {
			t.Fatal(err)
		}
		if out.progress.Position != "block 1" || len(out.trades) != 1 || !strings.Contains(out.progress.Missing, "fewer logs of block 2 than") {
			t.Errorf("with %d blocks behind it: at %s with %d trades, missing: %s", more, out.progress.Position, len(out.trades), out.progress.Missing)
		}
		has = true
		if err := follow(t.Context(), r, out); err != nil {
			t.Fatal(err)
		}
		for _, one := range out.trades {
			if one.Quantity != 950 {
				t.Errorf("trade %+v", one)
			}
		}
		if len(out.trades) != 2+more || out.progress.Missing != "" {
			t.Errorf("%d trades, missing after the transfers came: %s", len(out.trades), out.progress.Missing)
		}
	}
}

// TestNothingMoved has a wallet without transfers in a block whose filter does not tell: only if
// the filter has the wallet, all logs of the block are asked for, which show that none is missing.
func TestNothingMoved(t *testing.T) {
	t.Parallel()
	for _, approves := range []bool{false, true} {
		calls := 0
		for trader := 1; calls == 0; trader++ {
			w, own := newWorld(), addressOf('a', trader)
			swap := swapping{trader: trader, log: swapV2(solidPool, topicSolidly, -1000, 100, 18, 6)}
			if approves {
				swap.more = []chainLog{{Address: meme, Topics: []hash{topic("Approval(address,address,uint256)"), hash(own.word()), {}}}}
			}
			if b := w.mine([]swapping{swap, crowd()}); b.Bloom.may(hash(own.word())) != approves {
				continue // the filter has the wallet by chance
			}
			out := read(t, w, "")
			if len(out.trades) != 1 || out.trades[0].Quantity != 1000 || len(out.counts) > 0 || out.progress.Missing != "" {
				t.Errorf("trades %v, counts %v, missing: %s", lines(out.trades), out.counts, out.progress.Missing)
			}
			calls = w.asked["eth_getLogs"]
		}
		if want := map[bool]int{false: 3, true: 4}[approves]; calls != want {
			t.Errorf("%d calls, want %d", calls, want)
		}
	}
}

// TestFullFilter has a node whose headers have filters with every bit set: the source goes on, with
// the transfers that the node returns, and without those that it has not.
func TestFullFilter(t *testing.T) {
	t.Parallel()
	w := newWorld()
	for _, one := range []swapping{taxed(1), {trader: 2, log: swapV2(solidPool, topicSolidly, -1000, 100, 18, 6)}} {
		b := w.mine([]swapping{one})
		for i := range b.Bloom {
			b.Bloom[i] = 0xff
		}
	}
	out := read(t, w, "")
	if len(out.trades) != 2 || out.trades[0].Quantity != 950 || out.trades[1].Quantity != 1000 || out.progress.Missing != "" {
		t.Errorf("trades %v, missing: %s", lines(out.trades), out.progress.Missing)
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
