package event

import (
	"math"
	"time"
)

// time reads a required time and returns it in UTC. It must be between 1970 and 2262,
// where nanoseconds in 64 bits end, and at most MaxAhead ahead of the clock.
func (d *Decoder) time(id fieldKey) time.Time {
	t, text := d.anyTime(id, mustHave)
	if t.After(d.horizon) {
		d.horizon = d.now().Add(MaxAhead)
		if t.After(d.horizon) {
			d.failf(id, "%s is more than %s ahead of the clock, got %q", id, MaxAhead, clip(text))
		}
	}
	return t
}

// optionalTime reads a time that may lie ahead of the clock, zero if it is absent.
func (d *Decoder) optionalTime(id fieldKey) time.Time {
	t, _ := d.anyTime(id, mayHave)
	return t
}

// anyTime reads a time between 1970 and 2262 and returns it in UTC with its text. It is
// zero if the field is absent or invalid.
func (d *Decoder) anyTime(id fieldKey, p presence) (t time.Time, text []byte) {
	v, ok := d.str(id, p)
	if !ok {
		return time.Time{}, nil
	}
	if err := t.UnmarshalText(v.text); err != nil || !strictTime(v.text) {
		d.failf(id, "%s must be an RFC 3339 time with a zone, got %q", id, clip(v.text))
		return time.Time{}, nil
	}
	t = t.UTC()
	if t.Unix() < 0 || t.After(time.Unix(0, math.MaxInt64)) {
		d.failf(id, "%s must be between the years 1970 and 2262, got %q", id, clip(v.text))
		return time.Time{}, nil
	}
	return t, v.text
}

// strictTime rejects what package time accepts against RFC 3339: an hour of one digit,
// a comma before the fraction, an offset of a day or more. The text must be a time that
// package time parses.
func strictTime(text []byte) bool {
	const hourEnd, secondEnd = len("2006-01-02T15"), len("2006-01-02T15:04:05")
	if len(text) <= secondEnd || text[hourEnd] != ':' || text[secondEnd] == ',' {
		return false
	}
	if text[len(text)-1] == 'Z' {
		return true
	}
	offset := text[len(text)-len("07:00"):]
	return string(offset[:2]) <= "23" && string(offset[3:]) <= "59"
}
