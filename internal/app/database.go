package app

import (
	"cmp"
	"context"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// Stores are the stores of a database, one of each in a process.
type Stores struct {
	DB            *sqldb.DB
	Events        *eventlog.Log
	State         *enginestate.Store
	Notifications *notifications.Logs
	Outbox        *outbox.Outbox
	Customers     *customers.Registry
	Days          *history.Days
	Sources       *source.Connections

	backlog status.Kept[outbox.Backlog] // RecentBacklog
	size    status.Kept[sqldb.Size]     // for metrics
}

// NewStores returns the stores of an open database.
func NewStores(db *sqldb.DB) *Stores {
	logs := notifications.New(db)
	return &Stores{
		DB: db, Events: eventlog.New(db), State: enginestate.New(db), Notifications: logs, Outbox: outbox.New(db, logs),
		Customers: customers.New(db), Days: history.New(db), Sources: source.NewConnections(db),
	}
}

// Engine returns the stores that an engine commits to together. Decisions and simulations read the
// detection journal from them.
func (s *Stores) Engine() engine.Stores {
	return engine.Stores{Log: s.Events, Store: s.State, Logs: s.Notifications, Registry: s.Customers, Days: s.Days}
}

// OpenDatabase opens the configured database without migrating it. Settings rejected by
// sqldb are a usage error.
func OpenDatabase(ctx context.Context, cfg *config.Config, log *slog.Logger) (*Stores, error) {
	return openDatabaseAs(ctx, cfg, "", 0, log)
}

// openDatabaseAs is OpenDatabase under a name that PostgreSQL shows of the process, "" for none,
// and with the time that SQLite waits for another process's write, 0 for the default of sqldb.
func openDatabaseAs(ctx context.Context, cfg *config.Config, name string, busy time.Duration, log *slog.Logger) (*Stores, error) {
	db, err := sqldb.Open(ctx, sqldb.Options{
		URL:      cfg.DatabaseURL,
		DataDir:  cfg.DataDir,
		Name:     name,
		Logger:   log,
		MaxConns: cfg.DBMaxOpen,
		MaxIdle:  cmp.Or(cfg.DBMaxIdle, -1), // sqldb treats 0 as its default

		BusyTimeout: busy,
		Relaxed:     cfg.Demo,
	})
	if err != nil && smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
		return nil, config.UsageError{Err: err}
	}
	if err != nil {
		return nil, err
	}
	s := NewStores(db)
	s.Events.RetractionHorizon = cfg.RetractionHorizon
	s.Customers.SetConvergenceMinUSD(cfg.DefaultConvergenceMinUSD)
	return s, nil
}

// Collectors returns the metrics of the database and of what it says of chains and webhooks, the
// same in every process.
func (s *Stores) Collectors() []prometheus.Collector {
	all := []prometheus.Collector{telemetry.Read(s.collect)}
	for name, pool := range s.DB.ConnectionPools() {
		all = append(all, collectors.NewDBStatsCollector(pool, name))
	}
	return all
}

// RecentBacklog is Backlog of at most 15 s ago.
func (s *Stores) RecentBacklog(ctx context.Context) (outbox.Backlog, error) {
	return s.backlog.Value(ctx, s.Outbox.Backlog)
}

func (s *Stores) collect(ctx context.Context, scrape telemetry.Scrape) {
	lags, err := s.Events.Lags(ctx)
	scrape.Gauge("smartmoney_database_up", "1 if the database answered this scrape.", telemetry.Truth(err == nil))
	if err == nil {
		now := time.Now()
		for i, chain := range smartmoney.Chains() {
			lag, of := &lags[i], []string{"chain", string(chain)}
			scrape.Gauge("smartmoney_chain_durable_events", "Sequence number of the last event in the log.", float64(lag.Durable), of...)
			scrape.Gauge("smartmoney_chain_processed_events", "Sequence number of the last processed event.", float64(lag.Processed), of...)
			scrape.Gauge("smartmoney_chain_lag_events", "Durable events that are not processed.", float64(lag.Events()), of...)
			scrape.Gauge("smartmoney_chain_lag_seconds", "Age of the oldest unprocessed event.", lag.Behind(now).Seconds(), of...)
		}
	}
	if now, err := s.RecentBacklog(ctx); err == nil {
		const help = "Pending deliveries to webhooks and sinks, at most 100 000 of each kind."
		scrape.Gauge("smartmoney_webhook_queue", help, float64(now.First), "kind", "first")
		scrape.Gauge("smartmoney_webhook_queue", help, float64(now.Again), "kind", "again")
		scrape.Gauge("smartmoney_webhook_disabled", "Webhooks that are switched off after failures.", float64(now.Disabled))
		failing := 0.0
		if now.SinkFailing != nil {
			failing = max(time.Since(*now.SinkFailing).Seconds(), 0)
		}
		scrape.Gauge("smartmoney_sink_failing_seconds", "Longest time that a customer's deliveries to a sink have been failing.", failing)
	}
	if now, err := s.size.Value(ctx, s.DB.DatabaseSize); err == nil {
		scrape.Gauge("smartmoney_database_bytes", "Disk space of the database.", float64(now.Bytes))
		if now.Free >= 0 {
			scrape.Gauge("smartmoney_disk_free_bytes", "Space that is left on the disk of the SQLite file.", float64(now.Free))
		}
	}
	if late, err := s.Outbox.Overdue(ctx); err == nil {
		scrape.Gauge("smartmoney_webhook_overdue_seconds", "Time since the oldest due delivery to a webhook or sink became due.", late.Seconds())
	}
}

// addRetention adds the loop that compresses the log and deletes what is older than the settings
// keep.
func (a *app) addRetention(context.Context) error {
	cfg, db := a.cfg, a.db
	tasks := retention.AgeTasks(retention.TablesOf(db.DB), retention.Ages{
		Journal: cfg.KeepJournal, Notifications: cfg.KeepNotifications, History: cfg.KeepHistory, Closings: cfg.ClosingsAge(),
		Idempotency: cfg.KeepIdempotency, Rejects: cfg.KeepRejects,
	})
	tasks = append(tasks, retention.NewSegments(db.Events), studio.Retention(db.DB))
	if cfg.KeepTrades > 0 {
		var stored func(context.Context, smartmoney.Chain, []eventlog.Segment) error
		if cfg.Archive != "" {
			stored = retention.NewArchive(cfg.Archive).Archive
		}
		tasks = append(tasks, retention.NewTrades(db.Events, db.Days, stored, cfg.KeepTrades))
	}
	loop := retention.New(retention.Options{
		Store: retention.NewLease(db.DB), Tasks: tasks, Owner: uuid.NewString(), Log: a.log, Now: time.Now,
	})
	a.add(module{name: "retention", part: loop, metrics: []measured{loop}})
	return nil
}
