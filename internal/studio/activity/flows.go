package activity

import (
	"cmp"
	"slices"
)

// flows are the trades of the last day on a chain, for sums over any set of wallets. A slot is
// an hour.
type flows struct {
	newest int64 // number of the newest slot
	slots  [24][]flow
	count  int
}

// flow is a trade: what a wallet paid for a token, below 0 for a sale.
type flow struct {
	wallet, token uint32
	micro         int64
}

// maxFlows bounds the trades that are kept of a chain, 16 bytes each. Beyond it the oldest
// hours are dropped.
const maxFlows = 1 << 20

// add enters a trade; eventTime is T.
func (f *flows) add(eventTime, at int64, wallet, token uint32, micro int64, sale bool) {
	slots := int64(len(f.slots))
	if newest := eventTime / hour; newest > f.newest {
		for n := max(f.newest+1, newest-slots+1); n <= newest; n++ {
			f.drop(n)
		}
		f.newest = newest
	}
	n := at / hour
	if n <= f.newest-slots {
		return
	}
	for age := slots - 1; f.count >= maxFlows && age > 0; age-- {
		f.drop(f.newest - age + slots)
	}
	if f.count >= maxFlows {
		return
	}
	if sale {
		micro = -micro
	}
	f.slots[n%slots] = append(f.slots[n%slots], flow{wallet, token, micro})
	f.count++
}

// drop empties the slot that a number shares.
func (f *flows) drop(n int64) {
	s := &f.slots[n%int64(len(f.slots))]
	f.count -= len(*s)
	*s = nil
}

// flowOf has the numbers of chosen wallets that bought and that sold a token, and the
// difference between what they paid and what they received.
type flowOf struct {
	buyers, sellers int
	micro           int64
}

// of returns the flows of the chosen wallets by token, of the slots from a number on.
func (f *flows) of(chosen map[uint32]bool, from int64) map[uint32]flowOf {
	var theirs []flow
	slots := int64(len(f.slots))
	for n := max(from, f.newest-slots+1, 0); n <= f.newest; n++ {
		for _, one := range f.slots[n%slots] {
			if chosen[one.wallet] {
				theirs = append(theirs, one)
			}
		}
	}
	slices.SortFunc(theirs, func(a, b flow) int {
		return cmp.Or(cmp.Compare(a.token, b.token), cmp.Compare(a.wallet, b.wallet), cmp.Compare(b.micro, a.micro))
	})
	out := map[uint32]flowOf{}
	for i, one := range theirs {
		sum := out[one.token]
		sum.micro += one.micro
		first := i == 0 || theirs[i-1].token != one.token || theirs[i-1].wallet != one.wallet
		if first && one.micro > 0 { // buys come first
			sum.buyers++
		}
		last := i+1 == len(theirs) || theirs[i+1].token != one.token || theirs[i+1].wallet != one.wallet
		if last && one.micro < 0 {
			sum.sellers++
		}
		out[one.token] = sum
	}
	return out
}

// by returns what the chosen wallets paid for a token, less what they received, by slot.
func (f *flows) by(chosen map[uint32]bool, token uint32) map[int64]int64 {
	out := map[int64]int64{}
	slots := int64(len(f.slots))
	for n := max(f.newest-slots+1, 0); n <= f.newest; n++ {
		for _, one := range f.slots[n%slots] {
			if one.token == token && chosen[one.wallet] {
				out[n] += one.micro
			}
		}
	}
	return out
}

// flowAt is a trade with the number of its slot.
type flowAt struct {
	slot int64
	flow
}

// remove removes trades, by how many of them are alike. It leaves out those that are not kept.
func (f *flows) remove(some map[flowAt]int) {
	slots := int64(len(f.slots))
	in := map[int64]bool{}
	for one := range some {
		if one.slot <= f.newest && one.slot > f.newest-slots {
			in[one.slot] = true
		}
	}
	for n := range in {
		s := &f.slots[n%slots]
		before := len(*s)
		*s = slices.DeleteFunc(*s, func(one flow) bool {
			key := flowAt{n, one}
			some[key]--
			return some[key] >= 0
		})
		f.count -= before - len(*s)
	}
}
