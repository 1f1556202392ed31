package notify_test

import (
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// counted fails the test unless the decisions since the last call are these; rules are those that
// held candidates back.
func (f *floor) counted(delivered, noPattern uint64, rules map[smartmoney.Rule]uint64) {
	f.t.Helper()
	got := f.decider.Counts()
	if got.Delivered != delivered || got.NoPattern != noPattern {
		f.t.Errorf("%d delivered and %d without a pattern, want %d and %d", got.Delivered, got.NoPattern, delivered, noPattern)
	}
	for _, rule := range notify.HeldRules() {
		if n := got.Held(rule); n != rules[rule] {
			f.t.Errorf("%s held back %d, want %d", rule, n, rules[rule])
		}
	}
}

// Every customer's decision about a candidate is counted by the rule that made it, deliveries once
// they are committed.
func TestCounts(t *testing.T) {
	all, other, cooling, spent, typeless := open(), open(), open(), open(), open()
	other.Chains = []smartmoney.Chain{smartmoney.Solana}
	cooling.CooldownHours = 24
	spent.DailyBudget = 1
	typeless.SignalTypes = nil
	f := newFloor(t, time.Hour, all, other, cooling, spent, typeless)
	f.whale(1, noon)
	f.counted(0, 0, map[smartmoney.Rule]uint64{smartmoney.RuleChains: 1, smartmoney.RuleSignalTypes: 1})
	f.decider.Done(f.market.at)
	f.counted(3, 0, nil)
	f.whale(1, noon.Add(time.Minute)) // the same wallet again: no convergence
	f.decider.Done(f.market.at)
	f.counted(1, 0, map[smartmoney.Rule]uint64{
		smartmoney.RuleChains: 1, smartmoney.RuleSignalTypes: 1, smartmoney.RuleCooldownHours: 1, smartmoney.RuleDailyBudget: 1,
	})
	f.consider(f.candidate(smartmoney.Base, 1, 2, noon.Add(2*time.Minute), small))
	f.counted(0, 3, map[smartmoney.Rule]uint64{smartmoney.RuleChains: 1, smartmoney.RuleDailyBudget: 1})
	f.now = noon.Add(2 * time.Hour)
	f.whale(1, noon.Add(3*time.Minute))
	f.counted(0, 0, map[smartmoney.Rule]uint64{smartmoney.RuleStale: 5})
	f.warm(24 * time.Hour)
	f.consider(f.candidate(smartmoney.Base, 1, 1, noon.Add(4*time.Minute), began(noon)))
	f.counted(0, 0, map[smartmoney.Rule]uint64{smartmoney.RuleWarmUp: 5})
	sum := notify.Counts{Delivered: 1}
	sum.Add(&notify.Counts{Delivered: 2, NoPattern: 3})
	if sum.Delivered != 3 || sum.NoPattern != 3 || sum.Held(smartmoney.RuleMinTrades) != 0 {
		t.Errorf("the sum is %+v", sum)
	}
}

// A candidate whose pattern is possible but held back by an eligibility rule is counted by that
// rule, the first of several.
func TestCountsByEligibilityRule(t *testing.T) {
	fails := map[smartmoney.Rule]func(*smartmoney.Config){
		smartmoney.RuleMinTrades:            func(c *smartmoney.Config) { c.MinTrades, c.MinTokenHolders = 100, 1e6 },
		smartmoney.RuleMinWinRate:           func(c *smartmoney.Config) { c.MinWinRate = 0.9 },
		smartmoney.RuleMinClosedPositions:   func(c *smartmoney.Config) { c.MinClosedPositions = 100 },
		smartmoney.RuleMinTokensTraded:      func(c *smartmoney.Config) { c.MinTokensTraded = 100 },
		smartmoney.RuleMaxBuyVolumeUSD:      func(c *smartmoney.Config) { c.MaxBuyVolumeUSD = 1000 },
		smartmoney.RuleMinTraderScore:       func(c *smartmoney.Config) { c.MinTraderScore = 0.9 },
		smartmoney.RuleMinTriggerWinRate:    func(c *smartmoney.Config) { c.MinTriggerWinRate = 0.9 },
		smartmoney.RuleMinTriggerClosed:     func(c *smartmoney.Config) { c.MinTriggerClosed = 100 },
		smartmoney.RuleMinTokenLiquidityUSD: func(c *smartmoney.Config) { c.MinTokenLiquidityUSD = 1e12 },
		smartmoney.RuleMinTokenHolders:      func(c *smartmoney.Config) { c.MinTokenHolders = 1e6 },
		smartmoney.RuleWhaleMaxRank:         func(c *smartmoney.Config) { c.WhaleMaxRank = 1 },
	}
	configs, each := []smartmoney.Config{open()}, map[smartmoney.Rule]uint64{}
	for rule, fail := range fails {
		c := open()
		fail(&c)
		configs, each[rule] = append(configs, c), 1
	}
	f := newFloor(t, 0, configs...)
	row := func(t *detect.Trade) { t.Row = &detect.Row{Trades: 10, BuyVolume: 2000} }
	f.consider(f.candidate(smartmoney.Base, 2, 1, noon, row))
	f.decider.Done(f.market.at)
	f.counted(1, 0, each)
	// outside the windows
	f.consider(f.candidate(smartmoney.Base, floorTop+1, 2, noon.Add(time.Minute), row))
	f.decider.Done(f.market.at)
	delete(each, smartmoney.RuleWhaleMaxRank) // whom it cannot interest by rank is not looked at
	f.counted(1, 1, each)

	// Of two wallets that bought one qualifies.
	pair := open()
	pair.MinTrades, pair.WhaleMinTradeUSD = 2, 1e9
	f = newFloor(t, 0, pair)
	f.whale(1, noon)
	f.counted(0, 1, nil)
	f.consider(f.candidate(smartmoney.Base, 2, 1, noon.Add(time.Minute), row))
	f.counted(0, 0, map[smartmoney.Rule]uint64{smartmoney.RuleConvergenceMinWallets: 1})

	counted := notify.HeldRules()
	for _, rule := range smartmoney.Rules() {
		if !slices.Contains(counted, rule) {
			t.Errorf("%s is not counted", rule)
		}
	}
}
