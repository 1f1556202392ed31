package e2e

import (
	"testing"
	"time"
)

// These tests use third-party clients: scripts in test/clients run them in Node.js.
// scripts/with-clients.sh installs what they need.

// pingPace is the interval of the service's pings in these tests.
const pingPace = time.Second

// script runs a script of test/clients, which must succeed.
func script(t testing.TB, name, url, key string, env ...string) {
	t.Helper()
	began := time.Now()
	cmd := program(t, tree(t, "test", "clients"), url, key, "node", name)
	cmd.Env = append(cmd.Env, env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s\nIs everything installed? Run the test with scripts/with-clients.sh.", name, err, out)
	}
	t.Logf("%s took %s\n%s", name, time.Since(began).Round(time.Millisecond), out)
}

// TestClients checks that third-party clients work unchanged, and that the GraphQL over HTTP
// audits pass.
func TestClients(t *testing.T) {
	s := onSQLite(t)
	listed := "http://" + freeAddress(t) // an origin that the service allows
	m := openBazaar(t, s, "--stream-ping", pingPace.String(), "--webhook-allow-private", "--cors-origins", listed)
	// The scripts change their customer's configuration, so each has a customer of its own.
	hooked, urql := s.customer("hooked"), s.customer("urql")
	newClient(t, m.url, hooked).configure(listening)
	newClient(t, m.url, urql).configure(listening)
	for _, name := range []string{"audits.mjs", "graphql-ws.mjs", "legacy.mjs", "graphql-sse.mjs", "graphiql.mjs", "docs.mjs"} {
		t.Run(name, func(t *testing.T) { script(t, name, m.url, m.key) })
	}
	t.Run("console.mjs", func(t *testing.T) {
		script(t, "console.mjs", m.url, m.key, "OPERATOR_KEY="+s.must("key", "create", "--scope", "operator"))
	})
	t.Run("origins.mjs", func(t *testing.T) { script(t, "origins.mjs", m.url, s.customer("page"), "LISTED_ORIGIN="+listed) })
	t.Run("urql.mjs", func(t *testing.T) { script(t, "urql.mjs", m.url, urql) })
	t.Run("webhook.mjs", func(t *testing.T) { script(t, "webhook.mjs", m.url, hooked) })
}
