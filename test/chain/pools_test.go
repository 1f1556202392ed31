package chain_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// market is a chain with pools.
type market struct {
	*chain
	network *network
	pools   []*pool
}

// poolWorth is the value of each side of a new pool in USD.
const poolWorth = 2e6

// poolsOfBase returns the pools that a market on Base has.
func poolsOfBase() []*pool {
	return []*pool{
		newPool(v2, factoryV2, weth, usdc, 0), newPool(v2, factoryV2, weth, alfa, 0), newPool(v2, factoryV2, usdc, beta, 0),
		newPool(v2, factoryV2, alfa, beta, 0), newPool(v2, factoryV2, weth, taxd, 0), newPool(v2, factoryV2, weth, none, 0),
		newPool(v2, factoryV2, weth, bare, 0), newPool(v2, factoryV2, dai, old, 0),
		newPool(v2, strangerV2, weth, alfa, 0), newPool(v2, strangerV2, weth, usdc, 0), newPool(v2, strangerV2, usdc, evil, 0),
		newPool(v3, factoryV3, weth, usdc, 500), newPool(v3, factoryV3, weth, alfa, 3000), newPool(v3, factoryV3, usdc, huge, 3000),
		newPool(v3, factoryV3, alfa, beta, 10000), newPool(v3, factoryV3, weth, rude, 3000), newPool(v3, factoryV3, usdc, bare, 3000),
		newPool(v4, managerV4, ether, usdc, 500), newPool(v4, managerV4, ether, alfa, 3000), newPool(v4, managerV4, usdc, beta, 3000),
		newPool(v4, managerV4, weth, huge, 3000),
		newPool(volatile, factoryVol, weth, usdc, 0), newPool(volatile, factoryVol, weth, alfa, 0), newPool(volatile, factoryVol, usdc, huge, 0),
		newPool(stable, factoryVol, usdc, dai, 0),
		newPool(slipstream, factoryCL, weth, usdc, 100), newPool(slipstream, factoryCL, usdc, alfa, 200),
	}
}

// newMarket starts a chain of a network that begins at a time (Unix seconds) and makes its pools:
// in block 1 the contracts, in block 2 their liquidity.
func newMarket(tb testing.TB, on *network, at uint64) *market {
	tb.Helper()
	m := &market{chain: startChain(tb, on.id, at, on.genesis(tb)), network: on, pools: on.pools()}
	b := m.from(m.head())
	for _, p := range m.pools {
		m.create(b, p)
	}
	m.setHead(b.mine())
	b.ok()
	for _, p := range m.pools {
		m.locate(p)
		if p.kind == v3 {
			b.send(0, p.at, nil, compiled(tb, "UniswapV3Pool").call(tb, "initialize", p.sqrtPrice()))
		}
		m.supply(b, p)
	}
	m.setHead(b.mine())
	b.ok()
	return m
}

// create sends what creates a pool.
func (m *market) create(b *branch, p *pool) {
	var data []byte
	switch p.kind {
	case v2:
		data = compiled(m.tb, "UniswapV2Factory").call(m.tb, "createPair", p.a.at, p.b.at)
	case v3:
		data = compiled(m.tb, "UniswapV3Factory").call(m.tb, "createPool", p.a.at, p.b.at, big.NewInt(p.fee))
	case v4:
		data = compiled(m.tb, "PoolManager").call(m.tb, "initialize", p.key(), p.sqrtPrice())
	case volatile, stable:
		data = compiled(m.tb, "PoolFactory").call(m.tb, "createPool", p.a.at, p.b.at, p.kind == stable)
	case slipstream:
		data = compiled(m.tb, "CLFactory").call(m.tb, "createPool", p.a.at, p.b.at, big.NewInt(p.fee), p.sqrtPrice())
	}
	b.send(0, p.factory, nil, data)
}

