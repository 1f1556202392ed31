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

	"pgregory.net/rapid"
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

// set sets rapid's number of checks to Of(n) if neither a flag nor Checks set it. It reports whether
// it did.
func set(n int) bool {
	f := checks()
	if chosen(f.Name) || f.Value.String() != f.DefValue {
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

// fewer is the divisor of a law's size on the second database.
const fewer = 4

// Part returns n, the size of a test about what does not depend on the database it runs on. Where
// second is true it is a fourth of n, at least 1, unless fullVariable is set.
func Part(second bool, n int) int {
	if second && os.Getenv(fullVariable) == "" {
		return max(n/fewer, 1)
	}
	return n
}

// Check is rapid.Check for a law about what does not depend on the database it runs on. Where
// second is true it makes Part of the checks, unless -rapid.checks is set.
func Check(t rapid.TB, second bool, law func(*rapid.T)) {
	t.Helper()
	if second && !chosen("rapid.checks") {
		law = first(Part(second, processChecks(t)), law)
	}
	rapid.Check(t, law)
}

// longest is how often Until checks at most.
const longest = 8

// Until checks again until the checks together met enough to tell, which few do not always meet.
func Until(enough func() bool, check func()) {
	for range longest {
		if check(); enough() {
			return
		}
	}
}

// CheckUntil is rapid.Check until the checks met enough.
func CheckUntil(t rapid.TB, enough func() bool, law func(*rapid.T)) {
	t.Helper()
	Until(enough, func() { rapid.Check(t, law) })
}

func processChecks(t rapid.TB) int {
	t.Helper()
	n, err := strconv.Atoi(checks().Value.String())
	if err != nil {
		t.Fatalf("rapid.checks: %v", err)
	}
	return n
}

// chosen reports whether the command line sets a flag.
func chosen(name string) (set bool) {
	flag.Visit(func(f *flag.Flag) { set = set || f.Name == name })
	return set
}

// first has a law hold without a look after n checks. Once a check ends early, which is how it
// fails, every check looks, since rapid tries it again to reproduce the failure and to make it
// smaller.
func first(n int, law func(*rapid.T)) func(*rapid.T) {
	made, all := 0, false
	return func(t *rapid.T) {
		if made++; made > n && !all {
			return
		}
		ended := false
		defer func() { all = all || !ended || t.Failed() }()
		law(t)
		ended = true
	}
}
