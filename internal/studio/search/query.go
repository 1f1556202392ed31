package search

import (
	"context"
	"time"
)

// QueryKind is one of the three searches.
type QueryKind string

// The kinds of queries, as the paths of the Studio service name them.
const (
	FilterAndSort QueryKind = "filter_and_sort"
	Boost         QueryKind = "boost"
	Semantic      QueryKind = "semantic"
)

// Query is a search request that is well-formed. ParseQuery makes it; whether its fields
// exist and take its filters is checked by Search, which knows the index.
//
// The order of hits is that of SortField if it is set, documents without it last; then the
// score, highest first; then the id.
type Query struct {
	Kind  QueryKind
	Index string // as in the request: a name or an alias
	Size  int    // 1 to MaxSize

	Include, Exclude []Filter // all must hold; none may
	Boosts           []Filter // each adds its Boost to the score of a document that matches

	SortField  string // "" for none
	Descending bool

	// Of a semantic query either Text or Vector is set. A caller that gets Text sets Vector
	// to its embedding before it calls Search. The score is the cosine.
	Text   string
	Vector []float32 // VectorSize finite numbers, not all 0, of any length

	OnlyIDs       bool
	Select        []string // fields of Source; nil for all
	IncludeVector bool
}

// Filter is one condition of a query.
type Filter struct {
	Kind  string // term, terms, numeric, …
	Field string
	Boost float64 // what a match adds to the score, of filters in Query.Boosts

	at       string // its place in the request, as "include[2]"
	terms    []term
	operator string // of numeric
	number   float64
	from, to dateBound // of date
	texts    []string  // of match

	lookupIndex, lookupID string // of terms_lookup and group_boost
	lookupPath            string // of terms_lookup: the field; of group_boost: the group
	minBoost, maxBoost    float64
	n                     int
}

// dateBound is an end of a date filter: a time, or a number of days before the present.
type dateBound struct {
	set     bool
	at      time.Time
	daysAgo int // if relative
	// relative is whether daysAgo counts.
	relative bool
}

// Lookup returns the document that terms_lookup and group_boost read. An unknown index is
// an error (Set.Lookup), an unknown document is not: it has no fields.
type Lookup func(ctx context.Context, index, id string) (Document, error)
