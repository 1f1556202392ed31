package evm

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// read follows a world with settings and returns what was appended.
func read(t *testing.T, w *world, settings string) *output {
	t.Helper()
	out := &output{t: t}
	if err := follow(t.Context(), newReader(t, w, nil, testSettings(t, settings)), out); err != nil {
		t.Fatal(err)
	}
	return out
}

// tells is a swap that tells a price of 3000 USD.
func tells() swapping { return swapping{trader: 9, log: swapV2(pricePool, topicV2, -1, 3000, 18, 6)} }

func TestTokens(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name             string
		decimals, symbol data
		paid             chainLog
		quantity         float64
		wantSymbol       string
		skip             string
	}{
		{"usual", one(argument(18)), symbolOf("PEPE"), swapV2(addressOf('p', 50), topicV2, 25, -1, 17, 18), 2.5, "PEPE", ""},
		{"0 decimals", one(argument(0)), symbolOf("ONE"), swapV2(addressOf('p', 50), topicV2, 25, -1, 0, 18), 25, "ONE", ""},
		{"24 decimals", one(argument(24)), symbolOf("BIG"), swapV2(addressOf('p', 50), topicV2, 25, -1, 23, 18), 2.5, "BIG", ""},
		{"symbol of 32 bytes", one(argument(18)), data(append([]byte("MKR"), make([]byte, 29)...)), swapV2(addressOf('p', 50), topicV2, 1, -1, 18, 18), 1, "MKR", ""},
		{"no symbol", one(argument(18)), nil, swapV2(addressOf('p', 50), topicV2, 1, -1, 18, 18), 1, "", ""},
		{"hostile symbol", one(argument(18)), symbolOf("A\x00B\nC\xff" + strings.Repeat("é", 10)), swapV2(addressOf('p', 50), topicV2, 1, -1, 18, 18), 1, "ABC" + strings.Repeat("é", 10), ""},
		{"symbol that lies about its length", one(argument(18)), append(one(argument(32)), one(argument(math.MaxInt64))...), swapV2(addressOf('p', 50), topicV2, 1, -1, 18, 18), 1, "", ""},
		{"symbol far away", one(argument(18)), append(one(argument(math.MaxInt64)), one(argument(3))...), swapV2(addressOf('p', 50), topicV2, 1, -1, 18, 18), 1, "", ""},
		{"no decimals", nil, symbolOf("X"), swapV2(addressOf('p', 50), topicV2, 1, -1, 18, 18), 0, "", skipDecimals},
		{"decimals beyond a byte", one(argument(256)), symbolOf("X"), swapV2(addressOf('p', 50), topicV2, 1, -1, 18, 18), 0, "", skipDecimals},
		{"200 decimals", one(argument(200)), symbolOf("X"), swapV2(addressOf('p', 50), topicV2, 1, -1, 18, 18), 0, "", skipDecimals},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w, coin := newWorld(), addressOf('t', 50)
			by := map[[4]byte]data{}
			if tt.decimals != nil {
				by[callDecimals] = tt.decimals
			}
			if tt.symbol != nil {
				by[callSymbol] = tt.symbol
			}
			w.contracts[coin] = answers(by)
			w.pool(addressOf('p', 50), factoryV2, coin, weth, 0)
			w.contracts[factoryV2] = byPair(map[[2]address]address{{weth, usdc}: pricePool, {coin, weth}: addressOf('p', 50)})
			w.mine([]swapping{tells(), {trader: 1, log: tt.paid}})
			out := read(t, w, "")
			if tt.skip != "" {
				if len(out.trades) != 0 || out.counts[tt.skip] != 1 || len(out.rejects) != 1 {
					t.Errorf("trades %v, counts %v, want one reject %q", lines(out.trades), out.counts, tt.skip)
				}
				return
			}
			if len(out.trades) != 1 {
				t.Fatalf("no trade, counts %v", out.counts)
			}
			got := out.trades[0]
			if got.Quantity != tt.quantity || got.Symbol != tt.wantSymbol || got.AmountUSD != 3000 || got.Side != smartmoney.Sell {
				t.Errorf("%+v, want %v %q", got, tt.quantity, tt.wantSymbol)
			}
		})
	}
}

