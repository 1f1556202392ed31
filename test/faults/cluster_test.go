package faults

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	_ "github.com/lib/pq" // the "postgres" driver
)

// cluster is a PostgreSQL server of one test, which it may stop, freeze and fill.
type cluster struct {
	t    testing.TB
	dir  string // data is below it
	bin  string
	port int
	size int // MiB of its disk; 0: it lies where other files do
	cmd  *exec.Cmd
	log  *os.File
}

// newCluster makes and starts a cluster. With a size, it lies on a disk of its own in memory.
func newCluster(t testing.TB, size int) *cluster {
	t.Helper()
	c := prepareCluster(t, size)
	c.start()
	for _, statement := range []string{"CREATE ROLE service LOGIN", "CREATE DATABASE service OWNER service"} {
		c.exec(statement)
	}
	return c
}

// prepareCluster makes the directory of a cluster, which start fills unless its data is there. It
// ends with the test.
func prepareCluster(t testing.TB, size int) *cluster {
	t.Helper()
	// a socket's path must be short, and the server's user reach it
	dir, err := os.MkdirTemp("/tmp", "smartmoney-faults-pg-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	c := &cluster{t: t, dir: dir, bin: serverPrograms(t), port: freePort(t), size: size}
	if c.log, err = os.Create(filepath.Join(dir, "log")); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := openDir(filepath.Join(dir, "disk")); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.end)
	return c
}

// openDir makes a directory that the server's user may write to.
func openDir(path string) error {
	return errors.Join(os.Mkdir(path, 0o777), os.Chmod(path, 0o777))
}

// serverPrograms returns the directory with initdb and postgres.
func serverPrograms(t testing.TB) string {
	t.Helper()
	var places []string
	if out, err := exec.Command("pg_config", "--bindir").Output(); err == nil {
		places = append(places, strings.TrimSpace(string(out)))
	}
	found, err := filepath.Glob("/usr/lib/postgresql/*/bin")
	if err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(found, func(a, b string) int { return versionOf(b) - versionOf(a) })
	for _, place := range append(places, found...) {
		if _, err := os.Stat(filepath.Join(place, "postgres")); err == nil {
			return place
		}
	}
	t.Fatal("PostgreSQL's server programs were not found: run this by 'make test-faults', which installs them")
	return ""
}

func versionOf(bin string) int {
	n, _ := strconv.Atoi(filepath.Base(filepath.Dir(bin))) // 0: an unusual name comes last
	return n
}

func freePort(t testing.TB) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close() //nolint:errcheck // it is free afterwards in any case
	return l.Addr().(*net.TCPAddr).Port
}

// script makes the cluster unless it exists, and becomes its server. The disk is mounted in a
// namespace of the server's own, which ends with it, unless $KEEP holds it.
const script = `set -e
[ "$SIZE" = 0 ] || mount -t tmpfs -o "size=${SIZE}m,mode=1777" tmpfs "$DIR/disk"
run() { if [ "$(id -u)" = 0 ]; then exec setpriv --reuid "$OWNER" --regid "$OWNER" --clear-groups "$@"; else exec "$@"; fi; }
cd "$DIR/disk"
[ -e data ] || (run "$BIN/initdb" -D data -U postgres -A trust -E UTF8 --locale=C --no-instructions)
while :; do
  run "$BIN/postgres" -D data -c listen_addresses=127.0.0.1 -c dynamic_shared_memory_type=mmap -c port="$PORT" -c unix_socket_directories="$DIR" \
    -c max_connections=120 -c fsync=off -c max_wal_size=64MB -c min_wal_size=32MB -c shared_buffers=32MB \
    -c wal_keep_size=0 &
  echo $! >"$DIR/pid"
  rm -f "$DIR/restart"
  wait $! || true
  echo ended >"$DIR/pid"
  while [ ! -e "$DIR/restart" ]; do sleep 0.1; done
done
`

// start runs the script, and waits until the server answers.
func (c *cluster) start() {
	c.t.Helper()
	line := []string{"bash", "-c", script}
	if c.size > 0 {
		line = append(ownDisk(c.t), line...)
	}
	c.cmd = exec.Command(line[0], line[1:]...)
	c.cmd.Stdout, c.cmd.Stderr = c.log, c.log
	c.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	c.cmd.Env = append(os.Environ(), "DIR="+c.dir, "BIN="+c.bin, "PORT="+fmt.Sprint(c.port), "SIZE="+fmt.Sprint(c.size), "OWNER="+owner(c.t), "HOME="+c.dir, "LC_ALL=C")
	if err := c.cmd.Start(); err != nil {
		c.t.Fatalf("start PostgreSQL: %v", err)
	}
	eventually(c.t, "PostgreSQL answers", c.answers)
}

// owner returns the user that runs the server, which refuses to run as root.
func owner(t testing.TB) string {
	t.Helper()
	for _, name := range []string{"postgres", "nobody"} {
		if u, err := user.Lookup(name); err == nil {
			return u.Uid
		}
	}
	t.Fatal("there is no user postgres or nobody to run PostgreSQL as")
	return ""
}

