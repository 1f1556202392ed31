package chain_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Where contracts are on Base: tokens, factories, the pool manager. The tests keep their own copy
// of these addresses, so that a wrong one among the presets shows as trades that are missing.
var (
	wethAt    = addr("0x4200000000000000000000000000000000000006")
	usdcAt    = addr("0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913")
	daiAt     = addr("0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb")
	factoryV2 = addr("0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6")
	factoryV3 = addr("0x33128a8fC17869897dcE68Ed026d694621f6FDfD")
	managerV4 = addr("0x498581fF718922c3f8e6A244956aF099B2652b2b")
	// Aerodrome's pools, volatile and stable
	factoryVol = addr("0x420DD381b31aEf6683db6B902084cB0FFECe40Da")
	factoryCL  = addr("0x5e7BB104d84c7CB9B682AaC2F3d509f5F406809A") // Slipstream's pools
)

// pricePools are the pools of WETH and a stablecoin on Base and on Ethereum from which the price of
// the native coin is learnt. The tests' chain has them at the same addresses, since factories
// derive a pool's address from their own, the pool's code and its tokens.
var pricePools = map[common.Address]bool{
	addr("0xd0b53D9277642d899DF5C87A3966A349A798F224"): true, // Uniswap v3, 0.05 %
	addr("0xcDAC0d6c6C59727a65F871236188350531885C43"): true, // Aerodrome, volatile
	addr("0xb2cc224c1c9feE385f8ad6a55b4d94E92359DC59"): true, // Slipstream

	addr("0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640"): true, // Ethereum: Uniswap v3 USDC, 0.05 %
	addr("0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8"): true, // Uniswap v3 USDC, 0.3 %
	addr("0x11b815efB8f581194ae79006d24E0d814B7697F6"): true, // Uniswap v3 USDT, 0.05 %
	addr("0x4e68Ccd3E89f51C3074ca5072bbAC773960dFa36"): true, // Uniswap v3 USDT, 0.3 %
	addr("0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc"): true, // Uniswap v2 USDC
}

// Contracts that only the tests use.
var (
	routerV2 = addr("0x1000000000000000000000000000000000000001")
	routerV3 = addr("0x1000000000000000000000000000000000000002")
	swapV4   = addr("0x1000000000000000000000000000000000000003")
	supplyV4 = addr("0x1000000000000000000000000000000000000004")
	dealer   = addr("0x1000000000000000000000000000000000000005")
	voter    = addr("0x1000000000000000000000000000000000000006")
	// what Aerodrome's pools are clones of
	poolVol = addr("0xA4e46b4f701c62e14DF11B48dCe76A7d793CD6d7")
	poolCL  = addr("0xeC8E5342B19977B4eF8892e02D8DAEcfa1315831") // the same of Slipstream
	// a factory of pairs that no preset has
	strangerV2 = addr("0x1000000000000000000000000000000000000009")
	impostor   = addr("0x100000000000000000000000000000000000000a")
	mute       = addr("0x100000000000000000000000000000000000000b")
)

// wallets is the number of wallets that trade; wallet 0 deploys and supplies liquidity.
const wallets = 36

var deployer = common.HexToAddress("0x00000000000000000000000000000000000000d0") // of genesis

// token is one that pools hold.
type token struct {
	at       common.Address
	symbol   string // as a trade shows it
	decimals int    // -1: the token does not tell
	usd      float64
}

// The tokens, with a price in USD at which pools start.
var (
	ether = &token{common.Address{}, "ETH", 18, 3000} // v4 trades it as it is
	weth  = &token{wethAt, "WETH", 18, 3000}
	usdc  = &token{usdcAt, "USDC", 6, 1}
	dai   = &token{daiAt, "DAI", 18, 1}
	alfa  = &token{addr("0x2000000000000000000000000000000000000001"), "ALFA", 18, 2}
	beta  = &token{addr("0xf000000000000000000000000000000000000002"), "BETA", 9, 0.05}
	none  = &token{addr("0x2000000000000000000000000000000000000003"), "NONE", 0, 40}
	huge  = &token{addr("0xf000000000000000000000000000000000000004"), "HUGE", 24, 0.003}
	old   = &token{addr("0x2000000000000000000000000000000000000005"), "OLD", 18, 7}
	bare  = &token{addr("0xf000000000000000000000000000000000000006"), "", -1, 1}
	taxd  = &token{addr("0x2000000000000000000000000000000000000007"), "TAXD", 18, 0.4}
	rude  = &token{addr("0xf000000000000000000000000000000000000008"), "?", 18, 11}
	evil  = &token{addr("0x2000000000000000000000000000000000000009"), "EVIL", 18, 1}
)

// The same on Ethereum, where v4 trades the coin as on Base.
var (
	wethL1 = &token{addr("0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2"), "WETH", 18, 3000}
	usdcL1 = &token{addr("0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"), "USDC", 6, 1}
	usdtL1 = &token{addr("0xdAC17F958D2ee523a2206206994597C13D831ec7"), "USDT", 6, 1}
)

