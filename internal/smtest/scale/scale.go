// Package scale sizes tests: with the race detector, which makes a program about ten
// times as slow, they do less of the same. Which cases there are never depends on it.
package scale

import (
	"flag"
	"strconv"
	"testing"
)

// underRace is how many times smaller tests are with the race detector.
const underRace = 4

// Of returns n, and a quarter of it, at least 1, with the race detector.
func Of(n int) int {
	if Race {
		return max(n/underRace, 1)
	}
	return n
}

// Checks makes rapid make Of(n) checks for each property, unless -rapid.checks asks
// for another number. A TestMain calls it before any test runs.
func Checks(n int) {
	flag.Parse()
	set(n)
}

// ChecksOf does the same for the properties of one test, until it ends.
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

// set reports whether the number was rapid's default and is Of(n) now.
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
