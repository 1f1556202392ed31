package e2e

import (
	"bufio"
	"bytes"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// shell is killable for a script, which ends at its first command that fails.
func shell(t testing.TB, limit time.Duration, script string) *exec.Cmd {
	t.Helper()
	return killable(t, limit, "bash", "-euo", "pipefail", "-c", script)
}

// talker is a running program with its output.
type talker struct {
	t      testing.TB
	cmd    *exec.Cmd
	lines  chan string
	stderr testkit.Buffer
	quiet  chan struct{} // closed when lines are not read further
	ended  chan struct{} // closed when the program has ended
	once   sync.Once
}

// talk starts a program.
func talk(t testing.TB, cmd *exec.Cmd) *talker {
	t.Helper()
	p := &talker{t: t, cmd: cmd, lines: make(chan string), quiet: make(chan struct{}), ended: make(chan struct{})}
	cmd.Stderr = &p.stderr
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatalf("start %v: %v", cmd.Args, err)
	}
	go func() {
		defer close(p.ended)
		for lines := bufio.NewScanner(stdout); lines.Scan(); {
			select {
			case p.lines <- lines.Text():
			case <-p.quiet:
			}
		}
		_ = cmd.Wait() // it was killed
	}()
	t.Cleanup(p.stop)
	return p
}

// next returns the next line that the program prints.
func (t *talker) next() string {
	t.t.Helper()
	select {
	case line := <-t.lines:
		return line
	case <-t.ended:
		t.t.Fatalf("%v ended\n%s", t.cmd.Args, t.stderr.String())
	case <-time.After(timeout):
		t.stop()
		t.t.Fatalf("%v printed nothing for %s\n%s", t.cmd.Args, timeout, t.stderr.String())
	}
	return ""
}

// stop kills the program and its children, and waits until they have ended.
func (t *talker) stop() {
	t.once.Do(func() {
		close(t.quiet)
		_ = syscall.Kill(-t.cmd.Process.Pid, syscall.SIGKILL)
		<-t.ended
	})
}

// relay forwards connections to a service, so that a test can cut them.
type relay struct {
	listener net.Listener // replaced by refuse, which is called by one goroutine
	address  string       // of the service
	url      string
	running  sync.WaitGroup

	mu   sync.Mutex // guards open
	open map[net.Conn]bool
}

// newRelay starts a relay to a service, which ends with the test.
func newRelay(t testing.TB, url string) *relay {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	r := &relay{address: strings.TrimPrefix(url, "http://"), url: "http://" + listener.Addr().String(), open: map[net.Conn]bool{}}
	r.accept(listener)
	t.Cleanup(func() {
		_ = r.listener.Close()
		r.cutNow()
		r.running.Wait()
	})
	return r
}

// accept accepts connections until the listener is closed.
func (r *relay) accept(listener net.Listener) {
	r.listener = listener
	r.running.Go(func() {
		for {
			near, err := listener.Accept()
			if err != nil {
				return
			}
			r.running.Go(func() { r.pass(near, r.address) })
		}
	})
}

// refuse cuts every connection and refuses new ones, as during a restart of the service,
// until tried returns.
func (r *relay) refuse(t testing.TB, tried func()) {
	t.Helper()
	_ = r.listener.Close()
	r.cutNow()
	tried()
	r.accept(listenAgain(t, strings.TrimPrefix(r.url, "http://")))
}

// listenAgain listens on an address whose former listener was closed. A program that another test
// starts holds that one until it has become that program.
func listenAgain(t testing.TB, address string) (listener net.Listener) {
	t.Helper()
	testkit.Eventually(t, "the address "+address+" is free again", func() bool {
		var err error
		listener, err = net.Listen("tcp", address)
		return err == nil
	})
	return listener
}

// pass copies both ways until either side ends.
func (r *relay) pass(near net.Conn, address string) {
	far, err := net.Dial("tcp", address)
	if err != nil {
		_ = near.Close()
		return
	}
	r.mu.Lock()
	r.open[near], r.open[far] = true, true
	r.mu.Unlock()
	var both sync.WaitGroup
	for from, to := range map[net.Conn]net.Conn{near: far, far: near} {
		both.Go(func() {
			_, _ = io.Copy(to, from)
			_, _ = to.Close(), from.Close()
		})
	}
	both.Wait()
	r.mu.Lock()
	delete(r.open, near)
	delete(r.open, far)
	r.mu.Unlock()
}

// cut ends every connection. If there is none it waits for one, since a program's output may
// arrive after its connection was cut.
func (r *relay) cut(t testing.TB) {
	t.Helper()
	testkit.EventuallyWithin(t, timeout, "there is a connection to cut", r.cutNow)
}

// cutNow ends every connection and reports whether there was one.
func (r *relay) cutNow() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	some := len(r.open) > 0
	for c := range r.open {
		_ = c.Close()
	}
	clear(r.open)
	return some
}

// TestUncalledMethodsAreLeftOut checks that nothing calls methods by names that only the run knows,
// as text/template does: then the linker would keep every exported method, 13 MB of them.
func TestUncalledMethodsAreLeftOut(t *testing.T) {
	t.Parallel()
	program, err := os.ReadFile(binary)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(program, []byte("ent/gen.(*CustomerQuery).FirstX")) {
		t.Error("the program has a method that nothing calls: find the cause with go build -ldflags=-dumpdep, in lines with <ReflectMethod>")
	}
}
