package feed

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// ParseRanking reads the body of a ranking request {items, sort?, diversity?, limits_by_field?}.
// Errors are BAD_USER_INPUT and name the field and its bound.
func ParseRanking(body []byte) ([]RankItem, RankSettings, error) {
	o, err := Body(body, MaxRankingBody)
	if err != nil {
		return nil, RankSettings{}, err
	}
	if !o.Has("items") {
		o.Fail("items", "is required: an array of 0 to %d objects with item_id", MaxRankedItems)
	}
	list := o.List("items", 0, MaxRankedItems)
	items, length := make([]RankItem, len(list)), 0
	for i, text := range list {
		items[i] = parseItem(o, text, fmt.Sprintf("items[%d]", i), &length)
		if o.Err() != nil {
			break
		}
	}
	s := parseSettings(o)
	return items, s, o.Err()
}

// parseRankSettings reads an object {sort?, diversity?, limits_by_field?} that is the value of a
// field; nil is no step.
func parseRankSettings(text json.RawMessage, field string) (RankSettings, error) {
	if text == nil {
		return RankSettings{}, nil
	}
	o, err := Value(text, field)
	if err != nil {
		return RankSettings{}, err
	}
	s := parseSettings(o)
	return s, o.Err()
}

// parseItem reads an item. length is the length of the vectors so far, 0 before the first.
func parseItem(body *Object, text json.RawMessage, name string, length *int) RankItem {
	o, err := Value(text, name)
	if err != nil {
		body.Keep(err)
		return RankItem{}
	}
	defer func() { body.Keep(o.Err()) }()
	names := o.Names()
	if len(names) > MaxFields {
		body.Fail(name, "must have at most %d fields, got %d", MaxFields, len(names))
		return RankItem{}
	}
	item := RankItem{ID: o.Text("item_id", maxRankedID), Numbers: map[string]float64{}, Values: map[string][]string{}}
	if item.ID == "" {
		o.Fail("item_id", "is required: a string of 1 to %d characters", maxRankedID)
	}
	for _, field := range names {
		switch raw := o.Raw(field); {
		case raw == nil, field == "item_id":
		case field == "embed":
			item.Vector = parseVector(o, length)
		default:
			parseField(o, &item, field, raw)
		}
	}
	return item
}

// parseField keeps a number, a text, a boolean or an array of texts; an order uses no other values.
func parseField(o *Object, item *RankItem, field string, raw json.RawMessage) {
	switch raw[0] {
	case '"':
		item.Values[field] = []string{o.Text(field, maxText)}
	case 't', 'f':
		item.Values[field] = []string{string(raw)}
	case '[':
		var list []json.RawMessage
		if err := json.Unmarshal(raw, &list); err != nil || len(list) == 0 || list[0][0] != '"' {
			return
		}
		item.Values[field] = o.Texts(field, 0, maxValues, maxText)
	case '{':
	default:
		x, ok := asNumber(raw)
		if !ok {
			o.Fail(field, "must be a number that fits 64 bits, got %s", Shown(raw))
		}
		item.Numbers[field] = x
	}
}

func parseVector(o *Object, length *int) []float32 {
	v := o.Vector("embed", MaxVector)
	if v == nil {
		return nil
	}
	if *length == 0 {
		*length = len(v)
	}
	if len(v) != *length {
		o.Fail("embed", "must have %d numbers as the other vectors, got %d", *length, len(v))
		return nil
	}
	return v
}

func parseSettings(o *Object) RankSettings {
	return RankSettings{Sort: parseSort(o.Inner("sort")), Diversity: parseDiversity(o.Inner("diversity")), Limits: parseLimits(o.Inner("limits_by_field"))}
}

const maxKeys = 16

func parseSort(o *Object) *Sort {
	if o == nil {
		return nil
	}
	switch s := (&Sort{Method: o.Text("method", maxRankedName)}); s.Method {
	case ByFields:
		s.Keys = parseFields(o.Inner("params"), o)
		return s
	case ByWeights:
		for _, key := range o.Objects("params", 1, maxKeys) {
			s.Keys = append(s.Keys, Key{Field: required(key, "field"), Weight: requiredNumber(key, "weight", -1e9, 1e9)})
		}
		return s
	case ByMixtures:
		for _, key := range o.Objects("params", 1, maxKeys) {
			s.Keys = append(s.Keys, Key{
				Field: required(key, "field"), Ascending: ascending(key, "direction", key.Text("direction", maxRankedName)),
				Weight: requiredNumber(key, "percentage", 0.01, 100),
			})
		}
		return s
	}
	o.Fail("method", "must be one of %s, %s, %s, got %s", ByFields, ByWeights, ByMixtures, Shown(o.Raw("method")))
	return nil
}

