package eventlog_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/lib/pq"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// A process that freezes in a transaction that appends, whatever it is in, holds the
// log for a bounded time only.
func TestFrozenAppend(t *testing.T) {
	t.Parallel()
	for name, freeze := range map[string]string{
		"between two statements": "SELECT 1",
		"within a COPY":          "COPY trade_ids (id) FROM STDIN",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			address := testkit.MigratedPostgresURL(t)
			o := sqldb.Options{URL: address, FrozenAfter: 500 * time.Millisecond}
			frozen, other := testkit.Open(t, o), testkit.Open(t, o)
			tx, err := frozen.Writer().Begin()
			if err != nil {
				t.Fatal(err)
			}
			defer tx.Rollback() //nolint:errcheck // the server has ended it
			if _, err := tx.Exec("SELECT last FROM global_offset FOR UPDATE"); err != nil {
				t.Fatal(err)
			}
			statement, err := tx.Prepare(freeze)
			if err != nil {
				t.Fatal(err)
			}
			defer statement.Close() //nolint:errcheck // likewise
			events := []event.Event{testkit.Buy(smartmoney.Base, 1, 1, time.Unix(1_790_000_000, 0))}
			testkit.Eventually(t, "another process appends", func() bool {
				ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
				defer cancel()
				_, err := other.Append(ctx, events, time.Now(), nil)
				return err == nil
			})
		})
	}
}

// appendOne appends one event of its own.
func appendOne(t *testing.T, db *testkit.DB, nth uint64) {
	t.Helper()
	events := testkit.Events(nth, smartmoney.Base, 1, 10, 10)
	if _, err := db.Append(t.Context(), events, testkit.Noon, nil); err != nil {
		t.Fatal(err)
	}
}

// An append wakes another process once it is committed; one that fails wakes nobody.
func TestListenAppends(t *testing.T) {
	t.Parallel()
	one, two := testkit.Shared(t)
	ctx, stop := context.WithCancel(t.Context())
	wakes, ended := make(chan struct{}, 100), make(chan error, 1)
	go func() { ended <- two.ListenAppends(ctx, func() { wakes <- struct{}{} }) }()
	woken := func(what string) {
		t.Helper()
		select {
		case <-wakes:
		case err := <-ended:
			t.Fatalf("the listening ended before %s: %v", what, err)
		case <-time.After(2 * time.Minute):
			t.Fatalf("no wake-up for %s in two minutes", what)
		}
	}
	woken("the start")
	none := errors.New("no receipt")
	if _, err := one.Append(ctx, testkit.Events(9, smartmoney.Base, 1, 10, 10), testkit.Noon,
		func(*eventlog.Appended) (eventlog.Kept, error) { return eventlog.Kept{}, none }); err == nil {
		t.Fatal("appended without a receipt")
	}
	for i := range uint64(3) {
		appendOne(t, one, i)
		woken("an append")
	}
	stop()
	if err := <-ended; err != nil || len(wakes) > 0 {
		t.Errorf("it ends with %v and %d wake-ups too many", err, len(wakes))
	}
}

// The process that leads does not notify of its own appends, only while it leads.
func TestLeaderDoesNotNotify(t *testing.T) {
	t.Parallel()
	address := testkit.MigratedPostgresURL(t)
	one, two := testkit.Open(t, sqldb.Options{URL: address}), testkit.Open(t, sqldb.Options{URL: address})
	l := pq.NewListener(address, time.Second, time.Second, nil)
	defer l.Close()
	if err := l.Listen("smartmoney_events"); err != nil {
		t.Fatal(err)
	}
	// heard counts the notifications up to a last one, which comes after them.
	heard := func() (n int) {
		t.Helper()
		if _, err := one.Writer().Exec("SELECT pg_notify('smartmoney_events', 'last')"); err != nil {
			t.Fatal(err)
		}
		for {
			select {
			case got := <-l.Notify:
				if got.Extra == "last" {
					return n
				}
				n++
			case <-time.After(2 * time.Minute):
				t.Fatal("no notification in two minutes")
			}
		}
	}
	lease, err := one.Lead(t.Context())
	if err != nil || lease == nil {
		t.Fatal(lease, err)
	}
	appendOne(t, one, 1)
	if n := heard(); n != 0 {
		t.Errorf("the leader notified %d times", n)
	}
	appendOne(t, two, 2)
	if n := heard(); n != 1 {
		t.Errorf("another process notified %d times, want 1", n)
	}
	if err := lease.Release(t.Context()); err != nil {
		t.Fatal(err)
	}
	appendOne(t, one, 3)
	if n := heard(); n != 1 {
		t.Errorf("who leads no longer notified %d times, want 1", n)
	}
}
