package retention_test

import (
	"context"
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// runAll runs tasks until none deletes anything, as the loop does, and returns the rows deleted by
// task.
func runAll(t *testing.T, tasks []retention.Task, now time.Time) map[string]int {
	t.Helper()
	all := map[string]int{}
	for _, task := range tasks {
		for calls := 0; ; calls++ {
			n, err := task.Run(t.Context(), now)
			if err != nil || calls > 1000 {
				t.Fatalf("call %d of %s: %v", calls, task.Name(), err)
			}
			if n == 0 {
				break
			}
			all[task.Name()] += n
		}
	}
	return all
}

// moved is a database whose engine has reached an event time.
type moved struct {
	*testkit.DB
	at      int64 // unix ns, on every chain
	changed []notifications.Customer
	asked   []int64 // revisions
}

func (m *moved) EventTimes(context.Context) (at [smartmoney.ChainCount]int64, err error) {
	for i := range at {
		at[i] = m.at
	}
	return at, nil
}

func (m *moved) ChangedCustomers(_ context.Context, after int64) ([]notifications.Customer, int64, error) {
	m.asked = append(m.asked, after)
	changed := m.changed
	m.changed = nil
	return changed, after + 1, nil
}

func (m *moved) tables() retention.Tables {
	all := retention.TablesOf(m.DB.DB)
	all.EventTimes, all.ChangedCustomers = m.EventTimes, m.ChangedCustomers
	return all
}

const days = 24 * time.Hour

// The journal is kept for its age and the longest window, even after the customer with it has
// shortened it.
func TestJournalKeepsTheLongestWindow(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		testkit.CommitJournal(t, db, smartmoney.Base, 60) // rows up to 100 ns apart, from 100 on
		oldest := func() (at int64) {
			err := db.Journal(t.Context(), smartmoney.Base, math.MinInt64, math.MaxInt64, func(r enginestate.JournalRow) error {
				if at == 0 {
					at = r.ToTime
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			return at
		}
		first := oldest()
		customer := func(hours int) notifications.Customer {
			c := notifications.Customer{}
			c.Config = smartmoney.DefaultConfig("c")
			c.ConvergenceWindowHours = float64(hours)
			return c
		}
		m := &moved{DB: db, changed: []notifications.Customer{customer(1), customer(72)}}
		tasks := retention.AgeTasks(m.tables(), retention.Ages{Journal: 7 * days, Idempotency: days, Rejects: days})
		m.at = first + int64(10*days)
		if n := runAll(t, tasks, testkit.Noon)["journal"]; n != 0 {
			t.Errorf("%d rows within the age and the window were deleted", n)
		}
		m.at++
		m.changed = []notifications.Customer{customer(1)}
		if n := runAll(t, tasks, testkit.Noon)["journal"]; n != 2 || oldest() <= first {
			t.Errorf("%d rows were deleted, want the oldest two", n)
		}
		if m.asked[0] != 0 || m.asked[len(m.asked)-1] != int64(len(m.asked)-1) {
			t.Errorf("asked for changes after revisions %v, want each once", m.asked)
		}
	})
}

// Of versions of configurations the first, the newest 200 and those stay that were in force since
// the oldest row of the journal, and decisions about its rows stay the same.
func TestVersionsOfTheJournalAreKept(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Configured("few", func(c *smartmoney.Config) { c.MinTrades = 30 })
		testkit.ManyVersions(t, db, "few", 100)
		w.Configured("many", func(c *smartmoney.Config) { c.MinTrades = 30 })
		testkit.ManyVersions(t, db, "many", 1100) // versions 3 to 1102
		w.Reconfigured("many", func(c *smartmoney.Config) { c.MinTrades = 40 })
		trades := func(minute int) {
			var all []*detect.Trade
			for i := range 3 {
				all = append(all, testkit.BuyRecord(uint32(i), 5, testkit.Minutes(minute+i)))
			}
			w.Write(smartmoney.Base, testkit.JournalStep{}, all...)
		}
		trades(0) // by version 1103
		testkit.ManyVersions(t, db, "many", 150)
		trades(10) // by version 1253
		// as 1103, deletes the oldest 100
		w.Reconfigured("many", func(c *smartmoney.Config) { c.MinTrades = 50 })
		trades(20) // by version 1254
		testkit.ManyVersions(t, db, "many", 600)
		decided := func(id string) (all []smartmoney.Decision) {
			t.Helper()
			all, _, err := replay.NewDecisionLedger(replay.DecisionLedgerOptions{Journal: db, Sent: db.Logs, ConfigHistory: db.ConfigHistory, TopWallets: 200}).Decisions(t.Context(), replay.DecisionQuery{CustomerID: id})
			if err != nil || len(all) == 0 {
				t.Fatalf("%d decisions of %s, %v", len(all), id, err)
			}
			return all
		}
		check := func(first int64, swept int) {
			t.Helper()
			tasks := retention.AgeTasks(retention.TablesOf(db.DB), retention.Ages{Journal: days, Idempotency: days, Rejects: days})
			before := [][]smartmoney.Decision{decided("few"), decided("many")}
			if n := runAll(t, tasks, testkit.Noon)["configurations"]; n != swept {
				t.Errorf("%d versions were deleted, want %d", n, swept)
			}
			if diff := cmp.Diff(before, [][]smartmoney.Decision{decided("few"), decided("many")}); diff != "" {
				t.Errorf("decisions (-before +after):\n%s", diff)
			}
			for id, want := range map[string][]int64{"few": {2, 1}, "many": {first, 1}} {
				oldest, err := db.ConfigVersions(t.Context(), id, first+1, 2)
				if id == "few" {
					oldest, err = db.ConfigVersions(t.Context(), id, 3, 2)
				}
				var got []int64
				for _, v := range oldest {
					got = append(got, v.Version)
				}
				if diff := cmp.Diff(want, got); err != nil || diff != "" {
					t.Errorf("the oldest versions of %s, %v (-want +got):\n%s", id, err, diff)
				}
			}
		}
		check(1103, 901) // 202 to 1102
		var before [smartmoney.ChainCount]int64
		before[smartmoney.Base.Index()] = testkit.Minutes(15).UnixNano()
		if err := testkit.Sweep(t.Context(), db, testkit.Noon, before, 0); err != nil {
			t.Fatal(err)
		}
		check(1254, 151)
		before[smartmoney.Base.Index()] = testkit.Minutes(60).UnixNano()
		if err := testkit.Sweep(t.Context(), db, testkit.Noon, before, 0); err != nil {
			t.Fatal(err)
		}
		trades(90) // by version 1854: of the newest 200 the oldest is 1655
		check(1655, 401)
		customers, _, err := db.ChangedCustomers(t.Context(), 0)
		if err != nil || len(customers) != 2 || customers[1].Version != 1854 || customers[1].MinTrades != 50 {
			t.Errorf("the engine loads %+v, %v", customers, err)
		}
	})
}

