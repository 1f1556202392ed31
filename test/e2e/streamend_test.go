package e2e

import (
	"errors"
	"fmt"
	"io"
	"net"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestEndOfTheServiceEndsStreams checks that a stopping service asks its subscribers to
// reconnect and does not wait for them.
func TestEndOfTheServiceEndsStreams(t *testing.T) {
	t.Parallel()
	l := newLivestage(onSQLite(t).withRaceDetector())
	l.raise(1)
	after := newClient(t, l.process.url, l.key).cursors()[0]
	began, ended := make(chan error, len(ways)), make([]error, len(ways))
	var reading sync.WaitGroup
	for i, w := range ways {
		from := l.open(w, l.key, after)
		reading.Go(func() {
			_, err := from.result()
			began <- err
			_, ended[i] = from.result()
			from.cut()
		})
	}
	l.raise(1)
	for range ways {
		if err := <-began; err != nil {
			t.Error(err)
		}
	}
	asked := time.Now()
	l.process.signal(syscall.SIGTERM)
	if status := l.process.wait(); status != 0 {
		t.Errorf("status %d\n%s", status, l.process.output())
	}
	if took := time.Since(asked); took > 15*time.Second {
		t.Errorf("the service ended after %s", took)
	}
	reading.Wait()
	for i, err := range ended {
		if ways[i].protocol != "" && closeCode(err) != websocket.CloseServiceRestart {
			t.Errorf("%+v: %v, want the close code 1012", ways[i], err)
		}
		// A complete message would stop the client from reconnecting.
		if ways[i].protocol == "" && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("%+v: %v, want a closed connection", ways[i], err)
		}
	}
}

// narrowSocket connects with the smallest receive buffer.
func narrowSocket(url, key string) (*socket, error) {
	dialer := net.Dialer{Control: func(_, _ string, raw syscall.RawConn) error {
		var err error
		return errors.Join(raw.Control(func(fd uintptr) {
			err = syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 4096)
		}), err)
	}}
	return openSocketBy(dialer.DialContext, url, transportWS, key)
}

// TestSlowReaderIsCutOffAndGoesOn checks that a slow reader is disconnected, delays nobody,
// and resumes after its last cursors without missing anything.
func TestSlowReaderIsCutOffAndGoesOn(t *testing.T) {
	t.Parallel()
	const operations, signals = 20, 3 * perDay
	// What the slow reader asks for is several times what Linux keeps for a connection, which may
	// be 4 MiB.
	headlines := "headline"
	for i := range 12 {
		headlines += fmt.Sprintf(" h%d: headline", i)
	}
	large := strings.Replace(signalsOperations[1], "headline", headlines, 1)
	l := newLivestage(onSQLite(t).withRaceDetector(), "--stream-queue", "16384", "--metrics-addr", "127.0.0.1:0")
	l.raise(1)
	first := newClient(t, l.process.url, l.key).cursors()[0]
	slow, err := narrowSocket(l.process.url, l.key)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(slow.cut)
	at := make([]place, operations)
	for i := range at {
		at[i] = place{first, 1}
	}
	if err := errors.Join(slow.welcome(""), startAll(slow, large, at)); err != nil {
		t.Fatal(err)
	}
	other := l.listen(first)
	for n := range signals / perDay {
		l.nextDay()
		l.raise(perDay)
		for i := range perDay {
			other.hears(int64(2 + n*perDay + i))
		}
	}
	// It begins to read when it is too late, however long the service takes.
	metrics := l.process.listening("metrics") + "/metrics"
	testkit.EventuallyWithin(t, timeout, "the slow reader is cut off", func() bool {
		return strings.Contains(fetch(t, metrics), `smartmoney_streams_cut_total{reason="slow",transport="websocket"} 1`)
	})
	if err := hearAll(slow, at, signals+1); closeCode(err) != websocket.CloseTryAgainLater {
		// The close frame is lost if the write timeout ended before it was read.
		t.Logf("the slow reader: %v", err)
		if err == nil || errors.Is(err, errUnexpected) {
			t.Fatalf("the slow reader was not cut off: %v", err)
		}
	}
	behind := 0
	for _, p := range at {
		if p.sequence < signals+1 {
			behind++
		}
	}
	if behind == 0 {
		t.Error("the slow reader received everything before it was cut off")
	}
	again := l.socket()
	if err := startAll(again, signalsOperations[1], at); err != nil {
		t.Fatal(err)
	}
	if err := hearAll(again, at, signals+1); err != nil {
		t.Error(err)
	}
	t.Logf("%d of %d subscriptions were behind when the reader was cut off", behind, operations)
	l.end()
}

// place is the last entry that an operation received.
type place struct {
	cursor   string
	sequence int64
}

// startAll starts an operation after each place, with its index as its id.
func startAll(s *socket, query string, at []place) error {
	for i := range at {
		if err := s.start(strconv.Itoa(i), query, map[string]any{"after": at[i].cursor}); err != nil {
			return err
		}
	}
	return nil
}

// hearAll advances the places with the events received, which must be in order, until all
// have reached the last sequence or the connection ends.
func hearAll(s *socket, at []place, last int64) error {
	left := 0
	for _, p := range at {
		if p.sequence < last {
			left++
		}
	}
	for left > 0 {
		m, err := s.receive()
		if err != nil {
			return err
		}
		var e signalEvent
		if m.Type == "next" {
			e, err = readSignalEvent(m.Payload)
		}
		i, wrong := strconv.Atoi(m.ID)
		if err != nil || wrong != nil || e.Signal == nil || e.Signal.Sequence != at[i].sequence+1 {
			return fmt.Errorf("%w: operation %s: %s %s after %d", errUnexpected, m.ID, m.Type, m.Payload, at[i].sequence)
		}
		if at[i] = (place{e.Cursor, e.Signal.Sequence}); e.Signal.Sequence == last {
			left--
		}
	}
	return nil
}
