package smartmoney_test

import (
	"errors"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestRetrySeconds(t *testing.T) {
	for _, c := range []struct {
		err  *smartmoney.Error
		want int
	}{
		{smartmoney.RateLimited(time.Second, "slower"), 1},
		{smartmoney.RateLimited(1001*time.Millisecond, "slower"), 2},
		{smartmoney.RateLimited(time.Millisecond, "slower"), 1},
		{smartmoney.RateLimited(0, "slower"), 5},
		{smartmoney.Errorf(smartmoney.CodeUnavailable, "later"), 5},
		{smartmoney.BadInput("first", "never"), 0},
		{smartmoney.Internal(errors.New("broken")), 0},
	} {
		if got := c.err.RetrySeconds(); got != c.want {
			t.Errorf("%s %v: %d s, want %d", c.err.Code, c.err.RetryAfter, got, c.want)
		}
	}
}

func TestInDays(t *testing.T) {
	for d, want := range map[time.Duration]string{24 * time.Hour: "1 day", 168 * time.Hour: "7 days", 36 * time.Hour: "36h0m0s"} {
		if got := smartmoney.InDays(d); got != want {
			t.Errorf("%v: %q, want %q", d, got, want)
		}
	}
}
