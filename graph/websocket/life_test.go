package websocket

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	gorilla "github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// overTLS opens a connection to a server with TLS.
func (f *fixture) overTLS() *client {
	f.t.Helper()
	dialer := gorilla.Dialer{
		TLSClientConfig: f.http.Client().Transport.(*http.Transport).TLSClientConfig,
		Subprotocols:    []string{nameTransport},
	}
	ws, resp, err := dialer.Dial("wss"+strings.TrimPrefix(f.http.URL, "https"), http.Header{"Authorization": {"Bearer good"}})
	if err != nil {
		f.t.Fatal(err)
	}
	_ = resp.Body.Close()
	f.t.Cleanup(func() { _ = ws.Close() })
	return &client{ws, f.t}
}

func TestHeartbeats(t *testing.T) {
	t.Parallel()
	f := newFixture(t, func(o *Options) { o.Ping = 2 * time.Second; o.InitTimeout = stallTimeout })
	transport, legacy, silent := f.begun(nameTransport), f.begun(nameLegacy), f.dial(nameTransport)
	// A connection that has not authenticated gets websocket pings only.
	pinged := make(chan struct{}, 1)
	silent.SetPingHandler(func(string) error {
		select {
		case pinged <- struct{}{}:
		default:
		}
		return silent.WriteControl(gorilla.PongMessage, nil, time.Now().Add(stallTimeout))
	})
	go func() { _, _ = silent.receive() }() // ends with the connection
	var readers sync.WaitGroup
	for c, want := range map[*client]string{transport: `{"type":"ping"}`, legacy: `{"type":"ka"}`} {
		// at all times, as clients do: who doesn't read doesn't answer websocket pings either
		readers.Go(func() {
			for range 2 {
				if got, err := c.receive(); err != nil || got != want {
					t.Errorf("received %s, %v\n    want %s", got, err, want)
					return
				}
			}
		})
	}
	readers.Wait()
	<-pinged
}

func TestDeadPeer(t *testing.T) {
	t.Parallel()
	f := newFixture(t, func(o *Options) { o.Ping = 1500 * time.Millisecond })
	alive := f.subscribed()
	results := make(chan string, 1)
	go func() {
		for {
			text, err := alive.receive() // answers pings
			if err != nil {
				close(results)
				return
			}
			if text != `{"type":"ping"}` {
				results <- text
			}
		}
	}()
	dead := f.rawSubscribed(0)
	began := time.Now()
	for { // it reads, but sends nothing
		if _, _, err := dead.next(); err != nil {
			break
		}
	}
	// Slow machines take longer, never less: two intervals, minus up to a tick at either end.
	if took := time.Since(began); took < 2500*time.Millisecond {
		t.Errorf("closed after %v, want at least two intervals", took)
	}
	testkit.Eventually(t, "its end", func() bool { return len(f.backend.running()) == 1 && f.Stats().Open == 1 })
	if s := f.Stats(); s.Dead != 1 {
		t.Errorf("%+v, want one dead", s)
	}
	f.backend.publish("1")
	if got := <-results; got != `{"id":"a","type":"next","payload":1}` {
		t.Errorf("the live connection received %s", got)
	}
	stop(t, f)
	for range results { // until the reader has ended
	}
}

func TestRevokedKey(t *testing.T) {
	t.Parallel()
	f := newFixture(t, func(o *Options) { o.Ping = 2 * time.Second; o.Recheck = 20 * time.Millisecond })
	first, second := f.subscribed(), f.begun(nameLegacy, "Authorization", "Bearer good")
	other := f.begun(nameTransport, "Authorization", "Bearer other")
	f.begun(nameTransport, "Authorization", "Bearer soon")
	f.backend.revoke("good")
	var readers sync.WaitGroup
	for _, c := range []*client{first, second} {
		readers.Go(func() {
			for {
				if _, err := c.receive(); err != nil {
					if end, ok := errors.AsType[*gorilla.CloseError](err); !ok || end.Code != 4403 || end.Text != "invalid or expired key" {
						t.Errorf("ended by %v", err)
					}
					return
				}
			}
		})
	}
	readers.Wait()
	testkit.Eventually(t, "the end of both", func() bool { return f.Stats().Revoked == 2 && len(f.backend.running()) == 0 })
	other.expect(`{"type":"ping"}`)
}

// Each connection ends with its own token, neither with another one of the same user nor with the
// first.
func TestTokensOfAUserEndOneByOne(t *testing.T) {
	t.Parallel()
	f := newFixture(t, func(o *Options) { o.Ping = 2 * time.Second; o.Recheck = 20 * time.Millisecond })
	first, second := f.begun(nameTransport, "Authorization", "Bearer user/1"), f.begun(nameTransport, "Authorization", "Bearer user/2")
	f.backend.revoke("user/1")
	first.expectClose(4403, "invalid or expired key")
	second.expect(`{"type":"ping"}`)
	third := f.begun(nameTransport, "Authorization", "Bearer user/3")
	f.backend.revoke("user/3")
	third.expectClose(4403, "invalid or expired key")
	second.expect(`{"type":"ping"}`)
	if revoked := f.Stats().Revoked; revoked != 2 {
		t.Errorf("%d connections were closed, want 2", revoked)
	}
}

