package store_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// delivered notes that the receiver took a delivery, now and within 30 ms.
func (h *hooks) delivered(l *store.WebhookLease, d *store.DueDelivery) {
	h.Helper()
	h.check(h.db.RecordAttempt(h.Context(), l, d, store.AttemptResult{
		At: h.clock.Now(), Status: new(204), Duration: 30 * time.Millisecond, State: smartmoney.DeliveryDelivered,
	}))
}

// failed notes that the receiver did not take a delivery, which is tried again after
// a time; 0 for never.
func (h *hooks) failed(l *store.WebhookLease, d *store.DueDelivery, after time.Duration) {
	h.Helper()
	r := store.AttemptResult{
		At: h.clock.Now(), Status: new(500), Duration: time.Second, Error: new("answered 500"), State: smartmoney.DeliveryFailed,
	}
	if after > 0 {
		r.State, r.NextAt = smartmoney.DeliveryPending, new(h.clock.Now().Add(after))
	}
	h.check(h.db.RecordAttempt(h.Context(), l, d, r))
}

func TestDeliveryOfASignal(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a")
		h.sent("s1", "a")
		l := h.leaseOne()
		due := h.due(l)
		log := notifications(h, h.db, store.NotificationQuery{CustomerID: "a"})
		want := []store.DueDelivery{{Notification: log[0], MessageID: store.WebhookMessageID("a", 1, "s1"), Attempt: 1}}
		h.equal("due", due, want)
		h.failed(l, &due[0], time.Minute)
		h.equal("since", l.FailingSince, new(noon))
		h.clock.Set(noon.Add(time.Minute))
		due = h.due(l)
		message := "connection reset \x00\xff"
		h.check(h.db.RecordAttempt(h.Context(), l, &due[0], store.AttemptResult{
			At: h.clock.Now().Add(999), Duration: 1999 * time.Microsecond, Error: &message,
			State: smartmoney.DeliveryPending, NextAt: new(noon.Add(time.Hour + 999)),
		}))
		h.equal("since", l.FailingSince, new(noon))
		delivery := &smartmoney.WebhookDelivery{
			MessageID: want[0].MessageID, Sequence: 1, SignalID: "s1", State: smartmoney.DeliveryPending,
			CreatedAt: noon, NextAttemptAt: new(noon.Add(time.Hour)),
			Attempts: []smartmoney.WebhookAttempt{
				{At: noon, Status: new(500), DurationMs: 1000, Error: new("answered 500")},
				{At: noon.Add(time.Minute), DurationMs: 1, Error: new("connection reset \uFFFD\uFFFD")},
			},
		}
		one := func() *smartmoney.WebhookDelivery {
			d, err := h.db.WebhookDelivery(h.Context(), "a", 1)
			h.check(err)
			return d
		}
		h.equal("delivery", one(), delivery)
		h.equal("webhook", h.webhook("a"), smartmoney.Webhook{CustomerID: "a", URL: "https://a.example/", FailingSince: new(noon)})
		h.clock.Set(noon.Add(time.Hour))
		h.delivered(l, &h.due(l)[0])
		delivery.State, delivery.NextAttemptAt = smartmoney.DeliveryDelivered, nil
		delivery.Attempts = append(delivery.Attempts, smartmoney.WebhookAttempt{At: noon.Add(time.Hour), Status: new(204), DurationMs: 30})
		h.equal("delivery at last", one(), delivery)
		h.equal("webhook at last", h.webhook("a"), smartmoney.Webhook{
			CustomerID: "a", URL: "https://a.example/", LastSuccessAt: new(noon.Add(time.Hour + 30*time.Millisecond)),
		})
		if l.FailingSince != nil {
			h.Errorf("the lease fails since %v", l.FailingSince)
		}
		h.set("a", "https://new.example/", store.WebhookSetting{})
		if at := h.webhook("a").LastSuccessAt; at != nil {
			h.Errorf("the new address took something at %v", at)
		}
		for _, c := range []struct {
			id       string
			sequence int64
		}{{"a", 2}, {"nobody", 1}} {
			if d, err := h.db.WebhookDelivery(h.Context(), c.id, c.sequence); err != nil || d != nil {
				h.Errorf("delivery %d of %s: %+v, error %v", c.sequence, c.id, d, err)
			}
		}
	})
}

// First attempts come in the order of the log, whatever clocks said; what is to be
// tried again comes between them by time.
func TestDueDeliveries(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a", "b")
		for i := range 4 {
			h.sent(fmt.Sprint("s", i+1), "a")
		}
		l := h.leaseOne()
		h.equal("all new", h.dueAs(l), []string{"1/1", "2/1", "3/1", "4/1"})
		some, err := h.db.DueDeliveries(h.Context(), l, noon, 2)
		if err != nil || len(some) != 2 || some[1].Notification.Sequence != 2 {
			h.Errorf("two of them: %+v, error %v", some, err)
		}
		due := h.due(l)
		h.failed(l, &due[0], 3*time.Second)
		h.failed(l, &due[1], time.Second)
		h.failed(l, &due[2], 0)
		h.equal("the rest", h.dueAs(l), []string{"4/1"})
		h.delivered(l, &due[3])
		h.clock.Set(noon.Add(2 * time.Second))
		h.sent("s5", "a") // at 2 s
		h.clock.Set(noon.Add(time.Second))
		h.sent("s6", "a") // at 1 s by another clock
		h.equal("after a second", h.dueAs(l), []string{"2/2", "5/1", "6/1"})
		h.clock.Set(noon.Add(4 * time.Second))
		h.sent("s7", "a") // at 4 s
		h.equal("after four", h.dueAs(l), []string{"2/2", "5/1", "6/1", "1/2", "7/1"})
		h.equal("deliveries", h.states("a"), []string{
			"1:pending 1", "2:pending 1", "3:failed 1", "4:delivered 1", "5:pending 0", "6:pending 0", "7:pending 0",
		})
		page, err := h.db.WebhookDeliveries(h.Context(), "a", 6, 2)
		if err != nil || len(page) != 2 || page[0].Sequence != 5 || page[1].Sequence != 4 || len(page[1].Attempts) != 1 {
			h.Errorf("page before 6: %+v, error %v", page, err)
		}
		for id, want := range map[string]int{"a": 7, "b": 0, "nobody": 0} {
			if n, err := h.db.CountWebhookDeliveries(h.Context(), id); err != nil || n != want {
				h.Errorf("%d deliveries to %s, error %v; want %d", n, id, err, want)
			}
		}
	})
}

