package outbox_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// race is what several writers and workers share.
type race struct {
	*testing.T
	ids     []string
	written atomic.Bool

	mu   sync.Mutex
	last map[string]int64 // highest sequence that was attempted, by customer
}

// write commits steps of one notice to every customer.
func (r *race) write(db *testkit.DB, version map[string]int64, w, steps int) {
	for i := range steps {
		s := testkit.Signal(fmt.Sprintf("w%d-%d", w, i), smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
		commit := &enginestate.Commit{Now: time.Now(), Signals: []notifications.SignalBody{{Signal: s}}}
		for j := range r.ids {
			id := r.ids[(i+j)%len(r.ids)]
			commit.Notifications = append(commit.Notifications, testkit.EntryOf(id, version[id], s, 1))
		}
		if err := db.CommitState(r.Context(), commit); err != nil {
			r.Error(err)
		}
	}
}

// disturb locks the same rows as the others do, in its own order.
func (r *race) disturb(db *testkit.DB, w, rounds int) {
	for i := range rounds {
		id := r.ids[(i*5+w)%len(r.ids)]
		err := testkit.Second(db.RedeliverSince(r.Context(), id, 0, int64(i)))
		if err == nil {
			err = testkit.Second(db.RotateWebhookSecret(r.Context(), id, 0, "new", time.Now()))
		}
		if err == nil {
			// Nothing is that old; the entries are looked for all the same.
			err = testkit.Sweep(r.Context(), db, time.Now(), [smartmoney.ChainCount]int64{}, time.Hour)
		}
		if err != nil {
			r.Error(err)
		}
	}
}

// work sends due deliveries until all are written and none is pending. Every third first
// attempt fails.
func (r *race) work(db *testkit.DB, owner string) {
	deadline := time.Now().Add(2 * time.Minute)
	for last := false; !last; {
		if time.Now().After(deadline) {
			r.Error("it does not end")
			return
		}
		written := r.written.Load()
		leases, err := db.LeaseWebhooks(r.Context(), owner, time.Now(), time.Minute, outbox.Slots{Free: 2, Failing: 2}, func() (string, error) { return "made", nil })
		if err != nil {
			r.Error(err)
			return
		}
		for _, l := range leases {
			if err := r.send(db, l); err != nil {
				r.Error(err)
				return
			}
		}
		next, err := db.NextWebhook(r.Context())
		if err != nil {
			r.Error(err)
			return
		}
		last = written && next == nil
	}
}

func (r *race) send(db *testkit.DB, l *outbox.Lease) error {
	due, err := db.DueDeliveries(r.Context(), l, time.Now(), 3)
	if err != nil {
		return err
	}
	for i := range due {
		d := &due[i]
		if err := db.RenewWebhook(r.Context(), l, time.Now().Add(time.Minute)); err != nil {
			return err
		}
		result := outbox.AttemptResult{At: time.Now(), State: smartmoney.DeliveryDelivered}
		if d.Attempt == 1 && d.Notification.Sequence%3 == 0 {
			result = outbox.AttemptResult{At: time.Now(), State: smartmoney.DeliveryPending, NextAt: &result.At, Error: new("no")}
		}
		r.inOrder(l.CustomerID, d)
		if err := db.RecordAttempt(r.Context(), l, d, result); err != nil {
			return err
		}
	}
	return db.ReleaseWebhook(r.Context(), l)
}

// inOrder holds that a sequence that nobody has attempted before follows the last
// such one.
func (r *race) inOrder(id string, d *outbox.DueDelivery) {
	r.mu.Lock()
	defer r.mu.Unlock()
	n := d.Notification.Sequence
	if n > r.last[id]+1 {
		r.Errorf("%s: number %d is attempted when %d was the last", id, n, r.last[id])
	}
	r.last[id] = max(r.last[id], n)
}

// While an entry is deleted or a webhook is switched, workers go on and nothing stays
// in between: what is pending is due, and what is due is pending.
func TestSwitchingWhileSending(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		ids := []string{"a", "b", "c"}
		h.Hooked(ids...)
		var versions [3]atomic.Int64
		for i, id := range ids {
			versions[i].Store(h.Versions[id])
		}
		var all sync.WaitGroup
		var done atomic.Bool
		all.Go(func() {
			testkit.WriteSteps(t, h.DB, ids, &versions, 0, 25)
			done.Store(true)
		})
		for w := range 2 {
			all.Go(func() { switchOn(h, ids, &versions, w, 20) })
			all.Go(func() { sendAndDisable(h, fmt.Sprint("w", w), &done) })
		}
		all.Wait()
		for _, id := range ids {
			w := h.Webhook(id)
			waits := false
			for _, d := range h.States(id) {
				waits = waits || strings.Contains(d, "pending")
			}
			if waits && !w.Enabled() {
				t.Errorf("deliveries to %s wait while it is off: %+v", id, w)
			}
			h.Clock.Set(testkit.Noon.Add(time.Hour))
			leased := false
			for _, l := range h.Lease("last", 10) {
				leased = leased || l.CustomerID == id
				h.Release(l)
			}
			if waits && !leased {
				t.Errorf("deliveries to %s wait and nobody is told", id)
			}
		}
	})
}

