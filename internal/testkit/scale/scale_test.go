package scale_test

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

func TestOf(t *testing.T) {
	for _, c := range []struct {
		full               string
		n, plain, detector int
	}{
		{"", 100, 100, 12},
		{"", 3, 3, 1},
		{"1", 100, 100, 100},
		{"no", 3, 3, 3},
	} {
		t.Setenv("SMARTMONEY_TEST_FULL", c.full)
		want := c.plain
		if scale.Race {
			want = c.detector
		}
		if got := scale.Of(c.n); got != want {
			t.Errorf("Of(%d) with SMARTMONEY_TEST_FULL=%s is %d, want %d", c.n, c.full, got, want)
		}
	}
}
