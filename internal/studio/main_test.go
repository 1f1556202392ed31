package studio_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// world is the use cases over real indexes, a model and a database.
type world struct {
	*servicetest.World
	*studio.Service
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := servicetest.New(t)
	w.WithPlatform(t)
	return &world{w, w.Platform}
}

// as returns a context of a request with a key of a customer.
func as(t *testing.T, customer string) context.Context {
	t.Helper()
	return auth.WithPrincipal(t.Context(), auth.Principal{KeyID: "key", CustomerID: customer, Scope: smartmoney.ScopeCustomer})
}

// wantError fails unless err is a *smartmoney.Error of a code and a field whose message has a text.
func wantError(t *testing.T, what string, err error, code smartmoney.Code, field, text string) {
	t.Helper()
	e, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || e.Code != code || e.Field != field || !strings.Contains(e.Message, text) {
		t.Errorf("%s: %#v, want %s of %q with %q", what, err, code, field, text)
	}
}
