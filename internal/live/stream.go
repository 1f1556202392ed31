package live

import (
	"context"
	"sync"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Batch is a stretch of a log.
type Batch struct {
	// Entries are those that are not deleted, by rising sequence. They are shared and must
	// not be changed.
	Entries []smartmoney.Notification
	UpTo    int64 // the stretch's end: the last entry's number, or higher where nothing is left up to it
	Version int64 // of the log when the entries were read
	Gap     *Gap  // not nil: what comes up to UpTo was deleted because of its age; there are no Entries
}

// Gap is where entries are kept no longer.
type Gap struct {
	Oldest int64 // number of the oldest entry that is kept and not deleted; 0: there is none
}

// Stream is a customer's log as one of its users reads it. It has no place of its own:
// one user may read from several.
type Stream struct {
	tail  *tail
	end   int64
	close sync.Once
}

// End is the highest number that the log had when the stream was opened; 0 before the
// first entry.
func (s *Stream) End() int64 { return s.end }

// Version is the log's version as it is known: it rises when the log is reset, and when
// the configuration changes. What was read of another one may be deleted by now.
func (s *Stream) Version() int64 { return s.tail.version.Load() }

// Close ends the use. Read must not be called after it.
func (s *Stream) Close() {
	s.close.Do(func() { s.tail.hub.leave(s.tail) })
}

// Read returns what follows a number, at most Options.Page entries; UpTo is the number to read
// after next. Where there is nothing yet it waits for it or for ctx's end; without wait
// it returns a batch whose UpTo is after. It waits while the database does not answer; an
// error is ctx's, or UNAVAILABLE when the hub is stopped.
func (s *Stream) Read(ctx context.Context, after int64, wait bool) (Batch, error) {
	t := s.tail
	t.mu.Lock()
	defer t.mu.Unlock()
	for t.err == nil {
		entries, upTo, known := t.recent.after(after)
		if !known {
			b, ok, err := t.past(ctx, after)
			if ok || err != nil {
				return b, err
			}
			continue
		}
		if upTo > after || !wait {
			return Batch{Entries: entries, UpTo: upTo, Version: t.version.Load()}, nil
		}
		if err := t.await(ctx, t.changed); err != nil {
			return Batch{}, err
		}
	}
	return Batch{}, t.err
}

// await lets go of mu until a channel is closed or ctx ends.
func (t *tail) await(ctx context.Context, closed <-chan struct{}) error {
	t.mu.Unlock()
	defer t.mu.Lock()
	select {
	case <-closed:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// flight is a read of the past under way, for all who wait for it.
type flight struct {
	done chan struct{} // closed when the rest is set
	part store.LogPart
	err  error
}

// past reads after a number that lies before what is kept; ok is false where it must be
// tried again. The caller holds mu.
func (t *tail) past(ctx context.Context, after int64) (b Batch, ok bool, err error) {
	f := t.flights[after]
	if f == nil {
		f = &flight{done: make(chan struct{})}
		t.flights[after] = f
		t.hub.all.Go(func() { t.fly(f, after) })
	}
	if err := t.await(ctx, f.done); err != nil {
		return b, false, err
	}
	if f.err != nil {
		return b, false, t.failure(f.err)
	}
	if f.part.Version < t.version.Load() {
		return b, false, nil // the log was reset meanwhile
	}
	b = Batch{Entries: f.part.Entries, UpTo: t.recent.end(&f.part, after), Version: f.part.Version}
	if f.part.Oldest > after+1 && f.part.Last > after {
		b.Gap = &Gap{}
		if len(b.Entries) > 0 {
			b.Gap.Oldest = b.Entries[0].Sequence
		}
		b.Entries, b.UpTo = nil, f.part.Oldest-1
	}
	return b, true, nil
}

// failure is what readers are told of an error of a read that is not tried again.
func (t *tail) failure(err error) error {
	if t.ctx.Err() != nil {
		return stopped()
	}
	return err
}

// fly reads the past, keeps what fits before the newest entries, and lands.
func (t *tail) fly(f *flight, after int64) {
	part, err := t.hub.read(t.ctx, t.hub.readsPast, t.customerID, after)
	t.mu.Lock()
	defer t.mu.Unlock()
	if err == nil && part.Version > t.version.Load() {
		t.renew(part.Version)
		t.call()
	}
	if err == nil && part.Version == t.version.Load() && part.Oldest <= after+1 {
		t.recent.addBefore(after, t.recent.end(&part, after), part.Entries)
	}
	f.part, f.err = part, err
	delete(t.flights, after)
	close(f.done)
}
