// Package e2e tests the real binary from outside. It builds the binary once, runs it with its own
// directory and database, sends it requests and signals, and kills it. It checks what a user sees:
// answers, exit statuses and output. Its exported part starts the same for test/browser.
package e2e

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// timeout is the default bound of a wait.
const timeout = 2 * time.Minute

// process is a running `smartmoney serve`.
type process struct {
	t       testing.TB
	cmd     *exec.Cmd
	url     string        // its address
	serving chan string   // gets url
	exited  chan struct{} // closed when it has ended and its output is read

	mu  sync.Mutex   // guards log
	log bytes.Buffer // its stderr
}

// serve starts the service and waits until it serves. At the end of the test it is killed if
// it still runs, and its output is checked.
func (s *site) serve(args ...string) *process {
	s.t.Helper()
	p := s.launch(args...)
	p.awaitServing()
	return p
}

// launch starts the service without waiting.
func (s *site) launch(args ...string) *process {
	s.t.Helper()
	p := s.prepare(args...)
	p.begin()
	return p
}

// prepare returns a process, which begin starts.
func (s *site) prepare(args ...string) *process {
	args = append([]string{"serve", "--addr", "127.0.0.1:0", "--log-format", "json"}, args...)
	return &process{t: s.t, cmd: s.command(args...), serving: make(chan string, 1), exited: make(chan struct{})}
}

func (p *process) begin() {
	p.t.Helper()
	stderr, err := p.cmd.StderrPipe()
	if err != nil {
		p.t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		p.t.Fatalf("start the service: %v", err)
	}
	go p.read(stderr)
	p.t.Cleanup(func() {
		if p.t.Failed() {
			p.confess()
		}
		p.kill()
		sound(p.t, p.output())
	})
}

func (p *process) awaitServing() {
	p.t.Helper()
	select {
	case p.url = <-p.serving:
	case <-p.exited:
		p.t.Fatalf("%v ended with status %d\n%s", p.cmd.Args, p.status(), p.output())
	case <-time.After(timeout):
		p.t.Fatalf("%v does not serve after %s\n%s", p.cmd.Args, timeout, p.output())
	}
}

// confess logs the output of a failed test's process without its access log, and the
// goroutines if it still runs.
func (p *process) confess() {
	p.t.Helper()
	select {
	case <-p.exited:
	default:
		p.signal(syscall.SIGQUIT) // writes the stacks and ends
		<-p.exited
	}
	var kept strings.Builder
	for line := range strings.Lines(p.output()) {
		if !strings.Contains(line, `"msg":"request"`) {
			kept.WriteString(line)
		}
	}
	text := kept.String()
	p.t.Logf("process %d wrote:\n%s", p.cmd.Process.Pid, text[:min(len(text), 30_000)])
}

// read collects the process's output, and finds the process's address in it.
func (p *process) read(stderr io.Reader) {
	defer close(p.exited)
	for lines := bufio.NewReader(stderr); ; {
		line, err := lines.ReadBytes('\n')
		p.mu.Lock()
		p.log.Write(line)
		p.mu.Unlock()
		var entry struct{ Msg, URL string }
		if json.Unmarshal(line, &entry) == nil && entry.Msg == "serving" {
			p.serving <- entry.URL
		}
		if err != nil {
			break
		}
	}
	_ = p.cmd.Wait() // status returns the exit status
}

func (p *process) output() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.log.String()
}

// status returns the exit status of a process that has ended; −1 if a signal ended it.
func (p *process) status() int { return p.cmd.ProcessState.ExitCode() }

// signal sends a signal, unless the process has ended.
func (p *process) signal(sig os.Signal) {
	p.t.Helper()
	select {
	case <-p.exited:
	default:
		_ = p.cmd.Process.Signal(sig) // it may end at this moment
	}
}

// kill ends the process as `kill -9` does, and waits until it is gone.
func (p *process) kill() {
	p.t.Helper()
	p.signal(syscall.SIGKILL)
	<-p.exited
}

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

// Soak runs the full size of tests that are otherwise small.
var Soak = flag.Bool("soak", false, "tests at full size, one at a time: 200 subscribers for 2 minutes, 10 000 connections, a month of ten markets")

// binary is the path of the program under test, set before any test runs.
var binary string

// atOnce is the least number of tests that run in parallel: most of them wait for most of the time.
const atOnce = 8

// Main builds the program, runs a package's tests and returns the status to exit with.
func Main(m *testing.M) int {
	flag.Parse()
	if n := flag.Lookup("test.parallel"); n.Value.String() == fmt.Sprint(runtime.GOMAXPROCS(0)) && runtime.GOMAXPROCS(0) < atOnce {
		if err := n.Value.Set(fmt.Sprint(atOnce)); err != nil {
			panic(err)
		}
	}
	dir, err := os.MkdirTemp("", "smartmoney-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, "make a directory for the binary:", err)
		return 1
	}
	defer func() { _ = os.RemoveAll(dir) }() // the system removes the rest
	binary = filepath.Join(dir, "smartmoney")
	if err := build(binary); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return m.Run()
}

// build builds the program, with the flags of the tests themselves but without what only a debugger
// reads. through is a command that changes them.
func build(path string, through ...string) error {
	line := slices.Concat(through, []string{"go", "build", "-ldflags=-s", "-o", path, "github.com/smartmoneyhq/smartmoney/cmd/smartmoney"})
	if out, err := exec.Command(line[0], line[1:]...).CombinedOutput(); err != nil {
		return fmt.Errorf("build the binary: %w\n%s", err, out)
	}
	return nil
}
