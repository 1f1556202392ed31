package smartmoney

import (
	"math"
	"testing"
	"time"
)

func TestUnixNano(t *testing.T) {
	for _, c := range []struct {
		at   time.Time
		want int64
	}{
		{time.Unix(0, 0), 0},
		{time.Unix(1, 5), 1_000_000_005},
		{time.Unix(0, math.MaxInt64), math.MaxInt64},
		{time.Unix(0, math.MaxInt64).Add(1), math.MaxInt64},
		{time.Unix(0, math.MinInt64), math.MinInt64},
		{time.Unix(0, math.MinInt64).Add(-1), math.MinInt64},
		{time.Date(9999, 12, 31, 0, 0, 0, 0, time.UTC), math.MaxInt64},
		{time.Time{}, math.MinInt64},
	} {
		if got := UnixNano(c.at); got != c.want {
			t.Errorf("%s: %d, want %d", c.at, got, c.want)
		}
	}
}
