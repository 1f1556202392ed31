package ranking

import (
	"encoding/json"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/feed/input"
)

// Parse reads the body of a ranking request {items, sort?, diversity?, limits_by_field?}. Errors
// are BAD_USER_INPUT and name the field and its bound.
func Parse(body []byte) ([]Item, Settings, error) {
	o, err := input.Body(body, MaxBody)
	if err != nil {
		return nil, Settings{}, err
	}
	if !o.Has("items") {
		o.Fail("items", "is required: an array of 0 to %d objects with item_id", MaxItems)
	}
	list := o.List("items", 0, MaxItems)
	items, length := make([]Item, len(list)), 0
	for i, text := range list {
		items[i] = parseItem(o, text, fmt.Sprintf("items[%d]", i), &length)
		if o.Err() != nil {
			break
		}
	}
	s := parseSettings(o)
	return items, s, o.Err()
}

// ParseSettings reads an object {sort?, diversity?, limits_by_field?} that is the value of a
// field; nil is no step.
func ParseSettings(text json.RawMessage, field string) (Settings, error) {
	if text == nil {
		return Settings{}, nil
	}
	o, err := input.Value(text, field)
	if err != nil {
		return Settings{}, err
	}
	s := parseSettings(o)
	return s, o.Err()
}

// parseItem reads an item. length is the length of the vectors so far, 0 before the first.
func parseItem(body *input.Object, text json.RawMessage, name string, length *int) Item {
	o, err := input.Value(text, name)
	if err != nil {
		body.Keep(err)
		return Item{}
	}
	defer func() { body.Keep(o.Err()) }()
	names := o.Names()
	if len(names) > MaxFields {
		body.Fail(name, "must have at most %d fields, got %d", MaxFields, len(names))
		return Item{}
	}
	item := Item{ID: o.Text("item_id", maxID), Numbers: map[string]float64{}, Values: map[string][]string{}}
	if item.ID == "" {
		o.Fail("item_id", "is required: a string of 1 to %d characters", maxID)
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
func parseField(o *input.Object, item *Item, field string, raw json.RawMessage) {
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
		x, ok := input.AsNumber(raw)
		if !ok {
			o.Fail(field, "must be a number that fits 64 bits, got %s", input.Shown(raw))
		}
		item.Numbers[field] = x
	}
}

func parseVector(o *input.Object, length *int) []float32 {
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

func parseSettings(o *input.Object) Settings {
	return Settings{Sort: parseSort(o.Inner("sort")), Diversity: parseDiversity(o.Inner("diversity")), Limits: parseLimits(o.Inner("limits_by_field"))}
}

const maxKeys = 16

func parseSort(o *input.Object) *Sort {
	if o == nil {
		return nil
	}
	switch s := (&Sort{Method: o.Text("method", maxName)}); s.Method {
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
				Field: required(key, "field"), Ascending: ascending(key, "direction", key.Text("direction", maxName)),
				Weight: requiredNumber(key, "percentage", 0.01, 100),
			})
		}
		return s
	}
	o.Fail("method", "must be one of %s, %s, %s, got %s", ByFields, ByWeights, ByMixtures, input.Shown(o.Raw("method")))
	return nil
}

// parseFields reads {fields (1 or 2), direction[]}: one direction for all fields or one for each.
func parseFields(params, of *input.Object) []Key {
	if params == nil {
		of.Fail("params", "is required: an object with fields and direction")
		return nil
	}
	fields := params.Texts("fields", 1, 2, maxName)
	directions := params.Texts("direction", 0, 2, maxName)
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
func ascending(o *input.Object, name, direction string) bool {
	switch direction {
	case "asc":
		return true
	case "desc", "":
		return false
	}
	o.Fail(name, "must be asc or desc, got %q", direction)
	return false
}

func required(o *input.Object, name string) string {
	text := o.Text(name, maxName)
	if text == "" {
		o.Fail(name, "is required: a string of 1 to %d characters", maxName)
	}
	return text
}

func requiredNumber(o *input.Object, name string, low, high float64) float64 {
	if o.Raw(name) == nil {
		o.Fail(name, "is required: a number from %g to %g", low, high)
	}
	return o.Number(name, low, high, 0)
}

func parseDiversity(o *input.Object) *Diversity {
	if o == nil {
		return nil
	}
	d := &Diversity{Method: o.Text("method", maxName), Lambda: 0.5, Horizon: 20}
	params := o.Inner("params")
	switch {
	case o.Err() != nil:
	case d.Method == RoundRobin && params == nil:
		o.Fail("params", "is required: an object with fields")
	case d.Method == RoundRobin:
		d.Fields = params.Texts("fields", 1, maxKeys, maxName)
	case d.Method != Relevance:
		o.Fail("method", "must be %s or %s, got %s", RoundRobin, Relevance, input.Shown(o.Raw("method")))
	case params != nil:
		d.Lambda, d.Horizon = params.Number("lambda", 0, 1, d.Lambda), params.Whole("horizon", 1, MaxHorizon, d.Horizon)
	}
	return d
}

func parseLimits(o *input.Object) *Limits {
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
