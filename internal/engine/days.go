package engine

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Wallets' days (semantics 8). A day that is over is stored a while later: a scan over the wallets
// writes the latest active day of each, or the one before it, in small commits while the engine is
// idle, and with the batches while more events wait. The ledger has these days until then. Batches
// store those that the scan did not reach in time.

const (
	// dayRows bounds the rows that one commit of the scan stores, and leastDayRows is what its pace
	// does not go below.
	dayRows, leastDayRows = 250, 50
	// longCommit is how long a commit of the scan may take before the next ones store fewer rows.
	longCommit = 20 * time.Millisecond
	// batchDays is the number of rows after which a batch takes no more events.
	batchDays = 2000
	// historyPause is how many times as long as a commit of history alone the engine waits, while
	// it is idle, before it writes the next one: the database has its disk and its caches for
	// others meanwhile.
	historyPause = 3
	// daysEvery is how many batches there are to one that also stores what the scan finds while more
	// events wait, unless the scan is daysLate days behind.
	daysEvery, daysLate = 4, 7
)

// pace is how many rows of days a commit stores: fewer after one that took long, for the next batch
// waits for it.
type pace struct{ rows int }

// took adapts the pace to how long a commit took, with at most so many rows.
func (p *pace) took(d time.Duration, most int) {
	if d > longCommit {
		p.rows /= 2
	} else {
		p.rows += leastDayRows / 2
	}
	p.rows = min(max(p.rows, leastDayRows), most)
}

// history returns what the batch adds to the past of the chain's wallets.
func (s *state) history() history.Added {
	b := s.Ledger
	h := history.Added{DayStarts: b.DayStarts(), Closings: b.Closings(), Corrected: b.CorrectedClosings()}
	days := b.Days()
	h.Days = make([]smartmoney.WalletDay, len(days))
	for i := range days {
		h.Days[i] = pipeline.WalletDay(b, days[i].Wallet, &days[i].Activity)
	}
	return h
}

// writeHistory commits the next rows of snapshots, or else of days, while the engine is idle.
func (l *leading) writeHistory(ctx context.Context) error {
	began := time.Now()
	if began.Before(l.nextHistory) {
		return nil
	}
	wrote, err := l.writeSnapshots(ctx)
	if err == nil && !wrote {
		_, err = l.writeDays(ctx)
	}
	now := time.Now()
	l.nextHistory = now.Add(historyPause * now.Sub(began))
	return err
}

// historyDue returns when history is written next, at most at a time.
func (l *leading) historyDue(at time.Time) time.Time {
	for i, s := range l.all {
		if s.Unwritten() != nil || l.daysDue(i) {
			return earlier(at, l.nextHistory)
		}
	}
	return at
}

// scanDays adds the next rows of days that are over to a batch's commit, of one chain of it, if more
// events wait: rarely, unless the scan is late. It returns that chain's state, whose scan goes on
// once they are stored; nil if there are none.
func (l *leading) scanDays(out *enginestate.Commit) *state {
	if !l.more {
		return nil // they are written while the engine is idle
	}
	if l.batches++; l.batches%daysEvery != 0 && !l.daysLate() {
		return nil
	}
	for _, c := range out.Chains {
		s := l.all[c.Chain.Index()]
		if !l.daysDue(c.Chain.Index()) {
			continue
		}
		if rows := s.Days.Next(l.days.rows); len(rows) > 0 {
			c.History.Days = append(c.History.Days, rows...)
			return s
		}
	}
	return nil
}

// daysLate reports whether the scan of a chain is far behind, as when history of many days is
// loaded.
func (l *leading) daysLate() bool {
	for i, s := range l.all {
		if done := s.Days.Complete(); done > 0 && s.Ledger.Today()-done > daysLate && l.daysDue(i) {
			return true
		}
	}
	return false
}

// writeDays commits the next rows of days that are over. It reports whether more may be left to be
// done.
func (l *leading) writeDays(ctx context.Context) (bool, error) {
	for i, s := range l.all {
		if !l.daysDue(i) {
			continue
		}
		rows := s.Days.Next(l.days.rows)
		if len(rows) == 0 {
			return true, nil
		}
		began := time.Now()
		if err := l.commitDays(ctx, s, rows); err != nil {
			return false, err
		}
		s.Days.Stored()
		l.days.took(time.Since(began), l.options.dayRows)
		return true, nil
	}
	return false, nil
}

