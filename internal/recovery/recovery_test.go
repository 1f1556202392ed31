package recovery_test

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestBackupBesideWriter checks that a backup beside a writer is one moment of the database: it has
// a run of the writer's customers from the first one on, each with its log.
func TestBackupBesideWriter(t *testing.T) {
	t.Parallel()
	url := testkit.MigratedSQLiteURL(t)
	db := testkit.Open(t, sqldb.Options{URL: url})
	testkit.Customers(t, db, "first")
	ctx, stop := context.WithCancel(t.Context())
	var writer sync.WaitGroup
	writer.Go(func() {
		for ctx.Err() == nil {
			if _, err := db.CreateCustomer(t.Context(), "x", ""); err != nil {
				t.Error(err)
				return
			}
		}
	})
	defer writer.Wait()
	defer stop()
	other := testkit.Open(t, sqldb.Options{URL: url})
	for range 5 {
		file := filepath.Join(t.TempDir(), "backup.db")
		if _, err := recovery.Write(t.Context(), other.DB, file, false); err != nil {
			t.Fatal(err)
		}
		target := filepath.Join(t.TempDir(), "restored.db")
		if _, err := recovery.Restore(t.Context(), file, target, recovery.Options{}); err != nil {
			t.Fatal(err)
		}
		restored := testkit.Open(t, sqldb.Options{URL: "sqlite:" + target})
		if customers, logs := testkit.Count(t, restored, "customers"), testkit.Count(t, restored, "notification_logs"); customers < 1 || customers != logs {
			t.Errorf("%d customers with %d logs", customers, logs)
		}
	}
}

// TestRestoreIsAllOrNothing checks that whatever of a restore fails leaves the database as it was,
// without files beside it.
func TestRestoreIsAllOrNothing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path, file := filepath.Join(dir, "db", "smartmoney.db"), filepath.Join(dir, "backup.db")
	db := testkit.Open(t, sqldb.Options{URL: "sqlite:" + path})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	testkit.Customers(t, db, "kept")
	whole, err := recovery.Write(t.Context(), db.DB, file, false)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := recovery.Restore(t.Context(), file, path, recovery.Options{Force: true}); !errors.Is(err, recovery.ErrInUse) {
		t.Errorf("beside an open database: %v, want ErrInUse", err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil || int64(len(text)) <= whole.Bytes {
		t.Fatalf("%d bytes of a backup of %d, error %v", len(text), whole.Bytes, err)
	}
	if sum := sha256.Sum256(text); whole.FileBytes != int64(len(text)) || whole.FileSHA256 != hex.EncodeToString(sum[:]) {
		t.Errorf("said to have %d bytes with the SHA-256 %s, has %d with %x", whole.FileBytes, whole.FileSHA256, len(text), sum)
	}
	for _, at := range []int{0, 100, len(text) / 2, int(whole.Bytes) - 1, int(whole.Bytes) + 40, len(text) - 2} {
		bad := append([]byte{}, text...)
		bad[at] ^= 1
		refused(t, bad, path)
	}
	for _, size := range []int{0, 1, 4096, int(whole.Bytes), len(text) - 1} {
		refused(t, text[:size], path)
	}
	left, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range left {
		if name := entry.Name(); name != "smartmoney.db" && name != "smartmoney.db-engine.lock" {
			t.Errorf("%s is left", name)
		}
	}
	db = testkit.Open(t, sqldb.Options{URL: "sqlite:" + path})
	if n := testkit.Count(t, db, "customers"); n != 1 {
		t.Errorf("%d customers are left, want 1", n)
	}
}

// TestBackupSparesTheDatabase checks that no backup takes the place of a file of its own database,
// by whatever name of the directory, and that files of like names are allowed.
func TestBackupSparesTheDatabase(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	db := testkit.Open(t, sqldb.Options{URL: "sqlite:" + filepath.Join(dir, "db", "smartmoney.db")})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(dir, "db"), filepath.Join(dir, "link")); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"db/smartmoney.db", "link/smartmoney.db", "db/smartmoney.db-wal", "db/smartmoney.db-shm", "db/smartmoney.db-journal", "db/smartmoney.db-engine.lock"} {
		_, err := recovery.Write(t.Context(), db.DB, filepath.Join(dir, name), true)
		if smartmoney.CodeOf(err) != smartmoney.CodeBadInput || !strings.Contains(err.Error(), "name another file") {
			t.Errorf("%s: error %v, want one that refuses a file of the database", name, err)
		}
	}
	for _, name := range []string{"db/smartmoney.db.backup", "smartmoney.db"} {
		if _, err := recovery.Write(t.Context(), db.DB, filepath.Join(dir, name), true); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	testkit.Customers(t, db, "after")
}

// TestRestoreNeedsADatabaseOfThisService checks what is restored unverified: no empty file, no
// other program's database, and no pipe, which nobody may ever write to.
func TestRestoreNeedsADatabaseOfThisService(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := filepath.Join(dir, "smartmoney.db")
	empty, foreign, pipe := filepath.Join(dir, "empty"), filepath.Join(dir, "foreign"), filepath.Join(dir, "pipe")
	for _, name := range []string{empty, foreign} {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	other, err := sqldb.OpenFile(foreign)
	if err != nil {
		t.Fatal(err)
	}
	_, err = other.ExecContext(t.Context(), "CREATE TABLE customers (id INTEGER)")
	if err := errors.Join(err, other.Close(), syscall.Mkfifo(pipe, 0o600)); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]string{empty: "no database of smartmoney", foreign: "no database of smartmoney", pipe: "not a regular file", dir: "not a regular file"} {
		_, err := recovery.Restore(t.Context(), file, path, recovery.Options{Unverified: true})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %q", file, err, want)
		}
	}
	if _, err := os.Stat(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("there is a database: %v", err)
	}
}

