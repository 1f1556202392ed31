package platform

import (
	"errors"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"smartmoney/internal/smartmoney"
)

// badJSON returns the error for a body that could not be decoded.
func badJSON(err error) error {
	if syntax, ok := errors.AsType[*jsontext.SyntacticError](err); ok {
		if errors.Is(err, jsontext.ErrDuplicateName) {
			return smartmoney.BadInput("", "the body has the field %s twice", smartmoney.Shown(syntax.JSONPointer.LastToken()))
		}
		return smartmoney.BadInput("", "the body is not valid JSON at byte %d: %s", syntax.ByteOffset, strings.TrimPrefix(syntax.Err.Error(), "jsontext: "))
	}
	semantic, ok := errors.AsType[*json.SemanticError](err)
	if !ok {
		return smartmoney.BadInput("", "the body could not be read")
	}
	field := path(semantic.JSONPointer)
	if field == "" {
		return smartmoney.BadInput("", "the body must be a JSON object, got %s", kindName(semantic.JSONKind))
	}
	return smartmoney.BadInput(field, "%s must not be %s", field, kindName(semantic.JSONKind))
}

// path returns a JSON pointer as errors write paths: "/items/3/id" as "items[3].id".
func path(pointer jsontext.Pointer) string {
	var b strings.Builder
	for token := range pointer.Tokens() {
		switch {
		case token != "" && strings.Trim(token, "0123456789") == "":
			b.WriteString("[" + token + "]")
		case b.Len() > 0:
			b.WriteString("." + token)
		default:
			b.WriteString(token)
		}
	}
	return b.String()
}

// id is an id of a user, an item or a document. Clients send ids of digits as numbers, too.
type id string

var _ json.UnmarshalerFrom = (*id)(nil)

// UnmarshalJSONFrom implements json.UnmarshalerFrom.
func (i *id) UnmarshalJSONFrom(dec *jsontext.Decoder) error {
	if dec.PeekKind() != '0' {
		return json.UnmarshalDecode(dec, (*string)(i))
	}
	number, err := dec.ReadValue()
	*i = id(number)
	return err
}

func texts(ids []id) []string {
	all := make([]string, len(ids))
	for i := range ids {
		all[i] = string(ids[i])
	}
	return all
}

// kindName names the kind of a JSON value.
func kindName(kind jsontext.Kind) string {
	switch kind {
	case 'n':
		return "null"
	case 't', 'f':
		return "true or false"
	case '"':
		return "a string"
	case '0':
		return "a number"
	case '[':
		return "an array"
	case '{':
		return "an object"
	default:
		return "of this kind"
	}
}

// below returns an error about a field as one about the field below a place.
func below(place string, err error) error {
	bad, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || bad.Code != smartmoney.CodeBadInput || bad.Field == "" || strings.HasPrefix(bad.Field, place) {
		return err
	}
	return bad.Renamed(func(field string) string { return place + "." + field })
}
