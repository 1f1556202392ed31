package search

import (
	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// List is a list of a request. Of JSON it counts all elements and keeps at most MaxTerms, which is
// more than any list may have: a short text can have very many elements, each larger in memory.
type List[T any] struct {
	list []T
	n    int
}

// ListOf returns a list of elements.
func ListOf[T any](all []T) List[T] { return List[T]{all, len(all)} }

var _ json.UnmarshalerFrom = (*List[Request])(nil)

// UnmarshalJSONFrom implements json.UnmarshalerFrom.
func (l *List[T]) UnmarshalJSONFrom(dec *jsontext.Decoder) error {
	*l = List[T]{}
	if dec.PeekKind() != '[' {
		return json.UnmarshalDecode(dec, &l.list) // null, or an error that says where
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	for ; dec.PeekKind() != ']'; l.n++ {
		if l.n >= MaxTerms {
			if err := dec.SkipValue(); err != nil {
				return err
			}
			continue
		}
		var element T
		if err := json.UnmarshalDecode(dec, &element); err != nil {
			return err
		}
		l.list = append(l.list, element)
	}
	_, err := dec.ReadToken()
	return err
}
