// Package retention deletes what is older than the settings keep: a loop runs named tasks, in one
// process of a fleet at a time, which holds a lease. Events that the log drops can go to an archive
// before.
//
// It promises that a task is never run twice at once within a process, and that no task keeps
// another from running: each call deletes a bounded number of rows, and a pause follows. A lease
// can be lost while a task runs, so a task must do no harm when another process runs it at the same
// time. The package must not know tables.
package retention

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// Task deletes what is too old, in pieces.
type Task interface {
	// Name is the task's name in log lines and metrics: lower case, few letters.
	Name() string
	// Run deletes a bounded number of rows that are too old at a time, and returns how many. It is
	// called again after a pause until it returns 0, and at the next round after an error.
	Run(ctx context.Context, now time.Time) (deleted int, err error)
}

// Store leases the loop to one process, as Lease does; a test has one in memory.
type Store interface {
	ClaimRetention(ctx context.Context, owner string, lease time.Duration) (number int64, err error)
	RenewRetention(ctx context.Context, owner string, lease time.Duration, number int64) (lost bool, err error)
	ReleaseRetention(ctx context.Context, owner string, number int64) error
}

const (
	every = time.Minute           // between rounds
	pause = 50 * time.Millisecond // least after a call that deleted something; it is as long as the call otherwise
	tick  = 3 * time.Second       // between looks at the lease
	lease = 15 * time.Second      // a process that is silent for so long loses it
)

// Options configures New. Every field but Log is required.
type Options struct {
	Store Store
	Tasks []Task
	Owner string // of the lease: unique among all processes that ever ran
	Log   *slog.Logger
	Now   func() time.Time
}

// Loop runs the tasks while its process has the lease.
type Loop struct {
	*sqldb.Keeper[int64, int64]
	metrics metrics
}

// Collectors returns the metrics of the tasks.
func (l *Loop) Collectors() []prometheus.Collector {
	return []prometheus.Collector{l.metrics.deleted, l.metrics.failures, l.metrics.succeeded}
}

// metrics count what tasks did, by task.
type metrics struct {
	deleted, failures *prometheus.CounterVec
	succeeded         *prometheus.GaugeVec // when, seconds since 1970
}

func newMetrics() metrics {
	return metrics{
		deleted:  telemetry.NewCounter[string]("smartmoney_retention_deleted_total", "Old records that this process deleted, by task.", "task"),
		failures: telemetry.NewCounter[string]("smartmoney_retention_failures_total", "Failed calls of tasks that delete old records, by task.", "task"),
		succeeded: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "smartmoney_retention_last_success_timestamp_seconds", Help: "Unix time at which this process last ran a task that deletes old records.",
		}, []string{"task"}),
	}
}

// ran counts a call of a task that ended at a time.
func (m *metrics) ran(task string, deleted int, err error, at time.Time) {
	m.deleted.WithLabelValues(task).Add(float64(deleted))
	if err != nil {
		m.failures.WithLabelValues(task).Inc()
		return
	}
	m.failures.WithLabelValues(task).Add(0)
	m.succeeded.WithLabelValues(task).Set(float64(at.UnixMilli()) / 1000)
}

// New returns the loop, which is not started.
func New(o Options) *Loop {
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	l := &Loop{metrics: newMetrics()}
	l.Keeper = sqldb.NewKeeper(sqldb.KeeperOptions[int64, int64]{
		What: "retention",
		Claim: func(ctx context.Context) ([]int64, error) {
			number, err := o.Store.ClaimRetention(ctx, o.Owner, lease)
			if err != nil || number == 0 {
				return nil, err
			}
			return []int64{number}, nil
		},
		Renew: func(ctx context.Context, held []int64) (lost []int64, err error) {
			for _, number := range held {
				gone, err := o.Store.RenewRetention(ctx, o.Owner, lease, number)
				if err != nil {
					return nil, err
				}
				if gone {
					lost = append(lost, leaseRow)
				}
			}
			return lost, nil
		},
		Release: func(ctx context.Context, held []int64) error {
			for _, number := range held {
				if err := o.Store.ReleaseRetention(ctx, o.Owner, number); err != nil {
					return err
				}
			}
			return nil
		},
		Begin: func(number int64) (int64, sqldb.LeaseRun[int64], *slog.Logger) {
			return leaseRow, &run{options: o, metrics: &l.metrics, number: number}, o.Log.With("part", "retention")
		},
		Log: o.Log, Now: o.Now, Tick: tick, Lease: lease,
	})
	return l
}

// leaseRow is the id of the only lease.
const leaseRow = 0

// run runs the tasks while the lease is held.
type run struct {
	options Options
	metrics *metrics
	number  int64 // of the lease
}

// Report returns the number of the lease.
func (r *run) Report() int64 { return r.number }

// Loop runs every task once a round, and those that deleted something again after a pause, until
// ctx ends.
func (r *run) Loop(ctx context.Context) {
	for {
		began := time.Now()
		for due := r.options.Tasks; len(due) > 0; {
			worked := time.Now()
			due = r.round(ctx, due)
			if len(due) > 0 && retry.Sleep(ctx, max(pause, time.Since(worked))) != nil {
				return
			}
		}
		if retry.Sleep(ctx, max(pause, every-time.Since(began))) != nil {
			return
		}
	}
}

// round calls each of some tasks once, and returns those that deleted something.
func (r *run) round(ctx context.Context, tasks []Task) (again []Task) {
	for _, task := range tasks {
		if ctx.Err() != nil {
			return nil
		}
		deleted, err := task.Run(ctx, r.options.Now())
		if err != nil && ctx.Err() != nil {
			return nil
		}
		r.metrics.ran(task.Name(), deleted, err, r.options.Now())
		switch {
		case err != nil:
			r.options.Log.Warn("old records could not be deleted, the next round tries again", "task", task.Name(), "error", err, "in", every)
		case deleted > 0:
			again = append(again, task)
		}
	}
	return again
}

// Lease is the lease of the loop that deletes old records. It is safe for concurrent use.
type Lease struct{ *sqldb.DB }

// NewLease returns the lease of a database.
func NewLease(db *sqldb.DB) *Lease { return &Lease{db} }

func (l *Lease) leased() sqldb.Leased { return sqldb.Leased{DB: l.DB, Table: "retention_lease"} }

// ClaimRetention takes the lease if nobody has it, and returns its number; 0: another process has
// it.
func (l *Lease) ClaimRetention(ctx context.Context, owner string, lease time.Duration) (number int64, err error) {
	ids, err := l.leased().Claim(ctx, owner, lease, "id = 0", nil)
	if err != nil || len(ids) == 0 {
		return 0, err
	}
	err = l.Writer().QueryRowContext(ctx, "SELECT lease_number FROM retention_lease WHERE id = 0 AND lease_owner = $1", owner).Scan(&number)
	if err != nil {
		return 0, fmt.Errorf("read the number of a lease: %w", err)
	}
	return number, nil
}

// RenewRetention extends the lease of a number to a lease's length from now, and reports whether it
// was lost.
func (l *Lease) RenewRetention(ctx context.Context, owner string, lease time.Duration, number int64) (lost bool, err error) {
	gone, err := l.leased().Renew(ctx, owner, lease, report(number))
	return len(gone) > 0, err
}

// ReleaseRetention ends the lease of a number. A lost lease is no error.
func (l *Lease) ReleaseRetention(ctx context.Context, owner string, number int64) error {
	return l.leased().Release(ctx, owner, report(number))
}

func report(number int64) []sqldb.LeaseReport {
	return []sqldb.LeaseReport{{Lease: number, Progress: "{}"}}
}
