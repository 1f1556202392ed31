package feed_test

import (
	"cmp"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// FactTrade is one trade in an item of an index.
type FactTrade struct {
	Index, Item string
	feed.Bet
}

// Facts is a set of facts. Fill it before it is used.
type Facts struct {
	Items  map[string][]feed.Item // by index
	Trades []FactTrade            // in time order
	Ranked map[string][]string    // wallets by index, the best first
	Totals map[string]feed.Wallet // by wallet
}

var _ feed.Source = (*Facts)(nil)

// Add adds a trade, and returns the world.
func (f *Facts) Add(index, item, wallet, side string, usd, price float64, at time.Time) *Facts {
	f.Trades = append(f.Trades, FactTrade{Index: index, Item: item, Bet: feed.Bet{
		Wallet: wallet, Side: side, Outcome: "Yes", USD: usd, Price: price, At: at,
	}})
	return f
}

// Now returns the time of the latest trade.
func (f *Facts) Now() (now time.Time) {
	for _, t := range f.Trades {
		if t.At.After(now) {
			now = t.At
		}
	}
	return now
}

// Item returns an item as it was put in.
func (f *Facts) Item(index, id string) (feed.Item, bool) {
	for _, item := range f.Items[index] {
		if item.ID == id {
			return item, true
		}
	}
	return feed.Item{}, false
}

// Bets returns the newest trades of an item.
func (f *Facts) Bets(index, id string, n int) (bets []feed.Bet) {
	for _, t := range slices.Backward(f.Trades) {
		if t.Index == index && t.Item == id && len(bets) < n {
			bets = append(bets, t.Bet)
		}
	}
	return bets
}

// History returns the items that a wallet traded, newest first.
func (f *Facts) History(index, wallet string, n int) (all []feed.Interaction) {
	for _, t := range slices.Backward(f.Trades) {
		if t.Index != index || t.Wallet != wallet {
			continue
		}
		at := slices.IndexFunc(all, func(h feed.Interaction) bool { return h.Item == t.Item })
		if at < 0 {
			at, all = len(all), append(all, feed.Interaction{Item: t.Item, Side: t.Side, At: t.At})
		}
		all[at].USD += t.USD
		all[at].Trades++
	}
	return all[:min(len(all), n)]
}

// Wallet returns a wallet's totals as they were put in.
func (f *Facts) Wallet(wallet string) (feed.Wallet, bool) {
	total, ok := f.Totals[wallet]
	return total, ok
}

// Traded returns the open items by their Volume24h.
func (f *Facts) Traded(index string, n int) []string {
	volume := func(item feed.Item) float64 {
		if item.Volume24h == nil {
			return 0
		}
		return *item.Volume24h
	}
	return f.ids(index, n, func(item feed.Item) bool { return !item.Closed }, func(a, b feed.Item) int {
		return cmp.Compare(volume(b), volume(a))
	})
}

// Created returns the items created since a time.
func (f *Facts) Created(index string, since time.Time, n int) []string {
	return f.ids(index, n, func(item feed.Item) bool { return !item.CreatedAt.IsZero() && !item.CreatedAt.Before(since) },
		func(a, b feed.Item) int { return b.CreatedAt.Compare(a.CreatedAt) })
}

func (f *Facts) ids(index string, n int, keep func(feed.Item) bool, compare func(a, b feed.Item) int) (ids []string) {
	items := slices.Clone(f.Items[index])
	slices.SortFunc(items, func(a, b feed.Item) int { return cmp.Or(compare(a, b), cmp.Compare(a.ID, b.ID)) })
	for _, item := range items {
		if keep(item) && len(ids) < n {
			ids = append(ids, item.ID)
		}
	}
	return ids
}

// TopWallets returns the first ranked wallets.
func (f *Facts) TopWallets(index string, n int) []string {
	return f.Ranked[index][:min(len(f.Ranked[index]), n)]
}
