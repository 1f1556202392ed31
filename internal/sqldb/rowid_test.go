package sqldb_test

import (
	"math"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

func TestIDsOfALogAreARange(t *testing.T) {
	const log, most = 3, 1<<40 - 1
	last := int64(-1)
	for _, number := range []int64{0, 1, 2, 1 << 20, most - 1, most} {
		id := sqldb.RowID(log, number)
		if id <= last || sqldb.RowNumber(id) != number {
			t.Errorf("RowID(%d, %d) = %d with number %d, after %d", log, number, id, sqldb.RowNumber(id), last)
		}
		last = id
	}
	if next := sqldb.RowID(log+1, 0); next != last+1 {
		t.Errorf("the next log begins at %d, want %d", next, last+1)
	}
	for _, number := range []int64{-1, math.MinInt64} {
		if got := sqldb.RowID(log, number); got != sqldb.RowID(log, 0) {
			t.Errorf("RowID(%d, %d) = %d, want that of 0", log, number, got)
		}
	}
	if got := sqldb.RowID(log, math.MaxInt64); got != last {
		t.Errorf("RowID of a number beyond the largest is %d, want %d", got, last)
	}
}
