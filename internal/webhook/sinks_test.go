package webhook_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// list is a broker that keeps what it stores in memory. What brokers do is proven with brokers, in
// kafka_test.go and nats_test.go.
type list struct {
	mu       sync.Mutex // guards what follows
	messages []webhook.Message
	// called before and after each message is stored; nil: none
	fault func(before bool) *webhook.Result
	hang  bool // Post waits for its context
}

func (l *list) Close() {}

func (l *list) Post(ctx context.Context, m webhook.Message) (webhook.Result, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.hang {
		l.mu.Unlock()
		<-ctx.Done()
		l.mu.Lock()
		return webhook.Result{}, ctx.Err()
	}
	for _, before := range []bool{true, false} {
		if l.fault != nil {
			if out := l.fault(before); out != nil {
				out.At = time.Now()
				return *out, nil
			}
		}
		if before {
			l.messages = append(l.messages, m)
		}
	}
	return webhook.Result{WebhookAttempt: smartmoney.WebhookAttempt{At: time.Now()}}, nil
}

func (l *list) change(f func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	f()
}

// failed is the result of an attempt that failed.
func failed(text string, pause time.Duration) *webhook.Result {
	return &webhook.Result{WebhookAttempt: smartmoney.WebhookAttempt{Error: &text}, RetryAfter: pause}
}

// received returns what a consumer has that drops ids that it knows, by key, and fails the test if
// one of them is out of order or another has the same id.
func (l *list) received(t testing.TB) map[string][]webhook.Message {
	t.Helper()
	l.mu.Lock()
	defer l.mu.Unlock()
	known, out := map[string]string{}, map[string][]webhook.Message{}
	for _, m := range l.messages {
		at := fmt.Sprint(m.Key, " ", m.Sequence)
		if before, ok := known[m.ID]; ok {
			if before != at {
				t.Errorf("the id %s is of %s and of %s", m.ID, before, at)
			}
			continue
		}
		known[m.ID] = at
		if all := out[m.Key]; len(all) > 0 && all[len(all)-1].Sequence >= m.Sequence {
			t.Errorf("%s came after %d", at, all[len(all)-1].Sequence)
		}
		out[m.Key] = append(out[m.Key], m)
	}
	return out
}

// sinkWorld is a world whose senders deliver to the sink "out".
type sinkWorld struct {
	*world
	*list
}

// sinkWorlds runs a test in such a world on each kind of database.
func sinkWorlds(t *testing.T, run func(w *sinkWorld)) {
	t.Helper()
	worlds(t, func(w *world) { run(&sinkWorld{w, &list{}}) })
}

// begin starts a sender, which ends with the test or by stop.
func (sw *sinkWorld) begin(owner string, change ...func(*webhook.Options)) (s *sender, stop func()) {
	sw.Helper()
	options := func(o *webhook.Options) {
		o.Transport, o.Sink, o.Workers, o.Pause, o.Grace = sw.list, "out", 4, 10*time.Millisecond, 10*time.Millisecond
	}
	s = sw.start(owner, webhook.ClientOptions{}, append([]func(*webhook.Options){options}, change...)...)
	return s, sync.OnceFunc(func() { testkit.Stop(sw, s.Stop) })
}

