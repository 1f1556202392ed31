package replay_test

import (
	"math"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// ruleCase is three wallets that buy a token within minutes, held back by one rule.
type ruleCase struct {
	rule   smartmoney.Rule
	config func(*smartmoney.Config)
	trades func([]*detect.Trade) // changes them
	// the customer got something on the token 40 minutes before
	before           bool
	minVolume        float64       // of the operator
	late             time.Duration // between the last trade and its processing
	typ              smartmoney.NotificationType
	threshold, value float64
	text             string
}

func ruleCases() []ruleCase {
	const p1, whale = smartmoney.ConvergenceP1, smartmoney.WhaleMove
	third := func(change func(*detect.Trade)) func([]*detect.Trade) {
		return func(trades []*detect.Trade) { change(trades[2]) }
	}
	return []ruleCase{
		{rule: smartmoney.RuleChains, typ: p1, config: func(c *smartmoney.Config) { c.Chains = []smartmoney.Chain{smartmoney.Solana} },
			text: "base is not among the chains of the configuration."},
		{rule: smartmoney.RuleMinTrades, typ: p1, config: func(c *smartmoney.Config) { c.MinTrades = 21 }, threshold: 21, value: 20,
			text: "The wallet's number of trades was 20, below 21 (min_trades)."},
		{rule: smartmoney.RuleMinWinRate, typ: p1, config: func(c *smartmoney.Config) { c.MinWinRate = 0.8 }, threshold: 0.8, value: 0.75,
			text: "The wallet's win rate was 0.75, below 0.8 (min_win_rate)."},
		{rule: smartmoney.RuleMinClosedPositions, typ: p1, config: func(c *smartmoney.Config) { c.MinClosedPositions = 9 }, threshold: 9, value: 8,
			text: "The wallet's number of closed positions was 8, below 9 (min_closed_positions)."},
		{rule: smartmoney.RuleMinTokensTraded, typ: p1, config: func(c *smartmoney.Config) { c.MinTokensTraded = 11 }, threshold: 11, value: 10,
			text: "The wallet's number of traded tokens was 10, below 11 (min_tokens_traded)."},
		{rule: smartmoney.RuleMaxBuyVolumeUSD, typ: p1, config: func(c *smartmoney.Config) { c.MaxBuyVolumeUSD = 99_999.5 }, threshold: 99_999.5, value: 100_000,
			text: "The wallet's buy volume was $100,000, above $100,000 (max_buy_volume_usd)."},
		{rule: smartmoney.RuleMinTraderScore, typ: p1, config: func(c *smartmoney.Config) { c.MinTraderScore = 0.51 }, threshold: 0.51, value: 0.5,
			text: "The wallet's trader score was 0.5, below 0.51 (min_trader_score)."},
		{rule: smartmoney.RuleMinTriggerWinRate, typ: p1, config: func(c *smartmoney.Config) { c.MinTriggerWinRate = 0.76 }, threshold: 0.76, value: 0.75,
			text: "The wallet's win rate was 0.75, below 0.76 (min_trigger_win_rate)."},
		{rule: smartmoney.RuleMinTriggerClosed, typ: p1, config: func(c *smartmoney.Config) { c.MinTriggerClosed = 10 }, threshold: 10, value: 8,
			text: "The wallet's number of closed positions was 8, below 10 (min_trigger_closed)."},
		{rule: smartmoney.RuleWhaleMaxRank, typ: whale, trades: third(func(t *detect.Trade) { t.Amount, t.Rank, t.Token = 60_000, 120, 7 }), threshold: 50, value: 120,
			text: "The wallet's rank was 120, worse than 50 (whale_max_rank)."},
		{rule: smartmoney.RuleMinTokenLiquidityUSD, typ: p1, config: func(c *smartmoney.Config) { c.MinTokenLiquidityUSD = 1e6 }, threshold: 1e6, value: 50_000,
			text: "The token's 24-hour volume was $50,000, below $1,000,000 (min_token_liquidity_usd)."},
		{rule: smartmoney.RuleMinTokenHolders, typ: p1, config: func(c *smartmoney.Config) { c.MinTokenHolders = 401 }, threshold: 401, value: 400,
			text: "The token's number of holders was 400, below 401 (min_token_holders)."},
		{rule: smartmoney.RuleSignalMinVolume, typ: p1, minVolume: 60_000, threshold: 60_000, value: 50_000,
			text: "The token's 24-hour volume was $50,000, below $60,000 (signal_min_volume)."},
		{rule: smartmoney.RuleConvergenceMinUSD, typ: p1, config: func(c *smartmoney.Config) { c.ConvergenceMinUSD = 900 }, threshold: 900, value: 800,
			trades: third(func(t *detect.Trade) { t.Amount = 800 }),
			text:   "What the last wallet needed traded within the window was $800.00, below $900.00 (convergence_min_usd)."},
		{rule: smartmoney.RuleConvergenceMinWallets, typ: p1, trades: func(trades []*detect.Trade) { trades[0].Row.Trades = 9 }, threshold: 3, value: 2,
			text: "The number of wallets that qualified within the window was 2, below 3 (convergence_min_wallets)."},
		{rule: smartmoney.RuleSignalTypes, typ: p1, config: func(c *smartmoney.Config) { c.SignalTypes = []smartmoney.NotificationType{smartmoney.SellSignal} },
			text: "The type convergence P1 is not among the signal types of the configuration."},
		{rule: smartmoney.RulePriorityFilter, typ: p1, config: func(c *smartmoney.Config) { c.PriorityFilter = smartmoney.PriorityP0 },
			text: "Priority P1 does not pass the priority filter of the configuration."},
		{rule: smartmoney.RuleCooldownHours, typ: p1, before: true, threshold: 2, value: 2.0 / 3,
			text: "Cooldown of 2 hours: the last signal on $T5 was 40 minutes before, 1 h 20 min left."},
		{rule: smartmoney.RuleDailyBudget, typ: p1, before: true, threshold: 1, value: 1,
			config: func(c *smartmoney.Config) { c.DailyBudget, c.CooldownHours = 1, 0 },
			text:   "The daily budget is 1, and as many were used on that day."},
		{rule: smartmoney.RulePerTypeLimits, typ: p1, threshold: 0, value: 0,
			config: func(c *smartmoney.Config) { c.PerTypeLimits[p1] = 0 },
			text:   "The day's limit for the type convergence P1 is 0, and 0 were used."},
		{rule: smartmoney.RuleWarmUp, typ: p1, late: 3 * time.Hour, threshold: 36, value: 20.5,
			trades: func(trades []*detect.Trade) {
				for _, t := range trades {
					t.Began = trades[2].T - int64(20*time.Hour+30*time.Minute)
				}
			},
			text: "The trade came 20 h 30 min after the chain's first one, within the warm-up of 36 hours (warm_up)."},
		{rule: smartmoney.RuleStale, typ: p1, late: 3 * time.Hour, threshold: 1, value: 3,
			text: "The trade was 3 hours old when it was processed, older than the allowed 1 hour (max_signal_age)."},
	}
}

// TestEveryRuleIsNamed with its numbers and its words.
func TestEveryRuleIsNamed(t *testing.T) {
	t.Parallel()
	met := map[smartmoney.Rule]bool{}
	for _, c := range ruleCases() {
		met[c.rule] = true
	}
	for _, rule := range smartmoney.Rules() {
		if !met[rule] {
			t.Errorf("no case for %s", rule)
		}
	}
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		for i, c := range ruleCases() {
			// out of each other's windows
			begin := testkit.Noon.Add(time.Duration(i) * 13 * time.Hour)
			if begin.Hour() == 0 {
				begin = begin.Add(time.Hour) // what comes before is of the same day
			}
			t.Run(string(c.rule), func(t *testing.T) { c.check(t, w, begin) })
		}
	})
}

