package store_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// A notice and its delivery are there together or not at all, for customers with a
// webhook only.
func TestOutboxIsFilledWithTheLog(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a", "c")
		customers(h, h.db, "b")
		h.sent("s1", "a", "b", "c")
		h.clock.Advance(time.Second)
		h.sent("s2", "c", "b")
		s := testSignal("s3", smartmoney.WhaleMove, "0xt", noon, "0xw")
		err := h.db.CommitState(h.Context(), &store.Commit{
			Now: noon, Signals: []store.SignalBody{{Signal: s}},
			Notifications: []store.Entry{entryOf("a", h.version["a"], s, 1), entryOf("b", 99, s, 1)},
		})
		if _, stale := errors.AsType[*store.StaleAccounts](err); !stale {
			h.Errorf("error %v, want one of stale accounts", err)
		}
		h.equal("of a", h.states("a"), []string{"1:pending 0"})
		h.equal("of b", h.states("b"), []string(nil))
		h.equal("of c", h.states("c"), []string{"1:pending 0", "2:pending 0"})
		d, err := h.db.WebhookDelivery(h.Context(), "c", 2)
		h.check(err)
		h.equal("the last", d, &smartmoney.WebhookDelivery{
			MessageID: store.WebhookMessageID("c", 2, "s2"), Sequence: 2, SignalID: "s2", State: smartmoney.DeliveryPending,
			CreatedAt: noon.Add(time.Second), NextAttemptAt: new(noon.Add(time.Second)), Attempts: []smartmoney.WebhookAttempt{},
		})
		ids := map[string]bool{}
		for _, c := range []struct {
			customer string
			sequence int64
			signal   string
		}{{"c", 2, "s2"}, {"c", 1, "s1"}, {"a", 2, "s2"}, {"c", 2, "s3"}, {"c\n2", 2, "s2"}} {
			id := store.WebhookMessageID(c.customer, c.sequence, c.signal)
			if len(id) != 36 || ids[id] {
				h.Errorf("id of %v: %s, want one of 36 bytes that no other has", c, id)
			}
			ids[id] = true
		}
	})
}

// More deliveries than go into one statement, to many webhooks.
func TestManyDeliveries(t *testing.T) {
	withHooks(t, func(h *hooks) {
		commit := h.manyNotifications(4500, 30)
		h.check(h.db.CommitState(h.Context(), commit))
		leases := h.lease("w", 100)
		h.equal("leased", len(leases), 15)
		for _, l := range leases {
			due, err := h.db.DueDeliveries(h.Context(), l, noon, 200)
			h.check(err)
			if len(due) != 150 || due[0].Notification.Sequence != 1 || due[149].Notification.Sequence != 150 {
				h.Errorf("%d due to %s", len(due), l.CustomerID)
			}
		}
		h.equal("deliveries", count(h, h.db, "webhook_deliveries"), 2250)
	})
}

// manyNotifications makes customers, every second one with a webhook, and a step of notices
// to all of them in turn.
func (h *hooks) manyNotifications(logged, ids int) *store.Commit {
	h.Helper()
	names := make([]string, ids)
	for i := range names {
		names[i] = fmt.Sprintf("c%03d", i)
		if i%2 == 0 {
			h.hooked(names[i])
		} else {
			customers(h, h.db, names[i])
			h.version[names[i]] = 1
		}
	}
	s := testSignal("many", smartmoney.SellSignal, "0xt", noon, "0xw")
	commit := &store.Commit{Now: noon, Signals: []store.SignalBody{{Signal: s}}}
	for i := range logged {
		id := names[i%ids]
		commit.Notifications = append(commit.Notifications, entryOf(id, h.version[id], s, int64(i)))
	}
	return commit
}

func TestSweepDeliveries(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a", "b")
		customers(h, h.db, "none")
		for i := range 3 {
			h.clock.Set(noon.Add(time.Duration(i) * time.Hour))
			h.sent(fmt.Sprint("s", i), "a", "b", "none")
		}
		for _, l := range h.lease("w", 2) {
			due := h.due(l)
			h.delivered(l, &due[0])
			h.failed(l, &due[1], time.Minute)
			h.failed(l, &due[2], time.Minute)
			h.release(l)
		}
		for _, c := range []struct {
			keep time.Duration
			want []string
		}{
			{2 * time.Hour, []string{"1:delivered 1", "2:pending 1", "3:pending 1"}},
			{90 * time.Minute, []string{"2:pending 1", "3:pending 1"}},
			{30 * time.Minute, []string{"3:pending 1"}},
			{-time.Minute, nil},
		} {
			h.check(h.db.Sweep(h.Context(), noon.Add(2*time.Hour), [smartmoney.ChainCount]int64{}, c.keep))
			for _, id := range []string{"a", "b"} {
				h.equal(fmt.Sprint(id, " keeping ", c.keep), h.states(id), c.want)
			}
			for _, table := range []string{"webhook_deliveries", "webhook_attempts"} {
				h.equal(fmt.Sprint("rows of ", table, " keeping ", c.keep), count(h, h.db, table), 2*len(c.want))
			}
		}
		// An endpoint whose deliveries are all gone waits no more.
		h.clock.Set(noon.Add(3 * time.Hour))
		for _, l := range h.lease("w", 4) { // failing ones get half of the workers
			h.equal("due after that", h.dueAs(l), []string(nil))
			h.release(l)
		}
		h.equal("next", h.next(), time.Duration(-1))
	})
}

