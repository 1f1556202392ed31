package rank

import (
	"slices"
	"testing"
)

// TestScatteredGivesEachOnce also holds that the order jumps: the highest number so
// far comes up seldom.
func TestScatteredGivesEachOnce(t *testing.T) {
	for n := 0; n < 5000; n += 1 + n/100 {
		all := slices.Collect(scattered(n))
		highest, raised := -1, 0
		for _, at := range all {
			if at > highest {
				highest, raised = at, raised+1
			}
		}
		if raised > 100 {
			t.Fatalf("of %d numbers, %d were the highest so far", n, raised)
		}
		slices.Sort(all)
		for i := range n {
			if len(all) != n || all[i] != i {
				t.Fatalf("scattered(%d) is no permutation", n)
			}
		}
	}
	for range scattered(9) {
		break // must not go on
	}
}