// parseFields reads {fields (1 or 2), direction[]}: one direction for all fields or one for each.
func parseFields(params, of *Object) []Key {
	if params == nil {
		of.Fail("params", "is required: an object with fields and direction")
		return nil
	}
	fields := params.Texts("fields", 1, 2, maxRankedName)
	directions := params.Texts("direction", 0, 2, maxRankedName)
	if len(directions) > 1 && len(directions) != len(fields) {
		params.Fail("direction", "must have one element or one for each of the %d fields, got %d", len(fields), len(directions))
		return nil
	}
	keys := make([]Key, len(fields))
	for i, field := range fields {
		keys[i].Field = field
		if len(directions) > 0 {
			at := min(i, len(directions)-1)
			keys[i].Ascending = ascending(params, fmt.Sprintf("direction[%d]", at), directions[at])
		}
	}
	return keys
}

// ascending reads a direction, descending by default.
func ascending(o *Object, name, direction string) bool {
	switch direction {
	case "asc":
		return true
	case "desc", "":
		return false
	}
	o.Fail(name, "must be asc or desc, got %q", direction)
	return false
}

func required(o *Object, name string) string {
	text := o.Text(name, maxRankedName)
	if text == "" {
		o.Fail(name, "is required: a string of 1 to %d characters", maxRankedName)
	}
	return text
}

func requiredNumber(o *Object, name string, low, high float64) float64 {
	if o.Raw(name) == nil {
		o.Fail(name, "is required: a number from %g to %g", low, high)
	}
	return o.Number(name, low, high, 0)
}

func parseDiversity(o *Object) *Diversity {
	if o == nil {
		return nil
	}
	d := &Diversity{Method: o.Text("method", maxRankedName), Lambda: 0.5, Horizon: 20}
	params := o.Inner("params")
	switch {
	case o.Err() != nil:
	case d.Method == RoundRobin && params == nil:
		o.Fail("params", "is required: an object with fields")
	case d.Method == RoundRobin:
		d.Fields = params.Texts("fields", 1, maxKeys, maxRankedName)
	case d.Method != Relevance:
		o.Fail("method", "must be %s or %s, got %s", RoundRobin, Relevance, Shown(o.Raw("method")))
	case params != nil:
		d.Lambda, d.Horizon = params.Number("lambda", 0, 1, d.Lambda), params.Whole("horizon", 1, MaxHorizon, d.Horizon)
	}
	return d
}

func parseLimits(o *Object) *Limits {
	if o == nil {
		return nil
	}
	l := &Limits{}
	if o.Raw("every_n") == nil {
		o.Fail("every_n", "is required: an integer from 2 to %d", MaxEveryN)
	}
	l.EveryN = o.Whole("every_n", 2, MaxEveryN, 2)
	for _, rule := range o.Objects("rules", 1, MaxRules) {
		if rule.Raw("limit") == nil {
			rule.Fail("limit", "is required: an integer from 1 to %d", MaxEveryN)
		}
		l.Rules = append(l.Rules, Rule{Field: required(rule, "field"), Limit: rule.Whole("limit", 1, MaxEveryN, 1)})
	}
	return l
}

// The methods of Diversity.
const (
	RoundRobin = "fields"   // one item of each group in turn
	Relevance  = "semantic" // maximal marginal relevance
)

// Diversity separates similar items.
type Diversity struct {
	Method  string
	Fields  []string // RoundRobin: items with equal values of all of these are a group
	Lambda  float64  // Relevance: 0 (diversity only) to 1 (relevance only)
	Horizon int      // Relevance: items considered for a place, and placed items compared with
}

func (d *Diversity) order(ctx context.Context, items []RankItem, order []int) []int {
	if d.Method == Relevance {
		return marginal(ctx, items, order, d.Lambda, d.Horizon)
	}
	return roundRobin(items, order, d.Fields)
}