// switchOn changes addresses, takes them away and deletes entries.
func switchOn(h *hooks, ids []string, versions *[3]atomic.Int64, w, rounds int) {
	for i := range rounds {
		at := (i + w) % 3
		url := []string{"https://one.example/", "https://two.example/", ""}[i%3]
		c, _, err := h.DB.ChangeConfigWebhook(h.Context(), ids[at], "", outbox.Setting{Again: true},
			func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
				c.WebhookURL = url
				return c, nil
			})
		if err != nil {
			h.Error(err)
		}
		for before := versions[at].Load(); before < c.Version && !versions[at].CompareAndSwap(before, c.Version); {
			before = versions[at].Load() // the other one's may be newer
		}
	}
}

// sendAndDisable leases and sends, and now and then finds that the receiver is gone.
func sendAndDisable(h *hooks, owner string, done *atomic.Bool) {
	for i := 0; !done.Load(); i++ {
		leases, err := h.DB.LeaseWebhooks(h.Context(), owner, testkit.Noon, time.Minute, outbox.Slots{Free: 2, Failing: 2}, func() (string, error) { return "made", nil })
		if err != nil {
			h.Error(err)
			return
		}
		for _, l := range leases {
			due, err := h.DB.DueDeliveries(h.Context(), l, testkit.Noon, 2)
			for j := 0; j < len(due) && err == nil; j++ {
				result := outbox.AttemptResult{At: testkit.Noon, State: smartmoney.DeliveryDelivered}
				if i%5 == 4 {
					result.State, result.Error, result.Disable = smartmoney.DeliveryFailed, new("gone"), new("gone")
				}
				err = h.DB.RecordAttempt(h.Context(), l, &due[j], result)
			}
			if err == nil {
				err = h.DB.ReleaseWebhook(h.Context(), l)
			}
			if err != nil && !errors.Is(err, outbox.ErrLeaseLost) {
				h.Error(err)
				return
			}
		}
	}
}

