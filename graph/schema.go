package graph

import (
	"errors"
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

//go:generate sh -c "cd .. && go tool gqlgen generate"

// generated returns the schema of everything that the generated code resolves: schema.graphql, and what
// a gateway of federated graphs asks for.
func generated() *ast.Schema { return gen.NewExecutableSchema(gen.Config{}).Schema() }

// SDL returns the text of schema.graphql.
func SDL() string { return generated().Query.Position.Src.Input }

// Schema returns the schema of schema.graphql.
func Schema() *ast.Schema { return gqlparser.MustLoadSchema(generated().Query.Position.Src) }

// federated returns the schema with what a gateway of federated graphs asks for.
func federated() *ast.Schema {
	all := generated()
	keys, directives, entities := all.Types["Wallet"].Directives.ForName("key"), all.Directives["key"], all.Types["_Entity"]
	schema := gqlparser.MustLoadSchema(all.Query.Position.Src, keys.Position.Src, directives.Position.Src, entities.Position.Src)
	// The types from which the generator makes the resolvers of entities are out of reach.
	for _, resolver := range schema.Types["Entity"].Fields {
		delete(schema.Types, resolver.Arguments[0].Type.Name())
	}
	delete(schema.Types, "Entity")
	return schema
}

// newSchema binds the resolvers to the schema, or to the federated one. It removes @defer, because no
// transport here can deliver incremental results.
func newSchema(resolver *resolvers.Resolver, federation bool) graphql.ExecutableSchema {
	load := Schema
	if federation {
		load = federated
	}
	schema := load()
	delete(schema.Directives, "defer")
	return gen.NewExecutableSchema(gen.Config{Schema: schema, Resolvers: resolver})
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

// CheckDocument returns an error if a document does not fit the schema, or the federated one.
func CheckDocument(text string) error {
	document, errs := gqlparser.LoadQueryWithRules(generated(), text, validationRules())
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