// daysDue reports whether the scan of a chain has days to store. A paused chain's wait: those that
// its correction changes may be stored already.
func (l *leading) daysDue(chain int) bool {
	s := l.all[chain]
	return l.paused.chains[chain] == nil && s.Days.Due()
}

// commitDays stores days of a chain and nothing else.
func (l *leading) commitDays(ctx context.Context, s *state, rows []smartmoney.WalletDay) error {
	c, err := s.daysCommit(rows)
	if err != nil {
		return err
	}
	if err := l.commit(ctx, &enginestate.Commit{Now: l.options.Now(), Chains: []*enginestate.ChainCommit{c}}); err != nil {
		return fmt.Errorf("write days of %s: %w", c.Chain, err)
	}
	return nil
}

// daysCommit returns a commit of days that moves no position.
func (s *state) daysCommit(rows []smartmoney.WalletDay) (*enginestate.ChainCommit, error) {
	c := &enginestate.ChainCommit{
		Chain: s.Ledger.Chain(), From: s.Position(), To: s.Position(), EventTime: s.Ledger.EventTime(),
		History: history.Added{Days: rows},
	}
	var err error
	c.Meta, err = s.meta().text(c.Chain, c.To, c.EventTime)
	return c, err
}

// History (semantics 8). A chain has one snapshot at most that is not written whole yet: it was
// taken before an event, and until it is written no checkpoint is made after that event, so that a
// restart takes it again. Its rows are captured between batches, some at a time, and then go into
// the next commits, the last parts first.

// captureRows is how many rows of each chain's snapshot are captured at a time: a millisecond's
// work.
const captureRows = 500

// snapshotRows returns about limit rows of a snapshot that is captured: those to write next.
func (s *state) snapshotRows(limit int) history.SnapshotRows {
	of := s.Unwritten()
	out := history.SnapshotRows{Chain: s.Ledger.Chain(), Day: of.Day, Written: of.Written()}
	out.Part, out.Rows = of.Rows(limit)
	return out
}

// resumeSnapshots forgets snapshots that were taken again by a load and are stored already, and
// deletes what is stored of the others.
func (l *leading) resumeSnapshots(ctx context.Context) error {
	for _, s := range l.all {
		if s.Unwritten() == nil {
			continue
		}
		complete, err := l.options.Store.ResumeSnapshot(ctx, s.Ledger.Chain(), s.Unwritten().Day)
		if err != nil {
			return err
		}
		if complete {
			s.DropSnapshot()
		}
	}
	return nil
}

// capture captures the next rows of each chain's snapshot.
func (l *leading) capture() {
	for _, s := range l.all {
		s.Capture(l.options.captureRows)
	}
}

// nextSnapshotRows returns the rows for the next commit. The chain that waits for its snapshot
// comes first.
func (l *leading) nextSnapshotRows() (parts []history.SnapshotRows) {
	left := l.options.BatchSnapshots
	for n := range l.all {
		s := l.all[(l.waiting+n)%len(l.all)]
		if s.Unwritten() == nil || !s.Unwritten().Whole() || left <= 0 {
			continue
		}
		part := s.snapshotRows(left)
		parts, left = append(parts, part), left-len(part.Rows)
	}
	return parts
}

// wroteSnapshots records that rows were committed.
func (l *leading) wroteSnapshots(parts []history.SnapshotRows) {
	for i := range parts {
		l.all[parts[i].Chain.Index()].Wrote(parts[i].Part, len(parts[i].Rows))
	}
}

// writeSnapshots captures and commits rows of snapshots when no event is there to be committed with
// them. It reports whether it committed any.
func (l *leading) writeSnapshots(ctx context.Context) (bool, error) {
	l.capture()
	out := &enginestate.Commit{Now: l.options.Now(), Snapshots: l.nextSnapshotRows()}
	if len(out.Snapshots) == 0 {
		return false, nil
	}
	if err := l.commit(ctx, out); err != nil {
		return false, fmt.Errorf("write snapshots: %w", err)
	}
	return true, nil
}
