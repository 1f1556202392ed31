package store_test

import (
	"context"
	"testing"
	"time"

	"smartmoney/internal/enginestate"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
	"smartmoney/internal/store/storetest"
)

// TestReadersHoldUpNeitherEngineNorIngest holds every connection that readers share: the engine's loop still learns
// of changed settings and commits, and events are appended.
func TestReadersHoldUpNeitherEngineNorIngest(t *testing.T) {
	const most = 4
	db := smtest.Open(t, store.Options{URL: smtest.PostgresURL(t), MaxConns: most})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	for range most {
		conn, err := db.Reader().Conn(ctx)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
	}
	if _, err := db.ConfigRevision(ctx); err != nil {
		t.Error("the loop's read:", err)
	}
	if err := db.CommitState(ctx, &enginestate.Commit{Now: storetest.Noon}); err != nil {
		t.Error("commit:", err)
	}
	if _, err := db.IdempotencyRecords(ctx, []string{"k"}); err != nil {
		t.Error("look up an idempotency key:", err)
	}
	events := smtest.Events(1, smartmoney.Base, 20, 5, 3)
	if _, err := db.Append(ctx, events, storetest.Noon, storetest.KeepNoRecords); err != nil {
		t.Error("append:", err)
	}
}
