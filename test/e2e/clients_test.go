package e2e

import (
	"testing"
	"time"
)

// What clients made by others do is tried with those clients: scripts of test/clients
// run them in Node.js. scripts/with-clients.sh provides what they need.

// pingPace is how often connections hear from the service in these tests.
const pingPace = time.Second

// script runs a script of test/clients, which must end well.
func script(t testing.TB, name, url, key string, env ...string) {
	t.Helper()
	began := time.Now()
	cmd := program(t, tree(t, "test", "clients"), url, key, "node", name)
	cmd.Env = append(cmd.Env, env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s\nIs all installed? Run the test by scripts/with-clients.sh.", name, err, out)
	}
	t.Logf("%s took %s", name, time.Since(began).Round(time.Millisecond))
}

// Clients made by others work unchanged, and so do the audits of GraphQL over HTTP.
func TestClients(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	listed := "http://" + freeAddress(t) // a page that the service lets call
	m := openBazaar(t, s, "--stream-ping", pingPace.String(), "--webhook-allow-private", "--cors-origins", listed)
	// The scripts change their customer's configuration and are alone with it.
	hooked, urql := s.customer("hooked"), s.customer("urql")
	newClient(t, m.url, hooked).configure(listening)
	newClient(t, m.url, urql).configure(listening)
	for _, name := range []string{"audits.mjs", "graphql-ws.mjs", "legacy.mjs", "graphql-sse.mjs", "graphiql.mjs"} {
		t.Run(name, func(t *testing.T) { script(t, name, m.url, m.key) })
	}
	t.Run("origins.mjs", func(t *testing.T) { script(t, "origins.mjs", m.url, s.customer("page"), "LISTED_ORIGIN="+listed) })
	t.Run("urql.mjs", func(t *testing.T) { script(t, "urql.mjs", m.url, urql) })
	t.Run("webhook.mjs", func(t *testing.T) { script(t, "webhook.mjs", m.url, hooked) })
}
