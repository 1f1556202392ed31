package smartmoney_test

import (
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestParseTime(t *testing.T) {
	at := func(nanos int) time.Time { return time.Date(2026, 11, 22, 10, 30, 0, nanos, time.UTC) }
	for text, want := range map[string]time.Time{
		"2026-11-22T10:30:00Z": at(0), "2026-11-22T10:30Z": at(0), "20261122T103000Z": at(0), "20261122T1030Z": at(0),
		"2026-11-22t10:30:00z": at(0), "2026-11-22 10:30:00+00:00": at(0), "2026-11-22T12:30:00+02:00": at(0),
		"2026-11-22T12:30:00+0200": at(0), "2026-11-22T12:30+02": at(0), "20261122T123000+0200": at(0),
		"2026-11-22T05:00:00-05:30": at(0), "2026-11-22T10:30:00-00:00": at(0),
		"2026-11-22T10:30:00.5Z": at(5e8), "2026-11-22T10:30:00,5Z": at(5e8), "20261122T103000.000000001Z": at(1),
		"2026-11-22T10:30:00.0000000019999999Z": at(1),
	} {
		if got, ok := smartmoney.ParseTime(text); !ok || !got.Equal(want) || got.Location() != time.UTC {
			t.Errorf("%s = %v, %v, want %v", text, got, ok, want)
		}
	}
	for _, text := range []string{
		"", "yesterday", "2026-11-22", "2026-11-22T10:30:00", "20261122T10:30:00Z", "2026-11-22T103000Z", "2026-1122T10:30:00Z",
		"2026-11-22T10:3000Z", "2026-11-22T10Z", "2026-11-22T10:30:00 02:00", "2026-11-22T24:00:00Z", "2026-11-22T10:30:60Z",
		"2026-02-30T10:30:00Z", "2026-13-01T00:00:00Z", "1795257493", "2026-11-22T10:30:00.Z", "2026-11-22T10:30.5Z", "2026-W47-7T10:30Z",
		"2026-11-22T10:30:00+25:00", "0000-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00", "2026-11-22  10:30:00Z", "+2026-11-22T10:30:00Z",
		" 2026-11-22T10:30:00Z", "2026-11-22T10:30:00Z\n", "２０２６-11-22T10:30:00Z", "2026-11-22T10:30:00Z" + strings.Repeat("0", 1000),
	} {
		if got, ok := smartmoney.ParseTime(text); ok {
			t.Errorf("ParseTime(%q) = %v, want an error", text, got)
		}
	}
}

// TestParseTimeKeepsOrder checks that parsing preserves the order of times with
// different numbers of digits.
func TestParseTimeKeepsOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		digits := rapid.StringMatching(`[0-9]{1,30}`)
		a, b := digits.Draw(t, "a"), digits.Draw(t, "b")
		read := func(d string) time.Time {
			at, ok := smartmoney.ParseTime("2026-11-22T10:30:00." + d + "Z")
			if !ok {
				t.Fatalf("ParseTime rejects the fraction %s", d)
			}
			return at
		}
		pad := func(d string) string { return d + strings.Repeat("0", 30-len(d)) }
		if pad(a) < pad(b) && read(a).After(read(b)) || pad(a) > pad(b) && read(a).Before(read(b)) {
			t.Errorf("order of fractions %s and %s changed", a, b)
		}
	})
}
