package chain_test

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"testing"
	"time"
)

// atOnce is the least number of tests that run in parallel: most of their time they wait for heads
// and leases.
const atOnce = 4

// timeout bounds each wait for a source. It is long, because tests run beside each other under the
// race detector.
const timeout = 3 * time.Minute

func TestMain(m *testing.M) {
	flag.Parse()
	if n := flag.Lookup("test.parallel"); n.Value.String() == fmt.Sprint(runtime.GOMAXPROCS(0)) && runtime.GOMAXPROCS(0) < atOnce {
		if err := n.Value.Set(fmt.Sprint(atOnce)); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}
