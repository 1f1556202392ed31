package sqldb_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestMigrate(t *testing.T) {
	t.Parallel()
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		ctx := context.Background()
		db := testkit.Open(t, o)
		names, err := db.Pending(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if len(names) < 2 || !strings.HasSuffix(names[1], "_log_and_state.sql") {
			t.Fatalf("pending before = %v", names)
		}
		for range 2 {
			if err := db.Migrate(ctx); err != nil {
				t.Fatal(err)
			}
			if names, err = db.Pending(ctx); err != nil || len(names) != 0 {
				t.Fatalf("pending after = %v, %v", names, err)
			}
		}
		for _, table := range []string{"log_heads", "engine_state"} {
			var chains int
			if err := db.Reader().QueryRow("SELECT count(*) FROM " + table).Scan(&chains); err != nil || chains != 4 {
				t.Errorf("%s has %d chains, %v", table, chains, err)
			}
		}
	})
}

func TestMigrateConcurrently(t *testing.T) {
	t.Parallel()
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		var wg sync.WaitGroup
		errs := make([]error, 4)
		for i := range errs {
			db := testkit.Open(t, o)
			wg.Go(func() { errs[i] = db.Migrate(context.Background()) })
		}
		wg.Wait()
		if diff := cmp.Diff(make([]error, len(errs)), errs); diff != "" {
			t.Error(diff)
		}
	})
}

func TestMigrateNewerDatabase(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		_, err := db.Writer().Exec(`INSERT INTO schema_revisions VALUES ('29990101000000', 'later', 2, 1, 1, 0, '', 'null')`)
		if err != nil {
			t.Fatal(err)
		}
		err = db.Migrate(context.Background())
		if err == nil || !strings.Contains(err.Error(), "29990101000000_later") {
			t.Errorf("err = %v, want one that names the unknown migration", err)
		}
	})
}

// TestMigrateOtherForm holds that a database whose tables came from another text of
// a migration is refused, rather than used as if they were these.
func TestMigrateOtherForm(t *testing.T) {
	t.Parallel()
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		db := testkit.Open(t, o)
		if err := db.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		if _, err := db.Writer().Exec("UPDATE schema_revisions SET hash = 'other' WHERE description = 'log_and_state'"); err != nil {
			t.Fatal(err)
		}
		if err := db.Migrate(t.Context()); err == nil || !strings.Contains(err.Error(), "another form of migration") {
			t.Errorf("err = %v, want one that names the migration's other form", err)
		}
	})
}

func TestMigrateNew(t *testing.T) {
	t.Parallel()
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		ctx := context.Background()
		db := testkit.Open(t, o)
		for range 2 {
			if err := db.MigrateNew(ctx); err != nil {
				t.Fatal(err)
			}
		}
		if names, err := db.Pending(ctx); err != nil || len(names) != 0 {
			t.Fatalf("pending after = %v, %v", names, err)
		}
		// As a program of an older version would have left it.
		if _, err := db.Writer().Exec("DELETE FROM schema_revisions WHERE description = 'log_and_state'"); err != nil {
			t.Fatal(err)
		}
		if err := db.MigrateNew(ctx); err == nil || !strings.Contains(err.Error(), "_log_and_state.sql") {
			t.Errorf("err = %v, want one that names the migration that lacks", err)
		}
	})
}

func TestMigrateAllOrNothing(t *testing.T) {
	t.Parallel()
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		ctx := context.Background()
		db := testkit.Open(t, o)
		// The second migration meets a table of its own name.
		if _, err := db.Writer().Exec("CREATE TABLE state_pages (x integer)"); err != nil {
			t.Fatal(err)
		}
		if err := db.Migrate(ctx); err == nil {
			t.Fatal("a migration over a foreign table went through")
		}
		names, err := db.Pending(ctx)
		if err != nil || len(names) < 2 {
			t.Errorf("pending after = %v, %v; want all", names, err)
		}
		if _, err := db.Writer().Exec("DROP TABLE state_pages"); err != nil {
			t.Fatal(err)
		}
		if err := db.Migrate(ctx); err != nil {
			t.Errorf("after the table is gone: %v", err)
		}
	})
}

func TestSQLiteFileModes(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data", "deep", "test.db")
	db := testkit.Open(t, sqldb.Options{URL: "sqlite:" + path})
	if err := db.Migrate(context.Background()); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]os.FileMode{
		filepath.Dir(path): 0o700, path: 0o600, path + "-wal": 0o600, path + "-shm": 0o600,
	} {
		fi, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := fi.Mode().Perm(); got != want {
			t.Errorf("%s has mode %o, want %o", name, got, want)
		}
	}
}
