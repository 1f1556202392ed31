package webhook_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// inbox is a receiver that stores messages by path and checks each signature.
type inbox struct {
	*receiver
	mu  sync.Mutex // guards got
	got map[string][]message
}

type message struct {
	id       string
	sequence int64
	body     []byte
}

// newInbox starts a receiver. status returns the status of the response to a message, 0 for
// 204; nil: always 204.
func newInbox(t testing.TB, status func(path string, m message) int) *inbox {
	in := &inbox{got: map[string][]message{}}
	known, err := standardwebhooks.NewWebhook(secret)
	if err != nil {
		t.Fatal(err)
	}
	in.receiver = newReceiver(t, func(w http.ResponseWriter, r *http.Request) {
		m := message{id: r.Header.Get("Webhook-Id"), body: read(t, r)}
		// The clock may be the test's.
		if err := known.VerifyIgnoringTimestamp(m.body, r.Header); err != nil {
			t.Errorf("%s got %s: %v", r.URL, m.body, err)
		}
		var place struct{ Sequence int64 }
		if err := json.Unmarshal(m.body, &place); err != nil {
			t.Errorf("%s got %s: %v", r.URL, m.body, err)
		}
		m.sequence = place.Sequence
		in.mu.Lock()
		in.got[r.URL.Path] = append(in.got[r.URL.Path], m)
		in.mu.Unlock()
		code := http.StatusNoContent
		if status != nil {
			if given := status(r.URL.Path, m); given != 0 {
				code = given
			}
		}
		w.WriteHeader(code)
	})
	return in
}

// messages returns the messages received at a path.
func (in *inbox) messages(path string) []message {
	in.mu.Lock()
	defer in.mu.Unlock()
	return append([]message(nil), in.got[path]...)
}

func TestSenderDelivers(t *testing.T) {
	t.Parallel()
	worlds(t, func(w *world) {
		in := newInbox(w, nil)
		const customers, signals = 3, 25
		for c := range customers {
			w.hook(fmt.Sprint("c", c), fmt.Sprint(in.URL, "/c", c))
		}
		w.send("c0", 0, 5) // before a sender runs
		s := w.start("one", trust(in.receiver))
		w.send("c0", 5, signals-5)
		for c := range customers - 1 {
			w.send(fmt.Sprint("c", c+1), 0, signals)
			s.Wake()
		}
		for c := range customers {
			id := fmt.Sprint("c", c)
			w.delivered(id, signals)
			log, err := w.db.Notifications(w.Context(), notifications.Query{CustomerID: id})
			w.check(err)
			got := in.messages("/" + id)
			if len(got) != signals || len(log) != signals {
				w.Fatalf("%s: %d messages of %d", id, len(got), len(log))
			}
			ids := map[string]bool{}
			for i, m := range got {
				if want := wire.AppendDelivery(nil, &log[i], false); !bytes.Equal(m.body, want) {
					w.Errorf("%s got %s, want %s", id, m.body, want)
				}
				ids[m.id] = true
			}
			if len(ids) != signals {
				w.Errorf("%s: %d ids of %d messages", id, len(ids), signals)
			}
			for i, d := range w.deliveries(id) {
				if len(d.Attempts) != 1 || *d.Attempts[0].Status != 204 || d.Attempts[0].Error != nil || d.MessageID != got[i].id {
					w.Errorf("%s: delivery %+v", id, d)
				}
			}
			hook, err := w.db.Webhook(w.Context(), id, 0)
			if err != nil || hook.LastSuccessAt == nil || hook.FailingSince != nil || !hook.Enabled() {
				w.Errorf("%s: %+v, %v", id, hook, err)
			}
		}
		w.until("the end of the workers", func() bool {
			return strings.Contains(testkit.Metrics(w, s.Metrics.Collectors()...), "\nsmartmoney_webhook_busy 0\n")
		})
		testkit.WantMetrics(w, s.Metrics.Collectors(),
			fmt.Sprintf(`smartmoney_webhook_attempts_total{outcome="delivered"} %d`, customers*signals), `smartmoney_webhook_attempts_total{outcome="failed"} 0`,
			fmt.Sprintf(`smartmoney_notification_delivery_seconds_count{transport="webhook"} %d`, customers*signals))
	})
}

