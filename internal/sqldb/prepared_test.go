package sqldb_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Statements that are kept return what they would if they were parsed each time: with other
// arguments, several at a time, after one was canceled, and beyond the bounds.
func TestPreparedReads(t *testing.T) {
	t.Parallel()
	query, kept := sqldb.PreparedReads(testkit.SQLite(t).DB)
	one := func(ctx context.Context, text string, n int) (int, error) {
		rows, err := query(ctx, text, n)
		if err != nil {
			return 0, err
		}
		defer rows.Close()
		got := 0
		if rows.Next() {
			err = rows.Scan(&got)
		}
		if err != nil {
			return 0, err
		}
		return got, rows.Err()
	}
	expect := func(text string, n int) {
		t.Helper()
		if got, err := one(t.Context(), text, n); err != nil || got != n {
			t.Errorf("got %d, %v, want %d", got, err, n)
		}
	}
	var running sync.WaitGroup
	for worker := range 8 {
		running.Go(func() {
			for i := range 200 {
				expect("SELECT $1 + 0", worker*1000+i)
			}
		})
	}
	running.Wait()

	long := "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000000) SELECT max(i) FROM n WHERE i > $1"
	canceled := func() (err error) {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		running.Go(func() { _, err = one(ctx, long, 1) })
		testkit.Eventually(t, "the long query is kept", func() bool { return kept() == 2 })
		cancel()
		running.Wait()
		return err
	}
	// The driver loses a cancellation in the moment before the statement starts.
	for try := 0; canceled() == nil; try++ {
		if try == 10 {
			t.Fatal("a long query that is canceled returns no error")
		}
	}
	expect("SELECT $1 + 0", 7)

	for i := range 2 * sqldb.MaxPrepared {
		expect(fmt.Sprintf("SELECT $1 + 0 * %d", i), i)
	}
	expect("SELECT $1 + 0"+strings.Repeat(" ", 5000), 9)
	if n := kept(); n != sqldb.MaxPrepared {
		t.Errorf("%d statements are kept, want %d", n, sqldb.MaxPrepared)
	}
	wrong := func() error {
		rows, err := query(t.Context(), "SELECT nothing")
		if err != nil {
			return err
		}
		defer rows.Close()
		return rows.Err()
	}
	if wrong() == nil {
		t.Error("a wrong statement is prepared")
	}
}
