package search

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Kind says what a field holds and which filters it takes.
type Kind string

// The kinds.
const (
	Keyword  Kind = "keyword"  // a text, compared as a whole
	Keywords Kind = "keywords" // a list of texts, each compared as a whole
	Text     Kind = "text"     // a text for match; also compared as a whole by term
	Number   Kind = "number"   // a float64
	Numbers  Kind = "numbers"  // a list of float64
	Date     Kind = "date"     // a moment, to the microsecond, UTC
	Bool     Kind = "bool"
	ID       Kind = "id" // a keyword that equals the document's id; it takes no memory
)

// list reports whether a document has several values of this kind.
func (k Kind) list() bool { return k == Keywords || k == Numbers }

// numeric reports whether values of this kind are kept as float64.
func (k Kind) numeric() bool { return k == Number || k == Date || k == Bool }

var kinds = [...]Kind{Keyword, Keywords, Text, Number, Numbers, Date, Bool, ID}

// Field is one field of an index. Name is its path, dotted if its value stands inside
// objects, at most MaxDepth parts and MaxPath bytes. Doc says what it holds, with the unit.
type Field struct {
	Name string `json:"name"`
	Kind Kind   `json:"kind"`
	Doc  string `json:"description,omitempty"`
}

// Schema is what an index holds. Index is its name and Alias another one, or "".
type Schema struct {
	Index  string  `json:"index"`
	Alias  string  `json:"alias,omitempty"`
	Fields []Field `json:"fields"`
}

// validate reports the first mistake in a schema.
func (s *Schema) validate() error {
	if s.Index == "" {
		return fmt.Errorf("search: a schema needs a name")
	}
	if len(s.Fields) > MaxFields {
		return fmt.Errorf("search: index %s has %d fields, at most %d are possible", s.Index, len(s.Fields), MaxFields)
	}
	seen := map[string]bool{}
	for _, f := range s.Fields {
		switch {
		case f.Name == "" || len(f.Name) > MaxPath || strings.Count(f.Name, ".") >= MaxDepth:
			return fmt.Errorf("search: index %s: field %q must have 1 to %d bytes and at most %d parts", s.Index, f.Name, MaxPath, MaxDepth)
		case slices.Contains(strings.Split(f.Name, "."), ""):
			return fmt.Errorf("search: index %s: field %q has an empty part", s.Index, f.Name)
		case !slices.Contains(kinds[:], f.Kind):
			return fmt.Errorf("search: index %s: field %s has the unknown kind %q", s.Index, f.Name, f.Kind)
		case seen[f.Name]:
			return fmt.Errorf("search: index %s has field %s twice", s.Index, f.Name)
		}
		seen[f.Name] = true
	}
	for _, f := range s.Fields {
		for at, c := range f.Name {
			if c == '.' && seen[f.Name[:at]] {
				return fmt.Errorf("search: index %s: field %s cannot be both a value and the object of %s", s.Index, f.Name[:at], f.Name)
			}
		}
	}
	return nil
}

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
	return nil, smartmoney.BadInput("index", "index: there is no index %s; the closest: %s", smartmoney.Shown(name), closest(name, s.names))
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
