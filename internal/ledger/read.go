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

func (v *View) position(address string, p *openPosition) smartmoney.Position {
	t := v.known.get(p.token)
	of := worth{t.Settled, math.Inf(1)}
	if v.gainLimit > 0 {
		of = t.limited(v.gainLimit, v.today.Load())
	}
	return smartmoney.Position{
		Chain: v.chain, Wallet: address, Token: v.names.Load().String(p.token), Symbol: t.Symbol,
		Quantity: p.qty, CostUSD: p.cost, BoughtQty: p.bought, RealizedUSD: p.realized, PriceUSD: t.Settled,
		CountedPnlUSD: of.profit(p.qty, p.cost, p.realized),
	}
}
