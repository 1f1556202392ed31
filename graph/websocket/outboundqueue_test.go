package websocket

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// pair returns both ends of a connection.
func pair(t testing.TB) (server, client net.Conn) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	if client, err = net.Dial("tcp", listener.Addr().String()); err != nil {
		t.Fatal(err)
	}
	if server, err = listener.Accept(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close(); _ = server.Close() })
	return server, client
}

// TestOutboundQueueKeepsFramesWhole has many senders at a time send much more than a socket
// buffers, and checks that all frames arrive whole and in the order of each sender.
func TestOutboundQueueKeepsFramesWhole(t *testing.T) {
	t.Parallel()
	for name, ends := range map[string]func(testing.TB) (net.Conn, net.Conn){
		"socket":    pair,
		"no socket": func(testing.TB) (net.Conn, net.Conn) { return net.Pipe() },
	} {
		t.Run(name, func(t *testing.T) {
			server, client := ends(t)
			out := newOutboundQueue(server, 1<<30, stallTimeout, new(atomic.Uint32))
			if (out.direct != nil) != (name == "socket") {
				t.Fatalf("direct = %v", out.direct)
			}
			const senders, each = 8, 400
			var all sync.WaitGroup
			for s := range senders {
				all.Go(func() {
					for n := range each {
						if err := out.send(testFrame(s, n), nil); err != nil {
							t.Error(err)
						}
					}
				})
			}
			var next [senders]int
			for range senders * each {
				var head [12]byte
				if _, err := io.ReadFull(client, head[:]); err != nil {
					t.Fatal(err)
				}
				s, n := int(binary.BigEndian.Uint32(head[:])), int(binary.BigEndian.Uint32(head[4:]))
				body := make([]byte, binary.BigEndian.Uint32(head[8:]))
				if _, err := io.ReadFull(client, body); err != nil {
					t.Fatal(err)
				}
				if got := append(head[:], body...); s >= senders || n != next[s] || !bytes.Equal(got, testFrame(s, n)) {
					t.Fatalf("frame %d of sender %d is broken or out of order", n, s)
				}
				next[s]++
			}
			all.Wait()
			out.drain(time.Now().Add(stallTimeout))
			out.abort()
			if err := out.send([]byte("x"), nil); !errors.Is(err, fanout.ErrEnded) {
				t.Errorf("send after abort: %v", err)
			}
		})
	}
}

func testFrame(sender, n int) []byte {
	size := (n*7919 + sender) % 9000
	b := binary.BigEndian.AppendUint32(nil, uint32(sender))
	b = binary.BigEndian.AppendUint32(b, uint32(n))
	b = binary.BigEndian.AppendUint32(b, uint32(size))
	return append(b, bytes.Repeat([]byte{byte(n)}, size)...)
}

func TestOutboundQueueBound(t *testing.T) {
	t.Parallel()
	server, client := net.Pipe() // unbuffered: accepts nothing until read
	defer func() { _ = client.Close() }()
	out := newOutboundQueue(server, 1000, stallTimeout, new(atomic.Uint32))
	op, other := &operation{}, &operation{}
	claimed, again := out.Reserve(op), out.Reserve(op)
	if !claimed || !again || out.Reserve(other) {
		t.Error("an empty queue must be claimed by one operation at a time")
	}
	large := make([]byte, 5000)
	if err := out.send(large, nil); err != nil {
		t.Fatalf("the queue is empty: %v", err)
	}
	rest := bytes.Repeat([]byte("r"), 600)
	if err := out.send(rest, nil); err != nil {
		t.Errorf("the queued frame does not count: %v", err)
	}
	if err := out.send(rest, nil); !errors.Is(err, fanout.ErrFull) {
		t.Errorf("above the limit: %v", err)
	}
	if err := out.send(rest, other); !errors.Is(err, fanout.ErrFull) {
		t.Errorf("an operation without a claim: %v", err)
	}
	if err := out.send([]byte("x"), op); err != nil {
		t.Errorf("the operation with the claim: %v", err)
	}
	if out.Reserve(op) || out.Reserve(other) {
		t.Error("a full queue can be claimed")
	}
	if err := out.send(rest[:400], nil); err != nil {
		t.Errorf("up to the limit: %v", err)
	}
	if err := out.send(rest[:1], nil); !errors.Is(err, fanout.ErrFull) {
		t.Errorf("one byte above the limit: %v", err)
	}
	if !out.finish([]byte("end")) || out.finish([]byte("end")) {
		t.Error("finish must succeed once")
	}
	want := string(large) + string(rest) + "x" + string(rest[:400]) + "end"
	got, err := io.ReadAll(io.LimitReader(client, int64(len(want))))
	if err != nil || string(got) != want {
		t.Errorf("%d bytes arrived, want %d, %v", len(got), len(want), err)
	}
	out.drain(time.Now().Add(stallTimeout))
	out.abort()
}

// smallQueue is how much of a queue is not counted, bytes.
const smallQueue = 16 << 10