// ownDisk returns the command that gives a program a mount namespace in which it may mount. Without
// that a full disk cannot be tested, which is a failure and not a reason to skip.
func ownDisk(t testing.TB) []string {
	t.Helper()
	line := []string{"unshare", "--mount", "--propagation", "private"}
	if os.Getuid() != 0 {
		line = []string{"unshare", "--user", "--mount", "--map-current-user", "--keep-caps"}
	}
	if out, err := exec.Command(line[0], append(line[1:], "mount", "-t", "tmpfs", "tmpfs", "/mnt")...).CombinedOutput(); err != nil {
		t.Fatalf("no disk can be made here to fill: %v: %s: run the test as root, or allow user namespaces", err, out)
	}
	return line
}

// answers reports whether the server accepts a connection.
func (c *cluster) answers() bool {
	admin := c.admin()
	defer admin.Close() //nolint:errcheck // nothing is left to flush
	return admin.Ping() == nil
}

// url returns the address for the service, on any host and port.
func (c *cluster) url(address string) string {
	return "postgres://service@" + address + "/service?sslmode=disable"
}

func (c *cluster) address() string { return fmt.Sprintf("127.0.0.1:%d", c.port) }

// admin opens the database of the superuser, for whom the server keeps connections free.
func (c *cluster) admin() *sql.DB {
	db, err := sql.Open("postgres", fmt.Sprintf("postgres://postgres@%s/postgres?sslmode=disable&connect_timeout=5", c.address()))
	if err != nil {
		c.t.Fatal(err)
	}
	return db
}

func (c *cluster) exec(statement string) {
	c.t.Helper()
	admin := c.admin()
	defer admin.Close() //nolint:errcheck // nothing is left to flush
	if _, err := admin.Exec(statement); err != nil {
		c.t.Fatalf("%s: %v", statement, err)
	}
}

// database makes a fresh database and returns its name.
func (c *cluster) database(name string) {
	c.t.Helper()
	c.exec("CREATE DATABASE " + name + " OWNER service")
}

// pids returns the server's processes, none if it has ended.
func (c *cluster) pids() (all []int) {
	c.t.Helper()
	text, err := os.ReadFile(filepath.Join(c.dir, "pid"))
	if err != nil {
		return nil
	}
	first, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil {
		return nil
	}
	return append([]int{first}, childrenOf(first)...)
}

// childrenOf returns the processes that a process started, and theirs.
func childrenOf(parent int) (all []int) {
	// none: it has ended
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/children", parent, parent))
	for _, field := range strings.Fields(string(text)) {
		if pid, err := strconv.Atoi(field); err == nil {
			all = append(append(all, pid), childrenOf(pid)...)
		}
	}
	return all
}

// signal sends a signal to every process of the server.
func (c *cluster) signal(sig syscall.Signal) {
	c.t.Helper()
	for _, pid := range c.pids() {
		_ = syscall.Kill(pid, sig) // it may have ended
	}
}

// shut ends the server: at once by SIGQUIT, which leaves recovery to the next start.
func (c *cluster) shut() {
	c.t.Helper()
	if all := c.pids(); len(all) > 0 {
		_ = syscall.Kill(all[0], syscall.SIGQUIT)
	}
	eventually(c.t, "PostgreSQL ends", func() bool { return len(c.pids()) == 0 })
}

// reopen has the server answer again, as a supervisor would: it starts it as often as it has ended.
func (c *cluster) reopen() {
	c.t.Helper()
	eventually(c.t, "PostgreSQL answers", func() bool {
		c.restart()
		return c.answers()
	})
}

// restart asks the script for the server, unless that runs or was asked for: what was asked for is
// looked at first, since the script takes the question back once the server runs.
func (c *cluster) restart() {
	c.t.Helper()
	question := filepath.Join(c.dir, "restart")
	if _, err := os.Stat(question); err == nil || len(c.pids()) > 0 {
		return
	}
	if err := os.WriteFile(question, nil, 0o666); err != nil {
		c.t.Fatal(err)
	}
}

// end ends the server and the namespace of its disk.
func (c *cluster) end() {
	c.signal(syscall.SIGCONT)
	if c.cmd != nil {
		_ = syscall.Kill(-c.cmd.Process.Pid, syscall.SIGKILL)
		for _, pid := range c.pids() {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
		_ = c.cmd.Wait()
	}
	_ = c.log.Close()
	if c.t.Failed() {
		text, _ := os.ReadFile(c.log.Name())
		c.t.Logf("PostgreSQL wrote:\n%s", text[max(0, len(text)-4000):])
	}
}

// fill fills the disk that a process sees below a directory, and returns the function that frees
// it.
func fill(t testing.TB, pid int, dir string) (free func()) {
	t.Helper()
	path := fmt.Sprintf("/proc/%d/root%s/filler", pid, dir)
	f, err := os.Create(path)
	if err != nil {
		t.Fatalf("fill the disk: %v", err)
	}
	done := make(chan struct{})
	stopped := make(chan struct{})
	go func() { // also what is freed later, as long as the fault lasts
		defer close(stopped)
		block := bytes.Repeat([]byte{1}, 64<<10)
		for {
			if n, err := f.Write(block); err == nil && n == len(block) {
				continue
			}
			for _, err := f.Write(block[:512]); err == nil; _, err = f.Write(block[:512]) {
			}
			select {
			case <-done:
				return
			case <-time.After(20 * time.Millisecond):
			}
		}
	}()
	return func() {
		t.Helper()
		close(done)
		<-stopped
		if err := f.Truncate(0); err != nil {
			t.Fatalf("free the disk: %v", err)
		}
		_ = f.Close()
	}
}
