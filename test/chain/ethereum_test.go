package chain_test

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Where factories are on Ethereum. As on Base, the tests keep their own copy.
var (
	uniswapL1 = addr("0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f") // v2
	sushiL1   = addr("0xC0AEe478e3658e2610c5F7A4A2E1777cE9e4f2Ac") // v2
	rangesL1  = addr("0x1F98431c8aD98523631AE4a59f267346ea31F984") // v3
	managerL1 = addr("0x000000000004444c5dc75cB358380D2e3dE08A90") // v4
)

var onEthereum = network{
	name: smartmoney.Ethereum, id: 1, manager: managerL1, wrapped: wethL1, quotes: []*token{usdcL1, usdtL1}, place: placeEthereum, pools: poolsOfEthereum,
}

func placeEthereum(g *genesis) {
	g.place(uniswapL1, "UniswapV2Factory", deployer)
	g.place(sushiL1, "UniswapV2Factory", deployer)
	g.place(rangesL1, "UniswapV3Factory")
}

func poolsOfEthereum() []*pool {
	return []*pool{
		newPool(v2, uniswapL1, wethL1, usdcL1, 0), newPool(v2, uniswapL1, wethL1, alfa, 0), newPool(v2, uniswapL1, usdtL1, beta, 0),
		newPool(v2, sushiL1, wethL1, usdcL1, 0), newPool(v2, sushiL1, wethL1, alfa, 0), newPool(v2, strangerV2, wethL1, usdcL1, 0),
		newPool(v3, rangesL1, wethL1, usdcL1, 500), newPool(v3, rangesL1, wethL1, usdcL1, 3000),
		newPool(v3, rangesL1, wethL1, usdtL1, 500), newPool(v3, rangesL1, wethL1, usdtL1, 3000), newPool(v3, rangesL1, wethL1, huge, 3000),
		newPool(v4, managerL1, ether, usdcL1, 500), newPool(v4, managerL1, ether, alfa, 3000), newPool(v4, managerL1, wethL1, beta, 3000),
	}
}

// swap adds blocks of swaps of every kind of pool.
func (h *history) swap(blocks int) {
	h.tb.Helper()
	b := h.from(h.head())
	for range blocks {
		for range 1 + h.r.IntN(8) {
			wallet, usd := 1+h.r.IntN(wallets), 5+h.r.Float64()*2000
			if h.r.IntN(3) == 0 {
				h.tradeV4(b, h.r, wallet, usd)
			} else {
				h.deal(b, h.r, wallet, usd)
			}
		}
		h.setHead(b.mine())
	}
}

// TestEthereum reads a chain with the preset of Ethereum: its coin, stablecoins, factories and
// price pools at their addresses. The price of the coin is carried over restarts, before which it
// was told.
func TestEthereum(t *testing.T) {
	t.Parallel()
	h := newHistoryOn(t, &onEthereum, begin(), 51)
	there := 0
	for _, p := range h.pools {
		if pricePools[p.at] {
			there++
		}
	}
	if there != 5 {
		t.Errorf("%d of 5 price pools have their address on Ethereum", there)
	}
	s := newServiceOf(t, smartmoney.Ethereum)
	s.add(map[string]any{"chain": "ethereum", "rpc": h.ws(), "from": "0", "poll": "20ms", "requests_per_second": 0})
	for range 3 {
		s.startSources()
		h.swap(10)
		s.await(h, 0)
		s.stop()
		// Swaps against the coin come first after a restart; the next price only later.
		b := h.from(h.head())
		b.send(1, dealer, nil, compiled(t, "Dealer").call(t, "sellPair", h.pools[1].at, wethL1.at, wethL1.unit(100)))
		h.setHead(b.mine())
		b.ok()
	}
	s.startSources()
	defer s.stop()
	s.await(h, 0)
	last := h.head()
	h.swap(6)
	s.await(h, 0)
	h.setHead(last) // the source goes back
	h.swap(8)
	trades := s.await(h, 0)
	x := h.reader()
	if n := len(x.trades(0, h.head().NumberU64())); n < 40 || x.kinds[v2] == 0 || x.kinds[v3] == 0 || x.kinds[v4] == 0 {
		t.Errorf("the chain has %d trades, by kind of pool %v", n, x.kinds)
	}
	s.checkLedger(trades)
}
