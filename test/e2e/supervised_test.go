package e2e

import (
	"net"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestSupervised checks what systemd hears of the service, on a socket as systemd has: that it is
// ready once it serves, alive, and stopping. healthcheck and doctor, run beside it, find it.
func TestSupervised(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	path := filepath.Join(t.TempDir(), "notify")
	socket, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: path, Net: "unixgram"})
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close() //nolint:errcheck // it is only read
	hears := func(want string) {
		t.Helper()
		if err := socket.SetReadDeadline(time.Now().Add(timeout)); err != nil {
			t.Fatal(err)
		}
		for message := make([]byte, 1000); ; {
			n, err := socket.Read(message)
			if err != nil {
				t.Fatalf("waiting for %s: %v", want, err)
			}
			if got := string(message[:n]); got == want {
				return
			} else if got != "WATCHDOG=1" {
				t.Fatalf("systemd hears %q, want %q", got, want)
			}
		}
	}
	p := s.prepare()
	p.cmd.Env = append(p.cmd.Env, "NOTIFY_SOCKET="+path, "WATCHDOG_USEC=300000")
	p.begin()
	p.awaitServing()
	hears("READY=1")
	hears("WATCHDOG=1")

	addr := strings.TrimPrefix(p.url, "http://")
	s.must("healthcheck", "--addr", addr)
	s.must("healthcheck", "--ready", "--addr", addr)
	if found := s.must("doctor", "--addr", addr); !strings.Contains(found, "runs at "+p.url) {
		t.Errorf("doctor finds:\n%s", found)
	}
	p.signal(syscall.SIGTERM)
	hears("STOPPING=1")
	if status := p.wait(); status != 0 {
		t.Errorf("status %d", status)
	}
	if got := s.run("healthcheck", "--addr", addr); got.status != 1 {
		t.Errorf("healthcheck of a service that ended: status %d", got.status)
	}
}
