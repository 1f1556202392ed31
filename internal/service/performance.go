package service

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of a question about what became of a leaderboard.
const (
	MaxPerformanceTop  = 1000
	MaxPerformanceDays = 90

	// maxClosings bounds the closed positions that one question reads, about 60 B each.
	maxClosings = 2_000_000
)

// PerformanceQuery asks what the wallets of a past leaderboard did afterwards.
type PerformanceQuery struct {
	Chain smartmoney.Chain
	AsOf  time.Time // the leaderboard of the last midnight at or before it
	Top   int       // size of the first group, 1 to MaxPerformanceTop
	Days  int       // days after the midnight, 1 to MaxPerformanceDays
}

// LeaderboardPerformance is what the wallets of a past leaderboard did in the days after it.
type LeaderboardPerformance struct {
	Chain    smartmoney.Chain
	AsOf     time.Time        // the midnight of the leaderboard, UTC
	Until    time.Time        // the midnight that ends the last day counted, UTC
	Complete bool             // all days asked for are over
	Top      GroupPerformance // ranks 1 to n
	Next     GroupPerformance // ranks n+1 to 2n
	All      GroupPerformance // every rank
}

// GroupPerformance is what some wallets of a past leaderboard did in the days after it. Money is
// USD.
type GroupPerformance struct {
	Wallets        int
	Stopped        int     // wallets without a trade
	RealizedPnlUSD float64 // of all positions closed, whenever they were opened
	// of the wallets' profits, that of a wallet without any being 0; nil without wallets
	MedianRealizedPnlUSD *float64
	ClosedPositions      int // positions opened and closed in these days
	WinningPositions     int // those of them with a profit
}

// TrueWinRate returns the share of the positions opened and closed in these days that won, 0 to 1;
// nil if there are none.
func (g *GroupPerformance) TrueWinRate() *float64 {
	if g.ClosedPositions == 0 {
		return nil
	}
	return new(float64(g.WinningPositions) / float64(g.ClosedPositions))
}

// LeaderboardPerformance returns what the wallets of the leaderboard kept at or before a time did
// in the days after it. It fails with NOT_FOUND if there is none, and with QUERY_TOO_COMPLEX if
// more than maxClosings positions of the chain closed on these days.
func (s *Service) LeaderboardPerformance(ctx context.Context, q PerformanceQuery) (*LeaderboardPerformance, error) {
	if err := checkChain(q.Chain); err != nil {
		return nil, err
	}
	if q.Top < 1 || q.Top > MaxPerformanceTop {
		return nil, smartmoney.BadInput("top", "top must be between 1 and %d, got %d", MaxPerformanceTop, q.Top)
	}
	if q.Days < 1 || q.Days > MaxPerformanceDays {
		return nil, smartmoney.BadInput("days", "days must be between 1 and %d, got %d", MaxPerformanceDays, q.Days)
	}
	past, err := s.past(ctx, q.Chain, q.AsOf)
	if err != nil {
		return nil, err
	}
	done, err := limits.Enter(ctx, limits.Performance)
	if err != nil {
		return nil, err
	}
	defer done()
	// Read before the stored days: a day that ends in between is then in both, and not in neither.
	present, err := s.snapshot(ctx, q.Chain)
	if err != nil {
		return nil, err
	}
	a := newAftermath(past, present, q.Days)
	if err := a.read(ctx, s.opts.Days, s.views); err != nil {
		return nil, fmt.Errorf("performance of the leaderboard of %s, day %d: %w", q.Chain, past.Day, err)
	}
	n := len(a.wallets)
	return &LeaderboardPerformance{
		Chain: q.Chain, AsOf: past.At(), Until: smartmoney.DayTime(a.last + 1), Complete: a.complete,
		Top: summary(a.wallets[:min(q.Top, n)]), Next: summary(a.wallets[min(q.Top, n):min(2*q.Top, n)]), All: summary(a.wallets),
	}, nil
}

// aftermath is what the wallets of a past leaderboard did from a day to another, in days since
// 1970.
type aftermath struct {
	chain       smartmoney.Chain
	since       time.Time // midnight at which the first day begins
	first, last int       // the last one may not be over
	complete    bool
	wallets     []walletAfter // by rank
	// their latest active days; the zero value for a wallet that is not known any more
	latest    []rank.Latest
	addresses []string
}

// walletAfter is what one wallet did.
type walletAfter struct {
	trades   int
	realized float64 // USD
	closed   int     // positions opened since
	won      int
	stored   int // the last day that was stored; 0: none
}

