package engine

import (
	"context"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
)

// History (semantics 8). A chain has one snapshot at most that is not written whole yet: it was
// taken before an event, and until it is written no checkpoint is made after that event, so that a
// restart takes it again. Its rows are captured between batches, some at a time, and then go into
// the next commits, the last parts first.

// captureRows is how many rows of each chain's snapshot are captured at a time: a millisecond's
// work.
const captureRows = 500

// unwritten is a snapshot that is not written whole.
type unwritten struct {
	*pipeline.Snapshot     // its Parts are those that are not written
	written            int // rows
}

// awaitsSnapshot reports whether an event takes the next snapshot while the last one is not written
// yet.
func (s *state) awaitsSnapshot(e *event.Event) bool {
	return s.snapshot != nil && s.EndsDay(e, s.Ledger.EventTime())
}

// take keeps a snapshot until it is written, nil or an empty one excepted.
func (s *state) take(taken *pipeline.Snapshot) {
	if taken != nil && taken.Wallets > 0 {
		s.snapshot = &unwritten{Snapshot: taken}
	}
}

// lastRows returns about limit rows of a snapshot that is captured: those of the last parts that
// are not written.
func (s *state) lastRows(limit int) history.SnapshotRows {
	parts := s.snapshot.Parts
	out := history.SnapshotRows{Chain: s.Ledger.Chain(), Day: s.snapshot.Day, Part: len(parts), Written: s.snapshot.written}
	for out.Part > 0 && len(out.Rows) < limit {
		out.Part--
		out.Rows = append(out.Rows, parts[out.Part]...)
	}
	return out
}

// wrote records that rows were written.
func (s *state) wrote(rows *history.SnapshotRows) {
	parts := s.snapshot.Parts
	clear(parts[rows.Part:])
	s.snapshot.Parts, s.snapshot.written = parts[:rows.Part], s.snapshot.written+len(rows.Rows)
	if rows.Part == 0 {
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

// capture captures the next rows of each chain's snapshot.
func (l *leading) capture() {
	for _, s := range l.all {
		if s.snapshot != nil && !s.snapshot.Whole() {
			s.Capture(l.options.captureRows)
		}
	}
}

// nextSnapshotRows returns the rows for the next commit. The chain that waits for its snapshot
// comes first.
func (l *leading) nextSnapshotRows() (parts []history.SnapshotRows) {
	left := l.options.BatchSnapshots
	for n := range l.all {
		s := l.all[(l.waiting+n)%len(l.all)]
		if s.snapshot == nil || !s.snapshot.Whole() || left <= 0 {
			continue
		}
		part := s.lastRows(left)
		parts, left = append(parts, part), left-len(part.Rows)
	}
	return parts
}

// wroteSnapshots records that rows were committed.
func (l *leading) wroteSnapshots(parts []history.SnapshotRows) {
	for i := range parts {
		l.all[parts[i].Chain.Index()].wrote(&parts[i])
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
