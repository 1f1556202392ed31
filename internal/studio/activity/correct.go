package activity

import (
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// correction is the work of taking trades of a chain back (semantics 7): first AddTrade with each
// of them, then Wallets and Tokens with what is read for them, at last State.takeBack. Until
// takeBack it may be dropped and begun again. It is for the goroutine that calls Apply.
type correction struct {
	c      *guarded
	trades []takenBack
	byOf   map[uint32]tokenTaken // by token
}

// takenBack is a trade that is taken back.
type takenBack struct {
	wallet, token uint32
	sale          bool
	usd           float64
	at            int64 // unix ns
}

// tokenTaken sums up the trades of a token that are taken back.
type tokenTaken struct {
	trades uint32
	large  uint32 // of them those that make price points beside others
	first  int64  // sequence number of the first in the log
	last   int64  // time of the latest, unix ns
}

// newCorrection returns a correction of a chain, without trades.
func (s *State) newCorrection(name smartmoney.Chain) *correction {
	return &correction{c: &s.chains[name.Index()], byOf: map[uint32]tokenTaken{}}
}

// AddTrade adds a trade that is taken back, which was applied and not taken back before. One off
// the market counted nowhere.
func (c *correction) AddTrade(seq int64, tr *smartmoney.Trade) error {
	if tr.OffMarket {
		return nil
	}
	c.c.RLock()
	defer c.c.RUnlock()
	w, hasWallet := c.c.wallets.Find(tr.Wallet)
	i, hasToken := c.c.tokens.Find(tr.Token)
	if !hasWallet || !hasToken {
		return fmt.Errorf("activity of %s does not know the trade %s that is taken back", c.c.chain.chain, tr.ID)
	}
	at := tr.TradedAt.UnixNano()
	c.trades = append(c.trades, takenBack{wallet: w, token: i, sale: tr.Side == smartmoney.Sell, usd: tr.AmountUSD, at: at})
	sum, again := c.byOf[i]
	if !again || seq < sum.first {
		sum.first = seq
	}
	if c.c.quotes.Large(tr.AmountUSD) {
		sum.large++
	}
	sum.trades, sum.last = sum.trades+1, max(sum.last, at)
	c.byOf[i] = sum
	return nil
}

// walletsAtOnce bounds the wallets whose trades are read at once.
const walletsAtOnce = 1024

// Wallets calls read with the sequence numbers of the newest trades of some wallets whose trades
// are taken back, and a function that read calls for each live trade of them in the order of the
// log; until it had all such wallets. Their interactions become those of these trades.
func (c *correction) Wallets(read func(newest []int64, f func(seq int64, tr *smartmoney.Trade) error) error) error {
	var wallets []uint32
	for i := range c.trades {
		wallets = append(wallets, c.trades[i].wallet)
	}
	slices.Sort(wallets)
	for part := range slices.Chunk(slices.Compact(wallets), walletsAtOnce) {
		if err := c.wallets(part, read); err != nil {
			return err
		}
	}
	return nil
}

func (c *correction) wallets(part []uint32, read func([]int64, func(int64, *smartmoney.Trade) error) error) error {
	newest, lists := make([]int64, len(part)), make(map[uint32][]traded, len(part))
	for i, w := range part {
		newest[i] = c.c.newest[w]
	}
	err := read(newest, func(_ int64, tr *smartmoney.Trade) error {
		if tr.OffMarket {
			return nil
		}
		w, hasWallet := c.c.wallets.Find(tr.Wallet)
		i, hasToken := c.c.tokens.Find(tr.Token)
		if !hasWallet || !hasToken {
			return fmt.Errorf("activity of %s does not know the trade %s", c.c.chain.chain, tr.ID)
		}
		lists[w] = note(lists[w], i, tr.TradedAt.UnixNano(), tr.AmountUSD, tr.Side == smartmoney.Sell)
		return nil
	})
	if err != nil {
		return err
	}
	c.c.Lock()
	defer c.c.Unlock()
	for _, w := range part {
		c.c.traded[w] = lists[w]
		c.c.changed.wallets.add(w)
	}
	return nil
}

// readPrices calls f for the live events with a price of a token, from the one at newest back,
// until f returns false or there are no more. set says that the event is a trade whose slot of
// price points was later than those of all trades of the token before it.
type readPrices func(token string, newest int64, f func(seq int64, set bool, e *event.Event) (more bool, err error)) error

// Tokens calls read for each token whose trades are taken back. Its bets and prices become those of
// the events read.
func (c *correction) Tokens(read readPrices) error {
	for i, taken := range c.byOf {
		t := &c.c.known[i]
		a := newAgain(c.c.quotes, t, taken)
		err := read(c.c.tokens.String(i), t.newest, func(seq int64, set bool, e *event.Event) (bool, error) {
			w := uint32(0)
			if e.Trade != nil {
				var known bool
				if w, known = c.c.wallets.Find(e.Trade.Wallet); !known {
					return false, fmt.Errorf("activity of %s does not know the trade %s", c.c.chain.chain, e.Trade.ID)
				}
			}
			return a.add(seq, set, e, w), nil
		})
		if err != nil {
			return err
		}
		c.c.Lock()
		a.replace(t)
		c.c.markToken(i)
		c.c.Unlock()
	}
	return nil
}

// takeBack takes the trades of a correction out of the sums, when Wallets and Tokens are done.
func (s *State) takeBack(k *correction) {
	flows := map[flowAt]int{}
	for part := range slices.Chunk(k.trades, applySlice) {
		k.c.Lock()
		for i := range part {
			one := k.c.takeBack(&part[i])
			flows[one]++
		}
		k.c.Unlock()
	}
	k.c.Lock()
	defer k.c.Unlock()
	k.c.flows.remove(flows)
	for i := range k.byOf {
		k.c.markToken(i)
	}
}

// takeBack takes a trade out of the sums, and returns how it is among the flows.
func (c *chain) takeBack(b *takenBack) flowAt {
	amount := micro(b.usd)
	for _, r := range [...]*rolling{c.tokenFives, c.tokenHours, c.tokenDays} {
		r.add(b.token, b.at, -amount, taken)
	}
	c.walletHours.add(b.wallet, b.at, -amount, taken)
	c.walletDays.add(b.wallet, b.at, -amount, taken)
	t := &c.known[b.token]
	c.trades--
	if t.trades--; t.trades == 0 {
		t.usd = sum{}
	} else {
		t.usd.add(-b.usd)
	}
	c.changed.wallets.add(b.wallet)
	c.markToken(b.token)
	if b.sale {
		amount = -amount
	}
	return flowAt{b.at / hour, flow{b.wallet, b.token, amount}}
}

// again computes the bets and prices of a token again, from its live events with a price, the
// newest one first. Prices go on from the last sample before the first trade taken back: the events
// after it are applied to what the quoted price followed from then.
type again struct {
	quotes  ledger.Quotes
	samples []sample // of before, up to the one to go on from
	left    uint32   // live trades of the token
	large   uint32   // of them those before the events found that make points beside others
	last    bool     // the latest trade by time must be found

	read    int
	events  []priced          // after the sample, newest in the log first
	points  *ledger.Repricing // as of the sample; nil: not begun
	bets    []bet             // newest in the log first
	latest  bet               // latest trade by time
	found   uint32            // trades found
	settled bool              // no trade before those found is later than the latest
	gaveUp  bool
}

// maxAgain bounds the events that are read for one token. Where they are not enough, its bets and
// prices stay as they are.
const maxAgain = 1 << 18

func newAgain(q ledger.Quotes, t *token, back tokenTaken) *again {
	n, _ := slices.BinarySearchFunc(t.samples, back.first, func(s sample, first int64) int { return int(min(max(s.seq-first, -1), 1)) })
	return &again{
		quotes: q, samples: t.samples[:n], left: t.trades - back.trades, large: t.quote.Large - back.large, last: back.last >= t.lastTrade,
	}
}

// add adds an event, of which newest says that it is a trade of a later slot than those before it;
// wallet is that of a trade. It returns whether earlier events are needed.
func (a *again) add(seq int64, newest bool, e *event.Event, wallet uint32) (more bool) {
	if a.read == maxAgain {
		a.gaveUp = true
		return false
	}
	a.read++
	if e.Trade != nil {
		a.trade(bet{
			wallet: wallet, sale: side(true) == e.Trade.Side, usd: e.Trade.AmountUSD, price: e.Trade.PriceUSD,
			at: e.Trade.TradedAt.UnixNano(), seq: seq,
		}, newest)
	}
	if !a.price(seq, newest, e) {
		return true
	}
	return a.found < a.left && (a.points.More() || len(a.bets) < a.betsLeft() || a.last && !a.settled)
}

// betsLeft is the number of bets that the token has left.
func (a *again) betsLeft() int { return int(min(a.left, BetsKept)) }

func (a *again) trade(b bet, newest bool) {
	if a.found == 0 || b.at > a.latest.at {
		a.latest = b
	}
	a.found++
	a.settled = a.settled || newest
	if len(a.bets) < a.betsLeft() {
		a.bets = append(a.bets, b)
	}
}

// price adds an event to those after the sample to go on from, or to the points as of it. It
// reports whether it is one of the latter.
func (a *again) price(seq int64, newest bool, e *event.Event) (before bool) {
	n := len(a.samples)
	if n == 0 || seq > a.samples[n-1].seq {
		if e.Trade != nil && a.quotes.Large(e.Trade.AmountUSD) {
			a.large--
		}
		a.events = append(a.events, pricedBy(seq, e))
		return false
	}
	if points := a.past(); e.Trade != nil && points.More() {
		points.Trade(seq, e.Trade, newest)
	}
	return true
}

// past returns the points as of the sample to go on from, when every event after it was found.
func (a *again) past() *ledger.Repricing {
	if a.points == nil {
		a.points = a.quotes.Past(a.large)
	}
	return a.points
}

// replace makes the bets and prices of the token those that were computed.
func (a *again) replace(t *token) {
	if a.gaveUp {
		return
	}
	slices.Reverse(a.bets)
	t.bets, t.oldest = a.bets, 0
	switch {
	case a.left == 0:
		t.lastPrice, t.lastTrade = 0, 0
	case a.last:
		t.lastPrice, t.lastTrade = a.latest.price, a.latest.at
	}
	p := prices{quote: a.quotes.Unknown(), samples: slices.Clone(a.samples)}
	if stated := p.quote.Stated; len(a.samples) > 0 {
		if known := p.stated(); known != nil {
			stated = *known
		}
		p.quote = a.past().Prices(stated)
	}
	for _, e := range slices.Backward(a.events) {
		p.apply(a.quotes, e)
	}
	t.prices = p
}
