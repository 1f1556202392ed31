package feed

import (
	"context"
	"encoding/binary"
	"math/bits"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Limits bounds how often a value may occur among neighbours.
type Limits struct {
	EveryN int // places in a row, at least 2
	Rules  []Rule
}

// Rule allows at most Limit items with the same value of Field in EveryN places in a row. An item
// with several values counts for each; one without a value is not limited.
type Rule struct {
	Field string
	Limit int // at least 1
}

// MaxLimited bounds the values that Limits count, over all items: those that more items have than
// their limit. Placing an item takes as many steps as other items share its values.
const MaxLimited = 100_000

// order fills each place with the first remaining item that keeps every rule with the places
// before it. If none does, the first remaining item is taken: no item is dropped. More than
// MaxLimited values are BAD_USER_INPUT. It returns the error of ctx if that ends first.
func (l *Limits) order(ctx context.Context, items []RankItem, order []int) ([]int, error) {
	numbers, limits, err := l.number(ctx, items)
	if err != nil {
		return nil, err
	}
	q := newQueue(order, numbers, limits, l.EveryN-1)
	out := make([]int, 0, len(order))
	for range order {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		out = append(out, order[q.take()])
	}
	return out, nil
}

// number returns the numbers of each item's values, sorted, and the limit of each number. It leaves
// out values that no more items have than their limit: these never stop an item.
func (l *Limits) number(ctx context.Context, items []RankItem) (numbers [][]int32, limits []int32, err error) {
	numbers, all, err := l.count(ctx, items)
	if err != nil {
		return nil, nil, err
	}
	total, kept := 0, make([]int32, len(all))
	for n, v := range all {
		if kept[n] = -1; v.items > v.limit {
			kept[n] = int32(len(limits))
			limits = append(limits, v.limit)
			total += int(v.items)
		}
	}
	if total > MaxLimited {
		return nil, nil, smartmoney.BadInput("limits_by_field.rules",
			"limits_by_field.rules must count at most %d values, over all items, that more items have than their limit, got %d: send fewer items, or limit fewer fields",
			MaxLimited, total)
	}
	for i := range numbers {
		numbers[i] = slices.DeleteFunc(numbers[i], func(n int32) bool { return kept[n] < 0 })
		for k, n := range numbers[i] {
			numbers[i][k] = kept[n]
		}
		slices.Sort(numbers[i])
	}
	return numbers, limits, nil
}

// occurring is a value of a rule's field.
type occurring struct {
	limit, items int32 // items that have it
	last         int32 // the last item that has it
}

// count numbers the values of the rules' fields and counts the items that have them.
func (l *Limits) count(ctx context.Context, items []RankItem) (numbers [][]int32, all []occurring, err error) {
	numbers = make([][]int32, len(items))
	for _, rule := range l.strictest() {
		known := map[string]int32{}
		for i := range items {
			if err := ctx.Err(); err != nil {
				return nil, nil, err
			}
			for _, value := range values(&items[i], rule.Field) {
				n, ok := known[value]
				if !ok {
					n = int32(len(all))
					known[value] = n
					all = append(all, occurring{limit: int32(rule.Limit), last: -1})
				}
				if v := &all[n]; v.last != int32(i) { // an item may have a value twice
					v.last = int32(i)
					v.items++
					numbers[i] = append(numbers[i], n)
				}
			}
		}
	}
	return numbers, all, nil
}

// strictest returns the rule with the smallest limit of each field, without those that EveryN
// places cannot break.
func (l *Limits) strictest() (rules []Rule) {
	for _, rule := range l.Rules {
		at := slices.IndexFunc(rules, func(r Rule) bool { return r.Field == rule.Field })
		switch {
		case rule.Limit >= l.EveryN:
		case at < 0:
			rules = append(rules, rule)
		default:
			rules[at].Limit = min(rules[at].Limit, rule.Limit)
		}
	}
	return rules
}

// queue has the remaining items in groups with the same values. A group is blocked while a value of
// it is at its limit. A value blocks and frees its groups when its count reaches and leaves the
// limit.
type queue struct {
	groups  []group
	groupOf []int32 // of each place in the order before
	values  []counted
	// a bit for each place in the order before: it is the first one of a group that is not blocked
	heads  []uint64
	first  int     // the items before this place were taken
	window []int32 // the groups of the last items taken, as a ring
	taken  int
}

// group is the items with the same values.
type group struct {
	values  []int32
	places  []int32 // of the remaining items
	blocked int     // values at their limit
}

// counted is a value with its groups, and how many items of the window have it.
type counted struct {
	groups       []int32
	limit, count int32
}

func newQueue(order []int, numbers [][]int32, limits []int32, window int) *queue {
	q := &queue{
		groupOf: make([]int32, len(order)), values: make([]counted, len(limits)), heads: make([]uint64, (len(order)+63)/64),
		window: make([]int32, window),
	}
	for n, limit := range limits {
		q.values[n].limit = limit
	}
	known := map[string]int32{}
	var key []byte
	for place, item := range order {
		key = key[:0]
		for _, n := range numbers[item] {
			key = binary.LittleEndian.AppendUint32(key, uint32(n))
		}
		at, ok := known[string(key)]
		if !ok {
			at = int32(len(q.groups))
			known[string(key)] = at
			q.groups = append(q.groups, group{values: numbers[item]})
			for _, n := range numbers[item] {
				q.values[n].groups = append(q.values[n].groups, at)
			}
			q.heads[place/64] |= 1 << (place % 64)
		}
		q.groupOf[place] = at
		q.groups[at].places = append(q.groups[at].places, int32(place))
	}
	return q
}

// take removes the next item and returns its place in the order before.
func (q *queue) take() int {
	place := q.next()
	at := q.groupOf[place]
	g := &q.groups[at]
	q.mark(g, false)
	g.places = g.places[1:]
	q.mark(g, g.blocked == 0)
	for _, n := range g.values {
		v := &q.values[n]
		if v.count++; v.count == v.limit {
			q.block(v, 1)
		}
	}
	slot := &q.window[q.taken%len(q.window)]
	if q.taken >= len(q.window) {
		for _, n := range q.groups[*slot].values {
			v := &q.values[n]
			if v.count--; v.count == v.limit-1 {
				q.block(v, -1)
			}
		}
	}
	*slot = at
	q.taken++
	return place
}

// next returns the first place of a group that is not blocked, else the first place whose item
// remains.
func (q *queue) next() int {
	for q.groups[q.groupOf[q.first]].after(q.first) {
		q.first++
	}
	for w := q.first / 64; w < len(q.heads); w++ {
		if q.heads[w] != 0 {
			return w*64 + bits.TrailingZeros64(q.heads[w])
		}
	}
	return q.first
}

// after reports whether the remaining items of the group are all after a place.
func (g *group) after(place int) bool { return len(g.places) == 0 || int(g.places[0]) > place }

// block adds a value at its limit to its groups, or with -1 removes it.
func (q *queue) block(v *counted, more int) {
	for _, at := range v.groups {
		g := &q.groups[at]
		if was := g.blocked; was == 0 || was+more == 0 {
			q.mark(g, was+more == 0)
		}
		g.blocked += more
	}
}

// mark sets or clears the bit of the group's first place.
func (q *queue) mark(g *group, free bool) {
	if len(g.places) == 0 {
		return
	}
	if bit := uint64(1) << (g.places[0] % 64); free {
		q.heads[g.places[0]/64] |= bit
	} else {
		q.heads[g.places[0]/64] &^= bit
	}
}
