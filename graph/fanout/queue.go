package fanout

import (
	"context"
	"errors"
	"sync"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// ErrEnded says that a queue accepts nothing more.
var ErrEnded = errors.New("the connection has ended")

// ErrFull says that a queue would exceed its limit, or those of its customer theirs.
var ErrFull = errors.New("the outbound queue is full, or those of its customer are")

// Queue bounds what waits for the reader of one connection, which its owner keeps: frames of a
// websocket, or results of a stream of events. A result to an empty queue, and one that its writer
// has reserved the queue for, do not count towards the limit: a large result does not make a
// reader slow, nor does what follows it.
//
// Its lock also guards what the owner keeps beside it. Methods that lock say so; the caller of the
// others holds the lock.
type Queue struct {
	sync.Mutex

	limit    int                 // bytes that count
	shared   bool                // results that do not count are held once for all connections
	pending  int                 // bytes that are not written yet
	free     int                 // of these: those that do not count
	freed    int                 // of these: those up to the last one that does not count
	reserved *limits.Reservation // of the pending bytes; nil: their customer is not known yet
	claim    Writer              // whose next result does not count; nil for none
	room     chan struct{}       // closed when there is room or the queue has ended; nil without a waiter
	ended    bool                // nothing more is accepted
}

// NewQueue returns an empty queue of at most limit bytes that count. shared says that results which
// do not count are held once for all connections, so that they need no reservation.
func NewQueue(limit int, shared bool) Queue { return Queue{limit: limit, shared: shared} }

// ReserveAs sets the reservation, of a customer, that holds the queue's bytes from now on. It
// locks.
func (q *Queue) ReserveAs(r *limits.Reservation) {
	q.Lock()
	defer q.Unlock()
	q.reserved = r
	_ = q.count() // what waits is what the handshake left
}

// Admit reports whether n more bytes of a writer, nil for none, count. It returns ErrFull if they
// count and there is no room for them, and ErrEnded after the end.
func (q *Queue) Admit(n int, by Writer) (counts bool, err error) {
	switch {
	case q.ended:
		return false, ErrEnded
	case q.pending == 0 || by != nil && q.claim == by:
		return false, nil
	case q.pending-q.free+n > q.limit || q.reserve(q.pending+n, q.free) != nil:
		return true, ErrFull
	}
	return true, nil
}

// Add counts n bytes that wait. It returns RATE_LIMITED if the bytes of the customer that do not
// count exceed their bound.
func (q *Queue) Add(n int, counts bool) error {
	q.pending += n
	if !counts {
		q.free += n
		q.freed = q.pending
	}
	return q.count()
}

// Written subtracts n bytes that were written.
func (q *Queue) Written(n int) {
	q.pending -= n
	q.freed = max(q.freed-n, 0)
	q.free = min(q.free, q.freed)
	_ = q.count() // fewer than before
	q.wake()
}

// Pending returns how many bytes wait.
func (q *Queue) Pending() int { return q.pending }

// End ends the queue: it accepts nothing more. Ended reports whether it has.
func (q *Queue) End() {
	q.ended = true
	q.wake()
}

// Ended reports whether the queue has ended.
func (q *Queue) Ended() bool { return q.ended }

// Drop ends the queue and forgets what waits.
func (q *Queue) Drop() {
	q.pending, q.free, q.freed = 0, 0, 0
	_ = q.count() // fewer than before
	q.End()
}

// Reserve reserves the queue for the next result of a writer and reports whether at most half of it
// is in use and no other writer has it. It locks.
func (q *Queue) Reserve(by Writer) bool {
	q.Lock()
	defer q.Unlock()
	if q.ended || !q.roomFor(by) {
		return false
	}
	q.claim = by
	return true
}

// Release ends the reservation of a writer, if it has one. It locks.
func (q *Queue) Release(by Writer) {
	q.Lock()
	defer q.Unlock()
	q.Unclaim(by)
}

// Unclaim is Release for a caller that holds the lock.
func (q *Queue) Unclaim(by Writer) {
	if by != nil && q.claim == by {
		q.claim = nil
		q.wake()
	}
}

// WaitWritable blocks until Reserve would succeed. It returns ErrEnded or the error of ctx. It
// locks.
func (q *Queue) WaitWritable(ctx context.Context, by Writer) error {
	for {
		room, err := q.waiting(by)
		if room == nil {
			return err
		}
		select {
		case <-room:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// waiting returns a channel that is closed when there may be room for a writer; nil if there is,
// and with ErrEnded. It locks.
func (q *Queue) waiting(by Writer) (chan struct{}, error) {
	q.Lock()
	defer q.Unlock()
	switch {
	case q.ended:
		return nil, ErrEnded
	case q.roomFor(by):
		return nil, nil
	case q.room == nil:
		q.room = make(chan struct{})
	}
	return q.room, nil
}

// roomFor reports whether at most half of the queue is in use and no other writer has it.
func (q *Queue) roomFor(by Writer) bool {
	return q.pending <= q.limit/2 && (q.claim == nil || q.claim == by)
}

// wake wakes the writers that wait, if there is room or the queue has ended.
func (q *Queue) wake() {
	if q.room != nil && (q.ended || q.pending <= q.limit/2) {
		close(q.room)
		q.room = nil
	}
}

// count counts the bytes that wait among those of the customer, or returns an error if these are
// too many.
func (q *Queue) count() error { return q.reserve(q.pending, q.free) }

func (q *Queue) reserve(n, free int) error {
	if q.shared {
		return q.reserved.Queued(n-free, 0)
	}
	return q.reserved.Queued(n, free)
}
