package outbox_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// A notice and its delivery are there together or not at all, for customers with a
// webhook only.
func TestOutboxIsFilledWithTheLog(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a", "c")
		testkit.Customers(h, h.DB, "b")
		h.Sent("s1", "a", "b", "c")
		h.Clock.Advance(time.Second)
		h.Sent("s2", "c", "b")
		s := testkit.Signal("s3", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
		err := h.DB.CommitState(h.Context(), &enginestate.Commit{
			Now: testkit.Noon, Signals: []notifications.SignalBody{{Signal: s}},
			Notifications: []notifications.Entry{testkit.EntryOf("a", h.Versions["a"], s, 1), testkit.EntryOf("b", 99, s, 1)},
		})
		if _, stale := errors.AsType[*notifications.StaleCustomers](err); !stale {
			h.Errorf("error %v, want one of stale customers", err)
		}
		h.Equal("of a", h.States("a"), []string{"1:pending 0"})
		h.Equal("of b", h.States("b"), []string(nil))
		h.Equal("of c", h.States("c"), []string{"1:pending 0", "2:pending 0"})
		d, err := h.DB.WebhookDelivery(h.Context(), "c", 0, 2)
		h.Check(err)
		h.Equal("the last", d, &smartmoney.WebhookDelivery{
			MessageID: outbox.MessageID("c", 2, "s2"), Sequence: 2, SignalID: "s2", State: smartmoney.DeliveryPending,
			CreatedAt: testkit.Noon.Add(time.Second), NextAttemptAt: new(testkit.Noon.Add(time.Second)), Attempts: []smartmoney.WebhookAttempt{},
		})
		ids := map[string]bool{}
		for _, c := range []struct {
			customer string
			sequence int64
			signal   string
		}{{"c", 2, "s2"}, {"c", 1, "s1"}, {"a", 2, "s2"}, {"c", 2, "s3"}, {"c\n2", 2, "s2"}} {
			id := outbox.MessageID(c.customer, c.sequence, c.signal)
			if len(id) != 36 || ids[id] {
				h.Errorf("id of %v: %s, want one of 36 bytes that no other has", c, id)
			}
			ids[id] = true
		}
	})
}

// More deliveries than go into one statement, to many webhooks.
func TestManyDeliveries(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		commit := h.manyNotifications(4500, 30)
		h.Check(h.DB.CommitState(h.Context(), commit))
		leases := h.Lease("w", 100)
		h.Equal("leased", len(leases), 15)
		for _, l := range leases {
			due, err := h.DB.DueDeliveries(h.Context(), l, testkit.Noon, 200)
			h.Check(err)
			if len(due) != 150 || due[0].Notification.Sequence != 1 || due[149].Notification.Sequence != 150 {
				h.Errorf("%d due to %s", len(due), l.CustomerID)
			}
		}
		h.Equal("deliveries", testkit.Count(h, h.DB, "webhook_deliveries"), 2250)
	})
}

// manyNotifications makes customers, every second one with a webhook, and a step of notices
// to all of them in turn.
func (h *hooks) manyNotifications(logged, ids int) *enginestate.Commit {
	h.Helper()
	names := make([]string, ids)
	for i := range names {
		names[i] = fmt.Sprintf("c%03d", i)
		if i%2 == 0 {
			h.Hooked(names[i])
		} else {
			testkit.Customers(h, h.DB, names[i])
			h.Versions[names[i]] = 1
		}
	}
	s := testkit.Signal("many", smartmoney.SellSignal, "0xt", testkit.Noon, "0xw")
	commit := &enginestate.Commit{Now: testkit.Noon, Signals: []notifications.SignalBody{{Signal: s}}}
	for i := range logged {
		id := names[i%ids]
		commit.Notifications = append(commit.Notifications, testkit.EntryOf(id, h.Versions[id], s, int64(i)))
	}
	return commit
}