// What trades are valued by: the coin, wrapped or not, and stablecoins.
var (
	coins   = map[*token]bool{ether: true, weth: true, wethL1: true}
	dollars = map[*token]bool{usdc: true, dai: true, usdcL1: true, usdtL1: true}
)

var traded = []*token{alfa, beta, none, huge, old, bare, taxd, rude, evil}

// unit returns the amount of a token that is worth so many USD, in its smallest units.
func (t *token) unit(usd float64) *big.Int {
	decimals := t.decimals
	if decimals < 0 {
		decimals = 18
	}
	amount := new(big.Float).SetPrec(200).SetFloat64(usd / t.usd)
	amount.Mul(amount, new(big.Float).SetPrec(200).SetInt(units(1, decimals)))
	n, _ := amount.Int(nil)
	return n
}

// poolKind is a kind of pool.
type poolKind int

const (
	v2 poolKind = iota
	v3
	v4
	volatile
	stable
	slipstream
)

// pool is a pool of two tokens.
type pool struct {
	kind    poolKind
	a, b    *token // in the order of their addresses
	fee     int64  // v3, v4: hundredths of a basis point; slipstream: tick spacing
	factory common.Address
	at      common.Address // contract; none of v4
	id      common.Hash    // of v4
	trusted bool           // its factory is among the presets
}

func newPool(kind poolKind, factory common.Address, x, y *token, fee int64) *pool {
	if y.at.Cmp(x.at) < 0 {
		x, y = y, x
	}
	return &pool{kind: kind, a: x, b: y, fee: fee, factory: factory, trusted: factory != strangerV2}
}

// other returns the pool's other token.
func (p *pool) other(t *token) *token {
	if p.a == t {
		return p.b
	}
	return p.a
}

// network is a chain as a preset of the source has it.
type network struct {
	name    smartmoney.Chain
	id      int64
	manager common.Address   // of v4
	wrapped *token           // the coin
	quotes  []*token         // stablecoins
	place   func(g *genesis) // factories and routers
	pools   func() []*pool
}

var onBase = network{
	name: smartmoney.Base, id: 8453, manager: managerV4, wrapped: weth, quotes: []*token{usdc, dai}, place: placeBase, pools: poolsOfBase,
}

// genesis returns the accounts of the network with the tokens, factories and routers, and with
// wallets that own some of every token.
func (n *network) genesis(tb testing.TB) types.GenesisAlloc {
	tb.Helper()
	g := newGenesis(tb, n.id)
	g.place(n.wrapped.at, "WETH9")
	for _, t := range append([]*token{alfa, beta, none, huge, evil}, n.quotes...) {
		g.place(t.at, "Token", t.symbol, uint8(t.decimals), big.NewInt(0))
	}
	g.place(taxd.at, "Token", "TAXD", uint8(18), big.NewInt(500))
	g.place(old.at, "OldToken", [32]byte{'O', 'L', 'D'})
	g.place(bare.at, "BareToken")
	g.place(rude.at, "RudeToken")

	g.place(strangerV2, "UniswapV2Factory", deployer)
	g.place(n.manager, "PoolManager", deployer)
	g.place(swapV4, "PoolSwapTest", n.manager)
	g.place(supplyV4, "PoolModifyLiquidityTest", n.manager)
	g.place(dealer, "Dealer")
	n.place(g)

	for i := range wallets + 1 {
		g.endow(n, crypto.PubkeyToAddress(key(tb, i).PublicKey), i == 0)
	}
	return g.build()
}

// placeBase places what is on Base only.
func placeBase(g *genesis) {
	g.place(voter, "Voter")
	g.place(factoryV2, "UniswapV2Factory", deployer)
	g.place(factoryV3, "UniswapV3Factory")
	g.place(poolVol, "Pool")
	g.place(factoryVol, "PoolFactory", poolVol)
	g.place(poolCL, "CLPool")
	g.place(factoryCL, "CLFactory", voter, voter, poolCL)

	g.place(routerV2, "UniswapV2Router02", factoryV2, wethAt)
	g.place(routerV3, "SwapRouter", factoryV3, wethAt)
	g.place(impostor, "Impostor", usdcAt, wethAt, factoryV3)
	g.place(mute, "Mute")
}

// endow makes a wallet own coins and tokens, and lets the dealer and the routers take its WETH.
func (g *genesis) endow(n *network, wallet common.Address, rich bool) {
	usd := 1e6
	if rich {
		usd = 1e10
	}
	g.fund(wallet, ether.unit(2*usd))
	wrapped := compiled(g.tb, "WETH9")
	g.run(wallet, n.wrapped.at, ether.unit(usd), wrapped.call(g.tb, "deposit"))
	for _, spender := range []common.Address{dealer, routerV2, routerV3, swapV4, supplyV4} {
		g.run(wallet, n.wrapped.at, nil, wrapped.call(g.tb, "approve", spender, units(1, 60)))
	}
	for _, t := range slices.Concat(n.quotes, traded) {
		g.run(wallet, t.at, nil, compiled(g.tb, "Token").call(g.tb, "mint", wallet, t.unit(usd)))
	}
}
