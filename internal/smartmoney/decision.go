package smartmoney

import (
	"fmt"
	"time"
)

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

// Decided returns the decision that delivered the notification.
func (n *Notification) Decided() Decision {
	s, delivered := n.Signal, n.Decision
	return Decision{
		Outcome: OutcomeDelivered, Chain: s.Chain, Token: s.Token.Address, Symbol: s.Token.Symbol, Type: s.Type,
		Text: delivered.Text(s.Type), Count: 1, FirstAt: s.Timestamp, LastAt: s.Timestamp,
		SignalID: s.ID, Delivered: &delivered, RetractedAt: n.RetractedAt,
	}
}

// Text returns a sentence with the counts that the delivery rules compared when they let
// a signal of the type through.
func (d *Delivered) Text(t NotificationType) string {
	limit := "which has no limit of its own"
	if d.TypeLimit != nil {
		limit = fmt.Sprintf("of which a day may have %d", *d.TypeLimit)
	}
	return fmt.Sprintf("Delivered by version %d of the configuration: number %d of the day's %d, and number %d of the type %s, %s.",
		d.ConfigVersion, d.DailyUsed, d.DailyBudget, d.TypeUsed, t.Words(), limit)
}

// Simulation is the result of a configuration tried on the past.
type Simulation struct {
	Since     time.Time   // event time at which counting starts
	Until     time.Time   // event time at which counting ends
	Total     int         // signals that would have been delivered and stand
	Retracted int         // signals that would have been delivered and that a correction took back
	ByType    []TypeTally // of those that stand, in the interface's order of types; without zeros
	ByDay     []DayTally  // by day, then in the same order; without zeros
	HeldBack  []RuleTally // candidates held back, in the order of Rules; without zeros
	Samples   []*Signal   // a few of the latest that stand, oldest first
	// WindowsCompleteSince is the event time before which windows lacked trades that are no longer
	// kept, so that signals may be missing or count too few wallets; it may be after Until. Nil: no
	// window lacked any.
	WindowsCompleteSince *time.Time
}

// TypeTally is the number of signals of a type.
type TypeTally struct {
	Type  NotificationType
	Count int // ≥ 1
}

// DayTally is the number of signals of a type on a day.
type DayTally struct {
	Day   time.Time // midnight at the start of the UTC day
	Type  NotificationType
	Count int // ≥ 1
}

// RuleTally is the number of candidates that a rule held back.
type RuleTally struct {
	Rule  Rule
	Count int // ≥ 1
}