// roundRobin takes the first item of each group, then the second of each, and so on. Groups come
// in the order of their first items. Items without a value are a group of their own.
func roundRobin(items []RankItem, order []int, fields []string) []int {
	groups, index := [][]int{}, map[string]int{}
	for _, i := range order {
		key := groupKey(&items[i], fields)
		at, known := index[key]
		if !known {
			at, index[key] = len(groups), len(groups)
			groups = append(groups, nil)
		}
		groups[at] = append(groups[at], i)
	}
	out := make([]int, 0, len(order))
	for len(out) < len(order) {
		left := groups[:0]
		for _, group := range groups {
			out = append(out, group[0])
			if len(group) > 1 {
				left = append(left, group[1:])
			}
		}
		groups = left
	}
	return out
}

// groupKey is one text of all values of fields; quoting keeps different values apart.
func groupKey(item *RankItem, fields []string) string {
	var b strings.Builder
	for _, field := range fields {
		for _, value := range values(item, field) {
			b.WriteString(strconv.Quote(value))
		}
		b.WriteByte(';')
	}
	return b.String()
}

func values(item *RankItem, field string) []string {
	if x, ok := item.Numbers[field]; ok {
		return []string{strconv.FormatFloat(x, 'g', -1, 64)}
	}
	return item.Values[field]
}

// marginal orders by maximal marginal relevance: of the next horizon items in the present order,
// a place goes to the one with the largest
//
//	λ · (1 − k/horizon) − (1 − λ) · max cosine with the last horizon placed items
//
// where k is its place among those considered, from 0. Equal ones keep their order. An item
// without a vector is like no other: its cosine is 0. Nothing more is placed once ctx has ended.
func marginal(ctx context.Context, items []RankItem, order []int, lambda float64, horizon int) []int {
	rest := newPool(items, order, horizon)
	out := make([]int, 0, len(order))
	for len(rest.items) > 0 && ctx.Err() == nil {
		best, most := 0, math.Inf(-1)
		for k := range rest.items {
			value := lambda*(1-float64(k)/float64(horizon)) - (1-lambda)*rest.likeness(k)
			if value > most+tie {
				best, most = k, value
			}
		}
		out = append(out, rest.place(best))
	}
	return out
}

// pool has the items considered for the next place, with their cosines with the placed ones.
type pool struct {
	all     []RankItem
	units   [][]float32 // unit vectors by item; nil without one
	waiting []int
	horizon int
	items   []int       // considered, in order
	cosines [][]float64 // of each with the last placed ones, as a ring
	recent  []int       // the last placed ones, as a ring
	placed  int
}

func newPool(items []RankItem, order []int, horizon int) *pool {
	p := &pool{all: items, units: make([][]float32, len(items)), waiting: order, horizon: horizon}
	for i := range items {
		p.units[i] = search.Unit(items[i].Vector)
	}
	for range min(horizon, len(order)) {
		p.admit()
	}
	return p
}

// admit adds the next waiting item to those considered.
func (p *pool) admit() {
	if len(p.waiting) == 0 {
		return
	}
	item := p.waiting[0]
	p.waiting = p.waiting[1:]
	cosines := make([]float64, len(p.recent), p.horizon)
	for i, placed := range p.recent {
		cosines[i] = search.FastDot(p.units[item], p.units[placed])
	}
	p.items, p.cosines = append(p.items, item), append(p.cosines, cosines)
}

// likeness returns the largest cosine of the k-th item with a placed one, 0 if none was placed.
func (p *pool) likeness(k int) float64 {
	if len(p.cosines[k]) == 0 {
		return 0
	}
	most := math.Inf(-1)
	for _, c := range p.cosines[k] {
		most = max(most, c)
	}
	return most
}

// place takes the k-th item out of those considered, and returns it.
func (p *pool) place(k int) int {
	item, at := p.items[k], p.placed%p.horizon
	p.items, p.cosines = append(p.items[:k], p.items[k+1:]...), append(p.cosines[:k], p.cosines[k+1:]...)
	for i, other := range p.items {
		c := search.FastDot(p.units[other], p.units[item])
		if p.placed < p.horizon {
			p.cosines[i] = append(p.cosines[i], c)
		} else {
			p.cosines[i][at] = c
		}
	}
	if p.placed < p.horizon {
		p.recent = append(p.recent, item)
	} else {
		p.recent[at] = item
	}
	p.placed++
	p.admit()
	return item
}
