package search

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
