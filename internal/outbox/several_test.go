package outbox_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// create creates a webhook of a customer.
func (h *hooks) create(customer string, id smartmoney.WebhookID, filter smartmoney.WebhookFilter) {
	h.Helper()
	created, err := h.DB.CreateWebhook(h.Context(), customer, outbox.NewWebhook{
		ID: id, URL: fmt.Sprintf("https://%s-%d.example/", customer, id), Secret: fmt.Sprint("secret ", id), Filter: filter,
	})
	h.Check(err)
	if created == nil {
		h.Fatalf("webhook %d of %s is not created", id, customer)
	}
}

// sentAs enters a signal of a type and chain into a customer's log.
func (h *hooks) sentAs(customer, signal string, typ smartmoney.NotificationType, chain smartmoney.Chain) {
	h.Helper()
	s := testkit.Signal(signal, typ, "0xt", testkit.Noon, "0xw", "0xv")
	s.Chain = chain
	testkit.Send(h, h.DB, h.Clock.Now(), []*smartmoney.Signal{s}, testkit.EntryOf(customer, max(h.Versions[customer], 1), s, 1))
}

// statesAt lists the deliveries to a webhook, oldest first, as sequence:state attempts.
func (h *hooks) statesAt(customer string, id smartmoney.WebhookID) (list []string) {
	h.Helper()
	all, err := h.DB.WebhookDeliveries(h.Context(), customer, id, 0, 1000)
	h.Check(err)
	n, err := h.DB.CountWebhookDeliveries(h.Context(), customer, id)
	h.Check(err)
	if n != len(all) {
		h.Errorf("webhook %d has %d deliveries, and %d are counted", id, len(all), n)
	}
	for _, d := range all {
		list = append([]string{fmt.Sprintf("%d:%s %d", d.Sequence, d.State, len(d.Attempts))}, list...)
	}
	return list
}

// named returns the leases of all waiting endpoints by their addresses.
func (h *hooks) named() map[string]*outbox.Lease {
	h.Helper()
	leases := map[string]*outbox.Lease{}
	for _, l := range h.Lease("worker", 100) {
		leases[l.URL] = l
	}
	return leases
}

