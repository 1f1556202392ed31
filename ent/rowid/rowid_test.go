package rowid_test

import (
	"math"
	"testing"

	"github.com/smartmoneyhq/smartmoney/ent/rowid"
)

func TestIDsOfALogAreARange(t *testing.T) {
	const log, most = 3, 1<<40 - 1
	last := int64(-1)
	for _, number := range []int64{0, 1, 2, 1 << 20, most - 1, most} {
		id := rowid.ID(log, number)
		if id <= last || rowid.Number(id) != number {
			t.Errorf("ID(%d, %d) = %d with number %d, after %d", log, number, id, rowid.Number(id), last)
		}
		last = id
	}
	if next := rowid.ID(log+1, 0); next != last+1 {
		t.Errorf("the next log begins at %d, want %d", next, last+1)
	}
	for _, number := range []int64{-1, math.MinInt64} {
		if got := rowid.ID(log, number); got != rowid.ID(log, 0) {
			t.Errorf("ID(%d, %d) = %d, want that of 0", log, number, got)
		}
	}
	if got := rowid.ID(log, math.MaxInt64); got != last {
		t.Errorf("ID of a number beyond the largest is %d, want %d", got, last)
	}
}
