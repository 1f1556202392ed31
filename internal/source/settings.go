package source

import (
	"encoding"
	stdjson "encoding/json"
	"errors"
	"reflect"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// ReadSettings reads the settings of a source, a JSON object or nothing, into a struct that has the
// defaults. An unknown field and one of another kind are errors that name it.
func ReadSettings(raw stdjson.RawMessage, into any) error {
	if len(raw) == 0 {
		return nil
	}
	err := json.Unmarshal(raw, into, json.RejectUnknownMembers(true))
	if err == nil {
		return nil
	}
	if e, ok := errors.AsType[*json.SemanticError](err); ok {
		field := wire.JSONPath(e.JSONPointer)
		switch {
		case errors.Is(err, json.ErrUnknownName):
			return smartmoney.BadInput(field, "%s is no setting of this kind", smartmoney.Shown(field))
		case field == "":
			return smartmoney.BadInput("settings", "the settings must be a JSON object, got %s", wire.JSONKind(e.JSONKind))
		}
		return smartmoney.BadInput(field, "%s must be %s, not %s like this", field, wanted(e.GoType), wire.JSONKind(e.JSONKind))
	}
	if e, ok := errors.AsType[*jsontext.SyntacticError](err); ok && errors.Is(err, jsontext.ErrDuplicateName) {
		field := wire.JSONPath(e.JSONPointer)
		return smartmoney.BadInput(field, "%s must be given once", smartmoney.Shown(field))
	}
	return smartmoney.BadInput("settings", "the settings must be a JSON object")
}

// wanted says what a setting of a type must be.
func wanted(t reflect.Type) string {
	if t == nil {
		return "of another form"
	}
	if t.Kind() == reflect.Int64 && reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) {
		return `a duration such as "10m"`
	}
	switch t.Kind() {
	case reflect.Int, reflect.Int64:
		return "a whole number of at most 63 bits"
	case reflect.Float64:
		return "a number"
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a text in quotes"
	case reflect.Slice:
		return "a list of texts"
	default:
		return "of another form"
	}
}

// List is a setting with several values: a list of texts, or one text with commas between them.
// White space around a value and values of nothing else are left out.
type List []string

// UnmarshalJSON implements json.Unmarshaler.
func (l *List) UnmarshalJSON(raw []byte) error {
	var all []string
	if len(raw) > 0 && raw[0] == '"' {
		var text string
		if err := stdjson.Unmarshal(raw, &text); err != nil {
			return err
		}
		all = strings.Split(text, ",")
	} else if err := stdjson.Unmarshal(raw, &all); err != nil {
		return err
	}
	*l = List{}
	for _, value := range all {
		if value = strings.TrimSpace(value); value != "" {
			*l = append(*l, value)
		}
	}
	return nil
}
