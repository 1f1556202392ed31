package evm

import (
	"fmt"
	"strings"
	"testing"
)

// ordered is the log of an order of CoW Protocol: what its owner paid and got, in n × 10^scale
// units.
func ordered(settlement address, owner address, sold address, paid int64, soldScale int, bought address, got int64, boughtScale int) chainLog {
	l := chainLog{Address: settlement, Topics: []hash{topicOrderCoW, hash(owner.word())}}
	for _, w := range []word{sold.word(), bought.word(), units(paid, soldScale), units(got, boughtScale), {}, argument(192), argument(56), {}, {}} {
		l.Data = append(l.Data, w[:]...)
	}
	return l
}

// filled is the log of an order of UniswapX.
func filled(reactor address, swapper int) chainLog {
	return chainLog{Address: reactor, Topics: []hash{topicFill, {1}, hash(addressOf('a', 9).word()), hash(addressOf('a', swapper).word())}, Data: make(data, 32)}
}

// TestSettlements finds who traded in transactions of contracts that trade for others.
func TestSettlements(t *testing.T) {
	t.Parallel()
	const skipUnfilled = "filled by another, and transfers of the wallet do not fit the swaps"
	preset := func(kind string) (a address) {
		for _, text := range presetSettlements() {
			if of, at, _ := strings.Cut(text, ":"); of == kind {
				a, _ = parseAddress(at)
				break
			}
		}
		return a
	}
	cow, reactor, orders, flow, other := preset(kindCoW), preset(kindUniswapX), preset(kindOrders), preset(kindRelayer), addressOf('x', 2)
	own := func(n int) address { return addressOf('a', n) }
	coin, _ := parseAddress(coinOfOrders)
	filledOrder := func(at address) chainLog {
		return chainLog{Address: at, Topics: []hash{topicOrder1inc}, Data: make(data, 64)}
	}
	buy := func(owner int, n int64) chainLog { return ordered(cow, own(owner), usdc, 100*n, 6, meme, n, 18) }
	strange := addressOf('t', 60)
	tests := []struct {
		name, settings string
		logs           []chainLog
		want           string // wallet, side, quantity and USD of each trade
		skipped        string
	}{
		{"orders of a settlement", "", []chainLog{buys(5), buy(2, 2), buy(3, 3)}, "2 buy 2 200, 3 buy 3 300", skipSettled},
		{"two orders of an owner", "", []chainLog{buy(2, 2), buys(5), buy(2, 3)}, "2 buy 5 500", skipSettled},
		{"an order without a pool", "", []chainLog{ordered(cow, own(2), meme, 2, 18, usdc, 150, 6)}, "2 sell 2 150", ""},
		{"an order of a token that no pool has", "", []chainLog{ordered(cow, own(2), usdc, 100, 6, strange, 7, 3)}, "2 buy 7 100", ""},
		{"an order that ends in the coin itself", "", []chainLog{tells().log, ordered(cow, own(2), meme, 2, 18, coin, 1, 18)}, "2 sell 2 3000", skipSettled},
		{"an order whose owner acts for others", "", []chainLog{ordered(cow, flow, usdc, 100, 6, meme, 1, 18)}, "", skipTrader},
		{"another contract's orders", "", []chainLog{buys(5), ordered(other, own(2), usdc, 100, 6, meme, 1, 18)}, "9 buy 5 500", ""},
		{"a listed contract's orders", `{"settlements":"cow:` + other.String() + `"}`, []chainLog{ordered(other, own(2), usdc, 100, 6, meme, 1, 18)}, "2 buy 1 100", ""},
		{"a malformed order", "", []chainLog{buys(5), {Address: cow, Topics: []hash{topicOrderCoW, {}}, Data: make(data, 64)}}, "9 buy 5 500", ""},
		{"an order for a swapper", "", []chainLog{buys(5), filled(reactor, 2)}, "2 buy 5 500", ""},
		{"orders of a swapper", "", []chainLog{filled(reactor, 2), buys(5), filled(reactor, 2)}, "2 buy 5 500", ""},
		{"an order that transfers fit", "", []chainLog{buys(5), filled(reactor, 2), sent(usdc, own(2), own(9), 501, 6), sent(meme, own(9), own(2), 5, 18)}, "2 buy 5 501", ""},
		{"an order beside the filler's purchase", "", []chainLog{buys(5000), filled(reactor, 2), sent(usdc, own(2), own(9), 10, 6), sent(strange, own(9), own(2), 1, 3)}, "", skipUnfilled},
		{"an order filled at another price", "", []chainLog{buys(5), filled(reactor, 2), sent(usdc, own(2), own(9), 10, 6), sent(meme, own(9), own(2), 5, 18)}, "", skipUnfilled},
		{"an order of other tokens", "", []chainLog{buys(5), filled(reactor, 2), sent(strange, own(2), own(9), 10, 3)}, "", skipUnfilled},
		{"orders of two swappers", "", []chainLog{buys(5), filled(reactor, 2), filled(reactor, 3)}, "", skipSeveral},
		{"an order of a maker who cannot be told", "", []chainLog{buys(5), filledOrder(orders)}, "", skipTrader},
		{"an order on the way of the sender's swap", "", []chainLog{buys(5), filledOrder(orders), sent(meme, solidPool, own(9), 5, 18)}, "9 buy 5 500", ""},
		{"another contract's order", "", []chainLog{buys(5), filledOrder(other)}, "9 buy 5 500", ""},
		{"an order, transfers not read", `{"transfers":false}`, []chainLog{buys(5), filledOrder(orders)}, "9 buy 5 500", ""},
		{"a relayer", `{"settlements":["relayer:` + own(9).String() + `"]}`, []chainLog{buys(5)}, "", skipTrader},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld()
			w.contracts[strange] = answers(map[[4]byte]data{callDecimals: one(argument(3)), callSymbol: symbolOf("S")})
			w.mine([]swapping{{trader: 9, log: tt.logs[0], more: tt.logs[1:]}})
			out := read(t, w, tt.settings)
			var got []string
			for _, one := range out.trades {
				got = append(got, fmt.Sprintf("%s %s %v %v", strings.TrimLeft(one.Wallet[30:], "0"), one.Side, one.Quantity, one.AmountUSD))
			}
			if s := strings.Join(got, ", "); s != tt.want {
				t.Errorf("trades %s, want %s", s, tt.want)
			}
			if tt.skipped == "" && len(out.counts) > 0 || tt.skipped != "" && (len(out.counts) != 1 || out.counts[tt.skipped] != 1) {
				t.Errorf("counts %v, want %q", out.counts, tt.skipped)
			}
		})
	}
}
