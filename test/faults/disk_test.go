package faults

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"testing"

	_ "modernc.org/sqlite" // the "sqlite" driver
)

// TestFullDiskOfPostgres fills the server's disk: it refuses what it cannot store, and ends when it
// cannot write its log. Whoever supervises it starts it again once there is room.
func TestFullDiskOfPostgres(t *testing.T) {
	t.Parallel()
	want := undisturbed(t)
	c := newCluster(t, 400)
	s := newSite(t, c.url(c.address()))
	p := s.serve()
	var free func()
	p.undergo(t, fault{
		name: "full disk of PostgreSQL", full: true,
		strike: func() { free = fill(t, c.pids()[0], filepath.Join(c.dir, "disk")) },
		heal:   func() { free(); c.reopen() },
	}, want)
	p.stop()
}

// TestFullDiskOfSQLite fills the disk of the file.
func TestFullDiskOfSQLite(t *testing.T) {
	t.Parallel()
	want := undisturbed(t)
	s := &site{t: t, dir: t.TempDir(), program: binary}
	disk := filepath.Join(s.dir, "disk")
	// The disk is there only for the service: it sets itself up first.
	s.database = "sqlite:" + filepath.Join(s.dir, "seed.db")
	s.setUp()
	seed := filepath.Join(s.dir, "seed.db")
	s.database = "sqlite:" + filepath.Join(disk, "smartmoney.db")
	s.wrap = append(ownDisk(t), "sh", "-c", fmt.Sprintf(
		`mkdir -p %[1]s && mount -t tmpfs -o size=128m tmpfs %[1]s && cp %[2]s %[1]s/smartmoney.db && exec "$@"`, disk, seed), "sh")
	p := s.serve()
	var free func()
	p.undergo(t, fault{
		name: "full disk of SQLite", reads: true,
		strike: func() { free = fill(t, p.cmd.Process.Pid, disk) },
		heal:   func() { free() },
	}, want)
	p.stop()
}

// TestLockedSQLite has another process hold the file.
func TestLockedSQLite(t *testing.T) {
	t.Parallel()
	want := undisturbed(t)
	file := filepath.Join(t.TempDir(), "smartmoney.db")
	p := newSite(t, "sqlite:"+file).serve()
	other, err := sql.Open("sqlite", "file:"+file+"?_pragma=busy_timeout(60000)&_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close() //nolint:errcheck // nothing is left to flush
	var tx *sql.Tx
	p.undergo(t, fault{
		name: "locked SQLite", reads: true,
		strike: func() {
			if tx, err = other.BeginTx(t.Context(), nil); err != nil {
				t.Fatal(err)
			}
		},
		heal: func() {
			if err := tx.Rollback(); err != nil {
				t.Fatal(err)
			}
		},
	}, want)
	p.stop()
}
