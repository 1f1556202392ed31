package replay

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// heldPerRunning is how many scans hold their windows in memory for each that runs.
const heldPerRunning = 4

// Slots bounds the scans of a process. A few run at a time, and each gives way to a waiting one
// after every row of the journal, so that short scans do not wait until long ones end. It is safe
// for concurrent use.
type Slots struct {
	held    chan struct{} // an element for each scan that has begun: it holds windows in memory
	running chan struct{} // an element for each of them that runs
}

// NewSlots returns slots for a number of scans that run at a time.
func NewSlots(running int) *Slots {
	return &Slots{held: make(chan struct{}, heldPerRunning*running), running: make(chan struct{}, running)}
}

// Scan is Scan in a slot. It returns the error of ctx if that ends while it waits.
func (s *Slots) Scan(ctx context.Context, src Journal, within *Range, visit func(at *Cursor, c *detect.Candidate) error) error {
	if err := enter(ctx, s.held); err != nil {
		return err
	}
	defer func() { <-s.held }()
	slot := &slot{source: src, running: s.running}
	if err := slot.enter(ctx); err != nil {
		return err
	}
	defer slot.leave()
	return Scan(ctx, slot, within, visit)
}

// source is a Journal that is embedded.
type source = Journal

// slot is the journal of one scan, which gives way before each row that it reads.
type slot struct {
	source
	running chan struct{}
	held    bool
}

// Journal implements Journal.
func (s *slot) Journal(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, f func(enginestate.JournalRow) error) error {
	return s.source.Journal(ctx, chain, after, upToSeq, func(r enginestate.JournalRow) error {
		s.leave()
		if err := s.enter(ctx); err != nil { // behind those that wait
			return err
		}
		return f(r)
	})
}

func (s *slot) enter(ctx context.Context) error {
	err := enter(ctx, s.running)
	s.held = err == nil
	return err
}

func (s *slot) leave() {
	if s.held {
		<-s.running
		s.held = false
	}
}

// enter adds an element to a channel once that has room.
func enter(ctx context.Context, to chan struct{}) error {
	select {
	case to <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