// TestRetractionsAreDelivered sends retractions between signals: each is a signed message in its
// place, is retried like others, and is delivered again by RedeliverSince.
func TestRetractionsAreDelivered(t *testing.T) {
	t.Parallel()
	retrying(t, func(w *world, clock *testkit.Clock) {
		var failed atomic.Bool
		in := newInbox(w, func(_ string, m message) int {
			if m.sequence == 3 && !failed.Swap(true) {
				return http.StatusServiceUnavailable
			}
			return 0
		})
		w.hook("a", in.URL+"/a")
		w.send("a", 0, 2)
		w.check(w.db.CommitState(w.Context(), &enginestate.Commit{Now: w.now(), Retractions: []notify.Retraction{
			{CustomerID: "a", Retracts: 1, Reason: "It was wrong."}, {CustomerID: "a", Retracts: 99}, {CustomerID: "nobody", Retracts: 1},
		}}))
		w.send("a", 2, 1)
		s := w.start("one", trust(in.receiver))
		w.delivered("a", 3)
		w.until("the failed attempt is recorded", func() bool { return len(w.deliveries("a")[2].Attempts) == 1 })
		clock.Set(*w.deliveries("a")[2].NextAttemptAt)
		s.Wake()
		w.delivered("a", 4)
		part, err := w.db.LogAfter(w.Context(), "a", 0, 10)
		w.check(err)
		bodies := make([]string, 0, 5)
		for i := range part.Entries {
			n := &part.Entries[i]
			body := wire.AppendDelivery(nil, n, false)
			if n.Retraction != nil {
				body = wire.AppendRetraction(nil, n)
			}
			bodies = append(bodies, string(body))
		}
		// the retraction is tried again after the others
		want := append(slices.Clone(bodies), bodies[2])
		var got []string
		for _, m := range in.messages("/a") {
			got = append(got, string(m.body))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			w.Errorf("messages (-want +got):\n%s", diff)
		}
		all := in.messages("/a")
		if all[2].id != all[4].id || all[2].id == all[0].id {
			w.Errorf("ids %s, %s; that of the signal is %s", all[2].id, all[4].id, all[0].id)
		}
		for i, d := range w.deliveries("a") {
			if d.Sequence != int64(i+1) || d.Retraction != (i == 2) || d.MessageID != all[i].id {
				w.Errorf("delivery %+v", d)
			}
		}
		count, err := w.db.RedeliverSince(w.Context(), "a", 0, 1)
		w.check(err)
		again, err := w.db.Redeliver(w.Context(), "a", 0, part.Entries[0].Signal.ID)
		w.check(err)
		if count != 3 || again == nil || again.Sequence != 1 || again.Retraction {
			w.Errorf("redelivered %d and %+v", count, again)
		}
	})
}

// TestRotation verifies messages sent after a rotation with the old secret, which the inbox
// knows, and with the new one.
func TestRotation(t *testing.T) {
	t.Parallel()
	worlds(t, func(w *world) {
		const fresh = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
		known, err := standardwebhooks.NewWebhook(fresh)
		w.check(err)
		signed := make(chan error, 9)
		in := newInbox(w, nil)
		handle := in.Config.Handler
		in.Config.Handler = http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			body := read(w, r)
			signed <- known.Verify(body, r.Header)
			r.Body = http.NoBody
			r2 := r.Clone(r.Context())
			r2.Body = readAgain(body)
			handle.ServeHTTP(rw, r2)
		})
		w.hook("a", in.URL+"/a")
		s := w.start("one", trust(in.receiver))
		w.send("a", 0, 1)
		w.delivered("a", 1)
		if err := <-signed; err == nil {
			w.Error("signed with a future secret")
		}
		_, err = w.db.RotateWebhookSecret(w.Context(), "a", 0, fresh, time.Now().Add(time.Hour))
		w.check(err)
		w.send("a", 1, 1)
		s.Wake()
		w.delivered("a", 2)
		if err := <-signed; err != nil {
			w.Errorf("the new secret: %v", err)
		}
	})
}

