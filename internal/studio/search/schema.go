package search

import (
	"fmt"
	"slices"
	"strings"
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
