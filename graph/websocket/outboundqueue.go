package websocket

import (
	"context"
	"errors"
	"net"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

var (
	errEnded = errors.New("the connection has ended")
	errFull  = errors.New("the outbound queue is full, or those of its customer are")
)

// flushChunk is how much of the queue is written at a time, bytes.
const flushChunk = 16 << 10

// outboundQueue is a network connection whose writes never block: what the socket does not
// accept at once is queued in memory, and a goroutine that exists only meanwhile, the flusher,
// writes it. Frames are sent whole and never interleave.
type outboundQueue struct {
	net.Conn
	socket net.Conn // below TLS if there is any: closing it never blocks
	direct *direct  // nil if the socket can only be written through Conn
	limit  int
	// stallTimeout is how long a peer may read nothing while the queue is not empty.
	stallTimeout time.Duration
	// counts a peer that read nothing for that long, or too little of what does not count towards
	// the limit; nil: nothing does
	slow *atomic.Uint64

	clock    *atomic.Uint32 // counts ticks of the ping scheduler
	lastSeen atomic.Uint32  // the tick at which the peer last sent something

	mu       sync.Mutex          // guards what follows, and direct
	waiting  []byte              // what the flusher writes next
	pending  int                 // bytes not written yet, including those that the flusher holds
	free     int                 // pending bytes that do not count towards the limit
	freed    int                 // pending bytes up to the last one that does not count
	reserved *limits.Reservation // of the bytes that count; nil: their customer is not known yet
	flushed  chan struct{}       // closed when the flusher has ended; nil without one
	claim    *operation          // whose next frame does not count towards the limit; nil for none
	// closed when there is room again or the connection has ended; nil without a waiter
	room    chan struct{}
	open    bool // the handshake has been sent
	ended   bool // nothing more is accepted
	refused bool // the websocket library ended it because of invalid frames
}

func newOutboundQueue(conn net.Conn, limit int, stallTimeout time.Duration, clock *atomic.Uint32) *outboundQueue {
	o := &outboundQueue{Conn: conn, socket: conn, limit: limit, stallTimeout: stallTimeout, clock: clock}
	if below, ok := conn.(interface{ NetConn() net.Conn }); ok {
		o.socket = below.NetConn()
	}
	o.direct = newDirect(conn)
	o.lastSeen.Store(clock.Load())
	return o
}

// Read records when the peer was last seen.
func (o *outboundQueue) Read(p []byte) (int, error) {
	n, err := o.Conn.Read(p)
	if n > 0 {
		o.saw()
	}
	return n, err
}

// saw records that the peer is alive: it sent something, or something that it sent was dealt with
// only now.
func (o *outboundQueue) saw() { o.lastSeen.Store(o.clock.Load()) }

// Write is called by the websocket library, for its answer to the handshake and for a close
// frame after invalid frames.
func (o *outboundQueue) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.ended {
		return 0, errEnded
	}
	err := o.put(p, true)
	if o.open {
		o.ended, o.refused = true, true
		o.wakeWaiters()
	}
	o.open = true
	return len(p), err
}

// send queues frames. It returns errFull and queues nothing if the queue would exceed its limit, or
// the queues of its customer theirs, and errEnded after the end. Frames of the operation that has
// claimed the queue, whose claim ends with them, and frames sent to an empty queue, do not count
// towards the limits: a large result does not make a reader slow, nor does what follows it. Such
// frames of a customer have a bound of their own, beyond which the connection ends at once.
func (o *outboundQueue) send(p []byte, by *operation) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.ended {
		return errEnded
	}
	claimed := by != nil && o.claim == by
	if free := claimed || o.pending == 0; free || o.hasRoom(len(p)) {
		err := o.put(p, free)
		if claimed {
			o.endClaim()
		}
		return err
	}
	return errFull
}

// hasRoom reports whether n more bytes that count are within the limits. The caller holds mu.
func (o *outboundQueue) hasRoom(n int) bool {
	n += o.pending
	return n-o.free <= o.limit && o.reserved.Queued(n, o.free) == nil
}

// count counts the bytes that wait among those of the customer, or returns an error if these are
// too many. The caller holds mu.
func (o *outboundQueue) count() error { return o.reserved.Queued(o.pending, o.free) }

// reserveAs sets the reservation, of a customer, that holds the queue's bytes from now on.
func (o *outboundQueue) reserveAs(r *limits.Reservation) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.reserved = r
	_ = o.count() // what waits is what the handshake left
}

// finish queues the last frame and reports whether it is the first call.
func (o *outboundQueue) finish(p []byte) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.ended {
		return false
	}
	o.ended = true
	_ = o.put(p, true) // if this fails, the reader sees the end
	o.wakeWaiters()
	return true
}

// put writes or queues p; free bytes do not count towards the limit. The caller holds mu.
func (o *outboundQueue) put(p []byte, free bool) error {
	if o.pending == 0 && o.direct != nil {
		n, err := o.direct.try(p)
		if err != nil {
			o.fail()
			return errEnded
		}
		p = p[n:]
	}
	if len(p) == 0 {
		return nil
	}
	o.waiting = append(o.waiting, p...)
	o.pending += len(p)
	if free {
		o.free += len(p)
		o.freed = o.pending
	}
	if o.count() != nil && !o.ended { // a last frame is let through
		o.countSlow()
		o.fail()
		return errEnded
	}
	if o.flushed == nil {
		o.flushed = make(chan struct{})
		go o.flush()
	}
	return nil
}

