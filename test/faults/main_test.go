package faults

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

// Bounds of docs/guarantees.md, on an idle machine. Tests check a multiple of them, because a
// loaded machine says nothing about the service; with FAULTS=long they check these, and repeat what
// depends on the moment.
const (
	boundOfRequest = 5 * time.Second
	boundOfReadyz  = 10 * time.Second
	boundOfKill    = 5 * time.Second
	boundOfFreeze  = 15 * time.Second
)

// timeout bounds every wait for something that must happen in the end.
const timeout = 3 * time.Minute

// long reports whether the long form was asked for.
func long() bool { return os.Getenv("FAULTS") == "long" }

// within returns the bound to check for one of them.
func within(bound time.Duration) time.Duration {
	if long() {
		return bound
	}
	return 6 * bound
}

// binary is the path of the program under test.
var binary string

// atOnce is how many tests run in parallel: most of them wait for most of the time.
const atOnce = "6"

func TestMain(m *testing.M) { os.Exit(buildAndRun(m)) }

func buildAndRun(m *testing.M) int {
	flag.Parse()
	if n := flag.Lookup("test.parallel"); n.Value.String() == fmt.Sprint(runtime.GOMAXPROCS(0)) && !long() {
		if err := n.Value.Set(atOnce); err != nil {
			panic(err)
		}
	}
	dir, err := os.MkdirTemp("", "smartmoney-faults-")
	if err != nil {
		fmt.Fprintln(os.Stderr, "make a directory for the binary:", err)
		return 1
	}
	defer func() { _ = os.RemoveAll(dir) }() // the system removes the rest
	if err := os.Chmod(dir, 0o755); err != nil {
		fmt.Fprintln(os.Stderr, "open the directory of the binary:", err)
		return 1
	}
	binary = filepath.Join(dir, "smartmoney")
	if err := build(binary); err != nil {
		fmt.Fprintln(os.Stderr, "build the binary:", err)
		return 1
	}
	return m.Run()
}

// build builds the program with more flags.
func build(to string, flags ...string) error {
	cmd := exec.Command("go", append(append([]string{"build", "-C", filepath.Join("..", ".."), "-ldflags=-s", "-o", to}, flags...), "./cmd/smartmoney")...)
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	return cmd.Run()
}

// eventually waits until a condition holds and returns how long that took.
func eventually(t testing.TB, what string, holds func() bool) time.Duration {
	t.Helper()
	began := time.Now()
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for !holds() {
		if time.Since(began) > timeout {
			t.Fatalf("not within %s: %s", timeout, what)
		}
		<-tick.C
	}
	return time.Since(began)
}
