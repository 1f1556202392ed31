package evm

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"slices"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// netter converts the logs of a transaction of pools that it makes up.
type netter struct {
	convert *converter
	pools   map[string]address // by name and tokens
}

func newNetter(quotes map[string]string) *netter {
	s := importer.Settings{Quotes: map[smartmoney.Chain]map[string]importer.Kind{smartmoney.Base: {}}}
	for token, kind := range quotes {
		s.Quotes[smartmoney.Base][token] = map[string]importer.Kind{"stable": importer.Stable, "native": importer.Native}[kind]
	}
	points, _ := (&Settings{}).entryPoints()
	return &netter{
		convert: &converter{
			chain: smartmoney.Base, quotes: s, entryPoints: points,
			registry: &registry{trust: &trust{any: true}, pools: map[string]Pool{}, tokens: map[string]Token{}},
		},
		pools: map[string]address{},
	}
}

// log returns the v2 log of a swap.
func (n *netter) log(l *vectors.NettingLog) chainLog {
	key := l.Pool + l.Sold.Token + l.Bought.Token
	if n.pools[key] == (address{}) {
		n.pools[key] = addressOf('p', len(n.pools)+1)
	}
	at := n.pools[key]
	r := n.convert.registry
	r.pools[at.String()] = Pool{ID: at.String(), Level: Checked, Token0: l.Sold.Token, Token1: l.Bought.Token}
	for _, s := range []vectors.NettingSide{l.Sold, l.Bought} {
		r.tokens[s.Token] = Token{Address: s.Token, Decimals: s.Decimals}
	}
	sold, _ := new(big.Int).SetString(l.Sold.Units, 10)
	bought, _ := new(big.Int).SetString(l.Bought.Units, 10)
	d := make(data, 128)
	sold.FillBytes(d[:32])
	bought.FillBytes(d[96:])
	return chainLog{Address: at, Topics: []hash{topicV2, {1}, {2}}, Data: d}
}

// logs returns the chain's logs of a case.
func (n *netter) logs(c *vectors.NettingCase) (all []chainLog) {
	for i := range c.Logs {
		if l := &c.Logs[i]; l.Pool != "" {
			all = append(all, n.log(l))
			all[len(all)-1].Index = new(quantity(l.Index))
		}
	}
	byName := map[string][]address{}
	for i := range c.Logs {
		l := &c.Logs[i]
		if l.Pool != "" {
			byName[l.Pool] = append(byName[l.Pool], n.pools[l.Pool+l.Sold.Token+l.Bought.Token])
		}
	}
	for i := range c.Logs {
		switch l := &c.Logs[i]; {
		case l.UserOperation != "":
			account, _ := parseAddress(l.UserOperation)
			entry, _ := parseAddress(presetEntryPoints()[i%4])
			all = append(all, chainLog{Address: entry, Topics: []hash{topicUserOperation, {1}, hash(account.word()), {}}, Index: new(quantity(l.Index))})
		case l.LiquidityRemoved != "":
			for _, at := range byName[l.LiquidityRemoved] {
				d := append(one(argument(5)), one(argument(7))...)
				all = append(all, chainLog{Address: at, Topics: []hash{topicBurnV2, {1}, {2}}, Data: d, Index: new(quantity(l.Index))})
			}
		}
	}
	return all
}

// netted is what becomes of a transaction.
type netted struct {
	trades  []vectors.NettingTrade
	skipped map[string]int64
}

