package routes

import (
	"errors"
	"strconv"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// result is the form of most answers.
type result struct {
	Result any `json:"result"`
}

// largeBody is the size of bodies, in bytes, above which they are read within limits.Costly.
const largeBody = 16 << 10

// parsed reads the body of a request.
func parsed[T any](r *request, parse func([]byte) (T, error)) (into T, err error) {
	if len(r.body) > largeBody {
		done, err := limits.Enter(r.Context(), limits.Costly)
		if err != nil {
			return into, err
		}
		defer done()
	}
	return parse(r.body)
}

func (r *request) search(kind search.QueryKind) (any, error) {
	query, err := parsed(r, func(body []byte) (*search.Query, error) { return search.ParseQuery(kind, body) })
	if err != nil {
		return nil, err
	}
	answer, err := r.platform.Search(r.Context(), query)
	return result{answer}, err
}

func (r *request) filterAndSort() (any, error) { return r.search(search.FilterAndSort) }
func (r *request) boost() (any, error)         { return r.search(search.Boost) }
func (r *request) semantic() (any, error)      { return r.search(search.Semantic) }

// searchMany runs several searches.
func (r *request) searchMany() (any, error) {
	answers, err := r.platform.SearchMany(r.Context(), r.body)
	responses := make([]result, len(answers))
	for i := range answers {
		responses[i].Result = answers[i]
	}
	return struct {
		Responses []result `json:"responses"`
	}{responses}, err
}

// documents returns several documents by id.
func (r *request) documents() (any, error) {
	byID, err := r.platform.Documents(r.Context(), r.body)
	return struct {
		ByID map[string]*studio.Document `json:"by_id"`
	}{byID}, err
}

func (r *request) document() (any, error) {
	return r.platform.Document(r.Context(), r.params[0], r.params[1])
}

// defaultValues is the number of frequent values if the caller sets none.
const defaultValues = 25

func (r *request) frequentValues() (any, error) {
	size := defaultValues
	if given := r.query.Get("size"); given != "" {
		n, err := strconv.Atoi(given)
		if errors.Is(err, strconv.ErrRange) {
			return nil, smartmoney.BadInput("size", "size must be a whole number of at most %d bits, got %s", strconv.IntSize, smartmoney.Shown(given))
		}
		if err != nil {
			return nil, smartmoney.BadInput("size", "size must be a whole number, got %s", smartmoney.Shown(given))
		}
		size = n
	}
	return r.platform.FrequentValues(r.Context(), r.params[0], r.params[1], size)
}

// fields returns what an index holds.
func (r *request) fields() (any, error) {
	index := r.query.Get("index")
	if index == "" {
		return nil, smartmoney.BadInput("index", "index is required: name it in the query string, such as ?index=polymarket-items")
	}
	return r.platform.Fields(r.Context(), index)
}

func (r *request) features() (any, error) {
	answer, err := r.platform.Features(r.Context(), r.body)
	return result{answer}, err
}

// score scores items by a model. With format=ids it returns the ids alone, as an older version
// did.
func (r *request) score() (any, error) {
	format := r.query.Get("format")
	if format != "" && format != "ids" {
		return nil, smartmoney.BadInput("format", "format must be ids or left out, got %s", smartmoney.Shown(format))
	}
	scores, err := r.platform.Score(r.Context(), r.params[0], r.body)
	if err != nil {
		return nil, err
	}
	if format == "ids" {
		ids := make([]string, len(scores.Items))
		for i := range scores.Items {
			ids[i] = scores.Items[i].ID
		}
		return ids, nil
	}
	return struct {
		Result []studio.ScoredItem `json:"result"`
		Model  string              `json:"model"`
	}{scores.Items, scores.Model}, nil
}

// rank orders items.
func (r *request) rank() (any, error) {
	items, err := r.platform.Rank(r.Context(), r.body)
	return result{struct {
		Items []feed.Ranked `json:"items"`
	}{items}}, err
}

// stories writes stories. They stand in the answer twice, since clients read either.
func (r *request) stories() (any, error) {
	type list struct {
		Stories []feed.Story `json:"stories"`
	}
	told, err := r.platform.Stories(r.Context(), r.body)
	return struct {
		list
		Result list `json:"result"`
	}{list{told}, list{told}}, err
}
