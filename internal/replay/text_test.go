package replay

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ got, want string }{
		{span(0), "0 seconds"},
		{span(time.Second), "1 second"},
		{span(59*time.Second + 999*time.Millisecond), "59 seconds"},
		{span(time.Minute), "1 minute"},
		{span(59*time.Minute + 29*time.Second), "59 minutes"},
		{span(59*time.Minute + 31*time.Second), "1 hour"},
		{span(80 * time.Minute), "1 h 20 min"},
		{span(47*time.Hour + 59*time.Minute), "47 h 59 min"},
		{span(48 * time.Hour), "2 days"},
		{span(math.MaxInt64), "106751 days"},
		{span(hours(1e12)), "106751 days"},
		{span(hours(0.75)), "45 minutes"},
		{shown(smartmoney.RuleMaxBuyVolumeUSD, 1234.4), "$1,234"},
		{shown(smartmoney.RuleMinTokenLiquidityUSD, 0.5), "$0.50"},
		{shown(smartmoney.RuleMinTokenHolders, 1234), "1234"},
		{number(3), "3"},
		{number(0.18449), "0.1845"},
		{number(1.0 / 3), "0.3333"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// A symbol comes from a stranger: it may not break the text into lines.
func TestTextIsOneLine(t *testing.T) {
	t.Parallel()
	d := &smartmoney.Decision{
		Symbol: "A\nB", Token: "0xt", Held: &smartmoney.Held{Rule: smartmoney.RuleCooldownHours, Threshold: 2, Value: 1},
	}
	if text := explanation(d); strings.ContainsRune(text, '\n') {
		t.Errorf("%q", text)
	}
}
