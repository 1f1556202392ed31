package chain_test

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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

// reader computes the trades that a chain holds from its receipts. It knows the pools because the
// test made them, and nothing of the source.
type reader struct {
	tb     testing.TB
	market *market
	events abi.ABI
	// price of the native coin in USD before a swap tells it; 0: not known yet
	ether   float64
	points  smartmoney.PricePoints // of the native coin
	trusted func(*pool) bool       // whose swaps count
	kinds   map[poolKind]int       // swaps by kind of pool
	moved   int                    // trades with the quantity that moved
	// swaps of known pools that do not count, and tokens without a trade, by reason
	skipped map[string]int
}

func (m *market) reader() *reader {
	m.tb.Helper()
	parsed, err := abi.JSON(strings.NewReader(swapsABI))
	must(m.tb, err, "parse ABI")
	return &reader{tb: m.tb, market: m, events: parsed, trusted: func(p *pool) bool { return p.trusted }, kinds: map[poolKind]int{}, skipped: map[string]int{}}
}

// price returns the native coin's price in USD.
func (r *reader) price() float64 {
	if len(r.points) > 0 {
		return r.points.Quoted()
	}
	return r.ether
}

// trades returns the trades of the canonical chain's blocks, first to last.
func (r *reader) trades(first, last uint64) []smartmoney.Trade {
	var all []smartmoney.Trade
	for n := first; n <= last; n++ {
		all = append(all, r.block(r.market.block(n))...)
	}
	return all
}

// block returns the trades of a block.
func (r *reader) block(block *types.Block) []smartmoney.Trade {
	r.tb.Helper()
	var all []smartmoney.Trade
	for i, receipt := range r.market.receipts(block) {
		tx := block.Transactions()[i]
		sender, err := types.Sender(r.market.signer(), tx)
		must(r.tb, err, "sender of %s", tx.Hash())
		at := time.Unix(int64(block.Time()), 0).UTC()
		for _, t := range r.transaction(receipt.Logs, sender, at) {
			t.ID, t.TxHash = lower(tx.Hash())+":"+t.Token, lower(tx.Hash())
			t.Chain, t.Wallet = r.market.network.name, lower(sender)
			t.TradedAt = at
			t.Block, t.HasBlock = block.Number().Int64(), true
			all = append(all, t)
		}
	}
	return all
}

// exchange is a swap from its wallet's side.
type exchange struct {
	sold, bought side
	worth        float64 // USD; 0: unknown
}

// between reports whether both sides are traded tokens.
func (e *exchange) between() bool { return !e.sold.quotes() && !e.bought.quotes() }

// transaction returns the trades of a transaction's logs without what the transaction and its block
// say: sales first.
func (r *reader) transaction(logs []*types.Log, sender common.Address, at time.Time) []smartmoney.Trade {
	r.tb.Helper()
	var swaps []*exchange
	coins, usd := 0.0, 0.0
	for _, l := range logs {
		p, one := r.exchange(l)
		if one == nil {
			continue
		}
		swaps = append(swaps, one)
		if pricePools[p.at] {
			for _, s := range []struct {
				side
				sign float64
			}{{one.sold, 1}, {one.bought, -1}} {
				if s.native() {
					coins += s.sign * s.qty()
				} else {
					usd += s.sign * s.qty()
				}
			}
		}
	}
	if coins*usd < 0 && math.Abs(usd) >= 1 {
		r.points = r.points.Add(smartmoney.PricePoint{Slot: smartmoney.PriceSlot(at), PriceUSD: -usd / coins, AmountUSD: math.Abs(usd)}, smartmoney.MostPoints)
	}
	r.value(swaps)
	return r.net(swaps, movedTo(sender, logs))
}

// movedTo returns what transfers say that an address received of each token less what it sent.
func movedTo(who common.Address, logs []*types.Log) map[common.Address]*big.Int {
	moved := map[common.Address]*big.Int{}
	for _, l := range logs {
		if len(l.Topics) != 3 || l.Topics[0] != crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)")) {
			continue
		}
		for i, sign := range []int64{-1, 1} {
			if common.BytesToAddress(l.Topics[1+i].Bytes()) == who {
				if moved[l.Address] == nil {
					moved[l.Address] = new(big.Int)
				}
				units := new(big.Int).SetBytes(l.Data)
				moved[l.Address].Add(moved[l.Address], units.Mul(units, big.NewInt(sign)))
			}
		}
	}
	return moved
}

// exchange returns what a log's wallet swapped in a pool that counts; nil if it is no such log.
func (r *reader) exchange(l *types.Log) (*pool, *exchange) {
	r.tb.Helper()
	p, paid0, paid1 := r.swap(l)
	if p == nil || !r.trusted(p) {
		return nil, nil
	}
	r.kinds[p.kind]++
	if p.a.decimals < 0 || p.b.decimals < 0 {
		r.skipped["no decimals"]++
		return nil, nil
	}
	one := &exchange{sold: side{p.a, paid0}, bought: side{p.b, new(big.Int).Neg(paid1)}}
	if paid0.Sign() < 0 {
		one.sold, one.bought = side{p.b, paid1}, side{p.a, new(big.Int).Neg(paid0)}
	}
	if one.sold.amount.Sign() <= 0 || one.bought.amount.Sign() <= 0 {
		r.skipped["no amount"]++
		return nil, nil
	}
	return p, one
}

