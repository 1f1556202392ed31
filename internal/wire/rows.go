package wire

import (
	"bytes"
	"hash/maphash"
	"sync/atomic"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Rows keeps the text of wallets that are encoded again and again in one form: pages
// of different questions mostly show the same wallets. A text is found only for the
// very same wallet, every number alike, so it can never be out of date. It holds a
// fixed number of wallets, each with at most MaxRow bytes of text, and is safe for
// concurrent use. Without it a page of 50 wallets over GraphQL takes 1.7 times the
// processor (BenchmarkWallets/differing of graph).
type Rows struct {
	seed  maphash.Seed
	slots []slot
}

type slot struct {
	seen atomic.Uint64 // the wallet and rank asked for last; what comes but once is not kept
	row  atomic.Pointer[row]
}

type row struct {
	wallet smartmoney.Wallet
	text   []byte
}

// MaxRow bounds a kept text, bytes: a wallet with all its fields has about 1 KiB. Aliases, which
// the caller chooses, can make a text as long as its document, 64 KiB.
const MaxRow = 2 << 10

// NewRows makes room for at most n wallets, about 1 KiB each and MaxRow at most.
func NewRows(n int) *Rows {
	return &Rows{seed: maphash.MakeSeed(), slots: make([]slot, max(n, 1))}
}

// Find returns the text of a wallet. It is shared and must not be changed.
func (r *Rows) Find(w *smartmoney.Wallet) (text []byte, ok bool) {
	s, _ := r.slot(w)
	if kept := s.row.Load(); kept != nil && kept.wallet == *w {
		return kept.text, true
	}
	return nil, false
}

// Keep takes a copy of a wallet's text of at most MaxRow bytes, if the wallet was asked for before.
func (r *Rows) Keep(w *smartmoney.Wallet, text []byte) {
	if len(text) > MaxRow {
		return
	}
	s, mark := r.slot(w)
	if s.seen.Swap(mark) == mark {
		s.row.Store(&row{wallet: *w, text: bytes.Clone(text)})
	}
}

func (r *Rows) slot(w *smartmoney.Wallet) (s *slot, mark uint64) {
	h := maphash.String(r.seed, w.Address)
	return &r.slots[h%uint64(len(r.slots))], h + uint64(w.Rank)
}
