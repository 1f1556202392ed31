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
	"smartmoney/internal/detect/tape"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Tape is where the records of detection are kept.
type Tape interface {
	// Progress gives the arrival number up to which every record can be read.
	Progress(ctx context.Context) (arrived int64, err error)
	// Tape gives a chain's rows in order: those whose ToTime is later than after (unix
	// ns) and whose FirstSeq is at most upToSeq. An error of f ends it.
	Tape(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, f func(store.TapeRow) error) error
	// Heads gives how far each chain's event time is, by Chain.Index.
	Heads(ctx context.Context) ([smartmoney.ChainCount]store.Head, error)
}

var _ Tape = (*store.DB)(nil)

// stretch is the part of the tape that a walk looks at.
type stretch struct {
	after  [smartmoney.ChainCount]int64 // event times, unix ns: rows that end there or before are left out
	upTo   int64                        // arrival number of the last record, included
	top    int                          // wallets of the ranking whose trades are smart
	window time.Duration                // the largest that is asked for
	names  [smartmoney.ChainCount]*names
}

// newStretch gives a stretch with names of its own and no bounds yet.
func newStretch(top int, window time.Duration, market func(token string) *smartmoney.SignalMarket) *stretch {
	s := &stretch{top: top, window: window}
	for i := range s.names {
		s.names[i] = newNames(market)
	}
	return s
}

// walk reads a stretch of every chain's tape and calls visit with each trade's
// occasion, in the order of arrival over all chains. The occasion stands until visit
// returns. It holds a few rows of each chain in memory, and the trades of a window.
func walk(ctx context.Context, src Tape, s *stretch, visit func(l *lane, o *detect.Occasion) error) error {
	var lanes []*lane
	defer func() {
		for _, l := range lanes {
			l.stop()
		}
	}()
	for i, chain := range smartmoney.Chains() {
		l := newLane(ctx, src, chain, s.after[i], s)
		lanes = append(lanes, l)
		if err := l.advance(); err != nil {
			return err
		}
	}
	for visited := 0; ; {
		l, until := first(lanes)
		if l == nil {
			return nil
		}
		for l.head != nil && l.head.Arrival < until {
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

// first gives the lane whose record comes next, and the arrival number up to which
// its records come before those of every other; nil where nothing is left.
func first(lanes []*lane) (next *lane, until int64) {
	until = math.MaxInt64
	for _, l := range lanes {
		switch {
		case l.head == nil:
		case next == nil:
			next = l
		case l.head.Arrival < next.head.Arrival:
			next, until = l, next.head.Arrival
		default:
			until = min(until, l.head.Arrival)
		}
	}
	return next, until
}

// lane is one chain's way along the tape.
type lane struct {
	chain    smartmoney.Chain
	names    *names
	detector *detect.Detector
	row      store.TapeRow // of head; without its body
	head     *detect.Trade // the record that comes next; nil at the end

	upTo   int64
	next   func() (store.TapeRow, error, bool)
	stop   func()
	reader *tape.Reader // of row
}

func newLane(ctx context.Context, src Tape, chain smartmoney.Chain, after int64, s *stretch) *lane {
	l := &lane{
		chain: chain, names: s.names[chain.Index()], detector: detect.New(chain, s.top, s.window), upTo: s.upTo,
	}
	l.reader = tape.NewReader(nil, interner{l.names})
	l.next, l.stop = iter.Pull2(rows(ctx, src, chain, after))
	return l
}

var errStopped = errors.New("enough of the tape")

// rows gives a chain's rows one by one, reading on as they are asked for.
func rows(ctx context.Context, src Tape, chain smartmoney.Chain, after int64) iter.Seq2[store.TapeRow, error] {
	return func(yield func(store.TapeRow, error) bool) {
		err := src.Tape(ctx, chain, after, math.MaxInt64, func(r store.TapeRow) error {
			if !yield(r, nil) {
				return errStopped
			}
			return nil
		})
		if err != nil && !errors.Is(err, errStopped) {
			yield(store.TapeRow{}, fmt.Errorf("walk over the tape: %w", err))
		}
	}
}

// advance moves head to the next trade. The takings of the ranking before it take
// effect.
func (l *lane) advance() error {
	l.head = nil
	for {
		trade, taking, err := l.reader.Next()
		switch {
		case errors.Is(err, io.EOF):
			if more, err := l.open(); err != nil || !more {
				return err
			}
		case err != nil:
			return fmt.Errorf("tape of %s from %d: %w", l.chain, l.row.FirstSeq, err)
		case taking != nil:
			l.detector.Taken(taking)
		case trade.Arrival > l.upTo:
			return nil
		default:
			l.head = trade
			return nil
		}
	}
}

// open goes on to the next row; more is false at the end of the stretch.
func (l *lane) open() (more bool, err error) {
	row, err, more := l.next()
	if err != nil || !more {
		return false, err
	}
	l.reader.Reset(row.Body)
	row.Body = nil
	l.row = row
	return true, nil
}
