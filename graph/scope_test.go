package graph

import (
	"strings"
	"testing"
)

// A key of scope read runs queries, from the response cache too, and no mutation, whichever it is.
func TestScopeRead(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for range 2 {
		if got, _ := decode(t, f.send("POST", "/graphql", request(`{ config { customerId } signals(first: 1) { nodes { id } } }`, nil), "Authorization", "Bearer "+f.ReadKey)); len(got.Errors) != 0 {
			t.Errorf("a query: %+v", got.Errors)
		}
		if got, _ := decode(t, f.send("GET", getURL(`{ wallets(first: 2) { nodes { walletAddress } } }`), "", "Authorization", "Bearer "+f.ReadKey)); len(got.Errors) != 0 {
			t.Errorf("a query by GET: %+v", got.Errors)
		}
	}
	for _, mutation := range []string{"resetBudget { deleted }", "testWebhook { __typename }", "rotateWebhookSecret { secret }", `deleteFeedConfig(configId: "x") { __typename }`} {
		w := f.send("POST", "/graphql", request("mutation { "+mutation+" }", nil), "Authorization", "Bearer "+f.ReadKey)
		if body := w.Body.String(); !strings.Contains(body, "FORBIDDEN") || !strings.Contains(body, "got a mutation") {
			t.Errorf("%s: %s", mutation, body)
		}
	}
}
