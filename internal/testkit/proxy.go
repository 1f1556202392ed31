package testkit

import (
	"errors"
	"io"
	"net"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// Proxy forwards bytes between clients and a server, at once or after a delay. While it hangs it
// reads everything and forwards nothing.
type Proxy struct {
	listener net.Listener
	target   string
	hang     atomic.Bool
	delay    atomic.Int64 // ns

	mu   sync.Mutex // guards what follows
	open map[net.Conn]struct{}
	over bool
}

// Proxied starts a proxy in front of the server of a URL and stops it when the test ends.
// It returns the URL through the proxy.
func Proxied(t testing.TB, rawURL string) (string, *Proxy) {
	t.Helper()
	target, err := url.Parse(rawURL)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &Proxy{listener: l, target: target.Host, open: map[net.Conn]struct{}{}}
	t.Cleanup(p.close)
	go p.accept()
	target.Host = l.Addr().String()
	return target.String(), p
}

// Hang makes the proxy hang or stop hanging. A connection on which bytes arrived while it
// hung stays dead.
func (p *Proxy) Hang(hang bool) { p.hang.Store(hang) }

// Delay makes the proxy forward what it reads after a time, in both directions, as a distant server
// does.
func (p *Proxy) Delay(each time.Duration) { p.delay.Store(int64(each)) }

// Reset ends every connection of a client as a server that has crashed does: what is written next
// fails.
func (p *Proxy) Reset() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for c := range p.open {
		_ = c.(*net.TCPConn).SetLinger(0)
		c.Close()
	}
}

func (p *Proxy) accept() {
	for {
		client, err := p.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err != nil {
			continue
		}
		server, err := net.Dial("tcp", p.target)
		if err != nil {
			client.Close()
			continue
		}
		p.hold(client)
		p.hold(server)
		go p.pass(server, client)
		go p.pass(client, server)
	}
}

// hold records a connection, to close it with the proxy.
func (p *Proxy) hold(c net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.open[c] = struct{}{}
	if p.over {
		c.Close()
	}
}

// drop closes a connection.
func (p *Proxy) drop(c net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.open, c)
	c.Close()
}

func (p *Proxy) close() {
	p.listener.Close()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.over = true
	for c := range p.open {
		c.Close()
	}
}

func (p *Proxy) pass(to, from net.Conn) {
	defer p.drop(to)
	defer p.drop(from)
	buf := make([]byte, 4096)
	for {
		n, err := from.Read(buf)
		if p.hang.Load() {
			_, _ = io.Copy(io.Discard, from) // stop forwarding
			return
		}
		time.Sleep(time.Duration(p.delay.Load()))
		if _, werr := to.Write(buf[:n]); err != nil || werr != nil {
			return
		}
	}
}
