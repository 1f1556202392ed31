package smartmoney

import (
	"hash/crc32"
	"time"
)

// WalletDay is what a wallet did on one UTC day of event time (semantics 8). Money is USD.
type WalletDay struct {
	Wallet           string
	Chain            Chain
	Day              int // days since 1970 UTC
	BuyCount         int
	SellCount        int
	BuyVolumeUSD     float64
	SellVolumeUSD    float64
	RealizedPnlUSD   float64 // of positions closed on the day
	ClosedPositions  int
	WinningPositions int
}

// DaysSum is what a wallet did on several days.
type DaysSum struct {
	Last           int // the last of them on which it did something, in days since 1970 UTC
	Trades         int
	RealizedPnlUSD float64 // of positions closed on the days
}

// Empty reports whether nothing happened on the day.
func (w *WalletDay) Empty() bool {
	return w.BuyCount == 0 && w.SellCount == 0 && w.ClosedPositions == 0
}

// Date returns midnight UTC at which the day begins.
func (w *WalletDay) Date() time.Time { return DayTime(w.Day) }

// TradeCount returns the number of buys and sells of the day.
func (w *WalletDay) TradeCount() int { return w.BuyCount + w.SellCount }

// DayTime returns midnight UTC at which a day begins, in days since 1970.
func DayTime(day int) time.Time { return time.Unix(int64(day)*secondsPerDay, 0).UTC() }

// DayOf returns the UTC day of a time, in days since 1970.
func DayOf(t time.Time) int {
	seconds := t.Unix()
	day := seconds / secondsPerDay
	if seconds%secondsPerDay < 0 {
		day--
	}
	return int(day)
}

const secondsPerDay = 24 * 60 * 60

// EquityPoint is a wallet's cumulative realized profit at the end of a UTC day.
type EquityPoint struct {
	Day            int     // days since 1970 UTC
	RealizedPnlUSD float64 // USD, of all positions closed up to and on the day
}

// Date returns midnight UTC at which the point's day begins.
func (e *EquityPoint) Date() time.Time { return DayTime(e.Day) }

// ClosedPosition is a position of a wallet from the buy that opened it to its close, by a sell or
// by a resolution (semantics 2 and 8). Money is USD.
type ClosedPosition struct {
	Chain     Chain
	Wallet    string
	Token     string
	Symbol    string    // of the token, "" if unknown
	Quantity  float64   // tokens or shares bought while it was open
	CostUSD   float64   // paid for them
	ProfitUSD float64   // realized
	OpenedAt  time.Time // traded_at of the buy that opened it, UTC
	// traded_at of the sell, or resolved_at of the resolution, that closed it, UTC
	ClosedAt time.Time
	Seq      int64 // sequence number of the event that closed it
}

// ProceedsUSD returns what the sells, and the resolution, of what was bought brought in.
func (c *ClosedPosition) ProceedsUSD() float64 { return Finite(c.CostUSD + c.ProfitUSD) }

// Closing is a position of a wallet, by number, that closed (semantics 2), from the buy that opened
// it.
type Closing struct {
	Seq      int64   // number in the log of the event that closed it
	Before   int64   // of the event that closed the wallet's previous one; 0: none
	Wallet   uint32  // number
	Token    uint32  // number
	Quantity float64 // bought while it was open
	Cost     float64 // USD paid for that
	Profit   float64 // USD, realized
	Opened   int64   // traded_at of the buy that opened it, unix ns
	Closed   int64   // traded_at of the sell or resolved_at of the resolution, unix ns
}

// ClosingsQuery asks for a page of the positions that a wallet closed, newest in the log first.
type ClosingsQuery struct {
	Wallet uint32 // number
	Newest int64  // sequence number of the event that closed the newest one
	After  int64  // of the event that closed the one that the page follows; 0: none
	Limit  int    // most positions
}

// DayStart is the first event at which event time lay on a day.
type DayStart struct {
	Day int32 // days since 1970 UTC
	Seq int64 // the event's number in the log
}

// CorrectedClosings is what a correction left of the closings of some wallets by events from one
// on.
type CorrectedClosings struct {
	Wallets  []uint32  // numbers
	From     int64     // sequence number
	Closings []Closing // by wallet and event
}

// SnapshotParts is the number of parts of a snapshot of a leaderboard (semantics 8).
const SnapshotParts = 256

// SnapshotPart returns the part, from 0, of every snapshot that a wallet's row is in, by its
// normalised address.
func SnapshotPart(wallet string) int {
	return int(crc32.ChecksumIEEE([]byte(wallet)) % SnapshotParts)
}

// RankDay is a wallet's row of the leaderboard that was kept when a UTC day of event time was over.
type RankDay struct {
	Day            int // the day that was over, in days since 1970 UTC
	Rank           int // in the chain's default leaderboard, from 1
	TraderScore    float64
	NetPnlUSD      float64
	RealizedPnlUSD float64
	TradeCount     int
	TrueWinRate    float64
}

// At returns the midnight that ended the day.
func (r *RankDay) At() time.Time { return DayTime(r.Day + 1) }
