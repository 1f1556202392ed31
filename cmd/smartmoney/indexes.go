package main

import (
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/lifecycle"
	"github.com/smartmoneyhq/smartmoney/internal/store"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
)

// indexes holds what search and feeds read.
type indexes struct {
	activity *activity.State
	tail     *activity.Tail
	catalog  *studio.Catalog
}

// newIndexes returns the search indexes of a process that serves requests, nil if they are
// switched off.
func newIndexes(cfg *config.Config, db *store.DB, e *engine.Engine, log *slog.Logger) (*indexes, error) {
	if !cfg.Search || cfg.Role == config.RoleEngine {
		return nil, nil //nolint:nilnil // nil means that there are none
	}
	state := activity.New()
	follow := activity.NewTail(activity.TailOptions{Log: db, State: state, Logger: log})
	c, err := studio.NewCatalog(studio.CatalogOptions{
		Snapshots: e, Activity: state, Notifications: db, CaughtUp: follow.CaughtUp,
		TopWallets: cfg.TopWallets, Filter: cfg.Filter, Now: time.Now, Logger: log,
	})
	if err != nil {
		return nil, err
	}
	return &indexes{activity: state, tail: follow, catalog: c}, nil
}

// add adds the parts, which start after the engine.
func (x *indexes) add(parts *lifecycle.Runner) {
	if x == nil {
		return
	}
	parts.Add("activity", x.tail)
	parts.Add("search indexes", x.catalog)
}