// Many connections of a key need one check.
func TestKeyIsCheckedOnce(t *testing.T) {
	t.Parallel()
	f := newFixture(t, func(o *Options) { o.Ping = stallTimeout })
	for range 20 {
		f.begun(nameTransport)
	}
	f.begun(nameTransport, "Authorization", "Bearer other")
	if got := len(f.keys.list(nil)); got != 2 {
		t.Errorf("%d keys are checked, want 2", got)
	}
}

func TestStop(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	clients := []*client{f.subscribed(), f.begun(nameLegacy), f.dial(nameTransport)}
	stopped := make(chan struct{})
	go func() { stop(t, f); close(stopped) }()
	for _, c := range clients {
		c.expectClose(1012, "reconnect")
	}
	<-stopped
	_, resp, err := gorilla.DefaultDialer.Dial(f.url(), nil)
	if err == nil || resp == nil || resp.StatusCode != http.StatusServiceUnavailable {
		t.Errorf("after Stop: %v, %v", resp, err)
	}
	if resp != nil {
		_ = resp.Body.Close()
	}
}

func TestStopIsCutShort(t *testing.T) {
	t.Parallel()
	f := newFixture(t, func(o *Options) { o.Grace = time.Hour })
	c := f.rawSubscribed(0) // will not answer the close frame
	ctx, cancel := context.WithCancel(context.Background())
	stopped := make(chan error, 1)
	go func() { stopped <- f.Stop(ctx) }()
	c.expectClose(1012, "reconnect")
	select {
	case <-stopped:
		t.Fatal("Stop returned while a connection was open")
	default:
	}
	cancel()
	if err := <-stopped; err != nil {
		t.Error(err)
	}
	if _, _, err := c.next(); err == nil {
		t.Error("the connection is still open")
	}
}

func TestNotBeforeStart(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	fresh := New(f.backend, Options{})
	f.http.Config.Handler = fresh
	_, resp, err := gorilla.DefaultDialer.Dial(f.url(), nil)
	if err == nil || resp == nil || resp.StatusCode != http.StatusServiceUnavailable {
		t.Errorf("before Start: %v, %v", resp, err)
	}
	if resp != nil {
		body, err := io.ReadAll(resp.Body)
		if err != nil || !strings.Contains(string(body), `"code":"UNAVAILABLE","retryAfter":5}`) {
			t.Errorf("before Start: %s, %v", body, err)
		}
		_ = resp.Body.Close()
	}
	if err := fresh.Stop(t.Context()); err != nil {
		t.Error(err)
	}
}

// abruptPing is the interval of pings in TestAbruptEnds, in which nobody answers them.
const abruptPing = time.Second

// TestAbruptEnds closes connections abruptly at every point of their lives. The fixture checks
// that nothing is left behind, and goleak that no goroutine is.
func TestAbruptEnds(t *testing.T) {
	t.Parallel()
	const connections, workers = 2000, 32
	f := newFixtureOn(t, func(o *Options) { o.Queue = 16 << 10; o.Ping = abruptPing }, smallSockets)
	work := make(chan int)
	var all sync.WaitGroup
	for range workers {
		all.Go(func() {
			for i := range work {
				f.cut(i)
			}
		})
	}
	publishing, quit := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(publishing)
		pace := time.NewTicker(time.Millisecond)
		defer pace.Stop()
		for {
			select {
			case <-quit:
				return
			case <-pace.C:
				f.backend.publish(numbered(1, 500))
			}
		}
	}()
	for i := range connections {
		work <- i
	}
	close(work)
	all.Wait()
	close(quit)
	<-publishing
	testkit.Eventually(t, "the end of all", func() bool { return f.Stats().Open == 0 && f.Stats().Operations == 0 })
	if s := f.Stats(); s.Accepted != connections {
		t.Errorf("%d connections, want %d", s.Accepted, connections)
	}
}

// cut opens a connection, proceeds to the point that i selects, and closes it abruptly.
func (f *fixture) cut(i int) {
	began := time.Now()
	c, err := f.dialRaw(4 << 10)
	if err != nil {
		f.t.Errorf("connection %d: %v", i, err)
		return
	}
	subscribe := frame(frameText, `{"id":"a","type":"subscribe","payload":{"query":"live"}}`)
	begin := frame(frameText, `{"type":"connection_init"}`)
	read := int64(0)
	switch i % 7 {
	case 0: // at once
	case 1:
		_, err = c.Write([]byte{frameText})
	case 2:
		_, err = c.Write(begin)
	case 3:
		_, err = c.Write(begin)
		read = 28 // the connection_ack
	case 4:
		_, err = c.Write(append(begin, subscribe...))
	case 5:
		_, err = c.Write(append(begin, subscribe...))
		read = 700 // in the middle of a result
	case 6: // the id is in use
		_, err = c.Write(append(append(begin, subscribe...), subscribe...))
		read = 28
	}
	if err == nil && read > 0 {
		_, err = io.CopyN(io.Discard, c.r, read)
	}
	// On a machine that stalls for long the service has cut it as dead.
	if err != nil && time.Since(began) < abruptPing {
		f.t.Errorf("connection %d: %v", i, err)
	}
	if i%2 == 0 {
		_ = c.SetLinger(0) // a reset instead of a FIN
	}
	_ = c.Close()
}
