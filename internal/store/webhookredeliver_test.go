package store_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

func second[T any](_ T, err error) error { return err }

func isOff(err error) bool { return errors.Is(err, store.ErrWebhookOff) }

func TestRedeliver(t *testing.T) {
	withHooks(t, func(h *hooks) {
		customers(h, h.db, "a")
		h.sent("before", "a") // without a webhook
		if err := second(h.db.Redeliver(h.Context(), "a", "before")); !isOff(err) {
			h.Errorf("without a webhook: error %v", err)
		}
		h.set("a", "https://a.example/", store.WebhookSetting{})
		h.sent("s2", "a")
		l := h.leaseOne()
		due := h.due(l)
		h.failed(l, &due[0], time.Minute)
		h.clock.Advance(time.Minute)
		late := h.due(l)[0]
		h.equal("attempt", late.Attempt, 2)

		h.clock.Advance(time.Second)
		d, err := h.db.Redeliver(h.Context(), "a", "s2")
		h.check(err)
		h.equal("on its way again", d, &smartmoney.WebhookDelivery{
			MessageID: due[0].MessageID, Sequence: 2, SignalID: "s2", State: smartmoney.DeliveryPending,
			CreatedAt: noon, NextAttemptAt: new(h.clock.Now()),
			Attempts: []smartmoney.WebhookAttempt{{At: noon, Status: new(500), DurationMs: 1000, Error: new("answered 500")}},
		})
		h.failed(l, &late, 0) // the attempt under way when it was asked for
		h.equal("deliveries", h.states("a"), []string{"2:pending 2"})
		h.equal("due", h.dueAs(l), []string{"2/1"})
		h.delivered(l, &h.due(l)[0])
		h.release(l)
		h.equal("next", h.next(), time.Duration(-1))

		// What was delivered, and what never was on its way.
		for _, id := range []string{"s2", "before"} {
			if d, err := h.db.Redeliver(h.Context(), "a", id); err != nil || d == nil || d.SignalID != id {
				h.Errorf("%s: %+v, error %v", id, d, err)
			}
		}
		l = h.leaseOne()
		h.equal("due", h.dueAs(l), []string{"1/1", "2/1"})
		h.equal("deliveries", h.states("a"), []string{"1:pending 0", "2:pending 3"})
		if d, err := h.db.Redeliver(h.Context(), "a", "unknown"); err != nil || d != nil {
			h.Errorf("an unknown signal: %+v, error %v", d, err)
		}
		if err := second(h.db.Redeliver(h.Context(), "nobody", "s2")); smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
			h.Errorf("nobody: error %v", err)
		}
	})
}

// Everything after a place, in more than one step, and nothing that came meanwhile.
func TestRedeliverSince(t *testing.T) {
	withHooks(t, func(h *hooks) {
		const many = 2345
		v := customers(h, h.db, "a", "b")
		signals := make([]*smartmoney.Signal, many)
		var logged []store.Entry
		for i := range signals {
			signals[i] = testSignal(fmt.Sprint("s", i+1), smartmoney.SellSignal, "0xt", noon, "0xw")
			logged = append(logged, entryOf("a", v, signals[i], 1), entryOf("b", v, signals[i], 1))
		}
		send(h, h.db, noon, signals, logged...)
		h.set("a", "https://a.example/", store.WebhookSetting{})
		h.set("b", "https://b.example/", store.WebhookSetting{})
		h.sent("new", "a")
		l := h.leaseOne()
		h.delivered(l, &h.due(l)[0])
		h.release(l)
		for _, c := range []struct {
			after int64
			want  int
		}{{many + 1, 0}, {many + 100, 0}, {many, 1}, {many - 9, 10}, {45, many + 1 - 45}, {346, 2000}, {0, many + 1}} {
			if n, err := h.db.RedeliverSince(h.Context(), "a", c.after); err != nil || n != c.want {
				h.Errorf("after %d: %d, error %v; want %d", c.after, n, err, c.want)
			}
		}
		l = h.leaseOne()
		due, err := h.db.DueDeliveries(h.Context(), l, noon, many+10)
		h.check(err)
		if len(due) != many+1 {
			h.Fatalf("%d due, want %d", len(due), many+1)
		}
		for i := range due {
			if due[i].Notification.Sequence != int64(i+1) || due[i].Attempt != 1 {
				h.Fatalf("number %d is sequence %d, attempt %d", i, due[i].Notification.Sequence, due[i].Attempt)
			}
		}
		h.equal("deliveries to b", h.states("b"), []string(nil))
	})
}