// net nets a transaction whose logs are given by their indexes.
func (n *netter) net(c *vectors.NettingCase, logs []chainLog) (out netted) {
	b := &block{header: header{Number: 7, Time: quantity(began.Unix())}, Transactions: transactions{{}}}
	_ = b.Transactions[0].Hash.UnmarshalText([]byte(c.Tx))
	_ = b.Transactions[0].From.UnmarshalText([]byte(c.From))
	slices.SortStableFunc(logs, func(a, b chainLog) int { return cmp.Compare(*a.Index, *b.Index) })
	for i := range logs {
		logs[i].TxIndex, logs[i].TxHash = new(quantity(0)), b.Transactions[0].Hash
	}
	b.logs = logs
	p := newPricer(smartmoney.Base, n.convert.quotes, time.Now)
	p.set(nil, c.Native)
	out.skipped = map[string]int64{}
	for _, tx := range n.convert.swapsOf(b).txs {
		rejects := tx.skips
		for _, a := range tx.acts {
			events, skips := p.net(a, false)
			rejects = append(rejects, skips...)
			for _, e := range events {
				t := e.Trade
				out.trades = append(out.trades, vectors.NettingTrade{
					ID: t.ID, Wallet: t.Wallet, Side: string(t.Side), Token: t.Token, Quantity: t.Quantity, Amount: t.AmountUSD, Price: t.PriceUSD,
				})
			}
		}
		for _, r := range rejects {
			out.skipped[r.Reason]++
		}
	}
	return out
}

// nearly compares numbers that were computed in another order.
func nearly() gocmp.Option {
	return gocmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(math.Abs(a), math.Abs(b)) })
}

// TestNettingVectors nets the transactions of the vectors, from their logs to their trades.
func TestNettingVectors(t *testing.T) {
	t.Parallel()
	for i, c := range vectors.Netting(t) {
		t.Run(fmt.Sprint(i, " ", c.Name), func(t *testing.T) {
			n := newNetter(c.Quotes)
			got := n.net(&c, n.logs(&c))
			// the source names what is unknown
			if known := c.Native > 0; !known && got.skipped[skipPrice] > 0 {
				got.skipped[importer.SkipNoUSD] += got.skipped[skipPrice]
				delete(got.skipped, skipPrice)
			}
			if diff := gocmp.Diff(c.Trades, got.trades, nearly(), cmpopts.EquateEmpty()); diff != "" {
				t.Errorf("trades (-want +got):\n%s", diff)
			}
			if diff := gocmp.Diff(c.Skipped, got.skipped); diff != "" {
				t.Errorf("skipped (-want +got):\n%s", diff)
			}
		})
	}
}

// anyTransaction draws the logs of a transaction of some accounts, in pools of two quote tokens and
// four others.
func anyTransaction(t *rapid.T) vectors.NettingCase {
	token := func(n int) string { return addressOf('t', n).String() }
	c := vectors.NettingCase{
		Quotes: map[string]string{token(0): "stable", token(1): "native"}, Native: 2000,
		Tx: hash{9}.String(), From: addressOf('a', 0).String(),
	}
	n := rapid.IntRange(1, 9).Draw(t, "logs")
	for i := range n {
		if rapid.IntRange(0, 3).Draw(t, "operation") == 0 {
			c.Logs = append(c.Logs, vectors.NettingLog{Index: int64(i), UserOperation: addressOf('a', rapid.IntRange(1, 2).Draw(t, "account")).String()})
			continue
		}
		sold := rapid.IntRange(0, 5).Draw(t, "sold")
		bought := (sold + rapid.IntRange(1, 5).Draw(t, "bought")) % 6
		side := func(n int) vectors.NettingSide {
			// Few amounts, so that tokens pass through as a whole, nearly, and not at all.
			units := rapid.SampledFrom([]string{"1000000000000000000", "1000000000000000001", "950000000000000000", "949999999999999999", "3"}).Draw(t, "units")
			return vectors.NettingSide{Token: token(n), Units: units, Decimals: 6 * n % 19}
		}
		c.Logs = append(c.Logs, vectors.NettingLog{Index: int64(i), Pool: "p", Sold: side(sold), Bought: side(bought)})
	}
	return c
}

// walletToken names what is netted.
type walletToken struct{ wallet, token string }

