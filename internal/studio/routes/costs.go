package routes

import (
	"strconv"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// What requests cost, in the units of GraphQL's cost: as much as the same query there
// (graph/cost.go). A list costs something itself, and for each element that the caller allows. What
// GraphQL does not have, features, scores, ranking and stories, costs as much as a feed, of which
// each is a part, and more with many items.
const (
	ownSearchCost = 501
	hitCost       = 46
	bareHitCost   = 5 // of a hit without its document
	ownValuesCost = 501
	valueCost     = 2
	documentCost  = 64
	ownFeedCost   = 1001
	itemCost      = 9
	metadataCost  = 41   // of an item
	computeCost   = 1000 // at least
	featuresCost  = 40   // of an item
	scoreCost     = 1    // of an item
	rankCost      = 10   // of an item
	rankBytes     = 128  // of the body of a ranking, which cost 1
	configCost    = 67
	configsCost   = 851
	changeCost    = 118
	deleteCost    = 102
)

// charge counts the cost of a request for the limits of its caller. It returns RATE_LIMITED. A body
// is read for its cost only where there is a limit.
func (h *Handler) charge(who auth.Principal, o *operation, at *request) error {
	if !h.opts.Limits.LimitsCost(who) {
		return nil
	}
	return h.opts.Limits.Take(at.Context(), limits.Cost, float64(o.cost(at)))
}

// always is the cost of an operation that always costs the same.
func always(cost int) func(*request) int { return func(*request) int { return cost } }

// listed returns the number of elements of a list, most at most. A number out of its bounds, or
// none, is refused later.
func listed(n *float64, fallback, most int) int {
	if n == nil {
		return fallback
	}
	return int(min(max(*n, 1), float64(most)))
}

// searchPrice is what decides how much a search costs.
type searchPrice struct {
	Size    *float64 `json:"size"`
	OnlyIDs bool     `json:"only_ids"`
}

func (s *searchPrice) cost() int {
	element := hitCost
	if s.OnlyIDs {
		element = bareHitCost
	}
	return ownSearchCost + element*listed(s.Size, search.DefaultSize, search.MaxSize)
}

// searchCost returns the cost of one search. A body that cannot be read costs what was read of it:
// it is refused later.
func (r *request) searchCost() int {
	var s searchPrice
	_ = json.Unmarshal(r.body, &s)
	return s.cost()
}

func (r *request) searchesCost() int {
	var body struct {
		Searches searchesPrice `json:"searches"`
	}
	_ = json.Unmarshal(r.body, &body)
	return max(body.Searches.cost, 1)
}

// searchesPrice is what the searches of a body cost together. It holds none of them: a body may
// have very many, of which those beyond MaxSearches, with which it is refused later, cost nothing.
type searchesPrice struct{ cost, searches int }

var _ json.UnmarshalerFrom = (*searchesPrice)(nil)

// UnmarshalJSONFrom adds up an array of searches.
func (sp *searchesPrice) UnmarshalJSONFrom(dec *jsontext.Decoder) error {
	return eachElement(dec, func() error {
		var s searchPrice
		err := json.UnmarshalDecode(dec, &s)
		if sp.searches++; sp.searches <= search.MaxMulti {
			sp.cost += s.cost()
		}
		return err
	})
}

// documentsCost returns the cost of the documents that a body names.
func (r *request) documentsCost() int {
	var body struct {
		IDs length `json:"ids"`
	}
	_ = json.Unmarshal(r.body, &body)
	return documentCost * min(max(int(body.IDs), 1), search.MaxDocuments)
}

// itemsCost returns a function of the cost of requests that compute over items.
func itemsCost(item int) func(*request) int {
	return func(r *request) int { return max(computeCost, item*r.items()) }
}

// rankingCost returns the cost of a ranking, whose items may have many values.
func (r *request) rankingCost() int {
	return max(computeCost, rankCost*r.items()+len(r.body)/rankBytes)
}

// items returns the number of items in a body.
func (r *request) items() int {
	var body struct {
		Items length `json:"items"`
		IDs   length `json:"item_ids"`
	}
	_ = json.Unmarshal(r.body, &body)
	return int(max(body.Items, body.IDs))
}

// length is the length of an array.
type length int

var _ json.UnmarshalerFrom = (*length)(nil)

// UnmarshalJSONFrom counts the elements of an array.
func (l *length) UnmarshalJSONFrom(dec *jsontext.Decoder) error {
	return eachElement(dec, func() error {
		*l++
		return dec.SkipValue()
	})
}

// eachElement calls read, which reads one value, for each element of an array. It skips what is no
// array.
func eachElement(dec *jsontext.Decoder, read func() error) error {
	if dec.PeekKind() != '[' {
		return dec.SkipValue()
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	for dec.PeekKind() != ']' {
		if err := read(); err != nil {
			return err
		}
	}
	_, err := dec.ReadToken()
	return err
}

// valuesCost returns the cost of the frequent values of a field.
func (r *request) valuesCost() int {
	n := defaultValues
	if size, err := strconv.Atoi(r.query.Get("size")); err == nil {
		n = min(max(size, 1), search.MaxValues)
	}
	return ownValuesCost + valueCost*n
}

func (r *request) feedCost() int {
	var body struct {
		TopK     *float64 `json:"top_k"`
		Metadata bool     `json:"return_metadata"`
	}
	_ = json.Unmarshal(r.body, &body)
	element := itemCost
	if body.Metadata {
		element += metadataCost
	}
	return ownFeedCost + element*listed(body.TopK, feed.DefaultTopK, feed.MaxTopK)
}
