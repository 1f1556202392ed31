package ledger

import (
	"math"
	"math/bits"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// PositionPage is a page of a wallet's positions with bought > 0, oldest first.
type PositionPage struct {
	Positions []smartmoney.Position
	Indexes   []int // where the positions stand among all that the wallet ever had, rising
	Total     int   // of open positions, on all pages
	Earlier   bool  // there are open positions before the page
	Later     bool  // there are some after it
}

// PositionQuery says which of a wallet's open positions are asked for: the oldest that
// stand after a place, or with Back the newest that stand before one.
type PositionQuery struct {
	Index int // -1: from the oldest on; with Back, math.MaxInt: from the newest back
	Limit int // at most so many, 1 or more
	Back  bool
}

// within returns which of a page's open positions stand on the side that is asked about.
func (p PositionQuery) within(open uint64, page int) uint64 {
	upTo := uint64(math.MaxUint64) // indexes from the page's first up to and with q.Index
	switch at := p.Index - page*pagePositions; {
	case at < 0:
		upTo = 0
	case at < pagePositions-1:
		upTo = 1<<(at+1) - 1
	}
	if !p.Back {
		return open &^ upTo
	}
	if at := p.Index - page*pagePositions; at >= 0 && at < pagePositions {
		upTo &^= 1 << at
	}
	return open & upTo
}

// Positions returns a page of a wallet's open positions. An unknown wallet has none. It
// takes time for what it returns and for a word per 64 positions that the wallet ever had.
func (v *View) Positions(address string, q PositionQuery) PositionPage {
	var out PositionPage
	wallet, ok := v.wallets.Lookup(address)
	if !ok {
		return out
	}
	h := v.holdings.get(wallet)
	within := 0
	for n := range h.pages() {
		open, _ := h.page(n).open()
		out.Total += bits.OnesCount64(open)
		within += bits.OnesCount64(q.within(open, n))
	}
	skip, limit := 0, min(q.Limit, within)
	if q.Back {
		skip = within - limit
		out.Earlier, out.Later = skip > 0, within < out.Total
	} else {
		out.Earlier, out.Later = within < out.Total, limit < within
	}
	for n := 0; len(out.Positions) < limit; n++ {
		open, rest := h.page(n).open()
		wanted := q.within(open, n)
		if count := bits.OnesCount64(wanted); skip >= count {
			skip -= count
			continue
		}
		for ; open != 0 && len(out.Positions) < limit; open &= open - 1 {
			var p openPosition
			p, rest = rest.next()
			place := bits.TrailingZeros64(open)
			switch {
			case wanted&(1<<place) == 0:
			case skip > 0:
				skip--
			default:
				out.Positions = append(out.Positions, v.position(address, &p))
				out.Indexes = append(out.Indexes, n*pagePositions+place)
			}
		}
	}
	return out
}

// OpenPositions returns a wallet's open positions in some tokens, oldest first.
func (v *View) OpenPositions(address string, tokens []string) []smartmoney.Position {
	wallet, ok := v.wallets.Lookup(address)
	if !ok {
		return nil
	}
	var wanted []uint32
	for _, token := range tokens {
		if i, ok := v.tokens.Lookup(token); ok {
			wanted = append(wanted, i)
		}
	}
	slices.Sort(wanted)
	h := v.holdings.get(wallet)
	var out []smartmoney.Position
	for n := range h.pages() {
		open, rest := h.page(n).open()
		for ; open != 0; open &= open - 1 {
			var p openPosition
			p, rest = rest.next()
			if _, ok := slices.BinarySearch(wanted, p.token); ok {
				out = append(out, v.position(address, &p))
			}
		}
	}
	return out
}

// TokenNumber returns the number of a token, which closed positions refer to; ok is false for one
// that the chain never saw.
func (v *View) TokenNumber(address string) (number uint32, ok bool) {
	number, ok = v.tokens.Lookup(address)
	return number, ok && v.known.get(number) != nil
}

// EachHolder calls f for every wallet, by rising number, with an open position in a token, by
// number: profitUSD is what that adds to the wallet's net profit. It looks at all open positions of
// the chain.
func (v *View) EachHolder(token uint32, f func(wallet uint32, profitUSD float64)) {
	chunks, t := v.holdings.chunks.Load(), v.known.get(token)
	if chunks == nil || t == nil {
		return
	}
	of := v.worth(t)
	for n, c := range *chunks {
		for i := range c {
			h := c[i].Load()
			for page := range h.pages() {
				if p, ok := h.page(page).find(token); ok {
					f(uint32(n*tableSize+i), of.profit(p.qty, p.cost, p.realized))
					break
				}
			}
		}
	}
}

// worth returns what net profits take a token for.
func (v *View) worth(t *Token) worth {
	if v.gainLimit > 0 {
		return t.limited(v.gainLimit, v.today.Load())
	}
	return worth{t.Settled, math.Inf(1)}
}

func (v *View) position(address string, p *openPosition) smartmoney.Position {
	t := v.known.get(p.token)
	return smartmoney.Position{
		Chain: v.chain, Wallet: address, Token: v.names.Load().String(p.token), Symbol: t.Symbol,
		Quantity: p.qty, CostUSD: p.cost, BoughtQty: p.bought, RealizedUSD: p.realized, PriceUSD: t.Settled,
		CountedPnlUSD: v.worth(t).profit(p.qty, p.cost, p.realized),
	}
}
