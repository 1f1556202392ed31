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

// skipAgain is the reason of a record that the file has more than once.
const skipAgain = "repeats an earlier record"

// repeats returns which rows of an instant repeat an earlier one.
func (ro *rows) repeats(all []*row) []bool {
	again := make([]bool, len(all))
	if len(all) == 1 {
		return again
	}
	inTx := map[string]int{} // rows of each transaction
	groups := map[string][]int{}
	for i, r := range all {
		if r.equal == paged {
			inTx[r.ref]++
		}
		if r.equal != separate {
			key := r.equalKey()
			groups[key] = append(groups[key], i)
		}
	}
	for _, same := range groups {
		for _, i := range same[min(len(same), ro.distinct(all, same, inTx)):] {
			again[i] = true
		}
	}
	return again
}

// equalKey returns what equal records have in common.
func (r *row) equalKey() string {
	if r.equal == paged {
		return r.id + canonical(r.trade.Quantity) + " " + canonical(r.trade.PriceUSD)
	}
	return r.id
}

// distinct returns how many fills some equal rows are. A transaction may have two equal fills: then
// a page of the API has both in succession, beside other fills of the transaction. Pages that
// overlap, one after the other in a file, repeat a fill after those between, or one that is alone
// in its transaction.
func (ro *rows) distinct(all []*row, same []int, inTx map[string]int) int {
	first := all[same[0]]
	switch {
	case first.equal == repeated:
		return 1
	case ro.message:
		return len(same)
	case inTx[first.ref] == len(same):
		return 1
	}
	seqs := make([]int, len(same))
	for i, at := range same {
		seqs[i] = all[at].seq
	}
	slices.Sort(seqs)
	longest, run := 1, 1
	for i := 1; i < len(seqs); i++ {
		if run++; seqs[i] != seqs[i-1]+1 {
			run = 1
		}
		longest = max(longest, run)
	}
	return longest
}
