package studio

import (
	"context"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// SmartWallets is how many wallets of a leaderboard, by trader score with the chain's default
// filter, are the smart ones of a series.
const SmartWallets = 200

// The bounds of Trends and Find.
const (
	MaxTrendTop = 1000
	MaxTrends   = 200
	MaxFound    = 50

	minFindText, maxFindText = 2, 100 // characters
)

// Trends returns the tokens that the first wallets of a chain's leaderboard bought in the hour of
// its event time and the hours before, most buyers first, with the start of the first hour. top is
// 1 to MaxTrendTop, n is 1 to MaxTrends.
func (s *Service) Trends(ctx context.Context, chain smartmoney.Chain, hours, top, n int) (since time.Time, trends []activity.Trend, err error) {
	if err := within("top", top, MaxTrendTop); err != nil {
		return since, nil, err
	}
	if err := within("first", n, MaxTrends); err != nil {
		return since, nil, err
	}
	_, _, ctx, cancel, err := s.beginIn(ctx, feed.Tokens)
	if err != nil {
		return since, nil, err
	}
	defer cancel()
	trends, err = costly(ctx, func(ctx context.Context) (found []activity.Trend, err error) {
		wallets, err := s.topOf(ctx, chain, top)
		if err == nil {
			since, found = s.activity.Trends(chain, wallets, hours, n)
		}
		return found, err
	})
	return since, trends, err
}

// Series returns a token by the hours of a day, or by days, from the one of since on, oldest first;
// since may be nil. Flow is that of the first SmartWallets wallets of the leaderboard, and only by
// hours.
func (s *Service) Series(
	ctx context.Context, chain smartmoney.Chain, token string, metric activity.Metric, days bool, since *time.Time,
) ([]activity.Point, error) {
	if metric == activity.Flow && days {
		return nil, smartmoney.BadInput("interval", "interval must be HOUR for SMART_NET_FLOW_USD: the trades of wallets are kept for a day")
	}
	_, _, ctx, cancel, err := s.beginIn(ctx, feed.Tokens)
	if err != nil {
		return nil, err
	}
	defer cancel()
	read := func(ctx context.Context) (points []activity.Point, err error) {
		var wallets []string
		if metric == activity.Flow {
			wallets, err = s.topOf(ctx, chain, SmartWallets)
		}
		if err == nil {
			points = s.activity.Series(chain, token, metric, days, wallets)
		}
		return points, err
	}
	var points []activity.Point
	if metric == activity.Price {
		points, err = read(ctx)
	} else { // these search what all tokens of the chain did
		points, err = costly(ctx, read)
	}
	if err != nil {
		return nil, err
	}
	width := time.Hour
	if days {
		width = 24 * time.Hour
	}
	for since != nil && len(points) > 0 && !points[0].At.Add(width).After(*since) {
		points = points[1:]
	}
	return points, nil
}

// Find returns wallets, tokens and markets of a chain whose names contain a text of 2 to 100
// characters, at most n of each, 1 to MaxFound.
func (s *Service) Find(ctx context.Context, chain smartmoney.Chain, text string, n int) (activity.Found, error) {
	text = strings.TrimSpace(text)
	if length := utf8.RuneCountInString(text); length < minFindText || length > maxFindText {
		return activity.Found{}, smartmoney.BadInput("text", "text must have %d to %d characters, got %d", minFindText, maxFindText, length)
	}
	if err := within("first", n, MaxFound); err != nil {
		return activity.Found{}, err
	}
	_, _, ctx, cancel, err := s.beginIn(ctx, feed.Tokens)
	if err != nil {
		return activity.Found{}, err
	}
	defer cancel()
	return costly(ctx, func(ctx context.Context) (activity.Found, error) {
		return s.activity.Find(chain, text, n, ctx.Err)
	})
}

// topOf returns the addresses of the first n wallets of a chain's leaderboard.
func (s *Service) topOf(ctx context.Context, chain smartmoney.Chain, n int) ([]string, error) {
	snapshot, err := s.snapshots(ctx, chain)
	if err != nil {
		return nil, fmt.Errorf("first wallets of %s: %w", chain, err)
	}
	return firstWallets(snapshot, s.filter(chain), n), nil
}

// firstWallets returns the addresses of the first n wallets of a leaderboard by trader score.
func firstWallets(snapshot *rank.Snapshot, filter smartmoney.Filter, n int) []string {
	page := snapshot.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: filter, Limit: n})
	wallets := make([]string, len(page.Wallets))
	for i := range page.Wallets {
		wallets[i] = page.Wallets[i].Address
	}
	return wallets
}

// within returns a BAD_USER_INPUT error of a field that is not 1 to most.
func within(field string, n, most int) error {
	if n < 1 || n > most {
		return smartmoney.BadInput(field, "%s must be between 1 and %d, got %d", field, most, n)
	}
	return nil
}
