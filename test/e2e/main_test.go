package e2e

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"
)

// seedFlag repeats a run with the same moments of kills and sizes of requests.
var seedFlag = flag.Uint64("seed", 0, "seed of what is random in a test (default: the time)")

// binary is the path of the program under test, set before any test runs.
var binary string

// atOnce is the least number of tests that run in parallel: some of them wait for most of a minute. With more, programs under
// the race detector starve each other on two processors.
const atOnce = 6

func TestMain(m *testing.M) {
	flag.Parse()
	if n := flag.Lookup("test.parallel"); n.Value.String() == fmt.Sprint(runtime.GOMAXPROCS(0)) && runtime.GOMAXPROCS(0) < atOnce {
		if err := n.Value.Set(fmt.Sprint(atOnce)); err != nil {
			panic(err)
		}
	}
	os.Exit(buildAndRun(m))
}

func buildAndRun(m *testing.M) int {
	dir, err := os.MkdirTemp("", "smartmoney-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, "make a directory for the binary:", err)
		return 1
	}
	defer func() { _ = os.RemoveAll(dir) }() // the system removes the rest
	binary = filepath.Join(dir, "smartmoney")
	flags, set := os.LookupEnv("PLAIN_GOFLAGS") // scripts/with-race.sh
	if !set {
		flags = os.Getenv("GOFLAGS")
	}
	if err := build(binary, flags); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return m.Run()
}

func build(path, goflags string) error {
	cmd := exec.Command("go", "build", "-o", path, "smartmoney/cmd/smartmoney")
	cmd.Env = append(os.Environ(), "GOFLAGS="+goflags)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("build the binary: %w\n%s", err, out)
	}
	return nil
}

// watched returns the path of the program with the race detector, which it builds once. Outside scripts/with-race.sh it is
// the program itself.
var watched = sync.OnceValues(func() (string, error) {
	if !underRace() {
		return binary, nil
	}
	path := binary + "-race"
	return path, build(path, os.Getenv("RACE_GOFLAGS"))
})

// underRace reports whether scripts/with-race.sh runs the tests.
func underRace() bool { return os.Getenv("RACE_GOFLAGS") != "" }

// lessUnderRace returns n, and a quarter of it where the race detector watches the service.
func lessUnderRace(n int) int {
	if underRace() {
		return n / 4
	}
	return n
}

// randomOf returns the test's random source and logs how to repeat the run.
func randomOf(t *testing.T) *rand.Rand {
	t.Helper()
	seed := *seedFlag
	if seed == 0 {
		seed = uint64(time.Now().UnixNano())
	}
	t.Logf("again with: go test ./test/e2e -run '^%s$' -seed %d", t.Name(), seed)
	return rand.New(rand.NewPCG(seed, 0))
}
