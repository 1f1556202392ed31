package webhook_test

import (
	"net/http"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

var noon = time.Date(2031, 2, 3, 12, 0, 0, 0, time.UTC)

func TestNextAttempt(t *testing.T) {
	t.Parallel()
	var whole time.Duration
	for number, wait := range webhook.Waits() {
		whole += wait
		for random, want := range map[float64]time.Duration{0: wait * 8 / 10, 0.5: wait, 0.75: wait * 11 / 10} {
			at, again := webhook.NextAttempt(number, noon, 0, random)
			if diff := at.Sub(noon) - want; !again || diff.Abs() > time.Microsecond {
				t.Errorf("after attempt %d with %v: %v, want %v", number, random, at.Sub(noon), want)
			}
		}
	}
	if want := 75*time.Hour + 35*time.Minute + 5*time.Second; whole != want {
		t.Errorf("the schedule takes %v, want %v", whole, want)
	}
	if _, again := webhook.NextAttempt(webhook.MaxAttempts, noon, time.Hour, 0); again {
		t.Error("nextAttempt after the last attempt = true")
	}
	if at, _ := webhook.NextAttempt(1, noon, time.Hour, 0.9); at.Sub(noon) != time.Hour {
		t.Errorf("Retry-After of an hour: next attempt after %v", at.Sub(noon))
	}
	if at, _ := webhook.NextAttempt(4, noon, time.Hour, 0.5); at.Sub(noon) != 2*time.Hour {
		t.Errorf("Retry-After shortens the wait to %v", at.Sub(noon))
	}
}

func TestNextAttemptStaysWithinItsJitter(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		number := rapid.IntRange(1, webhook.MaxAttempts-1).Draw(t, "number")
		asked := time.Duration(rapid.Int64Range(0, int64(24*time.Hour)).Draw(t, "asked"))
		at, again := webhook.NextAttempt(number, noon, asked, rapid.Float64Range(0, 0.9999999).Draw(t, "random"))
		wait := webhook.Waits()[number]
		if got := at.Sub(noon); !again || got < max(wait*8/10, asked) || got > max(wait*12/10, asked) {
			t.Fatalf("after attempt %d with Retry-After %v: %v", number, asked, got)
		}
	})
}

func TestReadRetryAfter(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]time.Duration{
		"": 0, "0": 0, "7": 7 * time.Second, "86400": 24 * time.Hour, "86401": 24 * time.Hour,
		"9223372036854775807": 24 * time.Hour, "99999999999999999999": 0, "-1": 0, "1.5": 0, "soon": 0,
		noon.Add(time.Minute).Format(http.TimeFormat):      time.Minute,
		noon.Add(-time.Minute).Format(http.TimeFormat):     0,
		noon.Add(1000 * time.Hour).Format(http.TimeFormat): 24 * time.Hour,
		noon.Add(time.Minute).Format(time.RFC850):          time.Minute,
		noon.Add(time.Minute).Format(time.ANSIC):           time.Minute,
	} {
		if got := webhook.ReadRetryAfter(http.Header{"Retry-After": {text}}, noon); got != want {
			t.Errorf("Retry-After %q = %v, want %v", text, got, want)
		}
	}
	if got := webhook.ReadRetryAfter(http.Header{}, noon); got != 0 {
		t.Errorf("without the header = %v", got)
	}
}

func TestDisabling(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		status int
		failed time.Duration
		want   string
	}{
		"first failure":          {500, 0, ""},
		"just below the bound":   {500, 120*time.Hour - 1, ""},
		"at the bound":           {500, 120 * time.Hour, "every attempt failed for 120 hours, since 2031-02-03T12:00:00Z"},
		"no answer at the bound": {0, 121 * time.Hour, "every attempt failed for 120 hours, since 2031-02-03T12:00:00Z"},
		"gone":                   {410, 0, "the receiver answered 410 Gone"},
		"not found":              {404, time.Hour, ""},
	} {
		var status *int
		if c.status > 0 {
			status = &c.status
		}
		if got := webhook.Disabling(status, noon, noon.Add(c.failed)); got != c.want {
			t.Errorf("%s: %q", name, got)
		}
	}
}