// Rows that age by the clock go when their time has come, and no others.
func TestAgesByTheClock(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		keep := func(key string) func(*eventlog.Appended) (eventlog.Kept, error) {
			return func(*eventlog.Appended) (eventlog.Kept, error) {
				return eventlog.Kept{Records: []eventlog.IdempotencyRecord{{Key: key, Answer: "{}"}}}, nil
			}
		}
		for i := range 3 {
			if _, err := db.Append(t.Context(), testkit.Events(uint64(i), smartmoney.Base, 2, 1, 1), testkit.Noon.Add(time.Duration(i)*time.Hour), keep(fmt.Sprint(i))); err != nil {
				t.Fatal(err)
			}
		}
		if err := feed.NewConfigs(db.DB).AddImpressions(t.Context(), "acme", "u", []string{"a", "b"}, testkit.Noon, 10); err != nil {
			t.Fatal(err)
		}
		tasks := retention.AgeTasks(retention.TablesOf(db.DB), retention.Ages{
			Journal: days, Notifications: 40 * days, History: 40 * days, Idempotency: 48 * time.Hour, Rejects: days,
		})
		tasks = append(tasks, studio.Retention(db.DB))
		for _, c := range []struct {
			after                time.Duration
			records, impressions int
		}{{24 * time.Hour, 3, 2}, {24*time.Hour + 1000, 3, 0}, {48 * time.Hour, 3, 0}, {49*time.Hour + 1000, 1, 0}, {51 * time.Hour, 0, 0}} {
			runAll(t, tasks, testkit.Noon.Add(c.after))
			records, impressions := testkit.Count(t, db, "idempotency_records"), testkit.Count(t, db, "impressions")
			if records != c.records || impressions != c.impressions {
				t.Errorf("after %v: %d records and %d impressions are left, want %d and %d", c.after, records, impressions, c.records, c.impressions)
			}
		}
	})
}

