package vectors

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// All reads the project's own sets and, where they are at hand, those of the folder
// shared/vectors beside the project. There is always a set, and one with customers.
func All(tb testing.TB) []Set {
	tb.Helper()
	root := projectRoot(tb)
	sets := Load(tb, filepath.Join(root, "internal", "vectors", "testdata"))
	if len(sets) == 0 {
		tb.Fatalf("the project in %s has no vectors of its own", root)
	}
	sets = append(sets, Load(tb, filepath.Join(filepath.Dir(root), "shared", "vectors"))...)
	return slices.DeleteFunc(sets, func(s Set) bool { return s.Name == corrections })
}

// corrections is the set whose events take trades back, by retraction and rewind: kinds
// of events that the service does not take in yet. The change that adds them reads it.
const corrections = "corrections"

// WithCustomers reads the sets of All that say what customers are sent.
func WithCustomers(tb testing.TB) []Set {
	tb.Helper()
	sets := slices.DeleteFunc(All(tb), func(s Set) bool { return len(s.Customers) == 0 })
	if len(sets) == 0 {
		tb.Fatal("no set of vectors has customers")
	}
	return sets
}

// projectRoot is the folder of go.mod, in which a test's package lies.
func projectRoot(tb testing.TB) string {
	tb.Helper()
	dir, err := os.Getwd()
	if err != nil {
		tb.Fatal(err)
	}
	for {
		_, err := os.Stat(filepath.Join(dir, "go.mod"))
		if err == nil {
			return dir
		}
		if up := filepath.Dir(dir); errors.Is(err, fs.ErrNotExist) && up != dir {
			dir = up
			continue
		}
		tb.Fatalf("no go.mod above the working directory: %v", err)
	}
}