// Each webhook is sent what passes its filter, with its retractions; failures of one are no
// other's.
func TestSeveralWebhooksOfACustomer(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a", "b")
		h.create("a", 7, smartmoney.WebhookFilter{Types: []smartmoney.NotificationType{smartmoney.SellSignal, smartmoney.PMConvergenceP0}})
		h.create("a", 3, smartmoney.WebhookFilter{Chains: []smartmoney.Chain{smartmoney.Polymarket}})
		h.sentAs("a", "whale", smartmoney.WhaleMove, smartmoney.Base)
		h.sentAs("a", "sell", smartmoney.SellSignal, smartmoney.Solana)
		h.sentAs("a", "bet", smartmoney.PMConvergenceP0, smartmoney.Polymarket)
		h.sentAs("b", "other", smartmoney.SellSignal, smartmoney.Base)
		h.Check(h.DB.CommitState(h.Context(), &enginestate.Commit{Now: h.Clock.Now(), Retractions: []notify.Retraction{
			{CustomerID: "a", Retracts: 2, SignalID: "sell", Type: smartmoney.SellSignal, Reason: "taken back"},
		}}))
		want := func(desc string, first, seven, three []string) {
			h.Helper()
			h.Equal(desc+": configuration", h.statesAt("a", 0), first)
			h.Equal(desc+": types", h.statesAt("a", 7), seven)
			h.Equal(desc+": chains", h.statesAt("a", 3), three)
		}
		want("put", []string{"1:pending 0", "2:pending 0", "3:pending 0", "4:pending 0"},
			[]string{"2:pending 0", "3:pending 0", "4:pending 0"}, []string{"3:pending 0"})
		leases := h.named()
		if len(leases) != 4 {
			t.Fatalf("%d endpoints are leased, want 4: %v", len(leases), leases)
		}
		seven, three := leases["https://a-7.example/"], leases["https://a-3.example/"]
		h.Equal("due", h.DueAs(seven), []string{"2/1", "3/1", "4/1"})
		h.Equal("secrets", seven.Secrets, []string{"secret 7"})
		h.Equal("one message, one id", h.Due(seven)[1].MessageID, h.Due(leases["https://a.example/"])[2].MessageID)

		// One receiver is gone for good, another fails, the third takes all.
		gone := "the receiver answered 410 Gone"
		h.Check(h.DB.RecordAttempt(h.Context(), seven, &h.Due(seven)[0], outbox.AttemptResult{
			At: h.Clock.Now(), State: smartmoney.DeliveryFailed, Error: &gone, Disable: &gone,
		}))
		h.RecordFailed(three, &h.Due(three)[0], time.Minute)
		for _, d := range h.Due(leases["https://a.example/"]) {
			h.RecordDelivered(leases["https://a.example/"], &d)
		}
		want("attempted", []string{"1:delivered 1", "2:delivered 1", "3:delivered 1", "4:delivered 1"},
			[]string{"2:failed 1", "3:failed 0", "4:failed 0"}, []string{"3:pending 1"})
		at, err := h.DB.DeliveredAt(h.Context(), "a", []int64{4, 2, 7})
		h.Check(err)
		took := h.Clock.Now().Add(30 * time.Millisecond).UTC()
		h.Equal("delivered by any", at, map[int64]time.Time{4: took, 2: took})
		h.sentAs("a", "sell2", smartmoney.SellSignal, smartmoney.Polymarket)
		want("one disabled", []string{"1:delivered 1", "2:delivered 1", "3:delivered 1", "4:delivered 1", "5:pending 0"},
			[]string{"2:failed 1", "3:failed 0", "4:failed 0"}, []string{"3:pending 1", "5:pending 0"})

		// The configuration's webhook is taken away; the others stay as they are.
		h.Set("a", "", outbox.Setting{})
		h.sentAs("a", "bet2", smartmoney.PMConvergenceP0, smartmoney.Polymarket)
		h.Equal("without the first", h.statesAt("a", 3), []string{"3:pending 1", "5:pending 0", "6:pending 0"})
		h.Equal("the first", h.statesAt("a", 0)[4], "5:failed 0")
		h.Equal("b", h.statesAt("b", 0), []string{"1:pending 0"})
		if n, err := h.DB.RedeliverSince(h.Context(), "a", 3, 0); err != nil || n != 3 {
			t.Errorf("redelivered %d, %v; want the 3 that pass the filter", n, err)
		}
		if _, err := h.DB.RedeliverSince(h.Context(), "a", 7, 0); !errors.Is(err, outbox.ErrWebhookOff) {
			t.Errorf("redelivery to the disabled one: %v", err)
		}
		if d, err := h.DB.Redeliver(h.Context(), "a", 3, "whale"); err != nil || d == nil || d.Sequence != 1 || d.SignalID != "whale" {
			t.Errorf("redelivery of what does not pass: %+v, %v", d, err)
		}
	})
}