// TestTrust swaps at pools that claim what they are not.
func TestTrust(t *testing.T) {
	t.Parallel()
	fake := addressOf('p', 60)
	// a price of a million
	lie := swapping{trader: 1, log: swapV2(fake, topicV2, -1, 1_000_000, 18, 6)}
	honest := swapping{trader: 2, log: swapV3(tokenPool, 1000, -1, 18, 18)}
	tests := []struct {
		name      string
		factory   address
		factories string
		usd       float64 // of the honest trade
		skip      string
	}{
		{"names a known factory", factoryV2, "", 3000, skipImpostor},
		{"names another factory", addressOf('f', 60), "", 3000, skipFactory},
		{"any", addressOf('f', 60), "any", 3000, "both sides are quote tokens"},
		{"any, and names a known factory", factoryV2, "any", 3000, "both sides are quote tokens"},
		{"is genuine", addressOf('f', 61), "v2:" + addressOf('f', 61).String(), 1_000_000, "both sides are quote tokens"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld()
			w.pool(fake, tt.factory, weth, usdc, 0)
			w.contracts[addressOf('f', 61)] = byPair(map[[2]address]address{{weth, usdc}: fake})
			w.mine([]swapping{tells(), lie, honest})
			factories := []string{"v2:" + factoryV2.String(), "v3:" + factoryV3.String()}
			if tt.factories != "" {
				factories = append(factories, tt.factories)
			}
			list, _ := json.Marshal(factories)
			out := read(t, w, fmt.Sprintf(`{"factories":%s}`, list))
			if len(out.trades) != 1 || out.trades[0].AmountUSD != tt.usd {
				t.Errorf("trades %v, want one of %v USD", lines(out.trades), tt.usd)
			}
			if out.counts[tt.skip] == 0 {
				t.Errorf("counts %v, want %q", out.counts, tt.skip)
			}
		})
	}
}

// TestImpostorsCostLittle asks a contract that is no pool once, also after a restart.
func TestImpostorsCostLittle(t *testing.T) {
	t.Parallel()
	w := newWorld()
	for range 5 {
		w.mine([]swapping{{trader: 1, log: swapV2(noPool, topicV2, 1, -1, 18, 18)}, {trader: 1, log: swapV3(addressOf('p', 70), 1, -1, 18, 18)}})
	}
	settings, db, out := testSettings(t, `{"block_range":1}`), testStore(t), &output{t: t}
	if err := follow(t.Context(), newReader(t, w, db, settings), out); err != nil {
		t.Fatal(err)
	}
	asked := w.asked["eth_call"]
	w.mine([]swapping{{trader: 1, log: swapV2(noPool, topicV2, 1, -1, 18, 18)}})
	if err := follow(t.Context(), newReader(t, w, db, settings), out); err != nil {
		t.Fatal(err)
	}
	if asked != 2 || w.asked["eth_call"] != asked {
		t.Errorf("%d calls, then %d, want 2", asked, w.asked["eth_call"])
	}
	if out.counts[skipFactory] != 11 || len(out.rejects) != 0 {
		t.Errorf("counts %v, %d rejects", out.counts, len(out.rejects))
	}
}

