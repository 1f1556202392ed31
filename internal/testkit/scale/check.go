package scale

import (
	"flag"
	"os"
	"strconv"

	"pgregory.net/rapid"
)

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
