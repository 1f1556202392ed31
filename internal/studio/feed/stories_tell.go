package feed

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"time"
)

// day is how far back bets and price changes are told.
const day = 24 * time.Hour

// userBets adds stories about the wallet's latest trades.
func (t *teller) userBets() (all []Story) {
	if t.wallet == "" {
		return nil
	}
	for _, h := range t.source.History(t.index, t.wallet, HistoryItems) {
		item, ok := t.source.Item(t.index, h.Item)
		if !ok || item.Title == "" {
			continue
		}
		body := t.words.traded(h.USD, h.Trades) + t.priceNow(&item)
		all = append(all, story(StoryUserBets, &item, t.words.yours(item.Title), body, withPrice(&item, map[string]any{
			"usdc": h.USD, "trades": h.Trades, "side": h.Side, "timestamp": h.At.UTC(),
		})))
	}
	return t.first(all)
}

// newMarkets adds stories about items first seen in the last hours, newest first.
func (t *teller) newMarkets(hours float64) (all []Story) {
	since := t.now.Add(-time.Duration(hours * float64(time.Hour)))
	for _, id := range t.source.Created(t.index, since, t.n) {
		item, ok := t.source.Item(t.index, id)
		if !ok || item.Title == "" || item.CreatedAt.After(t.now) {
			continue
		}
		body := sentence("It was first seen " + ago(t.now.Sub(item.CreatedAt)))
		if item.Volume24h != nil && *item.Volume24h > 0 {
			body += " " + sentence(usd(*item.Volume24h)+" was traded in a day")
		}
		metadata := map[string]any{"created_at": item.CreatedAt.UTC()}
		if len(item.Tags) > 0 {
			metadata["tags"] = item.Tags
		}
		if item.Volume24h != nil {
			metadata["volume_24hr"] = *item.Volume24h
		}
		all = append(all, story(StoryNewMarket, &item, t.words.fresh(item.Title), body, metadata))
	}
	return all
}

// The least changes of a price within a day that are told: USD of a market, percent of a token.
const (
	leastMarketChange = 0.05
	leastTokenChange  = 10
)

// priceChanges adds stories about the largest price moves within a day.
func (t *teller) priceChanges() (all []Story) {
	least := leastMarketChange
	if t.index == Tokens {
		least = leastTokenChange
	}
	moved := slices.DeleteFunc(slices.Clone(t.items), func(i *told) bool {
		return i.Price == nil || i.Change24h == nil || math.Abs(*i.Change24h) < least
	})
	slices.SortStableFunc(moved, func(a, b *told) int { return cmp.Compare(math.Abs(*b.Change24h), math.Abs(*a.Change24h)) })
	for _, i := range moved {
		all = append(all, story(StoryPriceChange, &i.Item, t.words.moved(i.Title, *i.Change24h), t.words.change(&i.Item), withPrice(&i.Item, map[string]any{})))
	}
	return t.first(all)
}

// bets adds stories about the largest single trades of the last day.
func (t *teller) bets() (all []Story) {
	type one struct {
		item *told
		bet  Bet
	}
	var found []one
	for _, i := range t.items {
		for _, b := range i.Bets {
			if t.now.Sub(b.At) <= day && b.Wallet != t.wallet {
				found = append(found, one{i, b})
			}
		}
	}
	slices.SortStableFunc(found, func(a, b one) int { return cmp.Compare(b.bet.USD, a.bet.USD) })
	for _, f := range found[:min(len(found), t.n)] {
		who := pseudonym(f.bet.Wallet)
		metadata := map[string]any{"user_name": who, "usdc": f.bet.USD, "price": f.bet.Price, "side": f.bet.Side, "timestamp": f.bet.At.UTC()}
		if f.bet.Outcome != "" {
			metadata["outcome"] = f.bet.Outcome
		}
		all = append(all, story(StoryBet, &f.item.Item, t.words.one(who, &f.bet, f.item.Title), t.words.at(&f.bet, t.now), metadata))
	}
	return all
}

// relevantBets adds stories about recent trades of wallets with a similar history, in items that
// the user did not trade.
func (t *teller) relevantBets() (all []Story) {
	type one struct {
		item    *told
		wallets int
		usd     float64
	}
	var found []one
	for _, i := range t.items {
		if i.AffinityCount == nil || *i.AffinityCount == 0 || t.user.Traded(i.ID) {
			continue
		}
		f, seen := one{item: i}, map[string]bool{}
		for _, b := range i.Bets {
			if b.Wallet == t.wallet || t.user.Affinity(b.Wallet, i.ID) == 0 {
				continue
			}
			if f.usd += b.USD; !seen[b.Wallet] {
				f.wallets++
			}
			seen[b.Wallet] = true
		}
		found = append(found, f)
	}
	slices.SortStableFunc(found, func(a, b one) int {
		return cmp.Or(cmp.Compare(b.wallets, a.wallets), cmp.Compare(b.usd, a.usd))
	})
	for _, f := range found {
		all = append(all, story(StoryRelevantBets, &f.item.Item, t.words.likes(f.item.Title), t.words.alike(f.wallets, f.usd)+t.priceNow(&f.item.Item),
			withPrice(&f.item.Item, map[string]any{"wallets": f.wallets, "usdc": f.usd})))
	}
	return t.first(all)
}

// relevantMarkets adds stories about items with the topics of those that the user traded.
func (t *teller) relevantMarkets() (all []Story) {
	found := slices.DeleteFunc(slices.Clone(t.items), func(i *told) bool {
		return i.TopicScore() == nil || *i.TopicScore() <= 0 || t.user.Traded(i.ID)
	})
	slices.SortStableFunc(found, func(a, b *told) int { return cmp.Compare(*b.TopicScore(), *a.TopicScore()) })
	for _, i := range found {
		body := sentence("It is like what you trade")
		metadata := map[string]any{"topic_score": *i.TopicScore()}
		if tags := t.user.Topics(i.Tags); len(tags) > 0 {
			body = sentence("You trade " + strings.Join(tags, ", "))
			metadata["tags"] = tags
		}
		all = append(all, story(StoryRelevantMarket, &i.Item, i.Title, body+t.priceNow(&i.Item), withPrice(&i.Item, metadata)))
	}
	return t.first(all)
}

// priceNow returns a sentence about the price, "" if it is unknown.
func (t *teller) priceNow(item *Item) string {
	if item.Price == nil {
		return ""
	}
	return " " + sentence("The price is "+price(*item.Price))
}

// withPrice adds the known prices to metadata.
func withPrice(item *Item, metadata map[string]any) map[string]any {
	if item.Price != nil {
		metadata["price"] = *item.Price
	}
	if item.Change24h != nil {
		metadata["price_change_24h"] = *item.Change24h
	}
	return metadata
}