// Frames that do not count towards the limit have a bound for all connections of a customer. Beyond
// it a connection ends, and a last frame is let through.
func TestOutboundQueueBoundOfFirstFrames(t *testing.T) {
	t.Parallel()
	gate := limits.New(limits.Default(), time.Now)
	queue := func() (*outboundQueue, net.Conn) {
		server, client := net.Pipe()
		t.Cleanup(func() { _ = client.Close() })
		out := newOutboundQueue(server, 1000, stallTimeout, new(atomic.Uint32))
		out.slow = new(atomic.Uint64)
		out.ReserveAs(gate.Reservation("acme", limits.Responses))
		return out, client
	}
	others := gate.Reservation("acme", limits.Responses)
	const most = 512 << 20
	if err := others.Queued(most, most); err != nil {
		t.Fatal(err)
	}
	large := make([]byte, 3*smallQueue)
	if out, _ := queue(); out.send(large[:smallQueue], nil) != nil || out.send(large[:1], nil) != nil {
		t.Error("a small frame ends its connection")
	} else {
		out.abort()
	}
	full, client := queue()
	if err := full.send(large, nil); !errors.Is(err, fanout.ErrEnded) || full.slow.Load() != 1 {
		t.Errorf("beyond the bound: %v, %d counted as slow", err, full.slow.Load())
	}
	if _, err := client.Read(make([]byte, 1)); !errors.Is(err, io.EOF) {
		t.Errorf("the connection goes on: %v", err)
	}
	others.Release()
	again, client := queue()
	if err := again.send(large, nil); err != nil {
		t.Errorf("after the others were written: %v", err)
	}
	if err := others.Queued(most-smallQueue, most-smallQueue); err != nil {
		t.Fatal(err)
	}
	if !again.finish([]byte("end")) {
		t.Error("no last frame")
	}
	if got, err := io.ReadAll(io.LimitReader(client, int64(len(large)+3))); err != nil || !bytes.HasSuffix(got, []byte("end")) {
		t.Errorf("%d bytes arrived, %v", len(got), err)
	}
	again.abort()
	others.Release()
}

// Once a large frame is written, the limit applies again.
func TestOutboundQueueCountsAgain(t *testing.T) {
	t.Parallel()
	server, client := net.Pipe()
	defer func() { _ = client.Close() }()
	out := newOutboundQueue(server, 2*flushChunk, stallTimeout, new(atomic.Uint32))
	for _, size := range []int{4 * flushChunk, 2 * flushChunk} {
		if err := out.send(make([]byte, size), nil); err != nil {
			t.Fatal(err)
		}
	}
	// The flusher writes chunks: here up to the first one of the second frame.
	if _, err := io.CopyN(io.Discard, client, 5*flushChunk); err != nil {
		t.Fatal(err)
	}
	testkit.Eventually(t, "the count", func() bool { return out.size() == flushChunk })
	if err := out.send(make([]byte, flushChunk), nil); err != nil {
		t.Errorf("up to the limit: %v", err)
	}
	if err := out.send(make([]byte, 1), nil); !errors.Is(err, fanout.ErrFull) {
		t.Errorf("above the limit: %v", err)
	}
	out.abort()
	testkit.Eventually(t, "the flusher's end", func() bool { return out.flusher() == nil })
}

func TestOutboundQueueNeverBlocks(t *testing.T) {
	t.Parallel()
	server, client := pair(t)
	_ = client.(*net.TCPConn).SetReadBuffer(4 << 10)
	out := newOutboundQueue(server, 1<<20, stallTimeout, new(atomic.Uint32))
	block := make([]byte, 64<<10)
	for out.send(block, nil) == nil { // until the socket and the queue are full
	}
	flushed := out.flusher()
	out.abort() // while the flusher is writing
	<-flushed
}

func TestCloseReasonFits(t *testing.T) {
	t.Parallel()
	long := "é" + string(bytes.Repeat([]byte("é"), 100))
	f := closing(4400, long)
	if len(f) > 2+maxControl || f[1] != byte(len(f)-2) || !bytes.HasPrefix([]byte(long), f[4:]) || len(f) < 2+maxControl-3 {
		t.Errorf("%d bytes: %q", len(f), f)
	}
	if f[len(f)-1] != "é"[1] {
		t.Error("the reason ends within a character")
	}
}

// A peer that reads nothing is closed after the stall timeout, however short the queue. One
// that has read the queue in time is not closed when the old deadline passes.
func TestOutboundQueueCutsAStalledReader(t *testing.T) {
	t.Parallel()
	for name, reads := range map[string]bool{"never": false, "late": true} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				server, client := net.Pipe()
				defer client.Close()
				defer server.Close()
				out := newOutboundQueue(server, 64<<20, 200*time.Millisecond, new(atomic.Uint32))
				out.slow = new(atomic.Uint64)
				if err := out.send(make([]byte, 1<<20), nil); err != nil {
					t.Fatal(err)
				}
				flushed := out.flusher()
				if flushed == nil {
					t.Fatal("the queue is empty")
				}
				if !reads {
					<-flushed
					if !out.hasEnded() {
						t.Error("a peer that never reads was not closed")
					}
					if n := out.slow.Load(); n != 1 {
						t.Errorf("%d slow peers, want 1", n)
					}
					return
				}
				if _, err := io.ReadFull(client, make([]byte, 1<<20)); err != nil {
					t.Fatal(err)
				}
				<-flushed
				time.Sleep(300 * time.Millisecond) // of the bubble: the old deadline has passed
				if err := out.send([]byte("more"), nil); err != nil {
					t.Errorf("a peer that reads was closed: %v", err)
				}
				if _, err := io.ReadFull(client, make([]byte, 4)); err != nil {
					t.Errorf("what was sent later: %v", err)
				}
				if n := out.slow.Load(); n != 0 {
					t.Errorf("%d slow peers, want none", n)
				}
			})
		})
	}
}
