package websocket

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// smallSockets starts the server with small socket buffers.
func smallSockets(s *httptest.Server) {
	s.Config.ConnContext = func(ctx context.Context, c net.Conn) context.Context {
		_ = c.(*net.TCPConn).SetWriteBuffer(4 << 10)
		return ctx
	}
	s.Start()
}

// numbered is a result of about size bytes that contains its number.
func numbered(n, size int) string {
	return fmt.Sprintf(`{"n":%d,"x":%q}`, n, strings.Repeat("x", size))
}

func TestSlowReaderIsCutOff(t *testing.T) {
	t.Parallel()
	f := newFixtureOn(t, func(o *Options) { o.Queue = 64 << 10; o.Grace = stallTimeout }, smallSockets)
	slow := f.rawSubscribed(16 << 10)
	const healthy = 10
	var readers sync.WaitGroup
	ends := make([]int, healthy)
	for i := range healthy {
		c := f.subscribed()
		readers.Go(func() {
			for {
				text, err := c.receive()
				if err != nil {
					return
				}
				ends[i]++
				if !strings.Contains(text, fmt.Sprintf(`"n":%d,`, ends[i])) {
					t.Errorf("result %d is %.60s", ends[i], text)
					return
				}
			}
		})
	}
	// One goroutine sends to all: it would block here if it waited for the slow one.
	sent, slowest := 0, time.Duration(0)
	for deadline := time.Now().Add(stallTimeout); f.Stats().Slow == 0; {
		if time.Now().After(deadline) {
			t.Fatal("the slow reader was not closed")
		}
		sent++
		began := time.Now()
		f.backend.publish(numbered(sent, 4<<10))
		slowest = max(slowest, time.Since(began))
		testkit.Eventually(t, "the healthy readers", func() bool { return f.queued() <= f.largestQueue() })
	}
	t.Logf("closed after %d results; the slowest publication to all took %v", sent, slowest)
	if n := len(f.backend.running()); n != healthy {
		t.Errorf("%d operations are running, want %d", n, healthy)
	}
	// The slow reader gets everything that was sent, whole and in order, and then the reason.
	for i := 1; ; i++ {
		opcode, payload, err := slow.next()
		if err != nil {
			t.Fatalf("frame %d: %v", i, err)
		}
		if opcode == frameClose {
			if payload != "\x03\xf5"+tooSlow || i != sent {
				t.Errorf("closed with %q after %d results of %d", payload, i-1, sent)
			}
			break
		}
		if !strings.Contains(payload, fmt.Sprintf(`"n":%d,`, i)) {
			t.Fatalf("result %d is %.60s", i, payload)
		}
	}
	_ = slow.Close()
	testkit.Eventually(t, "the slow reader's end", func() bool { return f.Stats().Open == healthy })
	stop(t, f)
	readers.Wait()
	for i, n := range ends {
		if n != sent {
			t.Errorf("reader %d got %d results of %d", i, n, sent)
		}
	}
	if s := f.Stats(); s.Slow != 1 {
		t.Errorf("%d slow connections, want 1", s.Slow)
	}
}

// queued is the size of all outbound queues, largestQueue that of the largest: they are equal
// when all but the slowest are empty.
func (f *fixture) queued() int {
	sum := 0
	for c := range f.pings.all() {
		sum += c.out.size()
	}
	return sum
}

func (f *fixture) largestQueue() int {
	largest := 0
	for c := range f.pings.all() {
		largest = max(largest, c.out.size())
	}
	return largest
}

func (o *outboundQueue) size() int {
	o.Lock()
	defer o.Unlock()
	return o.Pending()
}

func TestStuckReaderEndsWithTheGrace(t *testing.T) {
	t.Parallel()
	f := newFixtureOn(t, func(o *Options) { o.Queue = 16 << 10; o.Grace = 100 * time.Millisecond }, smallSockets)
	f.rawSubscribed(4 << 10) // neither reads nor answers
	for f.Stats().Slow == 0 {
		f.backend.publish(numbered(1, 4<<10))
	}
	testkit.Eventually(t, "its end", func() bool { return f.Stats().Open == 0 })
}

