package e2e

import (
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Signals raised in TestRestore before, during and after the backup.
const (
	raisedBefore = 10
	raisedDuring = 40
	raisedAfter  = 10
)

// TestRestore checks that a backup under load, a kill and a restore lose what came after the
// backup, and nothing else: with the lost events uploaded again everything is as in the undisturbed
// run, no number is given twice, and readers and receivers go on.
func TestRestore(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		hook := newReceiver(t, func(int, bool) int { return 200 })
		l := newLivestage(fresh(), "--webhook-allow-private")
		reader := newClient(t, l.process.url, l.key)
		hook.subscribe(reader)
		trades := l.whales(raisedBefore + raisedDuring + raisedAfter)
		l.feeder.ingest(trades[:raisedBefore])
		l.feeder.settled()
		backup := l.backupWhile(trades[raisedBefore : raisedBefore+raisedDuring])
		l.feeder.ingest(trades[raisedBefore+raisedDuring:])
		l.feeder.settled()
		lost := reader.whole(len(trades))
		testkit.EventuallyWithin(t, timeout, "the webhook has everything", func() bool { return hook.taken() == len(lost) })
		cursors, poll := reader.cursors(), reader.pollAll(beginning, 100)
		l.process.stop()
		l.process = l.site.serve(hooked...) // its leaderboards are as of the last event
		want := newClient(t, l.process.url, l.key).look()
		l.process.kill()

		l.site.restoreBackup(backup)
		l.site.must("verify")
		l.site.must("check")
		l.site.freeWebhooks("%")
		l.process = l.site.serve(hooked...)
		l.feeder, reader = newClient(t, l.process.url, l.feeder.key), newClient(t, l.process.url, l.key)
		// the log of the backup may go on beyond the state, and raise signals anew
		l.feeder.settled()
		left := reader.entries(200)
		kept := len(left)
		for kept > 0 && left[kept-1].Sequence > lost[len(lost)-1].Sequence {
			kept--
		}
		if kept < raisedBefore || len(left) > raisedBefore+raisedDuring {
			t.Fatalf("%d signals are left, want %d to %d", kept, raisedBefore, raisedBefore+raisedDuring)
		}
		late := l.listen(cursors[len(cursors)-1])
		if gap := late.event(); !gap.Gap || gap.Signal != nil || (gap.Oldest != nil) != (len(left) > kept) {
			t.Fatalf("after the cursor of a lost signal: %+v, want a gap", gap)
		}
		l.feeder.ingest(trades)
		l.feeder.settled()
		l.compare(reader, hook, late, lost, cursors, kept)
		again := reader.pollAll(poll[len(poll)-1].SentAt, 100)
		if len(again) != len(lost)-kept {
			t.Errorf("a poller received %d signals after the last one that it knew, want the %d that were lost", len(again), len(lost)-kept)
		}
		reader.shows(t, want)
		l.site.must("verify")
		l.end()
	})
}

// backupWhile makes a backup while events are uploaded, one at a time, and returns its file.
func (l *livestage) backupWhile(events []event.Event) string {
	t := l.site.t
	t.Helper()
	file := filepath.Join(t.TempDir(), "backup")
	done := make(chan result, 1)
	go func() {
		if strings.HasPrefix(l.site.database, "sqlite:") {
			done <- l.site.run("backup", file)
			return
		}
		done <- l.site.finish(exec.Command("pg_dump", "--format=custom", "--file="+file, "--dbname="+l.site.database))
	}()
	for i := range events {
		l.feeder.ingest(events[i : i+1])
	}
	if got := <-done; got.status != 0 {
		t.Fatalf("the backup ended with status %d: %s", got.status, got.stderr)
	}
	return file
}

// restoreBackup puts a backup in place of an SQLite database, or into another database of
// PostgreSQL.
func (s *site) restoreBackup(backup string) {
	s.t.Helper()
	if strings.HasPrefix(s.database, "sqlite:") {
		s.must("restore", "--force", backup)
		return
	}
	s.database = testkit.PostgresURL(s.t)
	restored := s.finish(exec.Command("pg_restore", "--no-owner", "--exit-on-error", "--dbname="+s.database, backup))
	if restored.status != 0 {
		s.t.Fatalf("pg_restore ended with status %d: %s", restored.status, restored.stderr)
	}
	p := s.serve(noAge...)
	p.stop()
	if !strings.Contains(p.output(), "the database was restored") {
		s.t.Error("a start on the restored database does not warn")
	}
	s.must("restored")
}

// compare checks that the signals that a restore kept, and those raised again, are the lost ones
// under numbers that none had, for every reader.
func (l *livestage) compare(reader *client, hook *receiver, late *listener, lost []entry, cursors []string, kept int) {
	t := l.site.t
	t.Helper()
	log := reader.whole(len(lost))
	var raised []int64
	for i := range log {
		if log[i].SignalID != lost[i].SignalID {
			t.Errorf("signal %d is %s, want %s", i+1, log[i].SignalID, lost[i].SignalID)
		}
		switch {
		case i < kept && log[i].Sequence != lost[i].Sequence:
			t.Errorf("signal %d of the backup has the number %d, want %d", i+1, log[i].Sequence, lost[i].Sequence)
		case i >= kept && log[i].Sequence <= lost[len(lost)-1].Sequence:
			t.Errorf("the number %d is given twice", log[i].Sequence)
		}
		if i >= kept {
			raised = append(raised, log[i].Sequence)
		}
	}
	late.hears(raised...)
	// of the last signal of the backup: nothing is missing
	l.listen(cursors[kept-1]).hears(raised...)
	var all []int64
	for i := range log[1:] {
		all = append(all, log[i+1].Sequence)
	}
	l.listen(cursors[0]).hears(all...)
	testkit.EventuallyWithin(t, timeout, "the webhook has the signals that were raised again", func() bool {
		got := hook.got()
		return !slices.ContainsFunc(raised, func(n int64) bool { return !slices.ContainsFunc(got, func(p posted) bool { return p.sequence == n }) })
	})
	ids := map[string]string{}
	for _, p := range hook.got() {
		if was, known := ids[p.id]; known && was != p.signalID {
			t.Errorf("the message id %s is of the signals %s and %s", p.id, was, p.signalID)
		}
		ids[p.id] = p.signalID
	}
}
