package e2e

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"
)

// Soak runs the full size of tests that are otherwise small.
var Soak = flag.Bool("soak", false, "tests at full size, one at a time: 200 subscribers for 2 minutes, 10 000 connections, a month of ten markets")

// inFull reports whether tests run in full, as make test-all has it.
func inFull() bool { return os.Getenv("SMARTMONEY_TEST_FULL") != "" }

// sized returns a number of tries: the full one when tests run in full.
func sized(n, full int) int {
	if inFull() {
		return full
	}
	return n
}

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

// watched returns the path of the program with the race detector, which it builds once.
var watched = sync.OnceValues(func() (string, error) {
	path := binary + "-race"
	return path, build(path, filepath.Join("..", "..", "scripts", "with-race.sh"))
})
