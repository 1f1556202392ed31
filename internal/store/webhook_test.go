package store_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// hooks is a database whose customers have webhooks, and a clock that stands.
type hooks struct {
	testing.TB
	db      *store.DB
	clock   *smtest.Clock
	secrets int                           // that were made for leases
	signals map[string]*smartmoney.Signal // sent by sent
	version map[string]int64              // of customers' logs
}

// withHooks runs a test on a database of each kind, at noon.
func withHooks(t *testing.T, run func(h *hooks)) {
	clocked(t, func(t *testing.T, db *store.DB, clock *smtest.Clock) {
		clock.Set(noon)
		run(&hooks{TB: t, db: db, clock: clock, signals: map[string]*smartmoney.Signal{}, version: map[string]int64{}})
	})
}

func (h *hooks) check(err error) {
	h.Helper()
	if err != nil {
		h.Fatal(err)
	}
}

func (h *hooks) equal(what string, got, want any) {
	h.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		h.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// set returns a customer an address, "" for none, and tells whether the secret is taken.
func (h *hooks) set(id, url string, setting store.WebhookSetting) (secretTaken bool) {
	h.Helper()
	c, taken, err := h.db.ChangeConfigWebhook(h.Context(), id, "", setting, func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		c.WebhookURL = url
		return c, nil
	})
	h.check(err)
	h.version[id] = c.Version
	return taken
}

// hooked makes customers with webhooks, whose secrets are made when they are leased.
func (h *hooks) hooked(ids ...string) {
	h.Helper()
	customers(h, h.db, ids...)
	for _, id := range ids {
		h.set(id, "https://"+id+".example/", store.WebhookSetting{})
	}
}

// sent enters a signal into the customers' logs, now.
func (h *hooks) sent(signal string, ids ...string) {
	h.Helper()
	s := h.signals[signal]
	if s == nil {
		s = testSignal(signal, smartmoney.WhaleMove, "0xt", noon, "0xw", "0xv")
		h.signals[signal] = s
	}
	var logged []store.Entry
	for _, id := range ids {
		if h.version[id] == 0 {
			h.version[id] = 1
		}
		logged = append(logged, entryOf(id, h.version[id], s, 1))
	}
	send(h, h.db, h.clock.Now(), []*smartmoney.Signal{s}, logged...)
}

func (h *hooks) secret() (string, error) {
	h.secrets++
	return fmt.Sprint("made ", h.secrets), nil
}

const leaseLength = time.Minute

func (h *hooks) lease(owner string, limit int) []*store.WebhookLease {
	h.Helper()
	leases, err := h.db.LeaseWebhooks(h.Context(), owner, h.clock.Now(), leaseLength, store.WebhookSlots{Free: limit, Failing: limit}, h.secret)
	h.check(err)
	return leases
}

// leaseOne leases the one endpoint that waits.
func (h *hooks) leaseOne() *store.WebhookLease {
	h.Helper()
	leases := h.lease("worker", 10)
	if len(leases) != 1 {
		h.Fatalf("%d endpoints wait, want 1", len(leases))
	}
	return leases[0]
}

func (h *hooks) release(l *store.WebhookLease) {
	h.Helper()
	h.check(h.db.ReleaseWebhook(h.Context(), l))
}

func (h *hooks) due(l *store.WebhookLease) []store.DueDelivery {
	h.Helper()
	due, err := h.db.DueDeliveries(h.Context(), l, h.clock.Now(), 100)
	h.check(err)
	return due
}

// dueAs lists what is due as sequence/attempt.
func (h *hooks) dueAs(l *store.WebhookLease) (list []string) {
	h.Helper()
	for _, d := range h.due(l) {
		list = append(list, fmt.Sprintf("%d/%d", d.Notification.Sequence, d.Attempt))
	}
	return list
}

func (h *hooks) webhook(id string) smartmoney.Webhook {
	h.Helper()
	w, err := h.db.Webhook(h.Context(), id)
	h.check(err)
	return w
}

// states lists a customer's deliveries, the first one first, as
// sequence:state attempts.
func (h *hooks) states(id string) (list []string) {
	h.Helper()
	all, err := h.db.WebhookDeliveries(h.Context(), id, 0, 1000)
	h.check(err)
	for _, d := range all {
		list = append([]string{fmt.Sprintf("%d:%s %d", d.Sequence, d.State, len(d.Attempts))}, list...)
		if (d.NextAttemptAt != nil) != (d.State == smartmoney.DeliveryPending) {
			h.Errorf("delivery %d is %s and next tried at %v", d.Sequence, d.State, d.NextAttemptAt)
		}
	}
	return list
}

