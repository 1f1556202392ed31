package e2e

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// demoSignal is a signal as its customer reads it.
type demoSignal struct {
	ID        string
	Type      string
	Timestamp time.Time
	SentAt    time.Time
}

// allSignals returns every signal, oldest first.
func (c *client) allSignals() (all []demoSignal) {
	c.t.Helper()
	before := ""
	for {
		var out struct {
			Data struct {
				Signals struct {
					PageInfo struct {
						HasPreviousPage bool
						StartCursor     string
					}
					Nodes []demoSignal
				}
			}
		}
		variables := map[string]any{}
		if before != "" {
			variables["before"] = before
		}
		body := c.query(`query($before: String) { signals(last: 200, before: $before) {
			pageInfo { hasPreviousPage startCursor } nodes { id type: notificationType timestamp sentAt } } }`, variables)
		if err := json.Unmarshal([]byte(body), &out); err != nil {
			c.t.Fatal(err)
		}
		page := out.Data.Signals
		all = append(slices.Clone(page.Nodes), all...)
		if before = page.PageInfo.StartCursor; !page.PageInfo.HasPreviousPage {
			return all
		}
	}
}

// TestDemo checks that a demo that is killed while it loads its past goes on where it was, that it
// then has signals of every type of 30 days, with wins and losses, that a restart keeps them, that
// it logs no routine after its link, and that its database is taken for nothing else.
func TestDemo(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	d := s.demonstrate()
	testkit.EventuallyWithin(t, timeout, "a part of the past is loaded", func() bool {
		key, err := os.ReadFile(filepath.Join(s.dir, "data", "demo.key"))
		if err != nil {
			return false
		}
		c := newClient(t, d.url, strings.TrimSpace(string(key)))
		return strings.Contains(c.graphql("{ chains { lastEventAt } }", nil).body, `"lastEventAt":"`)
	})
	if link.MatchString(d.printed.String()) {
		t.Error("the whole past was loaded before the demo could be killed")
	}
	d.kill()
	d = s.demonstrate()
	c := d.loaded()
	first := c.allSignals()
	checkDemo(t, first)
	checkRecord(t, c)
	d.checkQuiet(c)
	d.stop()
	d = s.demonstrate()
	c = d.loaded()
	again := c.allSignals()
	d.checkQuiet(c)
	if len(again) < len(first) || !slices.Equal(again[:len(first)], first) {
		t.Errorf("after a restart there are %d signals, not the %d of before and later ones", len(again), len(first))
	}
	d.stop()
	if out, err := s.command("init", "--yes").CombinedOutput(); err == nil || !strings.Contains(string(out), "the database is the demo's") {
		t.Errorf("init on the demo's database: %v: %s", err, out)
	}
	if out, err := s.command("serve", "--demo", "--demo-seed", "7").CombinedOutput(); err == nil || !strings.Contains(string(out), "another --demo-seed") {
		t.Errorf("a demo of another seed on the demo's database: %v: %s", err, out)
	}
}

// checkQuiet waits until search answers, and checks that nothing was logged at INFO but what comes
// before the link, or is slow.
func (d *demonstration) checkQuiet(c *client) {
	d.t.Helper()
	testkit.EventuallyWithin(d.t, timeout, "search answers", func() bool {
		return strings.Contains(c.graphql(`{ search(index: "wallets") { totalHits } }`, nil).body, `"totalHits":`)
	})
	before := []string{"database migrated", "serving", "loading the past of the demo market", "lease taken"}
	slow := []string{"request", "trades were taken back"}
	for line := range strings.Lines(d.output()) {
		var entry struct{ Level, Msg string }
		if err := json.Unmarshal([]byte(line), &entry); err != nil {
			d.t.Fatalf("%v: %s", err, line)
		}
		if entry.Level == "INFO" && !slices.Contains(before, entry.Msg) && !slices.Contains(slow, entry.Msg) {
			d.t.Errorf("a demo logs %s", line)
		}
	}
}

// checkRecord checks that the track record has wins and losses.
func checkRecord(t *testing.T, c *client) {
	t.Helper()
	var record struct {
		Data struct {
			SignalTrackRecord struct {
				All struct{ After1h, After6h, After24h, Settled struct{ Count, Wins int } }
			}
		}
	}
	body := c.query(`{ signalTrackRecord { all { after1h { count wins } after6h { count wins } after24h { count wins } settled { count wins } } } }`, nil)
	if err := json.Unmarshal([]byte(body), &record); err != nil {
		t.Fatal(err)
	}
	all := record.Data.SignalTrackRecord.All
	t.Logf("graded: %+v", all)
	for _, g := range []struct{ Count, Wins int }{all.After1h, all.After6h, all.After24h, all.Settled} {
		if g.Count < 300 || g.Wins < g.Count*2/5 || g.Wins > g.Count*3/4 {
			t.Errorf("%d of %d signals won, want 40 to 75 percent of 300 or more", g.Wins, g.Count)
		}
	}
}

// checkDemo checks the signals of 30 days: their number by day, their types, and that they were
// sent when they came up.
func checkDemo(t *testing.T, signals []demoSignal) {
	t.Helper()
	days, types := map[int]int{}, map[string]int{}
	now := time.Now()
	for _, s := range signals {
		days[int(now.Sub(s.Timestamp)/day)]++
		types[s.Type]++
		if late := s.SentAt.Sub(s.Timestamp); late > time.Minute {
			t.Fatalf("signal %s of %s was sent %s later", s.ID, s.Timestamp, late)
		}
	}
	for ago := range 29 {
		if n := days[ago]; n < 60 || n > 150 {
			t.Errorf("%d signals %d days ago, want 60 to 150", n, ago)
		}
	}
	if len(types) != smartmoney.TypeCount {
		t.Errorf("signals of %v, want every type", types)
	}
}
