package live

import (
	"context"
	"sync"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Batch is a range of a log.
type Batch struct {
	// Entries are the notifications that are not deleted, by rising sequence. They are
	// shared and must not be modified.
	Entries []smartmoney.Notification
	UpTo    int64 // end of the range: at least the last entry's number
	Version int64 // of the log at the time of the read
	Gap     *Gap  // not nil: everything up to UpTo has expired and Entries is empty
}

// Gap reports expired notifications.
type Gap struct {
	Oldest int64 // number of the oldest notification left; 0: none
}

// Stream is an open log of a customer. It has no position of its own: a user may read from
// several positions.
type Stream struct {
	tail  *tail
	end   int64
	close sync.Once
}

// End returns the highest number of the log when the stream was opened, 0 for an empty log.
func (s *Stream) End() int64 { return s.end }

// Version returns the log's version as known to the hub. It increases when the log is reset
// and when the configuration changes. Entries read under another version may be deleted.
func (s *Stream) Version() int64 { return s.tail.version.Load() }

// Close closes the stream. Read must not be called after it.
func (s *Stream) Close() {
	s.close.Do(func() { s.tail.hub.leave(s.tail) })
}

// Read returns at most Options.Page entries after a number; the next read starts at UpTo.
// If there are none yet, it waits for them or for the end of ctx; without wait it returns a
// batch with UpTo = after. It waits while the database does not answer. It returns the error
// of ctx, or UNAVAILABLE after the hub has stopped.
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

// await unlocks mu until a channel is closed or ctx ends.
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

// flight is a running read of the past, shared by its readers.
type flight struct {
	done chan struct{} // closed when the other fields are set
	part notifications.LogPart
	err  error
}

// past reads after a number that precedes the kept entries; ok is false if the caller must
// retry. The caller holds mu.
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
		return b, false, nil // the log was reset in the meantime
	}
	b = Batch{Entries: f.part.Entries, UpTo: end(&f.part, after, t.hub.pastPage()), Version: f.part.Version}
	if f.part.Oldest > after+1 && f.part.Last > after {
		b.Gap = &Gap{}
		if len(b.Entries) > 0 {
			b.Gap.Oldest = b.Entries[0].Sequence
		}
		b.Entries, b.UpTo = nil, f.part.Oldest-1
	}
	return b, true, nil
}

// failure returns the error shown to readers after a read that is not retried.
func (t *tail) failure(err error) error {
	if t.ctx.Err() != nil {
		return stopped()
	}
	return err
}

// fly reads the past, keeps entries that adjoin the newest ones, and completes the flight.
func (t *tail) fly(f *flight, after int64) {
	page := t.hub.pastPage()
	part, err := t.hub.read(t.ctx, t.hub.readsPast, t.customerID, after, page)
	t.mu.Lock()
	defer t.mu.Unlock()
	if err == nil && part.Version > t.version.Load() {
		t.renew(part.Version)
		t.call()
	}
	if err == nil && part.Version == t.version.Load() && part.Oldest <= after+1 {
		t.recent.addBefore(after, end(&part, after, page), part.Entries)
	}
	f.part, f.err = part, err
	delete(t.flights, after)
	close(f.done)
}