// logged adds n entries to the logs of customers, whose logs have a version.
func (sw *sinkWorld) logged(version int64, name string, n int, customers ...string) {
	sw.Helper()
	var signals []*smartmoney.Signal
	var entries []notifications.Entry
	for i := range n {
		for _, c := range customers {
			s := testkit.Signal(fmt.Sprintf("%s-%s-%d", name, c, i), smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
			signals = append(signals, s)
			entries = append(entries, testkit.EntryOf(c, version, s, int64(i)))
		}
	}
	testkit.Send(sw, sw.db, sw.now(), signals, entries...)
}

// entries returns a customer's log.
func (sw *sinkWorld) entries(customer string) []smartmoney.Notification {
	sw.Helper()
	part, err := sw.db.LogAfter(sw.Context(), customer, 0, 100_000)
	sw.check(err)
	return part.Entries
}

// published waits until the sink has the last entry of each customer.
func (sw *sinkWorld) published(customers ...string) {
	sw.Helper()
	testkit.EventuallyWithin(sw, 30*time.Second, "everything is published", func() bool {
		got := sw.received(sw)
		for _, c := range customers {
			entries, of := sw.entries(c), got[c]
			if n := len(entries); n > 0 && (len(of) == 0 || of[len(of)-1].Sequence != entries[n-1].Sequence) {
				return false
			}
		}
		return true
	})
}

// wantLog checks that a consumer has the whole of a customer's log, each message with the one
// before.
func (sw *sinkWorld) wantLog(customer string) {
	sw.Helper()
	got, entries := sw.received(sw)[customer], sw.entries(customer)
	if len(got) != len(entries) {
		sw.Fatalf("customer %s: %d messages of %d entries", customer, len(got), len(entries))
	}
	previous := int64(0)
	for i := range got {
		if got[i].Sequence != entries[i].Sequence || got[i].Previous != previous {
			sw.Fatalf("customer %s: message %d after %d, said to be after %d; want %d", customer, got[i].Sequence, previous, got[i].Previous, entries[i].Sequence)
		}
		previous = got[i].Sequence
	}
}

// state returns the state of the sink.
func (sw *sinkWorld) state() outbox.SinkState {
	sw.Helper()
	all, err := sw.db.Sinks(sw.Context())
	sw.check(err)
	if len(all) != 1 || all[0].Name != "out" {
		return outbox.SinkState{}
	}
	return all[0]
}

// TestSinkEqualsUndisturbedRun is the promise of sinks: whatever fails when, and whoever delivers,
// a consumer that drops ids that it knows has every customer's log, in order, without a gap.
func TestSinkEqualsUndisturbedRun(t *testing.T) {
	t.Parallel()
	eachKind(t, func(t *testing.T, url string) {
		w := &sinkWorld{world: newWorld(t, url, time.Now)}
		for run := range scale.Of(4) {
			seed := rand.Uint64()
			t.Logf("run %d has the seed %d", run, seed)
			drawn, random := rand.New(rand.NewPCG(seed, 0)), rand.New(rand.NewPCG(seed, 1))
			var ids []string
			for i := range 1 + drawn.IntN(5) {
				ids = append(ids, fmt.Sprintf("run%d-c%d", run, i))
			}
			version := testkit.Customers(t, w.db, ids...)
			odds := 0.3 * drawn.Float64()
			w.list = &list{}
			w.fault = func(bool) *webhook.Result {
				switch kind := random.Float64(); {
				case random.Float64() >= odds:
					return nil
				case kind < 0.3:
					return failed("refused", time.Millisecond)
				case kind < 0.5:
					out := failed("too long", time.Millisecond)
					out.Other = true
					return out
				default:
					return failed("away", 0)
				}
			}
			short := func(o *webhook.Options) { o.Lease, o.Pause = time.Second, time.Millisecond }
			_, stopOne := w.begin(fmt.Sprint("one", run), short)
			two, stopTwo := w.begin(fmt.Sprint("two", run), short)
			for i := range 3 {
				w.logged(version, fmt.Sprintf("run%d-%d", run, i), drawn.IntN(30), ids...)
				two.Wake()
				if i == 1 {
					stopOne()
				}
			}
			w.published(ids...)
			stopTwo()
			for _, id := range ids {
				w.wantLog(id)
			}
		}
	})
}

// TestSinkMessages checks what a message is, of a signal and of a retraction.
func TestSinkMessages(t *testing.T) {
	t.Parallel()
	sinkWorlds(t, func(w *sinkWorld) {
		version := testkit.Customers(w, w.db, "a", "b.c")
		w.logged(version, "s", 2, "a", "b.c")
		w.begin("one")
		w.published("a", "b.c")
		got := w.received(w)["b.c"]
		if len(got) != 2 || got[0].Previous != 0 || got[1].Previous != 1 || got[0].Type != "signal" {
			w.Fatalf("messages %+v", got)
		}
		e := testkit.Entries(w, w.db, notifications.Query{CustomerID: "b.c"})[0]
		if want := string(wire.AppendDelivery(nil, &e, false)); string(got[0].Body) != want {
			w.Errorf("body %s, want %s", got[0].Body, want)
		}
		w.until("the sink has delivered everything", func() bool { return w.state().Lag == 0 })
		if s := w.state(); s.Customers != 2 || s.LastSuccessAt == nil || s.Failing != 0 || s.FailingSince != nil || s.LastError != "" {
			w.Errorf("state %+v", s)
		}
		for _, id := range []string{"a", "b.c"} { // a customer does not see the operator's sinks
			if all, err := w.db.Webhooks(w.Context(), id); err != nil || len(all) != 0 {
				w.Errorf("webhooks %v, error %v", all, err)
			}
		}
	})
}

// TestSinkFromNow checks that a sink from now leaves out what was sent before it was added, and
// nothing of what comes.
func TestSinkFromNow(t *testing.T) {
	t.Parallel()
	sinkWorlds(t, func(w *sinkWorld) {
		version := testkit.Customers(w, w.db, "a")
		w.logged(version, "before", 3, "a")
		now := func(o *webhook.Options) { o.FromNow = true }
		_, stop := w.begin("one", now)
		w.until("the customer joins", func() bool { return w.state().Customers == 1 })
		stop()
		testkit.Customers(w, w.db, "b")
		w.logged(version, "after", 2, "a", "b")
		w.begin("two", now)
		w.published("a", "b")
		got := w.received(w)
		a, b := got["a"], got["b"]
		if len(a) != 2 || a[0].Sequence != 4 || a[0].Previous != 3 || len(b) != 2 || b[0].Sequence != 1 {
			w.Errorf("messages %+v", got)
		}
	})
}

// TestSinkSuspended checks that nothing of a suspended customer is delivered, that it holds up no
// other, and that what waited is delivered after the suspension.
func TestSinkSuspended(t *testing.T) {
	t.Parallel()
	sinkWorlds(t, func(w *sinkWorld) {
		version := testkit.Customers(w, w.db, "on", "off", "later")
		w.logged(version, "before", 2, "on", "off", "later")
		w.check(w.db.JoinSink(w.Context(), "out", false))
		w.check(w.db.SuspendCustomer(w.Context(), "off"))
		w.begin("one")
		w.published("on", "later")
		w.logged(version, "after", 2, "on")
		w.published("on")
		w.until("a suspended customer's log is no lag", func() bool { return w.state().Lag == 0 })
		w.wantLog("on")
		if got := w.received(w)["off"]; len(got) != 0 {
			w.Fatalf("%d messages of a suspended customer", len(got))
		}
		w.check(w.db.ResumeCustomer(w.Context(), "off"))
		w.published("off")
		w.wantLog("off")
	})
}

// TestSinkResetAndExpired checks that what a reset deleted is no gap, and that what expired is one.
func TestSinkResetAndExpired(t *testing.T) {
	t.Parallel()
	eachKind(t, func(t *testing.T, url string) {
		clock := testkit.NewClock(testkit.Start)
		w := &sinkWorld{newWorld(t, url, clock.Now), &list{}}
		version := testkit.Customers(t, w.db, "reset", "expired")
		_, stop := w.begin("one")
		w.logged(version, "one", 1, "reset", "expired")
		w.published("reset", "expired")
		w.until("both are recorded", func() bool { return w.state().Lag == 0 })
		stop()
		w.logged(version, "two", 2, "expired")
		if err := testkit.Sweep(t.Context(), w.db, clock.Now().Add(2*time.Hour), [smartmoney.ChainCount]int64{}, time.Hour); err != nil {
			t.Fatal(err)
		}
		w.logged(version, "two", 2, "reset")
		if _, _, err := w.db.ResetNotifications(t.Context(), "reset"); err != nil {
			t.Fatal(err)
		}
		w.logged(version+1, "three", 1, "reset")
		w.logged(version, "three", 1, "expired")
		w.begin("two")
		w.published("reset", "expired")
		for id, previous := range map[string]int64{"reset": 1, "expired": 3} {
			got := w.received(w)[id]
			if len(got) != 2 || got[1].Sequence != 4 || got[1].Previous != previous {
				t.Errorf("%s: %d messages, the last one %d after %d", id, len(got), got[len(got)-1].Sequence, got[len(got)-1].Previous)
			}
		}
	})
}

// TestSinkEveryCustomerGetsItsTurn checks that a customer with little to deliver does not wait for
// those with much.
func TestSinkEveryCustomerGetsItsTurn(t *testing.T) {
	t.Parallel()
	w := &sinkWorld{newWorld(t, testkit.MigratedSQLiteURL(t), time.Now), &list{}}
	version := testkit.Customers(t, w.db, "much", "more", "little")
	w.logged(version, "s", 300, "much", "more")
	w.logged(version, "s", 1, "little")
	w.begin("one", func(o *webhook.Options) { o.Workers = 1 })
	w.published("much", "more", "little")
	w.mu.Lock()
	defer w.mu.Unlock()
	for i, m := range w.messages {
		if m.Key == "little" && i > 100 {
			t.Errorf("it was delivered after %d others", i)
		}
	}
}

// TestSinkHangs checks that a broker that does not respond holds up neither commits nor webhooks
// nor the stop of the process, and that everything is delivered once it responds.
func TestSinkHangs(t *testing.T) {
	t.Parallel()
	sinkWorlds(t, func(w *sinkWorld) {
		version := testkit.Customers(w, w.db, "a")
		w.hang = true
		_, stop := w.begin("one")
		for i := range 5 {
			w.logged(version, fmt.Sprint(i), 2, "a")
		}
		w.until("everything waits", func() bool { return w.state().Lag == 10 })
		hooks := newReceiver(w, nil)
		w.hook("b", hooks.URL)
		w.start("webhooks", trust(hooks))
		w.send("b", 1, 1)
		w.delivered("b", 1)
		stop()
		w.change(func() { w.hang = false })
		w.begin("two")
		w.published("a")
		w.wantLog("a")
	})
}

// TestSinkRefused checks that a refusal is shown and pauses the sink, that the attempts stored of a
// delivery are bounded, and that a sink that was gone from the settings file goes on where it was.
func TestSinkRefused(t *testing.T) {
	t.Parallel()
	sinkWorlds(t, func(w *sinkWorld) {
		version := testkit.Customers(w, w.db, "a", "b")
		w.logged(version, "s", 3, "a", "b")
		attempts := 0
		w.fault = func(bool) *webhook.Result {
			attempts++
			return failed("the broker refuses the sink: bad password", time.Millisecond)
		}
		_, stop := w.begin("one")
		w.until("it is tried again and again", func() bool { w.mu.Lock(); defer w.mu.Unlock(); return attempts > 30 })
		if s := w.state(); s.Failing == 0 || s.FailingSince == nil || s.LastError != "the broker refuses the sink: bad password" || s.Lag != 6 {
			w.Errorf("state %+v", s)
		}
		if b, err := w.db.Backlog(w.Context()); err != nil || b.SinkFailing == nil {
			w.Errorf("backlog %+v, error %v", b, err)
		}
		stop()
		w.change(func() { w.fault = func(bool) *webhook.Result { attempts++; return failed("refused", time.Hour) } })
		before := attempts
		_, stop = w.begin("two", func(o *webhook.Options) { o.Workers = 1 })
		w.until("it is refused", func() bool { w.mu.Lock(); defer w.mu.Unlock(); return attempts > before })
		stop()
		if attempts != before+1 {
			w.Errorf("%d attempts at a sink that is refused, want 1", attempts-before)
		}
		w.change(func() { w.fault = nil })
		w.begin("three", func(o *webhook.Options) { o.Now = func() time.Time { return time.Now().Add(2 * time.Hour) } })
		w.published("a", "b")
		w.wantLog("a")
		w.wantLog("b")
		w.until("nothing fails", func() bool { s := w.state(); return s.Lag == 0 && s.Failing == 0 && s.LastError == "" })
	})
}

// TestSinkRemoved checks that a sink that is removed leaves nothing, and that one of its name
// begins anew.
func TestSinkRemoved(t *testing.T) {
	t.Parallel()
	sinkWorlds(t, func(w *sinkWorld) {
		version := testkit.Customers(w, w.db, "a", "b")
		w.logged(version, "s", 3, "a", "b")
		_, stop := w.begin("one")
		w.published("a", "b")
		stop()
		if n, err := w.db.RemoveSink(w.Context(), "out"); err != nil || n != 2 {
			w.Errorf("removed for %d customers, error %v", n, err)
		}
		w.logged(version, "after", 1, "a")
		if s := w.state(); s.Customers != 0 {
			w.Errorf("state %+v", s)
		}
		if b, err := w.db.Backlog(w.Context()); err != nil || b.First+b.Again != 0 {
			w.Errorf("backlog %+v, error %v", b, err)
		}
		w.change(func() { w.messages = nil })
		w.begin("two")
		w.published("a", "b")
		w.wantLog("a")
		w.wantLog("b")
	})
}

// TestNewSink checks the settings that all sinks have, and which sinks the removed streams leave.
func TestNewSink(t *testing.T) {
	t.Parallel()
	log := slog.New(slog.DiscardHandler)
	for settings, want := range map[string]struct{ left, now bool }{
		`}`:                {true, false},
		`, "from": "now"}`: {true, true},
		`, "streams": "trades, notifications", "from": "earliest"}`: {true, false},
		`, "streams": ["notifications"]}`:                           {true, false},
		`, "streams": ["decisions"], "from": "now"}`:                {false, false},
	} {
		settings = `{"servers": "nats://h"` + settings
		s, err := webhook.NewSink("a-1", "nats", json.RawMessage(settings), log)
		if err != nil || (s != nil) != want.left || s != nil && (s.Name != "a-1" || s.FromNow != want.now) {
			t.Errorf("%s: %+v, error %v", settings, s, err)
		}
	}
	for _, c := range []struct{ kind, settings, field string }{
		{"rabbit", `{}`, "kind"},
		{"nats", `[]`, "settings"},
		{"nats", `{"from": "24h"}`, "from"},
		{"nats", `{"from": 7}`, "from"},
	} {
		_, err := webhook.NewSink("a", c.kind, json.RawMessage(c.settings), log)
		bad, ok := errors.AsType[*smartmoney.Error](err)
		if !ok || bad.Code != smartmoney.CodeBadInput || bad.Field != c.field {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
