package main

import (
	"log/slog"
	"time"

	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/internal/archive"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/store"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
)

// newRetention returns the loop that compresses the log and deletes what is older than the settings keep.
func newRetention(cfg *config.Config, db *store.DB, log *slog.Logger) *retention.Loop {
	tasks := retention.AgeTasks(db, retention.Ages{
		Journal: cfg.KeepJournal, Notifications: cfg.KeepNotifications, History: cfg.KeepHistory, Closings: cfg.ClosingsAge(),
		Idempotency: cfg.KeepIdempotency, Rejects: cfg.KeepRejects,
	})
	tasks = append(tasks, retention.NewSegments(db), studio.Retention(db.DB))
	if cfg.KeepTrades > 0 {
		var stored retention.Archiver
		if cfg.Archive != "" {
			stored = archive.New(cfg.Archive)
		}
		tasks = append(tasks, retention.NewTrades(db, stored, cfg.KeepTrades))
	}
	return retention.New(retention.Options{
		Store: db, Tasks: tasks, Owner: uuid.NewString(), Log: log, Now: time.Now,
	})
}
