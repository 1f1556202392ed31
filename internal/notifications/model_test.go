package notifications_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// modelLog is a customer's log as it should be.
type modelLog struct {
	version, last int64
	sentAt        time.Time
	entries       []modelNotification
}

type modelNotification struct {
	sequence, offset, timestamp int64
	sent                        time.Time
	signal                      string
	deleted, retracted          bool
	retracts                    int64 // 0: a signal
}

// model is a database with a few customers beside what should be in it.
type model struct {
	db      *testkit.DB
	clock   *testkit.Clock
	ids     []string
	logs    map[string]*modelLog
	signals int
}

// TestLogsAgainstModel sends, retracts, resets, changes configurations and goes back in time
// at random, with notices that are stale now and then, and holds every log to a
// model of it: numbers are never used twice, sent_at rises strictly, a step is taken
// whole or not at all.
func TestLogsAgainstModel(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		run := 0
		rapid.Check(t, func(rt *rapid.T) {
			run++
			m := &model{db: db, clock: clock, logs: map[string]*modelLog{}}
			for i := range 3 {
				id := fmt.Sprintf("r%d-%d", run, i)
				testkit.Customers(t, db, id)
				m.ids, m.logs[id] = append(m.ids, id), &modelLog{version: 1}
			}
			for range rapid.IntRange(1, 15).Draw(rt, "steps") {
				switch rapid.IntRange(0, 7).Draw(rt, "action") {
				case 0:
					m.reset(t, rt)
				case 1:
					m.change(t, rt)
				case 2:
					clock.Set(testkit.Noon.Add(time.Duration(rapid.IntRange(-30, 30).Draw(rt, "hours")) * time.Hour))
				case 3, 4:
					m.retract(t, rt)
				default:
					m.send(t, rt, run)
				}
			}
			m.check(t, rt)
		})
	})
}

func (m *model) send(t *testing.T, rt *rapid.T, run int) {
	commit := &enginestate.Commit{Now: m.clock.Now()}
	var stale []string
	for range rapid.IntRange(1, 4).Draw(rt, "notices") {
		m.signals++
		at := testkit.Noon.Add(time.Duration(rapid.IntRange(-30, 30).Draw(rt, "event hour")) * time.Hour)
		s := testkit.Signal(fmt.Sprintf("r%d-s%d", run, m.signals), smartmoney.WhaleMove, "0xt", at, "0xw")
		id := rapid.SampledFrom(m.ids).Draw(rt, "customer")
		n := testkit.EntryOf(id, m.logs[id].version, s, int64(m.signals))
		if rapid.IntRange(0, 9).Draw(rt, "stale") == 0 {
			n.LogVersion--
			stale = append(stale, id)
		}
		commit.Signals, commit.Notifications = append(commit.Signals, notifications.SignalBody{Signal: s}), append(commit.Notifications, n)
	}
	err := m.db.CommitState(t.Context(), commit)
	if len(stale) > 0 {
		slices.Sort(stale)
		e, ok := errors.AsType[*notifications.StaleCustomers](err)
		if !ok || !slices.Equal(e.Customers, slices.Compact(stale)) {
			rt.Fatalf("error %v, want one about %v", err, stale)
		}
		return
	}
	if err != nil {
		rt.Fatal(err)
	}
	for _, n := range commit.Notifications {
		l := m.logs[n.CustomerID]
		if n.Sequence != l.last+1 || !n.SentAt.After(l.sentAt) || n.SentAt.Before(commit.Now.Truncate(time.Microsecond)) {
			rt.Fatalf("number %d sent at %v by a clock of %v, after number %d at %v", n.Sequence, n.SentAt, commit.Now, l.last, l.sentAt)
		}
		l.last, l.sentAt = n.Sequence, n.SentAt
		l.entries = append(l.entries, modelNotification{sequence: n.Sequence, offset: n.GlobalOffset, timestamp: n.Timestamp, sent: n.SentAt, signal: n.SignalID})
	}
}

// retract takes back entries of any kind: signals that stand, that are retracted or deleted
// already, one twice, retractions, and numbers that no entry has.
func (m *model) retract(t *testing.T, rt *rapid.T) {
	commit := &enginestate.Commit{Now: m.clock.Now()}
	for range rapid.IntRange(1, 4).Draw(rt, "retractions") {
		id := rapid.SampledFrom(m.ids).Draw(rt, "customer")
		commit.Retractions = append(commit.Retractions, notify.Retraction{
			CustomerID: id, Retracts: rapid.Int64Range(1, m.logs[id].last+2).Draw(rt, "number"), Reason: "taken back",
		})
	}
	if err := m.db.CommitState(t.Context(), commit); err != nil {
		rt.Fatal(err)
	}
	for _, r := range commit.Retractions {
		l := m.logs[r.CustomerID]
		var of *modelNotification
		for i := range l.entries {
			if e := &l.entries[i]; e.sequence == r.Retracts && e.retracts == 0 && !e.deleted && !e.retracted {
				of = e
			}
		}
		if of == nil {
			if r.Sequence != 0 || !r.SentAt.IsZero() {
				rt.Fatalf("%+v was entered", r)
			}
			continue
		}
		if r.Sequence != l.last+1 || !r.SentAt.After(l.sentAt) || r.SentAt.Before(commit.Now.Truncate(time.Microsecond)) {
			rt.Fatalf("%+v by a clock of %v, after number %d at %v", r, commit.Now, l.last, l.sentAt)
		}
		l.last, l.sentAt, of.retracted = r.Sequence, r.SentAt, true
		l.entries = append(l.entries, modelNotification{
			sequence: r.Sequence, offset: of.offset, timestamp: of.timestamp, sent: r.SentAt, signal: of.signal, retracts: of.sequence,
		})
	}
}

