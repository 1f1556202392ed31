package activity

import (
	"cmp"
	"math"
	"slices"
)

// traded sums up the trades of a wallet in one token.
type traded struct {
	token uint32
	last  uint32  // traded_at of the latest trade, unix seconds
	count uint32  // trades; the top bit is set if the latest was a sale
	usd   float32 // sum of amounts
}

const saleBit = 1 << 31

// sold reports whether the latest trade was a sale.
func (t *traded) sold() bool { return t.count&saleBit != 0 }

// trades returns the number of trades.
func (t *traded) trades() int { return int(t.count &^ saleBit) }

// note adds a trade to a wallet's list. It keeps the ItemsKept tokens traded last.
func note(list []traded, token uint32, at int64, usd float64, sale bool) []traded {
	seconds := uint32(min(at/1e9, math.MaxUint32))
	i := slices.IndexFunc(list, func(t traded) bool { return t.token == token })
	if i < 0 && len(list) < ItemsKept {
		list = append(list, traded{token: token})
		i = len(list) - 1
	} else if i < 0 {
		for k := range list {
			if i < 0 || list[k].last < list[i].last {
				i = k
			}
		}
		if list[i].last > seconds {
			return list
		}
		list[i] = traded{token: token}
	}
	t := &list[i]
	flags := t.count & saleBit
	if seconds >= t.last {
		t.last, flags = seconds, 0
		if sale {
			flags = saleBit
		}
	}
	t.count = min(t.count&^saleBit+1, saleBit-1) | flags
	t.usd = float32(min(float64(t.usd)+usd, math.MaxFloat32))
	return list
}

// latestFirst returns the indices of what a wallet traded, latest first. Those of the same second
// are in the order of their addresses, which corrections do not change; tokens' numbers depend on
// trades taken back.
func (c *chain) latestFirst(list []traded) []int {
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		if list[a].last != list[b].last {
			return cmp.Compare(list[b].last, list[a].last)
		}
		return cmp.Compare(c.tokens.String(list[a].token), c.tokens.String(list[b].token))
	})
	return order
}
