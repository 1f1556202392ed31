package ledger

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// Folded returns how many positions are folded.
func (l *Ledger) Folded() int { return l.folds.positions }

// UnknownPrices are those of a token that nothing is known of.
func UnknownPrices() Prices { return unknownPrices() }

// Starts returns where the days of event time begin.
func (l *Ledger) Starts() []smartmoney.DayStart { return l.starts }

// Skip leaves room for a number of chunks of names, without memory.
func (n *Names) Skip(chunks int) { n.chunks = append(n.chunks, make([][]byte, chunks)...) }
