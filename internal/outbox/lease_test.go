package outbox_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func (h *hooks) names(leases []*outbox.Lease) (list []string) {
	for _, l := range leases {
		list = append(list, l.CustomerID)
	}
	return list
}

// Endpoints that wait are leased once, those that have waited longest first; one that
// was given back with more to send waits behind the others.
func TestLeaseWebhooks(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a", "b", "c", "d")
		testkit.Customers(h, h.DB, "none")
		if len(h.Lease("w", 10)) != 0 || h.Next() != -1 {
			h.Errorf("something waits before there is a signal, at noon + %v", h.Next())
		}
		for i, id := range []string{"c", "a", "b"} {
			h.Clock.Set(testkit.Noon.Add(time.Duration(i) * time.Second))
			h.Sent("one of "+id, id, "none")
		}
		h.Equal("next", h.Next(), time.Duration(0))
		h.Equal("nobody asked for", len(h.Lease("w", 0)), 0)
		first := h.Lease("one", 2)
		h.Equal("leased first", h.names(first), []string{"c", "a"})
		l := first[0]
		if l.URL != "https://c.example/" || l.Owner != "one" || !l.Until.Equal(h.Clock.Now().Add(testkit.LeaseLength)) || l.FailingSince != nil {
			h.Errorf("lease %+v", l)
		}
		h.Equal("next of what is left", h.Next(), 2*time.Second)
		second := h.Lease("two", 10)
		h.Equal("leased by another", h.names(second), []string{"b"})
		h.Equal("leased when all are", h.names(h.Lease("two", 10)), []string(nil))
		h.Equal("next when all are", h.Next(), 2*time.Second+testkit.LeaseLength)

		h.Clock.Set(testkit.Noon.Add(5 * time.Second))
		h.Sent("more", "d")
		h.Clock.Set(testkit.Noon.Add(time.Second)) // another process, whose clock is behind
		h.Sent("even more", "d")
		h.Clock.Set(testkit.Noon.Add(6 * time.Second))
		h.Release(first[0])
		h.Release(second[0])
		h.Equal("with more to send", h.names(h.Lease("two", 10)), []string{"d", "b", "c"})
	})
}

// Failing endpoints take at most their share of the workers, however many wait.
func TestLeaseOfFailingWebhooks(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a", "b", "c", "d", "e")
		for _, id := range []string{"a", "b", "c"} {
			h.Sent("first of "+id, id)
			l := h.LeaseOne()
			h.RecordFailed(l, &h.Due(l)[0], time.Second)
			h.Release(l)
		}
		h.Clock.Set(testkit.Noon.Add(time.Minute))
		h.Sent("one", "d")
		h.Sent("other", "e")
		lease := func(free, failing int) []string {
			leases, err := h.DB.LeaseWebhooks(h.Context(), "w", h.Clock.Now(), testkit.LeaseLength, outbox.Slots{Free: free, Failing: failing}, h.Secret)
			h.Check(err)
			for _, l := range leases {
				h.Release(l)
			}
			return h.names(leases)
		}
		h.Equal("half of what is free", lease(2, 2), []string{"a", "d"})
		h.Equal("as many as they may", lease(9, 1), []string{"b", "d", "e"})
		h.Equal("none of them", lease(9, 0), []string{"d", "e"})
		h.Equal("one that is free", lease(1, 1), []string{"c"})
		h.Equal("all", lease(9, 9), []string{"a", "b", "c", "d", "e"})
	})
}

func TestReleaseWebhook(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a")
		h.Sent("s1", "a")
		h.Sent("s2", "a")
		l := h.LeaseOne()
		due := h.Due(l)
		h.RecordDelivered(l, &due[0])
		h.RecordFailed(l, &due[1], time.Hour)
		h.Release(l)
		h.Equal("next", h.Next(), time.Hour)
		h.Equal("leased before", h.names(h.Lease("w", 10)), []string(nil))
		h.Clock.Set(testkit.Noon.Add(time.Hour))
		l = h.LeaseOne()
		h.Equal("due then", h.DueAs(l), []string{"2/2"})
		h.RecordDelivered(l, &h.Due(l)[0])
		h.Sent("s3", "a")
		h.Release(l)
		h.Equal("next after one more", h.Next(), time.Hour)
		l = h.LeaseOne()
		h.RecordDelivered(l, &h.Due(l)[0])
		h.Release(l)
		h.Equal("next at last", h.Next(), time.Duration(-1))
	})
}

