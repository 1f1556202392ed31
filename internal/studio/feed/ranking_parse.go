package feed

import (
	"encoding/json"
	"fmt"
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
