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
}

// Bounds that do not follow from the meaning of a field.
const (
	maxCount      = 1_000_000_000 // trades, positions, tokens, holders, ranks
	maxMinWallets = 1000
	minBudget     = 5 // notifications a UTC day
	maxBudget     = 200
)

// Numbers returns the numeric fields of u in the interface's order.
func (u *ConfigUpdate) Numbers() []Number {
	whole := func(field string, least, most int, at **int) Number {
		return Number{Field: field, Least: float64(least), Most: float64(most), Whole: at}
	}
	fraction := func(field string, least, most float64, at **float64) Number {
		return Number{Field: field, Least: least, Most: most, Fraction: at}
	}
	return []Number{
		whole("daily_budget", minBudget, maxBudget, &u.DailyBudget),
		whole("min_trades", 0, maxCount, &u.MinTrades),
		fraction("min_win_rate", 0, 1, &u.MinWinRate),
		whole("min_closed_positions", 0, maxCount, &u.MinClosedPositions),
		whole("min_tokens_traded", 0, maxCount, &u.MinTokensTraded),
		fraction("max_buy_volume_usd", 0, math.MaxFloat64, &u.MaxBuyVolumeUSD),
		whole("convergence_min_wallets", 2, maxMinWallets, &u.ConvergenceMinWallets),
		fraction("convergence_window_hours", 1, MaxHours, &u.ConvergenceWindowHours),
		fraction("convergence_min_usd", 0, math.MaxFloat64, &u.ConvergenceMinUSD),
		fraction("whale_min_trade_usd", 0, math.MaxFloat64, &u.WhaleMinTradeUSD),
		whole("whale_max_rank", 1, maxCount, &u.WhaleMaxRank),
		fraction("min_trader_score", 0, 1, &u.MinTraderScore),
		fraction("min_trigger_win_rate", 0, 1, &u.MinTriggerWinRate),
		whole("min_trigger_closed", 0, maxCount, &u.MinTriggerClosed),
		fraction("min_token_liquidity_usd", 0, math.MaxFloat64, &u.MinTokenLiquidityUSD),
		whole("min_token_holders", 0, maxCount, &u.MinTokenHolders),
		fraction("cooldown_hours", 0, MaxHours, &u.CooldownHours),
	}
}

// applyNumbers copies the numbers that are set to c.
func (u *ConfigUpdate) applyNumbers(c *Config) {
	put(&c.DailyBudget, u.DailyBudget)
	put(&c.MinTrades, u.MinTrades)
	put(&c.MinWinRate, u.MinWinRate)
	put(&c.MinClosedPositions, u.MinClosedPositions)
	put(&c.MinTokensTraded, u.MinTokensTraded)
	put(&c.MaxBuyVolumeUSD, u.MaxBuyVolumeUSD)
	put(&c.ConvergenceMinWallets, u.ConvergenceMinWallets)
	put(&c.ConvergenceWindowHours, u.ConvergenceWindowHours)
	put(&c.ConvergenceMinUSD, u.ConvergenceMinUSD)
	put(&c.WhaleMinTradeUSD, u.WhaleMinTradeUSD)
	put(&c.WhaleMaxRank, u.WhaleMaxRank)
	put(&c.MinTraderScore, u.MinTraderScore)
	put(&c.MinTriggerWinRate, u.MinTriggerWinRate)
	put(&c.MinTriggerClosed, u.MinTriggerClosed)
	put(&c.MinTokenLiquidityUSD, u.MinTokenLiquidityUSD)
	put(&c.MinTokenHolders, u.MinTokenHolders)
	put(&c.CooldownHours, u.CooldownHours)
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
