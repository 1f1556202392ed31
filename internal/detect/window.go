package detect

import "slices"

// side is the smart trades of one token in one direction, by wallet.
type side struct {
	wallets []seat // by the time of their latest trade, the latest last
}

// seat is a wallet's place in a side, with what is searched for beside it: a busy
// side has hundreds, and each would otherwise be a miss of the cache.
type seat struct {
	wallet uint32
	latest int64 // of the wallet's trades, unix ns
	*traded
}

// traded is one wallet's smart trades of a side.
type traded struct {
	trades []kept // by time, then place in the stream
}

// kept is a smart trade with the row that its wallet had.
type kept struct {
	at, seq       int64
	price, amount float64
	row           *Row
	rank          int
	txHash        string
}

// add enters a trade.
func (s *side) add(t *Trade) {
	at := len(s.wallets) - 1
	for at >= 0 && s.wallets[at].wallet != t.Wallet {
		at--
	}
	if at < 0 {
		at = len(s.wallets)
		s.wallets = append(s.wallets, seat{wallet: t.Wallet, latest: t.At, traded: new(traded)})
	}
	w := &s.wallets[at]
	w.latest = max(w.latest, t.At)
	i := len(w.trades)
	for i > 0 && w.trades[i-1].at > t.At {
		i--
	}
	w.trades = slices.Insert(w.trades, i, kept{
		at: t.At, seq: t.Seq, price: t.Price, amount: t.Amount, row: t.Row, rank: t.Rank, txHash: t.TxHash,
	})
	s.settle(at)
}

// settle moves the wallet at a place to where its latest trade puts it.
func (s *side) settle(i int) {
	w := s.wallets[i]
	to := i
	for to+1 < len(s.wallets) && s.wallets[to+1].latest <= w.latest {
		to++
	}
	copy(s.wallets[i:to], s.wallets[i+1:to+1])
	for ; to > 0 && s.wallets[to-1].latest > w.latest; to-- {
		s.wallets[to] = s.wallets[to-1]
	}
	s.wallets[to] = w
}

// expire drops trades at or before a time, and calls gone with how many of each
// wallet.
func (s *side) expire(before int64, gone func(wallet uint32, trades int)) {
	live := s.wallets[:0]
	for _, w := range s.wallets {
		n := 0
		for n < len(w.trades) && w.trades[n].at <= before {
			n++
		}
		if n > 0 {
			gone(w.wallet, n)
			clear(w.trades[:n]) // their room goes when the list grows next
			w.trades = w.trades[n:]
		}
		if len(w.trades) > 0 {
			live = append(live, w)
		}
	}
	clear(s.wallets[len(live):])
	s.wallets = live
}

// reaches reports whether at least n wallets, whatever their rows, traded after a
// time.
func (s *side) reaches(n int, after int64) bool {
	return len(s.wallets) >= n && s.wallets[len(s.wallets)-n].latest > after
}

// count counts the wallets with a trade after a time whose row qualifies, up to
// enough.
func (s *side) count(p *Profile, after int64, enough int) int {
	n := 0
	for i := len(s.wallets) - 1; i >= 0 && n < enough; i-- {
		w := &s.wallets[i]
		if w.latest <= after {
			break
		}
		if w.qualifies(p, after) {
			n++
		}
	}
	return n
}

// qualifies reports whether one of the wallet's trades after a time has a row that
// qualifies.
func (w *traded) qualifies(p *Profile, after int64) bool {
	var asked *Row
	for i := len(w.trades) - 1; i >= 0 && w.trades[i].at > after; i-- {
		if row := w.trades[i].row; row != asked {
			if p.Qualifies(row) {
				return true
			}
			asked = row
		}
	}
	return false
}
