package service

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// MaxRankDays is the largest number of days of a wallet's rank history.
const MaxRankDays = 400

// asOf returns what finds a chain's leaderboard as it stood at a time. It fails with NOT_FOUND if
// there is no snapshot at or before it.
func (s *Service) asOf(at time.Time) responsecache.Load {
	return func(ctx context.Context, chain smartmoney.Chain, _ smartmoney.Window) (*rank.Snapshot, error) {
		past, err := s.past(ctx, chain, at)
		if err != nil {
			return nil, err
		}
		return past.Snapshot, nil
	}
}

func (s *Service) past(ctx context.Context, chain smartmoney.Chain, at time.Time) (*Snapshot, error) {
	s.reads.NoStore()
	if s.leaderboards == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process has no leaderboards of past days")
	}
	day, ok, err := s.leaderboards.Day(ctx, chain, at)
	if err != nil {
		return nil, fmt.Errorf("snapshot of %s as of %s: %w", chain, at, err)
	}
	if !ok {
		return nil, noSnapshot(chain, at)
	}
	if past := s.leaderboards.Cached(chain, day); past != nil {
		return past, nil
	}
	done, err := limits.Enter(ctx, limits.TradePages)
	if err != nil {
		return nil, err
	}
	defer done()
	past, err := s.leaderboards.Load(ctx, chain, day)
	if err != nil {
		return nil, fmt.Errorf("snapshot of %s, day %d: %w", chain, day, err)
	}
	if past == nil { // it became too old meanwhile
		return nil, noSnapshot(chain, at)
	}
	return past, nil
}

func noSnapshot(chain smartmoney.Chain, at time.Time) error {
	return smartmoney.Errorf(smartmoney.CodeNotFound, "the leaderboard of %s was not kept at or before %s: it is kept at each midnight UTC of event time",
		chain, at.UTC().Format(time.RFC3339))
}

// RankHistory returns a wallet's rows of the leaderboards kept at midnights, oldest first: the
// newest first of those at or after since, or of all. first is 1 to MaxRankDays.
func (s *Service) RankHistory(ctx context.Context, w *smartmoney.Wallet, since *time.Time, first int) ([]smartmoney.RankDay, error) {
	if first < 1 || first > MaxRankDays {
		return nil, smartmoney.BadInput("first", "first must be between 1 and %d, got %d", MaxRankDays, first)
	}
	s.reads.NoStore()
	if s.days == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process has no leaderboards of past days")
	}
	from := 0
	if since != nil {
		from = min(max(0, smartmoney.DayOf(since.Add(-1))), 1<<22)
	}
	done, err := limits.Enter(ctx, limits.TradePages)
	if err != nil {
		return nil, err
	}
	defer done()
	days, err := s.days.RankDays(ctx, w.Chain, w.Address, int32(from), first)
	if err != nil {
		return nil, fmt.Errorf("rank history of %s on %s: %w", w.Address, w.Chain, err)
	}
	return days, nil
}
