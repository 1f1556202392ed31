package resolvers

import (
	"encoding/json"
	"errors"
	"regexp"
	"strings"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/graph/model"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// body is a JSON object as the use cases of the other services take it. GraphQL's inputs are
// written as the bodies of REST, so that both are checked by the same code.
type body map[string]any

// set adds a field unless its value is nil.
func set[T any](b body, name string, value *T) {
	if value != nil {
		b[name] = *value
	}
}

// setGiven adds a field of an input unless it was left out; null stays null.
func setGiven[T any](b body, name string, field graphql.Omittable[T]) {
	if value, given := field.ValueOK(); given {
		b[name] = value
	}
}

// text encodes the body.
func (b body) text() ([]byte, error) {
	text, err := json.Marshal(b)
	if err != nil {
		return nil, smartmoney.BadInput("", "a value cannot be written as JSON")
	}
	return text, nil
}

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

// filterBodies returns filters as REST has them.
func filterBodies(filters []*model.SearchFilter) []body {
	list := make([]body, len(filters))
	for i, f := range filters {
		b := body{"filter": strings.ToLower(string(f.Filter)), "field": f.Field}
		for name, field := range map[string]graphql.Omittable[*string]{
			"operator": f.Operator, "date_from": f.DateFrom, "date_to": f.DateTo,
			"lookup_index": f.LookupIndex, "path": f.Path, "group": f.Group,
		} {
			set(b, name, field.Value())
		}
		for name, field := range map[string]graphql.Omittable[*float64]{
			"boost": f.Boost, "min_boost": f.MinBoost, "max_boost": f.MaxBoost,
		} {
			set(b, name, field.Value())
		}
		set(b, "n", f.N.Value())
		if value := f.Value.Value(); value != nil {
			b["value"] = value
		}
		list[i] = b
	}
	return list
}

// searchKind returns the kind of search that arguments ask for.
func searchKind(text *string, vector []float64, boost []*model.SearchFilter) SearchKind {
	switch {
	case orElse(text, "") != "" || len(vector) > 0:
		return Semantic
	case len(boost) > 0:
		return Boost
	default:
		return FilterAndSort
	}
}

// feedBody returns the body of a change of a feed.
func feedBody(in *model.UpdateFeedConfigInput) body {
	b := body{}
	setGiven(b, "name", in.Name)
	setGiven(b, "description", in.Description)
	setGiven(b, "endpoint", in.Endpoint)
	setGiven(b, "status", in.Status)
	setGiven(b, "visibility", in.Visibility)
	switch recipe, given := in.Config.ValueOK(); {
	case recipe != nil:
		b["config"] = recipeBody(recipe)
	case given:
		b["config"] = nil // which is refused
	}
	return b
}

func recipeBody(in *model.FeedRecipeInput) body {
	b := body{}
	setGiven(b, "candidate_source", in.CandidateSource)
	setGiven(b, "candidate_source_type", in.CandidateSourceType)
	setGiven(b, "index", in.Index)
	setGiven(b, "filters", in.Filters)
	setGiven(b, "scoring", in.Scoring)
	setGiven(b, "ranking", in.Ranking)
	return b
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

var (
	snake = regexp.MustCompile(`_[a-z]`)
	// restNames matches quoted parts, and the names of REST that the schema spells differently and
	// no field of an index has.
	restNames = regexp.MustCompile(`"[^"]*"|\b(?:size|top_k|select_fields|only_ids|include_vector|sort_by|date_from|date_to|lookup_index|min_boost|max_boost|` +
		`feed_id|config_id|impression_count|return_metadata|candidate_source|candidate_source_type)\b`)
	// inJSON matches the place of a value within an argument of the scalar JSON, whose fields have
	// the same names in both interfaces.
	inJSON = regexp.MustCompile(`^(?:(?:config\.)?(?:filters|scoring|ranking)|(?:include|exclude|boost)\[\d+\]\.value)\b`)
)

// schemaName returns the schema's name of a field of REST.
func schemaName(field string) string {
	switch field {
	case "size", "top_k":
		return "first"
	case "select_fields":
		return "select"
	case "return_metadata":
		return "metadata"
	}
	return snake.ReplaceAllStringFunc(field, func(s string) string { return strings.ToUpper(s[1:]) })
}

// NamedError is an error whose message has the schema's names already; words in it that look
// like values of enums are names of an index's fields.
type NamedError struct{ err *smartmoney.Error }

// Error implements error.
func (n *NamedError) Error() string { return n.err.Error() }

// Unwrap returns the error itself.
func (n *NamedError) Unwrap() error { return n.err }

// inSchema returns an error of the other services with the names that the schema has. Quoted parts
// are the caller's text and stay unchanged.
func inSchema(err error) error {
	bad, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || bad.Code != smartmoney.CodeBadInput && bad.Code != smartmoney.CodeNotFound {
		return err
	}
	if inJSON.MatchString(bad.Field) {
		return &NamedError{bad}
	}
	named := bad.Renamed(schemaName)
	named.Message = restNames.ReplaceAllStringFunc(named.Message, func(word string) string {
		if word[0] == '"' {
			return word
		}
		return schemaName(word)
	})
	return &NamedError{named}
}
