// Package scale sizes tests. The race detector makes a program about ten times slower, so
// tests repeat less with it. They never skip a case because of it. With any value in the
// environment variable SMARTMONEY_TEST_FULL they repeat as much as without it.
//
// It is apart from testkit because it imports nothing: what testkit imports has laws as well.
package scale

import (
	"flag"
	"os"
	"strconv"
	"testing"
)

// fullVariable is the environment variable that sizes tests under the race detector as without it,
// and laws alike on both databases.
const fullVariable = "SMARTMONEY_TEST_FULL"

// underRace is the divisor of a test's size with the race detector.
const underRace = 8

// Of returns n; with the race detector an eighth of it, at least 1, unless SMARTMONEY_TEST_FULL is
// set.
func Of(n int) int {
	if Race && os.Getenv(fullVariable) == "" {
		return max(n/underRace, 1)
	}
	return n
}

// Checks sets rapid's number of checks per property to Of(n), unless -rapid.checks is set.
// Call it in TestMain before any test runs.
func Checks(n int) {
	flag.Parse()
	set(n)
}

// ChecksOf is Checks for one test, until the test ends.
func ChecksOf(t testing.TB, n int) {
	t.Helper()
	if set(n) {
		t.Cleanup(func() {
			f := checks()
			if err := f.Value.Set(f.DefValue); err != nil {
				t.Error(err)
			}
		})
	}
}

// set sets rapid's number of checks to Of(n) if it is the default. It reports whether it
// did.
func set(n int) bool {
	f := checks()
	if f.Value.String() != f.DefValue {
		return false
	}
	if err := f.Value.Set(strconv.Itoa(Of(n))); err != nil {
		panic(err)
	}
	return true
}

func checks() *flag.Flag {
	f := flag.Lookup("rapid.checks")
	if f == nil {
		panic("rapid is not linked into this test")
	}
	return f
}
