package studio

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// Snapshots returns the published wallets of a chain. The engine's Snapshot is one.
type Snapshots func(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error)

// FactsOptions configures NewFacts. All fields but Log are required.
type FactsOptions struct {
	Activity  *activity.State
	Snapshots Snapshots
	Indexes   Indexes
	// Filter returns the filter of a chain's leaderboard.
	Filter func(smartmoney.Chain) smartmoney.Filter
	Now    func() time.Time
	Log    *slog.Logger // nil: discarded
}

// Facts supplies features, stories and feeds with facts from the indexes, the activity and the
// leaderboards. Lists of items and wallets are up to listAge old. It is safe for concurrent use.
type Facts struct {
	o     FactsOptions
	mu    sync.Mutex // guards lists
	lists map[string]list
}

// list is a cached list.
type list struct {
	ids []string
	at  time.Time
}

var _ feed.Source = (*Facts)(nil)

const (
	listAge   = time.Second
	listSize  = 2000            // elements of the lists that are kept
	factsWait = 2 * time.Second // for indexes that are not built yet, just after the start
)

// NewFacts returns the facts.
func NewFacts(o FactsOptions) *Facts {
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	return &Facts{o: o, lists: map[string]list{}}
}

// Now returns the latest event time of all chains; zero before the first trade.
func (f *Facts) Now() time.Time {
	var latest time.Time
	for _, chain := range smartmoney.Chains() {
		if at := f.o.Activity.Now(chain); at.After(latest) {
			latest = at
		}
	}
	return latest
}

// Item returns the item of an index; ok is false if the index has no such item.
func (f *Facts) Item(index, id string) (feed.Item, bool) {
	switch name := feed.IndexName(index); name {
	case feed.Markets:
		m, ok := f.o.Activity.Market(id)
		if !ok {
			return feed.Item{}, false
		}
		item := marketItem(id, &m)
		item.Vector = f.vector(name, id)
		return item, true
	case feed.Tokens:
		chain, address, ok := splitToken(id)
		if !ok {
			return feed.Item{}, false
		}
		t, ok := f.o.Activity.Token(chain, address)
		if !ok {
			return feed.Item{}, false
		}
		item := tokenItem(id, &t)
		item.Vector = f.vector(name, id)
		return item, true
	default:
		return feed.Item{}, false
	}
}

// splitToken returns the chain and the address of a token's id.
func splitToken(id string) (smartmoney.Chain, string, bool) {
	name, address, found := strings.Cut(id, ":")
	chain := smartmoney.Chain(name)
	return chain, address, found && chain.DEX()
}

// vector returns the vector of an item, nil if its index is not ready.
func (f *Facts) vector(index, id string) []float32 {
	ctx, cancel := context.WithTimeout(context.Background(), factsWait)
	defer cancel()
	ix, err := f.o.Indexes.Index(ctx, "", index)
	if err != nil {
		f.o.Log.Warn("an index cannot be read for facts", "index", index, "error", err)
		return nil
	}
	return ix.Vector(id)
}

func marketItem(id string, m *activity.Market) feed.Item {
	item := feed.Item{
		ID: id, Kind: feed.Market, Title: m.Question, Slug: m.Slug, Tags: m.Tags, Closed: m.Closed,
		CreatedAt: m.FirstSeen,
		Volume24h: new(m.Volume.Day.USD), Volume7d: new(m.Volume.Week.USD), Trades24h: new(m.Volume.Day.Trades),
	}
	if m.Details != nil && !m.Details.CreatedAt.IsZero() {
		item.CreatedAt = m.Details.CreatedAt
	}
	first, ok := m.First()
	if !ok {
		return item
	}
	item.Price, item.PriceChanges = first.PriceUSD, first.HoursMoved
	if c := first.Changes.Hour; c != nil {
		item.Change1h = new(c.Difference())
	}
	if c := first.Changes.Day; c != nil {
		item.Change24h = new(c.Difference())
	}
	return item
}

