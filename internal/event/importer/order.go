package importer

import (
	"cmp"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// place is where a record stands on its chain, as far as the file says: the numbers of its block
// and of the transaction in it, and up to three numbers within the transaction. What the file does
// not say is 0.
type place [5]int64

// placeOf parses the numbers of a place.
func placeOf(numbers ...string) (p place) {
	for i, text := range numbers {
		if n := parseBlock(text); n != nil {
			p[i] = *n
		}
	}
	return p
}

// inOrder compares rows by time, then by their places. Where the file does not say what came first,
// purchases do, so that the order does not depend on that of the file and no token is sold before
// it was bought.
func inOrder(a, b *row) int {
	return cmp.Or(a.at.Compare(b.at), slices.Compare(a.place[:], b.place[:]), cmp.Compare(a.rank(), b.rank()),
		cmp.Compare(a.id, b.id), cmp.Compare(a.amount(), b.amount()), cmp.Compare(a.ref, b.ref), cmp.Compare(a.seq, b.seq))
}

// rank returns the rank of a row among those of one place: swaps that tell a coin's price,
// purchases, swaps of two traded tokens, sales, and all else.
func (r *row) rank() int {
	side := smartmoney.Side("")
	switch {
	case r.trade != nil:
		side = r.trade.Side
	case r.swap == nil:
		return 4
	case r.swap.sold.kind != Traded && r.swap.bought.kind != Traded:
		return 0
	case r.swap.sold.kind != Traded:
		side = smartmoney.Buy
	case r.swap.bought.kind != Traded:
		side = smartmoney.Sell
	}
	switch side {
	case smartmoney.Buy:
		return 1
	case smartmoney.Sell:
		return 3
	}
	return 2
}

// amount tells equal rows apart whose ids do not.
func (r *row) amount() float64 {
	if r.trade == nil {
		return 0
	}
	return r.trade.AmountUSD
}

// legKey tells by whom and in which transaction a swap was.
type legKey struct {
	chain      smartmoney.Chain
	tx, wallet string
}

func (r *row) legKey() legKey {
	if r.swap == nil || r.tx == "" {
		return legKey{}
	}
	return legKey{r.swap.chain, r.tx, r.swap.wallet}
}

// legsOf returns the swaps of an instant by transaction and wallet, but for the repeated ones.
// Those whose transaction is not known are left out.
func legsOf(all []*row, again []bool) map[legKey][]*row {
	if len(all) == 1 {
		return nil
	}
	legs := map[legKey][]*row{}
	for i, r := range all {
		if key := r.legKey(); key.tx != "" && !again[i] {
			legs[key] = append(legs[key], r)
		}
	}
	return legs
}
