package smartmoney

import "time"

// Rule is a reason to hold a candidate back: a setting of the customer's configuration by its name
// in the interface, or RuleSignalMinVolume, RuleWarmUp or RuleStale, which are settings of the
// service.
type Rule string

// The rules in the order in which they are checked. A decision names the first rule that
// fails.
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
	RuleSignalMinVolume       Rule = "signal_min_volume"
	RuleConvergenceMinUSD     Rule = "convergence_min_usd"
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

// Rules returns every rule in order.
func Rules() []Rule {
	return []Rule{
		RuleChains, RuleMinTrades, RuleMinWinRate, RuleMinClosedPositions, RuleMinTokensTraded, RuleMaxBuyVolumeUSD,
		RuleMinTraderScore, RuleMinTriggerWinRate, RuleMinTriggerClosed,
		RuleMinTokenLiquidityUSD, RuleMinTokenHolders, RuleSignalMinVolume, RuleConvergenceMinUSD, RuleWhaleMaxRank, RuleConvergenceMinWallets,
		RuleSignalTypes, RulePriorityFilter, RuleCooldownHours, RuleDailyBudget, RulePerTypeLimits,
		RuleWarmUp, RuleStale,
	}
}

// DecisionOutcome is the result of a decision: delivered or held back.
type DecisionOutcome string

// The results of a decision.
const (
	OutcomeDelivered DecisionOutcome = "delivered"
	OutcomeHeldBack  DecisionOutcome = "held_back"
)

// Held is the rule that held a candidate back, with the numbers that it compared. Both
// numbers are 0 for rules that compare none (chains, signal_types, priority_filter).
type Held struct {
	Rule Rule
	// Threshold is the setting: a count, USD, hours, or a rate of 0 to 1.
	Threshold float64
	// Value is the compared value in the same unit. For cooldown_hours: hours since the
	// last notification; for budgets: notifications of the day; for warm_up: hours since
	// the chain's first trade; for max_signal_age: hours between the trade and its
	// processing.
	Value float64
}

// Decision is the decision about candidates of one type on one token. A delivered
// candidate has its own; the ones that the same rule held back on a UTC day share one.
type Decision struct {
	Outcome DecisionOutcome
	Chain   Chain
	Token   string
	Symbol  string // "" when unknown
	// if held back before its wallets were counted: the best type possible
	Type      NotificationType
	Held      *Held      // of the last candidate; nil if delivered
	Text      string     // a sentence with the rule and its numbers
	Count     int        // ≥ 1
	FirstAt   time.Time  // event time of the first candidate
	LastAt    time.Time  // event time of the last candidate
	SignalID  string     // of the delivered signal, else ""
	Delivered *Delivered // nil if held back

	RetractedAt *time.Time // when the delivered signal was taken back; nil: it stands
}
