package detect_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// ruleCase is one gate of a wallet's row or of a token, with a value at its bound, the
// next one that fails and the next one that passes.
type ruleCase struct {
	rule           smartmoney.Rule
	set            func(c *smartmoney.Config)
	put            func(t *detect.Trade, value float64)
	at, fail, pass float64
}

// won makes a row's true win rate a share of a thousand closed positions.
func won(t *detect.Trade, rate float64) {
	t.Row.Closed, t.Row.Winning = 1000, uint32(math.Round(rate*1000))
	t.Row.WinRate = 1 - rate // the provider's says otherwise, and does not count
}

func walletRuleTable() []ruleCase {
	count := func(rule smartmoney.Rule, set func(c *smartmoney.Config), of func(r *detect.Row) *uint32) ruleCase {
		return ruleCase{rule, set, func(t *detect.Trade, v float64) { *of(t.Row) = uint32(v) }, 20, 19, 21}
	}
	closed := func(r *detect.Row) *uint32 { r.Winning = 0; return &r.Closed }
	return []ruleCase{
		count(smartmoney.RuleMinTrades, func(c *smartmoney.Config) { c.MinTrades = 20 }, func(r *detect.Row) *uint32 { return &r.Trades }),
		count(smartmoney.RuleMinClosedPositions, func(c *smartmoney.Config) { c.MinClosedPositions = 20 }, closed),
		count(smartmoney.RuleMinTriggerClosed, func(c *smartmoney.Config) { c.MinTriggerClosed = 20 }, closed),
		count(smartmoney.RuleMinTokensTraded, func(c *smartmoney.Config) { c.MinTokensTraded = 20 }, func(r *detect.Row) *uint32 { return &r.Tokens }),
		{smartmoney.RuleMinWinRate, func(c *smartmoney.Config) { c.MinWinRate = 0.6 }, won, 0.6, 0.599, 0.601},
		{smartmoney.RuleMinTriggerWinRate, func(c *smartmoney.Config) { c.MinTriggerWinRate = 0.6 }, won, 0.6, 0.599, 0.601},
		{
			smartmoney.RuleMaxBuyVolumeUSD, func(c *smartmoney.Config) { c.MaxBuyVolumeUSD = 1e6 },
			func(t *detect.Trade, v float64) { t.Row.BuyVolume = v }, 1e6, math.Nextafter(1e6, 2e6), math.Nextafter(1e6, 0),
		},
		{
			smartmoney.RuleMinTraderScore, func(c *smartmoney.Config) { c.MinTraderScore = 0.7 },
			func(t *detect.Trade, v float64) { t.Row.Score = v }, 0.7, math.Nextafter(0.7, 0), math.Nextafter(0.7, 1),
		},
	}
}

func tokenRuleTable() []ruleCase {
	return []ruleCase{
		{
			smartmoney.RuleMinTokenLiquidityUSD, func(c *smartmoney.Config) { c.MinTokenLiquidityUSD = 1e5 },
			func(t *detect.Trade, v float64) { t.Volume24h = v }, 1e5, math.Nextafter(1e5, 0), math.Nextafter(1e5, 2e5),
		},
		{
			smartmoney.RuleMinTokenHolders, func(c *smartmoney.Config) { c.MinTokenHolders = 500 },
			func(t *detect.Trade, v float64) { t.Holders = int64(v) }, 500, 499, 501,
		},
		{
			smartmoney.RuleMinTokenHolders, func(c *smartmoney.Config) { c.MinTokenHolders = 1 },
			// 0 stands for unknown
			func(t *detect.Trade, v float64) { t.Holders = int64(v) }, 1, 0, 2,
		},
	}
}

