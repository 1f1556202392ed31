package engine

import (
	"context"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/history"
)

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
