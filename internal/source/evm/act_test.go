package evm

import (
	"fmt"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// operation is the log that ends an account's user operation.
func operation(entryPoint address, account int) chainLog {
	return chainLog{Address: entryPoint, Topics: []hash{topicUserOperation, {1}, hash(addressOf('a', account).word()), {}}, Data: make(data, 128)}
}

// begins is the log by which an EntryPoint begins with the operations of a call.
func begins(entryPoint address) chainLog {
	return chainLog{Address: entryPoint, Topics: []hash{topicBeforeUserOps}}
}

// buys is a purchase of n tokens for 100 USD each.
func buys(n int64) chainLog { return swapV2(solidPool, topicSolidly, -n, 100*n, 18, 6) }

// TestUserOperations nets a bundle's swaps by the accounts whose operations they are, if a known
// EntryPoint says so.
func TestUserOperations(t *testing.T) {
	t.Parallel()
	known, _ := parseAddress(presetEntryPoints()[1])
	other := addressOf('e', 1)
	tests := []struct {
		name, settings string
		logs           []chainLog
		want           string // wallet and quantity of each trade
	}{
		{"two accounts and the bundler", "", []chainLog{buys(1), operation(known, 2), buys(3), buys(1), operation(known, 3), buys(5)}, "2:1 3:4 9:5"},
		{"one account twice", "", []chainLog{buys(1), operation(known, 2), buys(3), operation(known, 2)}, "2:4"},
		{"what the bundler did before", "", []chainLog{buys(1), begins(known), buys(3), operation(known, 2), buys(5), begins(known), buys(1), operation(known, 3)}, "9:6 2:3 3:1"},
		{"another contract begins inside", "", []chainLog{buys(1), begins(other), buys(3), operation(known, 2)}, "2:4"},
		{"another contract says so", "", []chainLog{buys(1), operation(other, 2)}, "9:1"},
		{"a listed contract says so", `{"entry_points":"` + other.String() + `"}`, []chainLog{buys(1), operation(other, 2), buys(3), operation(known, 3)}, "2:1 3:3"},
		{"another contract says so inside", "", []chainLog{buys(1), operation(other, 2), operation(known, 3)}, "3:1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld()
			w.mine([]swapping{{trader: 9, log: tt.logs[0], more: tt.logs[1:]}})
			out := read(t, w, tt.settings)
			var got []string
			for _, one := range out.trades {
				var wallet int
				for n := range 10 {
					if one.Wallet == addressOf('a', n).String() {
						wallet = n
					}
				}
				got = append(got, fmt.Sprintf("%d:%v", wallet, one.Quantity))
				id := one.TxHash + ":" + meme.String()
				if wallet != 9 {
					id += ":" + one.Wallet
				}
				if one.ID != id {
					t.Errorf("id %s, want %s", one.ID, id)
				}
			}
			if s := strings.Join(got, " "); s != tt.want {
				t.Errorf("trades %s, want %s, counts %v", s, tt.want, out.counts)
			}
		})
	}
}

// TestRemovedLiquidity skips the swaps of a pool that lost liquidity in the same transaction.
func TestRemovedLiquidity(t *testing.T) {
	t.Parallel()
	id := hash{7}
	change := func(at address, topic hash, topics int, words ...word) chainLog {
		l := chainLog{Address: at, Topics: make([]hash, topics)}
		if l.Topics[0] = topic; topics > 1 {
			l.Topics[1] = id
		}
		for _, w := range words {
			l.Data = append(l.Data, w[:]...)
		}
		return l
	}
	tests := []struct {
		name    string
		log     chainLog
		removed bool
	}{
		{"v2", change(solidPool, topicBurnV2, 3, argument(5), argument(0)), true},
		{"solidly", change(solidPool, topicBurnSolidly, 3, argument(0), argument(5)), true},
		{"v3", change(solidPool, topicBurnV3, 4, argument(5), argument(0), argument(0)), true},
		{"v3, of nothing", change(solidPool, topicBurnV3, 4, argument(0), argument(0), argument(0)), false},
		{"another pool", change(tokenPool, topicBurnV2, 3, argument(5), argument(5)), false},
		{"without data", change(solidPool, topicBurnV2, 3), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld()
			w.mine([]swapping{{trader: 1, log: buys(1), more: []chainLog{tt.log}}, {trader: 2, log: buys(2)}})
			out := read(t, w, "")
			if skipped := out.counts[skipRemoved]; len(out.trades) != 2-int(skipped) || (skipped == 1) != tt.removed {
				t.Errorf("trades %v, counts %v", lines(out.trades), out.counts)
			}
		})
	}
	for delta, want := range map[int64]bool{-5: true, 0: false, 5: false} {
		pools := removedFrom([]chainLog{change(manager, topicModifyV4, 3, argument(-10), argument(10), argument(delta), argument(0))})
		if _, removed := pools[v4Pool(manager, id)]; removed != want || len(pools) > 1 {
			t.Errorf("ModifyLiquidity by %d removes from %v", delta, pools)
		}
	}
}

// TestManyLegs skips all that a wallet swaps in a transaction of more swaps than are netted.
func TestManyLegs(t *testing.T) {
	t.Parallel()
	w := newWorld()
	many := make([]chainLog, maxLegs+2)
	for i := range many {
		many[i] = buys(1)
	}
	w.mine([]swapping{{trader: 1, log: buys(1), more: many}, {trader: 2, log: buys(2)}})
	out := read(t, w, "")
	if len(out.trades) != 1 || out.counts[skipLegs] != 1 || len(out.rejects) != 1 || out.trades[0].Quantity != 2 {
		t.Errorf("trades %v, counts %v", lines(out.trades), out.counts)
	}
}