// flush writes the queue until it is empty or a write fails.
func (o *outboundQueue) flush() {
	var batch []byte
	for {
		if batch = o.more(batch); batch == nil {
			return
		}
		n := min(len(batch), flushChunk)
		o.extendDeadline()
		_, err := o.Conn.Write(batch[:n])
		batch = batch[n:]
		o.mu.Lock()
		if err != nil {
			o.stalled(err)
			o.fail()
		} else {
			o.written(n)
		}
		o.mu.Unlock()
	}
}

// extendDeadline sets the write deadline for the next chunk, unless the connection is ending,
// which has a deadline of its own.
func (o *outboundQueue) extendDeadline() {
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.ended {
		_ = o.SetWriteDeadline(time.Now().Add(o.stallTimeout)) // if this fails, so does the write
	}
}

// stalled counts the connection as slow if a write failed because the peer read nothing for the
// stall timeout. A connection that is ending has been counted by its reason. The caller holds mu.
func (o *outboundQueue) stalled(err error) {
	if !o.ended && errors.Is(err, os.ErrDeadlineExceeded) {
		o.countSlow()
	}
}

// countSlow counts a connection that ends because its peer is slow.
func (o *outboundQueue) countSlow() {
	if o.slow != nil {
		o.slow.Add(1)
	}
}

// written subtracts what the flusher has written. The caller holds mu.
func (o *outboundQueue) written(n int) {
	o.pending -= n
	o.freed = max(o.freed-n, 0)
	o.free = min(o.free, o.freed)
	_ = o.count() // fewer than before
	if o.pending <= o.limit/2 {
		o.wakeWaiters()
	}
}

// more returns what the flusher writes next. If the queue is empty it returns nil and marks
// the flusher as ended.
func (o *outboundQueue) more(batch []byte) []byte {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.pending > 0 && len(batch) > 0 {
		return batch
	}
	if batch, o.waiting = o.waiting, nil; len(batch) > 0 {
		return batch
	}
	if !o.ended {
		_ = o.SetWriteDeadline(time.Time{}) // else a later direct write would miss it
	}
	close(o.flushed)
	o.flushed = nil
	return nil
}

// fail closes the socket and drops the queue. The caller holds mu.
func (o *outboundQueue) fail() {
	o.ended = true
	o.waiting, o.pending, o.free, o.freed = nil, 0, 0, 0
	_ = o.count() // fewer than before
	o.wakeWaiters()
	_ = o.socket.Close() // wakes the reader, which cleans up
}

// wakeWaiters wakes senders that wait for room. The caller holds mu.
func (o *outboundQueue) wakeWaiters() {
	if o.room != nil {
		close(o.room)
		o.room = nil
	}
}

// roomFor reports whether at most half of the queue is in use and no other operation claims it. The
// caller holds mu.
func (o *outboundQueue) roomFor(by *operation) bool {
	return o.pending <= o.limit/2 && (o.claim == nil || o.claim == by)
}

// tryClaim reserves the queue for the next frame of an operation and reports whether there is room
// for it. One frame at a time does not count towards the limit, however many operations wait.
func (o *outboundQueue) tryClaim(by *operation) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.ended || !o.roomFor(by) {
		return false
	}
	o.claim = by
	return true
}

// unclaim ends the claim of an operation, if it has one.
func (o *outboundQueue) unclaim(by *operation) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.claim == by {
		o.endClaim()
	}
}

// endClaim ends a claim and wakes those who wait for it. The caller holds mu.
func (o *outboundQueue) endClaim() {
	o.claim = nil
	if o.pending <= o.limit/2 {
		o.wakeWaiters()
	}
}

// waitRoom blocks until there is room for an operation. It returns errEnded or the error of ctx.
func (o *outboundQueue) waitRoom(ctx context.Context, by *operation) error {
	for {
		o.mu.Lock()
		if o.ended {
			o.mu.Unlock()
			return errEnded
		}
		if o.roomFor(by) {
			o.mu.Unlock()
			return nil
		}
		if o.room == nil {
			o.room = make(chan struct{})
		}
		room := o.room
		o.mu.Unlock()
		select {
		case <-room:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// hasEnded reports whether nothing more is accepted.
func (o *outboundQueue) hasEnded() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.ended
}

// abort closes the connection at once.
func (o *outboundQueue) abort() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.fail()
}

// drain ends the queue and waits until it is written, up to a deadline.
func (o *outboundQueue) drain(deadline time.Time) {
	o.mu.Lock()
	o.ended = true
	flushed := o.flushed
	o.mu.Unlock()
	if flushed != nil {
		_ = o.SetWriteDeadline(deadline)
		<-flushed
	}
}

// wasRefused reports whether the websocket library ended the connection because of invalid
// frames.
func (o *outboundQueue) wasRefused() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.refused
}

// flusher returns a channel that is closed when the flusher has ended; nil without one.
func (o *outboundQueue) flusher() <-chan struct{} {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.flushed
}
