package graph

import (
	"errors"
	"fmt"
	"net/http"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"

	"github.com/smartmoneyhq/smartmoney/graph/gen"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// SDL returns the text of schema.graphql.
func SDL() string {
	return Schema().Query.Position.Src.Input
}

// Schema returns the schema, for readers only.
func Schema() *ast.Schema { return gen.NewExecutableSchema(gen.Config{}).Schema() }

// newSchema binds the resolvers to the schema. It removes @defer, because no transport here
// can deliver incremental results.
func newSchema(resolver *resolvers.Resolver) (graphql.ExecutableSchema, error) {
	schema, err := gqlparser.LoadSchema(&ast.Source{Name: "schema.graphql", Input: SDL()})
	if err != nil {
		return nil, fmt.Errorf("load the schema: %w", err)
	}
	delete(schema.Directives, "defer")
	return gen.NewExecutableSchema(gen.Config{Schema: schema, Resolvers: resolver}), nil
}

// maxSuggesting is the length of a document, in bytes, up to which messages suggest names for
// mistyped ones. A suggestion takes as many steps as the name has characters, for each character of
// the names that it is compared with: of types there are thousands.
const maxSuggesting = 2048

// withoutSuggestions makes an executor validate with messages that suggest nothing.
func withoutSuggestions(exec *executor.Executor) {
	exec.SetDisableSuggestion(true) // for fields and selections
	exec.SetDefaultRulesFn(func() *rules.Rules {
		r := validationRules()
		r.ReplaceRule(rules.KnownTypeNamesRule.Name, rules.KnownTypeNamesRuleWithoutSuggestions.RuleFunc)
		r.ReplaceRule(rules.KnownArgumentNamesRule.Name, rules.KnownArgumentNamesRuleWithoutSuggestions.RuleFunc)
		r.ReplaceRule(rules.ValuesOfCorrectTypeRule.Name, rules.ValuesOfCorrectTypeRuleWithoutSuggestions.RuleFunc)
		return r
	})
}

// validationRules returns the default rules and scalarLiterals. Their messages suggest names,
// because the schema is public.
func validationRules() *rules.Rules {
	r := rules.NewDefaultRules()
	r.AddRule(scalarLiterals.Name, scalarLiterals.RuleFunc)
	return r
}

// CheckDocument returns an error if a document does not fit the schema.
func CheckDocument(text string) error {
	schema := gen.NewExecutableSchema(gen.Config{}).Schema()
	document, errs := gqlparser.LoadQueryWithRules(schema, text, validationRules())
	switch {
	case len(errs) > 0:
		return errs[0]
	case len(document.Operations) == 0:
		return errors.New("it has no operation")
	}
	return nil
}

// SDLHandler serves the schema as text, without authentication and with an ETag.
func SDLHandler() http.Handler {
	return httpapi.Static("text/plain; charset=utf-8", []byte(SDL()))
}