// TestManyImpostors asks about a bounded number of impostors in an hour, reads pools that are known
// and those that are genuine on, and asks again when time has passed.
func TestManyImpostors(t *testing.T) {
	t.Parallel()
	w := newWorld()
	next := 100
	fakes := func(n int) (swaps []swapping) {
		for range n {
			next++
			w.contracts[addressOf('p', next)] = answers(nil)
			swaps = append(swaps, swapping{trader: 1, log: swapV2(addressOf('p', next), topicV2, 1, -1, 18, 18)})
		}
		return swaps
	}
	honest := swapping{trader: 2, log: swapV3(tokenPool, 1000, -1, 18, 18)}
	w.mine([]swapping{tells(), honest}) // genuine pools cost nothing of the allowance
	w.mine(fakes(4))
	w.mine(append(fakes(20), honest))
	out := &output{t: t}
	r := newReader(t, w, nil, testSettings(t, `{"unknown_pools_per_hour":10,"block_range":1}`))
	now := began.Add(24 * time.Hour)
	r.registry.now = func() time.Time { return now }
	step := func(name string, asked, passed, trades int) {
		t.Helper()
		w.asked["eth_call"] = 0
		if err := follow(t.Context(), r, out); err != nil {
			t.Fatal(err)
		}
		if w.asked["eth_call"] != asked || out.counts[skipMany] != int64(passed) || len(out.trades) != trades {
			t.Errorf("%s: %d calls, skipped %v, %d trades; want %d calls, %d skipped, %d trades",
				name, w.asked["eth_call"], out.counts, len(out.trades), asked, passed, trades)
		}
	}
	step("first", 2*5+3*2+10, 14, 2) // two pools, three tokens, ten impostors
	w.mine(append(fakes(5), honest))
	step("used up", 0, 19, 3)
	now = now.Add(12 * time.Minute)
	w.mine(append(fakes(5), honest))
	step("a fifth of an hour later", 2, 22, 4)
}

// TestV4 learns pools from Initialize, from the PositionManager's keys, and not at all.
func TestV4(t *testing.T) {
	t.Parallel()
	key := append(append(append(append(one(word{}), one(meme.word())...), one(argument(500))...), one(argument(10))...), one(word{})...)
	id := keccak(key)
	swapLog := func(manager address, id hash, amount0, amount1 int64) chainLog {
		d := append(one(units(amount0, 18)), one(units(amount1, 18))...)
		return chainLog{Address: manager, Topics: []hash{topicV4, id, {1}}, Data: append(d, make([]byte, 128)...)}
	}
	initialize := func(manager address, id hash) chainLog {
		return chainLog{Address: manager, Topics: []hash{topicInit, id, {}, hash(meme.word())}, Data: append(key[64:160:160], make([]byte, 64)...)}
	}
	// The trader pays 2 ether and receives 1000 tokens.
	bought := swapLog(manager, id, -2, 1000)
	tests := []struct {
		name  string
		logs  []chainLog
		keys  data
		trade bool
		skip  string
	}{
		{"Initialize was read", []chainLog{initialize(manager, id), bought}, nil, true, ""},
		{"Initialize of the same block follows", []chainLog{bought, initialize(manager, id)}, nil, true, ""},
		{"key of the PositionManager", []chainLog{bought}, key, true, ""},
		{"wrong key of the PositionManager", []chainLog{bought}, append(one(argument(1)), key[32:]...), false, skipV4},
		{"nothing known", []chainLog{bought}, nil, false, skipV4},
		{"Initialize of another contract", []chainLog{initialize(addressOf('x', 1), id), bought}, nil, false, skipV4},
		{"another manager", []chainLog{initialize(addressOf('x', 1), id), swapLog(addressOf('x', 1), id, -2, 1000)}, nil, false, skipFactory},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld()
			if tt.keys != nil {
				w.contracts[positions] = answers(map[[4]byte]data{callPoolKeys: tt.keys})
			}
			swaps := []swapping{tells()}
			for _, l := range tt.logs {
				swaps = append(swaps, swapping{trader: 1, log: l})
			}
			w.mine(swaps)
			out := read(t, w, "")
			if tt.trade {
				if len(out.trades) != 1 || out.trades[0].Side != smartmoney.Buy || out.trades[0].Quantity != 1000 || out.trades[0].AmountUSD != 6000 {
					t.Errorf("trades %v, counts %v", lines(out.trades), out.counts)
				}
			} else if len(out.trades) != 0 || out.counts[tt.skip] != 1 {
				t.Errorf("trades %v, counts %v, want %q", lines(out.trades), out.counts, tt.skip)
			}
		})
	}
}

