package studio

import (
	"errors"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/jsonplace"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
	field := jsonplace.Path(semantic.JSONPointer)
	if field == "" {
		return smartmoney.BadInput("", "the body must be a JSON object, got %s", jsonplace.Kind(semantic.JSONKind))
	}
	return smartmoney.BadInput(field, "%s must not be %s", field, jsonplace.Kind(semantic.JSONKind))
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

// below returns an error about a field as one about the field below a place.
func below(place string, err error) error {
	bad, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || bad.Code != smartmoney.CodeBadInput || bad.Field == "" || strings.HasPrefix(bad.Field, place) {
		return err
	}
	return bad.About(place + "." + bad.Field)
}