func tokenItem(id string, t *activity.Token) feed.Item {
	return feed.Item{
		ID: id, Kind: feed.Token, Title: t.Symbol, Chain: string(t.Chain),
		CreatedAt: t.FirstSeen, Price: t.PriceUSD, PriceChanges: t.HoursMoved, Change1h: percent(t.Changes.Hour), Change24h: percent(t.Changes.Day),
		Volume24h: new(t.Volume.Day.USD), Volume7d: new(t.Volume.Week.USD), Trades24h: new(t.Volume.Day.Trades),
	}
}

func percent(c *activity.Change) *float64 {
	if c == nil {
		return nil
	}
	if value, ok := c.Percent(); ok {
		return &value
	}
	return nil
}

// Bets returns up to n of the newest trades of an item, newest first.
func (f *Facts) Bets(index, id string, n int) []feed.Bet {
	var kept []activity.Bet
	on := smartmoney.Polymarket
	if feed.IndexName(index) == feed.Markets {
		kept = f.o.Activity.Bets(id, n)
	} else if chain, address, ok := splitToken(id); ok {
		kept, on = f.o.Activity.TokenBets(chain, address, n), chain
	}
	bets := make([]feed.Bet, len(kept))
	for i, b := range kept {
		bets[i] = feed.Bet{Wallet: activity.UserID(on, b.Wallet), Side: string(b.Side), Outcome: b.Label, USD: b.USD, Price: b.Price, At: b.At}
	}
	return bets
}

// places returns the chains on which a wallet may be, and its address. An address without a
// chain is one on polymarket for markets, and on any DEX chain for tokens.
func places(index, wallet string) ([]smartmoney.Chain, string) {
	if name, address, qualified := strings.Cut(wallet, ":"); qualified {
		return []smartmoney.Chain{smartmoney.Chain(name)}, address
	}
	if feed.IndexName(index) != feed.Tokens {
		return []smartmoney.Chain{smartmoney.Polymarket}, wallet
	}
	all := smartmoney.Chains()
	return slices.DeleteFunc(slices.Clone(all[:]), func(c smartmoney.Chain) bool { return !c.DEX() }), wallet
}

// History returns up to n of the items that a wallet traded most recently in an index.
func (f *Facts) History(index, wallet string, n int) []feed.Interaction {
	chains, address := places(index, wallet)
	var all []feed.Interaction
	for _, chain := range chains {
		if !chain.Valid() || chain.DEX() != (feed.IndexName(index) == feed.Tokens) {
			continue
		}
		for _, i := range f.o.Activity.History(chain, address) {
			all = append(all, feed.Interaction{Item: i.Item, Side: string(i.Side), At: i.At, USD: i.USD, Trades: i.Count})
		}
	}
	slices.SortStableFunc(all, func(a, b feed.Interaction) int { return b.At.Compare(a.At) })
	return all[:min(n, len(all))]
}

// Wallet returns a wallet's totals; ok is false if it never traded.
func (f *Facts) Wallet(wallet string) (feed.Wallet, bool) {
	chains, address := places(feed.Markets, wallet)
	chain := chains[0]
	if !chain.Valid() {
		return feed.Wallet{}, false
	}
	snapshot := f.snapshot(chain)
	if snapshot == nil {
		return feed.Wallet{}, false
	}
	w, ok := snapshot.Lookup(address)
	if !ok || w.TradeCount() == 0 {
		return feed.Wallet{}, false
	}
	return feed.Wallet{NetPnlUSD: new(w.NetPnlUSD), VolumeUSD: new(w.TotalBuyVolumeUSD + w.TotalSellVolumeUSD)}, true
}

func (f *Facts) snapshot(chain smartmoney.Chain) *rank.Snapshot {
	ctx, cancel := context.WithTimeout(context.Background(), factsWait)
	defer cancel()
	s, err := f.o.Snapshots(ctx, chain)
	if err != nil {
		f.o.Log.Warn("the wallets of a chain cannot be read for facts", "chain", chain, "error", err)
		return nil
	}
	return s
}

// kept returns the first n elements of a list, which it renews when it is older than listAge.
func (f *Facts) kept(key string, n int, renew func(n int) []string) []string {
	if n > listSize {
		return renew(n)
	}
	f.mu.Lock()
	defer f.mu.Unlock() // one caller renews it, others wait
	held, ok := f.lists[key]
	if now := f.o.Now(); !ok || now.Sub(held.at) >= listAge || now.Before(held.at) {
		held = list{ids: renew(listSize), at: now}
		f.lists[key] = held
	}
	return held.ids[:min(n, len(held.ids)):min(n, len(held.ids))]
}

