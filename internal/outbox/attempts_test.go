package outbox_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestDeliveryOfASignal(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a")
		h.Sent("s1", "a")
		l := h.LeaseOne()
		due := h.Due(l)
		log := testkit.Entries(h, h.DB, notifications.Query{CustomerID: "a"})
		want := []outbox.DueDelivery{{Notification: log[0], MessageID: outbox.MessageID("a", 1, "s1"), Attempt: 1}}
		h.Equal("due", due, want)
		h.RecordFailed(l, &due[0], time.Minute)
		h.Equal("since", l.FailingSince, new(testkit.Noon))
		h.Clock.Set(testkit.Noon.Add(time.Minute))
		due = h.Due(l)
		message := "connection reset \x00\xff"
		h.Check(h.DB.RecordAttempt(h.Context(), l, &due[0], outbox.AttemptResult{
			At: h.Clock.Now().Add(999), Duration: 1999 * time.Microsecond, Error: &message,
			State: smartmoney.DeliveryPending, NextAt: new(testkit.Noon.Add(time.Hour + 999)),
		}))
		h.Equal("since", l.FailingSince, new(testkit.Noon))
		delivery := &smartmoney.WebhookDelivery{
			MessageID: want[0].MessageID, Sequence: 1, SignalID: "s1", State: smartmoney.DeliveryPending,
			CreatedAt: testkit.Noon, NextAttemptAt: new(testkit.Noon.Add(time.Hour)),
			Attempts: []smartmoney.WebhookAttempt{
				{At: testkit.Noon, Status: new(500), DurationMs: 1000, Error: new("answered 500")},
				{At: testkit.Noon.Add(time.Minute), DurationMs: 1, Error: new("connection reset \uFFFD\uFFFD")},
			},
		}
		one := func() *smartmoney.WebhookDelivery {
			d, err := h.DB.WebhookDelivery(h.Context(), "a", 0, 1)
			h.Check(err)
			return d
		}
		h.Equal("delivery", one(), delivery)
		deliveredAt := func() map[int64]time.Time {
			at, err := h.DB.DeliveredAt(h.Context(), "a", []int64{1, 2})
			h.Check(err)
			return at
		}
		h.Equal("not delivered", deliveredAt(), map[int64]time.Time{})
		h.Equal("webhook", h.Webhook("a"), smartmoney.Webhook{CustomerID: "a", Format: smartmoney.FormatStandard, URL: "https://a.example/", CreatedAt: new(testkit.Noon), FailingSince: new(testkit.Noon)})
		h.Clock.Set(testkit.Noon.Add(time.Hour))
		h.RecordDelivered(l, &h.Due(l)[0])
		delivery.State, delivery.NextAttemptAt = smartmoney.DeliveryDelivered, nil
		delivery.Attempts = append(delivery.Attempts, smartmoney.WebhookAttempt{At: testkit.Noon.Add(time.Hour), Status: new(204), DurationMs: 30})
		h.Equal("delivery at last", one(), delivery)
		h.Equal("delivered at", deliveredAt(), map[int64]time.Time{1: testkit.Noon.Add(time.Hour + 30*time.Millisecond)})
		h.Equal("webhook at last", h.Webhook("a"), smartmoney.Webhook{
			CustomerID: "a", Format: smartmoney.FormatStandard, URL: "https://a.example/", CreatedAt: new(testkit.Noon), LastSuccessAt: new(testkit.Noon.Add(time.Hour + 30*time.Millisecond)),
		})
		if l.FailingSince != nil {
			h.Errorf("the lease fails since %v", l.FailingSince)
		}
		h.Set("a", "https://new.example/", outbox.Setting{})
		if at := h.Webhook("a").LastSuccessAt; at != nil {
			h.Errorf("the new address took something at %v", at)
		}
		for _, c := range []struct {
			id       string
			sequence int64
		}{{"a", 2}, {"nobody", 1}} {
			if d, err := h.DB.WebhookDelivery(h.Context(), c.id, 0, c.sequence); err != nil || d != nil {
				h.Errorf("delivery %d of %s: %+v, error %v", c.sequence, c.id, d, err)
			}
		}
	})
}

