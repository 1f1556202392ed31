package wire

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// fields maps each field to the function that reads its value into the update.
func (d *decoder) fields() map[string]func(name string, value jsontext.Value) {
	u := &d.update
	all := map[string]func(string, jsontext.Value){
		"display_name": func(name string, v jsontext.Value) { u.DisplayName = d.text(name, v) },
		"webhook_url":  func(name string, v jsontext.Value) { u.WebhookURL = d.text(name, v) },
		"priority_filter": func(name string, v jsontext.Value) {
			u.PriorityFilter = (*smartmoney.PriorityFilter)(d.text(name, v))
		},
		"chains": func(name string, v jsontext.Value) {
			all := smartmoney.Chains()
			u.Chains = list(d, name, v, all[:], d.now().Chains, func(c smartmoney.Chain) bool { return !c.DEX() })
		},
		"signal_types": func(name string, v jsontext.Value) {
			all := smartmoney.NotificationTypes()
			u.SignalTypes = list(d, name, v, all[:], d.now().SignalTypes, smartmoney.NotificationType.Polymarket)
		},
		"per_type_limits": func(name string, v jsontext.Value) { u.PerTypeLimits = d.limits(name, v) },
	}
	for _, n := range u.Numbers() {
		all[n.Field] = func(_ string, v jsontext.Value) { d.number(n, v) }
	}
	return all
}

func (d *decoder) text(name string, value jsontext.Value) *string {
	if value.Kind() != '"' {
		d.refuse(smartmoney.Problemf(name, "must be a text, got %s", shown(value)))
		return nil
	}
	text := unquote(value)
	return &text
}

func (d *decoder) number(n smartmoney.Number, value jsontext.Value) {
	if n.Whole != nil {
		if i, ok := whole(value); ok {
			*n.Whole = &i
			return
		}
	} else if f, ok := finite(value); ok {
		*n.Fraction = &f
		return
	}
	d.refuse(n.Refuse(shown(value)))
}

// list reads a list of names. Where prediction markets are to be refused, those that
// are of one are no names, and the refusal says who takes them.
//
// present is what the configuration has now. A text that repeats the whole of one may
// name it as it is, prediction markets included: that changes nothing.
func list[T ~string](d *decoder, name string, value jsontext.Value, known, present []T, polymarket func(T) bool) []T {
	var allowed []string
	unchanged := d.present != nil && sameNames(value, present)
	for _, v := range known {
		if !d.form.DEXOnly || unchanged || !polymarket(v) {
			allowed = append(allowed, string(v))
		}
	}
	if value.Kind() != '[' {
		d.refuse(smartmoney.Problemf(name, "must be a list of %s, got %s", strings.Join(allowed, ", "), shown(value)))
		return nil
	}
	read, good := []T{}, true
	elements(value, func(element jsontext.Value) bool {
		hint := ""
		if element.Kind() == '"' {
			v := T(unquote(element))
			if slices.Contains(allowed, string(v)) {
				read = append(read, v)
				return true
			}
			if slices.Contains(known, v) {
				hint = " (prediction markets are set through GraphQL)"
			}
		}
		d.refuse(smartmoney.Problemf(name, "must hold only %s, got %s%s", strings.Join(allowed, ", "), shown(element), hint))
		good = false
		return false
	})
	if !good {
		return nil
	}
	return read
}

// sameNames reports whether a value is a list of these names, in any order.
func sameNames[T ~string](value jsontext.Value, names []T) bool {
	if value.Kind() != '[' {
		return false
	}
	var given []string
	elements(value, func(element jsontext.Value) bool {
		if element.Kind() != '"' {
			given = append(given, "")
			return false
		}
		given = append(given, unquote(element))
		return true
	})
	want := smartmoney.ValuesOf(names)
	slices.Sort(given)
	slices.Sort(want)
	return slices.Equal(want, given)
}

// limits reads an object of numbers by type. A type without a limit has no entry.
func (d *decoder) limits(name string, value jsontext.Value) map[smartmoney.NotificationType]int {
	if value.Kind() != '{' {
		d.refuse(smartmoney.Problemf(name, "must be an object of whole numbers by signal type, got %s", shown(value)))
		return nil
	}
	limits, seen := map[smartmoney.NotificationType]int{}, map[string]bool{}
	before := len(d.problems)
	members(value, func(key string, v jsontext.Value) {
		t := smartmoney.NotificationType(key)
		limit, isWhole := whole(v)
		switch {
		case len(d.problems) > before:
			// One thing is said of a field.
		case seen[key]:
			d.refuse(smartmoney.Problemf(name, "must name each type once, got %s twice", smartmoney.Shown(key)))
		case t.Valid() && !isWhole:
			d.refuse(smartmoney.Problemf(name, "must give each type a whole number between 0 and %d, got %s for %s",
				smartmoney.MaxTypeLimit, shown(v), t))
		default:
			limits[t] = limit // the update itself refuses unknown types and values out of bounds
		}
		seen[key] = true
	})
	if len(d.problems) > before {
		return nil
	}
	return limits
}

// whole reads a number without a fraction, also one that is written like 10.0 or
// 1e1, up to what a float64 holds exactly.
func whole(value jsontext.Value) (int, bool) {
	if value.Kind() != '0' {
		return 0, false
	}
	if i, err := strconv.Atoi(string(value)); err == nil {
		return i, true
	}
	f, ok := finite(value)
	if !ok || f != math.Trunc(f) || math.Abs(f) >= 1<<53 {
		return 0, false
	}
	return int(f), true
}

func finite(value jsontext.Value) (float64, bool) {
	if value.Kind() != '0' {
		return 0, false
	}
	f, err := strconv.ParseFloat(string(value), 64)
	return f + 0, err == nil // + 0: -0 becomes 0
}

func unquote(value jsontext.Value) string {
	text, err := jsontext.AppendUnquote(nil, value)
	must(err)
	return string(text)
}

// shown is a value as a message repeats it.
func shown(value jsontext.Value) string {
	const most = 40 // characters of a number
	switch value.Kind() {
	case '{':
		return "an object"
	case '[':
		return "a list"
	case '"':
		return smartmoney.Shown(unquote(value))
	}
	if len(value) > most {
		return string(value[:most]) + "…"
	}
	return string(value)
}
