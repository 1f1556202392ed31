package retention

import (
	"context"
	"errors"
	"math"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Tables are the functions of the stores whose rows age. Each Sweep deletes a bounded number of the
// oldest rows in one transaction, and returns how many; 0: none is left.
type Tables struct {
	// EventTimes returns the event time (unix ns) that the engine has reached, by Chain.Index; 0
	// before a chain's first trade.
	EventTimes func(ctx context.Context) ([smartmoney.ChainCount]int64, error)
	// ChangedCustomers returns the customers that changed after a configuration revision, and the
	// present one.
	ChangedCustomers func(ctx context.Context, afterRevision int64) (changed []notifications.Customer, revision int64, err error)

	// JournalRevision returns the configuration revision of the oldest row of the detection journal
	// that reaches an event time of its chain (unix ns, by Chain.Index); math.MaxInt64 if there is
	// none.
	JournalRevision func(ctx context.Context, from [smartmoney.ChainCount]int64) (int64, error)

	// SweepConfigVersions deletes versions of configurations that were replaced by a configuration
	// revision; the first and the newest ones of each customer stay.
	SweepConfigVersions func(ctx context.Context, revision int64) (deleted int, err error)
	// SweepJournal deletes rows of the detection journal before a time (unix ns, by Chain.Index).
	SweepJournal func(ctx context.Context, before [smartmoney.ChainCount]int64) (deleted int, err error)
	// SweepNotifications deletes log entries that were sent before a time, from a customer's log
	// on. It returns the log to go on from.
	SweepNotifications func(ctx context.Context, before time.Time, from int64) (deleted int, next int64, err error)
	// SweepHistory deletes snapshots and wallets' days before a day (by Chain.Index), in days since
	// 1970.
	SweepHistory func(ctx context.Context, before [smartmoney.ChainCount]int32) (deleted int, err error)
	// SweepClosings deletes positions that closed before a day (by Chain.Index), in days since
	// 1970.
	SweepClosings func(ctx context.Context, before [smartmoney.ChainCount]int32) (deleted int, err error)
	// SweepIdempotencyRecords deletes records that were made before a time.
	SweepIdempotencyRecords func(ctx context.Context, before time.Time) (deleted int, err error)
	// SweepRejects deletes rejects of sources that are older than a time.
	SweepRejects func(ctx context.Context, before time.Time) (deleted int, err error)
}

// TablesOf returns the functions of the stores of a database.
func TablesOf(db *sqldb.DB) Tables {
	registry, past, events, sources, state := customers.New(db), history.New(db), eventlog.New(db), source.NewConnections(db), enginestate.New(db)
	return Tables{
		EventTimes:              state.EventTimes,
		ChangedCustomers:        registry.ChangedCustomers,
		JournalRevision:         state.JournalRevision,
		SweepConfigVersions:     registry.SweepConfigVersions,
		SweepJournal:            state.SweepJournal,
		SweepNotifications:      state.SweepNotifications,
		SweepHistory:            past.SweepHistory,
		SweepClosings:           past.SweepClosings,
		SweepIdempotencyRecords: events.SweepIdempotencyRecords,
		SweepRejects:            sources.SweepRejects,
	}
}

// Ages say how long rows are kept. The settings of the same names have the bounds.
type Ages struct {
	Journal       time.Duration // event time beyond the customers' longest window
	Notifications time.Duration // since they were sent; 0: for ever
	History       time.Duration // event time; 0: for ever
	Closings      time.Duration // event time; 0: for ever
	Idempotency   time.Duration
	Rejects       time.Duration
}

// AgeTasks returns the tasks that keep tables to their ages.
func AgeTasks(t Tables, a Ages) []Task {
	all := []Task{
		journal(t, a.Journal),
		configurations(t),
		Older("idempotency", a.Idempotency, t.SweepIdempotencyRecords),
		Older("rejects", a.Rejects, t.SweepRejects),
	}
	if a.Notifications > 0 {
		from := int64(0) // the log to go on from; 0: the first
		all = append(all, task{"notifications", func(ctx context.Context, now time.Time) (deleted int, err error) {
			deleted, from, err = t.SweepNotifications(ctx, now.Add(-a.Notifications), from)
			return deleted, err
		}})
	}
	if a.History > 0 {
		all = append(all, days("history", t, a.History, t.SweepHistory))
	}
	if a.Closings > 0 {
		all = append(all, days("closings", t, a.Closings, t.SweepClosings))
	}
	return all
}

// task is a Task that is a function.
type task struct {
	name string
	run  func(ctx context.Context, now time.Time) (deleted int, err error)
}

// Name returns the task's name.
func (t task) Name() string { return t.name }

// Run deletes some rows.
func (t task) Run(ctx context.Context, now time.Time) (int, error) { return t.run(ctx, now) }

// Older returns a task that deletes what sweep finds older than keep.
func Older(name string, keep time.Duration, sweep func(ctx context.Context, before time.Time) (int, error)) Task {
	return task{name, func(ctx context.Context, now time.Time) (int, error) { return sweep(ctx, now.Add(-keep)) }}
}

// ofChains returns a task that does something for each chain.
func ofChains(name string, one func(ctx context.Context, chain smartmoney.Chain, now time.Time) (int, error)) Task {
	return task{name, func(ctx context.Context, now time.Time) (deleted int, err error) {
		for _, chain := range smartmoney.Chains() {
			n, failed := one(ctx, chain, now)
			deleted, err = deleted+n, errors.Join(err, failed)
		}
		return deleted, err
	}}
}

// packAfter is how long a segment stays as it was appended: recent trades are read the most.
const packAfter = time.Hour

// NewSegments returns the task that joins and compresses the segments of the event log an hour
// after they were appended.
func NewSegments(log *eventlog.Log) Task {
	return ofChains("segments", func(ctx context.Context, chain smartmoney.Chain, now time.Time) (replaced int, err error) {
		return log.Pack(ctx, chain, now.Add(-packAfter))
	})
}

// days returns a task for rows that age by days of event time.
func days(name string, t Tables, keep time.Duration, sweep func(ctx context.Context, before [smartmoney.ChainCount]int32) (int, error)) Task {
	return task{name, func(ctx context.Context, _ time.Time) (int, error) {
		times, err := t.EventTimes(ctx)
		if err != nil {
			return 0, err
		}
		var before [smartmoney.ChainCount]int32
		for i, at := range times {
			if from := at - int64(keep); from > 0 {
				before[i] = int32(from / int64(24*time.Hour))
			}
		}
		return sweep(ctx, before)
	}}
}

// minWindow is the event time of the journal that is kept for windows at least: a day's trades make
// a token's volume.
const minWindow = 24 * time.Hour

// journal returns the task for the detection journal. An engine that starts fills its windows from
// it, so it reaches back by the longest window that any customer ever had while this process ran.
func journal(t Tables, keep time.Duration) Task {
	window, seen := minWindow, int64(0) // of the customers seen so far, up to a configuration revision
	return task{"journal", func(ctx context.Context, _ time.Time) (int, error) {
		times, err := t.EventTimes(ctx)
		if err != nil {
			return 0, err
		}
		changed, revision, err := t.ChangedCustomers(ctx, seen)
		if err != nil {
			return 0, err
		}
		for i := range changed {
			window = max(window, changed[i].Window())
		}
		seen = revision
		for i := range times {
			times[i] -= int64(keep + window)
		}
		return t.SweepJournal(ctx, times)
	}}
}

// configurations returns the task for versions of configurations: decisions need those that were in
// force for a row of the detection journal.
func configurations(t Tables) Task {
	return task{"configurations", func(ctx context.Context, _ time.Time) (int, error) {
		var from [smartmoney.ChainCount]int64
		for i := range from {
			from[i] = math.MinInt64
		}
		revision, err := t.JournalRevision(ctx, from)
		if err != nil {
			return 0, err
		}
		return t.SweepConfigVersions(ctx, revision)
	}}
}
