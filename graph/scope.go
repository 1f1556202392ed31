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

// operatorFields are the fields that a key of scope operator may select, beside the schema itself.
// It acts for no customer, so every other field is refused before anything runs.
var operatorFields = map[ast.Operation][]string{
	ast.Query: {"sources", "sourceRejects", "chains", "customers", "customer", "operatorKeys", "serviceStatus", "settings", "excludedWallets"},
	ast.Mutation: {
		"createCustomer", "renameCustomer", "suspendCustomer", "resumeCustomer", "setCustomerLimits", "deleteCustomer", "createKey", "rotateKey", "revokeKey",
	},
}

// checkScope refuses an operation that the caller's key must not run: a key of scope read runs no
// mutation, and a key of scope operator selects operatorFields only. Keys of scope customer are
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
	fields, root := operatorFields[op.Operation.Operation], "Query"
	switch op.Operation.Operation {
	case ast.Subscription:
		return smartmoney.Errorf(smartmoney.CodeForbidden, "a key of scope operator runs queries and mutations only, got a subscription: use a key of scope customer")
	case ast.Mutation:
		root = "Mutation"
	}
	for _, field := range graphql.CollectFields(op, op.Operation.SelectionSet, []string{root}) {
		if !strings.HasPrefix(field.Name, "__") && field.Name != "_service" && !slices.Contains(fields, field.Name) {
			return smartmoney.Errorf(smartmoney.CodeForbidden, "a key of scope operator selects %s only: %s needs a key of scope customer",
				strings.Join(fields, " and "), field.Name)
		}
	}
	return nil
}