// refused checks that a restore refuses what a file holds.
func refused(t *testing.T, text []byte, path string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "bad.db")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := recovery.Restore(t.Context(), file, path, recovery.Options{Force: true}); err == nil {
		t.Errorf("a damaged backup of %d bytes was restored", len(text))
	}
}

// TestRestoreOverDamage checks that a database that cannot be read is replaced, and kept.
func TestRestoreOverDamage(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file, path := filepath.Join(dir, "backup.db"), filepath.Join(dir, "smartmoney.db")
	db := testkit.Open(t, sqldb.Options{URL: testkit.MigratedSQLiteURL(t)})
	if _, err := recovery.Write(t.Context(), db.DB, file, false); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{path: strings.Repeat("damage", 1000), path + "-wal": "old"} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	r, err := recovery.Restore(t.Context(), file, path, recovery.Options{Force: true})
	if err != nil || r.Unread == nil || r.Replaced == "" {
		t.Fatalf("%+v, error %v, want one that says that the former database was unreadable", r, err)
	}
	if kept, err := os.ReadFile(r.Replaced); err != nil || !strings.HasPrefix(string(kept), "damage") {
		t.Errorf("the former database is not kept: %v", err)
	}
	if n := testkit.Count(t, testkit.Open(t, sqldb.Options{URL: "sqlite:" + path}), "restores"); n != 1 {
		t.Errorf("%d restores are marked, want 1", n)
	}
}

// TestRestoreTwice checks that the numbers that the replaced database gave are not given again.
func TestRestoreTwice(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file, path := filepath.Join(dir, "backup.db"), filepath.Join(dir, "smartmoney.db")
	db := testkit.Open(t, sqldb.Options{URL: testkit.MigratedSQLiteURL(t)})
	testkit.Customers(t, db, "a")
	if _, err := recovery.Write(t.Context(), db.DB, file, false); err != nil {
		t.Fatal(err)
	}
	before := int64(0)
	for range 3 {
		r, err := recovery.Restore(t.Context(), file, path, recovery.Options{Force: true})
		if err != nil || r.Unread != nil {
			t.Fatal(err, r.Unread)
		}
		if r.Base <= before {
			t.Errorf("numbers go on after %d, although %d was given", r.Base, before)
		}
		before = r.Base
	}
}

// TestRootWorksForTheService checks that what root makes in the directory of a service's user
// becomes that user's: a new database, a restored one, and the lock. A link there that leads
// elsewhere gives nothing away.
func TestRootWorksForTheService(t *testing.T) {
	t.Parallel()
	type owner struct{ user, group uint32 }
	mine := owner{uint32(os.Geteuid()), uint32(os.Getegid())}
	service := mine // only root may give files away: for anybody else all of them stay its own
	if mine.user == 0 {
		service = owner{12345, 12346}
	}
	dir, file := t.TempDir(), filepath.Join(t.TempDir(), "backup.db")
	path := filepath.Join(dir, "smartmoney.db")
	if err := os.Chown(dir, int(service.user), int(service.group)); err != nil {
		t.Fatal(err)
	}
	owned := func(path string, want owner) {
		t.Helper()
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if of, isStat := info.Sys().(*syscall.Stat_t); !isStat || (owner{of.Uid, of.Gid}) != want {
			t.Errorf("%s belongs to %+v, want %+v", path, info.Sys(), want)
		}
	}
	db := testkit.Open(t, sqldb.Options{URL: "sqlite:" + path})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	owned(path, service)
	if _, err := recovery.Write(t.Context(), db.DB, file, false); err != nil {
		t.Fatal(err)
	}
	owned(file, mine)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := recovery.Restore(t.Context(), file, path, recovery.Options{Force: true}); err != nil {
		t.Fatal(err)
	}
	for _, suffix := range []string{"", recovery.ReplacedSuffix, "-engine.lock"} {
		owned(path+suffix, service)
	}

	if err := errors.Join(os.Remove(path+"-engine.lock"), os.Symlink(file, path+"-engine.lock")); err != nil {
		t.Fatal(err)
	}
	lock, err := sqldb.LockFile(path)
	if err != nil || lock == nil {
		t.Fatal(lock, err)
	}
	if err := lock.Close(); err != nil {
		t.Fatal(err)
	}
	owned(file, mine)
}

// TestMoved checks that a database of PostgreSQL that is another than before says so until it is
// marked.
func TestMoved(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		moved := func(want bool) {
			t.Helper()
			if got, err := recovery.Moved(t.Context(), db.DB); err != nil || got != want {
				t.Errorf("moved %v, error %v, want %v", got, err, want)
			}
		}
		moved(false) // marks it
		moved(false)
		if db.Dialect() != sqldb.Postgres {
			return
		}
		if _, err := db.Writer().ExecContext(t.Context(), "UPDATE database_place SET place = 'elsewhere'"); err != nil {
			t.Fatal(err)
		}
		moved(true)
		moved(true)
		if err := recovery.MarkPlace(t.Context(), db.DB); err != nil {
			t.Fatal(err)
		}
		moved(false)
	})
}
