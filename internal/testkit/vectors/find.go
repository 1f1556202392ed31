package vectors

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// All returns all sets except those of Corrections. It fails the test if there are none.
func All(tb testing.TB) []Set {
	tb.Helper()
	return slices.DeleteFunc(everything(tb), func(s Set) bool { return s.Name == corrections })
}

// corrections is the name of sets with retractions and rewinds. All leaves them out: a ledger alone
// cannot take trades back, for it does not keep them.
const corrections = "corrections"

// Corrections returns the sets with retractions and rewinds. It fails the test if there are none.
func Corrections(tb testing.TB) []Set {
	tb.Helper()
	sets := slices.DeleteFunc(everything(tb), func(s Set) bool { return s.Name != corrections })
	if len(sets) == 0 {
		tb.Fatal("no set of vectors has corrections")
	}
	return sets
}

// everything returns all sets.
func everything(tb testing.TB) []Set {
	tb.Helper()
	root := projectRoot(tb)
	sets := Load(tb, filepath.Join(root, "internal", "testkit", "vectors", "testdata"))
	if len(sets) == 0 {
		tb.Fatalf("no vectors in internal/testkit/vectors/testdata of %s", root)
	}
	return sets
}

// WithCustomers returns the sets of All that have customers with notifications.
func WithCustomers(tb testing.TB) []Set {
	tb.Helper()
	sets := slices.DeleteFunc(All(tb), func(s Set) bool { return len(s.Customers) == 0 })
	if len(sets) == 0 {
		tb.Fatal("no set of vectors has customers")
	}
	return sets
}

// projectRoot returns the folder of go.mod above the working directory.
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
