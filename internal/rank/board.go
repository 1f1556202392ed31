package rank

import (
	"time"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// Board turns a changing book into snapshots and rankings in force. It belongs to
// the goroutine that owns the book.
type Board struct {
	book       *ledger.Book
	chunks     []*chunk
	staleChunk []bool // chunks that differ from the book as of its last Refresh
	force      *InForce
}

// NewBoard makes a board over a book. filter and top say which wallets the ranking
// in force holds, and how many of them as rows.
func NewBoard(book *ledger.Book, filter smartmoney.Filter, top int) *Board {
	return &Board{book: book, force: newInForce(book, filter, top)}
}

// refresh brings the book's scores up to date and remembers whose may have changed.
func (b *Board) refresh() {
	count, _, _ := b.book.Len()
	for len(b.staleChunk)*chunkSize < count {
		b.staleChunk = append(b.staleChunk, true)
		b.chunks = append(b.chunks, nil)
	}
	b.book.Refresh(func(wallet uint32) { b.staleChunk[wallet/chunkSize] = true })
}

// Snapshot takes an immutable picture of the book: wallets unchanged since the
// last one are shared with it. generation must be one that no other snapshot of
// the process has.
func (b *Board) Snapshot(generation uint64, position int64, now time.Time) *Snapshot {
	b.refresh()
	count, _, _ := b.book.Len()
	for n, stale := range b.staleChunk {
		if !stale {
			continue
		}
		b.staleChunk[n] = false
		c := new(chunk)
		from := uint32(n * chunkSize)
		for k := range uint32(min(chunkSize, count-n*chunkSize)) {
			c.set(k, b.book.Wallet(from+k))
		}
		b.chunks[n] = c
	}
	return &Snapshot{
		chain: b.book.Chain(), generation: generation, takenAt: now.UTC(), position: position,
		names: b.book.Wallets.View(), index: b.book.Wallets, wallets: count,
		chunks: append([]*chunk(nil), b.chunks...), windows: windows{byKey: map[windowKey]*window{}},
	}
}

// Take takes the ranking in force anew from the book as it is. The book's own scores
// stay as they were refreshed last.
func (b *Board) Take() { b.force.take() }

// Touch tells that an event is about to change a wallet's totals, by number: its
// row of the ranking in force is kept, if it has one. It must be called ahead of
// every such change, as by ledger.Book.Before, or InForce.Row gives later totals.
func (b *Board) Touch(wallet uint32) { b.force.save(wallet) }

// InForce is the ranking taken last.
func (b *Board) InForce() *InForce { return b.force }
