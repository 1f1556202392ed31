package engine

import (
	"context"
	"fmt"
	"time"

	"smartmoney/internal/enginestate"
	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// History (semantics 8). A chain has one snapshot at most that is not written whole yet: it was taken
// before an event, and until it is written no checkpoint is made after that event, so that a restart
// takes it again. Its rows go into the next commits, the last ranks first.

// awaitsSnapshot reports whether an event takes the next snapshot while the last one is not written yet.
func (s *state) awaitsSnapshot(e *event.Event) bool {
	return s.snapshot != nil && s.EndsDay(e, s.Ledger.EventTime())
}

// lastRows returns up to limit rows that are still to be written, the last ranks.
func (s *state) lastRows(limit int) enginestate.SnapshotRows {
	rows := s.snapshot.Wallets
	return enginestate.SnapshotRows{Chain: s.Ledger.Chain(), Day: s.snapshot.Day, Rows: rows[max(0, len(rows)-limit):]}
}

// wrote records that the last n ranks were written.
func (s *state) wrote(n int) {
	s.snapshot.Wallets = s.snapshot.Wallets[:len(s.snapshot.Wallets)-n]
	if len(s.snapshot.Wallets) == 0 {
		s.snapshot = nil
	}
}

// resumeSnapshots forgets snapshots that were taken again by a load and are stored already, and
// deletes what is stored of the others.
func (l *leading) resumeSnapshots(ctx context.Context) error {
	for _, s := range l.all {
		if s.snapshot == nil {
			continue
		}
		complete, err := l.options.Store.ResumeSnapshot(ctx, s.Ledger.Chain(), s.snapshot.Day)
		if err != nil {
			return err
		}
		if complete {
			s.snapshot = nil
		}
	}
	return nil
}

// nextSnapshotRows returns the rows for the next commit. The chain that waits for its snapshot comes first.
func (l *leading) nextSnapshotRows() (parts []enginestate.SnapshotRows) {
	left := l.options.BatchSnapshots
	for n := range l.all {
		s := l.all[(l.waiting+n)%len(l.all)]
		if s.snapshot == nil || left == 0 {
			continue
		}
		part := s.lastRows(left)
		parts, left = append(parts, part), left-len(part.Rows)
	}
	return parts
}

// wroteSnapshots records that rows were committed.
func (l *leading) wroteSnapshots(parts []enginestate.SnapshotRows) {
	for i := range parts {
		l.all[parts[i].Chain.Index()].wrote(len(parts[i].Rows))
	}
}

// writeSnapshots commits rows of snapshots when no event is there to be committed with them. It reports
// whether there were any.
func (l *leading) writeSnapshots(ctx context.Context) (bool, error) {
	out := &enginestate.Commit{Now: l.options.Now(), Snapshots: l.nextSnapshotRows()}
	if len(out.Snapshots) == 0 {
		return false, nil
	}
	if err := l.commit(ctx, out); err != nil {
		return false, fmt.Errorf("write snapshots: %w", err)
	}
	return true, nil
}

// keptDays returns the first day of history that is kept of each chain.
func (e *Engine) keptDays(times [smartmoney.ChainCount]int64) (days [smartmoney.ChainCount]int32) {
	for i, at := range times {
		if from := at - int64(e.options.KeepHistory); e.options.KeepHistory > 0 && from > 0 {
			days[i] = int32(from / int64(24*time.Hour))
		}
	}
	return days
}
