package ranking

import "slices"

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

// order fills each place with the first remaining item that keeps every rule with the places
// before it. If none does, the first remaining item is taken: no item is dropped.
func (l *Limits) order(items []Item, order []int) []int {
	w := newWindow(items, l)
	rest := grouped(order, w.values)
	out := make([]int, 0, len(order))
	for len(rest) > 0 {
		next := max(0, slices.IndexFunc(rest, func(g group) bool { return w.allows(g.items[0]) }))
		item := rest[next].items[0]
		if rest[next].items = rest[next].items[1:]; len(rest[next].items) == 0 {
			rest = slices.Delete(rest, next, next+1)
		} else {
			rest = resettle(rest, next)
		}
		out = append(out, item)
		w.add(item)
	}
	return out
}

// group has the remaining items with the same values of every rule's field: if one of them is not
// allowed, none is. Groups are in the order of their first items.
type group struct {
	items  []int
	places []int // of items, in the order before
}

func grouped(order []int, valuesOf [][]int) []group {
	all, index := []group{}, map[string]int{}
	for place, item := range order {
		key := signature(valuesOf[item])
		at, known := index[key]
		if !known {
			at, index[key] = len(all), len(all)
			all = append(all, group{})
		}
		all[at].items, all[at].places = append(all[at].items, item), append(all[at].places, place)
	}
	return all
}

// resettle moves a group, whose first item was taken, behind those whose first items come earlier.
func resettle(all []group, at int) []group {
	g := all[at]
	g.places = g.places[1:]
	behind, _ := slices.BinarySearchFunc(all[at+1:], g.places[0], func(other group, place int) int { return other.places[0] - place })
	copy(all[at:], all[at+1:at+1+behind])
	all[at+behind] = g
	return all
}

func signature(values []int) string {
	b := make([]byte, 0, 4*len(values))
	for _, v := range values {
		b = append(b, byte(v), byte(v>>8), byte(v>>16), byte(v>>24))
	}
	return string(b)
}

// window counts the values of the last places.
type window struct {
	values [][]int // of each item: numbers that stand for a rule with a value
	limits []int   // of each such number
	counts []int   // in the last EveryN − 1 places
	size   int
	last   []int // items of those places, oldest first
}

func newWindow(items []Item, l *Limits) *window {
	w := &window{values: make([][]int, len(items)), size: l.EveryN - 1}
	numbers := map[Rule]map[string]int{}
	for _, rule := range l.Rules {
		if numbers[rule] == nil {
			numbers[rule] = map[string]int{}
		}
		for i := range items {
			for _, value := range values(&items[i], rule.Field) {
				n, known := numbers[rule][value]
				if !known {
					n, numbers[rule][value] = len(w.limits), len(w.limits)
					w.limits = append(w.limits, rule.Limit)
				}
				if !slices.Contains(w.values[i], n) {
					w.values[i] = append(w.values[i], n)
				}
			}
		}
	}
	w.counts = make([]int, len(w.limits))
	return w
}

// allows reports whether an item may take the next place.
func (w *window) allows(item int) bool {
	for _, v := range w.values[item] {
		if w.counts[v] >= w.limits[v] {
			return false
		}
	}
	return true
}

// add counts the item at the next position, and drops the one that left the window.
func (w *window) add(item int) {
	w.last = append(w.last, item)
	for _, v := range w.values[item] {
		w.counts[v]++
	}
	if len(w.last) > w.size {
		for _, v := range w.values[w.last[0]] {
			w.counts[v]--
		}
		w.last = w.last[1:]
	}
}
