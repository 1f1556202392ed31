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
func (nb *numberBatch) add(number uint32, values ...float64) {
	nb.numbers = append(nb.numbers, number)
	for f, v := range values {
		nb.values[f] = append(nb.values[f], v)
	}
}

// clear empties the batch.
func (nb *numberBatch) clear() {
	nb.numbers = nb.numbers[:0]
	for f := range nb.values {
		nb.values[f] = nb.values[f][:0]
	}
}

// write writes the numbers to indexes. It skips wallets without a document.
func (nb *numberBatch) write(indexes []*walletIndex) error {
	for _, ix := range indexes {
		nb.rows = nb.rows[:0]
		for _, n := range nb.numbers {
			nb.rows = append(nb.rows, ix.rows[n])
		}
		if err := ix.SetNumbers(nb.fields, nb.rows, nb.values); err != nil {
			return fmt.Errorf("write numbers of %d wallets: %w", len(nb.numbers), err)
		}
	}
	return nil
}
