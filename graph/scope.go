package graph

import (
	"context"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// operatorFields are the fields of Query that a key of scope operator may select, beside the schema
// itself. It acts for no customer, so every other field is refused before anything runs.
var operatorFields = []string{"sources", "sourceRejects", "chains", "customers", "customer", "serviceStatus", "settings", "excludedWallets"}

// checkScope refuses an operation that the caller's key must not run: a key of scope read runs no
// mutation, and a key of scope operator reads operatorFields only. Keys of scope customer are
// refused by the use cases of those fields.
func checkScope(ctx context.Context, op *graphql.OperationContext) error {
	who, ok := auth.From(ctx)
	if ok && who.Scope == smartmoney.ScopeRead && op.Operation.Operation == ast.Mutation {
		return smartmoney.Errorf(smartmoney.CodeForbidden, "a key of scope %s, or a token, runs queries and subscriptions, got a mutation: use a key of scope %s",
			smartmoney.ScopeRead, smartmoney.ScopeCustomer)
	}
	if !ok || who.Scope != smartmoney.ScopeOperator {
		return nil
	}
	if op.Operation.Operation != ast.Query {
		return smartmoney.Errorf(smartmoney.CodeForbidden, "a key of scope operator runs queries only, got a %s: use a key of scope customer", op.Operation.Operation)
	}
	for _, field := range graphql.CollectFields(op, op.Operation.SelectionSet, []string{"Query"}) {
		if !strings.HasPrefix(field.Name, "__") && !slices.Contains(operatorFields, field.Name) {
			return smartmoney.Errorf(smartmoney.CodeForbidden, "a key of scope operator reads %s only: %s needs a key of scope customer",
				strings.Join(operatorFields, " and "), field.Name)
		}
	}
	return nil
}
