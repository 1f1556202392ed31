package rank

import (
	"cmp"
	"runtime"
	"slices"
	"time"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// window says which days a snapshot sums up, and what its chunks were made from.
type window struct {
	of      smartmoney.Window
	from    int32         // first day
	latest  []*latestDays // by chunk, as it was made from
	changes uint64        // of the days that it was made from
	nobody  *base         // of wallets none of which is in the window
	empty   *chunk        // of them
}

// Window returns the span of the snapshot's numbers.
func (s *Snapshot) Window() smartmoney.Window { return s.window.of }

// WindowFrom returns the first day of the snapshot's window, in days since 1970 UTC, 0 without one.
func (s *Snapshot) WindowFrom() int32 { return s.window.from }

// Today returns the UTC day of event time as of the snapshot, in days since 1970.
func (s *Snapshot) Today() int32 { return s.today }

// WindowOf returns the leaderboard of a window as of the snapshot (semantics 8). days must have the
// days of the window before the present one as of the snapshot, and must not change meanwhile.
// generation must differ from that of every other snapshot of the process. The result shares the
// unchanged chunks of before, an earlier one of the same window and the same days, or nil.
func (s *Snapshot) WindowOf(w smartmoney.Window, days *Days, generation uint64, before *Snapshot) *Snapshot {
	out := &Snapshot{
		chain: s.chain, generation: generation, takenAt: s.takenAt, position: s.position, today: s.today,
		names: s.names, index: s.index, wallets: s.wallets,
		chunks: make([]*chunk, len(s.chunks)), pages: pageCache{byKey: map[pageKey]*cachedPage{}},
		window: window{of: w, from: s.today - int32(w.Days()) + 1, latest: s.latest, changes: days.changes},
	}
	if before != nil && before.window.from != out.window.from {
		before = nil
	}
	if before != nil {
		out.window.nobody, out.window.empty = before.window.nobody, before.window.empty
	} else {
		nobody := new(ledger.Columns)
		out.window.nobody = &base{summary: summaryOf(nobody, func(uint32) bool { return true }), columns: nobody}
		out.window.empty = newChunk(out.window.nobody, nil)
	}
	for n := range s.chunks {
		switch {
		case before == nil || n >= len(before.chunks):
			out.chunks[n] = out.sumUp(n, s, days)
		case out.unchanged(n, s, days, before):
			out.chunks[n] = before.chunks[n]
		default:
			out.chunks[n] = out.sumAgain(n, s, days, before)
		}
	}
	runtime.KeepAlive(s)
	runtime.KeepAlive(before)
	return out
}

// unchanged reports whether a chunk of an earlier snapshot of the same days would be made the same again.
func (s *Snapshot) unchanged(n int, life *Snapshot, days *Days, before *Snapshot) bool {
	if before.window.latest[n] != life.latest[n] || days.chunkChanged(n, before.window.changes) {
		return false
	}
	c, now := before.chunks[n], life.chunks[n]
	if c.excluded != now.excluded {
		return false
	}
	if c.base == nil && len(now.rows) == 0 {
		return c.columns.LastSeq == now.columns.LastSeq
	}
	for k := range uint32(chunkSize) {
		if c.counts.traded(int(k)) && c.lastSeq(k) != now.lastSeq(k) {
			return false
		}
	}
	return true
}

// sumAgain makes a chunk from that of an earlier snapshot of the same days: it sums up the wallets whose
// days changed.
func (s *Snapshot) sumAgain(n int, life *Snapshot, days *Days, before *Snapshot) *chunk {
	was, latest := before.window.latest[n], life.latest[n]
	w := s.windowOf(before.chunks[n], life.chunks[n])
	for k := range uint32(chunkSize) {
		day := latest.of(k)
		if *was.of(k) == *day && !days.walletChanged(n*chunkSize+int(k), before.window.changes) {
			continue
		}
		sum := days.sumOf(n, k, s.window.from, day.Day)
		if day.Day >= s.window.from {
			sum.addActivity(day)
		}
		w.set(k, &sum)
	}
	return w.chunk(s)
}

// sumUp makes a chunk of a window from the whole life's: counts, volumes and realized profit are sums
// over the window's days, the score follows from them, and the rest stays.
func (s *Snapshot) sumUp(n int, life *Snapshot, days *Days) *chunk {
	var sums [chunkSize]dayRow
	latest := life.latest[n]
	on := latest.numbers()
	days.sum(n, s.window.from, s.today, &on, &sums)
	traded := 0
	for k, day := range on {
		if day >= s.window.from {
			sums[k].addActivity(latest.of(uint32(k)))
		}
		if sums[k].trades() > 0 {
			traded++
		}
	}
	w := windowChunk{life: life.chunks[n]}
	if traded > mostRows {
		w.own = newOwn()
		w.takeLife()
	}
	for k := range sums {
		if sums[k].trades() > 0 {
			w.set(uint32(k), &sums[k])
		}
	}
	return w.chunk(s)
}

// windowChunk makes a chunk of a window.
type windowChunk struct {
	life *chunk
	own  *chunk // nil: few wallets are in the window, those of rows
	rows []walletRow
}

// windowOf begins with the wallets of an earlier chunk.
func (s *Snapshot) windowOf(before, life *chunk) *windowChunk {
	w := &windowChunk{life: life}
	if before.base == nil {
		own := *before.columns
		w.own = &chunk{columns: &own}
		w.takeLife()
		for k := range uint32(chunkSize) {
			w.own.count(k, own.Buys[k]+own.Sells[k], own.Tokens[k], own.Closed[k])
		}
		return w
	}
	w.rows = make([]walletRow, len(before.rows), len(before.rows)+8)
	for i, r := range before.rows {
		now := life.row(r.k)
		r.Largest, r.First, r.Last, r.LastSeq, r.Tokens = now.Largest, now.First, now.Last, now.LastSeq, now.Tokens
		w.rows[i] = r
	}
	return w
}

// takeLife sets the columns that stay those of the whole life.
func (w *windowChunk) takeLife() {
	from, c := w.life.all(), w.own.columns
	c.Largest, c.First, c.Last, c.LastSeq, c.Tokens = from.Largest, from.First, from.Last, from.LastSeq, from.Tokens
}

// set sets the numbers of wallet k that are a window's. Without a trade the wallet is not in the window.
func (w *windowChunk) set(k uint32, sum *dayRow) {
	if w.own != nil {
		var r ledger.Row // only what totals sets is written: whole rows would take a fifth longer
		sum.totals(&r)
		c := w.own.columns
		c.Realized[k], c.Net[k], c.BuyVolume[k], c.SellVolume[k] = r.Realized, r.Net, r.BuyVolume, r.SellVolume
		c.Buys[k], c.Sells[k], c.Closed[k], c.Winning[k] = r.Buys, r.Sells, r.Closed, r.Winning
		c.WinRate[k], c.Score[k] = r.WinRate, r.Score
		w.own.count(k, r.Buys+r.Sells, c.Tokens[k], r.Closed)
		return
	}
	at, found := slices.BinarySearchFunc(w.rows, k, func(r walletRow, k uint32) int { return cmp.Compare(r.k, k) })
	switch {
	case sum.trades() == 0 && found:
		w.rows = slices.Delete(w.rows, at, at+1)
	case sum.trades() == 0:
	case found:
		sum.totals(&w.rows[at].Row)
	default:
		r := walletRow{k, w.life.row(k)}
		sum.totals(&r.Row)
		w.rows = slices.Insert(w.rows, at, r)
	}
}

// totals sets what a window's numbers are of a row. Without a trade all are 0.
func (r *dayRow) totals(row *ledger.Row) {
	sum := r
	if sum.trades() == 0 {
		sum = &dayRow{}
	}
	row.Realized, row.BuyVolume, row.SellVolume = smartmoney.Finite(sum.realized), smartmoney.Finite(sum.buyVolume), smartmoney.Finite(sum.sellVolume)
	row.Net, row.LastClosing = row.Realized, 0
	row.Buys, row.Sells, row.Closed, row.Winning = sum.buys, sum.sells, sum.closed, sum.won
	row.WinRate, row.Score = 0, 0
	if sum.closed > 0 {
		row.WinRate = float64(sum.won) / float64(sum.closed)
	}
	if trades := sum.trades(); trades > 0 {
		row.Score = smartmoney.Score(row.Realized, row.BuyVolume, int(sum.won), int(sum.closed), int(trades))
	}
}

// chunk returns the chunk.
func (w *windowChunk) chunk(s *Snapshot) *chunk {
	c := w.own
	switch {
	case c != nil:
	case len(w.rows) == 0:
		return s.window.empty
	default:
		c = newChunk(s.window.nobody, w.rows)
	}
	c.excluded = w.life.excluded
	return c
}

// DayAt returns the UTC day of a time in unix ns, in days since 1970.
func DayAt(at int64) int32 {
	const day = int64(24 * time.Hour)
	if at < 0 {
		return int32((at+1)/day - 1)
	}
	return int32(at / day)
}
