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

// StartNATS builds the server whose version go.mod names, and starts it. config is added to its configuration. It is killed
// when the test ends.
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
func (s *NATSServer) open() {
	s.t.Helper()
	s.running = exec.Command(s.args[0], s.args[1:]...)
	if err := s.running.Start(); err != nil {
		s.t.Fatal(err)
	}
	Eventually(s.t, "nats-server listens", func() bool {
		c, err := net.Dial("tcp", strings.TrimPrefix(s.URL, "nats://"))
		if err == nil {
			_ = c.Close()
		}
		return err == nil
	})
}

// Restart kills the process and starts it again.
func (s *NATSServer) Restart() {
	s.t.Helper()
	s.Kill()
	s.open()
}

// Kill ends the process without a warning.
func (s *NATSServer) Kill() {
	_ = s.running.Process.Kill()
	_ = s.running.Wait()
}
