// Package archive keeps events of the log as Parquet files, for when the log drops them: below a directory, in
// chain=CHAIN/month=YYYY-MM, every kind of event in one table, each file a run of sequence numbers that its name
// tells. A manifest has each file's range, counts and checksum.
//
// It promises that what Archive returned for without an error is on disk and found by any reader of Parquet, that no
// event is in two files, and that a kill or a full disk at any moment leaves no half file and loses nothing. It must
// not drop anything and does not know the database.
package archive

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
)

// maxFile is the number of events of a file at most.
const maxFile = 200_000

// Archive writes to a directory. It is safe for concurrent use; other processes that write to the directory wait.
type Archive struct {
	dir    string
	most   int // events of a file
	create func(path string) (output, error)

	mu sync.Mutex // one Archive call at a time
}

// New returns the archive in a directory, which is made when the first events are written.
func New(dir string) *Archive { return &Archive{dir: dir, most: maxFile, create: createFile} }

// Archive stores runs of a chain's log, in the order of the log. When it returns nil they are durable. Events in the archive already are compared with it: others under the same sequence numbers, as of another database, are an
// error. After an error what is archived stays so, and the call can be repeated.
func (a *Archive) Archive(ctx context.Context, chain smartmoney.Chain, segments []eventlog.Segment) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if err := a.archive(ctx, chain, segments); err != nil {
		return fmt.Errorf("archive events of %s in %s: %w", chain, a.dir, err)
	}
	return nil
}

func (a *Archive) archive(ctx context.Context, chain smartmoney.Chain, segments []eventlog.Segment) error {
	if err := makeDirs(a.dir, manifests); err != nil {
		return err
	}
	unlock, err := a.lock()
	if err != nil {
		return err
	}
	defer unlock()
	w := writer{archive: a, chain: chain}
	if err := w.open(ctx); err != nil {
		return err
	}
	if err := w.compare(ctx, segments); err != nil {
		return err
	}
	for i := range segments {
		if err := w.add(ctx, segments[i].After(w.last)); err != nil {
			return err
		}
	}
	return w.flush(ctx)
}

// path returns the path of a file of a manifest.
func (a *Archive) path(name string) string { return filepath.Join(a.dir, filepath.FromSlash(name)) }

// lock keeps other processes from writing to the directory until the returned function is called. The kernel ends the
// lock of a process that dies.
func (a *Archive) lock() (unlock func(), err error) {
	f, err := os.OpenFile(filepath.Join(a.dir, manifests, ".lock"), os.O_CREATE|os.O_RDWR, 0o640)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		return nil, errors.Join(fmt.Errorf("another process writes to it: %w", err), f.Close())
	}
	return func() { _ = f.Close() }, nil // closing ends the lock
}

// writer adds to the files of one chain.
type writer struct {
	archive *Archive
	chain   smartmoney.Chain

	entries []entry
	length  int64     // of the manifest, bytes
	last    int64     // sequence number of the last event that is archived or queued; 0: none
	now     time.Time // the chain's event time there

	queued eventlog.Segment // for the next file; all of one month
	month  string
}

// open reads the manifest, deletes files that a killed process had not finished, and takes up those that it had
// finished but not entered.
func (w *writer) open(ctx context.Context) (err error) {
	unfinished, err := filepath.Glob(filepath.Join(w.archive.dir, "chain="+string(w.chain), "month=*", temporary+"*"))
	if err != nil {
		return err
	}
	for _, path := range unfinished {
		if err := os.Remove(path); err != nil {
			return err
		}
	}
	if w.entries, w.length, err = readManifest(w.archive.dir, w.chain); err != nil {
		return err
	}
	stray, err := strays(w.archive.dir, w.chain, w.entries)
	if err != nil {
		return err
	}
	for _, name := range stray {
		e, err := w.describe(ctx, name)
		if err != nil {
			return fmt.Errorf("%s is not in the manifest and cannot be taken up: %w", name, err)
		}
		if err := w.enter(e); err != nil {
			return err
		}
	}
	if n := len(w.entries); n > 0 {
		w.last, w.now = w.entries[n-1].Last, w.entries[n-1].EventTime
	}
	return nil
}

// strays returns the data files of a chain that are not in the manifest, in the order of their sequence numbers.
func strays(dir string, chain smartmoney.Chain, entries []entry) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "chain="+string(chain), "month=*", string(chain)+"-*.parquet"))
	if err != nil {
		return nil, err
	}
	known := make(map[string]bool, len(entries))
	for i := range entries {
		known[entries[i].File] = true
	}
	var stray []string
	for _, path := range files {
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return nil, err
		}
		if name = filepath.ToSlash(name); !known[name] {
			stray = append(stray, name)
		}
	}
	slices.SortFunc(stray, func(a, b string) int { return strings.Compare(filepath.Base(a), filepath.Base(b)) })
	return stray, nil
}