// Notifications go customer by customer, a bounded number in one call, until all that are too old
// are gone.
func TestNotificationsOfManyCustomers(t *testing.T) {
	t.Parallel()
	testkit.Clocked(t, testkit.Start, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		v := testkit.Customers(t, db, "a", "b", "c")
		var signals []*smartmoney.Signal
		var entries []notifications.Entry
		for i := range 700 {
			s := testkit.Signal(fmt.Sprint("s", i), smartmoney.WhaleMove, "0xt", testkit.Noon, "0xw")
			signals = append(signals, s)
			for _, customer := range []string{"a", "b", "c"} {
				entries = append(entries, testkit.EntryOf(customer, v, s, 1))
			}
		}
		testkit.Send(t, db, testkit.Noon, signals, entries...)
		tasks := retention.AgeTasks(retention.TablesOf(db.DB), retention.Ages{Journal: days, Notifications: 40 * days, Idempotency: days, Rejects: days})
		for round, want := range []int{0, 2100, 0} { // after 39, 40 and 41 days
			now := testkit.Noon.Add(time.Duration(39+round)*days + time.Hour)
			if got := runAll(t, tasks, now)["notifications"]; got != want {
				t.Errorf("round %d deleted %d entries, want %d", round, got, want)
			}
		}
		if n := testkit.Count(t, db, "signals"); n != 0 {
			t.Errorf("%d signals are left that nobody's log has", n)
		}
	})
}

// Closed positions go by days of event time.
func TestClosingsAge(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		closing := func(seq int64) []smartmoney.Closing { return []smartmoney.Closing{{Seq: seq}} }
		for from, h := range []history.Added{
			{Closings: closing(1), DayStarts: []smartmoney.DayStart{{Day: 10, Seq: 1}}}, {Closings: closing(2)},
			{Closings: closing(3), DayStarts: []smartmoney.DayStart{{Day: 60, Seq: 3}}},
		} {
			c := &enginestate.ChainCommit{Chain: smartmoney.Base, From: int64(from), To: int64(from) + 1, History: h}
			if err := db.CommitState(t.Context(), &enginestate.Commit{Chains: []*enginestate.ChainCommit{c}}); err != nil {
				t.Fatal(err)
			}
		}
		m := &moved{DB: db}
		tasks := retention.AgeTasks(m.tables(), retention.Ages{Journal: days, Closings: 40 * days, Idempotency: days, Rejects: days})
		for _, c := range []struct {
			at            time.Duration
			deleted, left int
		}{{51*days - 1, 0, 3}, {100 * days, 1, 2}, {500 * days, 0, 2}} { // no day after the 60th has begun
			m.at = int64(c.at)
			if n := runAll(t, tasks, testkit.Noon)["closings"]; n != c.deleted || testkit.Count(t, db, "closings") != c.left {
				t.Errorf("at %v: %d rows were deleted, want %d, and %d left", c.at, n, c.deleted, c.left)
			}
		}
	})
}

// What is kept for ever has no task.
func TestForEver(t *testing.T) {
	t.Parallel()
	for _, task := range retention.AgeTasks(retention.Tables{}, retention.Ages{}) {
		if n := task.Name(); n == "notifications" || n == "history" || n == "closings" {
			t.Errorf("%s has a task though it is kept for ever", n)
		}
	}
}
