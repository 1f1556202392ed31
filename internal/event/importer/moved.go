package importer

import (
	"math"
	"math/big"
)

// Reasons why a trade has the amounts of its swaps.
const (
	skipUnmoved = "stored as swapped: the wallet has transfers, and none of the token"
	skipUnfit   = "stored as swapped: transfers of the wallet do not fit its swaps"
)

// What may get lost on the way between a wallet and a pool: of a token to a tax or a hook, of a
// quote token that the wallet pays also to a router. More than that moved for another reason.
// Nothing is ever added on the way, or whoever sends itself tokens in the transaction of a swap
// would add to it.
const (
	// of what the wallet receives, the pool's amount is at most so many times as much
	mostTaken    = 2
	mostPaid     = 2       // of a token
	mostFeesPaid = 4.0 / 3 // of a quote token
)

// neverHeld reports whether a token was received and paid by others than the wallet: it has no
// transfer, and another token of the transaction has.
func (n *netting) neverHeld(t *netTrade) bool {
	if n.moved[t.token] != nil || t.received == 0 || t.paid == 0 {
		return false
	}
	for _, other := range n.tokens {
		if moved := n.moved[other.token]; moved != nil && moved.Sign() != 0 {
			return true
		}
	}
	return false
}

// fit sets what moved of the trades of an act, and returns the reasons why it stays that of the
// swaps.
func fit(trades []*netTrade, legs []*swap, moved map[string]*big.Int) (reasons []string) {
	for _, t := range trades {
		if moved[t.token] == nil {
			reasons = append(reasons, skipUnmoved)
			continue
		}
		if qty := Whole(moved[t.token], t.units.decimals); within(t.left, qty, mostPaid) {
			t.moved = math.Abs(qty)
		} else {
			reasons = append(reasons, skipUnfit)
		}
	}
	if len(trades) == 1 {
		trades[0].fee = fees(trades[0], legs, moved)
	}
	return reasons
}

// within reports whether what moved fits what was swapped, both above 0 if received: on the way
// some gets lost, at most a bounded part.
func within(swapped, moved, mostPaid float64) bool {
	if swapped > 0 {
		return moved > 0 && moved <= swapped && swapped <= moved*mostTaken
	}
	return moved <= swapped && -moved <= -swapped*mostPaid
}

// fees returns what the wallet of an act's only trade paid beyond the trade's worth, USD, or below
// 0 what it did not get of it, if the act exchanged one quote token in all. 0 if transfers do not
// say it.
func fees(t *netTrade, legs []*swap, moved map[string]*big.Int) float64 {
	sums, decimals := map[string]*big.Int{}, map[string]int{}
	for _, s := range legs {
		for _, side := range []*leg{&s.sold, &s.bought} {
			if side.kind == Traded {
				continue
			}
			if sums[side.token] == nil {
				sums[side.token], decimals[side.token] = new(big.Int), side.decimals
			}
			if side == &s.sold {
				sums[side.token].Sub(sums[side.token], side.units)
			} else {
				sums[side.token].Add(sums[side.token], side.units)
			}
		}
	}
	quote := ""
	for token, sum := range sums {
		if sum.Sign() == 0 {
			continue
		}
		if quote != "" {
			return 0
		}
		quote = token
	}
	if quote == "" || moved[quote] == nil {
		return 0
	}
	swapped, own := Whole(sums[quote], decimals[quote]), Whole(moved[quote], decimals[quote])
	if (swapped < 0) != (t.left > 0) || !within(swapped, own, mostFeesPaid) {
		return 0
	}
	return t.usd * (own/swapped - 1)
}
