package testkit

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

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