// What was deleted from the log is not sent any more, and not redelivered.
func TestDeletedNotificationsAreNotSent(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a")
		h.clock.Set(noon.Add(-24 * time.Hour))
		for _, id := range []string{"s1", "s2"} {
			h.signals[id] = testSignal(id, smartmoney.WhaleMove, "0xt", h.clock.Now(), "0xw")
			h.sent(id, "a")
		}
		l := h.leaseOne()
		h.failed(l, &h.due(l)[1], time.Second)
		h.clock.Set(noon)
		h.sent("s3", "a")
		h.sent("s4", "a")
		h.failed(l, &h.due(l)[3], time.Second)
		h.equal("due", h.dueAs(l), []string{"1/1", "2/2", "3/1"})
		n, _, err := h.db.ResetNotifications(h.Context(), "a") // s3 and s4
		if err != nil || n != 2 {
			h.Errorf("deleted %d, error %v", n, err)
		}
		h.version["a"]++
		h.clock.Advance(time.Minute)
		h.sent("s5", "a")
		h.equal("due without them", h.dueAs(l), []string{"1/1", "2/2", "5/1"})
		h.equal("deliveries", h.states("a"), []string{"1:pending 0", "2:pending 1", "3:failed 0", "4:failed 1", "5:pending 0"})
		if d, err := h.db.Redeliver(h.Context(), "a", "s3"); err != nil || d != nil {
			h.Errorf("redelivered %+v, error %v", d, err)
		}
		if n, err := h.db.RedeliverSince(h.Context(), "a", 1); err != nil || n != 2 {
			h.Errorf("redelivered %d, error %v; want 2", n, err)
		}
		h.equal("deliveries", h.states("a"), []string{"1:pending 0", "2:pending 1", "3:failed 0", "4:failed 1", "5:pending 0"})
		h.equal("due again", h.dueAs(l), []string{"1/1", "2/1", "5/1"})
	})
}

func TestDisabledWebhook(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a", "b")
		for i := range 4 {
			h.sent(fmt.Sprint("s", i+1), "a", "b")
		}
		leases := h.lease("w", 10)
		l := leases[0]
		h.equal("first", l.CustomerID, "a")
		due := h.due(l)
		h.delivered(l, &due[0])
		h.clock.Advance(time.Second)
		h.failed(l, &due[1], time.Minute)
		h.clock.Advance(time.Second)
		h.check(h.db.RecordAttempt(h.Context(), l, &due[2], store.AttemptResult{
			At: h.clock.Now(), Status: new(410), Duration: 5 * time.Millisecond, Error: new("answered 410"),
			State: smartmoney.DeliveryFailed, Disable: new("the receiver answered 410 Gone"),
		}))
		h.equal("deliveries", h.states("a"), []string{"1:delivered 1", "2:failed 1", "3:failed 1", "4:failed 0"})
		h.equal("webhook", h.webhook("a"), smartmoney.Webhook{
			CustomerID: "a", URL: "https://a.example/", LastSuccessAt: new(noon.Add(30 * time.Millisecond)), FailingSince: new(noon.Add(time.Second)),
			DisabledAt: new(noon.Add(2*time.Second + 5*time.Millisecond)), DisabledReason: new("the receiver answered 410 Gone"),
		})
		h.equal("the other", h.states("b"), []string{"1:pending 0", "2:pending 0", "3:pending 0", "4:pending 0"})
		if err := h.db.RenewWebhook(h.Context(), l, noon.Add(time.Hour)); err == nil {
			h.Error("the lease of a disabled webhook is renewed")
		}
		h.release(l)
		h.sent("s5", "a", "b")
		h.equal("deliveries after that", len(h.states("a")), 4)
		h.equal("the other's after that", len(h.states("b")), 5)
		h.equal("leased", h.names(h.lease("w", 10)), []string(nil))
		for what, err := range map[string]error{
			"redeliver":       second(h.db.Redeliver(h.Context(), "a", "s1")),
			"redeliver since": second(h.db.RedeliverSince(h.Context(), "a", 0)),
		} {
			if cmp.Diff(true, isOff(err)) != "" {
				h.Errorf("%s: error %v, want %v", what, err, store.ErrWebhookOff)
			}
		}
		h.set("a", "https://a.example/", store.WebhookSetting{Again: true})
		h.equal("set again", h.webhook("a"), smartmoney.Webhook{
			CustomerID: "a", URL: "https://a.example/", LastSuccessAt: new(noon.Add(30 * time.Millisecond)),
		})
		h.sent("s6", "a")
		h.equal("due then", h.dueAs(h.leaseOne()), []string{"6/1"})
	})
}
