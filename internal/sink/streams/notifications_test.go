package streams_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"pgregory.net/rapid"

	"smartmoney/internal/notifications"
	"smartmoney/internal/sink"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/source"
	"smartmoney/internal/store"
	"smartmoney/internal/testkit"
)

// TestEqualsUndisturbedRun is the promise of sinks: whatever fails when, and whoever publishes, a consumer that drops
// ids that it knows has every customer's log, in order, without a gap.
func TestEqualsUndisturbedRun(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		run := 0
		rapid.Check(t, func(r *rapid.T) {
			run++
			var ids []string
			for i := range rapid.IntRange(1, 5).Draw(r, "customers") {
				ids = append(ids, fmt.Sprintf("run%d-c%d", run, i))
			}
			version := testkit.Customers(t, db, ids...)
			random := rand.New(rand.NewPCG(rapid.Uint64().Draw(r, "seed"), 1))
			odds := rapid.Float64Range(0, 0.6).Draw(r, "odds")
			l := &list{}
			l.fault = func(bool, int) error {
				if random.Float64() >= odds {
					return nil
				}
				switch kind := random.Float64(); {
				case kind < 0.3:
					return &source.RefusedError{Reason: "disturbed"} // tried again soon: Options.Again is short here
				case kind < 0.5:
					panic("disturbed")
				}
				return errAway
			}
			short := func(o *sink.Options) { o.Lease = time.Second }
			_, stopOne := start(t, db, l, `{}`, fmt.Sprint("one", run), short)
			two, stopTwo := start(t, db, l, `{}`, fmt.Sprint("two", run), short)
			for i := range 3 {
				send(t, db, version, fmt.Sprintf("run%d-%d", run, i), rapid.IntRange(0, 70).Draw(r, "entries"), ids...)
				two.notifications.Wake(notifications.Wake{All: true})
				if i == 1 {
					stopOne()
				}
			}
			published(t, db)
			stopTwo()
			for _, id := range ids {
				wantLog(t, db, l, id)
			}
		})
	})
}

// TestMessages checks what a message is, of a signal and of a retraction.
func TestMessages(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		version := testkit.Customers(t, db, "a", "b.c")
		send(t, db, version, "s", 2, "a", "b.c")
		l := &list{}
		start(t, db, l, `{}`, "one", nil)
		published(t, db)
		got := l.received(t)["notifications b.c"]
		if len(got) != 2 || got[0].Previous != 0 || got[1].Previous != 1 || got[0].Type != "signal" {
			t.Fatalf("messages %+v", got)
		}
		e := testkit.Entries(t, db, notifications.Query{CustomerID: "b.c"})[0]
		if want := string(wantBody(t, &e)); string(got[0].Body) != want {
			t.Errorf("body %s, want %s", got[0].Body, want)
		}
		if s := status(t, db); s.State != sink.StateRunning || !s.Healthy || s.Published != 4 || s.PublishedAt == nil || s.Failures != 0 {
			t.Errorf("status %+v", s)
		}
	})
}

// TestFromNow checks that a sink from now leaves out what was sent before it was added, and nothing of what comes.
func TestFromNow(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		version := testkit.Customers(t, db, "a")
		send(t, db, version, "before", 3, "a")
		l := &list{}
		_, stop := start(t, db, l, `{"from": "now"}`, "one", nil)
		testkit.Eventually(t, "it is leased", func() bool { return status(t, db).Holder == "one" }) // a lease of a stop before would have to end
		published(t, db)
		stop()
		testkit.Customers(t, db, "b")
		send(t, db, version, "after", 2, "a", "b")
		start(t, db, l, `{"from": "now"}`, "two", nil)
		published(t, db)
		got := l.received(t)
		a, b := got["notifications a"], got["notifications b"]
		if len(a) != 2 || a[0].Sequence != 4 || a[0].Previous != 3 || len(b) != 2 || b[0].Sequence != 1 {
			t.Errorf("messages %+v", got)
		}
	})
}

// TestSuspended checks that nothing of a suspended customer is published, that it holds up no other, and that what waited is
// published after the suspension.
func TestSuspended(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		version := testkit.Customers(t, db, "on", "off")
		send(t, db, version, "before", 2, "on", "off")
		if err := db.SuspendCustomer(t.Context(), "off"); err != nil {
			t.Fatal(err)
		}
		l := &list{}
		p, _ := start(t, db, l, `{}`, "one", nil)
		// Named by the wake-up, too, which is another way to it than the sweep over all logs.
		p.notifications.Wake(notifications.Wake{Grown: []notifications.Grown{{CustomerID: "off"}, {CustomerID: "on"}}})
		testkit.Eventually(t, "the other's is published", func() bool { return len(l.received(t)["notifications on"]) == 2 })
		send(t, db, version, "after", 2, "on")
		published(t, db) // a suspended customer's log is no lag
		wantLog(t, db, l, "on")
		if got := l.received(t)["notifications off"]; len(got) != 0 {
			t.Fatalf("%d messages of a suspended customer", len(got))
		}
		if err := db.ResumeCustomer(t.Context(), "off"); err != nil {
			t.Fatal(err)
		}
		published(t, db)
		wantLog(t, db, l, "off")
	})
}

