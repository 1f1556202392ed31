package service

import (
	"context"

	"smartmoney/internal/answer"
	"smartmoney/internal/auth"
	"smartmoney/internal/smartmoney"
)

// customer returns the caller for a use case about the caller's own data. It returns
// UNAUTHENTICATED without a caller, BAD_USER_INPUT for a key without a customer and
// FORBIDDEN for a key without scope customer. It marks the whole response no-store, since
// the response belongs to one customer.
func customer(ctx context.Context) (auth.Principal, error) {
	answer.From(ctx).NoStore()
	if principal, ok := auth.From(ctx); ok && principal.CustomerID == "" {
		return auth.Principal{}, smartmoney.BadInput("", "customer id is required")
	}
	return auth.Require(ctx, smartmoney.ScopeCustomer)
}
