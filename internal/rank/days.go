package rank

import (
	"math"
	"math/bits"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// pastDays is how many days before the present one the longest window has.
const pastDays = smartmoney.MaxWindowDays - 1

// Days holds the activity of a chain's wallets on the days that windows reach back to, in columns
// by day and by chunk of wallets (semantics 8). A wallet's latest active day need not be in it:
// snapshots have that. It is not safe for concurrent use.
type Days struct {
	from    int32 // the earliest day kept, in days since 1970 UTC
	stored  int32 // days up to this one can be read elsewhere
	latest  int32 // the latest day that it has
	byDay   map[int32][]*dayChunk
	changes uint64   // calls of Set and Load so far
	wallets []uint64 // by wallet: the last change of its past, counted by changes
	chunks  []uint64 // by chunk of wallets: likewise
}

// dayChunk holds one day of a chunk's wallets.
type dayChunk struct {
	has  matches // the wallets with a row
	rows []smartmoney.Totals
}

// NewDays returns an empty Days that keeps every day.
func NewDays() *Days { return &Days{byDay: map[int32][]*dayChunk{}, stored: math.MaxInt32} }

// Hold makes Advance keep the days after one, which cannot be read elsewhere yet, for up to twice
// as long.
func (d *Days) Hold(stored int32) { d.stored = stored }

// Set sets a wallet's activity on a day. Without any activity the row stays, empty, so that Load
// does not bring an older value back.
func (d *Days) Set(wallet uint32, a *ledger.Activity) {
	d.changed(wallet)
	if a.Day >= d.from {
		d.chunk(a.Day, wallet/chunkSize).put(wallet%chunkSize, &a.Totals, true)
	}
}

// Load sets a wallet's activity on a day unless Set has.
func (d *Days) Load(wallet uint32, a *ledger.Activity) {
	if a.Day >= d.from {
		d.changed(wallet)
		d.chunk(a.Day, wallet/chunkSize).put(wallet%chunkSize, &a.Totals, false)
	}
}

// Each calls f for the days with activity of a wallet, from a day to another, oldest first. f must
// not keep its argument.
func (d *Days) Each(wallet uint32, from, to int32, f func(*ledger.Activity)) {
	for day := max(from, d.from); day <= min(to, d.latest); day++ {
		chunks, n := d.byDay[day], int(wallet/chunkSize)
		if n >= len(chunks) || chunks[n] == nil {
			continue
		}
		at, has := chunks[n].place(wallet % chunkSize)
		if !has {
			continue
		}
		if a := (ledger.Activity{Day: day, Totals: chunks[n].rows[at]}); !a.Empty() {
			f(&a)
		}
	}
}

// Advance deletes the days before those that windows reach back to from a present day, except those
// that it holds.
func (d *Days) Advance(today int32) {
	from := today - pastDays
	if from > d.stored {
		from = max(d.stored+1, from-pastDays)
	}
	if from <= d.from {
		return
	}
	d.from = from
	for day := range d.byDay {
		if day < from {
			delete(d.byDay, day)
		}
	}
}

// changed records that the past of a wallet is another one.
func (d *Days) changed(wallet uint32) {
	if chunk := int(wallet / chunkSize); chunk >= len(d.chunks) {
		more := chunk + 1 - len(d.chunks)
		d.chunks = append(d.chunks, make([]uint64, more)...)
		d.wallets = append(d.wallets, make([]uint64, more*chunkSize)...)
	}
	d.changes++
	d.wallets[wallet], d.chunks[wallet/chunkSize] = d.changes, d.changes
}

// chunkChanged reports whether the past of a wallet of a chunk changed after a number of changes.
func (d *Days) chunkChanged(n int, after uint64) bool {
	return n < len(d.chunks) && d.chunks[n] > after
}

// walletChanged reports whether the past of a wallet changed after a number of changes.
func (d *Days) walletChanged(wallet int, after uint64) bool {
	return wallet < len(d.wallets) && d.wallets[wallet] > after
}

func (d *Days) chunk(day int32, n uint32) *dayChunk {
	chunks := d.byDay[day]
	d.latest = max(d.latest, day)
	if int(n) >= len(chunks) {
		chunks = append(chunks, make([]*dayChunk, int(n)+1-len(chunks))...)
		d.byDay[day] = chunks
	}
	if chunks[n] == nil {
		chunks[n] = new(dayChunk)
	}
	return chunks[n]
}

// put sets the row of wallet k, one that it has only with over.
func (d *dayChunk) put(k uint32, row *smartmoney.Totals, over bool) {
	at, has := d.place(k)
	switch {
	case !has:
		d.has.add(k)
		d.grow()
		d.rows = slices.Insert(d.rows, at, *row)
	case over:
		d.rows[at] = *row
	}
}

// place returns where the row of wallet k is, or belongs, and whether it is there.
func (d *dayChunk) place(k uint32) (at int, has bool) {
	return d.has.before(k), d.has.has(k)
}

// grow makes room for a row: a sixteenth more than needed, since most of a month's rows come once.
func (d *dayChunk) grow() {
	if n := len(d.rows); n == cap(d.rows) {
		d.rows = append(make([]smartmoney.Totals, 0, n+1+n/16), d.rows...)
	}
}

// sum adds the rows of a chunk's wallets from a day on, but only those before each wallet's latest
// day, to sums, earlier days first.
func (d *Days) sum(n int, from, today int32, latest *latestDays, sums *[chunkSize]smartmoney.Totals) {
	for day := from; day < today; day++ {
		chunks := d.byDay[day]
		if n >= len(chunks) || chunks[n] == nil {
			continue
		}
		c, at := chunks[n], 0
		for word, set := range c.has {
			for ; set != 0; set &= set - 1 {
				k := word*64 + bits.TrailingZeros64(set)
				if day < latest[k].Day {
					sums[k].Add(&c.rows[at])
				}
				at++
			}
		}
	}
}

// sumOf returns what sum adds up for wallet k of a chunk, whose latest day is given.
func (d *Days) sumOf(n int, k uint32, from, latest int32) (sum smartmoney.Totals) {
	for day := from; day < latest; day++ {
		chunks := d.byDay[day]
		if n >= len(chunks) || chunks[n] == nil {
			continue
		}
		if at, has := chunks[n].place(k); has {
			sum.Add(&chunks[n].rows[at])
		}
	}
	return sum
}