// First attempts come in the order of the log, whatever clocks said; what is to be
// tried again comes between them by time.
func TestDueDeliveries(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a", "b")
		for i := range 4 {
			h.Sent(fmt.Sprint("s", i+1), "a")
		}
		l := h.LeaseOne()
		h.Equal("all new", h.DueAs(l), []string{"1/1", "2/1", "3/1", "4/1"})
		some, err := h.DB.DueDeliveries(h.Context(), l, testkit.Noon, 2)
		if err != nil || len(some) != 2 || some[1].Notification.Sequence != 2 {
			h.Errorf("two of them: %+v, error %v", some, err)
		}
		due := h.Due(l)
		h.RecordFailed(l, &due[0], 3*time.Second)
		h.RecordFailed(l, &due[1], time.Second)
		h.RecordFailed(l, &due[2], 0)
		h.Equal("the rest", h.DueAs(l), []string{"4/1"})
		h.RecordDelivered(l, &due[3])
		h.Clock.Set(testkit.Noon.Add(2 * time.Second))
		h.Sent("s5", "a") // at 2 s
		h.Clock.Set(testkit.Noon.Add(time.Second))
		h.Sent("s6", "a") // at 1 s by another clock
		h.Equal("after a second", h.DueAs(l), []string{"2/2", "5/1", "6/1"})
		h.Clock.Set(testkit.Noon.Add(4 * time.Second))
		h.Sent("s7", "a") // at 4 s
		h.Equal("after four", h.DueAs(l), []string{"2/2", "5/1", "6/1", "1/2", "7/1"})
		h.Equal("deliveries", h.States("a"), []string{
			"1:pending 1", "2:pending 1", "3:failed 1", "4:delivered 1", "5:pending 0", "6:pending 0", "7:pending 0",
		})
		page, err := h.DB.WebhookDeliveries(h.Context(), "a", 0, 6, 2)
		if err != nil || len(page) != 2 || page[0].Sequence != 5 || page[1].Sequence != 4 || len(page[1].Attempts) != 1 {
			h.Errorf("page before 6: %+v, error %v", page, err)
		}
		for id, want := range map[string]int{"a": 7, "b": 0, "nobody": 0} {
			if n, err := h.DB.CountWebhookDeliveries(h.Context(), id, 0); err != nil || n != want {
				h.Errorf("%d deliveries to %s, error %v; want %d", n, id, err, want)
			}
		}
	})
}

// Entries that were deleted from the log are neither sent nor redelivered.
func TestDeletedNotificationsAreNotSent(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a")
		h.Clock.Set(testkit.Noon.Add(-24 * time.Hour))
		for _, id := range []string{"s1", "s2"} {
			h.Signals[id] = testkit.Signal(id, smartmoney.WhaleMove, "0xt", h.Clock.Now(), "0xw")
			h.Sent(id, "a")
		}
		l := h.LeaseOne()
		h.RecordFailed(l, &h.Due(l)[1], time.Second)
		h.Clock.Set(testkit.Noon)
		h.Sent("s3", "a")
		h.Sent("s4", "a")
		h.RecordFailed(l, &h.Due(l)[3], time.Second)
		h.Equal("due", h.DueAs(l), []string{"1/1", "2/2", "3/1"})
		n, _, err := h.DB.ResetNotifications(h.Context(), "a") // s3 and s4
		if err != nil || n != 2 {
			h.Errorf("deleted %d, error %v", n, err)
		}
		h.Versions["a"]++
		h.Clock.Advance(time.Minute)
		h.Sent("s5", "a")
		h.Equal("due without them", h.DueAs(l), []string{"1/1", "2/2", "5/1"})
		h.Equal("deliveries", h.States("a"), []string{"1:pending 0", "2:pending 1", "3:failed 0", "4:failed 1", "5:pending 0"})
		if d, err := h.DB.Redeliver(h.Context(), "a", 0, "s3"); err != nil || d != nil {
			h.Errorf("redelivered %+v, error %v", d, err)
		}
		if n, err := h.DB.RedeliverSince(h.Context(), "a", 0, 1); err != nil || n != 2 {
			h.Errorf("redelivered %d, error %v; want 2", n, err)
		}
		h.Equal("deliveries", h.States("a"), []string{"1:pending 0", "2:pending 1", "3:failed 0", "4:failed 1", "5:pending 0"})
		h.Equal("due again", h.DueAs(l), []string{"1/1", "2/1", "5/1"})
	})
}

