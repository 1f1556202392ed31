package e2e

import "testing"

// TestClients checks that third-party clients work unchanged, that the GraphQL over HTTP audits
// pass, that @smartmoney/client resumes and is packed as it should be, that a gateway joins the
// service to another graph, and that the console in a browser does what it is most used for.
// test/browser checks its pages.
func TestClients(t *testing.T) {
	t.Parallel()
	NewHarness(t).Run(t, "audits.mjs", "graphql-ws.mjs", "legacy.mjs", "graphql-sse.mjs", "urql.mjs", "webhook.mjs", "client.mjs", "gateway.mjs", "package.mjs", "console-brief.mjs")
}
