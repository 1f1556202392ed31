package smartmoney

import (
	"math"
	"time"
)

// UnixNano is t in unix ns; for a time that has no such number (before 1678 or after
// 2262), the nearest there is.
func UnixNano(t time.Time) int64 {
	switch {
	case t.Before(time.Unix(0, math.MinInt64)):
		return math.MinInt64
	case t.After(time.Unix(0, math.MaxInt64)):
		return math.MaxInt64
	}
	return t.UnixNano()
}
