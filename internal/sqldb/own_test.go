package sqldb_test

import (
	"context"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestReadersHoldUpNeitherEngineNorIngest holds every connection that readers share: the engine's
// loop still learns of changed settings and commits, and events are appended.
func TestReadersHoldUpNeitherEngineNorIngest(t *testing.T) {
	t.Parallel()
	const most = 4
	for kind, url := range map[string]func(testing.TB) string{"postgres": testkit.MigratedPostgresURL, "sqlite": testkit.MigratedSQLiteURL} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			db := testkit.Open(t, sqldb.Options{URL: url(t), MaxConns: most, Readers: most})
			ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
			defer cancel()
			for range most {
				conn, err := db.Reader().Conn(ctx)
				if err != nil {
					t.Fatal(err)
				}
				defer conn.Close()
			}
			checkOwn(ctx, t, db)
		})
	}
}

// checkOwn does what the engine's loop and ingest do while nobody else may ask anything.
func checkOwn(ctx context.Context, t *testing.T, db *testkit.DB) {
	t.Helper()
	events := testkit.Events(1, smartmoney.Base, 20, 5, 3)
	for what, do := range map[string]func() error{
		"the revision of settings": func() error { return second(db.ConfigRevision(ctx)) },
		"changed customers":        func() error { _, _, err := db.ChangedCustomers(ctx, -1); return err },
		"what was sent last":       func() error { return second(db.LastSent(ctx, nil, [smartmoney.ChainCount]int64{})) },
		"what has arrived":         func() error { return second(db.Arrived(ctx)) },
		"a follower's changes": func() error {
			return db.ChangeRecords(ctx, smartmoney.Base, 0, func(enginestate.ChangeRecord) error { return nil })
		},
		"commit":             func() error { return db.CommitState(ctx, &enginestate.Commit{Now: testkit.Noon}) },
		"an idempotency key": func() error { return second(db.IdempotencyRecords(ctx, []string{"k"})) },
		"append":             func() error { return second(db.Append(ctx, events, testkit.Noon, nil)) },
		"the log":            func() error { _, _, err := db.ReadArrived(ctx, smartmoney.Base, 0, 1000); return err },
	} {
		if err := do(); err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func second[T any](_ T, err error) error { return err }
