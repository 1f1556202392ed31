package testkit

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
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

// NATSServer is a nats-server with JetStream, on a store that outlives its process.
type NATSServer struct {
	URL string

	t       testing.TB
	args    []string
	running *exec.Cmd
}

// StartNATS builds the server whose version go.mod names, and starts it. config is added to its
// configuration. It is killed when the test ends.
func StartNATS(t testing.TB, config string) *NATSServer {
	t.Helper()
	built, err := exec.CommandContext(t.Context(), "go", "tool", "-n", "github.com/nats-io/nats-server/v2").Output()
	if err != nil {
		t.Fatalf("build nats-server: %v", err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	_ = l.Close()
	dir := t.TempDir()
	file := filepath.Join(dir, "nats.conf")
	config = fmt.Sprintf("listen: %q\njetstream { store_dir: %q }\n%s", address, filepath.Join(dir, "store"), config)
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	s := &NATSServer{URL: "nats://" + address, t: t, args: []string{strings.TrimSpace(string(built)), "-c", file}}
	s.open()
	t.Cleanup(s.Kill)
	return s
}

// open starts the process and waits until it accepts connections.
func (n *NATSServer) open() {
	n.t.Helper()
	n.running = exec.Command(n.args[0], n.args[1:]...)
	if err := n.running.Start(); err != nil {
		n.t.Fatal(err)
	}
	Eventually(n.t, "nats-server listens", func() bool {
		c, err := net.Dial("tcp", strings.TrimPrefix(n.URL, "nats://"))
		if err == nil {
			_ = c.Close()
		}
		return err == nil
	})
}

// Restart kills the process and starts it again.
func (n *NATSServer) Restart() {
	n.t.Helper()
	n.Kill()
	n.open()
}

// Kill ends the process without a warning.
func (n *NATSServer) Kill() {
	_ = n.running.Process.Kill()
	_ = n.running.Wait()
}