// TestFailuresOfTheDatabase makes each call fail for a while: each delivery ends up with one
// stored attempt, and each outage logs one error.
func TestFailuresOfTheDatabase(t *testing.T) {
	t.Parallel()
	worlds(t, func(w *world) {
		in := newInbox(w, nil)
		w.hook("a", in.URL+"/a")
		var s *sender
		w.send("a", 0, 3)
		in2 := make(chan struct{}, 9)
		handle := in.Config.Handler
		in.Config.Handler = http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			s.spy.fails.Store(2) // the next calls store the result
			handle.ServeHTTP(rw, r)
			in2 <- struct{}{}
		})
		s = w.start("one", trust(in.receiver), func(o *webhook.Options) {
			o.Workers = 1 // no other worker uses the database
			o.Store.(*spied).fails.Store(3)
		})
		w.delivered("a", 3)
		for _, d := range w.deliveries("a") {
			if len(d.Attempts) != 1 {
				w.Errorf("%d attempts at %d", len(d.Attempts), d.Sequence)
			}
		}
		if n := len(in2); n != 3 {
			w.Errorf("%d messages", n)
		}
		failures := 0
		for line := range strings.Lines(w.log.String()) {
			if strings.Contains(line, "level=ERROR") {
				failures++
				if !strings.Contains(line, errBroken.Error()) {
					w.Errorf("logged %s", line)
				}
			}
		}
		if failures != 4 { // one at the start, one for each delivery
			w.Errorf("%d errors were logged, want 4", failures)
		}
	})
}

// waitedFor is a context that calls a function when somebody asks for its end. Stop does so after it
// has let no further attempt start.
type waitedFor struct {
	context.Context
	asked func()
}

func (w waitedFor) Done() <-chan struct{} {
	w.asked()
	return w.Context.Done()
}

// TestStopLetsAttemptsEnd stops a sender during an attempt that finishes and during one that
// does not.
func TestStopLetsAttemptsEnd(t *testing.T) {
	t.Parallel()
	worlds(t, func(w *world) {
		asked, answer := make(chan struct{}), make(chan struct{})
		in := newInbox(w, func(string, message) int { asked <- struct{}{}; <-answer; return 0 })
		w.hook("a", in.URL+"/a")
		w.send("a", 0, 2)
		s := w.start("one", trust(in.receiver), func(o *webhook.Options) { o.Grace = time.Hour })
		<-asked
		stopping, stopped := make(chan struct{}), make(chan error)
		go func() { stopped <- s.Stop(waitedFor{context.Background(), sync.OnceFunc(func() { close(stopping) })}) }()
		<-stopping
		answer <- struct{}{}
		w.check(<-stopped)
		states := func(want ...smartmoney.WebhookDeliveryState) {
			w.Helper()
			for i, d := range w.deliveries("a") {
				if d.State != want[i] {
					w.Errorf("delivery %d is %s, want %s", i, d.State, want[i])
				}
			}
		}
		states(smartmoney.DeliveryDelivered, smartmoney.DeliveryPending)
		s = w.start("two", trust(in.receiver), func(o *webhook.Options) { o.Grace = time.Hour })
		<-asked // at once, as the lease was released
		cut, cancel := context.WithCancel(context.Background())
		cancel()
		w.check(s.Stop(cut))
		states(smartmoney.DeliveryDelivered, smartmoney.DeliveryPending)
		if d := w.deliveries("a")[1]; len(d.Attempts) != 0 {
			w.Errorf("attempts of the interrupted delivery: %+v", d.Attempts)
		}
		close(answer)
		w.start("three", trust(in.receiver))
		<-asked
		w.delivered("a", 2)
	})
}
