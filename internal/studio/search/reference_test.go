package search

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"time"
)

// reference answers queries from their bodies by looking at every document, in the plainest
// way. It shares no code with the index.
type reference map[string]map[string]any // fields by dotted name, by id

type object = map[string]any

// hit is what a reference finds.
type refHit struct {
	id    string
	score float64
}

// search returns all hits in order.
func (ref reference) search(body object) []refHit {
	var hits []refHit
	for id, doc := range ref {
		found := true
		for _, f := range listOf(body["include"]) {
			found = found && ref.meets(id, doc, f)
		}
		for _, f := range listOf(body["exclude"]) {
			found = found && !ref.meets(id, doc, f)
		}
		if !found {
			continue
		}
		score := 0.0
		for _, f := range listOf(body["boost"]) {
			score += ref.boost(id, doc, f)
		}
		hits = append(hits, refHit{id: id, score: score})
	}
	ref.order(hits, body["sort_by"])
	return hits
}

func listOf(v any) []object {
	list, _ := v.([]object)
	return list
}

func (ref reference) order(hits []refHit, by any) {
	sortBy, _ := by.(object)
	field, _ := sortBy["field"].(string)
	sort.Slice(hits, func(i, j int) bool {
		a, b := hits[i], hits[j]
		if field != "" {
			va, vb := ref.value(a.id, field), ref.value(b.id, field)
			if (va == nil) != (vb == nil) {
				return vb == nil
			}
			if va != nil && va != vb {
				return less(va, vb) == (sortBy["order"] != "desc")
			}
		}
		if a.score != b.score {
			return a.score > b.score
		}
		return a.id < b.id
	})
}

func (ref reference) value(id, field string) any {
	if field == "item_id" {
		return id
	}
	return ref[id][field]
}

func less(a, b any) bool {
	switch a := a.(type) {
	case string:
		return a < b.(string)
	case float64:
		return a < b.(float64)
	case bool:
		return !a && b.(bool)
	case time.Time:
		return a.Before(b.(time.Time))
	default:
		panic(fmt.Sprintf("BUG: no order of %T", a))
	}
}

func (ref reference) boost(id string, doc object, f object) float64 {
	if f["filter"] != "group_boost" {
		if !ref.meets(id, doc, f) {
			return 0
		}
		if boost, ok := f["boost"].(float64); ok {
			return boost
		}
		return 1
	}
	from, n := ref[f["value"].(string)], f["n"].(int)
	low, high, sum := f["min_boost"].(float64), f["max_boost"].(float64), 0.0
	var seen []any
	for k := 1; k <= n; k++ {
		v := from[fmt.Sprintf("%s_%02d", f["group"], k)]
		if v == nil || slices.Contains(seen, v) {
			continue
		}
		seen = append(seen, v)
		if ref.meets(id, doc, object{"filter": "term", "field": f["field"], "value": v}) {
			if n == 1 {
				return high
			}
			sum += high - float64(k-1)*(high-low)/float64(n-1)
		}
	}
	return sum
}

// values returns a document's values of a field as a list.
func (ref reference) values(id, field string) []any {
	var list []any
	switch v := ref.value(id, field).(type) {
	case nil:
	case []string:
		for _, s := range v {
			list = append(list, s)
		}
	case []float64:
		for _, n := range v {
			list = append(list, n)
		}
	default:
		list = append(list, v)
	}
	return list
}

func (ref reference) meets(id string, doc, f object) bool {
	values := ref.values(id, f["field"].(string))
	holds := func(test func(v any) bool) bool { return slices.ContainsFunc(values, test) }
	switch f["filter"] {
	case "term":
		return holds(func(v any) bool { return same(v, f["value"]) })
	case "terms":
		return holds(func(v any) bool {
			return slices.ContainsFunc(f["value"].([]any), func(w any) bool { return same(v, w) })
		})
	case "terms_lookup":
		terms := ref.values(f["value"].(string), f["path"].(string))
		return holds(func(v any) bool { return slices.Contains(terms, v) })
	case "is_null":
		return len(values) == 0
	case "not_null":
		return len(values) > 0
	case "numeric":
		return holds(func(v any) bool { return compares(v.(float64), f["operator"].(string), f["value"].(float64)) })
	case "date":
		return holds(func(v any) bool { return between(v.(time.Time), f) })
	case "match":
		return holds(func(v any) bool { return matches(v.(string), f["field"].(string), f["value"]) })
	default:
		panic(fmt.Sprintf("BUG: no filter %v", f["filter"]))
	}
}

// same compares a stored value with one of a request, in which dates are texts.
func same(stored, asked any) bool {
	if at, ok := stored.(time.Time); ok {
		return at.Format(time.RFC3339Nano) == asked
	}
	return stored == asked
}

func compares(v float64, operator string, with float64) bool {
	switch operator {
	case ">":
		return v > with
	case ">=":
		return v >= with
	case "<":
		return v < with
	case "<=":
		return v <= with
	case "==":
		return v == with
	default:
		return v != with
	}
}

func between(at time.Time, f object) bool {
	bounds := f
	if inside, ok := f["value"].(object); ok {
		bounds = inside
	}
	if from, ok := bounds["date_from"].(string); ok && at.Before(moment(from, false)) {
		return false
	}
	to, ok := bounds["date_to"].(string)
	return !ok || !at.After(moment(to, true))
}

func moment(text string, end bool) time.Time {
	var days int
	if _, err := fmt.Sscanf(text, "days_ago:%d", &days); err == nil {
		return testNow.Add(-time.Duration(days) * 24 * time.Hour)
	}
	if at, err := time.Parse(time.DateOnly, text); err == nil {
		if end {
			return at.Add(24*time.Hour - time.Microsecond)
		}
		return at
	}
	at, err := time.Parse(time.RFC3339, text)
	if err != nil {
		panic(err)
	}
	return at
}

// matches knows the words that tests use: what they become is in stems, "" for stop words.
func matches(text, field string, asked any) bool {
	var texts []string
	if one, ok := asked.(string); ok {
		texts = []string{one}
	} else {
		texts = asked.([]string)
	}
	if field != "market.question" {
		return slices.Contains(texts, text)
	}
	has := stemsOf(text)
	return slices.ContainsFunc(texts, func(t string) bool {
		return slices.ContainsFunc(stemsOf(t), func(stem string) bool { return slices.Contains(has, stem) })
	})
}

var stems = map[string]string{
	"will": "will", "the": "", "Bitcoin": "bitcoin", "bitcoin's": "bitcoin", "RAIN": "rain", "rains": "rain", "raining": "rain",
	// a is a stop word
	"election": "elect", "elections": "elect", "Zürich": "zürich", "100k?": "100k", ".*": "", "(a|b)+$": "b",
}

var vocabulary = slices.Sorted(func(yield func(string) bool) {
	for word := range stems {
		if !yield(word) {
			return
		}
	}
})

func stemsOf(text string) []string {
	var list []string
	for word := range strings.FieldsSeq(text) {
		if stem, ok := stems[word]; !ok {
			panic("BUG: unknown word " + word)
		} else if stem != "" {
			list = append(list, stem)
		}
	}
	return list
}
