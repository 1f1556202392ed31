package feed

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of the search for candidates.
const (
	leastCandidates = 200 // considered even for a short feed
	perPlace        = 2   // candidates for each place of a long one
	topWallets      = 200 // whose buys are smart_buys
	topItems        = 32  // of each, the newest
	seedItems       = 20  // of the user, whose traders are considered for following
	neighbours      = 20  // of those, the most alike
	smartAge        = 24 * time.Hour
	followAge       = 7 * 24 * time.Hour
)

// findCandidates finds the items that may be in the feed: those of the source at the end of the
// chain that pass the filters of every feed of it, and of the request.
func (m *run) findCandidates(ctx context.Context, feed smartmoney.FeedConfig) (err error) {
	if m.links, err = follow(m.customerID, feed, m.reader(ctx)); err != nil {
		return err
	}
	passing := m.filters
	for _, l := range m.links {
		passing = passing.and(l.plan.filters)
	}
	last := m.links[len(m.links)-1].plan
	m.index = last.index
	m.user = NewUser(m.options.Facts, m.index, m.User)
	n := max(leastCandidates, perPlace*m.TopK)
	ids, err := m.idsOf(ctx, last, passing, n)
	if err != nil {
		return below("filters", err)
	}
	for _, id := range ids[:min(len(ids), n)] {
		if item, ok := m.options.Facts.Item(m.index, id); ok && !item.Closed {
			m.items = append(m.items, &candidate{item: item})
		}
	}
	return nil
}

// idsOf returns at least n ids of a source that pass the filters, if it has as many.
func (m *run) idsOf(ctx context.Context, p *plan, passing filters, n int) ([]string, error) {
	switch {
	case p.kind == fromIndex:
		return m.options.Searcher.Candidates(ctx, m.customerID, m.index, passing.text(), n)
	case p.source == Trending:
		ids, err := m.options.Searcher.Candidates(ctx, m.customerID, m.index, passing.text(), 2*n)
		return m.trendingFirst(ids), err
	case p.source == SmartBuys:
		return m.pass(ctx, passing, m.smartBuys())
	default:
		return m.pass(ctx, passing, m.followed())
	}
}

func (m *run) pass(ctx context.Context, passing filters, ids []string) ([]string, error) {
	if passing.text() == nil || len(ids) == 0 {
		return ids, nil
	}
	return m.options.Searcher.Pass(ctx, m.customerID, m.index, passing.text(), ids)
}

// trendingFirst sorts items by their falling trending score.
func (m *run) trendingFirst(ids []string) []string {
	by := make(map[string]float64, len(ids))
	for _, id := range ids {
		if item, ok := m.options.Facts.Item(m.index, id); ok {
			by[id] = trending(&item)
		}
	}
	slices.SortStableFunc(ids, func(a, b string) int { return cmp.Compare(by[b], by[a]) })
	return ids
}

// tally counts what some wallets traded.
type tally map[string]*tallied

type tallied struct {
	wallets int
	weight  float64
}

func (t tally) add(item string, weight float64) {
	if t[item] == nil {
		t[item] = &tallied{}
	}
	t[item].wallets++
	t[item].weight = smartmoney.Finite(t[item].weight + weight)
}

// ids returns the items by compare, equal ones by id.
func (t tally) ids(compare func(a, b *tallied) int) []string {
	all := make([]string, 0, len(t))
	for id := range t {
		all = append(all, id)
	}
	slices.SortFunc(all, func(a, b string) int { return cmp.Or(compare(t[a], t[b]), cmp.Compare(a, b)) })
	return all
}

// smartBuys returns the items whose latest trade by a top wallet, in the last 24 hours, was a buy:
// those of the most such wallets first, then those with the larger volume of theirs.
func (m *run) smartBuys() []string {
	source, t := m.options.Facts, tally{}
	since := source.Now().Add(-smartAge)
	for _, wallet := range source.TopWallets(m.index, topWallets) {
		for _, h := range source.History(m.index, wallet, topItems) {
			if h.Side == string(smartmoney.Buy) && !h.At.Before(since) {
				t.add(h.Item, h.USD)
			}
		}
	}
	return t.ids(func(a, b *tallied) int {
		return cmp.Or(cmp.Compare(b.wallets, a.wallets), cmp.Compare(b.weight, a.weight))
	})
}

// followed returns what the user's neighbours traded in the last 7 days: those with the largest
// sum of affinities first. Neighbours are the wallets with the largest affinity among those that
// traded the user's newest items last. A user without a history has none.
func (m *run) followed() []string {
	source, t := m.options.Facts, tally{}
	since := source.Now().Add(-followAge)
	for _, n := range m.neighbours() {
		for _, h := range source.History(m.index, n.wallet, topItems) {
			if !h.At.Before(since) {
				t.add(h.Item, n.affinity)
			}
		}
	}
	return t.ids(func(a, b *tallied) int { return cmp.Compare(b.weight, a.weight) })
}

// neighbour is a wallet with its affinity to the user.
type neighbour struct {
	wallet   string
	affinity float64
}

func (m *run) neighbours() []neighbour {
	if m.User == "" {
		return nil
	}
	source, seen, all := m.options.Facts, map[string]bool{m.User: true}, []neighbour{}
	for _, h := range source.History(m.index, m.User, seedItems) {
		for _, b := range source.Bets(m.index, h.Item, BetsShown) {
			if seen[b.Wallet] {
				continue
			}
			seen[b.Wallet] = true
			if a := m.user.Affinity(b.Wallet, ""); a > 0 {
				all = append(all, neighbour{b.Wallet, a})
			}
		}
	}
	slices.SortFunc(all, func(a, b neighbour) int {
		return cmp.Or(cmp.Compare(b.affinity, a.affinity), cmp.Compare(a.wallet, b.wallet))
	})
	return all[:min(len(all), neighbours)]
}