// TestRulesForTheTrigger holds every gate of the trade's own wallet and token at its
// bound and on both windows of it, for each kind of signal.
func TestRulesForTheTrigger(t *testing.T) {
	for _, g := range append(walletRuleTable(), tokenRuleTable()...) {
		c := open()
		g.set(&c)
		for _, value := range []float64{g.at, g.fail, g.pass} {
			t.Run(fmt.Sprintf("%s/%v", g.rule, value), func(t *testing.T) {
				put := func(tr *detect.Trade) { g.put(tr, value) }
				for typ, last := range map[smartmoney.NotificationType]*detect.Candidate{
					smartmoney.ConvergenceP1:   pair(smartmoney.Base, put),
					smartmoney.SellSignal:      pair(smartmoney.Ethereum, put, sells),
					smartmoney.PMConvergenceP1: pair(smartmoney.Polymarket, put),
					smartmoney.WhaleMove:       newChainContext(smartmoney.Solana).trade(1, 0, amount(50_000), put),
				} {
					if value == g.fail {
						holds(t, last, c, typ, g.rule, g.at, value)
					} else {
						raises(t, last, c, typ)
					}
				}
			})
		}
	}
}

// pair lets two wallets trade, the second one as change says in its last function and
// both as it says in the others.
func pair(chain smartmoney.Chain, second func(*detect.Trade), both ...func(*detect.Trade)) *detect.Candidate {
	s := newChainContext(chain)
	s.trade(1, 0, both...)
	return s.trade(2, -time.Minute, append(both, second)...)
}

// TestRulesForTheOthers holds the same gates for the other wallets of a window, each
// with the row that its trade was kept with. What the token was like at their trades
// does not matter.
func TestRulesForTheOthers(t *testing.T) {
	other := func(put func(tr *detect.Trade, v float64), value float64) *detect.Candidate {
		s := newChainContext(smartmoney.Base)
		s.trade(1, 0, func(tr *detect.Trade) { put(tr, value) })
		return s.trade(2, -time.Minute)
	}
	for _, g := range walletRuleTable() {
		c := open()
		g.set(&c)
		for _, value := range []float64{g.at, g.fail, g.pass} {
			t.Run(fmt.Sprintf("%s/%v", g.rule, value), func(t *testing.T) {
				if last := other(g.put, value); value == g.fail {
					holds(t, last, c, smartmoney.ConvergenceP1, smartmoney.RuleConvergenceMinWallets, 2, 1)
				} else {
					raises(t, last, c, smartmoney.ConvergenceP1)
				}
			})
		}
	}
	for _, g := range tokenRuleTable() {
		c := open()
		g.set(&c)
		raises(t, other(g.put, g.fail), c, smartmoney.ConvergenceP1)
	}
}

// TestRowsOfOneWallet: a wallet counts when any of its trades in the window was kept
// with a row that qualifies, whichever came last.
func TestRowsOfOneWallet(t *testing.T) {
	c := open()
	c.MinTrades = 10
	few, many := row(func(r *detect.Row) { r.Trades = 9 }), row(func(r *detect.Row) { r.Trades = 10 })
	for name, rows := range map[string][]func(*detect.Trade){"worse": {many, few}, "better": {few, many}} {
		s := newChainContext(smartmoney.Base)
		s.trade(1, 0, rows[0], amount(100))
		s.trade(1, -time.Minute, rows[1], amount(200))
		last := s.trade(2, -time.Minute, amount(1))
		raises(t, last, c, smartmoney.ConvergenceP1)
		p := detect.ProfileOf(&c)
		signal := last.Signal(&p, smartmoney.ConvergenceP1, names{})
		if want := map[string]float64{"worse": 101, "better": 201}[name]; signal.Summary.TotalInflowUSD != want {
			t.Errorf("the row got %s: inflow %v, want %v, of the trades whose row qualifies", name, signal.Summary.TotalInflowUSD, want)
		}
	}
}

