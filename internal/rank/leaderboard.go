package rank

import (
	"time"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// Leaderboard turns a changing ledger into snapshots and effective leaderboards. It belongs to
// the goroutine that owns the ledger.
type Leaderboard struct {
	ledger     *ledger.Ledger
	chunks     []*chunk
	staleChunk []bool // chunks that differ from the ledger as of its last Refresh
	effective  *EffectiveLeaderboard
}

// NewLeaderboard makes a board over a ledger. filter and top say which wallets the ranking
// in force holds, and how many of them as rows.
func NewLeaderboard(chainLedger *ledger.Ledger, filter smartmoney.Filter, top int) *Leaderboard {
	return &Leaderboard{ledger: chainLedger, effective: newEffectiveLeaderboard(chainLedger, filter, top)}
}

// refresh brings the ledger's scores up to date and remembers whose may have changed.
func (b *Leaderboard) refresh() {
	count, _, _ := b.ledger.Len()
	for len(b.staleChunk)*chunkSize < count {
		b.staleChunk = append(b.staleChunk, true)
		b.chunks = append(b.chunks, nil)
	}
	b.ledger.Refresh(func(wallet uint32) { b.staleChunk[wallet/chunkSize] = true })
}

// Snapshot takes an immutable picture of the ledger: wallets unchanged since the
// last one are shared with it. generation must be one that no other snapshot of
// the process has.
func (b *Leaderboard) Snapshot(generation uint64, position int64, now time.Time) *Snapshot {
	b.refresh()
	count, _, _ := b.ledger.Len()
	for n, stale := range b.staleChunk {
		if !stale {
			continue
		}
		b.staleChunk[n] = false
		c := new(chunk)
		from := uint32(n * chunkSize)
		for k := range uint32(min(chunkSize, count-n*chunkSize)) {
			c.set(k, b.ledger.Wallet(from+k))
		}
		b.chunks[n] = c
	}
	return &Snapshot{
		chain: b.ledger.Chain(), generation: generation, takenAt: now.UTC(), position: position,
		names: b.ledger.Wallets.View(), index: b.ledger.Wallets, wallets: count,
		chunks: append([]*chunk(nil), b.chunks...), windows: windows{byKey: map[windowKey]*window{}},
	}
}

// RefreshEffective takes the effective leaderboard anew from the ledger as it is. The ledger's own scores
// stay as they were refreshed last.
func (b *Leaderboard) RefreshEffective() { b.effective.take() }

// Touch reports that an event is about to change a wallet's totals, by number: its
// row of the effective leaderboard is kept, if it has one. It must be called ahead of
// every such change, as by ledger.Ledger.Before, or InForce.Row gives later totals.
func (b *Leaderboard) Touch(wallet uint32) { b.effective.save(wallet) }

// Effective is the ranking taken last.
func (b *Leaderboard) Effective() *EffectiveLeaderboard { return b.effective }
