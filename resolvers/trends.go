package resolvers

import (
	"context"
	"time"

	"github.com/smartmoneyhq/smartmoney/graph/model"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
)

// trendHours are the hours of the windows of trending tokens.
var trendHours = map[model.TrendWindow]int{
	model.TrendWindowHour: 2, model.TrendWindowSixHours: 7, model.TrendWindowDay: activity.MaxTrendHours,
}

// trendMetrics are the metrics of series.
var trendMetrics = map[model.TokenMetric]activity.Metric{
	model.TokenMetricPriceUsd: activity.Price, model.TokenMetricVolumeUsd: activity.Volume,
	model.TokenMetricTrades: activity.Trades, model.TokenMetricSmartNetFlowUsd: activity.Flow,
}

// trending returns tokens with what was bought of them, without those that the chain has not
// published yet.
func (r *Resolver) trending(ctx context.Context, chain smartmoney.Chain, trends []activity.Trend, since time.Time) ([]*model.TrendingToken, error) {
	keys := make([]onChain, len(trends))
	for i := range trends {
		keys[i] = onChain{Chain: chain, Address: trends[i].Token}
	}
	tokens, err := loadAll(ctx, r.loaders(ctx).Tokens, keys)
	if err != nil {
		return nil, err
	}
	out := []*model.TrendingToken{}
	for i, t := range tokens {
		if t == nil {
			continue
		}
		one := &model.TrendingToken{Token: t, Buyers: trends[i].Buyers, Sellers: trends[i].Sellers, NetFlowUsd: trends[i].NetUSD, Since: since}
		if c := trends[i].Change; c != nil {
			if percent, ok := c.Percent(); ok {
				one.PriceChangePct = &percent
			}
		}
		out = append(out, one)
	}
	return out, nil
}

// lookup returns what contains a text on some chains: the first of each chain, then the second
// of each, at most n.
func (r *Resolver) lookup(ctx context.Context, chains []smartmoney.Chain, text string, n int) (*model.LookupResult, error) {
	var wallets [][]*smartmoney.Wallet
	var tokens [][]*service.Token
	var markets []*service.Market
	for _, chain := range chains {
		found, err := r.platform.Find(ctx, chain, text, n)
		if err != nil {
			return nil, err
		}
		some, err := r.service(ctx).WalletsByAddress(ctx, chain, found.Wallets, smartmoney.WholeLife)
		if err != nil {
			return nil, err
		}
		named, err := r.service(ctx).Tokens(ctx, chain, found.Tokens)
		if err != nil {
			return nil, err
		}
		wallets, tokens = append(wallets, some), append(tokens, named)
		if chain == smartmoney.Polymarket {
			if markets, err = r.service(ctx).Markets(ctx, found.Markets); err != nil {
				return nil, err
			}
		}
	}
	return &model.LookupResult{
		Wallets: inTurn(wallets, n), Tokens: inTurn(tokens, n), Markets: inTurn([][]*service.Market{markets}, n),
	}, nil
}

// inTurn returns the first element of each list, then the second of each, up to n, without those
// that are nil.
func inTurn[T any](lists [][]*T, n int) []*T {
	all := []*T{}
	for place, more := 0, true; more; place++ {
		more = false
		for _, l := range lists {
			if place >= len(l) {
				continue
			}
			more = true
			if l[place] != nil && len(all) < n {
				all = append(all, l[place])
			}
		}
	}
	return all
}