// next returns when something is due, since noon; -1 for never.
func (h *hooks) next() time.Duration {
	h.Helper()
	at, err := h.db.NextWebhook(h.Context())
	h.check(err)
	if at == nil {
		return -1
	}
	return at.Sub(noon)
}

func TestWebhookIsSetAndTakenAway(t *testing.T) {
	withHooks(t, func(h *hooks) {
		type setting = store.WebhookSetting
		customers(h, h.db, "a")
		h.equal("at first", h.webhook("a"), smartmoney.Webhook{CustomerID: "a"})
		gone := "it is gone"
		for _, c := range []struct {
			desc    string
			disable bool // before
			url     string
			setting setting
			taken   bool
			enabled bool
			secrets []string
		}{
			{"another field", false, "", setting{Secret: "s0"}, false, false, nil},
			{"none again", false, "", setting{Again: true, Secret: "s0"}, false, false, nil},
			{"an address", false, "https://a.example/", setting{Again: true, Secret: "s1"}, true, true, []string{"s1"}},
			{"another", false, "https://b.example/", setting{Again: true, Secret: "s2"}, false, true, []string{"s1"}},
			{"another field while disabled", true, "https://b.example/", setting{Secret: "s2"}, false, false, []string{"s1"}},
			{"the same again", false, "https://b.example/", setting{Again: true, Secret: "s2"}, false, true, []string{"s1"}},
			{"another while disabled", true, "https://c.example/", setting{}, false, true, []string{"s1"}},
			{"taken away", false, "", setting{Again: true, Secret: "s2"}, false, false, nil},
			{"back", false, "https://c.example/", setting{Again: true, Secret: "s2"}, false, true, []string{"s1"}},
			{"taken away while disabled", true, "", setting{}, false, false, nil},
		} {
			if c.disable {
				h.sent("s", "a")
				l := h.leaseOne()
				h.check(h.db.RecordAttempt(h.Context(), l, &h.due(l)[0], store.AttemptResult{
					At: noon, State: smartmoney.DeliveryFailed, Error: &gone, Disable: &gone,
				}))
			}
			if taken := h.set("a", c.url, c.setting); taken != c.taken {
				h.Errorf("%s: the secret is taken: %v, want %v", c.desc, taken, c.taken)
			}
			w := h.webhook("a")
			if w.URL != c.url || w.Enabled() != c.enabled || (w.DisabledReason != nil) != (c.url != "" && !c.enabled) {
				h.Errorf("%s: %+v", c.desc, w)
			}
			url, secrets, err := h.db.WebhookTarget(h.Context(), "a", noon, h.secret)
			if err != nil || url != c.url || cmp.Diff(c.secrets, secrets) != "" {
				h.Errorf("%s: target %q, secrets %q, error %v; want %q and %q", c.desc, url, secrets, err, c.url, c.secrets)
			}
			before := len(h.states("a"))
			if h.sent(c.desc, "a"); (len(h.states("a")) > before) != c.enabled {
				h.Errorf("%s: %d deliveries after %d", c.desc, len(h.states("a")), before)
			}
		}
		_, err := h.db.Webhook(h.Context(), "nobody")
		wantError(h.TB.(*testing.T), err, smartmoney.CodeNotFound, "", "customer not found: nobody")
		if _, _, err = h.db.WebhookTarget(h.Context(), "nobody", noon, h.secret); smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
			h.Errorf("target of nobody: %v", err)
		}
	})
}

