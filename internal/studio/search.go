package studio

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
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

// cheapCost is the cost (search.Index.Cost) up to which a search runs without entering
// limits.Costly: about a fifth of a millisecond.
const cheapCost = 200_000

// cheapDocuments is the number of documents up to which Documents reads them without entering
// limits.Costly: likewise.
const cheapDocuments = 20

// Search runs a search.
func (s *Service) Search(ctx context.Context, query *search.Query) (*SearchAnswer, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	return s.run(ctx, who.CustomerID, query, time.Now())
}

// SearchMany runs the searches of a body {"searches": […]} one after another. It returns the first
// error.
func (s *Service) SearchMany(ctx context.Context, body []byte) ([]*SearchAnswer, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	queries, err := parsed(ctx, body, search.ParseMulti)
	if err != nil {
		return nil, err
	}
	answers := make([]*SearchAnswer, len(queries))
	for i, query := range queries {
		if answers[i], err = s.run(ctx, who.CustomerID, query, time.Now()); err != nil {
			return nil, below("searches["+strconv.Itoa(i)+"]", err)
		}
	}
	return answers, nil
}

// run evaluates a query, within limits.Costly if it is costly.
func (s *Service) run(ctx context.Context, customerID string, query *search.Query, began time.Time) (*SearchAnswer, error) {
	index, err := s.indexes.Index(ctx, customerID, query.Index)
	if err != nil {
		return nil, err
	}
	if query.Text != "" {
		query.Vector, err = s.embed.Embed(ctx, index.Schema().Index, query.Text)
		if err != nil {
			return nil, late(ctx, fmt.Errorf("embed the text of a search: %w", err))
		}
		if search.IsZero(query.Vector) {
			return &SearchAnswer{Hits: []search.Hit{}, TookBackend: milliseconds(time.Since(began))}, nil
		}
	}
	start := time.Now()
	result, err := costlyIf(ctx, index.Cost(query) > cheapCost, func(ctx context.Context) (*search.Result, error) {
		return index.Search(ctx, query, lookup(s.indexes, customerID))
	})
	if err != nil {
		return nil, err
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
	asked, err := parsed(ctx, body, decode[documentsBody])
	if err != nil {
		return nil, err
	}
	if len(asked.IDs) < 1 || len(asked.IDs) > search.MaxDocuments {
		return nil, smartmoney.BadInput("ids", "ids must have 1 to %d elements, got %d", search.MaxDocuments, len(asked.IDs))
	}
	ix, err := s.indexes.Index(ctx, who.CustomerID, asked.Index)
	if err != nil {
		return nil, err
	}
	found, err := costlyIf(ctx, len(asked.IDs) > cheapDocuments, func(context.Context) ([]search.Document, error) {
		return ix.Documents(texts(asked.IDs), asked.Include)
	})
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
	_, ix, ctx, cancel, err := s.beginIn(ctx, index)
	if err != nil {
		return nil, err
	}
	defer cancel()
	if size < 1 || size > search.MaxValues {
		return nil, smartmoney.BadInput("size", "size must be between 1 and %d, got %d", search.MaxValues, size)
	}
	values, err := costly(ctx, func(ctx context.Context) ([]search.ValueCount, error) {
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
func decode[T any](body []byte) (into T, err error) {
	if err := json.Unmarshal(body, &into); err != nil {
		return into, badJSON(err)
	}
	return into, nil
}
