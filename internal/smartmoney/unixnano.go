package smartmoney

import (
	"math"
	"time"
)

// UnixNano returns t in unix ns, or the nearest representable time if t is before 1678
// or after 2262.
func UnixNano(t time.Time) int64 {
	switch {
	case t.Before(time.Unix(0, math.MinInt64)):
		return math.MinInt64
	case t.After(time.Unix(0, math.MaxInt64)):
		return math.MaxInt64
	}
	return t.UnixNano()
}
