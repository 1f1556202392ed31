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

// UnknownPrices are those of a token that nothing is known of.
func UnknownPrices() Prices { return unknownPrices() }

// Starts returns where the days of event time begin.
func (b *Ledger) Starts() []smartmoney.DayStart { return b.starts }

// Skip leaves room for a number of chunks of names, without memory.
func (n *Names) Skip(chunks int) { n.chunks = append(n.chunks, make([][]byte, chunks)...) }