func TestSweepDeliveries(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a", "b")
		testkit.Customers(h, h.DB, "none")
		for i := range 3 {
			h.Clock.Set(testkit.Noon.Add(time.Duration(i) * time.Hour))
			h.Sent(fmt.Sprint("s", i), "a", "b", "none")
		}
		for _, l := range h.Lease("w", 2) {
			due := h.Due(l)
			h.RecordDelivered(l, &due[0])
			h.RecordFailed(l, &due[1], time.Minute)
			h.RecordFailed(l, &due[2], time.Minute)
			h.Release(l)
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
			h.Check(testkit.Sweep(h.Context(), h.DB, testkit.Noon.Add(2*time.Hour), [smartmoney.ChainCount]int64{}, c.keep))
			for _, id := range []string{"a", "b"} {
				h.Equal(fmt.Sprint(id, " keeping ", c.keep), h.States(id), c.want)
			}
			for _, table := range []string{"webhook_deliveries", "webhook_attempts"} {
				h.Equal(fmt.Sprint("rows of ", table, " keeping ", c.keep), testkit.Count(h, h.DB, table), 2*len(c.want))
			}
		}
		// An endpoint whose deliveries are all deleted is not due.
		h.Clock.Set(testkit.Noon.Add(3 * time.Hour))
		for _, l := range h.Lease("w", 4) { // failing ones get half of the workers
			h.Equal("due after that", h.DueAs(l), []string(nil))
			h.Release(l)
		}
		h.Equal("next", h.Next(), time.Duration(-1))
	})
}

// While steps are committed by two processes, workers of both lease, send and give
// back, and what was sent is asked for again: nothing waits for ever, everybody's
// first attempts come in the order of the log, and nobody waits in a circle.
func TestNothingIsForgotten(t *testing.T) {
	t.Parallel()
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		const customersCount, steps = 6, 25
		dbs := [2]*testkit.DB{testkit.Open(t, o), testkit.Open(t, o)}
		if err := dbs[0].Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		h := &hooks{testkit.NewHooks(t, dbs[0], nil)}
		ids := make([]string, customersCount)
		for i := range ids {
			ids[i] = fmt.Sprint("c", i)
		}
		h.Hooked(ids...)
		r := &race{T: t, ids: ids, last: map[string]int64{}}
		var writing, working sync.WaitGroup
		for w := range 2 {
			writing.Go(func() { r.write(dbs[w], h.Versions, w, steps) })
			writing.Go(func() { r.disturb(dbs[w], w, steps) })
			for i := range 2 {
				working.Go(func() { r.work(dbs[w], fmt.Sprintf("w%d-%d", w, i)) })
			}
		}
		writing.Wait()
		r.written.Store(true)
		working.Wait()
		for _, id := range ids {
			for _, d := range h.States(id) {
				if !strings.Contains(d, ":delivered") {
					t.Errorf("%s: %s", id, d)
				}
			}
			if n := len(h.States(id)); n != 2*steps {
				t.Errorf("%d deliveries to %s, want %d", n, id, 2*steps)
			}
		}
		if at, err := dbs[0].NextWebhook(t.Context()); err != nil || at != nil {
			t.Errorf("something waits, for %v, error %v", at, err)
		}
	})
}

func isOff(err error) bool { return errors.Is(err, outbox.ErrWebhookOff) }

