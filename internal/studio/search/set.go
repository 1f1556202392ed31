package search

import (
	"context"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Set finds indexes by name or alias. It does not change after NewSet.
type Set struct {
	byName map[string]*Index
	names  []string
}

// NewSet returns the set of these indexes. It returns an error if two have a name in common.
func NewSet(indexes ...*Index) (*Set, error) {
	s := &Set{byName: map[string]*Index{}}
	for _, ix := range indexes {
		for _, name := range []string{ix.schema.Index, ix.schema.Alias} {
			if name == "" {
				continue
			}
			if s.byName[name] != nil {
				return nil, fmt.Errorf("search: two indexes have the name %s", name)
			}
			s.byName[name] = ix
			s.names = append(s.names, name)
		}
	}
	return s, nil
}

// Index returns the index with this name or alias. It returns a CodeBadInput error that
// lists the closest names if there is none.
func (s *Set) Index(name string) (*Index, error) {
	if ix := s.byName[name]; ix != nil {
		return ix, nil
	}
	return nil, unknownIndex("index", name, s.names)
}

// unknownIndex returns the error for an index that is none of names. place is where the
// request has it.
func unknownIndex(place, name string, names []string) error {
	return smartmoney.BadInput(place, "%s: there is no index %s; the closest: %s", place, smartmoney.Shown(name), closest(name, names))
}

// Names returns the names and aliases of the indexes.
func (s *Set) Names() []string { return append([]string(nil), s.names...) }

// Lookup returns a document of an index for terms_lookup and group_boost, one without fields if
// there is none with this id. It is a Lookup. It returns the error of Index.
func (s *Set) Lookup(_ context.Context, index, id string) (Document, error) {
	ix, err := s.Index(index)
	if err != nil {
		return Document{}, err
	}
	doc, _ := ix.Get(id)
	return doc, nil
}