func (r *ruleCase) check(t *testing.T, w *testkit.Journal, begin time.Time) {
	id := string(r.rule)
	w.Configured(id, func(config *smartmoney.Config) {
		if r.config != nil {
			r.config(config)
		}
	})
	if r.before {
		w.Write(smartmoney.Base, testkit.JournalStep{Sent: []testkit.JournalSent{{Customer: id, Record: 0, Type: smartmoney.WhaleMove}}}, testkit.BuyRecord(299, 5, begin.Add(-38*time.Minute)))
	}
	trades := []*detect.Trade{testkit.BuyRecord(0, 5, begin), testkit.BuyRecord(1, 5, begin.Add(time.Minute)), testkit.BuyRecord(2, 5, begin.Add(2*time.Minute))}
	if r.trades != nil {
		r.trades(trades)
	}
	w.Write(smartmoney.Base, testkit.JournalStep{Committed: begin.Add(2*time.Minute + r.late)}, trades...)

	held := smartmoney.OutcomeHeldBack
	v := ledgersOf(w, time.Hour)
	v.warmUp, v.minVolume = 36*time.Hour, r.minVolume
	all := v.ask(v.ledger(), replay.DecisionQuery{CustomerID: id, Since: begin, Outcome: &held})
	if len(all) != 1 {
		t.Fatalf("%d decisions, want one: %q", len(all), allSaid(all))
	}
	d := all[0]
	if d.Held == nil || d.Held.Rule != r.rule || !near(d.Held.Threshold, r.threshold) || !near(d.Held.Value, r.value) {
		t.Errorf("held by %+v, want threshold %v and value %v", d.Held, r.threshold, r.value)
	}
	if d.Type != r.typ || d.Text != r.text || d.Count != 1 || !d.LastAt.Equal(begin.Add(2*time.Minute)) || d.Outcome != held {
		t.Errorf("%q: %q\nwant %s: %q", said(d), d.Text, r.typ, r.text)
	}
}

func near(a, b float64) bool { return math.Abs(a-b) <= 1e-9 }
