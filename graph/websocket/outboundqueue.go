package websocket

import (
	"context"
	"errors"
	"net"
	"sync"
	"sync/atomic"
	"time"
)

var (
	errEnded = errors.New("the connection has ended")
	errFull  = errors.New("too much waits for the reader")
)

// flushChunk is how much is written at a time of what waits, bytes.
const flushChunk = 16 << 10

// outboundQueue is a network connection whose writing never blocks: what the socket does not
// take at once waits in memory, and a goroutine that lives only meanwhile writes it.
// What is sent is whole frames, which never mix.
type outboundQueue struct {
	net.Conn
	socket net.Conn // below TLS where there is any: closing it never waits
	direct *direct  // nil where the socket can only be written through Conn
	limit  int
	// stallTimeout is how long a reader may take no byte in while something waits.
	stallTimeout time.Duration

	clock    *atomic.Uint32 // counts ticks of the server's wheel
	lastSeen atomic.Uint32  // the tick at which something came last

	mu      sync.Mutex    // guards what follows, and writing at once
	waiting []byte        // what the flusher takes next
	pending int           // bytes not written yet, those that the flusher holds included
	free    int           // of them, those that do not count for the limit
	freed   int           // of them, those up to the last that does not count
	flushed chan struct{} // closed when the flusher has ended; nil while there is none
	room    chan struct{} // closed when there is room again, or the end has come; nil where nobody waits
	open    bool          // the handshake is over
	ended   bool          // nothing more is taken
	refused bool          // the websocket library ended it: the frames are no websocket's
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

// Read notes that the other side lives.
func (o *outboundQueue) Read(p []byte) (int, error) {
	n, err := o.Conn.Read(p)
	if n > 0 {
		o.lastSeen.Store(o.clock.Load())
	}
	return n, err
}

// Write is for the websocket library, which writes the answer to the handshake, and a
// close frame when it cannot make sense of what comes.
func (o *outboundQueue) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.ended {
		return 0, errEnded
	}
	err := o.put(p, true)
	if o.open {
		o.ended, o.refused = true, true
		o.announce()
	}
	o.open = true
	return len(p), err
}

// send takes frames. The error is errFull, and nothing is taken, when too much would
// wait. Frames of a sender that waited for room, and those in front of which nothing
// waits, do not count: a large result is no slow reader, nor what comes behind it.
// The error is errEnded after the end.
func (o *outboundQueue) send(p []byte, roomy bool) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.ended {
		return errEnded
	}
	roomy = roomy || o.pending == 0
	if !roomy && o.pending-o.free+len(p) > o.limit {
		return errFull
	}
	return o.put(p, roomy)
}

// finish takes the last frame, and reports whether it was not finished already.
func (o *outboundQueue) finish(p []byte) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.ended {
		return false
	}
	_ = o.put(p, true) // where it cannot be written the reader sees the end
	o.ended = true
	o.announce()
	return true
}

// put writes p or lets it wait, where it may count for the limit. The caller holds mu.
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
	if o.flushed == nil {
		o.flushed = make(chan struct{})
		go o.flush()
	}
	return nil
}

// flush writes what waits until nothing does, or it cannot.
func (o *outboundQueue) flush() {
	var batch []byte
	for {
		if batch = o.more(batch); batch == nil {
			return
		}
		n := min(len(batch), flushChunk)
		o.progress()
		_, err := o.Conn.Write(batch[:n])
		batch = batch[n:]
		o.mu.Lock()
		if err != nil {
			o.fail()
		} else {
			o.written(n)
		}
		o.mu.Unlock()
	}
}

// progress gives the reader a time to take the next chunk in, unless a deadline for the
// end is set already.
func (o *outboundQueue) progress() {
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.ended {
		_ = o.SetWriteDeadline(time.Now().Add(o.stallTimeout)) // where it fails, so does the write
	}
}

// written counts out what the flusher has written. The caller holds mu.
func (o *outboundQueue) written(n int) {
	o.pending -= n
	o.freed = max(o.freed-n, 0)
	o.free = min(o.free, o.freed)
	if o.pending <= o.limit/2 {
		o.announce()
	}
}

// more returns what the flusher writes next; nil, and the flusher is gone, where there is
// nothing.
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
		_ = o.SetWriteDeadline(time.Time{}) // or what is written at once later would be too late
	}
	close(o.flushed)
	o.flushed = nil
	return nil
}

// fail gives the connection up. The caller holds mu.
func (o *outboundQueue) fail() {
	o.ended = true
	o.waiting, o.pending = nil, 0
	o.announce()
	_ = o.socket.Close() // wakes the reader, who cleans up
}

// announce wakes those who wait for room. The caller holds mu.
func (o *outboundQueue) announce() {
	if o.room != nil {
		close(o.room)
		o.room = nil
	}
}

// waitRoom waits until at most half of what may wait does. The error is ctx's, or
// errEnded.
func (o *outboundQueue) waitRoom(ctx context.Context) error {
	for {
		o.mu.Lock()
		if o.ended {
			o.mu.Unlock()
			return errEnded
		}
		if o.pending <= o.limit/2 {
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

// hasEnded reports whether nothing more is taken.
func (o *outboundQueue) hasEnded() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.ended
}

// abort ends the connection at once.
func (o *outboundQueue) abort() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.fail()
}

// drain waits until what was sent is written, up to a deadline.
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

// wasRefused reports whether the websocket library has ended the connection.
func (o *outboundQueue) wasRefused() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.refused
}

// flusher returns what is closed when the flusher has ended; nil where there is none.
func (o *outboundQueue) flusher() <-chan struct{} {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.flushed
}
