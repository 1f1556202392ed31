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

// Document is what an index holds under an id. Fields maps names to values, or to
// map[string]any with fields of dotted names. A value is of the field's kind: string,
// []string, float64, []float64, time.Time or bool; nil and empty lists are absent. Numbers
// are finite.
type Document struct {
	ID     string
	Fields map[string]any
}

// Hit is a document found. Source is nil if the query wants ids only, and Vector is set
// only if it wants vectors: VectorSize numbers of unit length.
type Hit struct {
	Index  string         `json:"_index"`
	ID     string         `json:"_id"`
	Score  float64        `json:"_score"`
	Source map[string]any `json:"_source,omitempty"`
	Vector []float32      `json:"_vector,omitempty"`
}

// Result is the answer of a query. Total counts all documents that match, Hits holds the
// first Size of them. MaxScore is the largest score of Hits, 0 if there are none.
type Result struct {
	Total    int     `json:"total_hits"`
	Hits     []Hit   `json:"hits"`
	MaxScore float64 `json:"max_score"`
}

// ValueCount is a value of a field and the number of documents that have it. ID is a
// string, float64, bool or, for a date, its RFC 3339 text.
type ValueCount struct {
	ID    any `json:"id"`
	Count int `json:"count"`
}

// What a request may ask for.
const (
	MaxBody      = 2 << 20 // bytes of a request's body
	MaxMultiBody = 4 << 20 // bytes of the body of a ParseMulti
	MaxSize      = 10_000  // hits of a query
	DefaultSize  = 100     // hits of a query that does not say
	MaxFilters   = 256     // filters of a query, in include, exclude and boost together
	// filters of include, exclude or boost, a group_boost counted once per value
	MaxConditions = 1024
	MaxTerms      = 10_000 // values of all term and terms filters of a query
	MaxSelect     = 256    // names in select_fields
	MaxDepth      = 8      // parts of a dotted field path
	MaxPath       = 128    // bytes of a field path
	MaxTermBytes  = 4096   // bytes of a term
	MaxMatchTexts = 64     // texts of a match filter
	MaxMatchBytes = 4096   // bytes of all texts of all match filters of a query
	MaxText       = 8192   // bytes of the text of a semantic query
	MinText       = 5      // characters of the text of a semantic query
	MaxBoost      = 1e6    // the largest boost, up or down
	MaxGroup      = 99     // n of a group_boost
	MaxDaysAgo    = 36_500 // N of days_ago:N
	MaxValues     = 10_000 // values of FrequentValues
	MaxMulti      = 16     // searches of one ParseMulti
	MaxDocuments  = 1000   // ids of one Documents call
	VectorSize    = 768    // numbers of a vector on the wire
	// MaxCost bounds what a query reads: about one unit per document and filter.
	MaxCost = 1 << 29
)

// What a document may hold. A document beyond these is refused by Upsert and Merge.
const (
	MaxIDBytes    = 256     // bytes of an id
	MaxValueBytes = 32_768  // bytes of a text
	MaxList       = 256     // elements of a list
	MaxFields     = 256     // fields of a schema
	MaxRows       = 1 << 27 // documents of an index
)
