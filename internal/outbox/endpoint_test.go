package outbox_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// hooks is a database whose customers have webhooks, with what only these tests do with it.
type hooks struct{ *testkit.Hooks }

// withHooks runs a test on a database of each kind, at noon.
func withHooks(t *testing.T, run func(h *hooks)) {
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		clock.Set(testkit.Noon)
		run(&hooks{testkit.NewHooks(t, db, clock)})
	})
}

func TestWebhookIsSetAndTakenAway(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		type setting = outbox.Setting
		testkit.Customers(h, h.DB, "a")
		h.Equal("at first", h.Webhook("a"), smartmoney.Webhook{CustomerID: "a", Format: smartmoney.FormatStandard})
		gone := "it is gone"
		for _, c := range []struct {
			desc    string
			disable bool // before
			url     string
			setting setting
			taken   bool
			enabled bool
			Secrets []string
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
				h.Sent("s", "a")
				l := h.LeaseOne()
				h.Check(h.DB.RecordAttempt(h.Context(), l, &h.Due(l)[0], outbox.AttemptResult{
					At: testkit.Noon, State: smartmoney.DeliveryFailed, Error: &gone, Disable: &gone,
				}))
			}
			if taken := h.Set("a", c.url, c.setting); taken != c.taken {
				h.Errorf("%s: the secret is taken: %v, want %v", c.desc, taken, c.taken)
			}
			w := h.Webhook("a")
			if w.URL != c.url || w.Enabled() != c.enabled || (w.DisabledReason != nil) != (c.url != "" && !c.enabled) {
				h.Errorf("%s: %+v", c.desc, w)
			}
			target, err := h.DB.WebhookTarget(h.Context(), "a", 0, testkit.Noon, h.Secret)
			if err != nil || target.URL != c.url || cmp.Diff(c.Secrets, target.Secrets) != "" {
				h.Errorf("%s: target %q, secrets %q, error %v; want %q and %q", c.desc, target.URL, target.Secrets, err, c.url, c.Secrets)
			}
			before := len(h.States("a"))
			if h.Sent(c.desc, "a"); (len(h.States("a")) > before) != c.enabled {
				h.Errorf("%s: %d deliveries after %d", c.desc, len(h.States("a")), before)
			}
		}
		_, err := h.DB.Webhook(h.Context(), "nobody", 0)
		testkit.WantError(h.TB.(*testing.T), err, smartmoney.CodeNotFound, "", "customer not found: nobody")
		if _, err = h.DB.WebhookTarget(h.Context(), "nobody", 0, testkit.Noon, h.Secret); smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
			h.Errorf("target of nobody: %v", err)
		}
	})
}

// Taking an address away gives up what was on its way; another address takes it over,
// and the attempt under way at the old one counts for nothing.
func TestChangesWhileDeliveriesWait(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("a")
		h.Sent("s1", "a")
		old := h.LeaseOne()
		due := h.Due(old)
		h.Set("a", "https://a.example/", outbox.Setting{Again: true})
		// nothing changed
		h.Check(h.DB.RenewWebhook(h.Context(), old, testkit.Noon.Add(testkit.LeaseLength)))
		h.Set("a", "https://new.example/", outbox.Setting{})
		if err := h.DB.RenewWebhook(h.Context(), old, testkit.Noon.Add(testkit.LeaseLength)); !errors.Is(err, outbox.ErrLeaseLost) {
			h.Errorf("renewing it after the address changed: %v", err)
		}
		message := "410"
		err := h.DB.RecordAttempt(h.Context(), old, &due[0], outbox.AttemptResult{
			At: testkit.Noon, State: smartmoney.DeliveryFailed, Error: &message, Disable: &message,
		})
		if !errors.Is(err, outbox.ErrLeaseLost) {
			h.Errorf("recording what the old address said: %v", err)
		}
		h.Release(old) // its lease is lost, and the new one stays
		l := h.LeaseOne()
		if l.URL != "https://new.example/" || !h.webhookIsEnabled("a") {
			h.Errorf("lease %+v of %+v", l, h.Webhook("a"))
		}
		h.Equal("what waits for the new address", h.States("a"), []string{"1:pending 0"})
		h.Set("a", "", outbox.Setting{})
		h.Equal("after it is taken away", h.States("a"), []string{"1:failed 0"})
		h.Release(l)
		if len(h.Lease("worker", 10)) != 0 || h.Next() != -1 {
			h.Errorf("something waits, at noon + %v", h.Next())
		}
		h.Set("a", "https://new.example/", outbox.Setting{})
		h.Equal("back again", h.States("a"), []string{"1:failed 0"})
	})
}

