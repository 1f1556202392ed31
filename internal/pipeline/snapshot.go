package pipeline

import (
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Snapshot is a chain's leaderboard with its default filters by trader score as it stood when a UTC
// day of event time was over (semantics 8). Its rows are captured bit by bit.
type Snapshot struct {
	Day     int32                 // the day that was over, in days since 1970 UTC
	Wallets int                   // how many wallets it has, those not captured yet included
	Parts   [][]smartmoney.Wallet // by smartmoney.SnapshotPart, each by rank, from 1; not shared

	captured int
}

func newSnapshot(day int32, wallets int) *Snapshot {
	return &Snapshot{Day: day, Wallets: wallets, Parts: make([][]smartmoney.Wallet, smartmoney.SnapshotParts)}
}

// Whole reports whether every row is captured.
func (s *Snapshot) Whole() bool { return s.captured == s.Wallets }

func (s *Snapshot) add(w *smartmoney.Wallet) {
	part := &s.Parts[smartmoney.SnapshotPart(w.Address)]
	*part = append(*part, *w)
	s.captured++
}

// EndsDay reports whether a snapshot is taken before an event when event time is at now, unix ns:
// with a trade that takes event time to a later UTC day.
func (c *Chain) EndsDay(e *event.Event, now int64) bool {
	if c.history == 0 || e.Type != event.TypeTrade || now <= 0 {
		return false
	}
	return rank.DayAt(e.Trade.TradedAt.UnixNano()) > rank.DayAt(now)
}

// snapshot takes the snapshot for a day: from the effective leaderboard if that was just refreshed.
// Capture gets its rows, which stay as they are until the next refresh.
func (c *Chain) snapshot(day int32, refreshed bool) *Snapshot {
	if refreshed {
		c.capturing = newSnapshot(day, min(c.history, c.Leaderboard.Effective().Len()))
		return c.capturing
	}
	ranked := c.Leaderboard.Ranked(c.history)
	s := newSnapshot(day, len(ranked))
	for i := range ranked {
		s.add(&ranked[i])
	}
	return s
}

// Capture captures up to limit further rows of the last snapshot. Those that are left when the
// effective leaderboard is refreshed are captured then.
func (c *Chain) Capture(limit int) {
	s := c.capturing
	if s == nil {
		return
	}
	c.Leaderboard.Effective().EachWallet(s.captured, min(s.captured+limit, s.Wallets), s.add)
	if s.Whole() {
		c.capturing = nil
	}
}