// flow is what a case's swaps move.
type flow struct {
	units       map[walletToken]*[2]big.Int // paid and received, of other than quote tokens
	decimals    map[string]int
	paid, gross float64 // USD in quote tokens: paid less received, and both added up
	quoted      bool    // every swap has one quote side
}

func flowOf(c *vectors.NettingCase) flow {
	f := flow{units: map[walletToken]*[2]big.Int{}, decimals: map[string]int{}, quoted: true}
	wallet := c.From
	for i := len(c.Logs) - 1; i >= 0; i-- {
		l := &c.Logs[i]
		if l.Pool == "" {
			wallet = l.UserOperation
			continue
		}
		for way, s := range []vectors.NettingSide{l.Sold, l.Bought} {
			units, _ := new(big.Int).SetString(s.Units, 10)
			if f.decimals[s.Token] = s.Decimals; c.Quotes[s.Token] != "" {
				usd := importer.Whole(units, s.Decimals) * map[string]float64{"stable": 1, "native": c.Native}[c.Quotes[s.Token]]
				f.paid, f.gross = f.paid+usd*float64(1-2*way), f.gross+usd
				continue
			}
			k := walletToken{wallet, s.Token}
			if f.units[k] == nil {
				f.units[k] = &[2]big.Int{}
			}
			f.units[k][way].Add(&f.units[k][way], units)
		}
		f.quoted = f.quoted && (c.Quotes[l.Sold.Token] == "") != (c.Quotes[l.Bought.Token] == "")
	}
	return f
}

// left returns what is left of a token, and whether it passed through.
func left(units *[2]big.Int) (rest *big.Int, passed bool) {
	rest, larger := new(big.Int).Sub(&units[1], &units[0]), &units[0]
	if larger.Cmp(&units[1]) < 0 {
		larger = &units[1]
	}
	both := units[0].Sign() > 0 && units[1].Sign() > 0
	return rest, rest.Sign() == 0 || both && new(big.Int).Mul(rest, big.NewInt(20)).CmpAbs(larger) <= 0
}

// TestNettingConserves checks that what each wallet's trades say it received and paid of a token is
// what its swaps say, to the last unit, whichever accounts a transaction is of; that a token
// without a trade passed through or is counted; and that the trades are worth what was paid in
// quote tokens, where every swap has such a side.
func TestNettingConserves(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		c := anyTransaction(rt)
		n := newNetter(c.Quotes)
		got, f := n.net(&c, n.logs(&c)), flowOf(&c)
		trades, worth := map[walletToken]*vectors.NettingTrade{}, 0.0
		for i := range got.trades {
			one := &got.trades[i]
			trades[walletToken{one.Wallet, one.Token}] = one
			worth += map[string]float64{"buy": 1, "sell": -1}[one.Side] * one.Amount
		}
		if len(trades) != len(got.trades) {
			rt.Fatalf("several trades of a wallet and token: %v", got.trades)
		}
		counted, through := int64(0), 0
		for k, units := range f.units {
			rest, passed := left(units)
			one := trades[k]
			delete(trades, k)
			switch {
			case passed && one != nil:
				rt.Fatalf("%v passed through, and has the trade %v", k, one)
			case passed:
				through++
			case one == nil:
				counted++
			case one.Quantity != importer.Whole(new(big.Int).Abs(rest), f.decimals[k.token]) || (one.Side == "buy") != (rest.Sign() > 0):
				rt.Fatalf("%v has %s left, and the trade %v", k, rest, one)
			}
		}
		if skipped := got.skipped[importer.SkipNoUSD] + got.skipped["nothing was paid for it"]; len(trades) > 0 || skipped != counted {
			rt.Fatalf("trades of nothing %v; %d tokens without a trade, counted %v", trades, counted, got.skipped)
		}
		if f.quoted && counted == 0 && through == 0 && math.Abs(worth-f.paid) > 1e-9*f.gross {
			rt.Fatalf("the trades are worth %v, and %v was paid: %v", worth, f.paid, got.trades)
		}
	})
}
