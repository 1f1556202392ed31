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
func (b *Ledger) Refresh(changed func(wallet uint32)) {
	b.markHolders()
	whole := len(b.stale.wallets) > b.wallets.len/8 && b.wallets.len > 4096
	if whole {
		b.openProfits()
	}
	for _, i := range b.stale.wallets {
		w := b.wallets.at(i)
		w.marks &^= markStale
		if !whole {
			w.Net = 0
			b.each(i, func(_ uint32, p *position) { w.Net += b.profit(p) })
		}
		w.setNet()
		changed(i)
	}
	b.stale.wallets = b.stale.wallets[:0]
}

// markHolders turns stale tokens into stale wallets.
func (b *Ledger) markHolders() {
	listed := 0
	for _, i := range b.stale.tokens {
		listed += int(b.tokens[i].listed)
	}
	// Lists jump about in memory; a walk over everything reads it in order.
	if listed > b.positions.len/8 && listed > 4096 {
		b.markAllHolders(b.stale.tokens)
	} else {
		for _, i := range b.stale.tokens {
			b.markHoldersOf(&b.tokens[i])
		}
	}
	b.stale.tokens = b.stale.tokens[:0]
}

func (b *Ledger) markHoldersOf(t *Token) {
	for at := t.first; at != 0; {
		p := b.positions.at(at - 1)
		if p.bought > 0 {
			b.stale.wallet(p.wallet, b.wallets.at(p.wallet))
		}
		at = p.nextOfToken
	}
	t.marks &^= markStale
}

// markAllHolders does the same for many tokens in one pass over the positions,
// which reads memory in order where the lists jump about.
func (b *Ledger) markAllHolders(tokens []uint32) {
	for _, p := range b.positions.all() {
		if p.bought > 0 && b.tokens[p.token].marks&markStale != 0 {
			b.stale.wallet(p.wallet, b.wallets.at(p.wallet))
		}
	}
	for _, i := range tokens {
		b.tokens[i].marks &^= markStale
	}
}

// openProfits sums every stale wallet's open profit into Net in one pass over the
// positions. Each wallet's terms are added in order of creation, as Refresh does
// one wallet at a time, so both give the same bits.
func (b *Ledger) openProfits() {
	for _, i := range b.stale.wallets {
		b.wallets.at(i).Net = 0
	}
	for _, p := range b.positions.all() {
		if p.bought > 0 {
			if w := b.wallets.at(p.wallet); w.marks&markStale != 0 {
				w.Net += b.profit(p)
			}
		}
	}
}

// profit is an open position's part of its wallet's net profit, 0 for a closed one.
func (b *Ledger) profit(p *position) float64 {
	if p.bought <= 0 {
		return 0
	}
	return b.worth(&b.tokens[p.token]).profit(p.qty, p.cost, p.realized)
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
