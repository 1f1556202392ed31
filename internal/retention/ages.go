package retention

import (
	"context"
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
		&journal{tables: t, keep: a.Journal},
		configurations{tables: t},
		Older("idempotency", a.Idempotency, t.SweepIdempotencyRecords),
		Older("rejects", a.Rejects, t.SweepRejects),
	}
	if a.Notifications > 0 {
		all = append(all, &notificationLogs{tables: t, keep: a.Notifications})
	}
	if a.History > 0 {
		all = append(all, &days{name: "history", tables: t, keep: a.History, sweep: t.SweepHistory})
	}
	if a.Closings > 0 {
		all = append(all, &days{name: "closings", tables: t, keep: a.Closings, sweep: t.SweepClosings})
	}
	return all
}

// aged is a task for rows that age by the clock.
type aged struct {
	name  string
	keep  time.Duration
	sweep func(ctx context.Context, before time.Time) (int, error)
}

// Older returns a task that deletes what sweep finds older than keep.
func Older(name string, keep time.Duration, sweep func(ctx context.Context, before time.Time) (int, error)) Task {
	return &aged{name, keep, sweep}
}

// Name returns the task's name.
func (a *aged) Name() string { return a.name }

// Run deletes some rows.
func (a *aged) Run(ctx context.Context, now time.Time) (int, error) {
	return a.sweep(ctx, now.Add(-a.keep))
}

// notificationLogs is the task for customers' notification logs.
type notificationLogs struct {
	tables Tables
	keep   time.Duration
	from   int64 // the log to go on from; 0: the first
}

// Name returns the task's name.
func (n *notificationLogs) Name() string { return "notifications" }

// Run deletes some entries.
func (n *notificationLogs) Run(ctx context.Context, now time.Time) (deleted int, err error) {
	deleted, n.from, err = n.tables.SweepNotifications(ctx, now.Add(-n.keep), n.from)
	return deleted, err
}

// days is a task for rows that age by days of event time.
type days struct {
	name   string
	tables Tables
	keep   time.Duration
	sweep  func(ctx context.Context, before [smartmoney.ChainCount]int32) (int, error)
}

// Name returns the task's name.
func (d *days) Name() string { return d.name }

// Run deletes some rows.
func (d *days) Run(ctx context.Context, _ time.Time) (int, error) {
	times, err := d.tables.EventTimes(ctx)
	if err != nil {
		return 0, err
	}
	var before [smartmoney.ChainCount]int32
	for i, at := range times {
		if from := at - int64(d.keep); from > 0 {
			before[i] = int32(from / int64(24*time.Hour))
		}
	}
	return d.sweep(ctx, before)
}

// minWindow is the event time of the journal that is kept for windows at least: a day's trades make
// a token's volume.
const minWindow = 24 * time.Hour

// journal is the task for the detection journal. An engine that starts fills its windows from it,
// so it reaches back by the longest window that any customer ever had while this process ran.
type journal struct {
	tables   Tables
	keep     time.Duration
	window   time.Duration // of the customers seen so far
	revision int64         // of their configurations
}

// Name returns the task's name.
func (j *journal) Name() string { return "journal" }

// Run deletes some rows.
func (j *journal) Run(ctx context.Context, _ time.Time) (int, error) {
	times, err := j.tables.EventTimes(ctx)
	if err != nil {
		return 0, err
	}
	changed, revision, err := j.tables.ChangedCustomers(ctx, j.revision)
	if err != nil {
		return 0, err
	}
	for i := range changed {
		j.window = max(j.window, changed[i].Window())
	}
	j.revision = revision
	for i := range times {
		times[i] -= int64(j.keep + max(j.window, minWindow))
	}
	return j.tables.SweepJournal(ctx, times)
}

// configurations is the task for versions of configurations: decisions need those that were in
// force for a row of the detection journal.
type configurations struct{ tables Tables }

// Name returns the task's name.
func (c configurations) Name() string { return "configurations" }

// Run deletes some versions.
func (c configurations) Run(ctx context.Context, _ time.Time) (int, error) {
	var from [smartmoney.ChainCount]int64
	for i := range from {
		from[i] = math.MinInt64
	}
	revision, err := c.tables.JournalRevision(ctx, from)
	if err != nil {
		return 0, err
	}
	return c.tables.SweepConfigVersions(ctx, revision)
}
