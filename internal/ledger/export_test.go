package ledger

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
