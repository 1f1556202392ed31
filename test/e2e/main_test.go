package e2e

import (
	"flag"
	"math/rand/v2"
	"os"
	"testing"
	"time"
)

// seedFlag repeats a run with the same moments of kills and sizes of requests.
var seedFlag = flag.Uint64("seed", 0, "seed of what is random in a test (default: the time)")

func TestMain(m *testing.M) { os.Exit(Main(m)) }

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