func newAftermath(past *Snapshot, present *rank.Snapshot, days int) *aftermath {
	n, today := past.Len(), int(present.Today())
	a := &aftermath{
		chain: past.Chain(), since: past.At(), first: int(past.Day) + 1, last: int(past.Day) + days,
		wallets: make([]walletAfter, n), latest: make([]rank.Latest, n), addresses: make([]string, n),
	}
	if a.complete = today > a.last; !a.complete {
		a.last = max(today, a.first)
	}
	for i := range n {
		a.addresses[i] = past.Address(uint32(i))
		a.latest[i], _ = present.Latest(a.addresses[i])
	}
	return a
}

// read adds up what is stored, and what memory has of days that are not.
func (a *aftermath) read(ctx context.Context, from *history.Days, memory Views) error {
	byAddress := make(map[string]*walletAfter, len(a.wallets))
	for i, address := range a.addresses {
		byAddress[address] = &a.wallets[i]
	}
	err := from.EachDaysOf(ctx, a.chain, a.addresses, a.first, a.last, func(wallet string, did smartmoney.DaysSum) {
		w := byAddress[wallet]
		w.trades, w.realized, w.stored = did.Trades, did.RealizedPnlUSD, did.Last
	})
	if err != nil {
		return err
	}
	numbers := make([]uint32, len(a.latest))
	for i := range a.latest {
		numbers[i] = a.latest[i].Number
	}
	memory.PastDays(a.chain, numbers, a.first, a.last, func(i int, d *smartmoney.WalletDay) {
		// a wallet that is not known any more has no number
		if !a.latest[i].Day.Empty() && d.Day > a.wallets[i].stored {
			a.wallets[i].add(d)
		}
	})
	for i := range a.latest {
		if day := &a.latest[i].Day; !day.Empty() && day.Day >= a.first && day.Day <= a.last && day.Day > a.wallets[i].stored {
			a.wallets[i].add(day)
		}
	}
	return a.readClosings(ctx, from)
}

func (w *walletAfter) add(d *smartmoney.WalletDay) {
	w.trades += d.TradeCount()
	w.realized = smartmoney.Finite(w.realized + d.RealizedPnlUSD)
	w.stored = d.Day
}

// readClosings counts the positions that were opened and closed on the days.
func (a *aftermath) readClosings(ctx context.Context, from *history.Days) error {
	starts, err := from.DayStarts(ctx, a.chain, math.MaxInt64)
	if err != nil {
		return err
	}
	first, before := firstEvent(starts, a.first), firstEvent(starts, a.last+1)
	byNumber := make(map[uint32]*walletAfter, len(a.wallets))
	numbers := make([]uint32, 0, len(a.wallets))
	for i := range a.latest {
		if l := &a.latest[i]; l.LastClosing >= first { // else it closed none since
			byNumber[l.Number] = &a.wallets[i]
			numbers = append(numbers, l.Number)
		}
	}
	if len(numbers) == 0 {
		return nil
	}
	opened := a.since.UnixNano()
	return from.EachClosing(ctx, a.chain, numbers, first, before, maxClosings, func(c *smartmoney.Closing) {
		if c.Opened < opened {
			return
		}
		w := byNumber[c.Wallet]
		w.closed++
		if c.Profit > ledger.LeastWin {
			w.won++
		}
	})
}

// firstEvent returns the sequence number of the first event of a day or a later one, above all
// others if there is none.
func firstEvent(starts []smartmoney.DayStart, day int) int64 {
	i, _ := slices.BinarySearchFunc(starts, day, func(s smartmoney.DayStart, day int) int { return cmp.Compare(int(s.Day), day) })
	if i == len(starts) {
		return math.MaxInt64
	}
	return starts[i].Seq
}

func summary(wallets []walletAfter) GroupPerformance {
	g := GroupPerformance{Wallets: len(wallets)}
	if len(wallets) == 0 {
		return g
	}
	profits := make([]float64, len(wallets))
	for i := range wallets {
		w := &wallets[i]
		if w.trades == 0 {
			g.Stopped++
		}
		profits[i] = w.realized
		g.RealizedPnlUSD = smartmoney.Finite(g.RealizedPnlUSD + w.realized)
		g.ClosedPositions += w.closed
		g.WinningPositions += w.won
	}
	slices.Sort(profits)
	g.MedianRealizedPnlUSD = new(median(profits))
	return g
}
