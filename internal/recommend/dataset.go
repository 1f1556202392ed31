package recommend

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"time"
)

// Limits bound the memory and the work of training.
type Limits struct {
	// Interactions is the number of newest interactions that are kept. A wallet's trades of one
	// item within ten minutes count as one. Memory is that of up to twice as many entries of 32
	// bytes, and of the names.
	Interactions int
	// Items is the number of items of a group in the models: those with the largest sum of
	// weights over all wallets. Time grows with its cube, memory with its square.
	Items int
	// Neighbours is the number of most similar items that item-knn-v1 keeps for each item.
	Neighbours int
}

// DefaultLimits returns the limits that the service uses.
func DefaultLimits() Limits {
	return Limits{Interactions: 500_000, Items: 1000, Neighbours: 50}
}

// slot is the time within which a wallet's trades of one item count as one interaction.
const slot = int64(10 * time.Minute)

// Dataset collects interactions within Limits. It is not safe for concurrent use.
type Dataset struct {
	most    int
	users   names
	items   names
	entries []entry
	total   int64
}

// entry is an interaction with its names as numbers.
type entry struct {
	at         int64 // unix ns
	usd        float64
	user, item int32
	count      int32
}

// names numbers strings.
type names struct {
	of    map[string]int32
	texts []string
}

func (n *names) clone() names { return names{of: maps.Clone(n.of), texts: slices.Clone(n.texts)} }

func newNames() names { return names{of: map[string]int32{}} }

func (n *names) number(text string) int32 {
	if i, known := n.of[text]; known {
		return i
	}
	text = strings.Clone(text) // it may be part of a larger one
	i := int32(len(n.texts))
	n.of[text] = i
	n.texts = append(n.texts, text)
	return i
}

// NewDataset returns an empty set that keeps the newest interactions within the limits.
func NewDataset(limits Limits) *Dataset {
	return &Dataset{most: limits.Interactions, users: newNames(), items: newNames()}
}

// Add adds an interaction. It ignores one without a user or an item, with a name of more than
// 512 bytes, or with an amount that is not above 0.
func (d *Dataset) Add(one Interaction) {
	if one.User == "" || one.Item == "" || len(one.User) > maxName || len(one.Item) > maxName || !(one.USD > 0) {
		return
	}
	count := min(max(one.Count, 1), maxCount)
	d.total += int64(count)
	d.entries = append(d.entries, entry{
		at: one.At.UnixNano(), usd: min(one.USD, 1), count: int32(count),
		user: d.users.number(one.User), item: d.items.number(one.Item),
	})
	if len(d.entries) >= 2*d.most {
		d.trim()
	}
}

// maxCount bounds the counted trades of one interaction; more do not change its weight.
const maxCount = 1 << 20

// Clone returns a copy that shares no mutable data.
func (d *Dataset) Clone() *Dataset {
	d.trim()
	return &Dataset{most: d.most, users: d.users.clone(), items: d.items.clone(), entries: slices.Clone(d.entries), total: d.total}
}

// Since returns the number of stored trades later than a time.
func (d *Dataset) Since(at time.Time) (trades int64) {
	for _, e := range d.entries {
		if time.Unix(0, e.at).After(at) {
			trades += int64(e.count)
		}
	}
	return trades
}

// Total returns the number of trades added, including those dropped since.
func (d *Dataset) Total() int64 { return d.total }

// trim joins entries that count as one, and drops the oldest interactions beyond the limit and
// the names that only they had.
func (d *Dataset) trim() {
	d.entries = joined(d.entries)
	if len(d.entries) <= d.most {
		return
	}
	slices.SortFunc(d.entries, func(a, b entry) int { return d.compare(b, a) })
	kept := slices.Clone(d.entries[:d.most])
	users, items := newNames(), newNames()
	for i, e := range kept {
		kept[i].user, kept[i].item = users.number(d.users.texts[e.user]), items.number(d.items.texts[e.item])
	}
	d.entries, d.users, d.items = kept, users, items
}

// joined joins the entries of a wallet and an item in one slot. The result is in the order of
// wallet, item and time.
func joined(entries []entry) []entry {
	slices.SortFunc(entries, func(a, b entry) int {
		return cmp.Or(cmp.Compare(a.user, b.user), cmp.Compare(a.item, b.item), cmp.Compare(a.at, b.at), cmp.Compare(a.usd, b.usd))
	})
	kept := entries[:0]
	for _, e := range entries {
		if n := len(kept) - 1; n >= 0 && kept[n].user == e.user && kept[n].item == e.item && kept[n].at/slot == e.at/slot {
			kept[n].at, kept[n].usd, kept[n].count = e.at, min(kept[n].usd+e.usd, 1), min(kept[n].count+e.count, maxCount)
			continue
		}
		kept = append(kept, e)
	}
	return kept
}

// compare orders entries by time, then by their names.
func (d *Dataset) compare(a, b entry) int {
	return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(d.users.texts[a.user], d.users.texts[b.user]),
		cmp.Compare(d.items.texts[a.item], d.items.texts[b.item]))
}

// Counts are the sizes of a training set.
type Counts struct {
	Trades  int `json:"trades"`  // that are kept
	Wallets int `json:"wallets"` // with two items or more
	Items   int `json:"items"`
}

// Enough returns the least counts for training. Below them popularity is used.
func Enough() Counts { return Counts{Trades: 1000, Wallets: 50, Items: 10} }

// Reaches reports whether no count is below that of least.
func (c Counts) Reaches(least Counts) bool {
	return c.Trades >= least.Trades && c.Wallets >= least.Wallets && c.Items >= least.Items
}

// Counts returns the counts of what the set keeps.
func (d *Dataset) Counts() Counts {
	d.trim()
	c := Counts{Items: len(d.items.texts)}
	first, several := make([]int32, len(d.users.texts)), make([]bool, len(d.users.texts))
	for _, e := range d.entries {
		c.Trades += int(e.count)
		switch {
		case first[e.user] == 0:
			first[e.user] = e.item + 1
		case first[e.user] != e.item+1 && !several[e.user]:
			several[e.user] = true
			c.Wallets++
		}
	}
	return c
}

// frame is a Dataset in canonical order: users and items are numbered by name, entries are in
// time order. Equal sets of interactions have equal frames.
type frame struct {
	users   int
	items   []string
	entries []entry
}

func (d *Dataset) frame() *frame {
	d.trim()
	f := &frame{users: len(d.users.texts), items: slices.Sorted(slices.Values(d.items.texts)), entries: slices.Clone(d.entries)}
	users, items := d.users.ranks(), d.items.ranks()
	for i, e := range f.entries {
		f.entries[i].user, f.entries[i].item = users[e.user], items[e.item]
	}
	slices.SortFunc(f.entries, func(a, b entry) int {
		return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.user, b.user), cmp.Compare(a.item, b.item))
	})
	return f
}

// ranks returns the place of each number among the names in order.
func (n *names) ranks() []int32 {
	order := make([]int32, len(n.texts))
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortFunc(order, func(a, b int32) int { return strings.Compare(n.texts[a], n.texts[b]) })
	ranks := make([]int32, len(order))
	for rank, i := range order {
		ranks[i] = int32(rank)
	}
	return ranks
}

// last returns the time of the newest entry, 0 if there is none.
func last(entries []entry) int64 {
	if len(entries) == 0 {
		return 0
	}
	return entries[len(entries)-1].at
}