// addressesBeforeWebhooks are customers, some with an address, and notifications of a database without webhooks.
func addressesBeforeWebhooks(t *testing.T) []string {
	quote := func(text string) string { return "'" + strings.ReplaceAll(text, "'", "''") + "'" }
	var statements []string
	for i, c := range []struct{ id, name, address string }{
		{"none", "none", ""}, {"away", "away", ""}, {"a", "a \"webhook_url\":\"\" \x00 É", "https://a.example/"}, {"b", "b", "https://b.example/"}, {"away2", "away2", ""},
	} {
		config := smartmoney.DefaultConfig(c.name)
		config.WebhookURL = c.address
		body, err := json.Marshal(&config)
		if err != nil {
			t.Fatal(err)
		}
		log := strconv.Itoa(i + 1)
		statements = append(statements, "INSERT INTO customers VALUES ("+quote(c.id)+", 'c', '2026-01-01 00:00:00+00:00')",
			"INSERT INTO customer_logs VALUES ("+log+", "+quote(c.id)+", 1, 1, 1, 1, 1)",
			"INSERT INTO config_versions VALUES ("+log+", 1, "+log+", 1, '', "+quote(string(body))+")",
			"INSERT INTO notifications VALUES ("+log+", 1, 1, 1, 1, NULL, NULL, 1, 1, 1, 1, NULL, 0, 0, 'old')")
	}
	return append(statements, "UPDATE account_epoch SET epoch = 5",
		"INSERT INTO scenes VALUES ('c', 0, 1, 1, NULL, NULL, NULL, NULL, 't', '')", "INSERT INTO signals VALUES ('old', 'c', '', '{\"id\":\"old\"}')")
}

// Customers of an older database who have an address have a webhook, which is sent
// what enters the log from now on.
func TestOlderAddressesAreWebhooks(t *testing.T) {
	older(t, beforeWebhooks, addressesBeforeWebhooks(t), func(t *testing.T, db *store.DB, clock *smtest.Clock) {
		h := &hooks{TB: t, db: db, clock: clock, signals: map[string]*smartmoney.Signal{}, version: map[string]int64{}}
		h.equal("endpoints", count(h, h.db, "webhook_endpoints"), 2)
		h.equal("webhook", h.webhook("b"), smartmoney.Webhook{CustomerID: "b", URL: "https://b.example/"})
		h.equal("deliveries", h.states("a"), []string(nil))
		h.equal("next", h.next(), time.Duration(-1))
		h.sent("new", "a", "none", "away2")
		l := h.leaseOne()
		h.equal("due", h.dueAs(l), []string{"2/1"})
		h.equal("secrets", l.Secrets, []string{"made 1"})
		h.equal("of away", h.states("away2"), []string(nil))
		if n, err := h.db.RedeliverSince(h.Context(), "a", 0); err != nil || n != 2 {
			h.Errorf("redelivered %d, error %v; want 2", n, err)
		}
	})
}

// While steps are committed by two processes, workers of both lease, send and give
// back, and what was sent is asked for again: nothing waits for ever, everybody's
// first attempts come in the order of the log, and nobody waits in a circle.
func TestNothingIsForgotten(t *testing.T) {
	fresh(t, func(t *testing.T, o store.Options) {
		const customersCount, steps = 6, 25
		dbs := [2]*store.DB{smtest.Open(t, o), smtest.Open(t, o)}
		if err := dbs[0].Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		h := &hooks{TB: t, db: dbs[0], version: map[string]int64{}}
		ids := make([]string, customersCount)
		for i := range ids {
			ids[i] = fmt.Sprint("c", i)
		}
		h.hooked(ids...)
		r := &race{T: t, ids: ids, last: map[string]int64{}}
		var writing, working sync.WaitGroup
		for w := range 2 {
			writing.Go(func() { r.write(dbs[w], h.version, w, steps) })
			writing.Go(func() { r.disturb(dbs[w], w, steps) })
			for i := range 2 {
				working.Go(func() { r.work(dbs[w], fmt.Sprintf("w%d-%d", w, i)) })
			}
		}
		writing.Wait()
		r.written.Store(true)
		working.Wait()
		for _, id := range ids {
			for _, d := range h.states(id) {
				if !strings.Contains(d, ":delivered") {
					t.Errorf("%s: %s", id, d)
				}
			}
			if n := len(h.states(id)); n != 2*steps {
				t.Errorf("%d deliveries to %s, want %d", n, id, 2*steps)
			}
		}
		if at, err := dbs[0].NextWebhook(t.Context()); err != nil || at != nil {
			t.Errorf("something waits, for %v, error %v", at, err)
		}
	})
}
