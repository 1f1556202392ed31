package webhook_test

import (
	"crypto/rand"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// retrying runs a test in worlds with a clock that the test moves.
func retrying(t *testing.T, run func(w *world, clock *testkit.Clock)) {
	t.Helper()
	eachKind(t, func(t *testing.T, url string) {
		clock := testkit.NewClock(noon)
		run(newWorld(t, url, clock.Now), clock)
	})
}

// attempted waits until a customer's delivery i has been attempted n times.
func (w *world) attempted(id string, i, n int) *smartmoney.WebhookDelivery {
	w.Helper()
	var d *smartmoney.WebhookDelivery
	w.until(fmt.Sprintf("attempt %d at delivery %d of %s", n, i, id), func() bool {
		d = w.deliveries(id)[i]
		// The list is not read at one instant: the delivery may be older than its attempts.
		settled := d.State != smartmoney.DeliveryPending || d.NextAttemptAt.After(w.now())
		return len(d.Attempts) >= n && settled
	})
	if len(d.Attempts) > n {
		w.Fatalf("%d attempts at delivery %d of %s, want %d", len(d.Attempts), i, id, n)
	}
	return d
}

// TestSchedule runs through the whole schedule with a receiver that always fails: slightly
// before the end of each wait nothing is sent, after it one message is.
func TestSchedule(t *testing.T) {
	t.Parallel()
	for name, random := range map[string]float64{"earliest": 0, "latest": 0.999999} {
		t.Run(name, func(t *testing.T) {
			retrying(t, func(w *world, clock *testkit.Clock) {
				in := newInbox(w, func(string, message) int { return http.StatusInternalServerError })
				w.hook("a", in.URL+"/a")
				w.send("a", 0, 1)
				s := w.start("one", trust(in.receiver), func(o *webhook.Options) { o.Random = func() float64 { return random } })
				last := noon
				for number, wait := range webhook.Waits() {
					d := w.attempted("a", 0, number+1)
					at := d.Attempts[number].At
					if took := at.Sub(last); took < wait*8/10 || took > wait*12/10 {
						w.Errorf("attempt %d came after %v, want %v ± 20 %%", number+1, took, wait)
					}
					last = at
					if number+1 == webhook.MaxAttempts {
						break
					}
					if d.NextAttemptAt == nil || d.State != smartmoney.DeliveryPending {
						w.Fatalf("after attempt %d: %+v", number+1, d)
					}
					clock.Set(d.NextAttemptAt.Add(-time.Microsecond))
					w.looked(s)
					w.attempted("a", 0, number+1)
					clock.Set(*d.NextAttemptAt)
					s.Wake()
				}
				if whole := last.Sub(noon); whole < 60*time.Hour || whole > 91*time.Hour {
					w.Errorf("the schedule took %v", whole)
				}
				d := w.deliveries("a")[0]
				if d.State != smartmoney.DeliveryFailed || d.NextAttemptAt != nil {
					w.Errorf("delivery after the last attempt: %+v", d)
				}
				got := in.messages("/a")
				for _, m := range got {
					if m.id != got[0].id || m.id != d.MessageID || string(m.body) != string(got[0].body) {
						w.Errorf("repeat %+v differs from %+v", m, got[0])
					}
				}
				clock.Advance(240 * time.Hour)
				w.looked(s)
				if len(in.messages("/a")) != webhook.MaxAttempts {
					w.Errorf("%d messages", len(got))
				}
				hook, err := w.db.Webhook(w.Context(), "a", 0)
				w.check(err)
				if !hook.Enabled() || hook.FailingSince == nil || !hook.FailingSince.Equal(noon) || hook.LastSuccessAt != nil {
					w.Errorf("%+v", hook)
				}
			})
		})
	}
}

// TestFirstAttemptsGoOn checks that a failed delivery does not block later ones, and that a
// success ends failing.
func TestFirstAttemptsGoOn(t *testing.T) {
	t.Parallel()
	retrying(t, func(w *world, clock *testkit.Clock) {
		in := newInbox(w, func(_ string, m message) int {
			if m.sequence == 1 {
				return http.StatusBadGateway
			}
			return 0
		})
		w.hook("a", in.URL+"/a")
		w.send("a", 0, 3)
		w.start("one", trust(in.receiver))
		w.delivered("a", 2)
		order := ""
		for _, m := range in.messages("/a") {
			order += fmt.Sprint(m.sequence)
		}
		hook, err := w.db.Webhook(w.Context(), "a", 0)
		if err != nil || order != "123" || hook.FailingSince != nil || hook.LastSuccessAt == nil {
			w.Errorf("order %s, %+v, %v", order, hook, err)
		}
		d := w.attempted("a", 0, 1)
		if want := "the receiver answered 502 Bad Gateway"; *d.Attempts[0].Error != want || *d.Attempts[0].Status != 502 {
			w.Errorf("%+v", d.Attempts[0])
		}
	})
}

func TestRetryAfterIsObeyed(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		header string
		want   time.Duration
	}{
		"seconds":          {"120", 2 * time.Minute},
		"a date":           {noon.Add(time.Hour).Format(http.TimeFormat), time.Hour},
		"less than a wait": {"1", 0},
		"too much":         {"999999", 24 * time.Hour},
	} {
		t.Run(name, func(t *testing.T) {
			retrying(t, func(w *world, clock *testkit.Clock) {
				var well atomic.Bool
				r := newReceiver(w, func(rw http.ResponseWriter, _ *http.Request) {
					if !well.Load() {
						rw.Header().Set("Retry-After", c.header)
						rw.WriteHeader(http.StatusTooManyRequests)
					}
				})
				w.hook("a", r.URL)
				w.send("a", 0, 1)
				s := w.start("one", trust(r))
				d := w.attempted("a", 0, 1)
				wait := d.NextAttemptAt.Sub(noon)
				if c.want > 0 && wait != c.want || c.want == 0 && (wait < 4*time.Second || wait > 6*time.Second) {
					w.Errorf("tried again after %v, want %v", wait, c.want)
				}
				well.Store(true)
				clock.Set(*d.NextAttemptAt)
				s.Wake()
				w.delivered("a", 1)
			})
		})
	}
}

