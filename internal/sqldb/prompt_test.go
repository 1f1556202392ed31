package sqldb_test

import (
	"context"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestNoConnectionEndsInThePool: a call whose context ends just before its connection returns to
// the pool leaves no connection that fails its next user a second later.
func TestNoConnectionEndsInThePool(t *testing.T) {
	t.Parallel()
	pool := testkit.Postgres(t).Commits()
	pool.SetMaxOpenConns(1)
	for round := range 20 {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		conn, err := pool.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := conn.ExecContext(ctx, "SELECT 1"); err != nil {
			t.Fatal(err)
		}
		cancel()
		if err := conn.Close(); err != nil {
			t.Fatal(err)
		}
		if conn, err = pool.Conn(t.Context()); err != nil {
			t.Fatal(err)
		}
		// meanwhile what the ended context has begun goes on
		if _, err := conn.ExecContext(t.Context(), "SELECT 1"); err != nil {
			t.Fatal(err)
		}
		_ = conn.Raw(func(c any) error {
			if sqldb.Ends(c) {
				t.Errorf("round %d: the pool handed out a connection that is about to end", round)
			}
			return nil
		})
		if err := conn.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
