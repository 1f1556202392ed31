package graph

import (
	"testing"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// subscription is a subscription of a customer.
type subscription struct {
	customer, query, operation string
	wallet                     string
	variables                  map[string]any
}

func (f *fixture) key(t *testing.T, q subscription) (key fanout.Key, resume bool) {
	t.Helper()
	if q.customer == "" {
		q.customer = servicetest.Customer
	}
	who := auth.Principal{CustomerID: q.customer, Wallet: q.wallet}
	ctx := auth.WithPrincipal(t.Context(), who)
	op, errs := f.handler.operation(ctx, &graphql.RawParams{Query: q.query, OperationName: q.operation, Variables: q.variables})
	if errs != nil {
		t.Fatal(errs)
	}
	fields := graphql.CollectFields(op, op.Operation.SelectionSet, []string{"Subscription"})
	return shareKey(who, op, fields[0])
}

func TestShareKey(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const (
		byVariable = "subscription($after: String) { signals(after: $after) { cursor } }"
		literal    = `subscription { signals(after: "x") { cursor } }`
		filtered   = "subscription($f: SignalFilter) { signals(filter: $f) { cursor } }"
		limited    = "subscription($n: Int! = 3) { leaderboard(chain: BASE, first: $n) { totalCount } }"
		twice      = "subscription($after: String) { signals(after: $after) { signal { traders { profile { trades(after: $after) { totalCount } } } } } }"
		named      = "subscription A { signals { cursor } } subscription B { signals { cursor } }"
	)
	after := func(cursor any) map[string]any { return map[string]any{"after": cursor} }
	for name, test := range map[string]struct {
		a, b   subscription
		shared bool
		resume bool // of b
	}{
		"the same":                       {a: subscription{query: byVariable}, b: subscription{query: byVariable}, shared: true},
		"another cursor":                 {a: subscription{query: byVariable}, b: subscription{query: byVariable, variables: after("x")}, shared: true, resume: true},
		"a null cursor":                  {a: subscription{query: byVariable}, b: subscription{query: byVariable, variables: after(nil)}, shared: true},
		"a cursor used twice":            {a: subscription{query: twice}, b: subscription{query: twice, variables: after("x")}, resume: true},
		"the same literal":               {a: subscription{query: literal}, b: subscription{query: literal}, shared: true, resume: true},
		"another customer":               {a: subscription{query: byVariable}, b: subscription{query: byVariable, customer: servicetest.Rival}},
		"another text":                   {a: subscription{query: byVariable}, b: subscription{query: byVariable + " "}},
		"another operation":              {a: subscription{query: named, operation: "A"}, b: subscription{query: named, operation: "B"}},
		"the same operation":             {a: subscription{query: named, operation: "A"}, b: subscription{query: named, operation: "A"}, shared: true},
		"a wallet of a token":            {a: subscription{query: byVariable, wallet: "0x1"}, b: subscription{query: byVariable, wallet: "0x2"}},
		"the same wallet":                {a: subscription{query: byVariable, wallet: "0x1"}, b: subscription{query: byVariable, wallet: "0x1"}, shared: true},
		"no field of a wallet":           {a: subscription{query: limited, wallet: "0x1"}, b: subscription{query: limited, wallet: "0x2"}, shared: true},
		"a default value":                {a: subscription{query: limited}, b: subscription{query: limited, variables: map[string]any{"n": 3}}, shared: true},
		"another value than the default": {a: subscription{query: limited}, b: subscription{query: limited, variables: map[string]any{"n": 4}}},
		"equal filters": {
			a:      subscription{query: filtered, variables: map[string]any{"f": map[string]any{"chains": []any{"BASE"}, "token": "0x1"}}},
			b:      subscription{query: filtered, variables: map[string]any{"f": map[string]any{"token": "0x1", "chains": []any{"BASE"}}}},
			shared: true,
		},
		"other filters": {
			a: subscription{query: filtered, variables: map[string]any{"f": map[string]any{"chains": []any{"BASE"}}}},
			b: subscription{query: filtered, variables: map[string]any{"f": map[string]any{"chains": []any{}}}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			a, _ := f.key(t, test.a)
			b, resume := f.key(t, test.b)
			if (a == b) != test.shared || resume != test.resume {
				t.Errorf("shared = %t, want %t; resume = %t, want %t", a == b, test.shared, resume, test.resume)
			}
		})
	}
}