// Traded returns the ids of up to n open items with the largest volume of the last 24 hours.
func (f *Facts) Traded(index string, n int) []string {
	name := feed.IndexName(index)
	if name == "" || n <= 0 {
		return nil
	}
	return f.kept("traded "+name, n, func(n int) []string {
		return f.find(name, func(ctx context.Context) ([]string, error) {
			return searcher{f.o.Indexes}.Candidates(ctx, "", name, nil, n)
		})
	})
}

// find runs a search within factsWait.
func (f *Facts) find(index string, run func(context.Context) ([]string, error)) []string {
	ctx, cancel := context.WithTimeout(context.Background(), factsWait)
	defer cancel()
	ids, err := run(ctx)
	if err != nil {
		f.o.Log.Warn("items cannot be found for facts", "index", index, "error", err)
		return nil
	}
	return ids
}

// Created returns the ids of up to n items first seen at or after a time, newest first: of markets
// those that have a date from the provider, of tokens those among the listSize with the largest
// volume of the last 24 hours.
func (f *Facts) Created(index string, since time.Time, n int) []string {
	name := feed.IndexName(index)
	if name == "" || n <= 0 {
		return nil
	}
	if name == feed.Tokens {
		return f.newTokens(since, n)
	}
	return f.find(name, func(ctx context.Context) ([]string, error) {
		from, err := json.Marshal(map[string]string{"date_from": since.UTC().Format(time.RFC3339Nano)})
		if err != nil {
			return nil, err
		}
		filters := fmt.Appendf(nil, `{"include":[{"filter":"date","field":"created_at","value":%s}]}`, from)
		body := &filterBody{Index: name, Size: min(n, search.MaxSize), OnlyIDs: true, SortBy: &sortBy{"created_at", "desc"}}
		query, err := body.query(filters, nil)
		if err != nil {
			return nil, err
		}
		return searcher{f.o.Indexes}.ids(ctx, "", name, query)
	})
}

func (f *Facts) newTokens(since time.Time, n int) []string {
	seen := map[string]time.Time{}
	ids := slices.DeleteFunc(slices.Clone(f.Traded(feed.Tokens, listSize)), func(id string) bool {
		chain, address, ok := splitToken(id)
		if !ok {
			return true
		}
		t, ok := f.o.Activity.Token(chain, address)
		seen[id] = t.FirstSeen
		return !ok || t.FirstSeen.IsZero() || t.FirstSeen.Before(since)
	})
	slices.SortStableFunc(ids, func(a, b string) int { return seen[b].Compare(seen[a]) })
	return ids[:min(n, len(ids))]
}

// TopWallets returns up to n wallets in the order of their rank: of polymarket for markets, of
// all DEX chains in turn for tokens.
func (f *Facts) TopWallets(index string, n int) []string {
	name := feed.IndexName(index)
	if name == "" || n <= 0 {
		return nil
	}
	return f.kept("wallets "+name, n, func(n int) []string {
		var lines [][]string
		chains, _ := places(name, "")
		for _, chain := range chains {
			lines = append(lines, f.topOf(chain, n))
		}
		return inTurn(lines, n)
	})
}

func (f *Facts) topOf(chain smartmoney.Chain, n int) []string {
	snapshot := f.snapshot(chain)
	if snapshot == nil {
		return nil
	}
	wallets := firstWallets(snapshot, f.o.Filter(chain), n)
	for i, address := range wallets {
		wallets[i] = activity.UserID(chain, address)
	}
	return wallets
}

// inTurn returns the first element of each list, then the second of each, up to n.
func inTurn(lists [][]string, n int) []string {
	var all []string
	for place := 0; len(all) < n; place++ {
		before := len(all)
		for _, l := range lists {
			if place < len(l) && len(all) < n {
				all = append(all, l[place])
			}
		}
		if len(all) == before {
			break
		}
	}
	return all
}
