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
func (r *run) findCandidates(ctx context.Context, feed smartmoney.FeedConfig) (err error) {
	if r.links, err = follow(r.customerID, feed, r.reader(ctx)); err != nil {
		return err
	}
	passing := r.filters
	for _, l := range r.links {
		passing = passing.and(l.plan.filters)
	}
	last := r.links[len(r.links)-1].plan
	r.index = last.index
	r.user = NewUser(r.options.Facts, r.index, r.User)
	n := max(leastCandidates, perPlace*r.TopK)
	ids, err := r.idsOf(ctx, last, passing, n)
	if err != nil {
		return below("filters", err)
	}
	for _, id := range ids[:min(len(ids), n)] {
		if item, ok := r.options.Facts.Item(r.index, id); ok && !item.Closed {
			r.items = append(r.items, &candidate{item: item})
		}
	}
	return nil
}

// idsOf returns at least n ids of a source that pass the filters, if it has as many.
func (r *run) idsOf(ctx context.Context, p *plan, passing filters, n int) ([]string, error) {
	switch {
	case p.kind == fromIndex:
		return r.options.Searcher.Candidates(ctx, r.customerID, r.index, passing.text(), n)
	case p.source == Trending:
		ids, err := r.options.Searcher.Candidates(ctx, r.customerID, r.index, passing.text(), 2*n)
		return r.trendingFirst(ids), err
	case p.source == SmartBuys:
		return r.pass(ctx, passing, r.smartBuys())
	default:
		return r.pass(ctx, passing, r.followed())
	}
}

func (r *run) pass(ctx context.Context, passing filters, ids []string) ([]string, error) {
	if passing.text() == nil || len(ids) == 0 {
		return ids, nil
	}
	return r.options.Searcher.Pass(ctx, r.customerID, r.index, passing.text(), ids)
}

// trendingFirst sorts items by their falling trending score.
func (r *run) trendingFirst(ids []string) []string {
	by := make(map[string]float64, len(ids))
	for _, id := range ids {
		if item, ok := r.options.Facts.Item(r.index, id); ok {
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
func (r *run) smartBuys() []string {
	source, t := r.options.Facts, tally{}
	since := source.Now().Add(-smartAge)
	for _, wallet := range source.TopWallets(r.index, topWallets) {
		for _, h := range source.History(r.index, wallet, topItems) {
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
func (r *run) followed() []string {
	source, t := r.options.Facts, tally{}
	since := source.Now().Add(-followAge)
	for _, n := range r.neighbours() {
		for _, h := range source.History(r.index, n.wallet, topItems) {
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

func (r *run) neighbours() []neighbour {
	if r.User == "" {
		return nil
	}
	source, seen, all := r.options.Facts, map[string]bool{r.User: true}, []neighbour{}
	for _, h := range source.History(r.index, r.User, seedItems) {
		for _, b := range source.Bets(r.index, h.Item, BetsShown) {
			if seen[b.Wallet] {
				continue
			}
			seen[b.Wallet] = true
			if a := r.user.Affinity(b.Wallet, ""); a > 0 {
				all = append(all, neighbour{b.Wallet, a})
			}
		}
	}
	slices.SortFunc(all, func(a, b neighbour) int {
		return cmp.Or(cmp.Compare(b.affinity, a.affinity), cmp.Compare(a.wallet, b.wallet))
	})
	return all[:min(len(all), neighbours)]
}