// An endpoint that is given back while a step puts something on its way waits for the
// step's end: neither of the two sees what the other is about to write.
func TestReleaseWaitsForSteps(t *testing.T) {
	t.Parallel()
	h := &hooks{testkit.NewHooks(t, testkit.Postgres(t), testkit.NewClock(testkit.Noon))}
	h.Hooked("a", "b")
	h.Sent("s1", "a", "b")
	lease := h.Lease("w", 10)[0]
	h.Equal("leased first", lease.CustomerID, "a")
	h.RecordDelivered(lease, &h.Due(lease)[0])

	// The step stops at the second endpoint.
	obstacle, err := h.DB.Writer().Begin()
	h.Check(err)
	defer obstacle.Rollback()
	_, err = obstacle.Exec("SELECT 1 FROM webhook_endpoints WHERE customer_id = 'b' FOR UPDATE")
	h.Check(err)
	s := testkit.Signal("s2", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
	commit := &enginestate.Commit{Now: testkit.Noon, Signals: []notifications.SignalBody{{Signal: s}}, Notifications: []notifications.Entry{
		testkit.EntryOf("a", h.Versions["a"], s, 1), testkit.EntryOf("b", h.Versions["b"], s, 1),
	}}
	stepped, released := make(chan error, 1), make(chan error, 1)
	go func() { stepped <- h.DB.CommitState(t.Context(), commit) }()
	h.await("the step waits", func() bool { return h.waiters() == 1 })
	go func() { released <- h.DB.ReleaseWebhook(t.Context(), lease) }()
	h.await("the release waits", func() bool { return h.waiters() == 2 || len(released) > 0 })
	h.Check(obstacle.Rollback())
	h.Check(<-stepped)
	h.Check(<-released)
	h.Equal("deliveries", h.States("a"), []string{"1:delivered 1", "2:pending 0"})
	h.Equal("due", h.DueAs(h.LeaseOne()), []string{"2/1"})
}

// Workers of webhooks that all wait for the database have half of its connections at most,
// and the engine's commit, which has its own, waits for nobody's.
func TestWaitingWebhooksHoldUpNoCommit(t *testing.T) {
	t.Parallel()
	const most, workers = 6, 24
	address := testkit.MigratedPostgresURL(t)
	h := &hooks{testkit.NewHooks(t, testkit.Open(t, sqldb.Options{URL: address, MaxConns: most}), testkit.NewClock(testkit.Noon))}
	var ids []string
	for i := range workers {
		ids = append(ids, fmt.Sprintf("c%02d", i))
	}
	h.Hooked(ids...)
	h.Sent("s", ids...)
	leases := h.Lease("w", workers)
	h.Equal("leases", len(leases), workers)

	// Somebody holds every webhook.
	obstacle, err := testkit.Open(t, sqldb.Options{URL: address}).Writer().Begin()
	h.Check(err)
	defer obstacle.Rollback()
	_, err = obstacle.Exec("SELECT 1 FROM webhook_endpoints FOR UPDATE")
	h.Check(err)
	released := make(chan error, workers)
	for _, l := range leases {
		go func() { released <- h.DB.ReleaseWebhook(t.Context(), l) }()
	}
	h.await("webhooks wait for the database", func() bool { return h.waiters() == most/2 })
	// Others find the rest, and keep it.
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	for range most / 2 {
		conn, err := h.DB.Reader().Conn(ctx)
		h.Check(err)
		defer conn.Close()
	}
	h.Equal("connections in use", h.DB.Writer().Stats().InUse, most)
	h.Check(h.DB.CommitState(ctx, &enginestate.Commit{Now: testkit.Noon}))
	h.Equal("webhooks that are done", len(released), 0)
	h.Check(obstacle.Rollback())
	for range leases {
		h.Check(<-released)
	}
}

// waiters counts the transactions that wait for another's end.
func (h *hooks) waiters() (n int) {
	h.Helper()
	h.Check(h.DB.Reader().QueryRow(`SELECT count(*) FROM pg_stat_activity
		WHERE datname = current_database() AND wait_event_type = 'Lock'`).Scan(&n))
	return n
}

func (h *hooks) await(what string, done func() bool) {
	h.Helper()
	for deadline := time.Now().Add(20 * time.Second); !done(); {
		if time.Now().After(deadline) {
			h.Fatalf("not in 20 s: %s", what)
		}
	}
}

// The time of a step with as many notices as one may have, without webhooks, and with
// one for every second customer.
func BenchmarkOutbox(b *testing.B) {
	for _, kind := range []string{"sqlite", "postgres"} {
		for _, with := range []bool{false, true} {
			b.Run(fmt.Sprintf("%s/webhooks=%v", kind, with), func(b *testing.B) { benchmarkOutbox(b, kind, with) })
		}
	}
}

func benchmarkOutbox(b *testing.B, kind string, with bool) {
	h := &hooks{testkit.NewHooks(b, nil, nil)}
	if kind == "sqlite" {
		h.DB = testkit.SQLite(b)
	} else {
		h.DB = testkit.Postgres(b)
	}
	commit := h.manyNotifications(4096, 512)
	if !with {
		if _, err := h.DB.Writer().Exec("UPDATE notification_logs SET webhook_on = FALSE"); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		h.Check(h.DB.CommitState(b.Context(), commit))
	}
}
