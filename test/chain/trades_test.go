package chain_test

import (
	"bytes"
	"math/big"
	"math/rand/v2"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

var (
	never  = units(1, 30)           // a deadline
	lowest = big.NewInt(4295128740) // limits of a v3 price
)

// act adds a random transaction of a wallet to the branch's next block: mostly a swap.
func (m *market) act(b *branch, r *rand.Rand, wallet int) *types.Transaction {
	usd := 5 + r.Float64()*2000
	switch roll := r.IntN(100); {
	case roll < 25:
		return m.routeV2(b, r, wallet, usd, false)
	case roll < 45:
		return m.routeV3(b, r, wallet, usd)
	case roll < 60:
		return m.tradeV4(b, r, wallet, usd)
	case roll < 80:
		return m.deal(b, r, wallet, usd)
	case roll < 85:
		return m.dealTwice(b, r, wallet, usd)
	case roll < 90:
		return m.pretend(b, r, wallet)
	case roll < 95: // no swap
		return b.send(wallet, addrOf(m.tb, 1), big.NewInt(1), nil)
	default:
		return m.routeV2(b, r, wallet, usd, true)
	}
}

// path returns one to three pools of a kind that lead from a token to others, each of them once.
func (m *market) path(r *rand.Rand, kind poolKind, factory common.Address) (tokens []*token, pools []*pool) {
	first := m.any(r, kind, factory)
	tokens, pools = []*token{first.a, first.b}, []*pool{first}
	if r.IntN(2) == 0 {
		tokens = []*token{first.b, first.a}
	}
	for range r.IntN(3) {
		next := m.any(r, kind, factory)
		last := tokens[len(tokens)-1]
		if (next.a != last && next.b != last) || next == pools[len(pools)-1] || seen(tokens, next.other(last)) {
			continue
		}
		tokens, pools = append(tokens, next.other(last)), append(pools, next)
	}
	return tokens, pools
}

func seen(tokens []*token, t *token) bool {
	for _, other := range tokens {
		if other == t {
			return true
		}
	}
	return false
}

// any returns a random pool of a kind and a factory.
func (m *market) any(r *rand.Rand, kind poolKind, factory common.Address) *pool {
	for {
		if p := m.pools[r.IntN(len(m.pools))]; p.kind == kind && p.factory == factory {
			return p
		}
	}
}

// routeV2 swaps through Uniswap's router of v2 pairs, with coins where WETH is at an end. A greedy
// swap asks for more than there is, and is reverted.
func (m *market) routeV2(b *branch, r *rand.Rand, wallet int, usd float64, greedy bool) *types.Transaction {
	tokens, _ := m.path(r, v2, factoryV2)
	router, from, to := compiled(m.tb, "UniswapV2Router02"), tokens[0], tokens[len(tokens)-1]
	addresses := make([]common.Address, len(tokens))
	for i, t := range tokens {
		addresses[i] = t.at
	}
	least := new(big.Int)
	if greedy {
		least = to.unit(1e12)
	}
	me, amount := addrOf(m.tb, wallet), from.unit(usd)
	switch {
	case from == weth:
		return b.send(wallet, routerV2, amount, router.call(m.tb, "swapExactETHForTokensSupportingFeeOnTransferTokens", least, addresses, me, never))
	case to == weth:
		return b.send(wallet, routerV2, nil, router.call(m.tb, "swapExactTokensForETHSupportingFeeOnTransferTokens", amount, least, addresses, me, never))
	case seen(tokens, taxd):
		return b.send(wallet, routerV2, nil, router.call(m.tb, "swapExactTokensForTokensSupportingFeeOnTransferTokens", amount, least, addresses, me, never))
	case r.IntN(2) == 0:
		return b.send(wallet, routerV2, nil, router.call(m.tb, "swapTokensForExactTokens", to.unit(usd), from.unit(1e9), addresses, me, never))
	}
	return b.send(wallet, routerV2, nil, router.call(m.tb, "swapExactTokensForTokens", amount, least, addresses, me, never))
}

// routed and routedOut are the arguments of the v3 router.
type routed struct {
	Path                                 []byte
	Recipient                            common.Address
	Deadline, AmountIn, AmountOutMinimum *big.Int
}

type routedOut struct {
	Path                                 []byte
	Recipient                            common.Address
	Deadline, AmountOut, AmountInMaximum *big.Int
}

// routeV3 swaps through Uniswap's router of v3 pools, with coins where WETH comes first.
func (m *market) routeV3(b *branch, r *rand.Rand, wallet int, usd float64) *types.Transaction {
	tokens, pools := m.path(r, v3, factoryV3)
	router, from, to := compiled(m.tb, "SwapRouter"), tokens[0], tokens[len(tokens)-1]
	me := addrOf(m.tb, wallet)
	if from != weth && r.IntN(3) == 0 { // the path of an exact output goes backwards
		args := routedOut{v3Path(tokens, pools, true), me, never, to.unit(usd), from.unit(1e9)}
		return b.send(wallet, routerV3, nil, router.call(m.tb, "exactOutput", args))
	}
	var wei *big.Int
	if from == weth {
		wei = from.unit(usd)
	}
	args := routed{v3Path(tokens, pools, false), me, never, from.unit(usd), new(big.Int)}
	return b.send(wallet, routerV3, wei, router.call(m.tb, "exactInput", args))
}

// v3Path encodes a path: a token, and after each pool's fee the next.
func v3Path(tokens []*token, pools []*pool, backwards bool) []byte {
	var path bytes.Buffer
	path.Write(tokens[0].at.Bytes())
	for i, p := range pools {
		path.Write([]byte{byte(p.fee >> 16), byte(p.fee >> 8), byte(p.fee)})
		path.Write(tokens[i+1].at.Bytes())
	}
	if !backwards {
		return path.Bytes()
	}
	turned := tokens[len(tokens)-1].at.Bytes()
	for i := len(pools) - 1; i >= 0; i-- {
		fee := pools[i].fee
		turned = append(append(turned, byte(fee>>16), byte(fee>>8), byte(fee)), tokens[i].at.Bytes()...)
	}
	return turned
}

// swapParams and swapSettings are arguments of the v4 router.
type swapParams struct {
	ZeroForOne        bool
	AmountSpecified   *big.Int // negative: exactly this is sold
	SqrtPriceLimitX96 *big.Int
}

type swapSettings struct{ TakeClaims, SettleUsingBurn bool }

// tradeV4 swaps in a pool of the pool manager.
func (m *market) tradeV4(b *branch, r *rand.Rand, wallet int, usd float64) *types.Transaction {
	p := m.any(r, v4, m.network.manager)
	params := swapParams{ZeroForOne: r.IntN(2) == 0, SqrtPriceLimitX96: limitV4(false)}
	from, to := p.b, p.a
	if params.ZeroForOne {
		from, to, params.SqrtPriceLimitX96 = p.a, p.b, limitV4(true)
	}
	params.AmountSpecified = new(big.Int).Neg(from.unit(usd))
	if r.IntN(3) == 0 {
		params.AmountSpecified = to.unit(usd)
	}
	var wei *big.Int
	if from == ether {
		wei = from.unit(4 * usd) // what is left comes back
	}
	return b.send(wallet, swapV4, wei, compiled(m.tb, "PoolSwapTest").call(m.tb, "swap", p.key(), params, swapSettings{}, []byte{}))
}

// limitV4 returns the price at which a swap stops.
func limitV4(falling bool) *big.Int {
	if falling {
		return lowest
	}
	top, _ := new(big.Int).SetString("1461446703485210103287273052203988822378723970341", 10)
	return top
}

// deal swaps in a pool without a router.
func (m *market) deal(b *branch, r *rand.Rand, wallet int, usd float64) *types.Transaction {
	p := m.pools[r.IntN(len(m.pools))]
	for p.kind == v4 {
		p = m.pools[r.IntN(len(m.pools))]
	}
	from := p.a
	if r.IntN(2) == 0 {
		from = p.b
	}
	trader := compiled(m.tb, "Dealer")
	switch p.kind {
	case v2:
		return b.send(wallet, dealer, nil, trader.call(m.tb, "sellPair", p.at, from.at, from.unit(usd)))
	case volatile, stable:
		return b.send(wallet, dealer, nil, trader.call(m.tb, "sellSolidly", p.at, from.at, from.unit(usd)))
	}
	amount := from.unit(usd)
	if r.IntN(3) == 0 {
		amount = new(big.Int).Neg(p.other(from).unit(usd))
	}
	return b.send(wallet, dealer, nil, trader.call(m.tb, "sellRange", p.at, from.at, amount))
}

// dealTwice swaps in two pools with one transaction.
func (m *market) dealTwice(b *branch, r *rand.Rand, wallet int, usd float64) *types.Transaction {
	p, q := m.any(r, v3, factoryV3), m.any(r, slipstream, factoryCL)
	return b.send(wallet, dealer, nil, compiled(m.tb, "Dealer").call(m.tb, "sellTwice",
		p.at, p.a.at, p.a.unit(usd), q.at, q.b.at, q.b.unit(usd/2)))
}

// pretend makes contracts emit swaps that are none.
func (m *market) pretend(b *branch, r *rand.Rand, wallet int) *types.Transaction {
	c := compiled(m.tb, "Impostor")
	switch r.IntN(4) {
	case 0:
		return b.send(wallet, mute, nil, compiled(m.tb, "Mute").call(m.tb, "pretend"))
	case 1:
		return b.send(wallet, impostor, nil, c.call(m.tb, "shout"))
	}
	id := m.any(r, v4, managerV4).id
	return b.send(wallet, impostor, nil, c.call(m.tb, "pretend", id, usdc.unit(1e6), weth.unit(10)))
}
