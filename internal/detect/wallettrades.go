package detect

import (
	"slices"
	"sort"
)

// walletTrades has one wallet's smart trades of a window, by time, then in the order of the log. It
// keeps them in blocks, so that a trade that comes late moves few others, in whatever order they
// come. Most wallets have one block.
type walletTrades struct {
	earlier []block
	trades  []smartTrade // the latest block; empty only if there are no trades
	run     *run         // of it, nil until a sum needs it
	runs    [][]*run     // of several earlier blocks: see node
}

// block has trades, at least one, and their run, nil until a sum needs it.
type block struct {
	trades []smartTrade
	run    *run
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

// block returns the trades of block i, of 0 to len(w.earlier).
func (w *walletTrades) block(i int) *[]smartTrade {
	if i == len(w.earlier) {
		return &w.trades
	}
	return &w.earlier[i].trades
}

// last returns the time of the block's latest trade.
func (b *block) last() int64 { return b.trades[len(b.trades)-1].at }

// last returns the time of the latest trade. There must be one.
func (w *walletTrades) last() int64 { return w.trades[len(w.trades)-1].at }

// all yields the trades.
func (w *walletTrades) all(yield func(*smartTrade) bool) {
	for b := range len(w.earlier) + 1 {
		trades := *w.block(b)
		for i := range trades {
			if !yield(&trades[i]) {
				return
			}
		}
	}
}

// add adds a trade, which is the last one in the log.
func (w *walletTrades) add(k smartTrade) {
	b := len(w.earlier)
	if b > 0 && w.trades[0].at > k.at {
		b = max(0, sort.Search(b, func(i int) bool { return w.earlier[i].trades[0].at > k.at })-1)
	}
	trades := w.block(b)
	i := len(*trades)
	if i > 0 && (*trades)[i-1].at > k.at {
		i = sort.Search(i, func(i int) bool { return (*trades)[i].at > k.at })
	}
	*trades = slices.Insert(*trades, i, k)
	if len(*trades) <= 2*blockTrades {
		w.changed(b)
		return
	}
	split := slices.Clone((*trades)[:blockTrades])
	*trades = slices.Delete(*trades, 0, blockTrades)
	w.changed(b)
	w.moved(b)
	w.earlier = slices.Insert(w.earlier, b, block{trades: split})
}

// expire drops trades at or before a time and returns their number.
func (w *walletTrades) expire(before int64) (gone int) {
	whole := 0
	for whole < len(w.earlier) && w.earlier[whole].last() <= before {
		gone += len(w.earlier[whole].trades)
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
	if gone += n; gone > 0 {
		w.changed(0)
		w.moved(0)
	}
	return gone
}

// remove drops the trades for which taken returns true and returns their number.
func (w *walletTrades) remove(taken func(smartTrade) bool) (gone int) {
	for b := range len(w.earlier) + 1 {
		trades := w.block(b)
		before := len(*trades)
		*trades = slices.DeleteFunc(*trades, taken)
		if len(*trades) < before {
			gone += before - len(*trades)
			w.changed(b)
			w.moved(0)
		}
	}
	w.earlier = slices.DeleteFunc(w.earlier, func(b block) bool { return len(b.trades) == 0 })
	if n := len(w.earlier); n > 0 && len(w.trades) == 0 {
		w.trades = w.earlier[n-1].trades
		w.earlier = slices.Delete(w.earlier, n-1, n)
	}
	return gone
}

// counts reports whether the wallet's trades after a time whose rows qualify are enough for it to
// count (semantics 4).
func (w *walletTrades) counts(p *Profile, after int64) bool {
	usd, some := w.spent(p, after, p.MinUSD)
	return some && usd >= p.MinUSD
}

// spent adds up the amounts of the wallet's trades after a time whose rows qualify, the latest
// first, until they are at least enough, and reports whether there are any.
func (w *walletTrades) spent(p *Profile, after int64, enough float64) (usd float64, some bool) {
	s := spending{walletTrades: w, p: p, after: after, enough: enough}
	s.sum()
	return s.usd, s.some
}
