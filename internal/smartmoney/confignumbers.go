package smartmoney

import (
	"math"
	"strconv"
)

// Number is a numeric field of a ConfigUpdate with its bounds. Interface 2.6 sets some
// of the bounds; the others limit the work that a customer can cause.
type Number struct {
	Field string  // the name in the interface
	Least float64 // smallest allowed value
	Most  float64 // largest allowed value; math.MaxFloat64: any finite number

	Whole    **int     // the field of a whole number; nil for a fraction
	Fraction **float64 // the field of a fraction; nil for a whole number

	toWhole    *int // the field's place in a Config
	toFraction *float64
}

// Bounds that do not follow from the meaning of a field.
const (
	maxCount      = 1_000_000_000 // trades, positions, tokens, holders, ranks
	maxMinWallets = 1000
	minBudget     = 5 // notifications a UTC day
	maxBudget     = 200
)

// Numbers returns the numeric fields of u in the interface's order.
func (cu *ConfigUpdate) Numbers() []Number { return cu.numbersOf(&Config{}) }

// numbersOf returns the numeric fields of u with their places in c.
func (cu *ConfigUpdate) numbersOf(c *Config) []Number {
	whole := func(field string, least, most int, at **int, to *int) Number {
		return Number{Field: field, Least: float64(least), Most: float64(most), Whole: at, toWhole: to}
	}
	fraction := func(field string, least, most float64, at **float64, to *float64) Number {
		return Number{Field: field, Least: least, Most: most, Fraction: at, toFraction: to}
	}
	return []Number{
		whole("daily_budget", minBudget, maxBudget, &cu.DailyBudget, &c.DailyBudget),
		whole("min_trades", 0, maxCount, &cu.MinTrades, &c.MinTrades),
		fraction("min_win_rate", 0, 1, &cu.MinWinRate, &c.MinWinRate),
		whole("min_closed_positions", 0, maxCount, &cu.MinClosedPositions, &c.MinClosedPositions),
		whole("min_tokens_traded", 0, maxCount, &cu.MinTokensTraded, &c.MinTokensTraded),
		fraction("max_buy_volume_usd", 0, math.MaxFloat64, &cu.MaxBuyVolumeUSD, &c.MaxBuyVolumeUSD),
		whole("convergence_min_wallets", 2, maxMinWallets, &cu.ConvergenceMinWallets, &c.ConvergenceMinWallets),
		fraction("convergence_window_hours", 1, MaxHours, &cu.ConvergenceWindowHours, &c.ConvergenceWindowHours),
		fraction("convergence_min_usd", 0, math.MaxFloat64, &cu.ConvergenceMinUSD, &c.ConvergenceMinUSD),
		fraction("whale_min_trade_usd", 0, math.MaxFloat64, &cu.WhaleMinTradeUSD, &c.WhaleMinTradeUSD),
		whole("whale_max_rank", 1, maxCount, &cu.WhaleMaxRank, &c.WhaleMaxRank),
		fraction("min_trader_score", 0, 1, &cu.MinTraderScore, &c.MinTraderScore),
		fraction("min_trigger_win_rate", 0, 1, &cu.MinTriggerWinRate, &c.MinTriggerWinRate),
		whole("min_trigger_closed", 0, maxCount, &cu.MinTriggerClosed, &c.MinTriggerClosed),
		fraction("min_token_liquidity_usd", 0, math.MaxFloat64, &cu.MinTokenLiquidityUSD, &c.MinTokenLiquidityUSD),
		whole("min_token_holders", 0, maxCount, &cu.MinTokenHolders, &c.MinTokenHolders),
		fraction("cooldown_hours", 0, MaxHours, &cu.CooldownHours, &c.CooldownHours),
	}
}

// applyNumbers copies the numbers that are set to c.
func (cu *ConfigUpdate) applyNumbers(c *Config) {
	for _, n := range cu.numbersOf(c) {
		if n.Whole != nil {
			put(n.toWhole, *n.Whole)
		} else {
			put(n.toFraction, *n.Fraction)
		}
	}
}

func (n Number) isSet() bool {
	return n.Whole != nil && *n.Whole != nil || n.Fraction != nil && *n.Fraction != nil
}

// check returns true if the value is unset or within the bounds, else the problem.
func (n Number) check() (Problem, bool) {
	var value float64
	var shown string
	switch {
	case !n.isSet():
		return Problem{}, true
	case n.Whole != nil:
		value, shown = float64(**n.Whole), strconv.Itoa(**n.Whole)
	default:
		value = **n.Fraction
		shown = strconv.FormatFloat(value, 'g', -1, 64)
	}
	if value >= n.Least && value <= n.Most { // false for NaN
		return Problem{}, true
	}
	return n.Refuse(shown), false
}

// Refuse returns the problem of a value out of bounds; shown is the value as the caller wrote it.
func (n Number) Refuse(shown string) Problem {
	kind := "a number"
	if n.Whole != nil {
		kind = "a whole number"
	}
	if n.Most == math.MaxFloat64 {
		return Problemf(n.Field, "must be a finite number of at least %s, got %s", bound(n.Least), shown)
	}
	return Problemf(n.Field, "must be %s between %s and %s, got %s", kind, bound(n.Least), bound(n.Most), shown)
}

func bound(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
