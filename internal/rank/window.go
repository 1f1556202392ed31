package rank

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// latestDays holds the latest active day of a chunk's wallets, each with its activity. It never
// changes.
type latestDays [chunkSize]ledger.Activity

// window says which days a snapshot sums up, and what its chunks were made from.
type window struct {
	of      smartmoney.Window
	from    int32         // first day
	latest  []*latestDays // by chunk, as it was made from
	changes uint64        // of the days that it was made from
	empty   *chunk        // of wallets none of which is in the window
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
		out.window.empty = before.window.empty
	} else {
		out.window.empty = new(chunk)
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
	return out
}

// unchanged reports whether a chunk of an earlier snapshot of the same days would be made the same
// again.
func (s *Snapshot) unchanged(n int, life *Snapshot, days *Days, before *Snapshot) bool {
	c, now := before.chunks[n], life.chunks[n]
	return before.window.latest[n] == life.latest[n] && !days.chunkChanged(n, before.window.changes) &&
		(c == s.window.empty || c.lastSeq == now.lastSeq && c.excluded == now.excluded)
}

// sumAgain makes a chunk from that of an earlier snapshot of the same days: it sums up the wallets
// whose days changed.
func (s *Snapshot) sumAgain(n int, life *Snapshot, days *Days, before *Snapshot) *chunk {
	was, latest := before.window.latest[n], life.latest[n]
	out := *before.chunks[n]
	out.takeLife(life.chunks[n])
	for k := range latest {
		day := &latest[k]
		if was[k] == *day && !days.walletChanged(n*chunkSize+k, before.window.changes) {
			continue
		}
		sum := days.sumOf(n, uint32(k), s.window.from, day.Day)
		if day.Day >= s.window.from {
			sum.Add(&day.Totals)
		}
		out.setSum(uint32(k), &sum)
	}
	return &out
}

// sumUp makes a chunk of a window from the whole life's: counts, volumes and realized profit are
// sums over the window's days, the score follows from them, and the rest stays.
func (s *Snapshot) sumUp(n int, life *Snapshot, days *Days) *chunk {
	var sums [chunkSize]smartmoney.Totals
	latest := life.latest[n]
	days.sum(n, s.window.from, s.today, latest, &sums)
	out := s.window.empty
	for k := range latest {
		if latest[k].Day >= s.window.from {
			sums[k].Add(&latest[k].Totals)
		}
		if sums[k].Trades() == 0 {
			continue
		}
		if out == s.window.empty {
			out = new(chunk)
			out.takeLife(life.chunks[n])
		}
		out.setSum(uint32(k), &sums[k])
	}
	return out
}

// takeLife sets the columns that stay those of the whole life.
func (c *chunk) takeLife(from *chunk) {
	c.largest, c.first, c.last, c.lastSeq, c.tokens = from.largest, from.first, from.last, from.lastSeq, from.tokens
	c.excluded = from.excluded
}

// setSum sets the numbers of wallet k that are a window's. Without a trade all are 0: the wallet is not in
// the window.
func (c *chunk) setSum(k uint32, sum *smartmoney.Totals) {
	if sum.Trades() == 0 {
		*sum = smartmoney.Totals{}
	}
	realized, bought := smartmoney.Finite(sum.Realized), smartmoney.Finite(sum.BuyVolume)
	c.realized[k], c.net[k] = realized, realized
	c.buyVolume[k], c.sellVolume[k] = bought, smartmoney.Finite(sum.SellVolume)
	c.buys[k], c.sells[k], c.closed[k], c.winning[k] = sum.Buys, sum.Sells, sum.Closed, sum.Winning
	c.winRate[k], c.score[k] = sum.TrueWinRate(), 0
	if trades := sum.Trades(); trades > 0 {
		c.score[k] = smartmoney.Score(realized, bought, int(sum.Winning), int(sum.Closed), int(trades))
	}
}

// DayAt returns the UTC day of a time in unix ns, in days since 1970.
func DayAt(at int64) int32 {
	const day = int64(24 * time.Hour)
	if at < 0 {
		return int32((at+1)/day - 1)
	}
	return int32(at / day)
}
