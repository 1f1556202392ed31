// Package activity keeps what search and feeds need of trades: volumes of the last hour,
// day, week and month, earlier prices, the last bets on a market, and which wallet trades
// what. It also keeps the descriptions of markets, which the ledger does not use.
//
// A State is a function of the event log alone: it applies the events of each chain in
// the order of their sequence numbers, and time is the event time T of the chain. The
// same log results in the same State, in every process. Its memory is bounded per market,
// token and wallet (docs/indexes.md has the figures). The package does no I/O, reads no
// clock and starts no goroutine, except in Tail.
//
// A Tail applies the event log to a State: every chain from its first event on, then new events.
// It shares only the database with the engine, and its share of one core is bounded while it reads
// history. A State is not stored: reading the log again takes seconds per million events
// (docs/indexes.md), and descriptions of markets can be anywhere in it.
package activity

import (
	"fmt"
	"iter"
	"math"
	"slices"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// State is the activity of every chain. It is safe for concurrent use. Writers hold a
// chain's lock for a few hundred events at a time.
type State struct {
	chains [smartmoney.ChainCount]guarded
}

// guarded is a chain's activity with its lock, which guards the chain.
type guarded struct {
	sync.RWMutex
	*chain
}

// Bounds of what is kept.
const (
	BetsKept  = 20 // last trades of a token
	ItemsKept = 64 // tokens that a wallet traded, those traded last
)

// New returns an empty state.
func New() *State {
	s := new(State)
	for i, name := range smartmoney.Chains() {
		s.chains[i].chain = newChain(name)
	}
	return s
}

// applySlice is the number of events applied under one lock.
const applySlice = 256

// Apply applies events of a chain, the first of which has the sequence number first. It
// skips events that were applied before, and returns an error if there is a gap.
func (s *State) Apply(name smartmoney.Chain, first int64, events []event.Event) error {
	return s.applyWithout(name, first, events, nil)
}

// applyWithout is Apply for events of which some trades are known to be taken back: those at the
// sequence numbers without, which rise. They move T, and their wallets and tokens become known;
// that is all that they do. takeBack must not be called for them.
func (s *State) applyWithout(name smartmoney.Chain, first int64, events []event.Event, without []int64) error {
	c := &s.chains[name.Index()]
	at := s.Position(name)
	if first > at+1 {
		return fmt.Errorf("activity of %s is at %d and cannot go on with %d", name, at, first)
	}
	events = events[min(at+1-first, int64(len(events))):]
	for len(events) > 0 {
		n := min(len(events), applySlice)
		c.Lock()
		for i := range events[:n] {
			_, dead := slices.BinarySearch(without, c.position+1)
			c.apply(&events[i], dead)
		}
		c.Unlock()
		events = events[n:]
	}
	return nil
}

// Position returns the sequence number of the last event applied of a chain, 0 before the first.
func (s *State) Position(name smartmoney.Chain) int64 {
	c := s.read(name)
	defer c.RUnlock()
	return c.position
}

// Trades returns the number of trades applied of a chain.
func (s *State) Trades(name smartmoney.Chain) int64 {
	c := s.read(name)
	defer c.RUnlock()
	return c.trades
}

// Now returns the event time T of a chain: the largest traded_at so far, UTC; zero before
// the first trade.
func (s *State) Now(name smartmoney.Chain) time.Time {
	c := s.read(name)
	defer c.RUnlock()
	return moment(c.eventTime)
}

// read locks a chain for reading.
func (s *State) read(name smartmoney.Chain) *guarded {
	c := &s.chains[name.Index()]
	c.RLock()
	return c
}

// moment converts unix nanoseconds, of which 0 is no time.
func moment(ns int64) time.Time {
	if ns == 0 {
		return time.Time{}
	}
	return time.Unix(0, ns).UTC()
}

// Market returns the facts of a market, and false if neither an item nor a mapping names it.
func (s *State) Market(itemID string) (Market, bool) {
	c := s.read(smartmoney.Polymarket)
	defer c.RUnlock()
	i, ok := c.items[itemID]
	if !ok {
		return Market{}, false
	}
	return c.marketFacts(i), true
}

// Token returns the facts of a token, and false if it was never seen.
func (s *State) Token(name smartmoney.Chain, address string) (Token, bool) {
	c := s.read(name)
	defer c.RUnlock()
	i, ok := c.tokens.Find(address)
	if !ok {
		return Token{}, false
	}
	return c.tokenFacts(i), true
}

// Wallet returns the facts of a wallet, and false if it was never seen.
func (s *State) Wallet(name smartmoney.Chain, address string) (Wallet, bool) {
	c := s.read(name)
	defer c.RUnlock()
	i, ok := c.wallets.Find(address)
	if !ok {
		return Wallet{}, false
	}
	return c.walletFacts(i), true
}

// Bets returns the last trades of a market's outcome tokens, newest first, at most n and at
// most BetsKept of each token.
func (s *State) Bets(itemID string, n int) []Bet {
	c := s.read(smartmoney.Polymarket)
	defer c.RUnlock()
	i, ok := c.items[itemID]
	if !ok {
		return nil
	}
	return c.bets(c.markets[i].outcomes, n)
}

// TokenBets returns the last trades of a token, newest first, at most n and at most BetsKept.
func (s *State) TokenBets(name smartmoney.Chain, address string, n int) []Bet {
	c := s.read(name)
	defer c.RUnlock()
	i, ok := c.tokens.Find(address)
	if !ok {
		return nil
	}
	return c.bets([]uint32{i}, n)
}

// History returns what a wallet traded, latest first, at most ItemsKept items. Outcome
// tokens of one market are one item; those of no known market are left out.
func (s *State) History(name smartmoney.Chain, address string) []Interaction {
	c := s.read(name)
	defer c.RUnlock()
	i, ok := c.wallets.Find(address)
	if !ok {
		return nil
	}
	return c.history(i)
}

// interactionSlice is the number of wallets read under one lock.
const interactionSlice = 512

// Interactions yields the items of every wallet of a chain, wallet by wallet in the order
// of their first appearance, each as History returns it. Wallets may change meanwhile; each
// is read as a whole.
func (s *State) Interactions(name smartmoney.Chain) iter.Seq[Interaction] {
	return func(yield func(Interaction) bool) {
		var some []Interaction
		for first := 0; ; first += interactionSlice {
			c := s.read(name)
			end := min(first+interactionSlice, len(c.traded))
			some = some[:0]
			for i := first; i < end; i++ {
				some = append(some, c.history(uint32(i))...)
			}
			done := end == len(c.traded)
			c.RUnlock()
			for _, one := range some {
				if !yield(one) {
					return
				}
			}
			if done {
				return
			}
		}
	}
}

// bets returns the last trades of some tokens.
func (c *chain) bets(tokens []uint32, n int) []Bet {
	type of struct {
		bet
		token uint32
	}
	var all []of
	for _, i := range tokens {
		for _, b := range c.known[i].bets {
			all = append(all, of{b, i})
		}
	}
	slices.SortFunc(all, func(a, b of) int {
		if a.at != b.at {
			return int(min(max(b.at-a.at, -1), 1))
		}
		return int(min(max(b.seq-a.seq, -1), 1))
	})
	out := make([]Bet, 0, min(n, len(all)))
	for _, b := range all[:min(max(n, 0), len(all))] {
		out = append(out, Bet{
			Wallet: c.wallets.String(b.wallet), Token: c.tokens.String(b.token), Label: c.known[b.token].label,
			Side: side(b.sale), USD: b.usd, Price: b.price, At: moment(b.at),
		})
	}
	return out
}

func side(sale bool) smartmoney.Side {
	if sale {
		return smartmoney.Sell
	}
	return smartmoney.Buy
}

// history returns what a wallet traded by item, latest first.
func (c *chain) history(wallet uint32) []Interaction {
	list := c.traded[wallet]
	if len(list) == 0 {
		return nil
	}
	user := UserID(c.chain, c.wallets.String(wallet))
	out := make([]Interaction, 0, len(list))
	places := map[string]int{}
	for _, k := range c.latestFirst(list) {
		t := &list[k]
		item, token, ok := c.item(t.token)
		if !ok {
			continue
		}
		if i, has := places[item]; has {
			out[i].USD, out[i].Count = out[i].USD+float64(t.usd), out[i].Count+t.trades()
			continue
		}
		places[item] = len(out)
		out = append(out, Interaction{
			User: user, Item: item, Token: token, Side: side(t.sold()), At: time.Unix(int64(t.last), 0).UTC(),
			USD: float64(t.usd), Count: t.trades(),
		})
	}
	return out
}

// item returns the item of a token: its market, or on a DEX chain the token. ok is false
// for an outcome token of no known market.
func (c *chain) item(i uint32) (item, token string, ok bool) {
	token = c.tokens.String(i)
	if c.chain.DEX() {
		return TokenID(c.chain, token), token, true
	}
	m := c.known[i].market
	if m == 0 {
		return "", token, false
	}
	return c.markets[m-1].item.ItemID, token, true
}

func (c *chain) marketFacts(i uint32) Market {
	m := &c.markets[i]
	out := Market{Market: m.item, Described: m.described, Revision: m.revision, FirstSeen: moment(m.seen), Outcomes: make([]Token, 0, len(m.outcomes))}
	out.Tags = slices.Clone(m.item.Tags)
	for _, o := range m.outcomes {
		t := c.tokenFacts(o)
		out.Outcomes = append(out.Outcomes, t)
		out.Volume = out.Volume.plus(t.Volume)
		out.TotalUSD = smartmoney.Finite(out.TotalUSD + t.TotalUSD)
		out.Trades += t.Trades
		if t.LastTradeAt.After(out.LastTradeAt) {
			out.LastTradeAt = t.LastTradeAt
		}
	}
	return out
}

func (c *chain) tokenFacts(i uint32) Token {
	t := &c.known[i]
	out := Token{
		Chain: c.chain, Address: c.tokens.String(i), Symbol: t.symbol, Label: t.label, FirstSeen: moment(t.seen),
		Volume: Windows{Hour: c.tokenFives.window(hourSpan, i), Day: c.tokenHours.window(daySpan, i),
			Week: c.tokenDays.window(weekSpan, i), Month: c.tokenDays.window(monthSpan, i)},
		TotalUSD: t.usd.usd(), Trades: int(t.trades), PriceChanges: int(t.moves()), Changes: t.changes(c.eventTime),
	}
	if t.known() {
		price := t.quote.Quoted
		out.PriceUSD, out.UpdatedAt = &price, moment(t.quote.At())
	}
	if t.trades > 0 {
		price := t.lastPrice
		out.LastTradeUSD, out.LastTradeAt = &price, moment(t.lastTrade)
	}
	if t.holders >= 0 {
		holders := t.holders
		out.Holders = &holders
	}
	if t.market > 0 {
		out.ItemID = c.markets[t.market-1].item.ItemID
	}
	if n, ok := t.moved(c.eventTime, c.notable); ok {
		out.HoursMoved = &n
	}
	return out
}

// The least price moves that HoursMoved counts.
const (
	notableUSD   = 0.01 // of an outcome token
	notableShare = 0.01 // of another token, of the price before
)

// notable reports whether a price moved enough for HoursMoved.
func (c *chain) notable(from, to float64) bool {
	if c.chain.DEX() {
		return math.Abs(to-from) >= notableShare*from && to != from
	}
	const rounding = 1e-9 // 0.53 - 0.52 is a little less than 0.01
	return math.Abs(to-from) >= notableUSD-rounding
}

// window returns the sum of a number over a window.
func (r *rolling) window(span int, number uint32) Window {
	t := r.totals[span][number]
	return Window{USD: t.usd(), Trades: int(t.trades)}
}

func (c *chain) walletFacts(i uint32) Wallet {
	return Wallet{
		Chain: c.chain, Address: c.wallets.String(i), Tags: c.tags(i),
		Volume: Windows{Day: c.walletHours.window(daySpan, i), Week: c.walletDays.window(weekSpan, i), Month: c.walletDays.window(monthSpan, i)},
	}
}

// sum is a sum of amounts in USD with what its rounding lost, so that what is subtracted again
// leaves no trace in it.
type sum struct{ high, low float64 }

// add adds an amount, which may be below 0.
func (s *sum) add(usd float64) {
	high := s.high + usd
	if math.IsInf(high, 0) {
		s.high, s.low = smartmoney.Finite(high), 0
		return
	}
	rest := high - s.high
	s.low += (s.high - (high - rest)) + (usd - rest)
	s.high = high
}

func (s *sum) usd() float64 { return smartmoney.Finite(s.high + s.low) }

// marks is a set of numbers that is filled often and emptied rarely.
type marks struct {
	bits []uint64
	list []uint32
}

func (m *marks) add(n uint32) {
	word, bit := int(n/64), uint64(1)<<(n%64)
	for len(m.bits) <= word {
		m.bits = append(m.bits, 0)
	}
	if m.bits[word]&bit == 0 {
		m.bits[word] |= bit
		m.list = append(m.list, n)
	}
}

// take returns the numbers in the order in which they were added, and empties the set.
func (m *marks) take() []uint32 {
	out := m.list
	for _, n := range out {
		m.bits[n/64] = 0
	}
	m.list = nil
	return out
}
