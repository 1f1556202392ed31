package backtest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"math"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/detect/journal"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Journal is where the records of detection are kept.
type Journal interface {
	// Progress returns the global offset up to which every record can be read.
	Progress(ctx context.Context) (arrived int64, err error)
	// Journal returns a chain's rows in order: those whose ToTime is later than after (unix
	// ns) and whose FirstSeq is at most upToSeq. An error of f ends it.
	Journal(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, f func(store.JournalRow) error) error
	// ChainLogs returns how far each chain's event time is, by Chain.Index.
	ChainLogs(ctx context.Context) ([smartmoney.ChainCount]store.ChainLog, error)
}

var _ Journal = (*store.DB)(nil)

// scanRange is the part of the journal that a walk looks at.
type scanRange struct {
	after  [smartmoney.ChainCount]int64 // event times, unix ns: rows that end there or before are left out
	upTo   int64                        // global offset of the last record, included
	top    int                          // wallets of the ranking whose trades are smart
	window time.Duration                // the largest that is asked for
	names  [smartmoney.ChainCount]*names
}

// newScanRange returns a stretch with names of its own and no bounds yet.
func newScanRange(top int, window time.Duration, market func(token string) *smartmoney.SignalMarket) *scanRange {
	s := &scanRange{top: top, window: window}
	for i := range s.names {
		s.names[i] = newNames(market)
	}
	return s
}

// scan reads a stretch of every chain's journal and calls visit with each trade's
// candidate, by global offset over all chains. The candidate stands until visit
// returns. It holds a few rows of each chain in memory, and the trades of a window.
func scan(ctx context.Context, src Journal, s *scanRange, visit func(l *cursor, o *detect.Candidate) error) error {
	var cursors []*cursor
	defer func() {
		for _, l := range cursors {
			l.stop()
		}
	}()
	for i, chain := range smartmoney.Chains() {
		l := newCursor(ctx, src, chain, s.after[i], s)
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

// checkEvery is how many records are visited between two looks at the context.
const checkEvery = 4096

// first returns the lane whose record comes next, and the global offset up to which
// its records come before those of every other; nil where nothing is left.
func first(cursors []*cursor) (next *cursor, until int64) {
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

// cursor is one chain's way along the journal.
type cursor struct {
	chain    smartmoney.Chain
	names    *names
	detector *detect.Detector
	row      store.JournalRow // of head; without its body
	head     *detect.Trade    // the record that comes next; nil at the end

	upTo   int64
	next   func() (store.JournalRow, error, bool)
	stop   func()
	reader *journal.Reader // of row
}

func newCursor(ctx context.Context, src Journal, chain smartmoney.Chain, after int64, s *scanRange) *cursor {
	l := &cursor{
		chain: chain, names: s.names[chain.Index()], detector: detect.New(chain, s.top, s.window), upTo: s.upTo,
	}
	l.reader = journal.NewReader(nil, interner{l.names})
	l.next, l.stop = iter.Pull2(rows(ctx, src, chain, after))
	return l
}

var errStopped = errors.New("enough of the journal")

// rows returns a chain's rows one by one, reading on as they are asked for.
func rows(ctx context.Context, src Journal, chain smartmoney.Chain, after int64) iter.Seq2[store.JournalRow, error] {
	return func(yield func(store.JournalRow, error) bool) {
		err := src.Journal(ctx, chain, after, math.MaxInt64, func(r store.JournalRow) error {
			if !yield(r, nil) {
				return errStopped
			}
			return nil
		})
		if err != nil && !errors.Is(err, errStopped) {
			yield(store.JournalRow{}, fmt.Errorf("scan of the journal: %w", err))
		}
	}
}

// advance moves head to the next trade. The refreshes of the ranking before it take
// effect.
func (l *cursor) advance() error {
	l.head = nil
	for {
		trade, refresh, err := l.reader.Next()
		switch {
		case errors.Is(err, io.EOF):
			if more, err := l.open(); err != nil || !more {
				return err
			}
		case err != nil:
			return fmt.Errorf("journal of %s from %d: %w", l.chain, l.row.FirstSeq, err)
		case refresh != nil:
			l.detector.Refreshed(refresh)
		case trade.GlobalOffset > l.upTo:
			return nil
		default:
			l.head = trade
			return nil
		}
	}
}

// open goes on to the next row; more is false at the end of the stretch.
func (l *cursor) open() (more bool, err error) {
	row, err, more := l.next()
	if err != nil || !more {
		return false, err
	}
	l.reader.Reset(row.Body)
	row.Body = nil
	l.row = row
	return true, nil
}
