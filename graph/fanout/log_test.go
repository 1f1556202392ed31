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

func (g *growing) grow(n int64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.last += n
	close(g.changed)
	g.changed = make(chan struct{})
}

func (g *growing) fail(err error) {
	g.mu.Lock()
	g.failing = err
	g.mu.Unlock()
	g.grow(0)
}

func (g *growing) failures() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.failed
}

func (g *growing) runs() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.executed
}

func (g *growing) reached() int64 {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.furthest
}

// begin starts an execution after a number; a negative one means the end of the log.
func (g *growing) begin(after int64, latest bool) fanout.Begin {
	return func(ctx context.Context) (*fanout.Execution, gqlerror.List) {
		g.mu.Lock()
		defer g.mu.Unlock()
		if after < 0 {
			after = g.last
		}
		if after > g.last {
			return nil, gqlerror.List{{Message: "after the end"}}
		}
		s := &reader{log: g, at: after, latest: latest, version: g.version}
		return &fanout.Execution{Source: s, Respond: func() ([]byte, bool) {
			if ctx.Err() != nil {
				return nil, false
			}
			if !s.ready {
				panic("BUG: an execution without an event")
			}
			s.ready = false
			g.mu.Lock()
			defer g.mu.Unlock()
			g.executed++
			g.furthest = max(g.furthest, s.at)
			g.partial--
			return fmt.Appendf(nil, "%d%*s", s.at, g.padding, ""), g.partial < 0
		}}, nil
	}
}

// beginLost starts an execution whose first event reports a loss, at a number.
func (g *growing) beginLost(at int64) fanout.Begin {
	begin := g.begin(at, false)
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

func (l *lossy) Position() int64 {
	if l.lost {
		return -1
	}
	return l.reader.Position()
}

func (l *lossy) Next(ctx context.Context, wait bool) (service.EventPosition, bool, error) {
	if !l.lost {
		return l.reader.Next(ctx, wait)
	}
	l.lost, l.ready = false, true
	return service.EventPosition{Number: l.at, Version: l.version, Cursor: strconv.FormatInt(l.at, 10)}, true, nil
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

func (l *list) Next(r *fanout.Result) {
	l.mu.Lock()
	defer l.mu.Unlock()
	n, err := strconv.ParseInt(strings.TrimSpace(string(r.Body)), 10, 64)
	if err != nil || n != r.Number || r.Cursor != strings.TrimSpace(string(r.Body)) {
		panic("malformed result")
	}
	if l.panicAt == n {
		panic("writer panics")
	}
	l.got = append(l.got, n)
	l.full = l.full || l.slow
	l.announce()
	if l.stopAt == n && l.running != nil {
		l.running.Stop()
	}
}

func (l *list) Done(errs gqlerror.List) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.done, l.errs = true, errs
	l.announce()
}

func (l *list) announce() {
	close(l.changed)
	l.changed = make(chan struct{})
}

// WaitWritable returns when the writer has room and nothing has reserved it.
func (l *list) WaitWritable(ctx context.Context) error {
	for {
		l.mu.Lock()
		ok, changed := !l.full, l.changed
		l.mu.Unlock()
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

func (l *list) Reserve() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return !l.full
}

func (l *list) Release() {}

// quicken makes a slow writer a fast one.
func (l *list) quicken() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.slow, l.full = false, false
	l.announce()
}

func (g *growing) held() (now, most int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.holding, g.most
}

// until blocks until wanted reports true.
func (l *list) until(t *testing.T, what string, wanted func() bool) {
	t.Helper()
	limit := time.After(2 * time.Minute)
	for {
		l.mu.Lock()
		ok, changed := wanted(), l.changed
		l.mu.Unlock()
		if ok {
			return
		}
		select {
		case <-changed:
		case <-limit:
			t.Fatalf("%s: got %v", what, l.got)
		}
	}
}

// has waits for the number to, and checks that the list runs from one number to the other.
func (l *list) has(t *testing.T, from, to int64) {
	t.Helper()
	l.until(t, fmt.Sprintf("want %d to %d", from, to), func() bool { return len(l.got) > 0 && l.got[len(l.got)-1] >= to })
	l.mu.Lock()
	defer l.mu.Unlock()
	for i, n := range l.got {
		if n != from+int64(i) {
			t.Fatalf("entry %d is %d, want %d: %v", i, n, from+int64(i), l.got)
		}
	}
}