// TestWhales holds the bounds of whale_move, which wallets beyond the top raise, too.
func TestWhales(t *testing.T) {
	just := math.Nextafter(50_000, 0)
	for _, tt := range []struct {
		name      string
		chain     smartmoney.Chain
		rank, max int
		amount    float64
		sell      bool
		want      bool
	}{
		{"at the amount", smartmoney.Base, 1, 50, 50_000, false, true},
		{"under the amount", smartmoney.Base, 1, 50, just, false, false},
		{"over the amount", smartmoney.Ethereum, 1, 50, 50_001, false, true},
		{"at the rank", smartmoney.Solana, 50, 50, 50_000, false, true},
		{"a better rank", smartmoney.Base, 49, 50, 50_000, false, true},
		{"the last top wallet", smartmoney.Base, 200, 1000, 50_000, false, true},
		{"beyond the top", smartmoney.Base, 201, 1000, 50_000, false, true},
		{"a sell", smartmoney.Base, 1, 50, 50_000, true, false},
		{"a bet", smartmoney.Polymarket, 1, 50, 50_000, false, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := open()
			c.WhaleMaxRank = tt.max
			o := newChainContext(tt.chain).trade(tt.rank, 0, amount(tt.amount), func(tr *detect.Trade) { tr.Sell = tt.sell })
			if tt.want {
				raises(t, o, c, smartmoney.WhaleMove)
				return
			}
			raises(t, o, c)
			p := detect.ProfileOf(&c)
			if v := o.Explain(&p, nil); len(v) > 0 {
				t.Errorf("candidates %+v, want none", v)
			}
		})
	}
	o := newChainContext(smartmoney.Base).trade(51, 0, amount(50_000))
	holds(t, o, open(), smartmoney.WhaleMove, smartmoney.RuleWhaleMaxRank, 50, 51)
}

// TestCounts holds convergence_min_wallets and the five wallets of P0.
func TestCounts(t *testing.T) {
	for _, tt := range []struct {
		k, wallets int
		want       smartmoney.NotificationType
	}{
		{2, 1, ""}, {2, 2, "p1"}, {3, 2, ""}, {3, 3, "p1"}, {3, 4, "p1"}, {3, 5, "p0"}, {3, 6, "p0"}, {2, 5, "p0"},
		{5, 4, ""}, {5, 5, "p0"}, {6, 5, ""}, {6, 6, "p0"}, {8, 7, ""}, {8, 8, "p0"},
	} {
		t.Run(fmt.Sprintf("%d of %d", tt.wallets, tt.k), func(t *testing.T) {
			c := open()
			c.ConvergenceMinWallets = tt.k
			last := func(chain smartmoney.Chain, change ...func(*detect.Trade)) (o *detect.Candidate) {
				s := newChainContext(chain)
				for i := range tt.wallets {
					s.trade(i+1, -time.Minute, change...)
					o = s.trade(i+1, -time.Minute, change...) // once more counts no more
				}
				return o
			}
			var dex, pm, sold []smartmoney.NotificationType
			if tt.want != "" {
				dex = append(dex, "convergence_"+tt.want)
				pm = append(pm, "pm_convergence_bet_"+tt.want)
				sold = append(sold, smartmoney.SellSignal)
			}
			raises(t, last(smartmoney.Base), c, dex...)
			raises(t, last(smartmoney.Polymarket), c, pm...)
			raises(t, last(smartmoney.Base, sells), c, sold...)
			raises(t, last(smartmoney.Polymarket, sells), c)
		})
	}
}

// TestTopWallets holds the edge of the top: the wallet of rank 200 makes smart trades,
// that of rank 201 does not, neither as the trigger nor as one of the others.
func TestTopWallets(t *testing.T) {
	for _, tt := range []struct {
		first, second int
		want          []smartmoney.NotificationType
	}{
		{200, 1, []smartmoney.NotificationType{smartmoney.ConvergenceP1}},
		{1, 200, []smartmoney.NotificationType{smartmoney.ConvergenceP1}},
		{201, 1, nil}, {1, 201, nil},
	} {
		s := newChainContext(smartmoney.Base)
		s.trade(tt.first, 0)
		last := s.trade(tt.second, -time.Minute)
		raises(t, last, open(), tt.want...)
		if smart := tt.second <= 200; last.Smart() != smart {
			t.Errorf("rank %d: smart %v, want %v", tt.second, last.Smart(), smart)
		}
	}
}

