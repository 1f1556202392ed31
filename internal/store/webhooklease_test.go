package store_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

func (h *hooks) names(leases []*store.WebhookLease) (list []string) {
	for _, l := range leases {
		list = append(list, l.CustomerID)
	}
	return list
}

// Endpoints that wait are leased once, those that have waited longest first; one that
// was given back with more to send waits behind the others.
func TestLeaseWebhooks(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a", "b", "c", "d")
		customers(h, h.db, "none")
		if len(h.lease("w", 10)) != 0 || h.next() != -1 {
			h.Errorf("something waits before there is a signal, at noon + %v", h.next())
		}
		for i, id := range []string{"c", "a", "b"} {
			h.clock.Set(noon.Add(time.Duration(i) * time.Second))
			h.sent("one of "+id, id, "none")
		}
		h.equal("next", h.next(), time.Duration(0))
		h.equal("nobody asked for", len(h.lease("w", 0)), 0)
		first := h.lease("one", 2)
		h.equal("leased first", h.names(first), []string{"c", "a"})
		l := first[0]
		if l.URL != "https://c.example/" || l.Owner != "one" || !l.Until.Equal(h.clock.Now().Add(leaseLength)) || l.FailingSince != nil {
			h.Errorf("lease %+v", l)
		}
		h.equal("next of what is left", h.next(), 2*time.Second)
		second := h.lease("two", 10)
		h.equal("leased by another", h.names(second), []string{"b"})
		h.equal("leased when all are", h.names(h.lease("two", 10)), []string(nil))
		h.equal("next when all are", h.next(), 2*time.Second+leaseLength)

		h.clock.Set(noon.Add(5 * time.Second))
		h.sent("more", "d")
		h.clock.Set(noon.Add(time.Second)) // another process, whose clock is behind
		h.sent("even more", "d")
		h.clock.Set(noon.Add(6 * time.Second))
		h.release(first[0])
		h.release(second[0])
		h.equal("with more to send", h.names(h.lease("two", 10)), []string{"d", "b", "c"})
	})
}

// Endpoints that fail take no more than their share of the workers, however many wait.
func TestLeaseOfFailingWebhooks(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a", "b", "c", "d", "e")
		for _, id := range []string{"a", "b", "c"} {
			h.sent("first of "+id, id)
			l := h.leaseOne()
			h.failed(l, &h.due(l)[0], time.Second)
			h.release(l)
		}
		h.clock.Set(noon.Add(time.Minute))
		h.sent("one", "d")
		h.sent("other", "e")
		lease := func(free, failing int) []string {
			leases, err := h.db.LeaseWebhooks(h.Context(), "w", h.clock.Now(), leaseLength, store.WebhookSlots{Free: free, Failing: failing}, h.secret)
			h.check(err)
			for _, l := range leases {
				h.release(l)
			}
			return h.names(leases)
		}
		h.equal("half of what is free", lease(2, 2), []string{"a", "d"})
		h.equal("as many as they may", lease(9, 1), []string{"b", "d", "e"})
		h.equal("none of them", lease(9, 0), []string{"d", "e"})
		h.equal("one that is free", lease(1, 1), []string{"c"})
		h.equal("all", lease(9, 9), []string{"a", "b", "c", "d", "e"})
	})
}

func TestReleaseWebhook(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a")
		h.sent("s1", "a")
		h.sent("s2", "a")
		l := h.leaseOne()
		due := h.due(l)
		h.delivered(l, &due[0])
		h.failed(l, &due[1], time.Hour)
		h.release(l)
		h.equal("next", h.next(), time.Hour)
		h.equal("leased before", h.names(h.lease("w", 10)), []string(nil))
		h.clock.Set(noon.Add(time.Hour))
		l = h.leaseOne()
		h.equal("due then", h.dueAs(l), []string{"2/2"})
		h.delivered(l, &h.due(l)[0])
		h.sent("s3", "a")
		h.release(l)
		h.equal("next after one more", h.next(), time.Hour)
		l = h.leaseOne()
		h.delivered(l, &h.due(l)[0])
		h.release(l)
		h.equal("next at last", h.next(), time.Duration(-1))
	})
}

// A worker that no longer holds its lease can do nothing to the endpoint, whoever
// holds it now.
func TestLeaseEnds(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a")
		h.sent("s", "a")
		dead := h.leaseOne()
		due := h.due(dead)
		h.clock.Advance(leaseLength - time.Microsecond)
		h.equal("leased before the end", h.names(h.lease("other", 10)), []string(nil))
		h.clock.Advance(time.Microsecond)
		h.equal("next", h.next(), leaseLength)
		taken := h.lease("worker", 10) // the same owner, another lease
		h.equal("leased at the end", h.names(taken), []string{"a"})
		for what, err := range map[string]error{
			"renew": h.db.RenewWebhook(h.Context(), dead, h.clock.Now().Add(leaseLength)),
			"record": h.db.RecordAttempt(h.Context(), dead, &due[0], store.AttemptResult{
				At: noon, State: smartmoney.DeliveryDelivered,
			}),
		} {
			if !errors.Is(err, store.ErrLeaseLost) {
				h.Errorf("%s: error %v, want %v", what, err, store.ErrLeaseLost)
			}
		}
		h.release(dead)
		h.equal("leased after a wrong release", h.names(h.lease("other", 10)), []string(nil))
		h.equal("deliveries", h.states("a"), []string{"1:pending 0"})
		again := h.due(taken[0])
		h.equal("its message", again[0].MessageID, due[0].MessageID)
		h.delivered(taken[0], &again[0])
		h.equal("deliveries", h.states("a"), []string{"1:delivered 1"})
	})
}

// A lease is written anew when half of it has gone, and lasts from then.
func TestRenewWebhook(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a")
		h.sent("s", "a")
		l := h.leaseOne()
		for _, c := range []struct{ after, until time.Duration }{
			{30 * time.Second, time.Minute},
			{31 * time.Second, 91 * time.Second},
			{60 * time.Second, 91 * time.Second},
			{91 * time.Second, 151 * time.Second}, // at the end, while nobody has taken it
		} {
			h.clock.Set(noon.Add(c.after))
			h.check(h.db.RenewWebhook(h.Context(), l, h.clock.Now().Add(leaseLength)))
			h.equal(fmt.Sprint("until, renewed after ", c.after), l.Until.Sub(noon), c.until)
			h.equal(fmt.Sprint("next, renewed after ", c.after), h.next(), c.until)
		}
	})
}
