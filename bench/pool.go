package main

import (
	"context"
	"errors"
	"path/filepath"
	"runtime"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// measurePool loads every wallet into one chain, measures the memory for them, and
// measures queries of its leaderboards.
func measurePool(ctx context.Context, s *settings, t *table) (err error) {
	w := &world{wallets: s.wallets, single: true, dist: s.dist}
	say("preparing the pool of %s wallets on one chain", number(float64(w.wallets)))
	url, drop, err := poolURL(ctx, s)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, drop()) }()
	a, err := start(ctx, url)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.stop()) }()
	empty, err := heap(ctx, a)
	if err != nil {
		return err
	}
	if err := preloadNames(ctx, a, w); err != nil {
		return err
	}
	named, err := heap(ctx, a)
	if err != nil {
		return err
	}
	if _, err := preload(ctx, a, w); err != nil {
		return err
	}
	full, err := heap(ctx, a)
	if err != nil {
		return err
	}
	wallets := float64(w.wallets)
	say("memory: %s B per wallet, %s B per open position", number((named-empty)/wallets), number((full-named)/(3*wallets)))
	if s.wants("memory") {
		t.most("memory per wallet, with a published snapshot", (named-empty)/wallets, "B", 400)
		t.most("memory per open position", (full-named)/(3*wallets), "B", 200)
	}
	if !s.wants("query") {
		return nil
	}
	return measureQueries(ctx, s, a, t)
}

// poolURL returns a fresh database: on PostgreSQL if there is a server, because it is
// faster to fill. drop removes it.
func poolURL(ctx context.Context, s *settings) (url string, drop func() error, err error) {
	if s.postgres == "" {
		return "sqlite:" + filepath.Join(s.dir, "pool.db"), func() error { return nil }, nil
	}
	server, err := newServer(s)
	if err != nil {
		return "", nil, err
	}
	if url, err = server.create(ctx); err != nil {
		return "", nil, errors.Join(err, server.Close())
	}
	return url, server.Close, nil
}

// heap returns the bytes in use after a garbage collection, once the published snapshot
// of the pool shows everything committed.
func heap(ctx context.Context, a *app) (float64, error) {
	if err := awaitSnapshot(ctx, a); err != nil {
		return 0, err
	}
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc), nil
}

// awaitSnapshot waits until the pool's snapshot shows everything committed: the engine
// publishes it some time after a commit.
func awaitSnapshot(ctx context.Context, a *app) error {
	logs, err := a.db.Events.ChainLogs(ctx)
	if err != nil {
		return err
	}
	for {
		snapshot, err := a.engine.Snapshot(ctx, smartmoney.Base)
		if err != nil || snapshot.Position() >= logs[smartmoney.Base.Index()].Durable {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(5 * time.Millisecond):
		}
	}
}
