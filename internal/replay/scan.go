// Package replay runs the detection journal of every chain through detectors again, so that
// candidates come as they came to the engine: by global offset over all chains, each with the
// windows that it had then. A Simulator tries a configuration on it and returns what that would
// have raised. A DecisionLedger says why candidates were held back from a customer, and which became
// notifications: the configuration's history says by which settings, the notification log what was
// sent. The rules are those of packages detect and notify; the package has none of its own. It
// writes nothing.
package replay

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"math"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Journal reads the detection journal: enginestate.Store with eventlog.Log. A slot gives way to other
// scans while it reads; tests count what is read.
type Journal interface {
	Progress(ctx context.Context) (arrived int64, err error)
	Journal(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, f func(enginestate.JournalRow) error) error
	JournalKeptSince(ctx context.Context) ([smartmoney.ChainCount]int64, error)
	JournalRevision(ctx context.Context, from [smartmoney.ChainCount]int64) (int64, error)
	ChainLogs(ctx context.Context) ([smartmoney.ChainCount]eventlog.ChainLog, error)
}

// Range is the part of the journal that a scan reads.
type Range struct {
	// event times, unix ns: rows that end there or before are left out
	After [smartmoney.ChainCount]int64
	UpTo  int64 // global offset of the last record, included
	// first ranks of the effective leaderboard whose trades are smart
	top    int
	Window time.Duration // the largest window of the configurations to try
	Names  [smartmoney.ChainCount]*Names
	// Retracted is called with each correction of a chain, after the windows lost the trades that
	// it takes back and after every candidate before it on its chain was visited. Nil: not called.
	Retracted func(chain smartmoney.Chain, r *detect.Retraction)
}

// NewRange returns a range with its own names and no bounds. market returns the market of an
// outcome token, nil for none; it may be nil.
func NewRange(top int, window time.Duration, market func(token string) *smartmoney.SignalMarket) *Range {
	s := &Range{top: top, Window: window}
	for i := range s.Names {
		s.Names[i] = NewNames(market)
	}
	return s
}

// Scan reads a range of every chain's journal and calls visit with each trade's
// candidate, by global offset over all chains. The candidate stands until visit
// returns. It holds a few rows of each chain in memory, and the trades of a window.
func Scan(ctx context.Context, src Journal, s *Range, visit func(at *Cursor, c *detect.Candidate) error) error {
	var cursors []*Cursor
	defer func() {
		for _, l := range cursors {
			l.stop()
		}
	}()
	for i, chain := range smartmoney.Chains() {
		l := newCursor(ctx, src, chain, s.After[i], s)
		cursors = append(cursors, l)
		if err := l.advance(); err != nil {
			return err
		}
	}
	for visited := 0; ; {
		l, until := first(cursors)
		if l == nil {
			return nil
		}
		for l.head != nil && l.head.GlobalOffset < until {
			if visited++; visited%checkEvery == 0 && ctx.Err() != nil {
				return ctx.Err()
			}
			if err := visit(l, l.detector.Trade(l.head)); err != nil {
				return err
			}
			if err := l.advance(); err != nil {
				return err
			}
		}
	}
}

// checkEvery is how many records are visited between two checks of the context.
const checkEvery = 4096

// first returns the cursor with the next record, and the global offset up to which its records come
// before those of every other; nil at the end.
func first(cursors []*Cursor) (next *Cursor, until int64) {
	until = math.MaxInt64
	for _, l := range cursors {
		switch {
		case l.head == nil:
		case next == nil:
			next = l
		case l.head.GlobalOffset < next.head.GlobalOffset:
			next, until = l, next.head.GlobalOffset
		default:
			until = min(until, l.head.GlobalOffset)
		}
	}
	return next, until
}

// Cursor is a position in one chain's journal.
type Cursor struct {
	Chain    smartmoney.Chain
	Names    *Names
	detector *detect.Detector
	Row      enginestate.JournalRow // of the candidate; without its body
	head     *detect.Trade          // the record that comes next; nil at the end

	within *Range
	next   func() (enginestate.JournalRow, error, bool)
	stop   func()
	reader *journal.Reader // of row
}

func newCursor(ctx context.Context, src Journal, chain smartmoney.Chain, after int64, s *Range) *Cursor {
	l := &Cursor{
		Chain: chain, Names: s.Names[chain.Index()], detector: detect.New(chain, s.top, s.Window), within: s,
	}
	l.reader = journal.NewReader(nil, l.Names.Interner())
	l.next, l.stop = iter.Pull2(rows(ctx, src, chain, after))
	return l
}

var errStopped = errors.New("enough of the journal")

// rows returns a chain's rows one by one, and reads further as they are consumed.
func rows(ctx context.Context, src Journal, chain smartmoney.Chain, after int64) iter.Seq2[enginestate.JournalRow, error] {
	return func(yield func(enginestate.JournalRow, error) bool) {
		err := src.Journal(ctx, chain, after, math.MaxInt64, func(r enginestate.JournalRow) error {
			if !yield(r, nil) {
				return errStopped
			}
			return nil
		})
		if err != nil && !errors.Is(err, errStopped) {
			yield(enginestate.JournalRow{}, fmt.Errorf("scan of the journal: %w", err))
		}
	}
}

// advance moves head to the next trade. The refreshes of the ranking and the corrections before it
// take effect.
func (c *Cursor) advance() error {
	c.head = nil
	for {
		record, err := c.reader.Next()
		switch {
		case errors.Is(err, io.EOF):
			if more, err := c.open(); err != nil || !more {
				return err
			}
		case err != nil:
			return fmt.Errorf("journal of %s from %d: %w", c.Chain, c.Row.FirstSeq, err)
		case record.Trade != nil:
			if record.Trade.GlobalOffset <= c.within.UpTo {
				c.head = record.Trade
			}
			return nil
		case record.Retraction != nil && record.Retraction.GlobalOffset > c.within.UpTo:
			return nil
		default:
			record.Feed(c.detector)
			if record.Retraction != nil && c.within.Retracted != nil {
				c.within.Retracted(c.Chain, record.Retraction)
			}
		}
	}
}

// open moves to the next row; more is false at the end of the range.
func (c *Cursor) open() (more bool, err error) {
	row, err, more := c.next()
	if err != nil || !more {
		return false, err
	}
	c.reader.Reset(row.Body)
	row.Body = nil
	c.Row = row
	return true, nil
}

// Earlier returns an event time, in unix ns, less a span, without underflow.
func Earlier(t int64, span time.Duration) int64 {
	if t < math.MinInt64+int64(span) {
		return math.MinInt64
	}
	return t - int64(span)
}

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