func TestRoom(t *testing.T) {
	t.Parallel()
	f := newFixtureOn(t, func(o *Options) { o.Queue = 32 << 10 }, smallSockets)
	c := f.rawSubscribed(0)
	op := f.backend.running()[0]
	defer op.Stop() // Done ends it, but the backend still lists it
	writer := op.writer
	// Results of the past, many times the queue, at the speed of the reader.
	const count = 200
	done := make(chan error, 1)
	go func() {
		for i := range count {
			if err := paced(t.Context(), writer, numbered(i, 40<<10)); err != nil {
				done <- err
				return
			}
		}
		writer.Done(nil)
		done <- nil
	}()
	for i := range count {
		if _, payload, err := c.next(); err != nil || !strings.Contains(payload, fmt.Sprintf(`"n":%d,`, i)) {
			t.Fatalf("result %d is %.60s, %v", i, payload, err)
		}
	}
	c.expect(frameText, `{"id":"a","type":"complete"}`)
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if f.Stats().Slow != 0 {
		t.Error("a reader was closed although its sender waited for room")
	}
}

// paced sends a result when its reader has room.
func paced(ctx context.Context, writer fanout.Writer, body string) error {
	for !writer.Reserve() {
		if err := writer.WaitWritable(ctx); err != nil {
			return err
		}
	}
	writer.Next(&fanout.Result{Body: []byte(body)})
	return nil
}

// What waits for the slow readers of a customer is bounded over all its connections. Those that
// read go on, and so do those of other customers.
func TestQueuesOfACustomerAreBounded(t *testing.T) {
	t.Parallel()
	const mib = 1 << 20
	gate := limits.New(limits.Default(), time.Now)
	f := newFixtureOn(t, func(o *Options) {
		o.Queue, o.Gate, o.Grace, o.Stall = 60*mib, gate, 50*time.Millisecond, time.Hour
	}, smallSockets)
	writers := []fanout.Writer{}
	begin := func(open func()) fanout.Writer {
		open()
		for _, op := range f.backend.running() {
			if !slices.Contains(writers, op.writer) {
				writers = append(writers, op.writer)
			}
		}
		return writers[len(writers)-1]
	}
	slow := func() { f.rawSubscribed(4 << 10) }
	first, second := begin(slow), begin(slow)
	// of another customer, who does not read either
	stranger := f.subscribed("Authorization", "Bearer stranger")
	theirs := begin(func() {})
	var reader *client
	healthy := begin(func() { reader = f.subscribed() })

	read := gate.Reservation("customer-good", limits.Responses) // of an answer that is being read
	read.Force(60 * mib)
	large := result(numbered(0, mib))
	for range 3 { // the first one does not count
		first.Next(large)
		theirs.Next(large)
	}
	if n := f.Stats().Slow; n != 0 {
		t.Fatalf("%d were cut off with 62 MiB of 64", n)
	}
	sent := 0
	for ; f.Stats().Slow == 0; sent++ {
		second.Next(large)
	}
	if sent != 4 {
		t.Errorf("cut off by the result %d of 1 MiB, want the fourth: the first does not count, and of 64 MiB there are 2 left", sent)
	}
	healthy.Next(result(`{"n":1}`))
	if text, err := reader.receive(); err != nil || !strings.Contains(text, `{"n":1}`) {
		t.Errorf("a reader that keeps up got %.60s (%v)", text, err)
	}
	testkit.Eventually(t, "the end of the slow one", func() bool { return f.Stats().Open == 3 })
	if n := f.Stats().Slow; n != 1 {
		t.Errorf("%d were cut off, want 1", n)
	}
	_ = stranger.Close()
	stop(t, f)
	read.Release()
	all, err := gate.Reserve("customer-good", limits.Responses, 512*mib) // the bound of all
	if err != nil {
		t.Fatalf("after the end of all: %v", err)
	}
	all.Release()
}

