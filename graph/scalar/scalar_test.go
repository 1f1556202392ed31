package scalar_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/graph/scalar"
)

// TestUnmarshalDateTime: a DateTime may be written in every form that REST takes, and in no other.
func TestUnmarshalDateTime(t *testing.T) {
	want := time.Date(2026, 11, 22, 10, 30, 0, 0, time.UTC)
	for _, text := range []string{
		"2026-11-22T10:30:00Z", "2026-11-22t10:30:00z", "2026-11-22T12:30:00+02:00", "2026-11-22T10:30Z", "20261122T103000Z",
	} {
		if got, err := scalar.UnmarshalDateTime(text); err != nil || !got.Equal(want) {
			t.Errorf("%s is %v, %v; want %v", text, got, err, want)
		}
	}
	for _, text := range []string{"2026-11-22", "2026-11-22T10:30:00", "2026-11-22T24:00:00Z", "2026-11-22T10:30:60Z", "yesterday", ""} {
		if got, err := scalar.UnmarshalDateTime(text); err == nil {
			t.Errorf("%q is taken for %v", text, got)
		}
	}
	if got, err := scalar.UnmarshalDateTime("0001-01-01T00:00:00Z"); err != nil || got.IsZero() {
		t.Errorf("the first instant of year 1 is %v, %v; want one that is written as a time", got, err)
	}
}
