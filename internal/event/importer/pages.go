package importer

import "slices"

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
