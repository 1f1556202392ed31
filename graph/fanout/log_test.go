package fanout_test

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// growing is a log whose entries are the numbers from 1 on.
type growing struct {
	mu       sync.Mutex // guards what follows
	last     int64
	version  int64
	changed  chan struct{} // closed and replaced when the log grows
	executed int           // events that were executed, over all subscriptions
	furthest int64         // the newest event that was executed
	partial  int           // executions that return a partial result
	behind   int64         // how much lower the position of readers is than what they have returned
	padding  int           // bytes that are added to each result
	failing  error
	failed   int // calls of Next that returned failing
	vain     int // calls of Next without wait that found no event
	holding  int // readers that hold a page: of those in the past
	most     int // the highest holding
}

func newGrowing(last int64) *growing { return &growing{last: last, changed: make(chan struct{})} }

func (l *growing) grow(n int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.last += n
	close(l.changed)
	l.changed = make(chan struct{})
}

func (l *growing) fail(err error) {
	l.mu.Lock()
	l.failing = err
	l.mu.Unlock()
	l.grow(0)
}

func (l *growing) failures() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.failed
}

func (l *growing) runs() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.executed
}

func (l *growing) reached() int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.furthest
}

// begin starts an execution after a number; a negative one means the end of the log.
func (l *growing) begin(after int64, latest bool) fanout.Begin {
	return func(ctx context.Context) (*fanout.Execution, gqlerror.List) {
		l.mu.Lock()
		defer l.mu.Unlock()
		if after < 0 {
			after = l.last
		}
		if after > l.last {
			return nil, gqlerror.List{{Message: "after the end"}}
		}
		s := &reader{log: l, at: after, latest: latest, version: l.version}
		return &fanout.Execution{Source: s, Respond: func() ([]byte, bool) {
			if ctx.Err() != nil {
				return nil, false
			}
			if !s.ready {
				panic("BUG: an execution without an event")
			}
			s.ready = false
			l.mu.Lock()
			defer l.mu.Unlock()
			l.executed++
			l.furthest = max(l.furthest, s.at)
			l.partial--
			return fmt.Appendf(nil, "%d%*s", s.at, l.padding, ""), l.partial < 0
		}}, nil
	}
}

// beginLost starts an execution whose first event reports a loss, at a number.
func (l *growing) beginLost(at int64) fanout.Begin {
	begin := l.begin(at, false)
	return func(ctx context.Context) (*fanout.Execution, gqlerror.List) {
		exec, errs := begin(ctx)
		if errs == nil {
			exec.Source = &lossy{reader: exec.Source.(*reader), lost: true}
		}
		return exec, errs
	}
}

// lossy is a reader that reports a loss first.
type lossy struct {
	*reader
	lost bool
}

func (s *lossy) Position() int64 {
	if s.lost {
		return -1
	}
	return s.reader.Position()
}

func (s *lossy) Next(ctx context.Context, wait bool) (service.EventPosition, bool, error) {
	if !s.lost {
		return s.reader.Next(ctx, wait)
	}
	s.lost, s.ready = false, true
	return service.EventPosition{Number: s.at, Version: s.version, Cursor: strconv.FormatInt(s.at, 10)}, true, nil
}

// reader is a source over a log.
type reader struct {
	log     *growing
	at      int64
	version int64
	latest  bool
	closed  bool
	pages   int
	ready   bool // an event is ready to be executed
}

var _ service.Source = (*reader)(nil)

