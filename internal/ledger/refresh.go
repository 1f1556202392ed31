package ledger

import (
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// stale remembers whose net profit and score are out of date: wallets that were
// touched, and tokens whose price moved under their holders.
type stale struct {
	wallets []uint32
	tokens  []uint32
}

func (s *stale) wallet(i uint32, w *Wallet) {
	if w.marks&markStale == 0 {
		w.marks |= markStale
		s.wallets = append(s.wallets, i)
	}
}

func (s *stale) token(i uint32, t *Token) {
	if t.marks&markStale == 0 {
		t.marks |= markStale
		s.tokens = append(s.tokens, i)
	}
}

// Refresh computes Net and Score anew for every wallet that an event touched or
// that holds a token whose price moved since the last Refresh, and calls changed
// for each of them.
//
//	net = the provider's, else realized + Σ over positions with bought > 0 of (realized + counted)      (semantics 2.3)
func (l *Ledger) Refresh(changed func(wallet uint32)) {
	l.markHolders()
	whole := len(l.stale.wallets) > l.wallets.len/8 && l.wallets.len > 4096
	if whole {
		l.openProfits()
	}
	for _, i := range l.stale.wallets {
		w := l.wallets.at(i)
		w.marks &^= markStale
		if !whole {
			w.Net = 0
			l.each(i, func(_ uint32, p *position) { w.Net += l.profit(p) })
		}
		w.setNet()
		changed(i)
	}
	l.stale.wallets = l.stale.wallets[:0]
}

// markHolders turns stale tokens into stale wallets.
func (l *Ledger) markHolders() {
	listed := 0
	for _, i := range l.stale.tokens {
		listed += int(l.tokens[i].listed)
	}
	// Lists jump about in memory; a walk over everything reads it in order.
	if listed > l.positions.len/8 && listed > 4096 {
		l.markAllHolders(l.stale.tokens)
	} else {
		for _, i := range l.stale.tokens {
			l.markHoldersOf(&l.tokens[i])
		}
	}
	l.stale.tokens = l.stale.tokens[:0]
}

func (l *Ledger) markHoldersOf(t *Token) {
	for at := t.first; at != 0; {
		p := l.positions.at(at - 1)
		if p.bought > 0 {
			l.stale.wallet(p.wallet, l.wallets.at(p.wallet))
		}
		at = p.nextOfToken
	}
	t.marks &^= markStale
}

// markAllHolders does the same for many tokens in one pass over the positions,
// which reads memory in order where the lists jump about.
func (l *Ledger) markAllHolders(tokens []uint32) {
	for _, p := range l.positions.all() {
		if p.bought > 0 && l.tokens[p.token].marks&markStale != 0 {
			l.stale.wallet(p.wallet, l.wallets.at(p.wallet))
		}
	}
	for _, i := range tokens {
		l.tokens[i].marks &^= markStale
	}
}

// openProfits sums every stale wallet's open profit into Net in one pass over the
// positions. Each wallet's terms are added in order of creation, as Refresh does
// one wallet at a time, so both give the same bits.
func (l *Ledger) openProfits() {
	for _, i := range l.stale.wallets {
		l.wallets.at(i).Net = 0
	}
	for _, p := range l.positions.all() {
		if p.bought > 0 {
			if w := l.wallets.at(p.wallet); w.marks&markStale != 0 {
				w.Net += l.profit(p)
			}
		}
	}
}

// profit is an open position's part of its wallet's net profit, 0 for a closed one.
func (l *Ledger) profit(p *position) float64 {
	if p.bought <= 0 {
		return 0
	}
	return l.worth(&l.tokens[p.token]).profit(p.qty, p.cost, p.realized)
}

// setNet turns the sum of open profits in Net into the net profit, and scores.
func (w *Wallet) setNet() {
	if math.IsNaN(w.ProviderNet) {
		w.Net = smartmoney.Finite(w.Realized + w.Net)
	} else {
		w.Net = w.ProviderNet
	}
	w.Score = smartmoney.Score(w.Net, w.BuyVolume, int(w.Winning), int(w.Closed), int(w.Trades()))
}
