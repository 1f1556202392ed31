package platform

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/go-json-experiment/json"

	"smartmoney/internal/search"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/vector"
)

// SearchAnswer is the answer of a search. Times are in ms: TookES is the evaluation, TookBackend
// everything.
type SearchAnswer struct {
	TotalHits   int          `json:"total_hits"`
	Hits        []search.Hit `json:"hits"`
	TookES      float64      `json:"took_es"`
	TookBackend float64      `json:"took_backend"`
	MaxScore    float64      `json:"max_score"`
}

// cheapCost is the cost (search.Index.Cost) up to which a search runs without waiting for a
// turn: well under a millisecond.
const cheapCost = 50_000

// cheapDocuments is the number of documents up to which Documents reads them without waiting for a turn.
const cheapDocuments = 100

// Search runs a search from its body in the form of interface 13.2.
func (s *Service) Search(ctx context.Context, kind search.QueryKind, body []byte) (*SearchAnswer, error) {
	began := time.Now()
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	query, err := search.ParseQuery(kind, body)
	if err != nil {
		return nil, err
	}
	t := turn{of: s, customerID: who.CustomerID}
	defer t.end()
	return s.run(ctx, &t, query, began)
}

// SearchMany runs the searches of a body {"searches": […]} one after another, from the first costly one on in one turn:
// many such requests would otherwise all begin, and none end in time. It returns the first error.
func (s *Service) SearchMany(ctx context.Context, body []byte) ([]*SearchAnswer, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	queries, err := search.ParseMulti(body)
	if err != nil {
		return nil, err
	}
	t := turn{of: s, customerID: who.CustomerID}
	defer t.end()
	answers := make([]*SearchAnswer, len(queries))
	for i, query := range queries {
		if answers[i], err = s.run(ctx, &t, query, time.Now()); err != nil {
			return nil, below("searches["+strconv.Itoa(i)+"]", err)
		}
	}
	return answers, nil
}

// run evaluates a query, in the turn if it is costly.
func (s *Service) run(ctx context.Context, t *turn, query *search.Query, began time.Time) (*SearchAnswer, error) {
	index, err := s.indexes.Index(ctx, t.customerID, query.Index)
	if err != nil {
		return nil, err
	}
	if query.Text != "" {
		query.Vector, err = s.embed.Embed(ctx, index.Schema().Index, query.Text)
		if err != nil {
			return nil, late(ctx, fmt.Errorf("embed the text of a search: %w", err))
		}
		if vector.Zero(query.Vector) {
			return &SearchAnswer{Hits: []search.Hit{}, TookBackend: milliseconds(time.Since(began))}, nil
		}
	}
	start := time.Now()
	if index.Cost(query) > cheapCost {
		if err := t.begin(ctx); err != nil {
			return nil, err
		}
	}
	result, err := index.Search(ctx, query, lookup(s.indexes, t.customerID))
	if err != nil {
		return nil, late(ctx, err)
	}
	answer := &SearchAnswer{
		TotalHits: result.Total, Hits: result.Hits, MaxScore: result.MaxScore,
		TookES: milliseconds(time.Since(start)), TookBackend: milliseconds(time.Since(began)),
	}
	if answer.Hits == nil {
		answer.Hits = []search.Hit{}
	}
	return answer, nil
}

// lookup returns the function by which a customer's searches read other documents.
func lookup(indexes Indexes, customerID string) search.Lookup {
	return func(ctx context.Context, index, id string) (search.Document, error) {
		document, _, err := indexes.Document(ctx, customerID, index, id)
		return document, err
	}
}

// Document is a document as responses show it.
type Document struct {
	Index  string         `json:"_index"`
	ID     string         `json:"_id"`
	Source map[string]any `json:"_source"`
}

// Document returns a document of an index. An unknown one is a NOT_FOUND error.
func (s *Service) Document(ctx context.Context, index, id string) (*Document, error) {
	who, ix, ctx, cancel, err := s.beginIn(ctx, index)
	if err != nil {
		return nil, err
	}
	defer cancel()
	document, ok, err := s.indexes.Document(ctx, who.CustomerID, index, id)
	if err != nil {
		return nil, err
	}
	if !ok {
		missing := smartmoney.Errorf(smartmoney.CodeNotFound, "index %s has no document %s", ix.Schema().Index, smartmoney.Shown(id))
		missing.Field = "id"
		return nil, missing
	}
	return &Document{Index: ix.Schema().Index, ID: document.ID, Source: document.Fields}, nil
}

// documentsBody is the body of Documents.
type documentsBody struct {
	Index   string   `json:"index"`
	IDs     []id     `json:"ids"`
	Include []string `json:"source_includes"`
}

// Documents returns the documents that a body {index, ids, source_includes?} names, by id, without
// those that the index lacks.
func (s *Service) Documents(ctx context.Context, body []byte) (map[string]*Document, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	var asked documentsBody
	if err := decode(body, &asked); err != nil {
		return nil, err
	}
	if len(asked.IDs) < 1 || len(asked.IDs) > search.MaxDocuments {
		return nil, smartmoney.BadInput("ids", "ids must have 1 to %d elements, got %d", search.MaxDocuments, len(asked.IDs))
	}
	ix, err := s.indexes.Index(ctx, who.CustomerID, asked.Index)
	if err != nil {
		return nil, err
	}
	read := func(context.Context) ([]search.Document, error) { return ix.Documents(texts(asked.IDs), asked.Include) }
	var found []search.Document
	if len(asked.IDs) <= cheapDocuments {
		found, err = read(ctx)
	} else {
		found, err = costly(ctx, s, who.CustomerID, read)
	}
	if err != nil {
		return nil, err
	}
	byID := make(map[string]*Document, len(found))
	for _, d := range found {
		byID[d.ID] = &Document{Index: ix.Schema().Index, ID: d.ID, Source: d.Fields}
	}
	return byID, nil
}

// FrequentValues returns the most frequent values of a field, at most size of them (1 to
// search.MaxValues), most frequent first.
func (s *Service) FrequentValues(ctx context.Context, index, field string, size int) ([]search.ValueCount, error) {
	who, ix, ctx, cancel, err := s.beginIn(ctx, index)
	if err != nil {
		return nil, err
	}
	defer cancel()
	if size < 1 || size > search.MaxValues {
		return nil, smartmoney.BadInput("size", "size must be between 1 and %d, got %d", search.MaxValues, size)
	}
	values, err := costly(ctx, s, who.CustomerID, func(ctx context.Context) ([]search.ValueCount, error) {
		return ix.FrequentValues(ctx, field, size)
	})
	if err == nil && values == nil {
		values = []search.ValueCount{}
	}
	return values, err
}

// Fields returns the fields of an index.
func (s *Service) Fields(ctx context.Context, index string) (*search.Schema, error) {
	_, ix, _, cancel, err := s.beginIn(ctx, index)
	if err != nil {
		return nil, err
	}
	defer cancel()
	schema := ix.Schema()
	return &schema, nil
}

// decode reads a body: one JSON object, in which names are unique. Unknown fields are ignored.
func decode(body []byte, into any) error {
	err := json.Unmarshal(body, into)
	if err == nil {
		return nil
	}
	return badJSON(err)
}
