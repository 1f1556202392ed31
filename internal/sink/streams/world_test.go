package streams_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"smartmoney/internal/decisions"
	"smartmoney/internal/notifications"
	"smartmoney/internal/sink"
	"smartmoney/internal/sink/streams"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/testkit"
	"smartmoney/internal/testkit/scale"
	"smartmoney/internal/wire"
)

func TestMain(m *testing.M) {
	scale.Checks(5)
	goleak.VerifyTestMain(m)
}

// list is a kind of sinks that keep what is published in memory. What the kinds of brokers do is proven with brokers, in
// their packages.
type list struct {
	mu       sync.Mutex // guards what follows
	messages []sink.Message
	calls    int
	batches  []int                                // their sizes
	fault    func(before bool, n int) (err error) // called before and after each batch is kept, with the number of the call
	most     int                                  // longer batches are not stored in time; 0: none is too long
	hang     bool                                 // Publish waits for its context
}

func (l *list) Name() string                                                 { return "list" }
func (l *list) Check(settings json.RawMessage) (json.RawMessage, error)      { return settings, nil }
func (l *list) New(ctx context.Context, _ sink.Spec) (sink.Publisher, error) { return l, ctx.Err() }
func (l *list) Close() error                                                 { return nil }

func (l *list) Publish(ctx context.Context, messages []sink.Message) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.hang || l.most > 0 && len(messages) > l.most {
		l.mu.Unlock()
		<-ctx.Done()
		l.mu.Lock()
		return ctx.Err()
	}
	l.calls++
	fault := l.fault
	if fault == nil {
		fault = func(bool, int) error { return nil }
	}
	if err := fault(true, l.calls); err != nil {
		return err
	}
	l.messages = append(l.messages, messages...)
	l.batches = append(l.batches, len(messages))
	return fault(false, l.calls)
}

func (l *list) set(f func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	f()
}

// received returns what a consumer has that drops ids that it knows, by stream and key, and fails the test if one of
// them is out of order or another has the same id.
func (l *list) received(t testing.TB) map[string][]sink.Message {
	t.Helper()
	l.mu.Lock()
	defer l.mu.Unlock()
	known, out := map[string]string{}, map[string][]sink.Message{}
	for _, m := range l.messages {
		at := fmt.Sprint(m.Stream, " ", m.Key, " ", m.Sequence)
		if before, ok := known[m.ID]; ok {
			if before != at {
				t.Errorf("the id %s is of %s and of %s", m.ID, before, at)
			}
			continue
		}
		known[m.ID] = at
		key := string(m.Stream) + " " + m.Key
		if all := out[key]; len(all) > 0 && all[len(all)-1].Sequence >= m.Sequence {
			t.Errorf("%s came after %d", at, all[len(all)-1].Sequence)
		}
		out[key] = append(out[key], m)
	}
	return out
}

// process is a process that publishes for the sink "out".
type process struct {
	*sink.Runner
	notifications *streams.Notifications
}

// start starts a process on a database, which ends with the test or by stop.
func start(t testing.TB, db *store.DB, l *list, settings, owner string, change func(*sink.Options)) (p *process, stop func()) {
	t.Helper()
	kinds := sink.NewKinds(l)
	d, err := kinds.Check("out", "list", json.RawMessage(settings))
	if err != nil {
		t.Fatal(err)
	}
	if err := db.SyncSinks(t.Context(), []sink.Definition{d}); err != nil {
		t.Fatal(err)
	}
	log := slog.New(slog.DiscardHandler)
	p = &process{notifications: streams.NewNotifications(db, 20*time.Millisecond, log)}
	o := sink.Options{
		Store: db, Sinks: []sink.Definition{d}, Kinds: kinds, Owner: owner, Log: log, Now: time.Now,
		Readers: map[sink.Stream]sink.Reader{
			sink.Notifications: p.notifications,
			sink.Decisions:     streams.NewDecisions(decisions.New(decisions.Options{Journal: db, Sent: db, TopWallets: 200}), db, 20*time.Millisecond),
			sink.Trades:        streams.NewTrades(db, 20*time.Millisecond),
		},
		Tick: 5 * time.Millisecond, Pause: 10 * time.Millisecond, Again: 20 * time.Millisecond,
	}
	if change != nil {
		change(&o)
	}
	p.Runner = sink.NewRunner(o)
	if err := p.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	stop = sync.OnceFunc(func() { testkit.Stop(t, p.Stop) })
	t.Cleanup(stop)
	return p, stop
}

// send adds n entries to the logs of customers, whose logs have a version.
func send(t testing.TB, db *store.DB, version int64, name string, n int, customers ...string) {
	t.Helper()
	var signals []*smartmoney.Signal
	var entries []notifications.Entry
	for i := range n {
		for _, c := range customers {
			s := testkit.Signal(fmt.Sprintf("%s-%s-%d", name, c, i), smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
			signals = append(signals, s)
			entries = append(entries, testkit.EntryOf(c, version, s, int64(i)))
		}
	}
	testkit.Send(t, db, testkit.Noon, signals, entries...)
}

// status returns the state of the sink.
func status(t testing.TB, db *store.DB) sink.Status {
	t.Helper()
	all, err := sink.Statuses(t.Context(), db)
	if err != nil || len(all) != 1 {
		t.Fatalf("sinks %v, error %v", all, err)
	}
	return all[0]
}

// published waits until the sink has published everything.
func published(t testing.TB, db *store.DB) {
	t.Helper()
	// A lease of a second is lost often where others have the processor.
	testkit.EventuallyWithin(t, 4*time.Minute, "everything is published", func() bool { return status(t, db).Lag == 0 })
}

// wantLog checks that a consumer has the whole of a customer's log, each message with the one before.
func wantLog(t testing.TB, db *store.DB, l *list, customer string) {
	t.Helper()
	got := l.received(t)["notifications "+customer]
	part, err := db.LogAfter(t.Context(), customer, 0, 100_000)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(part.Entries) {
		t.Fatalf("customer %s: %d messages of %d entries", customer, len(got), len(part.Entries))
	}
	previous := int64(0)
	for i := range got {
		if got[i].Sequence != part.Entries[i].Sequence || got[i].Previous > previous {
			t.Fatalf("customer %s: message %d after %d, said to be after %d; want %d", customer, got[i].Sequence, previous, got[i].Previous, part.Entries[i].Sequence)
		}
		previous = got[i].Sequence
	}
}

var errAway = errors.New("the broker is away")

// wantBody returns the body of a webhook that delivers an entry.
func wantBody(t testing.TB, e *smartmoney.Notification) []byte {
	t.Helper()
	return wire.AppendDelivery(nil, e, false)
}
