package sqldb_test

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestHeldFile checks that writes that queue while another process holds an SQLite file do not wait
// one after the other, that reads go on, and that writes succeed afterwards.
func TestHeldFile(t *testing.T) {
	t.Parallel()
	const writers, busy = 40, time.Second
	file := filepath.Join(t.TempDir(), "held.db")
	db, err := sqldb.Open(t.Context(), sqldb.Options{URL: "sqlite:" + file, BusyTimeout: busy})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close() //nolint:errcheck // the file is removed
	write := func(ctx context.Context) error {
		_, err := db.Writer().ExecContext(ctx, "CREATE TABLE IF NOT EXISTS written (n integer)")
		return err
	}
	other, err := sql.Open("sqlite", "file:"+file+"?_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close() //nolint:errcheck // nothing is left to flush
	holding, err := other.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	var all sync.WaitGroup
	for i := range writers {
		all.Go(func() {
			var err error
			if i%2 == 0 {
				err = write(t.Context())
			} else if tx, failed := db.Writer().BeginTx(t.Context(), nil); failed != nil {
				err = failed
			} else {
				err = tx.Commit()
			}
			if err == nil || !outage.Is(err) {
				t.Errorf("a write while the file is held: %v, want an outage", err)
			}
		})
	}
	var one int
	if err := db.Reader().QueryRowContext(t.Context(), "SELECT 1").Scan(&one); err != nil {
		t.Errorf("a read while the file is held: %v", err)
	}
	all.Wait()
	if took := time.Since(began); took > writers*busy/2 {
		t.Errorf("%d writes failed after %s: they waited one after the other", writers, took)
	}
	if err := holding.Rollback(); err != nil {
		t.Fatal(err)
	}
	testkit.Eventually(t, fmt.Sprintf("a write succeeds in %s", file), func() bool { return write(t.Context()) == nil })
}
