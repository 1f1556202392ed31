package chain_test

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// binary builds the service once.
var binary = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "smartmoney-chain")
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "smartmoney")
	build := exec.Command("go", "build", "-o", path, "./cmd/smartmoney")
	build.Dir = filepath.Join("..", "..")
	build.Stderr = os.Stderr
	return path, build.Run()
})

// site is a directory with a database, in which the built service runs.
type site struct {
	tb      testing.TB
	dir     string
	running *exec.Cmd // nil: nothing runs
	log     *logged
	exited  chan struct{} // closed when running has ended
}

func newSite(tb testing.TB) *site {
	tb.Helper()
	s := &site{tb: tb, dir: tb.TempDir()}
	tb.Cleanup(s.kill)
	return s
}

// command prepares a command of the service, as a user calls it in the site's directory.
func (s *site) command(args ...string) *exec.Cmd {
	s.tb.Helper()
	path, err := binary()
	must(s.tb, err, "build the service")
	cmd := exec.Command(path, args...)
	cmd.Dir = s.dir
	cmd.Env = append(os.Environ(), "SMARTMONEY_DATA_DIR="+s.dir)
	return cmd
}

// run runs a command and returns what it prints.
func (s *site) run(args ...string) string {
	s.tb.Helper()
	cmd := s.command(args...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		s.tb.Fatalf("smartmoney %s: %v\n%s", strings.Join(args, " "), err, &stderr)
	}
	return string(out)
}

// logged is the output of a running service. Its address is sent to serving.
type logged struct {
	mu      sync.Mutex
	text    bytes.Buffer
	serving chan string
}

var servingAt = regexp.MustCompile(`http://127\.0\.0\.1:\d+`)

func (l *logged) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.text.Write(p)
	for line := range strings.Lines(l.text.String()) {
		if strings.Contains(line, `"msg":"serving"`) {
			select {
			case l.serving <- servingAt.FindString(line):
			default:
			}
		}
	}
	return len(p), nil
}

func (l *logged) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// serve starts the service, waits until it serves and returns its address.
func (s *site) serve(args ...string) string {
	s.tb.Helper()
	s.log = &logged{serving: make(chan string, 1)}
	s.running = s.command(append([]string{"serve", "--addr", "127.0.0.1:0", "--log-format", "json", "--metrics-addr", "127.0.0.1:0"}, args...)...)
	s.running.Stderr = io.Writer(s.log)
	must(s.tb, s.running.Start(), "start the service")
	s.exited = make(chan struct{})
	go func(cmd *exec.Cmd, exited chan struct{}) {
		defer close(exited)
		_ = cmd.Wait() // it is killed, or says in its log what is wrong
	}(s.running, s.exited)
	select {
	case url := <-s.log.serving:
		return url
	case <-s.exited:
		s.tb.Fatalf("the service ended:\n%s", s.log)
	case <-time.After(timeout):
		s.tb.Fatalf("the service does not serve after %s:\n%s", timeout, s.log)
	}
	return ""
}

// kill ends the service as a crash does.
func (s *site) kill() {
	if s.running == nil {
		return
	}
	_ = s.running.Process.Signal(syscall.SIGKILL) // it may have ended
	<-s.exited
	s.running = nil
}

// stop ends the service in order.
func (s *site) stop() {
	s.tb.Helper()
	must(s.tb, s.running.Process.Signal(syscall.SIGTERM), "stop the service")
	<-s.exited
	s.running = nil
}

// open opens the site's database, beside the service that uses it.
func (s *site) open() *service {
	s.tb.Helper()
	files, err := filepath.Glob(filepath.Join(s.dir, "*.db"))
	must(s.tb, err, "find the database")
	if len(files) != 1 {
		s.tb.Fatalf("databases: %v", files)
	}
	db, err := testkit.OpenDB(s.tb.Context(), sqldb.Options{URL: "sqlite:" + files[0]})
	must(s.tb, err, "open the database")
	s.tb.Cleanup(func() { _ = db.Close() }) // it was only read
	return &service{tb: s.tb, db: db, chain: smartmoney.Base}
}

// TestKill kills the built service at random moments while the chain grows and is reorganised. Of a
// process that is killed the lease ends after --source-lease, or when an operator pauses and
// resumes the source.
func TestKill(t *testing.T) {
	t.Parallel()
	h := newHistory(t, begin(), 31)
	p := newProvider(t, h.chain, 32)
	p.set(faults{ranges: 7})
	s := newSite(t)
	s.run("migrate")
	s.run("source", "add", "base", "--rpc", p.http(), "--from", "0", "--set", "poll=30ms", "--set", "requests_per_second=0")
	for round := range 5 {
		h.move()
		s.serve("--source-lease", "3s")
		p.await(h.r.IntN(60))
		h.move()
		p.await(h.r.IntN(20))
		s.kill()
		h.move()
		if round > 0 {
			s.run("source", "pause", "base")
			s.run("source", "resume", "base")
		}
	}
	s.serve("--source-lease", "3s")
	found := s.open()
	found.await(h, 0)
	h.reorganise(3, 1)
	trades := found.await(h, 0)
	s.stop()
	found.start()
	defer found.stop()
	found.checkLedger(trades)
}