func TestTooDeep(t *testing.T) {
	t.Parallel()
	w, out := newWorld(), &output{t: t}
	for range 20 {
		w.mine(nil)
	}
	r := newReader(t, w, nil, testSettings(t, `{"keep_blocks":5}`))
	if err := follow(t.Context(), r, out); err != nil {
		t.Fatal(err)
	}
	w.reorganise(6)
	for range 7 {
		w.mine(nil)
	}
	err := follow(t.Context(), r, out)
	if err == nil || !strings.Contains(err.Error(), "keep_blocks") {
		t.Errorf("error %v", err)
	}
}

// TestAnotherChain changes the settings of a source to those of another chain, as an edited
// settings file does.
func TestAnotherChain(t *testing.T) {
	t.Parallel()
	w, out := newWorld(), &output{t: t}
	for range 20 {
		w.mine(nil)
	}
	if err := follow(t.Context(), newReader(t, w, nil, testSettings(t, "")), out); err != nil {
		t.Fatal(err)
	}
	err := follow(t.Context(), newReader(t, newWorld(), nil, testSettings(t, `{"chain_id":1338}`)), out)
	if err == nil || !strings.Contains(err.Error(), "position is on the chain with the id 1337, and chain_id is 1338") {
		t.Errorf("error %v", err)
	}
	// Positions of earlier versions do not say their chain. They go on, and say it from then on.
	out.position = []byte(strings.Replace(string(out.position), `"chain":1337,`, "", 1))
	w.mine(nil)
	if err := follow(t.Context(), newReader(t, w, nil, testSettings(t, "")), out); err != nil || !strings.Contains(string(out.position), `"chain":1337,`) {
		t.Errorf("position %.60s, %v", out.position, err)
	}
}

// TestShorterBranch follows a chain that becomes shorter and stays so, and none that a node shows
// for a moment.
func TestShorterBranch(t *testing.T) {
	t.Parallel()
	w, out := newWorld(), &output{t: t}
	swap := []swapping{{trader: 1, log: swapV2(solidPool, topicSolidly, 1, -100, 18, 6)}}
	for range 10 {
		w.mine(swap)
	}
	r := newReader(t, w, nil, testSettings(t, ""))
	if err := follow(t.Context(), r, out); err != nil || len(out.trades) != 10 {
		t.Fatal(err, len(out.trades))
	}
	w.behind = 4 // no reorganisation
	if err := follow(t.Context(), r, out); err != nil || len(out.trades) != 10 {
		t.Fatal(err, len(out.trades))
	}
	w.behind = 0
	w.reorganise(5)
	w.mine(nil)
	w.mine(swap)
	if err := follow(t.Context(), r, out); err != nil {
		t.Fatal(err)
	}
	compareLines(t, lines(out.trades), expected(w, 0, 128))
}

// TestFrom starts where the settings say.
func TestFrom(t *testing.T) {
	t.Parallel()
	for from, first := range map[string]int64{"latest": 30, "0": 1, "1": 1, "12": 12, "30": 30, "23h59m20s": 20, "23h59m19s": 21, "48h": 1} {
		w, out := newWorld(), &output{t: t}
		for range 30 {
			w.mine([]swapping{{trader: 1, log: swapV2(solidPool, topicSolidly, 1, -100, 18, 6)}})
		}
		if err := follow(t.Context(), newReader(t, w, nil, testSettings(t, fmt.Sprintf(`{"from":%q}`, from))), out); err != nil {
			t.Fatal(err)
		}
		if len(out.trades) == 0 || out.trades[0].Block != first {
			t.Errorf("from %s: first trades %v, want block %d", from, lines(out.trades[:min(1, len(out.trades))]), first)
		}
	}
	w := newWorld()
	err := follow(t.Context(), newReader(t, w, nil, testSettings(t, `{"from":7}`)), &output{t: t})
	if err == nil || !strings.Contains(err.Error(), "from is block 7, and the newest block is 0") {
		t.Errorf("error %v", err)
	}
}

