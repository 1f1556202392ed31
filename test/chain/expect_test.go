package chain_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"smartmoney/internal/smartmoney"
)

// swapsABI has the events of each kind of pool, with argument names that are the same for all.
const swapsABI = `[
{"type":"event","name":"Pair","inputs":[{"name":"sender","type":"address","indexed":true},{"name":"in0","type":"uint256"},{"name":"in1","type":"uint256"},{"name":"out0","type":"uint256"},{"name":"out1","type":"uint256"},{"name":"to","type":"address","indexed":true}]},
{"type":"event","name":"Solidly","inputs":[{"name":"sender","type":"address","indexed":true},{"name":"to","type":"address","indexed":true},{"name":"in0","type":"uint256"},{"name":"in1","type":"uint256"},{"name":"out0","type":"uint256"},{"name":"out1","type":"uint256"}]},
{"type":"event","name":"Range","inputs":[{"name":"sender","type":"address","indexed":true},{"name":"to","type":"address","indexed":true},{"name":"paid0","type":"int256"},{"name":"paid1","type":"int256"},{"name":"price","type":"uint160"},{"name":"liquidity","type":"uint128"},{"name":"tick","type":"int24"}]},
{"type":"event","name":"Managed","inputs":[{"name":"id","type":"bytes32","indexed":true},{"name":"sender","type":"address","indexed":true},{"name":"got0","type":"int128"},{"name":"got1","type":"int128"},{"name":"price","type":"uint160"},{"name":"liquidity","type":"uint128"},{"name":"tick","type":"int24"},{"name":"fee","type":"uint24"}]}
]`

// swapTopics are the first topics of the events of swapsABI: the hashes of their signatures.
var swapTopics = map[common.Hash]string{
	crypto.Keccak256Hash([]byte("Swap(address,uint256,uint256,uint256,uint256,address)")):            "Pair",
	crypto.Keccak256Hash([]byte("Swap(address,address,uint256,uint256,uint256,uint256)")):            "Solidly",
	crypto.Keccak256Hash([]byte("Swap(address,address,int256,int256,uint160,uint128,int24)")):        "Range",
	crypto.Keccak256Hash([]byte("Swap(bytes32,address,int128,int128,uint160,uint128,int24,uint24)")): "Managed",
}

// reader computes the trades that a chain holds from its receipts. It knows the pools because the test made
// them, and nothing of the source.
type reader struct {
	tb      testing.TB
	market  *market
	events  abi.ABI
	ether   float64          // price of the native coin in USD; 0: not known yet
	trusted func(*pool) bool // whose swaps count
	kinds   map[poolKind]int // swaps by kind of pool
	skipped map[string]int   // swaps of known pools that are no trade, by reason
}

func (m *market) reader() *reader {
	m.tb.Helper()
	parsed, err := abi.JSON(strings.NewReader(swapsABI))
	must(m.tb, err, "parse ABI")
	return &reader{tb: m.tb, market: m, events: parsed, trusted: func(p *pool) bool { return p.trusted }, kinds: map[poolKind]int{}, skipped: map[string]int{}}
}

// trades returns the trades of the canonical chain's blocks, first to last.
func (x *reader) trades(first, last uint64) []smartmoney.Trade {
	var all []smartmoney.Trade
	for n := first; n <= last; n++ {
		all = append(all, x.block(x.market.block(n))...)
	}
	return all
}

// block returns the trades of a block.
func (x *reader) block(block *types.Block) []smartmoney.Trade {
	x.tb.Helper()
	var all []smartmoney.Trade
	for i, receipt := range x.market.receipts(block) {
		tx := block.Transactions()[i]
		sender, err := types.Sender(x.market.signer(), tx)
		must(x.tb, err, "sender of %s", tx.Hash())
		for _, l := range receipt.Logs {
			t, ok := x.trade(l)
			if !ok {
				continue
			}
			t.ID, t.TxHash = fmt.Sprintf("%s:%d", lower(tx.Hash()), l.Index), lower(tx.Hash())
			t.Chain, t.Wallet = x.market.network.name, lower(sender)
			t.TradedAt = time.Unix(int64(block.Time()), 0).UTC()
			t.Block, t.HasBlock = block.Number().Int64(), true
			all = append(all, t)
		}
	}
	return all
}

