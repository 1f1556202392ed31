package outbox_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookattempt"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// leaseSink leases the waiting endpoints of a sink.
func (h *hooks) leaseSink(sink string) []*outbox.Lease {
	h.Helper()
	leases, err := h.DB.LeaseWebhooks(h.Context(), "worker", h.Clock.Now(), testkit.LeaseLength, outbox.Slots{Sink: sink, Free: 9, Failing: 9}, h.Secret)
	h.Check(err)
	return leases
}

// A delivery to a sink that failed is attempted until it succeeds, later ones wait for it, and so
// many attempts are kept.
func TestSinkKeepsOrder(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		testkit.Customers(h, h.DB, "a")
		h.Check(h.DB.JoinSink(h.Context(), "desk", false))
		h.Sent("s1", "a")
		h.Sent("s2", "a")
		h.Equal("leased for webhooks", len(h.Lease("worker", 9)), 0)
		h.Equal("leased for another sink", len(h.leaseSink("other")), 0)
		for attempt := range 15 {
			leases := h.leaseSink("desk")
			h.Equal("leased", len(leases), 1)
			l := leases[0]
			h.Equal("due first", h.DueAs(l)[:2], []string{fmt.Sprintf("1/%d", attempt+1), "2/1"})
			h.RecordFailed(l, &h.Due(l)[0], time.Minute)
			h.Equal("due before the retry", h.DueAs(l), []string(nil))
			h.Release(l)
			h.Equal("leased before the retry", len(h.leaseSink("desk")), 0)
			h.Sent(fmt.Sprint("later", attempt), "a") // wakes the endpoint
			for _, l := range h.leaseSink("desk") {
				h.Equal("due before the retry", h.DueAs(l), []string(nil))
				h.Release(l)
			}
			h.Clock.Advance(time.Minute)
		}
		l := h.leaseSink("desk")[0]
		due := h.Due(l)
		h.RecordDelivered(l, &due[0])
		h.Equal("due", len(h.DueAs(l)), 16)
		numbers, err := h.DB.ReadClient().WebhookAttempt.Query().Where(webhookattempt.DeliveryID(sqldb.RowID(l.EndpointID, 1))).
			Order(webhookattempt.ByNumber()).Select(webhookattempt.FieldNumber).Ints(h.Context())
		h.Check(err)
		h.Equal("attempts", numbers, []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
	})
}

// A customer's calls neither show nor change the endpoints of sinks.
func TestSinkIsNoWebhook(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		testkit.Customers(h, h.DB, "a")
		h.Check(h.DB.JoinSink(h.Context(), "desk", false))
		h.Sent("s1", "a")
		ctx, id := h.Context(), smartmoney.WebhookID(-h.leaseSink("desk")[0].EndpointID)
		off := false
		_, update := h.DB.UpdateWebhook(ctx, "a", id, outbox.WebhookChange{Enabled: &off})
		_, redeliver := h.DB.Redeliver(ctx, "a", id, "s1")
		_, rotate := h.DB.RotateWebhookSecret(ctx, "a", id, "secret", h.Clock.Now())
		_, read := h.DB.Webhook(ctx, "a", id)
		_, target := h.DB.WebhookTarget(ctx, "a", id, h.Clock.Now(), h.Secret)
		for what, err := range map[string]error{
			"update": update, "redeliver": redeliver, "rotate": rotate, "read": read, "target": target, "delete": h.DB.DeleteWebhook(ctx, "a", id),
		} {
			if !errors.Is(err, outbox.ErrNoWebhook) {
				h.Errorf("%s returned %v", what, err)
			}
		}
		h.Equal("deliveries", h.statesAt("a", id), []string(nil))
		all, err := h.DB.Webhooks(ctx, "a")
		h.Check(err)
		h.Equal("webhooks", len(all), 0)
	})
}
