package auth_test

import (
	"context"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestRequire(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	if _, ok := auth.From(ctx); ok {
		t.Error("an empty context has a principal")
	}
	if _, err := auth.Require(ctx, smartmoney.ScopeCustomer); smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated {
		t.Errorf("without a principal: %v", err)
	}
	want := auth.Principal{KeyID: "k", CustomerID: "c", Scope: smartmoney.ScopeIngest}
	ctx = auth.WithPrincipal(ctx, want)
	if got, ok := auth.From(ctx); !ok || got != want {
		t.Errorf("principal = %v, %v", got, ok)
	}
	if got, err := auth.Require(ctx, smartmoney.ScopeIngest); err != nil || got != want {
		t.Errorf("with the scope: %v, %v", got, err)
	}
	_, err := auth.Require(ctx, smartmoney.ScopeCustomer)
	if smartmoney.CodeOf(err) != smartmoney.CodeForbidden ||
		err.Error() != "this request needs a key of scope customer, got scope ingest" {
		t.Errorf("with another scope: %v", err)
	}
}
