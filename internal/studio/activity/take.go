package activity

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// Changed says what changed since it was taken last. Numbers are those of the wallets in
// the order of their first appearance, which are the ledger's.
type Changed struct {
	Wallets []uint32 // that traded
	Windows []uint32 // whose windows changed, those that traded among them
	Tokens  []uint32
	Markets []string // item ids
}

// Take returns what changed on a chain since the last call, and resets it. It supports one
// caller: changes that another caller takes are lost to it.
func (s *State) Take(name smartmoney.Chain) Changed {
	c := &s.chains[name.Index()]
	c.Lock()
	defer c.Unlock()
	if slot := c.eventTime / fiveMinutes; slot != c.swept {
		c.swept = slot
		c.markRecent()
	}
	out := Changed{Wallets: c.changed.wallets.take(), Windows: c.changed.windows.take(), Tokens: c.changed.tokens.take()}
	for _, i := range c.changed.markets.take() {
		out.Markets = append(out.Markets, c.markets[i].item.ItemID)
	}
	return out
}

// markRecent marks every token with a recent price: the moments from which its changes count
// advance every five minutes.
func (c *chain) markRecent() {
	for i := range c.known {
		if p := &c.known[i].prices; p.known() && p.newest() > c.eventTime-week-day {
			c.markToken(uint32(i))
		}
	}
}

// Tokens returns the facts of tokens by number, in the order of numbers.
func (s *State) Tokens(name smartmoney.Chain, numbers []uint32) []Token {
	return factsOf(s, name, numbers, (*chain).tokenFacts)
}

// WalletsOf returns the facts of wallets by number, in the order of numbers.
func (s *State) WalletsOf(name smartmoney.Chain, numbers []uint32) []Wallet {
	return factsOf(s, name, numbers, (*chain).walletFacts)
}

func factsOf[T any](s *State, name smartmoney.Chain, numbers []uint32, of func(*chain, uint32) T) []T {
	c := s.read(name)
	defer c.RUnlock()
	out := make([]T, len(numbers))
	for i, n := range numbers {
		out[i] = of(c.chain, n)
	}
	return out
}

// Columns are the windows of a run of wallets, by column.
type Columns struct {
	Day, Week, Month, DayTrades, WeekTrades, MonthTrades []float64
}

// Columns fills cols with the windows of some wallets by number, in the order asked. Unknown
// ones get zeros.
func (s *State) Columns(name smartmoney.Chain, numbers []uint32, cols *Columns) {
	for _, column := range [...]*[]float64{&cols.Day, &cols.Week, &cols.Month, &cols.DayTrades, &cols.WeekTrades, &cols.MonthTrades} {
		*column = append((*column)[:0], make([]float64, len(numbers))...)
	}
	c := s.read(name)
	defer c.RUnlock()
	for i, n := range numbers {
		if int(n) >= len(c.traded) {
			continue
		}
		d, w, m := c.walletHours.total(daySpan, n), c.walletDays.total(weekSpan, n), c.walletDays.total(monthSpan, n)
		cols.Day[i], cols.Week[i], cols.Month[i] = d.usd(), w.usd(), m.usd()
		cols.DayTrades[i], cols.WeekTrades[i], cols.MonthTrades[i] = float64(d.trades), float64(w.trades), float64(m.trades)
	}
}

// Smart sums up the trades of some wallets in a token within the last day of the chain's event
// time: that of T and the 23 hours before, of the last million trades at most.
type Smart struct {
	Buyers int     // distinct wallets that bought
	NetUSD float64 // bought less sold, USD
}

// Smart returns what wallets did with the tokens of a DEX chain, by number of the token.
// Unknown wallets are skipped.
func (s *State) Smart(name smartmoney.Chain, wallets []string) map[uint32]Smart {
	c := s.read(name)
	defer c.RUnlock()
	out := map[uint32]Smart{}
	for token, sum := range c.flows.of(c.numbers(wallets), 0) {
		out[token] = Smart{Buyers: sum.buyers, NetUSD: float64(sum.micro) / microUSD}
	}
	return out
}

// Stats are the sizes of a state.
type Stats struct {
	Wallets, Tokens, Markets int
	Bytes                    int64 // estimate of the memory
}

// Stats returns the sizes of a chain.
func (s *State) Stats(name smartmoney.Chain) Stats {
	c := s.read(name)
	defer c.RUnlock()
	const (
		nameBytes   = 64  // address and index
		tokenBytes  = 400 // token without what its slices hold
		marketBytes = 240 // market without its texts
	)
	out := Stats{Wallets: len(c.traded), Tokens: len(c.known), Markets: len(c.markets)}
	out.Bytes = int64(out.Wallets)*(nameBytes+32) + int64(out.Tokens)*(nameBytes+tokenBytes) + int64(out.Markets)*marketBytes
	for _, list := range c.traded {
		out.Bytes += int64(cap(list)) * 16
	}
	for i := range c.known {
		out.Bytes += int64(cap(c.known[i].samples))*32 + int64(cap(c.known[i].bets))*40
	}
	for i := range c.markets {
		m := &c.markets[i].item
		out.Bytes += int64(len(m.Question) + len(m.Slug) + 2*len(m.ItemID) + 32*len(m.Tags))
		if m.Details != nil {
			out.Bytes += int64(len(m.Details.Description)) + 128
		}
	}
	for _, r := range [...]*rolling{c.tokenFives, c.tokenHours, c.tokenDays, c.walletHours, c.walletDays} {
		out.Bytes += r.bytes()
	}
	return out
}
