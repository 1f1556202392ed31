package websocket

import (
	"errors"
	"net"
	"os"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
)

// flushChunk is how much of the queue is written at a time, bytes.
const flushChunk = 16 << 10

// outboundQueue is a network connection whose writes never block: what the socket does not
// accept at once is queued in memory, and a goroutine that exists only meanwhile, the flusher,
// writes it. Frames are sent whole and never interleave.
type outboundQueue struct {
	net.Conn
	socket net.Conn // below TLS if there is any: closing it never blocks
	// stallTimeout is how long a peer may read nothing while the queue is not empty.
	stallTimeout time.Duration
	// counts a peer that read nothing for that long, or too little of what does not count towards
	// the limit; nil: nothing does
	slow *atomic.Uint64

	clock    *atomic.Uint32 // counts ticks of the ping scheduler
	lastSeen atomic.Uint32  // the tick at which the peer last sent something

	fanout.Queue               // of the bytes in waiting, and those that the flusher holds; its lock guards what follows
	direct       *direct       // nil if the socket can only be written through Conn
	waiting      []byte        // what the flusher writes next
	flushed      chan struct{} // closed when the flusher has ended; nil without one
	open         bool          // the handshake has been sent
	refused      bool          // the websocket library ended it because of invalid frames
}

func newOutboundQueue(conn net.Conn, limit int, stallTimeout time.Duration, clock *atomic.Uint32) *outboundQueue {
	o := &outboundQueue{Conn: conn, socket: conn, Queue: fanout.NewQueue(limit, false), stallTimeout: stallTimeout, clock: clock}
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
	o.Lock()
	defer o.Unlock()
	if o.Ended() {
		return 0, fanout.ErrEnded
	}
	err := o.put(p, false)
	if o.open {
		o.refused = true
		o.End()
	}
	o.open = true
	return len(p), err
}

// send queues frames of a writer, nil for none. It returns the errors of fanout.Queue.Admit and
// then queues nothing. Frames that do not count towards the limit have a bound of their own, beyond
// which the connection ends at once.
func (o *outboundQueue) send(p []byte, by fanout.Writer) error {
	o.Lock()
	defer o.Unlock()
	counts, err := o.Admit(len(p), by)
	if err != nil {
		return err
	}
	err = o.put(p, counts)
	o.Unclaim(by)
	return err
}

// finish queues the last frame and reports whether it is the first call.
func (o *outboundQueue) finish(p []byte) bool {
	o.Lock()
	defer o.Unlock()
	if o.Ended() {
		return false
	}
	o.End()
	_ = o.put(p, false) // if this fails, the reader sees the end
	return true
}

// put writes or queues p, which may count towards the limit. The caller holds the lock.
func (o *outboundQueue) put(p []byte, counts bool) error {
	if o.Pending() == 0 && o.direct != nil {
		n, err := o.direct.try(p)
		if err != nil {
			o.fail()
			return fanout.ErrEnded
		}
		p = p[n:]
	}
	if len(p) == 0 {
		return nil
	}
	o.waiting = append(o.waiting, p...)
	if o.Add(len(p), counts) != nil && !o.Ended() { // a last frame is let through
		o.countSlow()
		o.fail()
		return fanout.ErrEnded
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
		o.Lock()
		if err != nil {
			o.stalled(err)
			o.fail()
		} else {
			o.Written(n)
		}
		o.Unlock()
	}
}

// extendDeadline sets the write deadline for the next chunk, unless the connection is ending,
// which has a deadline of its own.
func (o *outboundQueue) extendDeadline() {
	o.Lock()
	defer o.Unlock()
	if !o.Ended() {
		_ = o.SetWriteDeadline(time.Now().Add(o.stallTimeout)) // if this fails, so does the write
	}
}

// stalled counts the connection as slow if a write failed because the peer read nothing for the
// stall timeout. A connection that is ending has been counted by its reason. The caller holds the
// lock.
func (o *outboundQueue) stalled(err error) {
	if !o.Ended() && errors.Is(err, os.ErrDeadlineExceeded) {
		o.countSlow()
	}
}

// countSlow counts a connection that ends because its peer is slow.
func (o *outboundQueue) countSlow() {
	if o.slow != nil {
		o.slow.Add(1)
	}
}

// more returns what the flusher writes next. If the queue is empty it returns nil and marks
// the flusher as ended.
func (o *outboundQueue) more(batch []byte) []byte {
	o.Lock()
	defer o.Unlock()
	if o.Pending() > 0 && len(batch) > 0 {
		return batch
	}
	if batch, o.waiting = o.waiting, nil; len(batch) > 0 {
		return batch
	}
	if !o.Ended() {
		_ = o.SetWriteDeadline(time.Time{}) // else a later direct write would miss it
	}
	close(o.flushed)
	o.flushed = nil
	return nil
}

// fail closes the socket and drops the queue. The caller holds the lock.
func (o *outboundQueue) fail() {
	o.waiting = nil
	o.Drop()
	_ = o.socket.Close() // wakes the reader, which cleans up
}

func (o *outboundQueue) hasEnded() bool {
	o.Lock()
	defer o.Unlock()
	return o.Ended()
}

func (o *outboundQueue) abort() {
	o.Lock()
	defer o.Unlock()
	o.fail()
}

// drain ends the queue and waits until it is written, up to a deadline.
func (o *outboundQueue) drain(deadline time.Time) {
	o.Lock()
	o.End()
	flushed := o.flushed
	o.Unlock()
	if flushed != nil {
		_ = o.SetWriteDeadline(deadline)
		<-flushed
	}
}

// wasRefused reports whether the websocket library ended the connection because of invalid
// frames.
func (o *outboundQueue) wasRefused() bool {
	o.Lock()
	defer o.Unlock()
	return o.refused
}

// flusher returns a channel that is closed when the flusher has ended; nil without one.
func (o *outboundQueue) flusher() <-chan struct{} {
	o.Lock()
	defer o.Unlock()
	return o.flushed
}