func (m *model) reset(t *testing.T, rt *rapid.T) {
	id := rapid.SampledFrom(m.ids).Draw(rt, "customer")
	deleted, at, err := m.db.ResetNotifications(t.Context(), id)
	if err != nil {
		rt.Fatal(err)
	}
	l, want, today := m.logs[id], 0, at.Format(time.DateOnly)
	l.version++
	for i := range l.entries {
		e := &l.entries[i]
		if !e.deleted && (e.sent.Format(time.DateOnly) == today || time.Unix(0, e.timestamp).UTC().Format(time.DateOnly) == today) {
			e.deleted = true
			if e.retracts == 0 {
				want++
			}
		}
	}
	if deleted != want {
		rt.Fatalf("deleted %d, want %d", deleted, want)
	}
}

func (m *model) change(t *testing.T, rt *rapid.T) {
	id := rapid.SampledFrom(m.ids).Draw(rt, "customer")
	m.logs[id].version++
	// Another budget each time: one that stays the same changes nothing.
	if _, err := m.db.ChangeConfig(t.Context(), id, "", testkit.Budget(31+int(m.logs[id].version)%100)); err != nil {
		rt.Fatal(err)
	}
}

// check compares what the database says with the model.
func (m *model) check(t *testing.T, rt *rapid.T) {
	ctx := t.Context()
	for _, id := range m.ids {
		l := m.logs[id]
		var want, got []modelNotification
		live, followed := []string{}, []string{}
		for _, e := range l.entries {
			if e.retracts == 0 {
				want = append(want, e)
			}
			if e.deleted {
				continue
			}
			followed = append(followed, fmt.Sprint(e.sequence, e.signal, e.retracts, e.retracted))
			if e.retracts == 0 {
				live = append(live, fmt.Sprint(e.signal, e.retracted))
			}
		}
		sent, err := m.db.SentNotifications(ctx, id, time.Time{})
		if err != nil {
			rt.Fatal(err)
		}
		for _, e := range sent {
			got = append(got, modelNotification{e.Sequence, e.GlobalOffset, e.Timestamp, e.SentAt, e.SignalID, e.DeletedAt != nil, e.RetractedAt != nil, 0})
		}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(modelNotification{})); diff != "" {
			rt.Fatalf("log of %s (-want +got):\n%s", id, diff)
		}
		listed := []string{}
		for _, n := range testkit.Entries(t, m.db, notifications.Query{CustomerID: id}) {
			listed = append(listed, fmt.Sprint(n.Signal.ID, n.RetractedAt != nil))
		}
		n, err1 := m.db.CountNotifications(ctx, notifications.Query{CustomerID: id})
		last, sentAt, err2 := m.db.LogEnd(ctx, id)
		if diff := cmp.Diff(live, listed); diff != "" || n != len(live) || last != l.last || !sentAt.Equal(l.sentAt) || err1 != nil || err2 != nil {
			rt.Fatalf("%s: counted %d, last %d of %d at %v of %v, errors %v, %v; listed (-want +got):\n%s", id, n, last, l.last, sentAt, l.sentAt, err1, err2, diff)
		}
		if diff := cmp.Diff(followed, m.followed(t, rt, id)); diff != "" {
			rt.Fatalf("%s: its log read on (-want +got):\n%s", id, diff)
		}
	}
}

// followed reads a log from its start in small parts, as those do who follow it.
func (m *model) followed(t *testing.T, rt *rapid.T, id string) []string {
	all := []string{}
	for after := int64(0); ; {
		part, err := m.db.LogAfter(t.Context(), id, after, 3)
		if err != nil {
			rt.Fatal(err)
		}
		if len(part.Entries) == 0 {
			return all
		}
		for _, n := range part.Entries {
			var retracts int64
			if n.Retraction != nil {
				retracts = n.Retraction.Retracts
				if n.Retraction.Reason != "taken back" {
					rt.Fatalf("reason %q", n.Retraction.Reason)
				}
			}
			all = append(all, fmt.Sprint(n.Sequence, n.Signal.ID, retracts, n.RetractedAt != nil))
			after = n.Sequence
		}
	}
}
