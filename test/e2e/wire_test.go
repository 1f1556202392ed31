package e2e

import (
	"io"
	"math/rand/v2"
	"net"
	"strings"
	"sync"
	"testing"
)

// wire is an address that forwards to changing services and resets connections on demand.
type wire struct {
	url    string
	listen net.Listener
	ended  sync.WaitGroup

	mu       sync.Mutex // guards what follows
	services []string   // host:port, none while no service runs
	turn     int
	open     map[net.Conn]net.Conn // from the client's end to the service's
	closed   bool
}

// newWire returns a wire that forwards to services until the end of the test.
func newWire(t testing.TB, urls ...string) *wire {
	t.Helper()
	listen, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w := &wire{url: "http://" + listen.Addr().String(), listen: listen, open: map[net.Conn]net.Conn{}}
	w.lead(urls...)
	w.ended.Go(w.accept)
	t.Cleanup(w.close)
	return w
}

// lead forwards new connections to these services in turn; without services they are reset.
func (w *wire) lead(urls ...string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.services = nil
	for _, url := range urls {
		w.services = append(w.services, strings.TrimPrefix(url, "http://"))
	}
}

// cut resets each open connection with the probability share, and returns how many it reset.
func (w *wire) cut(r *rand.Rand, share float64) (n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for client, service := range w.open {
		if r.Float64() < share {
			reset(client)
			reset(service)
			n++
		}
	}
	return n
}

// count returns the number of open connections.
func (w *wire) count() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return len(w.open)
}

func (w *wire) close() {
	w.mu.Lock()
	w.closed = true
	for client, service := range w.open {
		reset(client)
		reset(service)
	}
	w.mu.Unlock()
	_ = w.listen.Close()
	w.ended.Wait()
}

func (w *wire) accept() {
	for {
		client, err := w.listen.Accept()
		if err != nil {
			return
		}
		w.ended.Go(func() { w.carry(client) })
	}
}

// carry connects a client to the next service, until either end closes.
func (w *wire) carry(client net.Conn) {
	service, err := net.Dial("tcp", w.next())
	if err != nil {
		reset(client)
		return
	}
	if !w.note(client, service) {
		return
	}
	var back sync.WaitGroup
	back.Go(func() { pass(client, service) })
	pass(service, client)
	back.Wait()
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.open, client)
}

// pass copies until either end closes, and closes both.
func pass(to, from net.Conn) {
	_, _ = io.Copy(to, from) // either end may be cut at any moment
	reset(to)
	reset(from)
}

func (w *wire) next() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.services) == 0 {
		return "127.0.0.1:1" // unused port
	}
	w.turn++
	return w.services[w.turn%len(w.services)]
}

// note records a connection. It returns false and resets it if the wire is closed.
func (w *wire) note(client, service net.Conn) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		reset(client)
		reset(service)
		return false
	}
	w.open[client] = service
	return true
}
