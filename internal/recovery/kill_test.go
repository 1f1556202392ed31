package recovery_test

import (
	"context"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// killVariable makes the test's binary restore, and die after as many changes on disk as its value
// says.
const killVariable = "SMARTMONEY_TEST_KILL_RESTORE"

// restoreAndDie restores the backup of the first argument at the path of the second one, and kills
// itself on the way. Its exit status is 0 if the restore ended before that.
func restoreAndDie() {
	left, err := strconv.Atoi(os.Getenv(killVariable))
	if err == nil {
		_, err = recovery.Restore(context.Background(), os.Args[1], os.Args[2], recovery.Stepping(recovery.Options{Force: true}, func() {
			if left--; left < 0 {
				_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
				select {}
			}
		}))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// TestRestoreKilled kills a restore with SIGKILL after each of its changes on disk: a whole
// database is left, the former one with what its write-ahead log had, or the restored one, and
// restoring again works and leaves nothing of the killed ones.
func TestRestoreKilled(t *testing.T) {
	t.Parallel()
	file, former := filepath.Join(t.TempDir(), "backup.db"), formerDatabase(t)
	db := testkit.Open(t, sqldb.Options{URL: testkit.MigratedSQLiteURL(t)})
	testkit.Customers(t, db, "restored-1", "restored-2")
	if _, err := recovery.Write(t.Context(), db.DB, file, false); err != nil {
		t.Fatal(err)
	}
	const old, restored = "former-1 former-2", "restored-1 restored-2"
	seen := map[string]int{}
	for changes := 0; ; changes++ {
		path := filepath.Join(t.TempDir(), "smartmoney [1].db")
		for suffix, text := range former {
			if err := os.WriteFile(path+suffix, text, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if ended := killedRestore(t, changes, file, path); ended {
			break
		}
		left := customersOf(t, path)
		if left != old && left != restored {
			t.Errorf("killed after %d changes: the customers are %q", changes, left)
		}
		seen[left]++
		if _, err := recovery.Restore(t.Context(), file, path, recovery.Options{Force: true}); err != nil {
			t.Errorf("killed after %d changes: %v", changes, err)
		}
		if got := customersOf(t, path); got != restored {
			t.Errorf("killed after %d changes, and restored again: the customers are %q", changes, got)
		}
		if parts, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "*.restoring*")); len(parts) > 0 {
			t.Errorf("killed after %d changes, and restored again: %q is left", changes, parts)
		}
	}
	if seen[old] < 8 || seen[restored] < 1 {
		t.Errorf("killed restores left %v, want the former database and the restored one", seen)
	}
}

// formerDatabase returns the files of a database as a killed service leaves it, by suffix: one
// customer is in its write-ahead log only.
func formerDatabase(t *testing.T) map[string][]byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "former.db")
	for _, customer := range []string{"former-1", "former-2"} {
		db := testkit.Open(t, sqldb.Options{URL: "sqlite:" + path})
		if err := db.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		testkit.Customers(t, db, customer)
		if customer == "former-1" {
			if err := db.Close(); err != nil { // merges the log into the file
				t.Fatal(err)
			}
		}
	}
	files := map[string][]byte{}
	for _, suffix := range []string{"", "-wal"} {
		text, err := os.ReadFile(path + suffix)
		if err != nil || len(text) == 0 {
			t.Fatalf("%s has %d bytes, error %v", path+suffix, len(text), err)
		}
		files[suffix] = text
	}
	return files
}

// killedRestore runs a restore that dies after so many changes, and reports whether it ended
// before.
func killedRestore(t *testing.T, changes int, file, path string) (ended bool) {
	t.Helper()
	cmd := exec.Command(os.Args[0], file, path)
	cmd.Env = append(os.Environ(), killVariable+"="+strconv.Itoa(changes))
	out, err := cmd.CombinedOutput()
	if err == nil {
		return true
	}
	if cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != -1 { // -1: a signal ended it
		t.Fatalf("restore: %v: %s", err, out)
	}
	return false
}

// customersOf returns the customers of a database that a service would open, in order, after a
// check of its file.
func customersOf(t *testing.T, path string) string {
	t.Helper()
	if err := sqldb.CheckFile(t.Context(), path); err != nil {
		t.Fatal(err)
	}
	db, err := sqldb.OpenFile(path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	rows, err := db.QueryContext(t.Context(), "SELECT id FROM customers")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	ids := map[string]bool{}
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			t.Fatal(err)
		}
		ids[id] = true
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return strings.Join(slices.Sorted(maps.Keys(ids)), " ")
}