// TestWindowEdges: a trade that is exactly the window old is out, be it one of the
// others or the one that would trigger.
func TestWindowEdges(t *testing.T) {
	const window = 6 * time.Hour
	for _, tt := range []struct {
		name           string
		first, trigger time.Duration // before the present
		want           []smartmoney.NotificationType
	}{
		{"both in time", 0, 0, []smartmoney.NotificationType{smartmoney.ConvergenceP1}},
		{"the first just inside", window - 1, 0, []smartmoney.NotificationType{smartmoney.ConvergenceP1}},
		{"the first at the edge", window, 0, nil},
		{"the trigger just inside", 0, window - 1, []smartmoney.NotificationType{smartmoney.ConvergenceP1}},
		{"the trigger at the edge", 0, window, nil},
		{"the trigger far outside", 0, 50 * time.Hour, nil},
		{"both just inside", window - 1, window - 1, []smartmoney.NotificationType{smartmoney.ConvergenceP1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := newChainContext(smartmoney.Base)
			s.trade(9, 0, func(tr *detect.Trade) { tr.Token = 2 }) // sets the present
			s.trade(1, tt.first)
			raises(t, s.trade(2, tt.trigger), open(), tt.want...)
		})
	}
	t.Run("a whale of the past", func(t *testing.T) {
		s := newChainContext(smartmoney.Base)
		s.trade(9, 0, func(tr *detect.Trade) { tr.Token = 2 })
		// it needs no window
		raises(t, s.trade(1, 50*time.Hour, amount(50_000)), open(), smartmoney.WhaleMove)
	})
}

// TestForgetsNothingTooEarly: what a detector forgets is older than the widest window,
// to the nanosecond.
func TestForgetsNothingTooEarly(t *testing.T) {
	c := open()
	c.ConvergenceWindowHours = 40 // for as long as the detector keeps trades
	for age, want := range map[time.Duration][]smartmoney.NotificationType{
		40*time.Hour - 1: {smartmoney.ConvergenceP1}, 40 * time.Hour: nil,
	} {
		s := newChainContext(smartmoney.Base)
		s.trade(1, 0)
		raises(t, s.trade(2, -age), c, want...)
	}
}

// TestNothingMixes: other tokens, the other side and the same wallet again do not
// converge.
func TestNothingMixes(t *testing.T) {
	for name, other := range map[string]func(*detect.Trade){
		"another token": func(tr *detect.Trade) { tr.Token = 2 },
		"a sell":        sells,
		"itself":        func(tr *detect.Trade) { tr.Wallet = 2 },
	} {
		t.Run(name, func(t *testing.T) {
			s := newChainContext(smartmoney.Base)
			s.trade(1, 0, other)
			last := s.trade(2, -time.Minute)
			raises(t, last, open())
			c := open()
			p := detect.ProfileOf(&c)
			if v := last.Explain(&p, nil); len(v) > 0 {
				t.Errorf("candidates %+v, want none", v)
			}
		})
	}
}

// TestTwoOfOneTrade: one trade may raise a convergence and a whale_move, in order of
// priority.
func TestTwoOfOneTrade(t *testing.T) {
	s := newChainContext(smartmoney.Base)
	for wallet := 1; wallet < 5; wallet++ {
		s.trade(wallet, -time.Minute)
	}
	raises(t, s.trade(5, -time.Minute, amount(1e6)), open(), smartmoney.ConvergenceP0, smartmoney.WhaleMove)
	few := open()
	few.ConvergenceWindowHours = 1
	s.now += int64(time.Hour) // all but the trade itself are too old
	raises(t, s.trade(1, 0, amount(1e6)), few, smartmoney.WhaleMove)
}
