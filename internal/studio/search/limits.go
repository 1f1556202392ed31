package search

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
