package rank

import (
	"slices"

	"smartmoney/internal/ledger"
)

// latestDays holds the latest active day of a chunk's wallets, each with its activity. It never changes.
type latestDays struct {
	days *[chunkSize]ledger.Activity // of cold wallets, or its own
	cold *ledger.Cold                // that days belongs to; nil: they are its own
	hot  matches
	rows []ledger.Activity // of the wallets in hot, by number
}

// of returns the latest day of wallet k.
func (l *latestDays) of(k uint32) *ledger.Activity {
	if l.hot.has(k) {
		return &l.rows[l.hot.before(k)]
	}
	return &l.days[k]
}

// numbers returns the day of each wallet.
func (l *latestDays) numbers() (days [chunkSize]int32) {
	for k := range l.days {
		days[k] = l.days[k].Day
	}
	i := 0
	for k := range l.hot.all() {
		days[k] = l.rows[i].Day
		i++
	}
	return days
}

// chunkOf returns a chunk of wallets as the ledger has them, and their latest days. Where wallets were cold before, they share the base.
func (b *Leaderboard) chunkOf(n, size uint32) (*chunk, *latestDays) {
	var hot [chunkSize]*ledger.Wallet
	count := 0
	cold := b.ledger.Cold(n, func(k uint32, w *ledger.Wallet) {
		hot[k] = w
		count++
	})
	if cold != nil {
		return b.coldChunk(n, cold, &hot, count)
	}
	c := newOwn()
	for k := range size {
		c.set(k, b.ledger.Wallet(n*chunkSize+k))
	}
	return c, b.latestOf(n, size)
}

// latestOf returns the latest days of wallets that are all in memory, the earlier ones if they say the same.
func (b *Leaderboard) latestOf(n, size uint32) *latestDays {
	same := b.latest[n] != nil && b.latest[n].cold == nil
	for k := uint32(0); k < size && same; k++ {
		same = b.latest[n].days[k] == b.ledger.Wallet(n*chunkSize+k).Today
	}
	if same {
		return b.latest[n]
	}
	days := new([chunkSize]ledger.Activity)
	for k := range size {
		days[k] = b.ledger.Wallet(n*chunkSize + k).Today
	}
	return &latestDays{days: days}
}

// Summary returns what most queries read of cold wallets, so that it stays in memory. A ledger with an Outside and a Leaderboard must have
// it: it is an argument of ledger.Ledger.SetOutside.
func Summary(c *ledger.Cold) any { return summaryOf(c.Totals(), c.Described) }

// baseOf returns the base of cold wallets, that of an earlier chunk if it is the same.
func baseOf(cold *ledger.Cold, before *chunk) *base {
	if before != nil && before.base != nil && before.base.cold == cold {
		return before.base
	}
	return &base{summary: cold.Summary().(*summary), columns: cold.Totals(), cold: cold}
}

// coldChunk is chunkOf for cold wallets, some of which are in memory.
func (b *Leaderboard) coldChunk(n uint32, cold *ledger.Cold, hot *[chunkSize]*ledger.Wallet, count int) (*chunk, *latestDays) {
	rows, latest := make([]walletRow, 0, count), &latestDays{days: cold.Latest(), cold: cold, rows: make([]ledger.Activity, 0, count)}
	for k, w := range hot {
		if w != nil {
			rows = append(rows, walletRow{uint32(k), w.Row()})
			latest.hot.add(uint32(k))
			latest.rows = append(latest.rows, w.Today)
		}
	}
	c := newChunk(baseOf(cold, b.chunks[n]), rows)
	for k, w := range hot {
		if w != nil && w.Trades() == 0 && !w.Described() {
			c.gone.add(uint32(k))
		}
		if w != nil && w.Excluded {
			c.excluded.add(uint32(k))
		}
	}
	if before := b.latest[n]; before != nil && before.cold == cold && before.hot == latest.hot && slices.Equal(before.rows, latest.rows) {
		latest = before
	}
	return c, latest
}