// Webhooks are created up to the largest number, changed, turned off and deleted with all they
// left.
func TestManageWebhooks(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		testkit.Customers(h, h.DB, "a", "b")
		for id := smartmoney.WebhookID(1); id <= smartmoney.MaxWebhooks; id++ {
			h.create("a", id, smartmoney.WebhookFilter{})
		}
		if _, err := h.DB.CreateWebhook(h.Context(), "a", outbox.NewWebhook{ID: 11, URL: "https://a.example/"}); !errors.Is(err, outbox.ErrTooManyWebhooks) {
			t.Errorf("one too many: %v", err)
		}
		if created, err := h.DB.CreateWebhook(h.Context(), "b", outbox.NewWebhook{ID: 3, URL: "https://b.example/"}); err != nil || created != nil {
			t.Errorf("an id that is taken: %v, %v", created, err)
		}
		for _, call := range []func() error{
			func() error { return testkit.Second(h.DB.Webhook(h.Context(), "b", 3)) },
			func() error { return testkit.Second(h.DB.UpdateWebhook(h.Context(), "b", 3, outbox.WebhookChange{})) },
			func() error { return h.DB.DeleteWebhook(h.Context(), "b", 3) },
			func() error {
				return testkit.Second(h.DB.RotateWebhookSecret(h.Context(), "b", 3, "s", h.Clock.Now()))
			},
			func() error {
				return testkit.Second(h.DB.UpdateWebhook(h.Context(), "b", 0, outbox.WebhookChange{Enabled: new(true)}))
			},
			func() error { return h.DB.DeleteWebhook(h.Context(), "a", 99) },
		} {
			if err := call(); !errors.Is(err, outbox.ErrNoWebhook) {
				t.Errorf("another's webhook, or none: %v", err)
			}
		}
		h.Sent("s1", "a")
		w, err := h.DB.UpdateWebhook(h.Context(), "a", 3, outbox.WebhookChange{
			Enabled: new(false), Types: &[]smartmoney.NotificationType{smartmoney.SellSignal}, Chains: &[]smartmoney.Chain{smartmoney.Solana, smartmoney.Base},
		})
		h.Check(err)
		h.Equal("filter", w.Filter, smartmoney.WebhookFilter{
			Types: []smartmoney.NotificationType{smartmoney.SellSignal}, Chains: []smartmoney.Chain{smartmoney.Base, smartmoney.Solana},
		})
		if w.Enabled() || w.DisabledReason == nil {
			t.Errorf("turned off: %+v", w)
		}
		h.Equal("turned off", h.statesAt("a", 3), []string{"1:failed 0"})
		w, err = h.DB.UpdateWebhook(h.Context(), "a", 3, outbox.WebhookChange{URL: new("https://moved.example/"), Types: &[]smartmoney.NotificationType{}, Chains: &[]smartmoney.Chain{}})
		h.Check(err)
		if !w.Enabled() || w.URL != "https://moved.example/" || len(w.Filter.Types)+len(w.Filter.Chains) > 0 {
			t.Errorf("moved: %+v", w)
		}
		l := h.named()["https://a-5.example/"]
		h.Check(h.DB.DeleteWebhook(h.Context(), "a", 5))
		if err := h.DB.RenewWebhook(h.Context(), l, h.Clock.Now().Add(time.Hour)); !errors.Is(err, outbox.ErrLeaseLost) {
			t.Errorf("the lease of a deleted webhook: %v", err)
		}
		h.Clock.Set(testkit.Noon.Add(time.Second))
		h.create("a", 5, smartmoney.WebhookFilter{})
		h.Equal("deliveries of the one before", h.statesAt("a", 5), []string(nil))
		h.Sent("s2", "a")
		if again := h.named()["https://a-5.example/"]; again == nil || again.Number <= l.Number {
			t.Errorf("the lease of the new webhook is %+v, after number %d", again, l.Number)
		}
		all, err := h.DB.Webhooks(h.Context(), "a")
		h.Check(err)
		if len(all) != smartmoney.MaxWebhooks {
			t.Errorf("%d webhooks, want %d: the configuration has none", len(all), smartmoney.MaxWebhooks)
		}
		for i := range all {
			h.Check(h.DB.DeleteWebhook(h.Context(), "a", all[i].ID))
		}
		h.Equal("rows", []int{testkit.Count(h, h.DB, "webhook_deliveries"), testkit.Count(h, h.DB, "webhook_attempts")}, []int{0, 0})
		before := testkit.Count(h, h.DB, "webhook_deliveries")
		h.Sent("s3", "a")
		h.Equal("deliveries without a webhook", testkit.Count(h, h.DB, "webhook_deliveries"), before)
	})
}

// What passed its retention leaves no delivery at any webhook.
func TestSweepDeletesDeliveriesOfEveryWebhook(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a")
		h.create("a", 1, smartmoney.WebhookFilter{})
		for i := range 3 {
			h.Sent(fmt.Sprint("s", i), "a")
		}
		for _, l := range h.named() {
			h.RecordDelivered(l, &h.Due(l)[0])
		}
		h.Equal("deliveries", testkit.Count(h, h.DB, "webhook_deliveries"), 6)
		h.Check(testkit.Sweep(h.Context(), h.DB, h.Clock.Now().Add(2*time.Hour), [smartmoney.ChainCount]int64{}, time.Hour))
		h.Equal("rows", []int{testkit.Count(h, h.DB, "webhook_deliveries"), testkit.Count(h, h.DB, "webhook_attempts")}, []int{0, 0})
	})
}