func (h *hooks) webhookIsEnabled(id string) bool {
	w := h.Webhook(id)
	return w.Enabled()
}

func TestRotateWebhookSecret(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		testkit.Customers(h, h.DB, "a")
		day := 24 * time.Hour
		rotate := func(secret string, want bool) {
			h.Helper()
			had, err := h.DB.RotateWebhookSecret(h.Context(), "a", 0, secret, h.Clock.Now().Add(day))
			if err != nil || had != want {
				h.Errorf("rotate to %s: there was one: %v, error %v; want %v", secret, had, err, want)
			}
		}
		valid := func(after time.Duration, until *time.Time, want ...string) {
			h.Helper()
			h.Clock.Set(testkit.Noon.Add(after))
			target, err := h.DB.WebhookTarget(h.Context(), "a", 0, h.Clock.Now(), h.Secret)
			h.Check(err)
			h.Equal(fmt.Sprint("secrets after ", after), target.Secrets, want)
			h.Equal(fmt.Sprint("until, after ", after), h.Webhook("a").PreviousSecretUntil, until)
		}
		at := func(d time.Duration) *time.Time { return new(testkit.Noon.Add(d)) }
		rotate("one", false) // before there is an address
		if h.Set("a", "https://a.example/", outbox.Setting{Secret: "other"}) {
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
		h.Sent("s", "a")
		l := h.LeaseOne()
		h.Equal("a lease's secrets", l.Secrets, []string{"four", "three"})
		rotate("five", true)
		h.Check(h.DB.RenewWebhook(h.Context(), l, l.Until))
		h.Equal("a renewed lease's secrets", l.Secrets, []string{"five", "four"})
		h.Equal("secrets made for the lease", h.Secrets, 0)
		_, err := h.DB.RotateWebhookSecret(h.Context(), "nobody", 0, "x", testkit.Noon)
		testkit.WantError(h.TB.(*testing.T), err, smartmoney.CodeNotFound, "", "customer not found: nobody")
	})
}

// A webhook that came without a secret gets one when it is needed first, once.
func TestSecretIsMadeWhenNeeded(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.Hooked("leased", "tested", "set")
		h.Sent("s", "leased")
		h.Equal("of the lease", h.LeaseOne().Secrets, []string{"made 1"})
		for range 2 {
			target, err := h.DB.WebhookTarget(h.Context(), "tested", 0, testkit.Noon, h.Secret)
			h.Check(err)
			h.Equal("of the test", target.Secrets, []string{"made 2"})
		}
		h.Sent("s", "tested")
		h.Equal("of a lease after the test", h.LeaseOne().Secrets, []string{"made 2"})
		if !h.Set("set", "https://set.example/", outbox.Setting{Again: true, Secret: "given"}) {
			h.Error("the secret is not taken")
		}
		h.Equal("secrets made", h.Secrets, 2)
		broken := errors.New("no randomness")
		h.Set("set", "", outbox.Setting{})
		h.Hooked("last")
		h.Sent("s", "last")
		_, err := h.DB.LeaseWebhooks(context.Background(), "w", testkit.Noon, testkit.LeaseLength, outbox.Slots{Free: 1}, func() (string, error) { return "", broken })
		if !errors.Is(err, broken) {
			h.Errorf("error %v, want the generator's", err)
		}
		h.Equal("leased after that", h.LeaseOne().CustomerID, "last")
	})
}