// swapsOfCoin is a transaction that sells coins in the price pool at a price.
func swapsOfCoin(coins, price int64) swapping {
	return swapping{trader: 9, log: swapV2(pricePool, topicV2, coins, -coins*price, 18, 6)}
}

// TestCoinPrice values swaps by the price points of transactions, which go back with their blocks.
func TestCoinPrice(t *testing.T) {
	t.Parallel()
	w, out := newWorld(), &output{t: t}
	sells := swapping{trader: 1, log: swapV3(tokenPool, 1000, -1, 18, 18)}
	settings, store := testSettings(t, `{"keep_blocks":8}`), testStore(t)
	follows := func(want float64) {
		t.Helper()
		// which reads the position
		if err := follow(t.Context(), newReader(t, w, store, settings), out); err != nil {
			t.Fatal(err)
		}
		if got := out.trades[len(out.trades)-1].AmountUSD; got < want*0.999999 || got > want*1.000001 {
			t.Errorf("a coin counts %v USD, want %v", got, want)
		}
	}
	for range 6 { // 2 s a block, two or three of a slot
		w.mine([]swapping{swapsOfCoin(1, 3000)})
	}
	w.mine([]swapping{sells})
	follows(3000)
	// What one transaction exchanges there and back is no price, whatever its legs are.
	there, back := swapsOfCoin(-5, 9000), swapsOfCoin(5, 9000)
	there.more = []chainLog{back.log}
	w.mine([]swapping{there, sells})
	follows(3000)
	// A far price moves the quoted one by 2 %, and goes back with its block.
	for range 3 {
		w.mine(nil)
	}
	w.mine([]swapping{swapsOfCoin(1, 9000), sells})
	follows(3000 * smartmoney.QuotedBand)
	w.reorganise(1)
	w.mine([]swapping{sells})
	w.mine(nil)
	follows(3000)
	// Points of blocks that are no longer kept count on.
	for range 20 {
		w.mine(nil)
	}
	w.mine([]swapping{sells})
	follows(3000)
}

// TestFormerPosition goes on after a position of a version that stored each swap as a trade: at the
// block after it, by the price it had.
func TestFormerPosition(t *testing.T) {
	t.Parallel()
	w := newWorld()
	sells := func() swapping {
		return swapping{trader: 1, log: swapV3(tokenPool, 1000, -1, 18, 18), more: []chainLog{swapV3(tokenPool, 500, -1, 18, 18)}}
	}
	for range 3 {
		w.mine([]swapping{sells()})
	}
	out := &output{t: t, position: fmt.Appendf(nil, `{"chain":1337,"blocks":[{"n":1,"h":"%s","p":2000},{"n":2,"h":"%s","p":2500}]}`, w.canonical[1].Hash, w.canonical[2].Hash)}
	r := newReader(t, w, nil, testSettings(t, ""))
	if err := follow(t.Context(), r, out); err != nil {
		t.Fatal(err)
	}
	if len(out.trades) != 1 || out.trades[0].Block != 3 || out.trades[0].Quantity != 1500 || out.trades[0].AmountUSD != 5000 {
		t.Fatalf("trades %v", lines(out.trades))
	}
	w.reorganise(2)
	for range 3 {
		w.mine([]swapping{sells()})
	}
	if err := follow(t.Context(), r, out); err != nil {
		t.Fatal(err)
	}
	if len(out.trades) != 3 || out.trades[0].Block != 2 || out.trades[0].AmountUSD != 4000 {
		t.Errorf("after a reorganisation: trades %v", lines(out.trades))
	}
	// Of a block of which that version stored a part, the transactions that follow are read.
	w.reorganise(2)
	b := w.mine([]swapping{sells(), sells(), sells()})
	part := fmt.Appendf(nil, `{"chain":1337,"blocks":[{"n":2,"h":"%s","p":2000}],"part":{"h":"%s","log":3,"p":2500}}`, w.canonical[2].Hash, b.Hash)
	out = &output{t: t, position: part}
	if err := follow(t.Context(), newReader(t, w, nil, testSettings(t, "")), out); err != nil || len(out.trades) != 2 {
		t.Errorf("trades %v, %v", lines(out.trades), err)
	}
}

// TestPositionFits encodes the longest position: of blocks that waited for the first price as long
// as blocks are kept.
func TestPositionFits(t *testing.T) {
	t.Parallel()
	p := position{Chain: 1 << 53}
	for i := range 3000 {
		point := &smartmoney.PricePoint{Slot: 358_000_000 + int64(i), PriceUSD: 3123.456789012345 + float64(i), AmountUSD: 123456.7890123456}
		p.push(mark{Number: 1e9 + int64(i), Hash: hash{byte(i)}, Price: 3123.456789012345, Point: point, Early: i < 2000}, 512)
		if i%50 != 49 {
			continue
		}
		if n := len(p.encode()); n > source.MaxPosition {
			t.Fatalf("%d blocks take %d bytes, and a position has at most %d", len(p.Blocks), n, source.MaxPosition)
		}
	}
	if points := p.points(); len(points) != smartmoney.MostPoints || points[6].Slot != 358_002_999 || len(p.Points) != smartmoney.MostPoints {
		t.Errorf("points %v, of dropped blocks %v", points, p.Points)
	}
}
