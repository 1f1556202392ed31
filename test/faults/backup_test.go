package faults

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestBaseBackup loses a server after a base backup that was made while events arrived, and
// recovers another one from it and from the archived write-ahead log, as docs/data.md says: no
// event and no signal is lost, and everything is as in an undisturbed run.
func TestBaseBackup(t *testing.T) {
	t.Parallel()
	want := undisturbed(t)
	lost := newCluster(t, 0)
	wal := filepath.Join(lost.dir, "wal")
	if err := openDir(wal); err != nil {
		t.Fatal(err)
	}
	lost.exec("ALTER SYSTEM SET archive_mode = on")
	lost.exec("ALTER SYSTEM SET archive_command = 'cp %p " + wal + "/%f'")
	lost.shut()
	lost.reopen()
	s := newSite(t, lost.url(lost.address()))
	p := s.serve()
	p.configure()
	uploads := p.load()
	eventually(t, "a third is uploaded", func() bool { return uploads[0].acked.Load() >= int64(len(base)/3) })
	found := prepareCluster(t, 0)
	lost.backUp(found)
	for _, u := range uploads {
		u.await(t)
	}
	p.settled()
	p.stop()
	lost.archiveAll()
	lost.shut()

	found.recoverFrom(wal)
	s.database = found.url(found.address())
	first := s.serve()
	first.stop()
	if !strings.Contains(first.output(), "the database was restored") {
		t.Error("a start on the recovered server does not warn")
	}
	s.must("restored")
	s.must("check")
	s.must("verify")
	p = s.serve()
	p.complete(want)
	p.stop()
	if strings.Contains(p.output(), "the database was restored") {
		t.Error("a start after `smartmoney restored` warns")
	}
}

// backUp makes a base backup of the running cluster, as the data of another one.
func (c *cluster) backUp(to *cluster) {
	c.t.Helper()
	out, err := c.asOwner(filepath.Join(c.bin, "pg_basebackup"), "--pgdata="+filepath.Join(to.dir, "disk", "data"), "--checkpoint=fast",
		"--dbname=postgres://postgres@"+c.address()+"/postgres").CombinedOutput()
	if err != nil {
		c.t.Fatalf("pg_basebackup: %v: %s", err, out)
	}
}

// asOwner prepares a command that the server's user runs.
func (c *cluster) asOwner(line ...string) *exec.Cmd {
	if os.Getuid() == 0 {
		id := owner(c.t)
		line = append([]string{"setpriv", "--reuid", id, "--regid", id, "--clear-groups"}, line...)
	}
	cmd := exec.Command(line[0], line[1:]...)
	cmd.Dir = c.dir
	cmd.Env = append(os.Environ(), "HOME="+c.dir)
	return cmd
}

// archiveAll waits until the write-ahead log is archived up to now.
func (c *cluster) archiveAll() {
	c.t.Helper()
	admin := c.admin()
	defer admin.Close() //nolint:errcheck // nothing is left to flush
	var name string
	if err := admin.QueryRow("SELECT pg_walfile_name(pg_switch_wal())").Scan(&name); err != nil {
		c.t.Fatal(err)
	}
	eventually(c.t, "the write-ahead log is archived", func() bool {
		var done bool
		err := admin.QueryRow("SELECT COALESCE(last_archived_wal >= $1, false) FROM pg_stat_archiver", name).Scan(&done)
		return err == nil && done
	})
}

// recoverFrom starts the cluster on its base backup, with the log that another one archived, and
// waits until it may be written to.
func (c *cluster) recoverFrom(wal string) {
	c.t.Helper()
	data := filepath.Join(c.dir, "disk", "data")
	out, err := c.asOwner("bash", "-c", `echo "archive_mode = off
restore_command = 'cp $1/%f %p'" >>"$0/postgresql.auto.conf" && touch "$0/recovery.signal"`, data, wal).CombinedOutput()
	if err != nil {
		c.t.Fatalf("configure the recovery: %v: %s", err, out)
	}
	c.start()
	admin := c.admin()
	defer admin.Close() //nolint:errcheck // nothing is left to flush
	eventually(c.t, "the recovery has ended", func() bool {
		var recovering bool
		return admin.QueryRow("SELECT pg_is_in_recovery()").Scan(&recovering) == nil && !recovering
	})
}
