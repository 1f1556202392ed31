package rank

import (
	"time"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// latestDays holds the latest active day of a chunk's wallets, each with its activity.
type latestDays struct {
	day  [chunkSize]int32 // days since 1970 UTC
	rows [chunkSize]dayRow
}

// latestOf returns the latest days of consecutive wallets, before itself if they are the same.
func latestOf(wallets func(k uint32) *ledger.Wallet, count uint32, before *latestDays) *latestDays {
	if before != nil {
		same := true
		for k := uint32(0); k < count && same; k++ {
			today := &wallets(k).Today
			same = before.day[k] == today.Day && before.rows[k] == rowOf(today)
		}
		if same {
			return before
		}
	}
	l := new(latestDays)
	for k := range count {
		today := &wallets(k).Today
		l.day[k], l.rows[k] = today.Day, rowOf(today)
	}
	return l
}

// window says which days a snapshot sums up, and what its chunks were made from.
type window struct {
	of    smartmoney.Window
	from  int32 // first day
	made  []madeFrom
	empty *chunk // of wallets none of which is in the window
}

// madeFrom identifies what a window's chunk was made from, besides what only trades change.
type madeFrom struct {
	latest  *latestDays
	version uint32 // of the chunk's past
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
		window: window{of: w, from: s.today - int32(w.Days()) + 1, made: make([]madeFrom, len(s.chunks))},
	}
	if before != nil {
		out.window.empty = before.window.empty
	}
	if out.window.empty == nil {
		out.window.empty = new(chunk)
	}
	for n := range s.chunks {
		out.window.made[n] = madeFrom{s.latest[n], days.version(n)}
		if c := out.unchanged(n, s.chunks[n], before); c != nil {
			out.chunks[n] = c
			continue
		}
		out.chunks[n] = out.sumUp(n, s, days)
	}
	return out
}

// unchanged returns the chunk of an earlier snapshot of the same window if it would be made the same
// again, else nil.
func (s *Snapshot) unchanged(n int, life *chunk, before *Snapshot) *chunk {
	if before == nil || n >= len(before.chunks) || before.window.from != s.window.from || before.window.made[n] != s.window.made[n] {
		return nil
	}
	c := before.chunks[n]
	if c != s.window.empty && c.lastSeq != life.lastSeq {
		return nil
	}
	return c
}

// sumUp makes a chunk of a window from the whole life's: counts, volumes and realized profit are sums
// over the window's days, the score follows from them, and the rest stays.
func (s *Snapshot) sumUp(n int, life *Snapshot, days *Days) *chunk {
	var sums [chunkSize]dayRow
	latest := life.latest[n]
	days.sum(n, s.window.from, s.today, &latest.day, &sums)
	for k := range latest.day {
		if latest.day[k] >= s.window.from {
			sums[k].add(&latest.rows[k])
		}
	}
	from := life.chunks[n]
	out := s.window.empty
	for k := range sums {
		if sums[k].buys+sums[k].sells == 0 {
			continue
		}
		if out == s.window.empty {
			out = &chunk{largest: from.largest, first: from.first, last: from.last, lastSeq: from.lastSeq, tokens: from.tokens}
		}
		out.setSum(uint32(k), &sums[k])
	}
	return out
}

// setSum sets the numbers of wallet k that are a window's.
func (c *chunk) setSum(k uint32, sum *dayRow) {
	trades := sum.buys + sum.sells
	realized, bought := smartmoney.Finite(sum.realized), smartmoney.Finite(sum.buyVolume)
	c.realized[k], c.net[k] = realized, realized
	c.buyVolume[k], c.sellVolume[k] = bought, smartmoney.Finite(sum.sellVolume)
	c.buys[k], c.sells[k], c.closed[k], c.winning[k] = sum.buys, sum.sells, sum.closed, sum.won
	if sum.closed > 0 {
		c.winRate[k] = float64(sum.won) / float64(sum.closed)
	}
	c.score[k] = smartmoney.Score(realized, bought, int(sum.won), int(sum.closed), int(trades))
	c.counts.set(k, packCounts(trades, c.tokens[k], sum.closed))
}

// DayAt returns the UTC day of a time in unix ns, in days since 1970.
func DayAt(at int64) int32 {
	const day = int64(24 * time.Hour)
	if at < 0 {
		return int32((at+1)/day - 1)
	}
	return int32(at / day)
}
