package e2e

import (
	"regexp"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// demonstration is a demo that runs.
type demonstration struct {
	*process
	printed *testkit.Buffer
}

// demonstrate starts a demo.
func (s *site) demonstrate() *demonstration {
	s.t.Helper()
	d := &demonstration{s.prepare("--demo"), &testkit.Buffer{}}
	d.cmd.Stdout = d.printed
	d.begin()
	d.awaitServing()
	return d
}

// link is the last line that a demo prints once its past is loaded.
var link = regexp.MustCompile(`Open the console, signed in: +(http://\S+)/#key=(sms-\w+)\n$`)

// loaded waits until the demo prints its link, and returns a client with its key.
func (d *demonstration) loaded() *client {
	d.t.Helper()
	var found []string
	testkit.EventuallyWithin(d.t, timeout, "the demo's link is printed", func() bool {
		found = link.FindStringSubmatch(d.printed.String())
		return found != nil
	})
	return newClient(d.t, d.url, found[2])
}

// NewDemo starts a demo whose past is loaded.
func NewDemo(t *testing.T) *Harness {
	t.Helper()
	s := onSQLite(t)
	d := s.demonstrate()
	return &Harness{
		bazaar: &bazaar{process: d.process, key: d.loaded().key}, site: s,
		env: []string{"OPERATOR_KEY=" + s.must("key", "create", "--scope", "operator")},
	}
}