// TestConfirmations reads blocks only when others follow them, so that a reorganisation of those
// changes nothing.
func TestConfirmations(t *testing.T) {
	t.Parallel()
	w, out := newWorld(), &output{t: t}
	swap := []swapping{{trader: 1, log: swapV2(solidPool, topicSolidly, 1, -100, 18, 6)}}
	for range 10 {
		w.mine(swap)
	}
	r := newReader(t, w, nil, testSettings(t, `{"confirmations":3}`))
	follows := func(want int) {
		t.Helper()
		if err := follow(t.Context(), r, out); err != nil || len(out.trades) != want {
			t.Errorf("%d trades, want %d, %v", len(out.trades), want, err)
		}
	}
	follows(7)
	w.reorganise(2)
	w.mine(nil)
	w.mine(nil)
	follows(7)
	w.mine(nil)
	follows(8)
}

// TestLargeBlock appends a block with more trades than fit into a batch in parts, and goes on
// within it.
func TestLargeBlock(t *testing.T) {
	t.Parallel()
	const most = 500
	w, out := newWorld(), &output{t: t, most: most}
	var swaps []swapping
	for i := range most + 50 {
		swaps = append(swaps, swapping{trader: i%100 + 1, log: swapV2(solidPool, topicSolidly, 1, -100, 18, 6)})
	}
	w.mine(nil)
	w.mine(swaps)
	db, settings := testStore(t), testSettings(t, "")
	left := 2 // appends: the start, and the first part
	out.fail = func() error {
		if left--; left < 0 {
			return errDown
		}
		return nil
	}
	if err := follow(t.Context(), newReader(t, w, db, settings), out); !errors.Is(err, errDown) {
		t.Fatal(err)
	}
	out.fail = nil
	if len(out.trades) != most {
		t.Fatalf("%d trades in the first part", len(out.trades))
	}
	again := &output{t: t, most: most, position: out.position, trades: slices.Clone(out.trades)}
	if err := follow(t.Context(), newReader(t, w, db, settings), out); err != nil || len(out.trades) != len(swaps) {
		t.Fatalf("%d trades, want %d, %v", len(out.trades), len(swaps), err)
	}
	// The block is replaced while a part of it is stored.
	w.reorganise(1)
	w.mine(swaps[:3])
	if err := follow(t.Context(), newReader(t, w, db, settings), again); err != nil || len(again.trades) != 3 {
		t.Fatalf("%d trades, want 3, %v", len(again.trades), err)
	}
}

// TestUnclear skips a pool whose contract the node fails to run in an unknown way, and asks no more
// for a while.
func TestUnclear(t *testing.T) {
	t.Parallel()
	w := newWorld()
	w.contracts[noPool] = func(data) (data, *nodeError) { return nil, &nodeError{Code: -32000, Message: "a demon"} }
	for range 3 {
		w.mine([]swapping{{trader: 1, log: swapV2(noPool, topicV2, 1, -1, 18, 18)}})
	}
	out := read(t, w, `{"block_range":1}`)
	if out.counts[skipUnclear] != 3 || w.asked["eth_call"] != 2*asks {
		t.Errorf("counts %v, %d calls", out.counts, w.asked["eth_call"])
	}
}

// TestMissedState asks contracts as they are now if the node has no state of the block.
func TestMissedState(t *testing.T) {
	t.Parallel()
	w := newWorld()
	w.stateless = true
	w.contracts[pricePool] = answers(map[[4]byte]data{ // without fee()
		callFactory: one(factoryV2.word()), callToken0: one(weth.word()), callToken1: one(usdc.word()),
	})
	w.mine([]swapping{tells(), {trader: 1, log: swapV3(tokenPool, 1000, -1, 18, 18)}})
	if out := read(t, w, ""); len(out.trades) != 1 || len(out.rejects) != 0 {
		t.Errorf("trades %v, counts %v", lines(out.trades), out.counts)
	}
}

