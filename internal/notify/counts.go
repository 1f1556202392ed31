package notify

import (
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Counts counts decisions about candidates: one for each customer, or for each type of signal that
// a customer's configuration finds in a candidate.
type Counts struct {
	// Delivered are the notifications that were committed.
	Delivered uint64
	// NoPattern are the decisions about customers of whose patterns the candidate would meet none
	// if every eligibility rule of wallets and tokens passed.
	NoPattern uint64

	held [len(heldRules)]uint64
}

// heldRules are the rules that Consider tells apart: all of smartmoney.Rules, in another order.
// Those that fail most often come first.
var heldRules = [...]smartmoney.Rule{
	smartmoney.RuleChains, smartmoney.RuleSignalTypes, smartmoney.RulePriorityFilter, smartmoney.RuleCooldownHours,
	smartmoney.RuleDailyBudget, smartmoney.RulePerTypeLimits, smartmoney.RuleWarmUp, smartmoney.RuleStale,
	smartmoney.RuleMinTrades, smartmoney.RuleMinWinRate, smartmoney.RuleMinClosedPositions, smartmoney.RuleMinTokensTraded,
	smartmoney.RuleMaxBuyVolumeUSD, smartmoney.RuleMinTraderScore, smartmoney.RuleMinTriggerWinRate, smartmoney.RuleMinTriggerClosed,
	smartmoney.RuleMinTokenLiquidityUSD, smartmoney.RuleMinTokenHolders, smartmoney.RuleSignalMinVolume, smartmoney.RuleConvergenceMinUSD,
	smartmoney.RuleWhaleMaxRank, smartmoney.RuleConvergenceMinWallets,
}

// HeldRules returns the rules that Counts tells apart.
func HeldRules() []smartmoney.Rule { return slices.Clone(heldRules[:]) }

// Held returns how many decisions a rule of HeldRules held back, 0 for another rule.
func (c *Counts) Held(rule smartmoney.Rule) uint64 {
	if i := slices.Index(heldRules[:], rule); i >= 0 {
		return c.held[i]
	}
	return 0
}

// Add adds the counts of another batch.
func (c *Counts) Add(of *Counts) {
	c.Delivered += of.Delivered
	c.NoPattern += of.NoPattern
	for i, n := range of.held {
		c.held[i] += n
	}
}

func (c *Counts) hold(rule smartmoney.Rule, n uint64) {
	if i := slices.Index(heldRules[:], rule); i >= 0 {
		c.held[i] += n
	}
}

// unmet counts a decision about a customer none of whose patterns the candidate meets, by the
// eligibility rule that held it back; "" if no pattern is possible.
func (c *Counts) unmet(rule smartmoney.Rule) {
	if rule == "" {
		c.NoPattern++
		return
	}
	c.hold(rule, 1)
}

// Counts returns the decisions since the last call. The notifications among them are those that
// Done was called for.
func (d *Decider) Counts() Counts {
	out := d.counts
	d.counts = Counts{}
	return out
}

// skipped counts the customers that a candidate was not decided about, by the reason. It lies on
// the stack of a scan over all customers, so that the scan writes to no shared memory.
type skipped struct{ chains, cooling, budget, rank, noPattern uint64 }

// closed counts a customer whose prefilter does not pass a trade, by the first rule in the order of
// failedRule.
func (s *skipped) closed(p *prefilter, chain smartmoney.Chain, time, last int64) {
	switch {
	case p.chains&(1<<chain.Index()) == 0:
		s.chains++
	case p.cooling(time, last):
		s.cooling++
	default:
		s.budget++
	}
}

func (c *Counts) skip(s *skipped) {
	c.NoPattern += s.noPattern
	c.hold(smartmoney.RuleChains, s.chains)
	c.hold(smartmoney.RuleCooldownHours, s.cooling)
	c.hold(smartmoney.RuleDailyBudget, s.budget)
	c.hold(smartmoney.RuleWhaleMaxRank, s.rank)
}