// However many operations of a connection have large results, one at a time is queued: those of a
// slow reader wait in their senders. Stopping one that has the claim does not hold up the others.
func TestLargeResultsEnterOneAtATime(t *testing.T) {
	t.Parallel()
	const limit, size, count = 32 << 10, 1 << 20, 10
	f := newFixtureOn(t, func(o *Options) { o.Queue = limit }, smallSockets)
	c := f.rawSubscribed(16 << 10)
	for i := range count {
		c.write(frame(frameText, fmt.Sprintf(`{"id":"b%d","type":"subscribe","payload":{"query":"live"}}`, i)))
	}
	testkit.Eventually(t, "all subscriptions", func() bool { return len(f.backend.running()) == count+1 })
	var senders sync.WaitGroup
	for i, op := range f.backend.running() {
		senders.Go(func() {
			if i == 0 { // ends with its claim
				for !op.writer.Reserve() {
					if op.writer.WaitWritable(op.ctx) != nil {
						return
					}
				}
			} else if err := paced(t.Context(), op.writer, numbered(i, size)); err != nil {
				t.Error(err)
			}
			op.writer.Done(nil)
			op.Stop()
		})
	}
	results := 0
	for results < count {
		_, payload, err := c.next()
		if err != nil {
			t.Fatal(err)
		}
		if len(payload) > size {
			results++
		}
		if queued := f.queued(); queued > size+limit+1024 {
			t.Fatalf("%d bytes are queued after %d results, want %d for one result and its limit", queued, results, size+limit)
		}
	}
	senders.Wait()
}

func TestRoomEndsWithContextOrConnection(t *testing.T) {
	t.Parallel()
	f := newFixtureOn(t, func(o *Options) { o.Queue = 16 << 10; o.Grace = 50 * time.Millisecond }, smallSockets)
	f.rawSubscribed(4 << 10)
	writer := f.backend.running()[0].writer
	fill := func() {
		for range 400 { // the socket buffers the first ones
			if f.queued() > 8<<10 {
				return
			}
			writer.Next(result(numbered(1, 4<<10)))
		}
		t.Fatal("the queue is empty")
	}
	fill()
	ctx, cancel := context.WithCancel(t.Context())
	cancelled := make(chan error, 1)
	go func() { cancelled <- writer.WaitWritable(ctx) }()
	cancel()
	if err := <-cancelled; !errors.Is(err, context.Canceled) {
		t.Errorf("the context ended: %v", err)
	}
	cut := make(chan error, 1)
	go func() { cut <- writer.WaitWritable(t.Context()) }()
	for c := range f.pings.all() {
		c.close(closeRestart, "")
	}
	if err := <-cut; !errors.Is(err, fanout.ErrEnded) {
		t.Errorf("the connection ended: %v", err)
	}
}

func TestOverTLS(t *testing.T) {
	t.Parallel()
	f := newFixtureOn(t, func(o *Options) { o.Queue = 1 << 20 }, (*httptest.Server).StartTLS)
	c := f.overTLS()
	c.send(`{"type":"connection_init"}`)
	c.expect(`{"type":"connection_ack"}`)
	c.send(`{"id":"a","type":"subscribe","payload":{"query":"live"}}`)
	testkit.Eventually(t, "the subscription", func() bool { return len(f.backend.running()) == 1 })
	const count = 300
	for i := range count {
		f.backend.publish(numbered(i, 1000))
	}
	for i := range count {
		if text, err := c.receive(); err != nil || !strings.Contains(text, fmt.Sprintf(`"n":%d,`, i)) {
			t.Fatalf("result %d is %.60s, %v", i, text, err)
		}
	}
	c.send(`x`)
	c.expectClose(4400, "JSON object")
	testkit.Eventually(t, "its end", func() bool { return f.Stats().Open == 0 })
}

// stop stops the server; the cleanup of the fixture may stop it again.
func stop(t testing.TB, f *fixture) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), stallTimeout)
	defer cancel()
	if err := f.Stop(ctx); err != nil {
		t.Fatal(err)
	}
}
