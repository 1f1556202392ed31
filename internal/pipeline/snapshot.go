package pipeline

import (
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Snapshot is a chain's leaderboard with its default filters by trader score as it stood when a UTC
// day of event time was over (semantics 8). Its rows are captured bit by bit.
type Snapshot struct {
	Day     int32 // the day that was over, in days since 1970 UTC
	Wallets int   // how many wallets it has, those not captured yet included
	// Parts are its rows by smartmoney.SnapshotPart, each by rank, from 1, but for the last parts that
	// are written. They are not shared.
	Parts [][]smartmoney.Wallet

	captured, written int // rows
}

func newSnapshot(day int32, wallets int) *Snapshot {
	return &Snapshot{Day: day, Wallets: wallets, Parts: make([][]smartmoney.Wallet, smartmoney.SnapshotParts)}
}

// Written returns how many rows are written.
func (s *Snapshot) Written() int { return s.written }

// Rows returns about limit rows to write next, those of the last parts that are not written, and the
// first of these parts.
func (s *Snapshot) Rows(limit int) (part int, rows []smartmoney.Wallet) {
	for part = len(s.Parts); part > 0 && len(rows) < limit; {
		part--
		rows = append(rows, s.Parts[part]...)
	}
	return part, rows
}

// Whole reports whether every row is captured.
func (s *Snapshot) Whole() bool { return s.captured == s.Wallets }

func (s *Snapshot) add(w *smartmoney.Wallet) {
	part := &s.Parts[smartmoney.SnapshotPart(w.Address)]
	*part = append(*part, *w)
	s.captured++
}

// Unwritten returns the snapshot that is not written whole, nil if there is none. Until it is
// written, no checkpoint is made, so that a restart takes it again.
func (c *Chain) Unwritten() *Snapshot { return c.unwritten }

// AwaitsSnapshot reports whether an event takes a snapshot while the last one is not written yet.
func (c *Chain) AwaitsSnapshot(e *event.Event) bool { return c.unwritten != nil && c.endsDay(e) }

// Wrote records that the rows of the unwritten snapshot from a part on are written.
func (c *Chain) Wrote(part, rows int) {
	s := c.unwritten
	clear(s.Parts[part:])
	s.Parts, s.written = s.Parts[:part], s.written+rows
	if part == 0 {
		c.unwritten = nil
	}
}

// DropSnapshot drops the unwritten snapshot: all of it is stored.
func (c *Chain) DropSnapshot() { c.unwritten = nil }

// endsDay reports whether a snapshot is taken before an event: with a trade that takes event time to
// a later UTC day.
func (c *Chain) endsDay(e *event.Event) bool {
	now := c.Ledger.EventTime()
	if c.history == 0 || e.Type != event.TypeTrade || now <= 0 {
		return false
	}
	return rank.DayAt(e.Trade.TradedAt.UnixNano()) > rank.DayAt(now)
}

// snapshot takes the snapshot for a day, unless it is empty: from the effective leaderboard if that
// was just refreshed. Capture gets its rows, which stay as they are until the next refresh.
func (c *Chain) snapshot(day int32, refreshed bool) {
	var s *Snapshot
	if refreshed {
		s = newSnapshot(day, min(c.history, c.Leaderboard.Effective().Len()))
	} else {
		ranked := c.Leaderboard.Ranked(c.history)
		s = newSnapshot(day, len(ranked))
		for i := range ranked {
			s.add(&ranked[i])
		}
	}
	if s.Wallets > 0 {
		c.unwritten = s
	}
}

// Capture captures up to limit further rows of the unwritten snapshot. Those that are left when the
// effective leaderboard is refreshed are captured then.
func (c *Chain) Capture(limit int) {
	if s := c.unwritten; s != nil && !s.Whole() {
		c.Leaderboard.Effective().EachWallet(s.captured, min(s.captured+limit, s.Wallets), s.add)
	}
}
