package smartmoney

import "time"

// Rule is what held a candidate back: a setting of the customer's configuration by
// its name in the interface, or RuleWarmUp or RuleStale, settings of the service.
type Rule string

// The rules, in the order in which they are asked; the first that does not pass is
// the one that is reported.
const (
	RuleChains                Rule = "chains"
	RuleMinTrades             Rule = "min_trades"
	RuleMinWinRate            Rule = "min_win_rate"
	RuleMinClosedPositions    Rule = "min_closed_positions"
	RuleMinTokensTraded       Rule = "min_tokens_traded"
	RuleMaxBuyVolumeUSD       Rule = "max_buy_volume_usd"
	RuleMinTraderScore        Rule = "min_trader_score"
	RuleMinTriggerWinRate     Rule = "min_trigger_win_rate"
	RuleMinTriggerClosed      Rule = "min_trigger_closed"
	RuleMinTokenLiquidityUSD  Rule = "min_token_liquidity_usd"
	RuleMinTokenHolders       Rule = "min_token_holders"
	RuleWhaleMaxRank          Rule = "whale_max_rank"
	RuleConvergenceMinWallets Rule = "convergence_min_wallets"
	RuleSignalTypes           Rule = "signal_types"
	RulePriorityFilter        Rule = "priority_filter"
	RuleCooldownHours         Rule = "cooldown_hours"
	RuleDailyBudget           Rule = "daily_budget"
	RulePerTypeLimits         Rule = "per_type_limits"
	RuleWarmUp                Rule = "warm_up"
	RuleStale                 Rule = "max_signal_age"
)

// Rules lists every rule in order.
func Rules() []Rule {
	return []Rule{
		RuleChains, RuleMinTrades, RuleMinWinRate, RuleMinClosedPositions, RuleMinTokensTraded, RuleMaxBuyVolumeUSD,
		RuleMinTraderScore, RuleMinTriggerWinRate, RuleMinTriggerClosed,
		RuleMinTokenLiquidityUSD, RuleMinTokenHolders, RuleWhaleMaxRank, RuleConvergenceMinWallets,
		RuleSignalTypes, RulePriorityFilter, RuleCooldownHours, RuleDailyBudget, RulePerTypeLimits,
		RuleWarmUp, RuleStale,
	}
}

// DecisionOutcome is what became of a candidate.
type DecisionOutcome string

// The outcomes.
const (
	OutcomeDelivered DecisionOutcome = "delivered"
	OutcomeHeldBack  DecisionOutcome = "held_back"
)

// Held is a rule that a candidate did not pass, with the numbers that it compared.
// Where a rule compares no numbers (chains, signal_types, priority_filter), both
// are 0.
type Held struct {
	Rule Rule
	// Threshold is the setting: a count, USD, hours, or a rate of 0 to 1.
	Threshold float64
	// Value is what was found, in the same unit. For cooldown_hours: hours since the
	// last notification; for budgets: notifications of the day; for warm_up: hours
	// since the chain's first trade; for max_signal_age: hours between the trade and its
	// processing.
	Value float64
}

// Decision says what became of candidates of one type on one token: a delivered
// one by itself, those that the same rule held back on a UTC day together.
type Decision struct {
	Outcome   DecisionOutcome
	Chain     Chain
	Token     string
	Symbol    string           // "" when unknown
	Type      NotificationType // for one held back before its wallets were counted: what it could have been at most
	Held      *Held            // the last one's; nil when delivered
	Text      string           // the rule and its numbers in plain words
	Count     int              // ≥ 1
	FirstAt   time.Time        // event time of the first candidate
	LastAt    time.Time        // event time of the last one
	SignalID  string           // of the delivered signal, else ""
	Delivered *Delivered       // when delivered
}