// value sets what swaps are worth: by their quote side, else by swaps of the token sold, else of
// the one bought.
func (r *reader) value(swaps []*exchange) {
	for _, one := range swaps {
		for _, s := range []side{one.sold, one.bought} {
			switch {
			case one.sold.quotes() == one.bought.quotes() || !s.quotes():
			case s.native():
				one.worth = s.qty() * r.price()
			default:
				one.worth = s.qty()
			}
		}
	}
	rate := func(t *token) float64 {
		worth, qty := 0.0, 0.0
		for _, other := range swaps {
			for _, s := range []side{other.sold, other.bought} {
				if s.token == t && other.worth > 0 {
					worth, qty = worth+other.worth, qty+s.qty()
				}
			}
		}
		return worth / max(qty, 1e-300)
	}
	for again := true; again; {
		again = false
		for _, one := range swaps {
			if one.between() && one.worth == 0 {
				if one.worth = one.sold.qty() * rate(one.sold.token); one.worth == 0 {
					one.worth = one.bought.qty() * rate(one.bought.token)
				}
				again = again || one.worth > 0
			}
		}
	}
}

// total is what swaps of a token add up to.
type total struct {
	*token
	in, out           *big.Int
	worthIn, worthOut float64
	unknown           bool
}

// left returns what is left of the token; ok is false if it passed through.
func (t *total) left() (rest side, ok bool) {
	rest = side{t.token, new(big.Int).Sub(t.in, t.out)}
	larger := t.in
	if t.out.Cmp(larger) > 0 {
		larger = t.out
	}
	through := t.in.Sign() > 0 && t.out.Sign() > 0 && new(big.Int).Mul(rest.amount, big.NewInt(20)).CmpAbs(larger) <= 0
	return rest, !through && rest.amount.Sign() != 0
}

// sum adds swaps up by traded token, in the order of the tokens' first swaps. paid is what was paid
// in quote tokens for traded ones, less what was got; known is false if some of it has no worth.
func sum(swaps []*exchange) (all []*total, paid float64, known bool) {
	known = true
	of := func(t *token) *total {
		for _, s := range all {
			if s.token == t {
				return s
			}
		}
		all = append(all, &total{token: t, in: new(big.Int), out: new(big.Int)})
		return all[len(all)-1]
	}
	for _, one := range swaps {
		if s := one.sold; !s.quotes() {
			t := of(s.token)
			t.out.Add(t.out, s.amount)
			t.worthOut, t.unknown = t.worthOut+one.worth, t.unknown || one.worth == 0
		}
		if s := one.bought; !s.quotes() {
			t := of(s.token)
			t.in.Add(t.in, s.amount)
			t.worthIn, t.unknown = t.worthIn+one.worth, t.unknown || one.worth == 0
		}
		if one.sold.quotes() == one.bought.quotes() {
			continue
		}
		if known = known && one.worth > 0; one.sold.quotes() {
			paid += one.worth
		} else {
			paid -= one.worth
		}
	}
	return all, paid, known
}

// net returns the trades of swaps, of which transfers say what moved to and from the wallet.
func (r *reader) net(swaps []*exchange, moved map[common.Address]*big.Int) []smartmoney.Trade {
	all, paid, known := sum(swaps)
	held := slices.ContainsFunc(all, func(s *total) bool { return moved[s.at] != nil && moved[s.at].Sign() != 0 })
	all = slices.DeleteFunc(all, func(s *total) bool {
		_, ok := s.left()
		return !ok || held && moved[s.at] == nil && s.in.Sign() > 0 && s.out.Sign() > 0
	})
	if len(swaps) > 0 && len(all) == 0 {
		r.skipped["nothing left"]++
	}
	var sales, purchases []smartmoney.Trade
	for _, s := range all {
		rest, _ := s.left()
		worth, unknown := s.worthIn-s.worthOut, s.unknown
		if len(all) == 1 && known {
			worth, unknown = paid, false
		}
		t := smartmoney.Trade{Token: lower(s.at), Symbol: s.symbol, Side: smartmoney.Buy}
		if rest.amount.Sign() < 0 {
			t.Side, worth = smartmoney.Sell, -worth
			rest.amount.Neg(rest.amount)
		}
		t.Quantity, t.AmountUSD = rest.qty(), worth
		t.PriceUSD = worth / t.Quantity
		if m := moved[s.at]; m != nil && m.Sign() != 0 {
			got := side{s.token, m}.qty()
			switch lost := math.Abs(got) / t.Quantity; {
			case t.Side == smartmoney.Buy && got > 0 && lost <= 1 && lost >= 0.5, t.Side == smartmoney.Sell && got < 0 && lost >= 1 && lost <= 2:
				t.Quantity = math.Abs(got)
				r.moved++
			}
		}
		switch {
		case unknown:
			r.skipped["no value"]++
		case worth <= 0:
			r.skipped["nothing paid"]++
		case t.Side == smartmoney.Sell:
			sales = append(sales, t)
		default:
			purchases = append(purchases, t)
		}
	}
	return append(sales, purchases...)
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

// swap returns the pool of a swap and what its wallet paid of both tokens: negative is what it got.
// The pool is nil if the log is no swap of a pool that the test made.
func (r *reader) swap(l *types.Log) (p *pool, paid0, paid1 *big.Int) {
	r.tb.Helper()
	if len(l.Topics) == 0 || swapTopics[l.Topics[0]] == "" {
		return nil, nil, nil
	}
	name := swapTopics[l.Topics[0]]
	for _, p := range r.market.pools {
		if (p.kind == v4) != (name == "Managed") {
			continue
		}
		if (p.kind == v4 && l.Address == r.market.network.manager && l.Topics[1] == p.id) || (p.kind != v4 && l.Address == p.at) {
			args := map[string]any{}
			must(r.tb, r.events.Events[name].Inputs.NonIndexed().UnpackIntoMap(args, l.Data), "unpack %s", name)
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
