// Package factstest has facts for tests: a small world of items and trades that is searched by
// brute force.
package factstest

import (
	"cmp"
	"slices"
	"time"

	"smartmoney/internal/feed/facts"
)

// Trade is one trade in an item of an index.
type Trade struct {
	Index, Item string
	facts.Bet
}

// World is a set of facts. Fill it before it is used.
type World struct {
	Items  map[string][]facts.Item // by index
	Trades []Trade                 // in time order
	Ranked map[string][]string     // wallets by index, the best first
	Totals map[string]facts.Wallet // by wallet
}

var _ facts.Source = (*World)(nil)

// Start is a time for worlds to begin at.
var Start = time.Date(2031, 5, 6, 12, 0, 0, 0, time.UTC)

// Add adds a trade, and returns the world.
func (w *World) Add(index, item, wallet, side string, usd, price float64, at time.Time) *World {
	w.Trades = append(w.Trades, Trade{Index: index, Item: item, Bet: facts.Bet{
		Wallet: wallet, Side: side, Outcome: "Yes", USD: usd, Price: price, At: at,
	}})
	return w
}

// Now returns the time of the latest trade.
func (w *World) Now() (now time.Time) {
	for _, t := range w.Trades {
		if t.At.After(now) {
			now = t.At
		}
	}
	return now
}

// Item returns an item as it was put in.
func (w *World) Item(index, id string) (facts.Item, bool) {
	for _, item := range w.Items[index] {
		if item.ID == id {
			return item, true
		}
	}
	return facts.Item{}, false
}

// Bets returns the newest trades of an item.
func (w *World) Bets(index, id string, n int) (bets []facts.Bet) {
	for _, t := range slices.Backward(w.Trades) {
		if t.Index == index && t.Item == id && len(bets) < n {
			bets = append(bets, t.Bet)
		}
	}
	return bets
}

// History returns the items that a wallet traded, newest first.
func (w *World) History(index, wallet string, n int) (all []facts.Interaction) {
	for _, t := range slices.Backward(w.Trades) {
		if t.Index != index || t.Wallet != wallet {
			continue
		}
		at := slices.IndexFunc(all, func(h facts.Interaction) bool { return h.Item == t.Item })
		if at < 0 {
			at, all = len(all), append(all, facts.Interaction{Item: t.Item, Side: t.Side, At: t.At})
		}
		all[at].USD += t.USD
		all[at].Trades++
	}
	return all[:min(len(all), n)]
}

// Wallet returns a wallet's totals as they were put in.
func (w *World) Wallet(wallet string) (facts.Wallet, bool) {
	total, ok := w.Totals[wallet]
	return total, ok
}

// Traded returns the open items by their Volume24h.
func (w *World) Traded(index string, n int) []string {
	volume := func(item facts.Item) float64 {
		if item.Volume24h == nil {
			return 0
		}
		return *item.Volume24h
	}
	return w.ids(index, n, func(item facts.Item) bool { return !item.Closed }, func(a, b facts.Item) int {
		return cmp.Compare(volume(b), volume(a))
	})
}

// Created returns the items created since a time.
func (w *World) Created(index string, since time.Time, n int) []string {
	return w.ids(index, n, func(item facts.Item) bool { return !item.CreatedAt.IsZero() && !item.CreatedAt.Before(since) },
		func(a, b facts.Item) int { return b.CreatedAt.Compare(a.CreatedAt) })
}

func (w *World) ids(index string, n int, keep func(facts.Item) bool, compare func(a, b facts.Item) int) (ids []string) {
	items := slices.Clone(w.Items[index])
	slices.SortFunc(items, func(a, b facts.Item) int { return cmp.Or(compare(a, b), cmp.Compare(a.ID, b.ID)) })
	for _, item := range items {
		if keep(item) && len(ids) < n {
			ids = append(ids, item.ID)
		}
	}
	return ids
}

// TopWallets returns the first ranked wallets.
func (w *World) TopWallets(index string, n int) []string {
	return w.Ranked[index][:min(len(w.Ranked[index]), n)]
}
