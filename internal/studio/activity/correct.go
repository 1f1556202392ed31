package activity

import (
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
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
