package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
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

// wait returns the exit status of a process that is ending by itself.
func (p *process) wait() int {
	p.t.Helper()
	select {
	case <-p.exited:
	case <-time.After(timeout):
		p.t.Fatalf("the process runs on after %s\n%s", timeout, p.output())
	}
	return p.status()
}

// stop sends SIGTERM, after which the process must exit with status 0.
func (p *process) stop() {
	p.t.Helper()
	p.signal(syscall.SIGTERM)
	if status := p.wait(); status != 0 {
		p.t.Fatalf("status %d after SIGTERM\n%s", status, p.output())
	}
}
