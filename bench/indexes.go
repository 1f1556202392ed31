package main

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"

	"github.com/smartmoneyhq/smartmoney/internal/studio"
)

// indexes are the search indexes of a service, set up as in `smartmoney serve`.
type indexes struct {
	activity *activity.State
	tail     *activity.Tail
	catalog  *studio.Catalog
}

// startIndexes starts search indexes on a service and waits until they are filled.
func (a *app) startIndexes(ctx context.Context) error {
	log := slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn}))
	x := &indexes{activity: activity.New()}
	x.tail = activity.NewTail(activity.TailOptions{Log: a.db.Events, State: x.activity, Logger: log})
	var err error
	x.catalog, err = studio.NewCatalog(studio.CatalogOptions{
		Snapshots: a.engine.Snapshot, Activity: x.activity, Notifications: a.db.Notifications, CaughtUp: x.tail.CaughtUp, Logger: log,
	})
	if err != nil {
		return err
	}
	if err := errors.Join(x.tail.Start(ctx), x.catalog.Start(ctx)); err != nil {
		return err
	}
	a.indexes = x
	for {
		if _, err := x.catalog.Index(ctx, "", studio.Wallets); err == nil || ctx.Err() != nil {
			return ctx.Err()
		}
	}
}

// ask requests an index twice a second until stop is called. Indexes are refreshed most
// often while clients read them.
func (i *indexes) ask(ctx context.Context) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	var asking sync.WaitGroup
	asking.Go(func() {
		for tick := time.NewTicker(time.Second / 2); ; {
			// a stale index is no error of the bench
			_, _ = i.catalog.Index(ctx, "", studio.Wallets)
			select {
			case <-tick.C:
			case <-ctx.Done():
				tick.Stop()
				return
			}
		}
	})
	return func() {
		cancel()
		asking.Wait()
	}
}

// stop ends the refreshing of the indexes.
func (i *indexes) stop(ctx context.Context) error {
	if i == nil {
		return nil
	}
	return errors.Join(i.catalog.Stop(ctx), i.tail.Stop(ctx))
}
