package notifications_test

import (
	"context"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// listening is a Listen under way.
type listening struct {
	t     *testing.T
	wakes chan notifications.Wake
	ended chan error
	stop  context.CancelFunc
}

func listen(t *testing.T, db *testkit.DB) *listening {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	l := &listening{t: t, wakes: make(chan notifications.Wake, 100), ended: make(chan error, 1), stop: stop}
	go func() { l.ended <- db.Listen(ctx, func(w notifications.Wake) { l.wakes <- w }) }()
	t.Cleanup(stop)
	return l
}

func (l *listening) wake() notifications.Wake {
	l.t.Helper()
	select {
	case w := <-l.wakes:
		return w
	case err := <-l.ended:
		l.t.Fatalf("the listening ended: %v", err)
	case <-time.After(2 * time.Minute):
		l.t.Fatal("no wake-up in two minutes")
	}
	return notifications.Wake{}
}

func (l *listening) end() error {
	l.t.Helper()
	select {
	case err := <-l.ended:
		return err
	case <-time.After(2 * time.Minute):
		l.t.Fatal("the listening does not end")
	}
	return nil
}

func TestListen(t *testing.T) {
	t.Parallel()
	one, two := testkit.Shared(t)
	ctx := t.Context()
	l := listen(t, two)
	if w := l.wake(); !w.All {
		t.Errorf("it begins with %+v, want a wake-up for all", w)
	}
	// What is not committed wakes nobody.
	s := testkit.Signal("s", smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
	if err := one.CommitState(ctx, &enginestate.Commit{
		Now: testkit.Noon, Signals: []notifications.SignalBody{{Signal: s}},
		Notifications: []notifications.Entry{testkit.EntryOf("a", 1, s, 1), testkit.EntryOf("b", 7, s, 1)},
	}); err == nil {
		t.Fatal("a stale notice was committed")
	}
	testkit.Send(t, one, testkit.Noon, []*smartmoney.Signal{s}, testkit.EntryOf("a", 1, s, 1), testkit.EntryOf("b", 1, s, 1), testkit.EntryOf("a", 1, s, 2))
	got := map[string]int64{}
	for _, g := range l.wake().Grown {
		got[g.CustomerID] = g.Last
	}
	if len(got) != 2 || got["a"] != 2 || got["b"] != 1 {
		t.Errorf("woken for %v, want a at 2 and b at 1", got)
	}
	if _, _, err := one.ResetNotifications(ctx, "c"); err != nil {
		t.Fatal(err)
	}
	if w := l.wake(); len(w.Grown) != 1 || w.Grown[0] != (notifications.Grown{CustomerID: "c"}) {
		t.Errorf("a reset of c wakes for %+v", w)
	}
	l.stop()
	if err := l.end(); err != nil {
		t.Errorf("it ends with %v", err)
	}
}

// A connection that the server ends is an error, after which one listens again.
func TestListenIsCut(t *testing.T) {
	t.Parallel()
	one, two := testkit.Shared(t)
	l := listen(t, two)
	l.wake()
	if cut := testkit.CutListeners(t, one); cut != 1 {
		t.Fatalf("cut %d connections, want 1", cut)
	}
	if err := l.end(); err == nil {
		t.Error("it ends without an error")
	}
	if w := listen(t, two).wake(); !w.All {
		t.Errorf("it begins anew with %+v, want a wake-up for all", w)
	}
}

// A server that hangs is given up after the timeout; one who does not want to wait is
// not kept waiting by it, whatever the listening is in.
func TestListenHangs(t *testing.T) {
	t.Parallel()
	address, p := testkit.Proxied(t, testkit.PostgresURL(t))
	hasty := testkit.Open(t, sqldb.Options{URL: address, IOTimeout: 3500 * time.Millisecond})
	patient := testkit.Open(t, sqldb.Options{URL: address, IOTimeout: time.Hour})

	l := listen(t, hasty)
	l.wake()
	connected := listen(t, patient)
	connected.wake()
	// With a third of the timeout between its signs of life, a server that answers is kept, even if
	// the machine stalls for two seconds.
	select {
	case err := <-l.ended:
		t.Fatalf("a server that answers is given up: %v", err)
	case <-time.After(4500 * time.Millisecond):
	}
	p.Hang(true)
	if err := l.end(); err == nil {
		t.Error("it ends without an error")
	}
	connecting := listen(t, patient)
	for _, waiting := range []*listening{connected, connecting} {
		begun := time.Now()
		waiting.stop()
		if err := waiting.end(); err != nil {
			t.Errorf("it ends with %v", err)
		}
		if took := time.Since(begun); took > 10*time.Second {
			t.Errorf("it ends after %v", took)
		}
	}
}

func TestListenOnSQLite(t *testing.T) {
	t.Parallel()
	l := listen(t, testkit.SQLite(t))
	l.stop()
	if err := l.end(); err != nil || len(l.wakes) > 0 {
		t.Errorf("it ends with %v after %d wake-ups", err, len(l.wakes))
	}
}
