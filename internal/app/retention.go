package app

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
)

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