func (r *reader) Next(ctx context.Context, wait bool) (service.EventPosition, bool, error) {
	for {
		r.log.mu.Lock()
		last, changed, failing := r.log.last, r.log.changed, r.log.failing
		r.version = r.log.version
		if failing != nil {
			r.log.failed++
		}
		if !wait && r.at >= last {
			if r.log.vain++; r.log.vain > 1000 {
				failing = smartmoney.BadInput("", "%d calls of Next without wait found no event", r.log.vain)
			}
		}
		r.log.mu.Unlock()
		switch {
		case r.closed:
			return service.EventPosition{}, false, errors.New("BUG: Next after Close")
		case failing != nil:
			return service.EventPosition{}, false, failing
		case r.at < last:
			r.at++
			if r.latest {
				r.at = last
			}
			r.ready = true
			r.hold(1)
			return service.EventPosition{Number: r.at, Version: r.version, Cursor: strconv.FormatInt(r.at, 10)}, true, nil
		case !wait:
			return service.EventPosition{}, false, nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return service.EventPosition{}, false, ctx.Err()
		}
	}
}

func (r *reader) Repeat()        { r.ready = true }
func (r *reader) Version() int64 { return r.version }
func (r *reader) Latest() bool   { return r.latest }
func (r *reader) Forget()        { r.hold(0) }

// hold records how many pages the reader holds.
func (r *reader) hold(pages int) {
	r.log.mu.Lock()
	defer r.log.mu.Unlock()
	r.log.holding += pages - r.pages
	r.pages = pages
	r.log.most = max(r.log.most, r.log.holding)
}
func (r *reader) Close() { r.closed = true }

func (r *reader) Position() int64 {
	r.log.mu.Lock()
	defer r.log.mu.Unlock()
	return r.at - r.log.behind
}

// list is a writer that records its results.
type list struct {
	mu      sync.Mutex // guards what follows
	got     []int64
	done    bool
	errs    gqlerror.List
	changed chan struct{}
	full    bool  // has no room
	slow    bool  // is full after each result
	stopAt  int64 // stops itself from within Next at this number; 0: never
	panicAt int64 // panics from within Next at this number; 0: never
	running fanout.Running
}

func newList() *list { return &list{changed: make(chan struct{})} }

func (s *list) Next(r *fanout.Result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, err := strconv.ParseInt(strings.TrimSpace(string(r.Body)), 10, 64)
	if err != nil || n != r.Number || r.Cursor != strings.TrimSpace(string(r.Body)) {
		panic("malformed result")
	}
	if s.panicAt == n {
		panic("writer panics")
	}
	s.got = append(s.got, n)
	s.full = s.full || s.slow
	s.announce()
	if s.stopAt == n && s.running != nil {
		s.running.Stop()
	}
}

func (s *list) Done(errs gqlerror.List) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.done, s.errs = true, errs
	s.announce()
}

func (s *list) announce() {
	close(s.changed)
	s.changed = make(chan struct{})
}

// WaitWritable returns when the writer has room and nothing has reserved it.
func (s *list) WaitWritable(ctx context.Context) error {
	for {
		s.mu.Lock()
		ok, changed := !s.full, s.changed
		s.mu.Unlock()
		if ok {
			return ctx.Err()
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (s *list) Reserve() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return !s.full
}

func (s *list) Release() {}

// quicken makes a slow writer a fast one.
func (s *list) quicken() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.slow, s.full = false, false
	s.announce()
}

func (l *growing) held() (now, most int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.holding, l.most
}

// until blocks until wanted reports true.
func (s *list) until(t *testing.T, what string, wanted func() bool) {
	t.Helper()
	limit := time.After(time.Minute)
	for {
		s.mu.Lock()
		ok, changed := wanted(), s.changed
		s.mu.Unlock()
		if ok {
			return
		}
		select {
		case <-changed:
		case <-limit:
			t.Fatalf("%s: got %v", what, s.got)
		}
	}
}

// has waits for the number to, and checks that the list runs from one number to the other.
func (s *list) has(t *testing.T, from, to int64) {
	t.Helper()
	s.until(t, fmt.Sprintf("want %d to %d", from, to), func() bool { return len(s.got) > 0 && s.got[len(s.got)-1] >= to })
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, n := range s.got {
		if n != from+int64(i) {
			t.Fatalf("entry %d is %d, want %d: %v", i, n, from+int64(i), s.got)
		}
	}
}
