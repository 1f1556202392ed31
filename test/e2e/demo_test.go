package e2e

import (
	"bytes"
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// output collects the output of a running process.
type output struct {
	mu   sync.Mutex // guards text
	text bytes.Buffer
}

func (o *output) Write(b []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(b)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.String()
}

// TestDemoShowsEveryType checks that a first start of the demo shows signals of every type
// within two minutes, except one: at some hours it has to wait for the cooldown of its market.
func TestDemoShowsEveryType(t *testing.T) {
	t.Parallel()
	const soon = 2 * time.Minute
	s := onSQLite(t)
	began := time.Now()
	printed := &output{}
	p := s.prepare("--demo")
	p.cmd.Stdout = printed
	p.begin()
	p.awaitServing()
	var key string
	testkit.EventuallyWithin(t, timeout, "the demo's key is printed", func() bool {
		key = regexp.MustCompile(`sms-[0-9A-Za-z]+`).FindString(printed.String())
		return key != ""
	})
	c := newClient(t, p.url, key)
	all := smartmoney.NotificationTypes()
	missing := slices.DeleteFunc(all[:], func(typ smartmoney.NotificationType) bool {
		return typ == smartmoney.PMConvergenceP0
	})
	for pause := time.NewTicker(500 * time.Millisecond); ; <-pause.C {
		left := 0
		for _, typ := range missing {
			if typ != "" && !c.has(typ) {
				missing[left], left = typ, left+1
			}
		}
		clear(missing[left:])
		if left == 0 {
			pause.Stop()
			break
		}
		if time.Since(began) > soon {
			t.Fatalf("after %s there is no signal of %s", soon, missing[:left])
		}
	}
	t.Logf("every type after %s", time.Since(began))
	p.stop()
	if out, err := s.command("init", "--yes").CombinedOutput(); err == nil || !strings.Contains(string(out), "the database is the demo's") {
		t.Errorf("init on the demo's database: %v: %s", err, out)
	}
}

// has reports whether the customer was sent a signal of the type.
func (c *client) has(typ smartmoney.NotificationType) bool {
	c.t.Helper()
	var out struct {
		Data struct {
			Signals struct{ Nodes []struct{ Headline string } }
		}
	}
	body := c.query(`query($types: [NotificationType!]) { signals(first: 1, filter: {types: $types}) { nodes { headline } } }`,
		map[string]any{"types": []string{strings.ToUpper(string(typ))}})
	if err := json.Unmarshal([]byte(body), &out); err != nil {
		c.t.Fatal(err)
	}
	return len(out.Data.Signals.Nodes) > 0
}
