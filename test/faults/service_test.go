package faults

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// site is an installation: a database, a customer and keys.
type site struct {
	t        testing.TB
	dir      string
	program  string
	database string   // as the service is to reach it
	wrap     []string // a command that runs the service; none where empty
	env      []string
	customer string // key
	restless string // key of another customer, which changes its settings all the time
	feeder   string // key
}

// newSite migrates a database and creates a customer with its keys and configuration.
func newSite(t testing.TB, database string) *site {
	t.Helper()
	s := &site{t: t, dir: t.TempDir(), program: binary, database: database}
	s.setUp()
	return s
}

func (s *site) setUp() {
	s.t.Helper()
	s.must("migrate")
	s.must("customer", "create", "Acme", "--id", "acme")
	s.customer = s.must("key", "create", "--customer", "acme", "--scope", "customer")
	s.must("customer", "create", "Beta", "--id", "beta")
	s.restless = s.must("key", "create", "--customer", "beta", "--scope", "customer")
	s.feeder = s.must("key", "create", "--customer", "acme", "--scope", "ingest")
}

func (s *site) command(wrap []string, args ...string) *exec.Cmd {
	line := append(append([]string{}, wrap...), append([]string{s.program}, args...)...)
	cmd := exec.Command(line[0], line[1:]...)
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "SMARTMONEY_") && !strings.HasPrefix(v, "PG") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(cmd.Env, "SMARTMONEY_METRICS_ADDR=off", "SMARTMONEY_DATABASE_URL="+s.database,
		"SMARTMONEY_DATA_DIR="+filepath.Join(s.dir, "data"), "GORACE=atexit_sleep_ms=20")
	cmd.Env = append(cmd.Env, s.env...)
	return cmd
}

// must runs a command that has to succeed and returns its output.
func (s *site) must(args ...string) string {
	s.t.Helper()
	var stdout, stderr bytes.Buffer
	cmd := s.command(nil, args...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		s.t.Fatalf("smartmoney %v: %v\n%s", args, err, stderr.String())
	}
	return strings.TrimSpace(stdout.String())
}

// process is a running service.
type process struct {
	*site
	cmd    *exec.Cmd
	url    string
	exited chan struct{}

	mu  sync.Mutex // guards log
	log bytes.Buffer
}

// serve starts the service and waits until it serves. It is killed at the end of the test.
func (s *site) serve(args ...string) *process {
	s.t.Helper()
	args = append([]string{"serve", "--addr", "127.0.0.1:0", "--log-format", "json", "--max-signal-age", "0", "--studio=false"}, args...)
	p := &process{site: s, cmd: s.command(s.wrap, args...), exited: make(chan struct{})}
	stderr, err := p.cmd.StderrPipe()
	if err != nil {
		s.t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		s.t.Fatalf("start the service: %v", err)
	}
	s.t.Cleanup(p.end)
	serving := make(chan string, 1)
	go p.read(stderr, serving)
	select {
	case p.url = <-serving:
	case <-p.exited:
		s.t.Fatalf("the service ended\n%s", p.output())
	case <-time.After(timeout):
		s.t.Fatalf("the service does not serve\n%s", p.output())
	}
	return p
}

// end kills the process and checks what it wrote.
func (p *process) end() {
	p.t.Helper()
	p.signal(syscall.SIGKILL)
	<-p.exited
	text := p.output()
	for _, sign := range []string{"panic:", "DATA RACE", "fatal error:"} {
		if strings.Contains(text, sign) {
			p.t.Errorf("%q in the output of the service", sign)
		}
	}
	if p.t.Failed() {
		var kept strings.Builder
		for line := range strings.Lines(text) {
			if !strings.Contains(line, `"msg":"request"`) {
				kept.WriteString(line)
			}
		}
		text = kept.String()
		p.t.Logf("process %d wrote:\n%s", p.cmd.Process.Pid, text[max(0, len(text)-12_000):])
	}
}

// stop ends the process by SIGTERM, after which it must exit with status 0.
func (p *process) stop() {
	p.t.Helper()
	p.signal(syscall.SIGTERM)
	select {
	case <-p.exited:
	case <-time.After(timeout):
		p.t.Fatal("the service does not stop")
	}
	if status := p.cmd.ProcessState.ExitCode(); status != 0 {
		p.t.Errorf("status %d after SIGTERM", status)
	}
}

func (p *process) signal(sig os.Signal) { _ = p.cmd.Process.Signal(sig) } // it may have ended

func (p *process) read(stderr io.Reader, serving chan<- string) {
	defer close(p.exited)
	for lines := bufio.NewReader(stderr); ; {
		line, err := lines.ReadBytes('\n')
		p.mu.Lock()
		p.log.Write(line)
		p.mu.Unlock()
		var entry struct{ Msg, URL string }
		if json.Unmarshal(line, &entry) == nil && entry.Msg == "serving" {
			serving <- entry.URL
		}
		if err != nil {
			break
		}
	}
	_ = p.cmd.Wait() // ProcessState has the exit status
}

func (p *process) output() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.log.String()
}
