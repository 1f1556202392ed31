package e2e

import (
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestStatus asks the built binary in a terminal, and the service over GraphQL: both say the same
// of a source that cannot connect, as soon as it fails, and scripts see it in the exit status, as
// they see a service that ended.
func TestStatus(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	s.must("migrate")
	s.must("source", "add", "base", "--rpc", "http://127.0.0.1:1")
	p := s.serve()
	addr := strings.TrimPrefix(p.url, "http://")
	var said string
	testkit.EventuallyWithin(t, timeout, "status says that the source cannot connect", func() bool {
		got := s.run("status", "--addr", addr)
		for line := range strings.Lines(got.stdout) {
			if strings.HasPrefix(line, "error    Source base: ") && strings.Contains(line, "connection refused") {
				said = strings.TrimSpace(strings.TrimPrefix(line, "error"))
			}
		}
		if said != "" && (got.status != 1 || strings.Contains(got.stdout, "not ready")) {
			t.Errorf("status %d:\n%s%s", got.status, got.stdout, got.stderr)
		}
		return said != ""
	})
	operator := newClient(t, p.url, strings.TrimSpace(s.must("key", "create", "--scope", "operator")))
	const query = `{ serviceStatus { attention { level text } chains { chain noSource } database { diskBytes rough } } }`
	if got := operator.graphql(query, nil); !strings.Contains(got.body, said) {
		t.Errorf("GraphQL says %s, the terminal %q", got.body, said)
	} else if !strings.Contains(got.body, `{"chain":"BASE","noSource":false},{"chain":"ETHEREUM","noSource":true}`) {
		t.Errorf("chains: %s", got.body)
	}
	p.stop()
	if got := s.run("status", "--addr", addr); got.status != 1 || !strings.HasPrefix(got.stdout, "error    The service at "+addr+" is not ready") {
		t.Errorf("without a service: status %d:\n%s", got.status, got.stdout)
	}
}
