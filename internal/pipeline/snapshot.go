package pipeline

import (
	"smartmoney/internal/event"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
)

// Snapshot is a chain's leaderboard with its default filters by trader score as it stood when a UTC day
// of event time was over (semantics 8).
type Snapshot struct {
	Day     int32               // the day that was over, in days since 1970 UTC
	Wallets []smartmoney.Wallet // by rank, from 1; not shared
}

// EndsDay reports whether a snapshot is taken before an event when event time is at now, unix ns: with a
// trade that takes event time to a later UTC day.
func (c *Chain) EndsDay(e *event.Event, now int64) bool {
	if c.history == 0 || e.Type != event.TypeTrade || now <= 0 {
		return false
	}
	return rank.DayAt(e.Trade.TradedAt.UnixNano()) > rank.DayAt(now)
}

// snapshot takes the snapshot for a day, from the effective leaderboard if that was just refreshed.
func (c *Chain) snapshot(day int32, refreshed bool) *Snapshot {
	if refreshed {
		return &Snapshot{Day: day, Wallets: c.Leaderboard.Effective().Wallets(c.history)}
	}
	return &Snapshot{Day: day, Wallets: c.Leaderboard.Ranked(c.history)}
}
