package search

import (
	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// bounded reads a list of JSON. It counts all elements and keeps at most MaxTerms, which is more
// than any list may have: a short text can have very many elements, each larger in memory.
type bounded[T any] struct {
	list []T
	n    int
}

var _ json.UnmarshalerFrom = (*bounded[body])(nil)

// UnmarshalJSONFrom implements json.UnmarshalerFrom.
func (b *bounded[T]) UnmarshalJSONFrom(dec *jsontext.Decoder) error {
	*b = bounded[T]{}
	if dec.PeekKind() != '[' {
		return json.UnmarshalDecode(dec, &b.list) // null, or an error that says where
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	for ; dec.PeekKind() != ']'; b.n++ {
		if b.n >= MaxTerms {
			if err := dec.SkipValue(); err != nil {
				return err
			}
			continue
		}
		var element T
		if err := json.UnmarshalDecode(dec, &element); err != nil {
			return err
		}
		b.list = append(b.list, element)
	}
	_, err := dec.ReadToken()
	return err
}