// locate finds the address of a pool that was created.
func (m *market) locate(p *pool) {
	m.tb.Helper()
	var data []byte
	switch p.kind {
	case v2:
		data = compiled(m.tb, "UniswapV2Factory").call(m.tb, "getPair", p.a.at, p.b.at)
	case v3:
		data = compiled(m.tb, "UniswapV3Factory").call(m.tb, "getPool", p.a.at, p.b.at, big.NewInt(p.fee))
	case v4:
		p.id = p.poolID(m.tb)
		return
	case volatile, stable:
		// The factory has two getPool; the one with a bool is the second.
		data = compiled(m.tb, "PoolFactory").call(m.tb, "getPool0", p.a.at, p.b.at, p.kind == stable)
	case slipstream:
		data = compiled(m.tb, "CLFactory").call(m.tb, "getPool", p.a.at, p.b.at, big.NewInt(p.fee))
	}
	result, err := m.node.CallContract(m.tb.Context(), ethereum.CallMsg{To: &p.factory, Data: data}, nil)
	must(m.tb, err, "locate pool of %s and %s", p.a.symbol, p.b.symbol)
	p.at = common.BytesToAddress(result)
	if p.at == (common.Address{}) {
		m.tb.Fatalf("the factory has no pool of %s and %s", p.a.symbol, p.b.symbol)
	}
}

// supply sends what adds poolWorth of both tokens to a pool, over all prices.
func (m *market) supply(b *branch, p *pool) {
	x, y := p.a.unit(poolWorth), p.b.unit(poolWorth)
	liquidity := new(big.Int).Sqrt(new(big.Int).Mul(x, y))
	trader := compiled(m.tb, "Dealer")
	switch p.kind {
	case v2, volatile, stable:
		b.send(0, dealer, nil, trader.call(m.tb, "supply", p.at, p.a.at, x, p.b.at, y))
	case v3, slipstream:
		limit := big.NewInt(887272 / p.spacing() * p.spacing())
		b.send(0, dealer, nil, trader.call(m.tb, "supplyRange", p.at, new(big.Int).Neg(limit), limit, liquidity))
	case v4:
		limit := big.NewInt(887272 / p.spacing() * p.spacing())
		change := modification{TickLower: new(big.Int).Neg(limit), TickUpper: limit, Liquidity: liquidity}
		var wei *big.Int
		if p.a == ether {
			wei = new(big.Int).Mul(x, big.NewInt(2)) // what is left comes back
		}
		b.send(0, supplyV4, wei, compiled(m.tb, "PoolModifyLiquidityTest").call(m.tb, "modifyLiquidity0", p.key(), change, []byte{}))
	}
}

// spacing returns the tick spacing of a pool with ranges.
func (p *pool) spacing() int64 {
	switch {
	case p.kind == slipstream:
		return p.fee
	case p.fee == 500:
		return 10
	case p.fee == 3000:
		return 60
	}
	return 200
}

// sqrtPrice returns the square root of the price of token a in b, times 2^96.
func (p *pool) sqrtPrice() *big.Int {
	ratio := new(big.Float).SetPrec(300).Quo(new(big.Float).SetPrec(300).SetInt(p.b.unit(1e12)), new(big.Float).SetPrec(300).SetInt(p.a.unit(1e12)))
	root := ratio.Sqrt(ratio)
	n, _ := root.Mul(root, new(big.Float).SetInt(new(big.Int).Lsh(big.NewInt(1), 96))).Int(nil)
	return n
}

// poolKey is the key of a v4 pool, as the pool manager's ABI has it.
type poolKey struct {
	Currency0, Currency1 common.Address
	Fee, TickSpacing     *big.Int
	Hooks                common.Address
}

// modification is a change of a v4 position.
type modification struct {
	TickLower, TickUpper *big.Int
	Liquidity            *big.Int `abi:"liquidityDelta"` // that is added
	Salt                 [32]byte
}

func (p *pool) key() poolKey {
	return poolKey{Currency0: p.a.at, Currency1: p.b.at, Fee: big.NewInt(p.fee), TickSpacing: big.NewInt(p.spacing())}
}

// poolID returns the id of a v4 pool: the hash of its key.
func (p *pool) poolID(tb testing.TB) common.Hash {
	tb.Helper()
	initialize := compiled(tb, "PoolManager").ABI.Methods["initialize"]
	packed, err := initialize.Inputs[:1].Pack(p.key())
	must(tb, err, "pack pool key")
	return crypto.Keccak256Hash(packed)
}
