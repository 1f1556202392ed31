package service

import (
	"context"
	"slices"
	"time"

	"smartmoney/internal/retry"
	"smartmoney/internal/smartmoney"
)

// leaderboardEvery is the shortest interval between two events of a leaderboard.
const leaderboardEvery = time.Second

// LeaderboardSource produces the first page of a leaderboard whenever it changes.
type LeaderboardSource struct {
	service *Service
	query   WalletsQuery
	events  chan *WalletPage

	number int64
	shown  *WalletPage // the last page handed over; nil before the first
	first  *WalletPage // the initial page, until it is handed over
	readAt time.Time   // last read of the leaderboard
}

var _ Source = (*LeaderboardSource)(nil)

// LiveLeaderboard opens a source of the first page of a leaderboard with the chain's
// default filter. It returns the errors of Wallets.
func (s *Service) LiveLeaderboard(ctx context.Context, chain smartmoney.Chain, by smartmoney.RankBy, first int) (*LeaderboardSource, error) {
	src := &LeaderboardSource{
		service: s, query: WalletsQuery{Chain: chain, RankBy: by, First: first}, events: make(chan *WalletPage, 1),
	}
	var err error
	src.first, err = s.walletsNow(ctx, &src.query)
	if err != nil {
		return nil, err
	}
	src.readAt = time.Now()
	return src, nil
}

// Events returns the channel from which the execution reads the pages.
func (s *LeaderboardSource) Events() <-chan *WalletPage { return s.events }

// Repeat hands over the last page once more.
func (s *LeaderboardSource) Repeat() { s.events <- s.shown }

// Position returns the number of pages handed over.
func (s *LeaderboardSource) Position() int64 { return s.number }

// Version returns 0: a leaderboard has no log.
func (s *LeaderboardSource) Version() int64 { return 0 }

// Latest returns true: a page replaces the earlier ones.
func (s *LeaderboardSource) Latest() bool { return true }

// Close does nothing: the source holds no resources.
func (s *LeaderboardSource) Close() {}

// Next hands over the page: first the initial one, then each changed one, with at least
// a second between reads. While the leaderboard cannot be read, Next keeps trying.
func (s *LeaderboardSource) Next(ctx context.Context, wait bool) (EventPosition, bool, error) {
	if page := s.first; page != nil {
		s.first = nil
		return s.handOver(page)
	}
	for {
		pause := leaderboardEvery - time.Since(s.readAt)
		if pause > 0 && !wait {
			return EventPosition{}, false, nil
		}
		if err := retry.Sleep(ctx, pause); err != nil {
			return EventPosition{}, false, err
		}
		page, err := s.service.walletsNow(ctx, &s.query)
		s.readAt = time.Now()
		if ctx.Err() != nil {
			return EventPosition{}, false, ctx.Err()
		}
		// A read error is temporary and does not end the subscription: retried at the next read.
		if err == nil && page.differs(s.shown) {
			return s.handOver(page)
		}
		if !wait {
			return EventPosition{}, false, nil
		}
	}
}

func (s *LeaderboardSource) handOver(page *WalletPage) (EventPosition, bool, error) {
	select {
	case s.events <- page:
		s.shown = page
		s.number++
		return EventPosition{Number: s.number}, true, nil
	default:
		return EventPosition{}, false, errNotConsumed
	}
}

// differs reports whether two pages differ in anything but UpdatedAt.
func (p *WalletPage) differs(from *WalletPage) bool {
	return p.Total != from.Total || p.more != from.more || !slices.Equal(p.Wallets, from.Wallets)
}
