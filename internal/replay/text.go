package replay

import (
	"fmt"
	"math"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// unexplained is the text for a candidate that no known rule held back.
const unexplained = "It passes every rule that can still be asked, but was not delivered: " +
	"the greatest age or the warm-up that was in force then, or the log that it was held against, is not kept."

// explanation returns a plain text of the rule that held a candidate back, with the numbers. Where
// its words are not those of the setting, the setting's name follows in parentheses.
func explanation(d *smartmoney.Decision) string {
	h := d.Held
	switch h.Rule {
	case smartmoney.RuleChains:
		return fmt.Sprintf("%s is not among the chains of the configuration.", d.Chain)
	case smartmoney.RuleSignalTypes:
		return fmt.Sprintf("The type %s is not among the signal types of the configuration.", d.Type.Words())
	case smartmoney.RulePriorityFilter:
		return fmt.Sprintf("Priority %s does not pass the priority filter of the configuration.", d.Type.Priority())
	case smartmoney.RuleCooldownHours:
		threshold, since := hours(h.Threshold), hours(h.Value)
		return fmt.Sprintf("Cooldown of %s: the last signal on %s was %s before, %s left.",
			detect.Span(threshold), detect.TokenName(d.Symbol, d.Token), span(since), span(max(threshold-since, 0)))
	case smartmoney.RuleDailyBudget:
		return fmt.Sprintf("The daily budget is %s, and as many were used on that day.", number(h.Threshold))
	case smartmoney.RulePerTypeLimits:
		return fmt.Sprintf("The day's limit for the type %s is %s, and %s were used.", d.Type.Words(), number(h.Threshold), number(h.Value))
	case smartmoney.RuleWarmUp:
		return fmt.Sprintf("The trade came %s after the chain's first one, within the warm-up of %s (%s).",
			span(hours(h.Value)), detect.Span(hours(h.Threshold)), h.Rule)
	case smartmoney.RuleStale:
		return fmt.Sprintf("The trade was %s old when it was processed, older than the allowed %s (%s).",
			span(hours(h.Value)), span(hours(h.Threshold)), h.Rule)
	default:
		subject, relation := compared(h.Rule)
		return fmt.Sprintf("%s was %s, %s %s (%s).", subject, shown(h.Rule, h.Value), relation, shown(h.Rule, h.Threshold), h.Rule)
	}
}

// compared returns what an eligibility rule compares, and how it lies to the setting where the rule
// fails.
func compared(rule smartmoney.Rule) (subject, relation string) {
	switch rule {
	case smartmoney.RuleMinTrades:
		return "The wallet's number of trades", "below"
	case smartmoney.RuleMinWinRate, smartmoney.RuleMinTriggerWinRate:
		return "The wallet's win rate", "below"
	case smartmoney.RuleMinTokensTraded:
		return "The wallet's number of traded tokens", "below"
	case smartmoney.RuleMaxBuyVolumeUSD:
		return "The wallet's buy volume", "above"
	case smartmoney.RuleMinTraderScore:
		return "The wallet's trader score", "below"
	case smartmoney.RuleWhaleMaxRank:
		return "The wallet's rank", "worse than"
	case smartmoney.RuleMinTokenLiquidityUSD, smartmoney.RuleSignalMinVolume:
		return "The token's 24-hour volume", "below"
	case smartmoney.RuleMinTokenHolders:
		return "The token's number of holders", "below"
	case smartmoney.RuleConvergenceMinUSD:
		return "What the last wallet needed traded within the window", "below"
	case smartmoney.RuleConvergenceMinWallets:
		return "The number of wallets that qualified within the window", "below"
	default: // min_closed_positions, min_trigger_closed
		return "The wallet's number of closed positions", "below"
	}
}

// shown formats a number of a rule in its unit.
func shown(rule smartmoney.Rule, x float64) string {
	switch rule {
	case smartmoney.RuleMaxBuyVolumeUSD, smartmoney.RuleMinTokenLiquidityUSD, smartmoney.RuleSignalMinVolume, smartmoney.RuleConvergenceMinUSD:
		return detect.USD(x)
	default:
		return number(x)
	}
}

// number formats a count, or a rate with its significant digits.
func number(x float64) string {
	if x == math.Trunc(x) {
		return strconv.FormatFloat(x, 'f', 0, 64)
	}
	return strconv.FormatFloat(x, 'g', 4, 64)
}

// hours returns a number of hours as a duration, the longest one for more than there is.
func hours(h float64) time.Duration {
	if h*float64(time.Hour) >= math.MaxInt64 {
		return math.MaxInt64
	}
	return time.Duration(math.Round(h * float64(time.Hour)))
}

// span formats a duration: "40 minutes", "1 h 20 min", "3 days".
func span(d time.Duration) string {
	minutes := int64(d.Round(time.Minute) / time.Minute)
	switch {
	case d < time.Minute:
		return Counted(int64(d/time.Second), "second")
	case minutes < 60:
		return Counted(minutes, "minute")
	case minutes >= 48*60:
		return Counted(minutes/60/24, "day")
	case minutes%60 == 0:
		return Counted(minutes/60, "hour")
	default:
		return fmt.Sprintf("%d h %d min", minutes/60, minutes%60)
	}
}

// Counted returns a number with its unit: "1 signal", "2 signals".
func Counted(n int64, unit string) string {
	if n == 1 {
		return "1 " + unit
	}
	return fmt.Sprintf("%d %ss", n, unit)
}
