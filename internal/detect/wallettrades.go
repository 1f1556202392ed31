package detect

import (
	"slices"
	"sort"
)

// walletTrades has one wallet's smart trades of a window, by time, then in the order of the log. It
// keeps them in blocks, so that a trade that comes late moves few others, in whatever order they
// come. Most wallets have one block.
type walletTrades struct {
	earlier [][]smartTrade // none is empty
	trades  []smartTrade   // the latest block; empty only if there are no trades
}

// blockTrades is the number of trades that are split off a block with twice as many.
const blockTrades = 64

// smartTrade is a smart trade with the row that its wallet had.
type smartTrade struct {
	at, seq       int64
	price, amount float64
	quoted        float64 // price of the token after the trade
	row           *Row
	rank          int
	txHash        string
}

// block returns block i, of 0 to len(w.earlier).
func (w *walletTrades) block(i int) *[]smartTrade {
	if i == len(w.earlier) {
		return &w.trades
	}
	return &w.earlier[i]
}

// last returns the time of the latest trade. There must be one.
func (w *walletTrades) last() int64 { return w.trades[len(w.trades)-1].at }

// all yields the trades.
func (w *walletTrades) all(yield func(*smartTrade) bool) {
	for b := range len(w.earlier) + 1 {
		block := *w.block(b)
		for i := range block {
			if !yield(&block[i]) {
				return
			}
		}
	}
}

// add adds a trade, which is the last one in the log.
func (w *walletTrades) add(k smartTrade) {
	b := len(w.earlier)
	if b > 0 && w.trades[0].at > k.at {
		b = max(0, sort.Search(b, func(i int) bool { return w.earlier[i][0].at > k.at })-1)
	}
	block := w.block(b)
	i := len(*block)
	if i > 0 && (*block)[i-1].at > k.at {
		i = sort.Search(i, func(i int) bool { return (*block)[i].at > k.at })
	}
	*block = slices.Insert(*block, i, k)
	if len(*block) <= 2*blockTrades {
		return
	}
	split := slices.Clone((*block)[:blockTrades])
	*block = slices.Delete(*block, 0, blockTrades)
	w.earlier = slices.Insert(w.earlier, b, split)
}

// expire drops trades at or before a time and returns their number.
func (w *walletTrades) expire(before int64) (gone int) {
	whole := 0
	for whole < len(w.earlier) && w.earlier[whole][len(w.earlier[whole])-1].at <= before {
		gone += len(w.earlier[whole])
		whole++
	}
	w.earlier = slices.Delete(w.earlier, 0, whole)
	first := w.block(0)
	n := 0
	for n < len(*first) && (*first)[n].at <= before {
		n++
	}
	clear((*first)[:n]) // their room goes when the list grows next
	*first = (*first)[n:]
	return gone + n
}

// remove drops the trades for which taken returns true and returns their number.
func (w *walletTrades) remove(taken func(smartTrade) bool) (gone int) {
	for b := range len(w.earlier) + 1 {
		block := w.block(b)
		before := len(*block)
		*block = slices.DeleteFunc(*block, taken)
		gone += before - len(*block)
	}
	w.earlier = slices.DeleteFunc(w.earlier, func(block []smartTrade) bool { return len(block) == 0 })
	if n := len(w.earlier); n > 0 && len(w.trades) == 0 {
		w.trades = w.earlier[n-1]
		w.earlier = slices.Delete(w.earlier, n-1, n)
	}
	return gone
}

// counts reports whether the wallet's trades after a time whose rows qualify are enough for it to
// count (semantics 4).
func (w *walletTrades) counts(p *Profile, after int64) bool {
	if p.MinUSD == 0 {
		return w.qualifies(p, after)
	}
	usd, _ := w.spent(p, after, p.MinUSD)
	return usd >= p.MinUSD
}

// spent adds up the amounts of the wallet's trades after a time whose rows qualify, the latest
// first, until they are enough, and reports whether there are any.
func (w *walletTrades) spent(p *Profile, after int64, enough float64) (usd float64, some bool) {
	var asked *Row
	qualifies := false
	for b := len(w.earlier); b >= 0; b-- {
		block := *w.block(b)
		for i := len(block) - 1; i >= 0; i-- {
			k := &block[i]
			if k.at <= after {
				return usd, some
			}
			if k.row != asked {
				asked, qualifies = k.row, p.Qualifies(k.row)
			}
			if !qualifies {
				continue
			}
			some = true
			if usd += k.amount; usd >= enough {
				return usd, some
			}
		}
	}
	return usd, some
}

// qualifies reports whether one of the wallet's trades after a time has a row that
// qualifies.
func (w *walletTrades) qualifies(p *Profile, after int64) bool {
	var asked *Row
	for b := len(w.earlier); b >= 0; b-- {
		block := *w.block(b)
		for i := len(block) - 1; i >= 0; i-- {
			if block[i].at <= after {
				return false
			}
			if row := block[i].row; row != asked {
				if p.Qualifies(row) {
					return true
				}
				asked = row
			}
		}
	}
	return false
}