func TestRedeliver(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		testkit.Customers(h, h.DB, "a")
		h.Sent("before", "a") // without a webhook
		if err := testkit.Second(h.DB.Redeliver(h.Context(), "a", 0, "before")); !isOff(err) {
			h.Errorf("without a webhook: error %v", err)
		}
		h.Set("a", "https://a.example/", outbox.Setting{})
		h.Sent("s2", "a")
		l := h.LeaseOne()
		due := h.Due(l)
		h.RecordFailed(l, &due[0], time.Minute)
		h.Clock.Advance(time.Minute)
		late := h.Due(l)[0]
		h.Equal("attempt", late.Attempt, 2)

		h.Clock.Advance(time.Second)
		d, err := h.DB.Redeliver(h.Context(), "a", 0, "s2")
		h.Check(err)
		h.Equal("on its way again", d, &smartmoney.WebhookDelivery{
			MessageID: due[0].MessageID, Sequence: 2, SignalID: "s2", State: smartmoney.DeliveryPending,
			CreatedAt: testkit.Noon, NextAttemptAt: new(h.Clock.Now()),
			Attempts: []smartmoney.WebhookAttempt{{At: testkit.Noon, Status: new(500), DurationMs: 1000, Error: new("answered 500")}},
		})
		h.RecordFailed(l, &late, 0) // the attempt under way when it was asked for
		h.Equal("deliveries", h.States("a"), []string{"2:pending 2"})
		h.Equal("due", h.DueAs(l), []string{"2/1"})
		h.RecordDelivered(l, &h.Due(l)[0])
		deliveredAt := func() map[int64]time.Time {
			at, err := h.DB.DeliveredAt(h.Context(), "a", []int64{1, 2})
			h.Check(err)
			return at
		}
		first := deliveredAt()
		h.Equal("delivered at", first, map[int64]time.Time{2: h.Clock.Now().Add(30 * time.Millisecond).UTC()})
		h.Release(l)
		h.Equal("next", h.Next(), time.Duration(-1))
		h.Clock.Advance(time.Hour)

		// What was delivered, and what never was on its way.
		for _, id := range []string{"s2", "before"} {
			if d, err := h.DB.Redeliver(h.Context(), "a", 0, id); err != nil || d == nil || d.SignalID != id {
				h.Errorf("%s: %+v, error %v", id, d, err)
			}
		}
		l = h.LeaseOne()
		h.Equal("due", h.DueAs(l), []string{"1/1", "2/1"})
		h.Equal("deliveries", h.States("a"), []string{"1:pending 0", "2:pending 3"})
		h.RecordDelivered(l, &h.Due(l)[1])
		h.Equal("accepted once more", h.States("a"), []string{"1:pending 0", "2:delivered 4"})
		h.Equal("delivered at, as before", deliveredAt(), first)
		if d, err := h.DB.Redeliver(h.Context(), "a", 0, "unknown"); err != nil || d != nil {
			h.Errorf("an unknown signal: %+v, error %v", d, err)
		}
		if err := testkit.Second(h.DB.Redeliver(h.Context(), "nobody", 0, "s2")); smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
			h.Errorf("nobody: error %v", err)
		}
	})
}

// Everything after a place, in more than one step, and nothing that came meanwhile.
func TestRedeliverSince(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		const many = 2345
		v := testkit.Customers(h, h.DB, "a", "b")
		signals := make([]*smartmoney.Signal, many)
		var logged []notifications.Entry
		for i := range signals {
			signals[i] = testkit.Signal(fmt.Sprint("s", i+1), smartmoney.SellSignal, "0xt", testkit.Noon, "0xw")
			logged = append(logged, testkit.EntryOf("a", v, signals[i], 1), testkit.EntryOf("b", v, signals[i], 1))
		}
		testkit.Send(h, h.DB, testkit.Noon, signals, logged...)
		h.Set("a", "https://a.example/", outbox.Setting{})
		h.Set("b", "https://b.example/", outbox.Setting{})
		h.Sent("new", "a")
		l := h.LeaseOne()
		h.RecordDelivered(l, &h.Due(l)[0])
		h.Release(l)
		for _, c := range []struct {
			after int64
			want  int
		}{{many + 1, 0}, {many + 100, 0}, {many, 1}, {many - 9, 10}, {45, many + 1 - 45}, {346, 2000}, {0, many + 1}} {
			if n, err := h.DB.RedeliverSince(h.Context(), "a", 0, c.after); err != nil || n != c.want {
				h.Errorf("after %d: %d, error %v; want %d", c.after, n, err, c.want)
			}
		}
		l = h.LeaseOne()
		due, err := h.DB.DueDeliveries(h.Context(), l, testkit.Noon, many+10)
		h.Check(err)
		if len(due) != many+1 {
			h.Fatalf("%d due, want %d", len(due), many+1)
		}
		for i := range due {
			if due[i].Notification.Sequence != int64(i+1) || due[i].Attempt != 1 {
				h.Fatalf("number %d is sequence %d, attempt %d", i, due[i].Notification.Sequence, due[i].Attempt)
			}
		}
		h.Equal("deliveries to b", h.States("b"), []string(nil))
	})
}
