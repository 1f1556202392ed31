package recommend

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"smartmoney/internal/smartmoney"
)

// cell is a wallet's weight of an item.
type cell struct {
	item   int32
	weight float64
}

// matrix has the weights of the wallets' items: a row for each wallet, in order of the item.
type matrix struct {
	rows  [][]cell
	items []string
}

// matrixOf weighs entries as at now (unix ns). entries are part of the frame's.
func (f *frame) matrixOf(entries []entry, now int64) *matrix {
	byUser := slices.Clone(entries)
	slices.SortStableFunc(byUser, func(a, b entry) int {
		return cmp.Or(cmp.Compare(a.user, b.user), cmp.Compare(a.item, b.item)) // and by time
	})
	m := &matrix{rows: make([][]cell, f.users), items: f.items}
	cells := make([]cell, 0, len(byUser)) // never grows, so that rows stay part of it
	for i := 0; i < len(byUser); {
		user, start := byUser[i].user, len(cells)
		for i < len(byUser) && byUser[i].user == user {
			item, latest, trades, usd := byUser[i].item, int64(0), 0, 0.0
			for ; i < len(byUser) && byUser[i].user == user && byUser[i].item == item; i++ {
				e := byUser[i]
				latest, trades, usd = e.at, trades+int(e.count), usd+e.usd
			}
			cells = append(cells, cell{item, weight(time.Duration(now-latest), trades, usd)})
		}
		m.rows[user] = cells[start:len(cells):len(cells)]
	}
	return m
}

// groupOf returns the group of an item: its chain, or "" for a market.
func groupOf(item string) string {
	chain, _, found := strings.Cut(item, ":")
	if !found || !smartmoney.Chain(chain).Valid() {
		return ""
	}
	return chain
}

// leastSum is the least sum of weights of an item in the models. An item below it was not
// traded for years.
const leastSum = 1e-6

// place is the place of an item in the models: number -1 if they do not have it.
type place struct{ group, number int32 }

// choose returns the groups with their items, not yet fitted, and the place of each item of the
// matrix.
func (m *matrix) choose(limits Limits) ([]*group, []place) {
	sums := make([]float64, len(m.items))
	for _, row := range m.rows {
		for _, c := range row {
			sums[c.item] += c.weight
		}
	}
	members := map[string][]int32{}
	for i, item := range m.items {
		if sums[i] >= leastSum {
			key := groupOf(item)
			members[key] = append(members[key], int32(i))
		}
	}
	places := make([]place, len(m.items))
	for i := range places {
		places[i].number = -1
	}
	var groups []*group
	for _, key := range sortedKeys(members) {
		chosen := members[key]
		slices.SortStableFunc(chosen, func(a, b int32) int { return cmp.Compare(sums[b], sums[a]) })
		top := sums[chosen[0]]
		chosen = chosen[:min(len(chosen), limits.Items)]
		slices.Sort(chosen)
		g := &group{key: key}
		for number, i := range chosen {
			places[i] = place{int32(len(groups)), int32(number)}
			g.items = append(g.items, m.items[i])
			g.popularity = append(g.popularity, float32(sums[i]/top))
		}
		groups = append(groups, g)
	}
	return groups, places
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for key := range m {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}