// TestDisabled disables a webhook in each way, with deliveries pending, and sets it again.
func TestDisabled(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		status int
		after  time.Duration // of failing
		want   string
	}{
		"gone":     {http.StatusGone, 0, "the receiver answered 410 Gone"},
		"too long": {http.StatusInternalServerError, 121 * time.Hour, "every attempt failed for 120 hours, since 2031-02-03T12:00:00Z"},
	} {
		t.Run(name, func(t *testing.T) {
			retrying(t, func(w *world, clock *testkit.Clock) {
				var status atomic.Int64
				in := newInbox(w, func(string, message) int { return int(status.Load()) })
				w.hook("a", in.URL+"/a")
				s := w.start("one", trust(in.receiver))
				if c.after > 0 {
					status.Store(http.StatusInternalServerError)
					w.send("a", 0, 1)
					s.Wake()
					w.attempted("a", 0, 1)
					for n := range 3 { // without a long pause
						clock.Advance(30 * time.Hour)
						s.Wake()
						w.attempted("a", 0, n+2)
					}
				}
				status.Store(int64(c.status))
				before := len(w.deliveries("a"))
				w.send("a", 1, 3)
				if c.after > 0 {
					// after they are pending, or the webhook is disabled without them
					clock.Advance(c.after - 90*time.Hour)
				}
				s.Wake()
				w.until("it is disabled", func() bool {
					hook, err := w.db.Webhook(w.Context(), "a", 0)
					return err == nil && hook.DisabledReason != nil && *hook.DisabledReason == c.want && !hook.Enabled()
				})
				for _, d := range w.deliveries("a") {
					if d.State != smartmoney.DeliveryFailed {
						w.Errorf("delivery %d is %s", d.Sequence, d.State)
					}
				}
				asked := len(in.messages("/a"))
				w.send("a", 4, 1) // never sent
				clock.Advance(time.Hour)
				w.looked(s)
				status.Store(0)
				w.set("a", in.URL+"/a")
				w.send("a", 5, 1)
				s.Wake()
				w.delivered("a", 1)
				if all := w.deliveries("a"); len(in.messages("/a")) != asked+1 || len(all) != before+4 {
					w.Errorf("%d messages after %d, %d deliveries", len(in.messages("/a")), asked, len(all))
				}
			})
		})
	}
}

// TestQuietIsNoFailing checks that an endpoint that failed once, had nothing to receive for
// days and fails again is not disabled: failing restarts.
func TestQuietIsNoFailing(t *testing.T) {
	t.Parallel()
	retrying(t, func(w *world, clock *testkit.Clock) {
		in := newInbox(w, func(string, message) int { return http.StatusInternalServerError })
		w.hook("a", in.URL+"/a")
		s := w.start("one", trust(in.receiver))
		w.send("a", 0, 1)
		s.Wake()
		w.attempted("a", 0, 1)
		clock.Advance(121 * time.Hour)
		s.Wake()
		w.attempted("a", 0, 2)
		hook, err := w.db.Webhook(w.Context(), "a", 0)
		if err != nil || !hook.Enabled() || hook.FailingSince == nil || !hook.FailingSince.Equal(clock.Now()) {
			w.Errorf("enabled %t, failing since %v, error %v; want since %v", hook.Enabled(), hook.FailingSince, err, clock.Now())
		}
	})
}

// TestSecretIsMade sends to a webhook without a secret.
func TestSecretIsMade(t *testing.T) {
	t.Parallel()
	retrying(t, func(w *world, _ *testkit.Clock) {
		signature := make(chan string, 9)
		r := newReceiver(w, func(_ http.ResponseWriter, r *http.Request) { signature <- r.Header.Get("Webhook-Signature") })
		_, err := w.db.CreateCustomer(w.Context(), "a", "a")
		w.check(err)
		_, err = w.db.ChangeConfig(w.Context(), "a", "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
			c.WebhookURL = r.URL
			return c, nil
		})
		w.check(err)
		w.send("a", 0, 1)
		w.start("one", trust(r))
		w.delivered("a", 1)
		target, err := w.db.WebhookTarget(w.Context(), "a", 0, noon, func() (string, error) { return webhook.NewSecret(rand.Reader) })
		secrets := target.Secrets
		if got := <-signature; err != nil || len(secrets) != 1 || !strings.HasPrefix(secrets[0], "whsec_") || !strings.HasPrefix(got, "v1,") {
			w.Errorf("secrets %q, signature %q, %v", secrets, got, err)
		}
	})
}
