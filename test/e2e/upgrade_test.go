package e2e

import (
	"net/http"
	"os"
	"path"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// history returns the contents of the databases in testdata, which are dumps of the last
// version without signals: these events, uploaded in requests of 20, and the customer "old".
// The fixture continues after them.
func history() (*fixture, []event.Event) {
	base := newFixture(smartmoney.Base, 5, march)
	events := base.past()
	for range 30 { // with a refresh of the effective leaderboard each
		events = append(events, base.whales(1)...)
		base.at = base.at.Add(time.Minute)
	}
	return base, events
}

// restore fills the site's database from a dump.
func (s *site) restore(dump string) {
	s.t.Helper()
	text, err := os.ReadFile(dump)
	if err != nil {
		s.t.Fatal(err)
	}
	db := s.open()
	if _, err := db.Exec(string(text)); err != nil {
		s.t.Fatalf("%s: %v", dump, err)
	}
	if err := db.Close(); err != nil {
		s.t.Fatal(err)
	}
}

// TestUpgrade checks that a database of the version before signals keeps its log, ranking
// and customers. Its customers receive nothing until they have a configuration.
func TestUpgrade(t *testing.T) {
	t.Parallel()
	emptyDatabases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		upgrade(t, fresh(), "testdata/before_signals."+path.Base(t.Name())+".sql")
	})
}

func upgrade(t *testing.T, s *site, dump string) {
	s.restore(dump)
	if got := s.run("key", "create", "--customer", "old"); got.status != 1 || !strings.Contains(got.stderr, "smartmoney migrate") {
		t.Errorf("a command on the older database: status %d\n%s", got.status, got.stderr)
	}
	p := s.serve(noAge...)
	c := newClient(t, p.url, s.must("key", "create", "--customer", "old"))
	feeder := newClient(t, p.url, s.key("ingest"))
	base, events := history()
	if got := feeder.settled()["base"]; got != int64(len(events)) {
		t.Errorf("the log holds %d events, want %d", got, len(events))
	}
	if got := feeder.ingest(events); got.Duplicates != len(events) {
		t.Errorf("of the events in the log %d count as duplicates, want %d", got.Duplicates, len(events))
	}
	if got := c.total("base"); got != 5 {
		t.Errorf("%d wallets of base, want 5", got)
	}

	got := c.do(http.MethodGet, "/v3/alpha/config", nil)
	if text := errorOf(t, got)["error"]; got.status != http.StatusNotFound || !strings.HasSuffix(text, ": old") {
		t.Errorf("without a configuration: %d %s, want 404 and the customer's id", got.status, got.body)
	}
	feeder.processed(base.whales(3))
	if all := c.pollAll(beginning, 100); len(all) > 0 {
		t.Errorf("without a configuration, %d signals were sent", len(all))
	}
	if made := c.configure(listening); !strings.Contains(made, `"display_name":"Customer old"`) {
		t.Errorf("PUT made %s", made)
	}
	c.get("/v3/alpha/config")
	heard := feeder.processed(base.whales(3))
	raisedBy(t, heard, c.pollAll(beginning, 2))

	p.kill()
	p = s.serve(noAge...)
	c, feeder = newClient(t, p.url, c.key), newClient(t, p.url, feeder.key)
	heard = append(heard, feeder.processed(base.whales(3))...)
	raisedBy(t, heard, c.pollAll(beginning, 2))
	numbered(t, c.entries(2))
	p.stop()
}