// Taking an address away gives up what was on its way; another address takes it over,
// and the attempt under way at the old one counts for nothing.
func TestChangesWhileDeliveriesWait(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("a")
		h.sent("s1", "a")
		old := h.leaseOne()
		due := h.due(old)
		h.set("a", "https://a.example/", store.WebhookSetting{Again: true})
		h.check(h.db.RenewWebhook(h.Context(), old, noon.Add(leaseLength))) // nothing changed
		h.set("a", "https://new.example/", store.WebhookSetting{})
		if err := h.db.RenewWebhook(h.Context(), old, noon.Add(leaseLength)); !errors.Is(err, store.ErrLeaseLost) {
			h.Errorf("renewing it after the address changed: %v", err)
		}
		message := "410"
		err := h.db.RecordAttempt(h.Context(), old, &due[0], store.AttemptResult{
			At: noon, State: smartmoney.DeliveryFailed, Error: &message, Disable: &message,
		})
		if !errors.Is(err, store.ErrLeaseLost) {
			h.Errorf("recording what the old address said: %v", err)
		}
		h.release(old) // none to give back, and the new one's stays
		l := h.leaseOne()
		if l.URL != "https://new.example/" || !h.webhookIsEnabled("a") {
			h.Errorf("lease %+v of %+v", l, h.webhook("a"))
		}
		h.equal("what waits for the new address", h.states("a"), []string{"1:pending 0"})
		h.set("a", "", store.WebhookSetting{})
		h.equal("after it is taken away", h.states("a"), []string{"1:failed 0"})
		h.release(l)
		if len(h.lease("worker", 10)) != 0 || h.next() != -1 {
			h.Errorf("something waits, at noon + %v", h.next())
		}
		h.set("a", "https://new.example/", store.WebhookSetting{})
		h.equal("back again", h.states("a"), []string{"1:failed 0"})
	})
}

func (h *hooks) webhookIsEnabled(id string) bool {
	w := h.webhook(id)
	return w.Enabled()
}

func TestRotateWebhookSecret(t *testing.T) {
	withHooks(t, func(h *hooks) {
		customers(h, h.db, "a")
		day := 24 * time.Hour
		rotate := func(secret string, want bool) {
			h.Helper()
			had, err := h.db.RotateWebhookSecret(h.Context(), "a", secret, h.clock.Now().Add(day))
			if err != nil || had != want {
				h.Errorf("rotate to %s: there was one: %v, error %v; want %v", secret, had, err, want)
			}
		}
		valid := func(after time.Duration, until *time.Time, want ...string) {
			h.Helper()
			h.clock.Set(noon.Add(after))
			_, secrets, err := h.db.WebhookTarget(h.Context(), "a", h.clock.Now(), h.secret)
			h.check(err)
			h.equal(fmt.Sprint("secrets after ", after), secrets, want)
			h.equal(fmt.Sprint("until, after ", after), h.webhook("a").PreviousSecretUntil, until)
		}
		at := func(d time.Duration) *time.Time { return new(noon.Add(d)) }
		rotate("one", false) // before there is an address
		if h.set("a", "https://a.example/", store.WebhookSetting{Secret: "other"}) {
			h.Error("a secret is taken where there is one")
		}
		valid(0, nil, "one")
		rotate("two", true)
		valid(day-time.Microsecond, at(day), "two", "one")
		valid(day, nil, "two")
		rotate("three", true)
		rotate("four", true)
		valid(day+time.Hour, at(2*day), "four", "three")
		// A lease has them too, and gets a new one when it is renewed.
		h.sent("s", "a")
		l := h.leaseOne()
		h.equal("a lease's secrets", l.Secrets, []string{"four", "three"})
		rotate("five", true)
		h.check(h.db.RenewWebhook(h.Context(), l, l.Until))
		h.equal("a renewed lease's secrets", l.Secrets, []string{"five", "four"})
		h.equal("secrets made for the lease", h.secrets, 0)
		_, err := h.db.RotateWebhookSecret(h.Context(), "nobody", "x", noon)
		wantError(h.TB.(*testing.T), err, smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

// A webhook that came without a secret gets one when it is needed first, once.
func TestSecretIsMadeWhenNeeded(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.hooked("leased", "tested", "set")
		h.sent("s", "leased")
		h.equal("of the lease", h.leaseOne().Secrets, []string{"made 1"})
		for range 2 {
			_, secrets, err := h.db.WebhookTarget(h.Context(), "tested", noon, h.secret)
			h.check(err)
			h.equal("of the test", secrets, []string{"made 2"})
		}
		h.sent("s", "tested")
		h.equal("of a lease after the test", h.leaseOne().Secrets, []string{"made 2"})
		if !h.set("set", "https://set.example/", store.WebhookSetting{Again: true, Secret: "given"}) {
			h.Error("the secret is not taken")
		}
		h.equal("secrets made", h.secrets, 2)
		broken := errors.New("no randomness")
		h.set("set", "", store.WebhookSetting{})
		h.hooked("last")
		h.sent("s", "last")
		_, err := h.db.LeaseWebhooks(context.Background(), "w", noon, leaseLength, store.WebhookSlots{Free: 1}, func() (string, error) { return "", broken })
		if !errors.Is(err, broken) {
			h.Errorf("error %v, want the generator's", err)
		}
		h.equal("leased after that", h.leaseOne().CustomerID, "last")
	})
}
