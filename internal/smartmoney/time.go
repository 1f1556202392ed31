package smartmoney

import (
	"math"
	"regexp"
	"strings"
	"time"
)

// dateTime matches ISO 8601 date-times with a zone, extended or basic. Seconds and their
// fraction are optional; the zone is Z or hours with optional minutes. It includes RFC
// 3339 with its lower-case letters and its space.
var dateTime = regexp.MustCompile(`^(\d{4})(-?)(\d\d)(-?)(\d\d)[Tt ](\d\d)(:?)(\d\d)(?:(:?)(\d\d)(?:[.,](\d+))?)?(?:([Zz])|([+-]\d\d)(?::?(\d\d))?)$`)

// ParseTime parses an ISO 8601 date-time with a zone and returns it in UTC; ok is false for
// other text and outside the years 0 to 9999. It rejects ambiguous forms: a time without a
// zone, a date in basic form with a time in extended form. It truncates the fraction to
// nine digits, which rounds down to a nanosecond.
func ParseTime(text string) (t time.Time, ok bool) {
	p := dateTime.FindStringSubmatch(text)
	if p == nil {
		return time.Time{}, false
	}
	separated := p[2] == "-"
	if p[4] != p[2] || (p[7] == ":") != separated || p[10] != "" && p[9] != p[7] {
		return time.Time{}, false
	}
	second, fraction, zone := p[10], p[11], "Z"
	if second == "" {
		second = "00"
	}
	if fraction = fraction[:min(len(fraction), 9)]; fraction != "" {
		fraction = "." + fraction
	}
	if p[13] != "" {
		zone = p[13] + ":" + p[14]
		if p[14] == "" {
			zone += "00"
		}
	}
	t, err := time.Parse(time.RFC3339Nano, strings.Join([]string{p[1], "-", p[3], "-", p[5], "T", p[6], ":", p[8], ":", second, fraction, zone}, ""))
	// The zone can move a time out of the years 0 to 9999.
	if t = t.UTC(); err != nil || t.Year() < 0 || t.Year() > 9999 {
		return time.Time{}, false
	}
	return t, true
}

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
