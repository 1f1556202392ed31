package studio

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"

	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// searcher finds documents for feeds.
type searcher struct{ indexes Indexes }

var _ feed.Searcher = searcher{}

// NewSearcher returns the searcher of feeds over indexes.
func NewSearcher(indexes Indexes) feed.Searcher { return searcher{indexes} }

// indexOf returns the index that an item belongs to, by the form of its id.
func indexOf(itemID string) string {
	if strings.Contains(itemID, ":") {
		return feed.Tokens
	}
	return feed.Markets
}

// filterBody is the body of a search that a feed makes.
type filterBody struct {
	Index   string           `json:"index"`
	Size    int              `json:"size"`
	Include []jsontext.Value `json:"include,omitempty"`
	Exclude []jsontext.Value `json:"exclude,omitempty"`
	SortBy  *sortBy          `json:"sort_by,omitempty"`
	OnlyIDs bool             `json:"only_ids"`
}

type sortBy struct {
	Field string `json:"field"`
	Order string `json:"order"`
}

// query returns the query of filters on an index. narrow, unless nil, adds filters to those.
func (f *filterBody) query(filters []byte, narrow func(*filterBody)) (*search.Query, error) {
	if len(filters) > 0 {
		if err := json.Unmarshal(filters, f); err != nil {
			return nil, below("filters", badJSON(err))
		}
	}
	if narrow != nil {
		narrow(f)
	}
	text, err := json.Marshal(f)
	if err != nil {
		return nil, err
	}
	return search.ParseQuery(search.FilterAndSort, text)
}

// CheckFilters returns an error if filters do not fit an index. It runs them: only the index
// knows which fields take which filters.
func (s searcher) CheckFilters(ctx context.Context, index string, filters json.RawMessage) error {
	query, err := (&filterBody{Index: index, Size: 1, OnlyIDs: true}).query(filters, nil)
	if err != nil {
		return err
	}
	_, err = s.ids(ctx, "", index, query)
	return err
}

// volumeField returns the field with the volume of the last 24 hours of an index's items, USD.
func volumeField(index string) string {
	if feed.IndexName(index) == feed.Tokens {
		return "volume_usd_24h"
	}
	return "volume_24hr"
}

// Candidates returns the open items of an index that pass the filters, busiest first.
func (s searcher) Candidates(ctx context.Context, customerID, index string, filters json.RawMessage, n int) ([]string, error) {
	body := &filterBody{Index: index, Size: min(n, search.MaxSize), OnlyIDs: true, SortBy: &sortBy{volumeField(index), "desc"}}
	query, err := body.query(filters, func(b *filterBody) {
		if feed.IndexName(index) == feed.Markets {
			b.Exclude = append(b.Exclude, jsontext.Value(`{"filter":"term","field":"closed","value":true}`))
		}
	})
	if err != nil {
		return nil, err
	}
	return s.ids(ctx, customerID, index, query)
}

// Pass returns those of ids that pass the filters, in their order.
func (s searcher) Pass(ctx context.Context, customerID, index string, filters json.RawMessage, ids []string) ([]string, error) {
	if len(ids) == 0 || len(filters) == 0 {
		return ids, nil
	}
	among, err := json.Marshal(map[string]any{"filter": "terms", "field": "item_id", "value": ids})
	if err != nil {
		return nil, err
	}
	body := &filterBody{Index: index, Size: min(len(ids), search.MaxSize), OnlyIDs: true}
	query, err := body.query(filters, func(b *filterBody) { b.Include = append(b.Include, among) })
	if err != nil {
		return nil, err
	}
	passed, err := s.ids(ctx, customerID, index, query)
	if err != nil {
		return nil, err
	}
	set := make(map[string]bool, len(passed))
	for _, id := range passed {
		set[id] = true
	}
	kept := make([]string, 0, len(passed))
	for _, id := range ids {
		if set[id] {
			kept = append(kept, id)
		}
	}
	return kept, nil
}

func (s searcher) ids(ctx context.Context, customerID, index string, query *search.Query) ([]string, error) {
	ix, err := s.indexes.Index(ctx, customerID, index)
	if err != nil {
		return nil, err
	}
	result, err := ix.Search(ctx, query, lookup(s.indexes, customerID))
	if err != nil {
		return nil, err
	}
	found := make([]string, len(result.Hits))
	for i := range result.Hits {
		found[i] = result.Hits[i].ID
	}
	return found, nil
}

// Documents returns the fields of documents by id, without those that the index lacks.
func (s searcher) Documents(ctx context.Context, customerID, index string, ids []string) (map[string]map[string]any, error) {
	ix, err := s.indexes.Index(ctx, customerID, index)
	if err != nil {
		return nil, err
	}
	all := make(map[string]map[string]any, len(ids))
	for some := range slices.Chunk(ids, search.MaxDocuments) {
		found, err := ix.Documents(some, nil)
		if err != nil {
			return nil, err
		}
		for _, d := range found {
			all[d.ID] = d.Fields
		}
	}
	return all, nil
}
