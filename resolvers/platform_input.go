package resolvers

import (
	"encoding/json"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/graph/model"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// MaxGraphQLPage is the largest page of the other services over GraphQL.
const MaxGraphQLPage = 200

// pageSize returns the argument first within its bounds.
func pageSize(first *int, fallback int) (int, error) {
	n := orElse(first, fallback)
	if n < 1 || n > MaxGraphQLPage {
		return 0, smartmoney.BadInput("first", "first must be between 1 and %d, got %d", MaxGraphQLPage, n)
	}
	return n, nil
}

func searchFilters(filters []*model.SearchFilter) (search.List[search.RequestFilter], error) {
	all := make([]search.RequestFilter, len(filters))
	for i, f := range filters {
		value, err := encode(f.Value.Value())
		if err != nil {
			return search.List[search.RequestFilter]{}, err
		}
		all[i] = search.RequestFilter{
			Filter: strings.ToLower(string(f.Filter)), Field: f.Field, Value: jsontext.Value(value), Operator: orElse(f.Operator.Value(), ""),
			Boost: f.Boost.Value(), DateFrom: f.DateFrom.Value(), DateTo: f.DateTo.Value(),
			LookupIndex: orElse(f.LookupIndex.Value(), ""), Path: orElse(f.Path.Value(), ""), Group: orElse(f.Group.Value(), ""),
			MinBoost: f.MinBoost.Value(), MaxBoost: f.MaxBoost.Value(),
		}
		if n := f.N.Value(); n != nil {
			all[i].N = new(float64(*n))
		}
	}
	return search.ListOf(all), nil
}

func searchQuery(r search.Request, include, exclude, boost []*model.SearchFilter) (*search.Query, error) {
	var err error
	if r.Include, err = searchFilters(include); err != nil {
		return nil, err
	}
	if r.Exclude, err = searchFilters(exclude); err != nil {
		return nil, err
	}
	if r.Boost, err = searchFilters(boost); err != nil {
		return nil, err
	}
	return r.Query(r.Kind())
}

// feedChange returns the change of a feed. It returns BAD_USER_INPUT for a null field that a feed
// always has.
func feedChange(in *model.UpdateFeedConfigInput) (feed.Change, error) {
	p := &fieldReader{}
	c := feed.Change{
		Name: one(p, "name", in.Name), Description: cleared(in.Description), Endpoint: one(p, "endpoint", in.Endpoint),
		Status: one(p, "status", in.Status), Visibility: one(p, "visibility", in.Visibility),
	}
	var err error
	if recipe := one(p, "config", in.Config); recipe != nil {
		if c.Config, err = recipeChange(recipe); err != nil {
			return c, err
		}
		one(p, "config.candidate_source", recipe.CandidateSource)
		one(p, "config.candidate_source_type", recipe.CandidateSourceType)
	}
	return c, smartmoney.BadInputs(p.problems)
}

func recipeChange(in *model.FeedRecipeInput) (c feed.RecipeChange, err error) {
	c = feed.RecipeChange{CandidateSource: in.CandidateSource.Value(), CandidateSourceType: in.CandidateSourceType.Value(), Index: cleared(in.Index)}
	for _, f := range []struct {
		from graphql.Omittable[any]
		to   **json.RawMessage
	}{{in.Filters, &c.Filters}, {in.Scoring, &c.Scoring}, {in.Ranking, &c.Ranking}} {
		value, given := f.from.ValueOK()
		if !given {
			continue
		}
		encoded, err := encode(value)
		if err != nil {
			return c, err
		}
		*f.to = &encoded
	}
	return c, nil
}

// cleared returns the text of a field, "" for null, and nil if it is left out.
func cleared(field graphql.Omittable[*string]) *string {
	value, given := field.ValueOK()
	if !given {
		return nil
	}
	return new(orElse(value, ""))
}

// encode returns a value of the scalar JSON as it is stored, nil for null.
func encode(value any) (json.RawMessage, error) {
	if value == nil {
		return nil, nil
	}
	encoded, err := json.Marshal(value)
	if err != nil {
		return nil, smartmoney.BadInput("", "a value cannot be written as JSON")
	}
	return encoded, nil
}

// raw returns stored JSON as a value of the scalar JSON, nil for none.
func raw(text json.RawMessage) any {
	if text == nil {
		return nil
	}
	var value any
	if err := json.Unmarshal(text, &value); err != nil {
		return nil // it was checked when it was stored
	}
	return value
}

// object returns fields as a value of the scalar JSON, nil for none.
func object(fields map[string]any) any {
	if fields == nil {
		return nil
	}
	return fields
}
