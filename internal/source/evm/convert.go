package evm

import (
	"cmp"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// Reasons to skip swaps.
const (
	skipPrice   = "no price of the chain's coin yet" // of swaps against the coin
	skipRemoved = "liquidity removed in the same transaction"
	skipLegs    = "too many swaps of a wallet in one transaction"
	skipUnread  = "stored as swapped: the node refuses the wallets' transfers"
)

// maxLegs bounds the legs of a wallet in a transaction: those of one with more are not netted.
const maxLegs = 1000

// act is what one wallet swapped in a transaction.
type act struct {
	importer.Act
	native bool // some leg is worth an amount of the native coin
	sells  bool // some leg sells a token that is no quote token
	buys   bool // some leg buys one
	maker  bool // it may be for the maker of an order that the sender filled
}

// swapTx is a transaction with swaps.
type swapTx struct {
	first    int64           // index of its first log in the block
	acts     []*act          // by their first legs
	byWallet map[string]*act // acts, once there are several
	prices   []importer.Swap // legs that tell the native coin's price
	skips    []source.Reject // legs that do not count
	left     []string        // the unknown factories that pools of skipped legs name, once for each
}

// swapBlock is a block's swaps in order, without prices.
type swapBlock struct {
	number int64
	hash   hash
	at     time.Time
	txs    []swapTx
	legs   int // in txs
	// unmoved says that the node refused the transfers of the wallets.
	unmoved bool
}

// traded returns the acts of the block that may become trades.
func (s *swapBlock) traded() (acts []*act) {
	for i := range s.txs {
		for _, a := range s.txs[i].acts {
			if a.sells || a.buys {
				acts = append(acts, a)
			}
		}
	}
	return acts
}

// native reports whether some swap needs the native coin's price.
func (s *swapBlock) native() bool {
	for i := range s.txs {
		for _, a := range s.txs[i].acts {
			if a.native {
				return true
			}
		}
	}
	return false
}

// converter turns logs into swaps.
type converter struct {
	chain       smartmoney.Chain
	quotes      importer.Settings
	registry    *registry
	entryPoints map[address]struct{}
	settlements map[address]string  // kinds of contracts that trade for others
	relayers    map[string]struct{} // accounts that are never the trader
}

// swapsOf returns the swaps of a block whose pools the registry knows.
func (c *converter) swapsOf(b *block) *swapBlock {
	out := &swapBlock{number: b.number(), hash: b.Hash, at: time.Unix(int64(b.Time), 0).UTC()}
	for first := 0; first < len(b.logs); {
		end := first + 1
		for end < len(b.logs) && *b.logs[end].TxIndex == *b.logs[first].TxIndex {
			end++
		}
		logs := b.logs[first:end]
		of := importer.Act{Chain: c.chain, TxHash: logs[0].TxHash.String(), Sender: b.Transactions[*logs[0].TxIndex].From.String(), At: out.at, Block: out.number}
		if tx, legs := c.txOf(of, logs); legs > 0 {
			out.txs, out.legs = append(out.txs, tx), out.legs+legs
		}
		first = end
	}
	return out
}

// txOf returns the swaps of a transaction's logs, and how many there are. of is an act without a
// wallet.
func (c *converter) txOf(of importer.Act, logs []chainLog) (tx swapTx, legs int) {
	tx.first = int64(*logs[0].Index)
	wallets, removed, others := c.walletsOf(of.Sender, logs), removedFrom(logs), c.settledFor(logs)
	for i := range logs {
		l, wallet := &logs[i], of.Sender
		if wallets != nil {
			wallet = wallets[i]
		}
		var one leg
		var reason, detail string
		if o, is := others.orders[i]; is {
			wallet = o.owner
			one, reason, detail = c.orderLeg(&o)
		} else if l.isSwap() {
			one, reason, detail = c.swapOf(l, removed)
			if one.tellsPrice {
				tx.prices = append(tx.prices, one.Swap)
			}
			if reason == "" && wallet == of.Sender {
				wallet, reason = others.wallet(of.Sender)
			}
		} else {
			continue
		}
		if _, is := c.relayers[wallet]; is && reason == "" {
			reason, detail = skipTrader, "account "+wallet
		}
		if legs++; reason != "" {
			if one.left != "" {
				tx.left = append(tx.left, one.left)
			}
			tx.skip(&of, of.TxHash+":"+strconv.FormatInt(int64(*l.Index), 10), reason, detail)
			continue
		}
		a := tx.act(&of, wallet)
		a.maker = others.maker && wallet == of.Sender
		a.Filled = a.Filled || len(others.swappers) == 1 && wallet == others.swappers[0] && wallet != of.Sender
		a.add(&one)
	}
	tx.acts = slices.DeleteFunc(tx.acts, func(a *act) bool {
		if len(a.Swaps) > maxLegs {
			tx.skip(&of, of.TxHash, skipLegs, "wallet "+a.Wallet)
		}
		return len(a.Swaps) > maxLegs
	})
	return tx, legs
}

// act returns the act of a wallet, a new one of a transaction if need be.
func (s *swapTx) act(of *importer.Act, wallet string) *act {
	if n := len(s.acts); n > 0 && s.acts[n-1].Wallet == wallet {
		return s.acts[n-1]
	}
	if len(s.acts) > 0 && s.byWallet == nil {
		s.byWallet = map[string]*act{}
		for _, a := range s.acts {
			s.byWallet[a.Wallet] = a
		}
	}
	a := s.byWallet[wallet]
	if a == nil {
		a = &act{Act: *of}
		a.Wallet = wallet
		if s.acts = append(s.acts, a); s.byWallet != nil {
			s.byWallet[wallet] = a
		}
	}
	return a
}

func (a *act) add(one *leg) {
	a.Swaps = append(a.Swaps, one.Swap)
	a.native, a.sells, a.buys = a.native || one.native, a.sells || one.sells, a.buys || one.buys
}

// skip adds what does not count, and why.
func (s *swapTx) skip(of *importer.Act, ref, reason, detail string) {
	s.skips = append(s.skips, source.Reject{Ref: ref, Reason: reason, Detail: fmt.Sprintf("block %d, %s", of.Block, detail)})
}

// walletsOf returns the wallet of each log: the account whose user operation ends next, else the
// transaction's sender; nil without user operations. What was done before an EntryPoint began with
// the operations of a call is the sender's.
func (c *converter) walletsOf(sender string, logs []chainLog) []string {
	if !slices.ContainsFunc(logs, func(l chainLog) bool { return l.Topics[0] == topicUserOperation }) {
		return nil
	}
	all, wallet := make([]string, len(logs)), sender
	for i := len(logs) - 1; i >= 0; i-- {
		if _, known := c.entryPoints[logs[i].Address]; known {
			if account, ok := decodeUserOperation(&logs[i]); ok {
				wallet = account.String()
			} else if logs[i].Topics[0] == topicBeforeUserOps {
				wallet = sender
			}
		}
		all[i] = wallet
	}
	return all
}

// leg is a swap of a pool that counts.
type leg struct {
	importer.Swap
	native     bool   // it is worth an amount of the native coin
	sells      bool   // what is sold is no quote token
	buys       bool   // what is bought is none
	tellsPrice bool   // of the native coin
	left       string // the unknown factory that its pool names, where it does not count; "": none
}

// swapOf returns what a log swapped, or the reason to skip it with what it is about. removed are
// the pools from which the transaction removes liquidity.
func (c *converter) swapOf(l *chainLog, removed map[string]struct{}) (one leg, reason, detail string) {
	read, reason := decodeSwap(l)
	if reason != "" {
		return one, reason, "log of " + l.Address.String()
	}
	detail = "pool " + read.pool
	if _, is := removed[read.pool]; is {
		return one, skipRemoved, detail
	}
	m, reason := c.registry.market(read.pool)
	if reason != "" {
		if reason == skipFactory {
			one.left = c.registry.pools[read.pool].Factory
		}
		return one, reason, detail
	}
	pays0 := read.amount0.Sign() > 0
	paid, received := sideOf(m.token0, read.amount0), sideOf(m.token1, read.amount1)
	if !pays0 {
		paid, received = received, paid
	}
	one = c.legOf(paid, received)
	one.tellsPrice = m.tellsPrice && !one.sells && !one.buys
	return one, "", detail
}

// legOf returns the leg of what was exchanged.
func (c *converter) legOf(paid, received importer.SwapLeg) leg {
	sold, bought := c.quotes.Quotes[c.chain][paid.Token], c.quotes.Quotes[c.chain][received.Token]
	return leg{
		Swap:   importer.Swap{Sold: paid, Bought: received},
		sells:  sold == importer.Traded,
		buys:   bought == importer.Traded,
		native: sold == importer.Native && bought == importer.Traded || bought == importer.Native && sold == importer.Traded,
	}
}

// sideOf returns one side of a swap. It drops the sign of units.
func sideOf(t Token, units *big.Int) importer.SwapLeg {
	return importer.SwapLeg{Token: t.Address, Symbol: t.Symbol, Units: units.Abs(units), Decimals: t.Decimals}
}

// worthKeeping are the reasons whose logs are kept as rejects. The others are counted only: they
// are no faults, and there are thousands a minute.
func worthKeeping(reason string) bool {
	switch reason {
	case skipLog, skipDecimals, skipToken, skipUnclear, skipV4, skipPrice, skipImpostor, skipLegs:
		return true
	}
	return false
}

// isLoss reports whether trades are missing when swaps are skipped for a reason: the node, or a
// bound, kept the source from knowing whether they count. The other reasons are what contracts are,
// which anyone can deploy.
func isLoss(reason string) bool {
	switch reason {
	case skipToken, skipUnclear, skipV4, skipPrice, skipMany:
		return true
	}
	return false
}

// pricer values swaps, and carries the price of the native coin.
type pricer struct {
	chain  smartmoney.Chain
	pricer *importer.Pricer
	told   bool // the price is that of points
}

// newPricer returns a pricer that knows no price but that of the settings.
func newPricer(chain smartmoney.Chain, quotes importer.Settings, now func() time.Time) *pricer {
	return &pricer{chain: chain, pricer: importer.NewPricer(quotes, nil, now)}
}

// price returns the native coin's price in USD, 0 if it is unknown.
func (p *pricer) price() float64 { return p.pricer.Price(p.chain, time.Time{}) }

// start returns the native coin's price in USD while no swap told it, else 0.
func (p *pricer) start() float64 {
	if p.told {
		return 0
	}
	return p.price()
}

// set sets the native coin's price to that of points, and to start in USD while there is none; 0 is
// unknown.
func (p *pricer) set(points smartmoney.PricePoints, start float64) {
	p.told = len(points) > 0
	p.pricer.SetPrices(importer.Prices{p.chain: {Swaps: points, Start: start}})
}

// learn learns the native coin's price from a transaction, and returns its point, nil if it makes
// none.
func (p *pricer) learn(at time.Time, tx *swapTx) *smartmoney.PricePoint {
	point, ok := p.pricer.Learn(p.chain, at, tx.prices)
	if !ok {
		return nil
	}
	p.told = true
	return &point
}

// first returns the first price of the native coin that the swaps of blocks tell, 0 if none does.
func (p *pricer) first(blocks []*swapBlock) float64 {
	for _, b := range blocks {
		for i := range b.txs {
			if point := p.learn(b.at, &b.txs[i]); point != nil {
				return point.PriceUSD
			}
		}
	}
	return 0
}

// net returns the trades of an act, and what of it is skipped.
func (p *pricer) net(a *act, unmoved bool) (events []event.Event, skips []source.Reject) {
	events, reasons := p.pricer.Net(&a.Act)
	if a.maker && len(events) > 0 && a.Moved != nil && len(a.Moved) == 0 {
		events, reasons = nil, append(reasons, skipTrader) // the sender paid and received nothing
	}
	if unmoved && len(events) > 0 {
		reasons = append(reasons, skipUnread)
	}
	for _, reason := range reasons {
		if reason == importer.SkipNoUSD && a.native && p.price() == 0 {
			reason = skipPrice
		}
		skips = append(skips, source.Reject{Ref: a.TxHash, Reason: reason, Detail: fmt.Sprintf("block %d, wallet %s", a.Block, a.Wallet)})
	}
	return events, skips
}

// leftOut counts the swaps of an unknown factory's pools.
type leftOut struct {
	Factory string    `json:"f"` // its address, as its pools name it
	Swaps   int64     `json:"n"` // at most as many as the smallest count too high
	Since   time.Time `json:"t"` // time of the first block with one
}

// mostLeftOut bounds the unknown factories that are counted: anyone can deploy pools that name ever
// new ones.
const mostLeftOut = 32

// leaveOut counts a swap of a factory's pool. A factory that finds no room takes the place and the
// count of the smallest one, so that those with the most swaps stay.
func (p *position) leaveOut(factory string, at time.Time) {
	for i := range p.LeftOut {
		if p.LeftOut[i].Factory == factory {
			p.LeftOut[i].Swaps++
			return
		}
	}
	if len(p.LeftOut) < mostLeftOut {
		p.LeftOut = append(p.LeftOut, leftOut{factory, 1, at})
		return
	}
	least := 0
	for i := range p.LeftOut {
		if p.LeftOut[i].Swaps < p.LeftOut[least].Swaps {
			least = i
		}
	}
	p.LeftOut[least] = leftOut{factory, p.LeftOut[least].Swaps + 1, at}
}

// mostLeft returns the unknown factories with the most swaps, most first.
func (p *position) mostLeft() []source.LeftOut {
	all := slices.SortedFunc(slices.Values(p.LeftOut), func(a, b leftOut) int {
		return cmp.Or(cmp.Compare(b.Swaps, a.Swaps), cmp.Compare(a.Factory, b.Factory))
	})
	out := make([]source.LeftOut, 0, source.MaxLeftOut)
	for _, one := range all[:min(len(all), source.MaxLeftOut)] {
		out = append(out, source.LeftOut{Name: "factory " + one.Factory, Count: one.Swaps, Since: one.Since})
	}
	return out
}

// allowance bounds how many pools that do not count are asked about. Anyone can deploy contracts
// that emit Swap, and each new one costs calls. It is a bucket that is full at first and that an
// hour fills again. It is not safe for concurrent use.
type allowance struct {
	most int // pools of an hour; 0: no bound
	left float64
	at   time.Time // when left was computed
}

// refill adds what the time since the last refill gives, and returns the pools that may be asked
// about.
func (a *allowance) refill(now time.Time) int {
	if a.at.IsZero() {
		a.left = float64(a.most)
	} else if passed := now.Sub(a.at); passed > 0 {
		a.left = min(float64(a.most), a.left+float64(a.most)*passed.Hours())
	}
	a.at = now
	return int(a.left)
}

// allowed returns those of some pools that may be asked about, and how many of them nothing is
// known of: of more than the allowance has left, some at random, so that nobody can choose
// addresses that come first.
func (r *registry) allowed(wanting []Pool) (asking, unknown []Pool) {
	if r.allowance.most == 0 {
		return wanting, nil
	}
	for _, p := range wanting {
		if p.Level < Claimed && !strings.Contains(p.ID, "/") {
			unknown = append(unknown, p)
		} else {
			asking = append(asking, p)
		}
	}
	if n := r.allowance.refill(r.now()); len(unknown) > n {
		rand.Shuffle(len(unknown), func(i, j int) { unknown[i], unknown[j] = unknown[j], unknown[i] })
		for _, p := range unknown[n:] {
			r.passed[p.ID] = struct{}{}
		}
		unknown = unknown[:n]
	}
	return append(asking, unknown...), unknown
}

// spend takes those of the pools that were asked about out of the allowance that turned out not to
// count.
func (r *registry) spend(asked []Pool) {
	for _, p := range asked {
		if !r.counts(p.ID) {
			r.allowance.left--
		}
	}
}

// counts reports whether the swaps of a pool may count.
func (r *registry) counts(id string) bool {
	p := r.pools[id]
	if r.trust.any {
		return p.Token0 != ""
	}
	_, listed := r.trust.factories[p.Factory]
	return listed && p.Genuine
}

// Bounds of the pools that are kept in the store although no factory vouches for them.
const (
	keepUnproven = 100_000 // of a chain: the newest
	trimAfter    = 1_000   // so many more are saved before the oldest are forgotten
)

// unprovenOf returns how many of some pools no factory vouches for.
func unprovenOf(pools []Pool) (n int) {
	for i := range pools {
		if !pools[i].Genuine {
			n++
		}
	}
	return n
}
