package e2e

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// hooked are the arguments that allow webhooks to this machine.
var hooked = append([]string{"--webhook-allow-private"}, noAge...)

// takeover bounds the time until another process sends the webhooks of a killed one.
const takeover = 90 * time.Second

// TestWebhookThroughKills checks that every entry of the log reaches each of a customer's webhooks,
// with first attempts in order and repeats under the same id, although receivers fail and reset
// connections and the sending process is killed and replaced. What a filter leaves out reaches
// none.
func TestWebhookThroughKills(t *testing.T) {
	t.Parallel()
	const struck = 20 // messages before the kill
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		r := randomOf(t) // used by the receiver, which answers one request at a time
		hook := newReceiver(t, func(n int, again bool) int {
			switch {
			case n == struck:
				return -1
			case again: // the third attempt would come 5 minutes after it
				return 200
			}
			return [...]int{200, 204, 200, 200, 503, 200, 200, 0, 200, 200, 200, 200}[r.IntN(12)]
		})
		second := newReceiver(t, func(n int, again bool) int {
			if !again && n%7 == 3 {
				return 503
			}
			return 200
		})
		none := newReceiver(t, func(int, bool) int { return 200 })
		s := fresh()
		p := s.serve(hooked...)
		c, feed := newClient(t, p.url, s.customer("acme")), s.key("ingest")
		c.configure(listening)
		hook.subscribe(c)
		second.another(c, "types: [WHALE_MOVE], chains: [BASE]")
		none.another(c, "chains: [SOLANA]")
		fixture := newFixture(smartmoney.Base, 5, march)
		newClient(t, p.url, feed).ingest(fixture.past())
		trades := fixture.whales(100)
		newClient(t, p.url, feed).ingest(trades[:50])
		testkit.EventuallyWithin(t, timeout, "the webhook hangs", func() bool { return len(hook.got()) > struck })
		next := s.successor(p)
		killed := time.Now()
		newClient(t, next.url, feed).ingest(trades[50:])
		testkit.EventuallyWithin(t, takeover, "the webhook is called again", func() bool { return len(hook.got()) > struck+1 })
		took := time.Since(killed)
		log := newClient(t, next.url, c.key).whole(len(trades))
		testkit.EventuallyWithin(t, timeout, "every entry is taken", func() bool { return hook.taken() == len(log) })
		hook.check(t, log)
		testkit.EventuallyWithin(t, takeover, "every entry is taken by the second webhook", func() bool { return second.taken() == len(log) })
		second.check(t, log)
		newClient(t, next.url, c.key).delivered(t, killed.Add(-timeout), len(log))
		if got := none.got(); len(got) > 0 {
			t.Errorf("%d messages reached a webhook whose filter leaves out all", len(got))
		}
		t.Logf("%d messages for %d entries; sending went on after %s", len(hook.got()), len(log), took.Round(time.Millisecond))
		next.stop()
	})
}

// delivered checks that each of the customer's signals, of which there are n, says when a webhook
// first accepted it: no earlier than it was committed, and since a time.
func (c *client) delivered(t *testing.T, since time.Time, n int) {
	t.Helper()
	type signal struct {
		ID      string
		Latency struct {
			CommittedAt time.Time
			DeliveredAt *time.Time
		}
	}
	var got struct {
		Data struct{ Signals struct{ Nodes []signal } }
	}
	testkit.EventuallyWithin(t, timeout, "every delivery is recorded", func() bool {
		text := c.query(`{ signals(since: "2000-01-01T00:00:00Z", first: 200) { nodes { id latency { committedAt deliveredAt } } } }`, nil)
		if err := json.Unmarshal([]byte(text), &got); err != nil {
			t.Fatal(err)
		}
		return !slices.ContainsFunc(got.Data.Signals.Nodes, func(s signal) bool { return s.Latency.DeliveredAt == nil })
	})
	for _, s := range got.Data.Signals.Nodes {
		if at := *s.Latency.DeliveredAt; at.Before(s.Latency.CommittedAt.Truncate(time.Millisecond)) || at.Before(since) || at.After(time.Now()) {
			t.Errorf("the signal %s was committed at %s and delivered at %s", s.ID, s.Latency.CommittedAt, at)
		}
	}
	if len(got.Data.Signals.Nodes) != n {
		t.Errorf("%d signals, want %d", len(got.Data.Signals.Nodes), n)
	}
}

// successor kills the sending process. On PostgreSQL another one runs already; on SQLite one
// is started afterwards.
func (s *site) successor(p *process) (next *process) {
	s.t.Helper()
	postgres := !strings.HasPrefix(s.database, "sqlite:")
	var holder string
	db := s.open()
	err := db.QueryRow("SELECT lease_owner FROM webhook_endpoints WHERE lease_owner IS NOT NULL LIMIT 1").Scan(&holder)
	if err := errors.Join(err, db.Close()); err != nil {
		s.t.Fatalf("who holds webhooks: %v", err)
	}
	if postgres {
		next = s.serve(hooked...)
	}
	p.kill()
	s.freeWebhooks(holder)
	if !postgres {
		next = s.serve(hooked...)
	}
	return next
}

// freeWebhooks ends at once what a killed process, or any, holds of webhooks: it would end by
// itself within a minute, which only a run with SMARTMONEY_TEST_FULL awaits.
func (s *site) freeWebhooks(holder string) {
	s.t.Helper()
	if !inFull() {
		s.exec("UPDATE webhook_endpoints SET lease_until = 0 WHERE lease_owner LIKE '" + holder + "'")
	}
}
