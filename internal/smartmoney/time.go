package smartmoney

import (
	"regexp"
	"strings"
	"time"
)

// dateTime are the forms of ISO 8601 date-times with a zone: extended or basic, seconds
// and a fraction may be left out, the zone is Z or hours with or without minutes. RFC
// 3339 is among them, with its small letters and its space.
var dateTime = regexp.MustCompile(`^(\d{4})(-?)(\d\d)(-?)(\d\d)[Tt ](\d\d)(:?)(\d\d)(?:(:?)(\d\d)(?:[.,](\d+))?)?(?:([Zz])|([+-]\d\d)(?::?(\d\d))?)$`)

// ParseTime reads an ISO 8601 date-time with a zone, in UTC, of the years 0 to 9999. What
// can be read in more than one way is refused: a time without a zone, a date in basic
// form with a time in extended form. Digits of the second after the ninth are cut off,
// which returns the last nanosecond that is not later.
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
	// A zone can move a time out of the years that one can write.
	if t = t.UTC(); err != nil || t.Year() < 0 || t.Year() > 9999 {
		return time.Time{}, false
	}
	return t, true
}