// TestTimeAhead reads a block whose time is years ahead, or goes on from the price point of such a
// block: the price of the coin follows the blocks after it.
func TestTimeAhead(t *testing.T) {
	t.Parallel()
	for _, stored := range []bool{false, true} {
		w, db, out := newWorld(), testStore(t), &output{t: t}
		ahead := began.AddDate(10, 0, 0)
		w.mine([]swapping{tells()})
		if b := w.mine([]swapping{tells()}); !stored {
			b.Time = quantity(ahead.Unix())
		}
		r := newReader(t, w, db, testSettings(t, ""))
		if err := follow(t.Context(), r, out); err != nil {
			t.Fatal(err)
		}
		if stored {
			r = newReader(t, w, db, testSettings(t, ""))
			p, _ := readPosition(out.position)
			point := smartmoney.PricePoint{Slot: smartmoney.PriceSlot(ahead), PriceUSD: 3000, AmountUSD: 3000}
			p.Blocks[len(p.Blocks)-1].Point, p.Points = &point, smartmoney.PricePoints{point}
			p.Part = &part{Point: &point}
			out.position = p.encode()
		}
		for range 10 {
			w.mine(nil)
			w.mine([]swapping{{trader: 9, log: swapV2(pricePool, topicV2, -1, 6000, 18, 6)}})
		}
		if err := follow(t.Context(), r, out); err != nil || r.prices.price() != 6000 {
			t.Errorf("stored %v: price %v, want 6000, %v", stored, r.prices.price(), err)
		}
	}
}

// TestDeniedByOldState asks a factory about its new pool at a node that lacks the block, and whose
// newest block lacks the pool: the pool is no impostor for that.
func TestDeniedByOldState(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		lags      int // questions, two at each try, that reach a node that lags
		refusal   string
		always    bool   // the refusal comes after that, too
		reason    string // of the skipped swaps of the first block; "" if the genuine pool's counts
		impostors int64  // swaps of the pool that the factory denies, of two
	}{
		"caught up in time":    {4, "header not found", false, "", 2},
		"caught up too late":   {2 * asks, "header not found", false, skipUnclear, 1},
		"without state":        {4, "missing trie node 1a (path ) state 0x1a is not available, not found", true, "", 2},
		"without blocks' hash": {4, "invalid argument 1", true, "", 2},
		"without any block":    {0, "header not found", true, skipUnclear, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w, tries, now := newWorld(), 0, began.Add(24*time.Hour)
			w.beside = func(to address, newest bool) (data, *nodeError, bool) {
				switch {
				case to != factoryV2:
					return nil, nil, false
				case !newest:
					tries++
					return nil, &nodeError{Code: -32000, Message: tt.refusal}, tries <= tt.lags || tt.always
				}
				return one(word{}), nil, tries <= tt.lags
			}
			block := []swapping{tells(), {trader: 1, log: swapV2(impostor, topicV2, 1, -1, 6, 18)}}
			w.mine(block)
			db, out := testStore(t), &output{t: t}
			r := newReader(t, w, db, testSettings(t, ""))
			r.registry.now = func() time.Time { return now }
			if err := follow(t.Context(), r, out); err != nil {
				t.Fatal(err)
			}
			if tt.reason != "" && out.counts[tt.reason] == 0 || tt.reason == "" && r.prices.price() == 0 {
				t.Errorf("counts %v, price %v", out.counts, r.prices.price())
			}
			now = now.Add(unclearFor)
			w.mine(block)
			if err := follow(t.Context(), r, out); err != nil || r.prices.price() == 0 || out.counts[skipImpostor] != tt.impostors {
				t.Errorf("counts %v, price %v, %v", out.counts, r.prices.price(), err)
			}
		})
	}
}
