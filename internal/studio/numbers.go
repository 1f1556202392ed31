package studio

import (
	"fmt"
	"math"
)

// absent removes a number from a document.
var absent = math.NaN()

// numberBatch is numbers of wallets, to be written together.
type numberBatch struct {
	fields  []string
	numbers []uint32    // wallets
	values  [][]float64 // by field, then as numbers
	rows    []uint32
}

func newNumberBatch(fields, size int) *numberBatch {
	b := &numberBatch{fields: make([]string, fields), values: make([][]float64, fields), numbers: make([]uint32, 0, size)}
	for f := range b.values {
		b.values[f] = make([]float64, 0, size)
	}
	return b
}

// add adds the numbers of a wallet, one per field.
func (b *numberBatch) add(number uint32, values ...float64) {
	b.numbers = append(b.numbers, number)
	for f, v := range values {
		b.values[f] = append(b.values[f], v)
	}
}

// clear empties the batch.
func (b *numberBatch) clear() {
	b.numbers = b.numbers[:0]
	for f := range b.values {
		b.values[f] = b.values[f][:0]
	}
}

// write writes the numbers to indexes. It skips wallets without a document.
func (b *numberBatch) write(indexes []*walletIndex) error {
	for _, ix := range indexes {
		b.rows = b.rows[:0]
		for _, n := range b.numbers {
			b.rows = append(b.rows, ix.rows[n])
		}
		if err := ix.SetNumbers(b.fields, b.rows, b.values); err != nil {
			return fmt.Errorf("write numbers of %d wallets: %w", len(b.numbers), err)
		}
	}
	return nil
}
