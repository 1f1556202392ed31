package e2e

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// What clients made by others do is tried with those clients: scripts of test/clients
// run them in Node.js. scripts/with-clients.sh provides what they need.

// clientPatience bounds one script. Each has a shorter bound of its own and says more.
const clientPatience = 2 * time.Minute

// tree gives the path of a directory of the project.
func tree(t testing.TB, path ...string) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join(append([]string{"..", ".."}, path...)...))
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// program prepares a program that finds the service and a key in its environment, and
// is ended after clientPatience at the latest.
func program(t testing.TB, dir, url, key, name string, args ...string) *exec.Cmd {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), clientPatience)
	t.Cleanup(cancel)
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "SMARTMONEY_URL="+url, "SMARTMONEY_KEY="+key)
	return cmd
}

// script runs a script of test/clients, which must end well.
func script(t testing.TB, name, url, key string) {
	t.Helper()
	began := time.Now()
	out, err := program(t, tree(t, "test", "clients"), url, key, "node", name).CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s\nIs all installed? Run the test by scripts/with-clients.sh.", name, err, out)
	}
	t.Logf("%s took %s", name, time.Since(began).Round(time.Millisecond))
}

// Clients made by others work unchanged, and so do the audits of GraphQL over HTTP. An
// idle connection hears from the service every second here.
func TestClients(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	m := openBazaar(t, s, "--stream-ping", "1s", "--webhook-allow-private")
	// The script changes its customer's configuration and is alone with it.
	hooked := s.customer("hooked")
	newClient(t, m.url, hooked).configure(listening)
	for _, name := range []string{"audits.mjs", "graphql-ws.mjs", "legacy.mjs", "graphql-sse.mjs", "graphiql.mjs"} {
		t.Run(name, func(t *testing.T) { script(t, name, m.url, m.key) })
	}
	t.Run("webhook.mjs", func(t *testing.T) { script(t, "webhook.mjs", m.url, hooked) })
}
