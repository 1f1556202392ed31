package wire

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// ConfigForm says what a text may hold besides the fields that every update has.
type ConfigForm struct {
	// DEXOnly refuses polymarket among the chains, and the types that are raised on it
	// among the signal types, as interface 2.6 does.
	DEXOnly bool
	// WholeConfig skips the fields that cannot be changed, rather than refuse them, so
	// that a configuration that was read can be given as it is.
	WholeConfig bool
	// Present returns the configuration that is to be changed, nil where there is none. A
	// text that holds its customer_id may be the whole of what was read, changed or not:
	// fields that cannot be changed are skipped where they equal the present values, and
	// lists that do may name prediction markets. It is called once at most. Nil: no text may.
	Present func() *smartmoney.CustomerConfig
}

// readOnly are the fields of a configuration that no update has.
var readOnly = [...]string{"customer_id", "created_at", "updated_at"}

// DecodeConfig reads an update: one JSON object by RFC 8259 and nothing after it, in which
// each field stands once. The error is BAD_USER_INPUT and names every field that is
// unknown, cannot be changed, is null, of the wrong type or out of its bounds, in the
// body's order and then the interface's; where no field that can be changed is
// named at all, it says that, too.
func DecodeConfig(text []byte, form ConfigForm) (smartmoney.ConfigUpdate, error) {
	object, err := oneObject(text)
	if err != nil {
		return smartmoney.ConfigUpdate{}, err
	}
	d := decoder{form: form}
	d.object(object)
	problems := slices.Concat(d.problems, d.update.Problems())
	if !d.named {
		problems = slices.Insert(problems, 0, smartmoney.Problem{Message: smartmoney.NothingToUpdate})
	}
	if err := smartmoney.BadInputs(problems); err != nil {
		return smartmoney.ConfigUpdate{}, err
	}
	return d.update, nil
}

// oneObject returns the text's only value, which is valid JSON and an object. A name
// may still stand in it twice.
func oneObject(text []byte) (jsontext.Value, error) {
	json := jsontext.NewDecoder(bytes.NewReader(text), jsontext.AllowDuplicateNames(true))
	object, err := json.ReadValue()
	if err != nil {
		return nil, syntaxError(err)
	}
	if object.Kind() != '{' {
		return nil, smartmoney.BadInput("", "the body must be a JSON object, got %s", shown(object))
	}
	object = object.Clone()
	if _, err := json.ReadToken(); !errors.Is(err, io.EOF) {
		return nil, smartmoney.BadInput("", "the body must be one JSON object, got more after it")
	}
	return object, nil
}

func syntaxError(err error) error {
	syntax, ok := errors.AsType[*jsontext.SyntacticError](err)
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF):
		return smartmoney.BadInput("", "the body must be a JSON object, this one ends within it")
	case ok:
		reason := strings.TrimPrefix(syntax.Err.Error(), "jsontext: ")
		return smartmoney.BadInput("", "the body must be a JSON object: %s after %d bytes", reason, syntax.ByteOffset)
	default:
		return smartmoney.BadInput("", "the body must be a JSON object, got nothing")
	}
}

// decoder collects an update and its errors.
type decoder struct {
	form     ConfigForm
	update   smartmoney.ConfigUpdate
	problems []smartmoney.Problem
	named    bool // a field that can be changed is in the object, with whatever value
	// present is the configuration that the text repeats; nil for none
	present *smartmoney.CustomerConfig
}

// now is the present configuration, empty where the text repeats none.
func (d *decoder) now() *smartmoney.CustomerConfig {
	if d.present == nil {
		return new(smartmoney.CustomerConfig)
	}
	return d.present
}

func (d *decoder) findPresent(object jsontext.Value) {
	if d.form.Present == nil {
		return
	}
	var id string
	members(object, func(name string, value jsontext.Value) {
		if name == "customer_id" && value.Kind() == '"' {
			id = unquote(value)
		}
	})
	if id == "" {
		return
	}
	if present := d.form.Present(); present != nil && present.CustomerID == id {
		d.present = present
	}
}

// repeats reports whether a field that cannot be changed has its present value.
func (d *decoder) repeats(name string, value jsontext.Value) bool {
	if d.present == nil || value.Kind() != '"' {
		return false
	}
	switch text := unquote(value); name {
	case "customer_id":
		return text == d.present.CustomerID
	case "created_at":
		return sameTime(text, d.present.CreatedAt)
	default:
		return sameTime(text, d.present.UpdatedAt)
	}
}

// sameTime compares as closely as Append writes times.
func sameTime(text string, now time.Time) bool {
	t, ok := smartmoney.ParseTime(text)
	return ok && t.Truncate(time.Microsecond).Equal(now.Truncate(time.Microsecond))
}

func (d *decoder) refuse(p smartmoney.Problem) { d.problems = append(d.problems, p) }

func (d *decoder) object(object jsontext.Value) {
	d.findPresent(object)
	fields := d.fields()
	seen := map[string]int{}
	members(object, func(name string, value jsontext.Value) {
		seen[name]++
		read, known := fields[name]
		switch {
		case seen[name] == 2:
			d.refuse(smartmoney.Problem{Message: smartmoney.Shown(name) + " must be given once"})
		case seen[name] > 2:
			// That was said.
		case known:
			d.named = true
			if value.Kind() == 'n' {
				d.refuse(smartmoney.Problemf(name, "must not be null: leave it out to keep its value"))
				return
			}
			read(name, value)
		case !slices.Contains(readOnly[:], name):
			d.refuse(smartmoney.Problem{Message: smartmoney.Shown(name) + " is no field of a configuration"})
		case d.form.WholeConfig || d.repeats(name, value):
		case d.present != nil:
			d.refuse(smartmoney.Problemf(name, "is not updatable: leave it out, or give what it is now"))
		default:
			d.refuse(smartmoney.Problemf(name, "is not updatable"))
		}
	})
}

// members calls f for each member of an object that is valid JSON, in order. The
// value stands until f returns.
func members(object jsontext.Value, f func(name string, value jsontext.Value)) {
	json := inside(object)
	for json.PeekKind() != '}' {
		name, err := json.ReadToken()
		must(err)
		text := name.String() // name is good until the next read
		value, err := json.ReadValue()
		must(err)
		f(text, value)
	}
}

// elements calls f for each element of a list that is valid JSON until it gives
// false.
func elements(list jsontext.Value, f func(value jsontext.Value) bool) {
	json := inside(list)
	for json.PeekKind() != ']' {
		value, err := json.ReadValue()
		must(err)
		if !f(value) {
			return
		}
	}
}

func inside(value jsontext.Value) *jsontext.Decoder {
	json := jsontext.NewDecoder(bytes.NewReader(value), jsontext.AllowDuplicateNames(true))
	_, err := json.ReadToken()
	must(err)
	return json
}

// must reads a value that was validated before.
func must(err error) {
	if err != nil {
		panic("BUG: valid JSON cannot be read again: " + err.Error())
	}
}