// A worker that no longer holds its lease can do nothing to the endpoint, whoever
// holds it now.
func TestLeaseEnds(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a")
		h.Sent("s", "a")
		dead := h.LeaseOne()
		due := h.Due(dead)
		h.Clock.Advance(testkit.LeaseLength - time.Microsecond)
		h.Equal("leased before the end", h.names(h.Lease("other", 10)), []string(nil))
		h.Clock.Advance(time.Microsecond)
		h.Equal("next", h.Next(), testkit.LeaseLength)
		taken := h.Lease("worker", 10) // the same owner, another lease
		h.Equal("leased at the end", h.names(taken), []string{"a"})
		for what, err := range map[string]error{
			"renew": h.DB.RenewWebhook(h.Context(), dead, h.Clock.Now().Add(testkit.LeaseLength)),
			"record": h.DB.RecordAttempt(h.Context(), dead, &due[0], outbox.AttemptResult{
				At: testkit.Noon, State: smartmoney.DeliveryDelivered,
			}),
		} {
			if !errors.Is(err, outbox.ErrLeaseLost) {
				h.Errorf("%s: error %v, want %v", what, err, outbox.ErrLeaseLost)
			}
		}
		h.Release(dead)
		h.Equal("leased after a wrong release", h.names(h.Lease("other", 10)), []string(nil))
		h.Equal("deliveries", h.States("a"), []string{"1:pending 0"})
		again := h.Due(taken[0])
		h.Equal("its message", again[0].MessageID, due[0].MessageID)
		h.RecordDelivered(taken[0], &again[0])
		h.Equal("deliveries", h.States("a"), []string{"1:delivered 1"})
	})
}

// A lease is renewed when half of it has passed, and lasts from then.
func TestRenewWebhook(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a")
		h.Sent("s", "a")
		l := h.LeaseOne()
		for _, c := range []struct{ after, until time.Duration }{
			{30 * time.Second, time.Minute},
			{31 * time.Second, 91 * time.Second},
			{60 * time.Second, 91 * time.Second},
			{91 * time.Second, 151 * time.Second}, // at the end, while nobody has taken it
		} {
			h.Clock.Set(testkit.Noon.Add(c.after))
			h.Check(h.DB.RenewWebhook(h.Context(), l, h.Clock.Now().Add(testkit.LeaseLength)))
			h.Equal(fmt.Sprint("until, renewed after ", c.after), l.Until.Sub(testkit.Noon), c.until)
			h.Equal(fmt.Sprint("next, renewed after ", c.after), h.Next(), c.until)
		}
	})
}

// TestPausedLease checks that nobody leases an endpoint before the pause ends with which it was
// released, although entries come meanwhile, and that another address ends the pause.
func TestPausedLease(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a")
		h.Sent("s1", "a")
		pause := func(l *outbox.Lease) {
			l.Pause = h.Clock.Now().Add(10 * time.Second)
			h.Release(l)
		}
		pause(h.LeaseOne())
		h.Sent("s2", "a")
		h.Equal("next", h.Next(), 10*time.Second)
		h.Clock.Set(testkit.Noon.Add(10*time.Second - time.Microsecond))
		h.Equal("leased within the pause", len(h.Lease("w", 10)), 0)
		h.Clock.Set(testkit.Noon.Add(10 * time.Second))
		l := h.LeaseOne()
		h.Equal("due after the pause", len(h.Due(l)), 2)
		pause(l)
		h.Equal("leased within another pause", len(h.Lease("w", 10)), 0)
		h.Set("a", "https://other.example/", outbox.Setting{Again: true})
		h.Equal("leased with another address", h.names(h.Lease("w", 10)), []string{"a"})
	})
}
