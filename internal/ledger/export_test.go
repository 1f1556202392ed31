package ledger

import "smartmoney/internal/smartmoney"

// FoldAll folds every wallet without an open position, however recent, as Sweep does with those that it finds. It
// returns how many positions it folded.
func (b *Ledger) FoldAll() int {
	for i := range b.wallets.len {
		if b.isFlat(uint32(i)) {
			b.folds.cold = append(b.folds.cold, uint32(i))
		}
	}
	return b.fold(never)
}

// Folded returns how many positions are folded.
func (b *Ledger) Folded() int { return b.folds.positions }

// MoveOut moves the cold wallets of every full chunk outside of memory, however few they are.
func (b *Ledger) MoveOut() {
	for n := range b.wallets.len / chunkSize {
		b.wallets.moveOut(uint32(n))
	}
	b.Wallets.moveOut(b.wallets.outside)
}

// MoveIn moves every wallet back into memory.
func (b *Ledger) MoveIn() {
	for n := range b.wallets.chunks {
		if b.wallets.chunks[n].cold != nil {
			b.wallets.moveIn(uint32(n))
		}
	}
}

// Outside returns how many wallets are not in memory.
func (b *Ledger) Outside() (n int) {
	for i := range uint32(b.wallets.len) {
		if b.wallets.inMemory(i) == nil {
			n++
		}
	}
	return n
}

// UnknownPrices are those of a token that nothing is known of.
func UnknownPrices() Prices { return unknownPrices() }

// Starts returns where the days of event time begin.
func (b *Ledger) Starts() []smartmoney.DayStart { return b.starts }

// Skip leaves room for a number of chunks of names, without memory.
func (n *Names) Skip(chunks int) { n.chunks = append(n.chunks, make([]nameBytes, chunks)...) }
