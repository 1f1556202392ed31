package service

import (
	"context"
	"slices"
	"time"

	"smartmoney/internal/smartmoney"
)

// leaderboardEvery is the shortest time between two events of a leaderboard.
const leaderboardEvery = time.Second

// LeaderboardSource returns the first page of a leaderboard as it changes.
type LeaderboardSource struct {
	service *Service
	query   WalletsQuery
	events  chan *WalletPage

	number int64
	shown  *WalletPage // the last one given; nil before the first
	first  *WalletPage // the one to begin with
	looked time.Time   // when it was looked at the leaderboard last
}

var _ Source = (*LeaderboardSource)(nil)

// LiveLeaderboard opens the first page of a leaderboard with the chain's default
// filter. Values are refused as Wallets refuses them.
func (s *Service) LiveLeaderboard(ctx context.Context, chain smartmoney.Chain, by smartmoney.RankBy, first int) (*LeaderboardSource, error) {
	src := &LeaderboardSource{
		service: s, query: WalletsQuery{Chain: chain, RankBy: by, First: first}, events: make(chan *WalletPage, 1),
	}
	var err error
	src.first, err = s.walletsNow(ctx, &src.query)
	if err != nil {
		return nil, err
	}
	src.looked = time.Now()
	return src, nil
}

// Events is where the execution takes the pages from.
func (s *LeaderboardSource) Events() <-chan *WalletPage { return s.events }

// Again hands over the last page once more.
func (s *LeaderboardSource) Again() { s.events <- s.shown }

// Position counts the pages given.
func (s *LeaderboardSource) Position() int64 { return s.number }

// Version is always 0: a leaderboard has no log.
func (s *LeaderboardSource) Version() int64 { return 0 }

// Latest is true: a page replaces those before it.
func (s *LeaderboardSource) Latest() bool { return true }

// Close ends the source.
func (s *LeaderboardSource) Close() {}

// Next hands over the page: at first as it is, then when it has changed, and not before
// a second after it was looked at last. While the leaderboard cannot be read it waits.
func (s *LeaderboardSource) Next(ctx context.Context, wait bool) (Place, bool, error) {
	if page := s.first; page != nil {
		s.first = nil
		return s.put(page)
	}
	for {
		pause := leaderboardEvery - time.Since(s.looked)
		if pause > 0 && !wait {
			return Place{}, false, nil
		}
		if err := pauseFor(ctx, pause); err != nil {
			return Place{}, false, err
		}
		page, err := s.service.walletsNow(ctx, &s.query)
		s.looked = time.Now()
		if ctx.Err() != nil {
			return Place{}, false, ctx.Err()
		}
		// What is unavailable for a moment is asked for again: the subscription goes on.
		if err == nil && page.differs(s.shown) {
			return s.put(page)
		}
		if !wait {
			return Place{}, false, nil
		}
	}
}

func (s *LeaderboardSource) put(page *WalletPage) (Place, bool, error) {
	select {
	case s.events <- page:
		s.shown = page
		s.number++
		return Place{Number: s.number}, true, nil
	default:
		return Place{}, false, errNotTaken
	}
}

// differs reports whether a page shows anything else than another one, but for when it
// was taken.
func (p *WalletPage) differs(from *WalletPage) bool {
	return p.Total != from.Total || p.more != from.more || !slices.Equal(p.Wallets, from.Wallets)
}

// pauseFor waits, or gives the error of ctx.
func pauseFor(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(max(d, 0))
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