// trade returns a log's trade without what its transaction and block say. ok is false if it has none.
func (x *reader) trade(l *types.Log) (t smartmoney.Trade, ok bool) {
	x.tb.Helper()
	p, paid0, paid1 := x.swap(l)
	if p == nil || !x.trusted(p) {
		return t, false
	}
	x.kinds[p.kind]++
	if p.a.decimals < 0 || p.b.decimals < 0 {
		return x.skip("no decimals")
	}
	sold, bought := side{p.a, paid0}, side{p.b, new(big.Int).Neg(paid1)}
	if paid0.Sign() < 0 {
		sold, bought = side{p.b, paid1}, side{p.a, new(big.Int).Neg(paid0)}
	}
	if sold.amount.Sign() <= 0 || bought.amount.Sign() <= 0 {
		return x.skip("no amount")
	}
	if pricePools[p.at] {
		x.learn(sold, bought)
		x.learn(bought, sold)
	}
	t.Side = smartmoney.Buy
	coin, quote := bought, sold
	if !quote.quotes() {
		coin, quote, t.Side = sold, bought, smartmoney.Sell
	}
	if !quote.quotes() || coin.quotes() {
		return x.skip("no quote side")
	}
	t.AmountUSD = quote.qty()
	if quote.native() {
		t.AmountUSD *= x.ether
	}
	if t.AmountUSD == 0 {
		return x.skip("no price")
	}
	t.Token, t.Symbol, t.Quantity = lower(coin.at), coin.symbol, coin.qty()
	t.PriceUSD = t.AmountUSD / t.Quantity
	return t, true
}

func (x *reader) skip(reason string) (smartmoney.Trade, bool) {
	x.skipped[reason]++
	return smartmoney.Trade{}, false
}

// learn keeps the native coin's price if one side is the coin and the other a stablecoin.
func (x *reader) learn(coin, other side) {
	if coin.native() && other.quotes() && !other.native() && other.qty() >= 1 {
		x.ether = other.qty() / coin.qty()
	}
}

// side is one side of a swap.
type side struct {
	*token
	amount *big.Int
}

func (s side) native() bool { return coins[s.token] }
func (s side) quotes() bool { return s.native() || dollars[s.token] }

// qty returns the amount in whole tokens.
func (s side) qty() float64 {
	q, _ := new(big.Rat).SetFrac(s.amount, units(1, s.decimals)).Float64()
	return q
}

// swap returns the pool of a swap and what its wallet paid of both tokens: negative is what it got. The pool is
// nil if the log is no swap of a pool that the test made.
func (x *reader) swap(l *types.Log) (p *pool, paid0, paid1 *big.Int) {
	x.tb.Helper()
	if len(l.Topics) == 0 || swapTopics[l.Topics[0]] == "" {
		return nil, nil, nil
	}
	name := swapTopics[l.Topics[0]]
	for _, p := range x.market.pools {
		if (p.kind == v4) != (name == "Managed") {
			continue
		}
		if (p.kind == v4 && l.Address == x.market.network.manager && l.Topics[1] == p.id) || (p.kind != v4 && l.Address == p.at) {
			args := map[string]any{}
			must(x.tb, x.events.Events[name].Inputs.NonIndexed().UnpackIntoMap(args, l.Data), "unpack %s", name)
			paid0, paid1 := paid(args, "0"), paid(args, "1")
			return p, paid0, paid1
		}
	}
	return nil, nil, nil
}

// paid returns what a swap's wallet paid of token 0 or 1.
func paid(args map[string]any, which string) *big.Int {
	if in, found := args["in"+which]; found {
		return new(big.Int).Sub(in.(*big.Int), args["out"+which].(*big.Int))
	}
	if got, found := args["got"+which]; found {
		return new(big.Int).Neg(got.(*big.Int))
	}
	return args["paid"+which].(*big.Int)
}

// addrOf returns the address of a wallet.
func addrOf(tb testing.TB, wallet int) common.Address {
	tb.Helper()
	return crypto.PubkeyToAddress(key(tb, wallet).PublicKey)
}

func lower(v fmt.Stringer) string { return strings.ToLower(v.String()) }
