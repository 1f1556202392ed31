package testkit

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Hooks is a database whose customers have webhooks, with a clock that tests move.
type Hooks struct {
	testing.TB
	DB       *DB
	Clock    *Clock
	Secrets  int                           // that were made for leases
	Signals  map[string]*smartmoney.Signal // entered by Sent
	Versions map[string]int64              // of customers' logs
}

// NewHooks returns a database without customers; its clock may be nil.
func NewHooks(t testing.TB, db *DB, clock *Clock) *Hooks {
	return &Hooks{TB: t, DB: db, Clock: clock, Signals: map[string]*smartmoney.Signal{}, Versions: map[string]int64{}}
}

// Check fails the test if err is not nil.
func (h *Hooks) Check(err error) {
	h.Helper()
	if err != nil {
		h.Fatal(err)
	}
}

// Equal fails the test if two values differ.
func (h *Hooks) Equal(what string, got, want any) {
	h.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		h.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// Set sets a customer's webhook address, "" for none, and reports whether the secret is taken.
func (h *Hooks) Set(id, url string, setting outbox.Setting) (secretTaken bool) {
	h.Helper()
	c, taken, err := h.DB.ChangeConfigWebhook(h.Context(), id, "", setting, func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		c.WebhookURL = url
		return c, nil
	})
	h.Check(err)
	h.Versions[id] = c.Version
	return taken
}

// Hooked creates customers with webhooks, whose secrets are made by the first lease.
func (h *Hooks) Hooked(ids ...string) {
	h.Helper()
	Customers(h, h.DB, ids...)
	for _, id := range ids {
		h.Set(id, "https://"+id+".example/", outbox.Setting{})
	}
}

// Sent adds a signal to the customers' logs, now.
func (h *Hooks) Sent(signal string, ids ...string) {
	h.Helper()
	s := h.Signals[signal]
	if s == nil {
		s = Signal(signal, smartmoney.WhaleMove, "0xt", Noon, "0xw", "0xv")
		h.Signals[signal] = s
	}
	var logged []notifications.Entry
	for _, id := range ids {
		if h.Versions[id] == 0 {
			h.Versions[id] = 1
		}
		logged = append(logged, EntryOf(id, h.Versions[id], s, 1))
	}
	Send(h, h.DB, h.Clock.Now(), []*smartmoney.Signal{s}, logged...)
}

// Secret returns a new secret.
func (h *Hooks) Secret() (string, error) {
	h.Secrets++
	return fmt.Sprint("made ", h.Secrets), nil
}

// LeaseLength is the length of every lease.
const LeaseLength = time.Minute

// Lease leases up to limit waiting endpoints.
func (h *Hooks) Lease(owner string, limit int) []*outbox.Lease {
	h.Helper()
	leases, err := h.DB.LeaseWebhooks(h.Context(), owner, h.Clock.Now(), LeaseLength, outbox.Slots{Free: limit, Failing: limit}, h.Secret)
	h.Check(err)
	return leases
}

// LeaseOne leases the only waiting endpoint.
func (h *Hooks) LeaseOne() *outbox.Lease {
	h.Helper()
	leases := h.Lease("worker", 10)
	if len(leases) != 1 {
		h.Fatalf("%d endpoints wait, want 1", len(leases))
	}
	return leases[0]
}

// Release releases a lease.
func (h *Hooks) Release(l *outbox.Lease) {
	h.Helper()
	h.Check(h.DB.ReleaseWebhook(h.Context(), l))
}

// Due returns the due deliveries of a leased endpoint.
func (h *Hooks) Due(l *outbox.Lease) []outbox.DueDelivery {
	h.Helper()
	due, err := h.DB.DueDeliveries(h.Context(), l, h.Clock.Now(), 100)
	h.Check(err)
	return due
}

// DueAs lists the due deliveries as sequence/attempt.
func (h *Hooks) DueAs(l *outbox.Lease) (list []string) {
	h.Helper()
	for _, d := range h.Due(l) {
		list = append(list, fmt.Sprintf("%d/%d", d.Notification.Sequence, d.Attempt))
	}
	return list
}

// Webhook returns a customer's webhook.
func (h *Hooks) Webhook(id string) smartmoney.Webhook {
	h.Helper()
	w, err := h.DB.Webhook(h.Context(), id, 0)
	h.Check(err)
	return w
}

// States lists a customer's deliveries, oldest first, as sequence:state attempts.
func (h *Hooks) States(id string) (list []string) {
	h.Helper()
	all, err := h.DB.WebhookDeliveries(h.Context(), id, 0, 0, 1000)
	h.Check(err)
	for _, d := range all {
		list = append([]string{fmt.Sprintf("%d:%s %d", d.Sequence, d.State, len(d.Attempts))}, list...)
		if (d.NextAttemptAt != nil) != (d.State == smartmoney.DeliveryPending) {
			h.Errorf("delivery %d is %s and next tried at %v", d.Sequence, d.State, d.NextAttemptAt)
		}
	}
	return list
}

// Next returns when the next delivery is due, since Noon; -1 for never.
func (h *Hooks) Next() time.Duration {
	h.Helper()
	at, err := h.DB.NextWebhook(h.Context())
	h.Check(err)
	if at == nil {
		return -1
	}
	return at.Sub(Noon)
}

// RecordDelivered records a successful attempt, now and within 30 ms.
func (h *Hooks) RecordDelivered(l *outbox.Lease, d *outbox.DueDelivery) {
	h.Helper()
	h.Check(h.DB.RecordAttempt(h.Context(), l, d, outbox.AttemptResult{
		At: h.Clock.Now(), Status: new(204), Duration: 30 * time.Millisecond, State: smartmoney.DeliveryDelivered,
	}))
}

// RecordFailed records a failed attempt, to be retried after a duration; 0 for never.
func (h *Hooks) RecordFailed(l *outbox.Lease, d *outbox.DueDelivery, after time.Duration) {
	h.Helper()
	r := outbox.AttemptResult{
		At: h.Clock.Now(), Status: new(500), Duration: time.Second, Error: new("answered 500"), State: smartmoney.DeliveryFailed,
	}
	if after > 0 {
		r.State, r.NextAt = smartmoney.DeliveryPending, new(h.Clock.Now().Add(after))
	}
	h.Check(h.DB.RecordAttempt(h.Context(), l, d, r))
}
