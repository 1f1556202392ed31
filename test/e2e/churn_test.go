package e2e

import (
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// churns returns how many connections are opened and cut.
func churns() int {
	if *Soak {
		return 10_000
	}
	return sized(250, 1000)
}

// TestConnectsAndCuts checks that connections cut at any stage leak no descriptor, no
// goroutine and no significant memory, and that a remaining subscriber misses nothing.
func TestConnectsAndCuts(t *testing.T) {
	t.Parallel()
	const atATime = 40
	l := newLivestage(onSQLite(t).withRaceDetector(), "--debug-addr", "127.0.0.1:0")
	l.raise(1)
	after := newClient(t, l.process.url, l.key).cursors()[0]
	stays := l.listen(after)
	c := &churn{url: l.process.url, key: l.key, after: after}
	seed := randomOf(t).Uint64()
	c.run(churns()/10, atATime, seed) // after these everything permanent is allocated
	heap, sockets := l.process.heap(t), l.process.sockets(t)
	c.run(churns(), atATime, seed+1)
	l.raise(1)
	stays.hears(2)
	l.listen(after).hears(2)
	took := testkit.EventuallyWithin(t, timeout, "the sockets are closed", func() bool { return l.process.sockets(t) <= sockets+8 })
	grown := l.process.heap(t) - heap
	t.Logf("%d connections were cut, %d of them refused or broken before; settled after %s; %d KiB more on the heap",
		churns(), c.failed.Load(), took.Round(time.Millisecond), grown>>10)
	if most := 8<<20 + 1<<10*churns(); grown > most {
		t.Errorf("the heap grew by %d bytes after the first tenth, at most %d are expected", grown, most)
	}
	l.process.signal(syscall.SIGQUIT) // writes the stacks and ends
	<-l.process.exited
	checkGoroutines(t, l.process.output())
}

// churn opens connections and cuts each at a random stage.
type churn struct {
	url, key, after string
	failed          atomic.Int64
}

func (c *churn) run(n, atATime int, seed uint64) {
	var next atomic.Int64
	var all sync.WaitGroup
	for i := range atATime {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		all.Go(func() {
			for next.Add(1) <= int64(n) {
				if err := c.one(r); err != nil {
					c.failed.Add(1)
				}
			}
		})
	}
	all.Wait()
}

// one opens a connection and cuts it: before its request, after the upgrade, after
// authentication, during a subscription, or after its first result.
func (c *churn) one(r *rand.Rand) error {
	fixture := r.IntN(5)
	if fixture == 0 {
		conn, err := net.Dial("tcp", strings.TrimPrefix(c.url, "http://"))
		if err == nil {
			reset(conn)
		}
		return err
	}
	w := ways[r.IntN(len(ways))]
	if fixture >= 3 || w.protocol == "" {
		from, err := w.open(c.url, c.key, signalsOperations[r.IntN(2)], c.after)
		if err != nil {
			return err
		}
		defer from.cut()
		if fixture == 4 {
			time.AfterFunc(100*time.Millisecond, from.cut) // results arrive in the second half only
			_, _ = from.result()
		}
		return nil
	}
	s, err := openSocket(c.url, w.protocol, c.key)
	if err != nil {
		return err
	}
	defer s.cut()
	if fixture == 2 {
		return s.welcome("")
	}
	return nil
}

// sockets counts the process's open sockets. Files of the database are not among them: SQLite
// opens readers as they are needed, and keeps them.
func (p *process) sockets(t testing.TB) int {
	t.Helper()
	dir := fmt.Sprintf("/proc/%d/fd", p.cmd.Process.Pid)
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, open := range list {
		// An error means that it was closed meanwhile.
		if to, err := os.Readlink(filepath.Join(dir, open.Name())); err == nil && strings.HasPrefix(to, "socket:") {
			n++
		}
	}
	return n
}

// heap returns the bytes on the process's heap that are in use. Resident memory would include what
// the race detector keeps.
func (p *process) heap(t testing.TB) int {
	t.Helper()
	var page string
	for range 2 { // what a pool holds survives one collection
		page = fetch(t, p.listening("profiles")+"/debug/pprof/heap?gc=1&debug=1")
	}
	found := regexp.MustCompile(`(?m)^# HeapAlloc = (\d+)$`).FindStringSubmatch(page)
	if found == nil {
		t.Fatal("the profile names no size of the heap")
	}
	n, err := strconv.Atoi(found[1])
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// checkGoroutines checks the goroutine dump of a process with two open subscriptions.
func checkGoroutines(t testing.TB, stacks string) {
	t.Helper()
	const most = 80
	all := regexp.MustCompile(`(?m)^goroutine \d+ [^\n]*\n(?:[^\n]+\n)*`).FindAllString(stacks, -1)
	if len(all) < 5 {
		t.Fatalf("%d stacks in the output", len(all))
	}
	streams := 0
	for _, stack := range all {
		if strings.Contains(stack, "github.com/smartmoneyhq/smartmoney/graph") {
			streams++
		}
	}
	t.Logf("%d goroutines, %d of them of streams", len(all), streams)
	if len(all) > most || streams > 12 {
		t.Errorf("%d goroutines, %d of them of streams, are left\n%s", len(all), streams, around(strings.Join(all, "\n"), 0, 20_000))
	}
}
