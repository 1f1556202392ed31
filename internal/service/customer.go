package service

import (
	"context"

	"smartmoney/internal/answer"
	"smartmoney/internal/auth"
	"smartmoney/internal/smartmoney"
)

// customer returns who asks, for a use case that is about their own account. Nobody is
// an UNAUTHENTICATED error, a key of no customer BAD_USER_INPUT, and a key of
// another scope than customer FORBIDDEN. What such a use case answers belongs to one
// customer, so the whole answer is marked as not to be kept for others.
func customer(ctx context.Context) (auth.Principal, error) {
	answer.From(ctx).NoStore()
	if who, ok := auth.From(ctx); ok && who.CustomerID == "" {
		return auth.Principal{}, smartmoney.BadInput("", "customer id is required")
	}
	return auth.Require(ctx, smartmoney.ScopeCustomer)
}