// TestResetAndExpired checks that what a reset deleted is no gap, and that what expired is one.
func TestResetAndExpired(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *store.DB, clock *testkit.Clock) {
		version := testkit.Customers(t, db, "reset", "expired")
		l := &list{}
		_, stop := start(t, db, l, `{}`, "one", nil)
		send(t, db, version, "one", 1, "reset", "expired")
		published(t, db)
		stop()
		send(t, db, version, "two", 2, "expired")
		if err := testkit.Sweep(t.Context(), db, testkit.Noon.Add(2*time.Hour), [smartmoney.ChainCount]int64{}, time.Hour); err != nil {
			t.Fatal(err)
		}
		send(t, db, version, "two", 2, "reset")
		clock.Set(testkit.Noon)
		if _, _, err := db.ResetNotifications(t.Context(), "reset"); err != nil {
			t.Fatal(err)
		}
		send(t, db, version+1, "three", 1, "reset")
		send(t, db, version, "three", 1, "expired")
		start(t, db, l, `{}`, "two", nil)
		published(t, db)
		for id, previous := range map[string]int64{"reset": 1, "expired": 3} {
			got := l.received(t)["notifications "+id]
			if len(got) != 2 || got[1].Sequence != 4 || got[1].Previous != previous {
				t.Errorf("%s: %+v", id, got)
			}
		}
	})
}

// TestEveryCustomerGetsItsTurn checks that a customer with little to publish does not wait for one with much.
func TestEveryCustomerGetsItsTurn(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	version := testkit.Customers(t, db, "much", "little")
	send(t, db, version, "s", 1500, "much")
	send(t, db, version, "s", 1, "little")
	l := &list{}
	start(t, db, l, `{}`, "one", nil)
	published(t, db)
	l.mu.Lock()
	defer l.mu.Unlock()
	for i, m := range l.messages {
		if m.Key == "little" && i > 100 {
			t.Errorf("it was published after %d others", i)
		}
	}
	for _, n := range l.batches {
		if n > sink.MaxBatchMessages {
			t.Errorf("a batch of %d messages", n)
		}
	}
}

// TestHangs checks that a broker that does not respond holds up neither commits nor the stop of the process, is shown,
// and that everything is published once it responds.
func TestHangs(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		version := testkit.Customers(t, db, "a")
		l := &list{hang: true}
		_, stop := start(t, db, l, `{}`, "one", func(o *sink.Options) { o.Timeout = 20 * time.Millisecond })
		for i := range 5 {
			send(t, db, version, fmt.Sprint(i), 2, "a")
		}
		testkit.Eventually(t, "it fails", func() bool { s := status(t, db); return s.State == sink.StateFailing && s.Failures > 1 && s.Lag == 10 })
		if s := status(t, db); s.LastError == "" || s.LastErrorAt == nil || s.Published != 0 {
			t.Errorf("status %+v", s)
		}
		stop()
		l.set(func() { l.hang = false })
		start(t, db, l, `{}`, "two", nil)
		published(t, db)
		wantLog(t, db, l, "a")
		testkit.Eventually(t, "it runs", func() bool { return status(t, db).State == sink.StateRunning })
	})
}

// TestSlowBroker checks that a broker which cannot store a whole batch in time gets shorter ones, down to a single message.
func TestSlowBroker(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	version := testkit.Customers(t, db, "a")
	send(t, db, version, "s", 40, "a")
	l := &list{most: 1}
	start(t, db, l, `{}`, "one", func(o *sink.Options) { o.Timeout = 5 * time.Millisecond })
	published(t, db)
	wantLog(t, db, l, "a")
}

// TestRefused checks that a refusal is shown, and that a sink that is gone from the file is stopped with its positions.
func TestRefused(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	version := testkit.Customers(t, db, "a")
	send(t, db, version, "s", 3, "a")
	l := &list{fault: func(bool, int) error { return &source.RefusedError{Reason: "bad password"} }}
	_, stop := start(t, db, l, `{}`, "one", func(o *sink.Options) { o.Again = time.Hour })
	testkit.Eventually(t, "it is refused", func() bool { return status(t, db).State == sink.StateRefused })
	if s := status(t, db); s.Healthy || s.LastError != "the broker refuses the sink: bad password" {
		t.Errorf("status %+v", s)
	}
	stop()
	if err := db.SyncSinks(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	if s := status(t, db); s.State != sink.StateStopped || !s.Healthy {
		t.Errorf("gone from the file: %+v", s)
	}
	l.set(func() { l.fault = nil })
	start(t, db, l, `{}`, "two", nil)
	published(t, db)
	wantLog(t, db, l, "a")
}
