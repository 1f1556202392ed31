package decisions

import (
	"fmt"
	"math"
	"strconv"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/smartmoney"
)

// unexplained is the text for a candidate that no known rule held back.
const unexplained = "It passes every rule that can still be asked, but was not delivered: " +
	"the greatest age or the warm-up that was in force then, or the log that it was held against, is not kept, " +
	"or the settings or the log changed again and again while it was committed."

// explanation returns a plain text of the rule that held a candidate back, with the numbers.
func explanation(d *smartmoney.Decision) string {
	h := d.Held
	switch h.Rule {
	case smartmoney.RuleChains:
		return fmt.Sprintf("%s is not among the chains of the configuration.", d.Chain)
	case smartmoney.RuleSignalTypes:
		return fmt.Sprintf("%s is not among the signal types of the configuration.", d.Type)
	case smartmoney.RulePriorityFilter:
		return fmt.Sprintf("Priority %s does not pass the priority filter of the configuration.", d.Type.Priority())
	case smartmoney.RuleCooldownHours:
		threshold, since := hours(h.Threshold), hours(h.Value)
		return fmt.Sprintf("Cooldown of %s: the last signal on %s was %s before, %s left.",
			detect.Span(threshold), detect.TokenName(d.Symbol, d.Token), span(since), span(max(threshold-since, 0)))
	case smartmoney.RuleDailyBudget:
		return fmt.Sprintf("The daily budget is %s, and as many were used on that day.", number(h.Threshold))
	case smartmoney.RulePerTypeLimits:
		return fmt.Sprintf("The day's limit for %s is %s, and %s were used.", d.Type, number(h.Threshold), number(h.Value))
	case smartmoney.RuleWarmUp:
		return fmt.Sprintf("warm_up is %s, the chain's first trade was %s before.", detect.Span(hours(h.Threshold)), span(hours(h.Value)))
	case smartmoney.RuleStale:
		return fmt.Sprintf("max_signal_age is %s, the trade was %s old when it was processed.", span(hours(h.Threshold)), span(hours(h.Value)))
	default:
		return fmt.Sprintf("%s is %s, %s.", h.Rule, shown(h.Rule, h.Threshold), fmt.Sprintf(found(h.Rule), shown(h.Rule, h.Value)))
	}
}

// found has the texts of the values that eligibility rules were checked against; %s stands for the
// value.
func found(rule smartmoney.Rule) string {
	switch rule {
	case smartmoney.RuleMinWinRate, smartmoney.RuleMinTriggerWinRate:
		return "the wallet had won %s of its closed positions"
	case smartmoney.RuleMinTokensTraded:
		return "the wallet had traded %s"
	case smartmoney.RuleMaxBuyVolumeUSD:
		return "the wallet had bought for %s"
	case smartmoney.RuleMinTraderScore:
		return "the wallet scored %s"
	case smartmoney.RuleWhaleMaxRank:
		return "the wallet had rank %s"
	case smartmoney.RuleMinTokenLiquidityUSD:
		return "the token's 24-hour volume was %s"
	case smartmoney.RuleMinTokenHolders:
		return "the token had %s"
	case smartmoney.RuleConvergenceMinWallets:
		return "of the wallets in the window %s qualified"
	default: // min_trades, min_closed_positions, min_trigger_closed
		return "the wallet had %s"
	}
}

// shown formats a number of a rule in its unit.
func shown(rule smartmoney.Rule, x float64) string {
	switch rule {
	case smartmoney.RuleMaxBuyVolumeUSD, smartmoney.RuleMinTokenLiquidityUSD:
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
		return counted(int64(d/time.Second), "second")
	case minutes < 60:
		return counted(minutes, "minute")
	case minutes >= 48*60:
		return counted(minutes/60/24, "day")
	case minutes%60 == 0:
		return counted(minutes/60, "hour")
	default:
		return fmt.Sprintf("%d h %d min", minutes/60, minutes%60)
	}
}

func counted(n int64, unit string) string {
	if n == 1 {
		return "1 " + unit
	}
	return fmt.Sprintf("%d %ss", n, unit)
}