// describe returns the entry of a finished file, which must follow the last one.
func (w *writer) describe(ctx context.Context, name string) (e entry, err error) {
	e.File = name
	after := int64(0)
	if n := len(w.entries); n > 0 {
		after, e.EventTime = w.entries[n-1].Last, w.entries[n-1].EventTime
	}
	path := w.archive.path(name)
	err = readFile(ctx, path, w.chain, func(r *row, ev *event.Event) error {
		if e.First == 0 {
			e.First, e.Last = r.Seq, r.Seq-1
		}
		if r.Seq != e.Last+1 || r.Seq <= after {
			return fmt.Errorf("event %d is out of order", r.Seq)
		}
		e.Last = r.Seq
		e.count(ev)
		return nil
	})
	if err == nil && e.First == 0 {
		err = errors.New("it has no events")
	}
	if err == nil {
		e.Bytes, e.SHA256, err = checksum(path)
	}
	return e, err
}

// enter adds a file to the manifest.
func (w *writer) enter(e entry) (err error) {
	if w.length, err = w.archive.appendEntry(w.chain, w.length, &e); err == nil {
		w.entries = append(w.entries, e)
	}
	return err
}

// compare compares the events of segments that are archived already with the archive.
func (w *writer) compare(ctx context.Context, segments []eventlog.Segment) error {
	if len(segments) == 0 {
		return nil
	}
	first, last := segments[0].First, segments[len(segments)-1].Last()
	var ours, theirs []byte
	for i := range w.entries {
		e := &w.entries[i]
		if e.Last < first || e.First > last {
			continue
		}
		rest := segments
		err := readFile(ctx, w.archive.path(e.File), w.chain, func(r *row, ev *event.Event) error {
			for len(rest) > 0 && rest[0].Last() < r.Seq {
				rest = rest[1:]
			}
			if len(rest) == 0 || rest[0].First > r.Seq {
				return nil
			}
			at := r.Seq - rest[0].First
			ours = event.AppendBinary(ours[:0], &rest[0].Events[at])
			theirs = event.AppendBinary(theirs[:0], ev)
			if r.GlobalOffset != rest[0].Offsets[at] || !bytes.Equal(ours, theirs) {
				return fmt.Errorf("event %d of the log is another one in %s: a directory holds the archive of one database", r.Seq, e.File)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// add queues the events of a segment, and writes files of what is complete.
func (w *writer) add(ctx context.Context, s eventlog.Segment) error {
	for len(s.Events) > 0 {
		month, n := w.monthOf(&s)
		if len(w.queued.Events) > 0 && (month != w.month || s.First != w.last+1) {
			if err := w.flush(ctx); err != nil {
				return err
			}
		}
		if len(w.queued.Events) == 0 {
			w.queued, w.month = eventlog.Segment{First: s.First}, month
		}
		n = min(n, w.archive.most-len(w.queued.Events))
		w.queued.Events = append(w.queued.Events, s.Events[:n]...)
		w.queued.Offsets = append(w.queued.Offsets, s.Offsets[:n]...)
		for i := range s.Events[:n] {
			w.now = later(w.now, &s.Events[i])
		}
		w.last = s.First + int64(n) - 1
		s = s.After(w.last)
		if len(w.queued.Events) == w.archive.most {
			if err := w.flush(ctx); err != nil {
				return err
			}
		}
	}
	return nil
}

// later returns the event time after an event.
func later(now time.Time, e *event.Event) time.Time {
	if e.Type == event.TypeTrade && e.Trade.TradedAt.After(now) {
		return e.Trade.TradedAt
	}
	return now
}

// monthOf returns the month of event time in which a segment begins, and how many of its events lie in it. Events
// before the first trade belong to the trade's month.
func (w *writer) monthOf(s *eventlog.Segment) (month string, n int) {
	now := w.now
	for ; n < len(s.Events); n++ {
		next := later(now, &s.Events[n])
		if !now.IsZero() && n > 0 && monthName(next) != monthName(now) {
			break
		}
		now = next
	}
	return monthName(now), n
}

// monthName returns the name of a month, which sorts by time; 0001-01 where there was no trade.
func monthName(t time.Time) string { return t.UTC().Format("2006-01") }

// flush writes the queued events to a file.
func (w *writer) flush(ctx context.Context) error {
	if len(w.queued.Events) == 0 {
		return nil
	}
	before := time.Time{}
	if n := len(w.entries); n > 0 {
		before = w.entries[n-1].EventTime
	}
	e, err := w.archive.writeFile(ctx, &w.queued, w.chain, w.month)
	if err != nil {
		return err
	}
	if before.After(e.EventTime) {
		e.EventTime = before
	}
	w.queued = eventlog.Segment{}
	return w.enter(e)
}
