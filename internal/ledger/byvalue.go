package ledger

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// ValuePlace is a place in the order of a wallet's open positions by value: the largest first, of
// equal ones the oldest.
type ValuePlace struct {
	Value float64 // USD
	Index int     // among all that the wallet ever had
}

// Compare returns a negative number if a comes before b, and 0 if they are the same place.
func (v ValuePlace) Compare(b ValuePlace) int {
	return cmp.Or(cmp.Compare(b.Value, v.Value), cmp.Compare(v.Index, b.Index))
}

// ValueQuery says which of a wallet's open positions are asked for: the first that stand after a
// place, or with Back the last that stand before one.
type ValueQuery struct {
	From  *ValuePlace // nil: from the first on; with Back, from the last back
	Limit int         // at most so many, 1 or more
	Back  bool
}

// compare orders places as they follow one another from q.From on: with Back, against the order by
// value.
func (v ValueQuery) compare(a, b ValuePlace) int {
	if v.Back {
		return b.Compare(a)
	}
	return a.Compare(b)
}

// placed is an open position with its place by value.
type placed struct {
	ValuePlace
	openPosition
}

// keep adds a position to a page in the order of compare, and drops the last one if the page was
// full.
func (v ValueQuery) keep(page []placed, one placed) []placed {
	full := len(page) == v.Limit
	if full && v.compare(one.ValuePlace, page[len(page)-1].ValuePlace) > 0 {
		return page
	}
	at, _ := slices.BinarySearchFunc(page, one.ValuePlace, func(p placed, to ValuePlace) int { return v.compare(p.ValuePlace, to) })
	if full {
		page = page[:len(page)-1]
	}
	return slices.Insert(page, at, one)
}

// PositionsByValue returns a page of a wallet's open positions in the order of their values. An
// unknown wallet has none. It looks at all open positions of the wallet and keeps no more than it
// returns.
func (v *View) PositionsByValue(address string, q ValueQuery) PositionPage {
	var out PositionPage
	wallet, ok := v.wallets.Lookup(address)
	if !ok {
		return out
	}
	var page []placed
	within := 0
	h := v.holdings.get(wallet)
	for n := range h.pages() {
		open, rest := h.page(n).open()
		out.Total += bits.OnesCount64(open)
		for ; open != 0; open &= open - 1 {
			one := placed{ValuePlace: ValuePlace{Index: n*pagePositions + bits.TrailingZeros64(open)}}
			one.openPosition, rest = rest.next()
			one.Value = smartmoney.Finite(one.qty * v.known.get(one.token).Settled)
			if q.From == nil || q.compare(one.ValuePlace, *q.From) > 0 {
				within++
				page = q.keep(page, one)
			}
		}
	}
	out.Earlier, out.Later = within < out.Total, within > len(page)
	if q.Back {
		slices.Reverse(page)
		out.Earlier, out.Later = out.Later, out.Earlier
	}
	for i := range page {
		out.Positions = append(out.Positions, v.position(address, &page[i].openPosition))
		out.Indexes = append(out.Indexes, page[i].Index)
	}
	return out
}
