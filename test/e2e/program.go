package e2e

import (
	"context"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// programTimeout bounds one program. The scripts have shorter timeouts of their own with
// better messages.
const programTimeout = 16 * time.Minute

// tree returns the path of a directory of the project.
func tree(t testing.TB, path ...string) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join(append([]string{"..", ".."}, path...)...))
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// program prepares a program with a service's address and a key in its environment. It is killed,
// with its children, after programTimeout, with -soak after an hour, or at the end of the test.
func program(t testing.TB, dir, url, key, name string, args ...string) *exec.Cmd {
	t.Helper()
	limit := programTimeout
	if *Soak {
		limit = time.Hour
	}
	cmd := killable(t, limit, name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "SMARTMONEY_URL="+url, "SMARTMONEY_KEY="+key)
	return cmd
}

// killable prepares a program that is killed, with its children, after a limit or at the end of the
// test.
func killable(t testing.TB, limit time.Duration, name string, args ...string) *exec.Cmd {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	t.Cleanup(cancel)
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	return cmd
}

// freeAddress returns an unused address of this machine.
func freeAddress(t testing.TB) string {
	t.Helper()
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	if err := free.Close(); err != nil {
		t.Fatal(err)
	}
	return free.Addr().String()
}