func TestDisabledWebhook(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a", "b")
		for i := range 4 {
			h.Sent(fmt.Sprint("s", i+1), "a", "b")
		}
		leases := h.Lease("w", 10)
		l := leases[0]
		h.Equal("first", l.CustomerID, "a")
		due := h.Due(l)
		h.RecordDelivered(l, &due[0])
		h.Clock.Advance(time.Second)
		h.RecordFailed(l, &due[1], time.Minute)
		h.Clock.Advance(time.Second)
		h.Check(h.DB.RecordAttempt(h.Context(), l, &due[2], outbox.AttemptResult{
			At: h.Clock.Now(), Status: new(410), Duration: 5 * time.Millisecond, Error: new("answered 410"),
			State: smartmoney.DeliveryFailed, Disable: new("the receiver answered 410 Gone"),
		}))
		h.Equal("deliveries", h.States("a"), []string{"1:delivered 1", "2:failed 1", "3:failed 1", "4:failed 0"})
		h.Equal("webhook", h.Webhook("a"), smartmoney.Webhook{
			CustomerID: "a", Format: smartmoney.FormatStandard, URL: "https://a.example/", CreatedAt: new(testkit.Noon), LastSuccessAt: new(testkit.Noon.Add(30 * time.Millisecond)), FailingSince: new(testkit.Noon.Add(time.Second)),
			DisabledAt: new(testkit.Noon.Add(2*time.Second + 5*time.Millisecond)), DisabledReason: new("the receiver answered 410 Gone"),
		})
		h.Equal("the other", h.States("b"), []string{"1:pending 0", "2:pending 0", "3:pending 0", "4:pending 0"})
		if err := h.DB.RenewWebhook(h.Context(), l, testkit.Noon.Add(time.Hour)); err == nil {
			h.Error("the lease of a disabled webhook is renewed")
		}
		h.Release(l)
		h.Sent("s5", "a", "b")
		h.Equal("deliveries after that", len(h.States("a")), 4)
		h.Equal("the other's after that", len(h.States("b")), 5)
		h.Equal("leased", h.names(h.Lease("w", 10)), []string(nil))
		for what, err := range map[string]error{
			"redeliver":       testkit.Second(h.DB.Redeliver(h.Context(), "a", 0, "s1")),
			"redeliver since": testkit.Second(h.DB.RedeliverSince(h.Context(), "a", 0, 0)),
		} {
			if cmp.Diff(true, isOff(err)) != "" {
				h.Errorf("%s: error %v, want %v", what, err, outbox.ErrWebhookOff)
			}
		}
		h.Set("a", "https://a.example/", outbox.Setting{Again: true})
		h.Equal("set again", h.Webhook("a"), smartmoney.Webhook{
			CustomerID: "a", Format: smartmoney.FormatStandard, URL: "https://a.example/", CreatedAt: new(testkit.Noon), LastSuccessAt: new(testkit.Noon.Add(30 * time.Millisecond)),
		})
		h.Sent("s6", "a")
		h.Equal("due then", h.DueAs(h.LeaseOne()), []string{"6/1"})
	})
}
