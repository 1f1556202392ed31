package notify_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const whale = smartmoney.WhaleMove

func sells(t *detect.Trade) { t.Sell = true }

func small(t *detect.Trade) { t.Amount = 1 }

// TestTypesAndPriorities checks that a notification's chain is in chains, its type in
// signal_types, and that its priority passes the filter.
func TestTypesAndPriorities(t *testing.T) {
	kinds := map[smartmoney.NotificationType]func(f *floor) *detect.Candidate{
		smartmoney.ConvergenceP0:   func(f *floor) *detect.Candidate { return f.crowd(smartmoney.Base, 5, small) },
		smartmoney.ConvergenceP1:   func(f *floor) *detect.Candidate { return f.crowd(smartmoney.Base, 2, small) },
		smartmoney.PMConvergenceP0: func(f *floor) *detect.Candidate { return f.crowd(smartmoney.Polymarket, 5) },
		smartmoney.PMConvergenceP1: func(f *floor) *detect.Candidate { return f.crowd(smartmoney.Polymarket, 2) },
		smartmoney.SellSignal:      func(f *floor) *detect.Candidate { return f.crowd(smartmoney.Base, 2, sells) },
		whale:                      func(f *floor) *detect.Candidate { return f.crowd(smartmoney.Base, 1) },
	}
	for typ, raise := range kinds {
		ask := func(name string, rule smartmoney.Rule, set func(c *smartmoney.Config)) {
			t.Run(fmt.Sprint(typ, "/", name), func(t *testing.T) {
				c := open()
				set(&c)
				considered, explained := newFloor(t, 0, c), newFloor(t, 0, c)
				considered.consider(raise(considered))
				if rule == "" {
					considered.waits(fmt.Sprint("a ", typ, " t7"))
					explained.explains(raise(explained), delivered(typ))
				} else {
					considered.waits()
					explained.explains(raise(explained), held(typ, rule, 0, 0))
				}
				explained.waits(considered.waiting()...)
			})
		}
		ask("all", "", func(*smartmoney.Config) {})
		ask("no types", smartmoney.RuleSignalTypes, func(c *smartmoney.Config) { c.SignalTypes = nil })
		ask("only it", "", func(c *smartmoney.Config) { c.SignalTypes = []smartmoney.NotificationType{typ} })
		ask("no chains", smartmoney.RuleChains, func(c *smartmoney.Config) { c.Chains = nil })
		chain := smartmoney.Base
		if typ.Polymarket() {
			chain = smartmoney.Polymarket
		}
		ask("only its chain", "", func(c *smartmoney.Config) { c.Chains = []smartmoney.Chain{chain} })
		ask("other chains", smartmoney.RuleChains, func(c *smartmoney.Config) {
			c.Chains = []smartmoney.Chain{smartmoney.Ethereum, smartmoney.Solana}
		})
		for filter, passing := range passing {
			rule := smartmoney.RulePriorityFilter
			for _, p := range passing {
				if p == priorities[typ] {
					rule = ""
				}
			}
			ask("filter "+string(filter), rule, func(c *smartmoney.Config) { c.PriorityFilter = filter })
		}
	}
}

// crowd adds a trade of token 7 by each of some wallets and returns the last one's candidate.
func (f *floor) crowd(chain smartmoney.Chain, wallets int, change ...func(*detect.Trade)) (o *detect.Candidate) {
	for i := range wallets {
		o = f.candidate(chain, i+1, 7, noon, change...)
	}
	return o
}

// TestCooldown checks the end of a cooldown, which applies to one token of one chain.
func TestCooldown(t *testing.T) {
	c := open()
	c.CooldownHours = 1.5
	for _, committed := range []bool{false, true} {
		t.Run(fmt.Sprint("committed ", committed), func(t *testing.T) {
			f := newFloor(t, 0, c)
			f.whale(1, noon)
			sent := []string{"a whale_move t1"}
			if committed {
				f.check(f.commit())
				sent = nil
			}
			f.whale(1, noon)
			f.explains(f.candidate(smartmoney.Base, 1, 1, noon.Add(45*time.Minute)), held(whale, smartmoney.RuleCooldownHours, 1.5, 0.75))
			f.whale(1, noon.Add(90*time.Minute-1))
			f.waits(sent...)
			f.whale(2, noon.Add(90*time.Minute-1))
			f.consider(f.candidate(smartmoney.Ethereum, 1, 1, noon))
			f.waits(append(sent, "a whale_move t2", "a whale_move t1")...)
			f.whale(1, noon.Add(90*time.Minute))
			f.waits(append(sent, "a whale_move t2", "a whale_move t1", "a whale_move t1")...)
			f.whale(1, noon.Add(90*time.Minute)) // it counts from the one just sent
			f.whale(1, noon.Add(180*time.Minute-1))
			if n := len(f.waiting()); n != len(sent)+3 {
				t.Errorf("%d notifications, want %d", n, len(sent)+3)
			}
		})
	}
	t.Run("none", func(t *testing.T) {
		f := newFloor(t, 0, open())
		f.whale(1, noon)
		f.whale(1, noon)
		f.waits("a whale_move t1", "a whale_move t1")
	})
}

// TestCooldownGoesByEventTime checks that the cooldown of a late trade is measured at the
// chain's event time, not at the time of the trade.
func TestCooldownGoesByEventTime(t *testing.T) {
	c := open()
	c.CooldownHours = 1
	f := newFloor(t, 0, c)
	f.whale(1, noon)
	f.whale(2, noon.Add(2*time.Hour))
	f.whale(1, noon.Add(time.Minute)) // T is two hours past noon
	f.waits("a whale_move t1", "a whale_move t2", "a whale_move t1")
	if at := f.decider.Pending()[2].Signal.Timestamp; !at.Equal(noon.Add(2 * time.Hour)) {
		t.Errorf("the late trade's signal is of %v", at)
	}
}

// TestDailyBudget checks the budget at its bound and at the end of the UTC day.
func TestDailyBudget(t *testing.T) {
	c := open()
	c.DailyBudget = 5
	midnight := time.Date(2025, 11, 12, 0, 0, 0, 0, time.UTC)
	f := newFloor(t, 0, c)
	for i := range 3 {
		f.whale(i, noon)
		want := smartmoney.Delivered{ConfigVersion: 1, DailyUsed: i + 1, DailyBudget: 5, TypeUsed: i + 1}
		if d := f.decider.Pending()[i].Decision; d != want {
			t.Errorf("notification %d has decision %+v, want %+v", i, d, want)
		}
	}
	f.check(f.commit()) // committed and pending notifications count together
	f.whale(90, noon)
	f.whale(91, noon)
	f.waits("a whale_move t90", "a whale_move t91")
	f.whale(5, noon)
	f.whale(6, midnight.Add(-1))
	f.waits("a whale_move t90", "a whale_move t91")
	f.explains(f.candidate(smartmoney.Base, 1, 7, midnight.Add(-1)), held(whale, smartmoney.RuleDailyBudget, 5, 5))
	// Another chain whose event time is still on that day has no budget left either. The
	// next day has.
	f.whale(8, midnight)
	f.consider(f.candidate(smartmoney.Solana, 1, 9, midnight.Add(-1)))
	f.waits("a whale_move t90", "a whale_move t91", "a whale_move t8")
	for i := range 9 {
		f.whale(100+i, midnight.Add(24*time.Hour-1))
	}
	if n := len(f.waiting()); n != 2+5 {
		t.Errorf("%d notifications, want 2 of the first day and 5 of the second", n)
	}
}

// TestPerTypeLimits checks limits of a type: 0, above 0, and no entry.
func TestPerTypeLimits(t *testing.T) {
	for _, tt := range []struct {
		name   string
		limits map[smartmoney.NotificationType]int
		want   int
	}{
		{"no limits", nil, 9}, {"no entry", map[smartmoney.NotificationType]int{smartmoney.SellSignal: 0}, 9},
		{"none", map[smartmoney.NotificationType]int{whale: 0}, 0}, {"one", map[smartmoney.NotificationType]int{whale: 1}, 1},
		{"eight", map[smartmoney.NotificationType]int{whale: 8}, 8}, {"nine", map[smartmoney.NotificationType]int{whale: 9}, 9},
		{"huge", map[smartmoney.NotificationType]int{whale: 1 << 40}, 9},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := open()
			c.PerTypeLimits = tt.limits
			f := newFloor(t, 0, c)
			for i := range 9 {
				f.whale(i, noon)
			}
			if n := len(f.waiting()); n != tt.want {
				t.Errorf("%d notifications, want %d", n, tt.want)
			}
			if tt.want < 9 {
				f.explains(f.candidate(smartmoney.Base, 1, 99, noon), held(whale, smartmoney.RulePerTypeLimits, float64(tt.want), float64(tt.want)))
			}
			f.whale(9, noon.Add(12*time.Hour)) // the next day
			if n := len(f.waiting()); n != tt.want+min(tt.want, 1) {
				t.Errorf("%d notifications with the next day, want one more than %d", n, tt.want)
			}
		})
	}
}

// TestMaxAge checks the greatest age of a signal, now − T, at its bound.
func TestMaxAge(t *testing.T) {
	for _, tt := range []struct {
		max, age time.Duration
		want     bool
	}{
		{time.Hour, 0, true}, {time.Hour, time.Hour, true}, {time.Hour, time.Hour + 1, false}, {time.Hour, -time.Hour, true},
		{0, 1000 * time.Hour, true},
	} {
		f := newFloor(t, tt.max, open())
		f.now = noon.Add(tt.age)
		f.whale(1, noon)
		if got := len(f.waiting()) == 1; got != tt.want {
			t.Errorf("age %v of at most %v: delivered %v, want %v", tt.age, tt.max, got, tt.want)
		}
	}
	f := newFloor(t, time.Hour, open())
	f.now = noon.Add(90 * time.Minute)
	f.explains(f.candidate(smartmoney.Base, 1, 1, noon), held(whale, smartmoney.RuleStale, 1, 1.5))
	f.waits()
}

// TestWarmUp checks the end of the warm-up, counted from the chain's first trade to T, and
// that a trade within it uses up no budget.
func TestWarmUp(t *testing.T) {
	const day = 24 * time.Hour
	for _, tt := range []struct {
		warmUp, past time.Duration
		want         bool
	}{
		{day, 0, false}, {day, day - 1, false}, {day, day, true}, {day, day + 1, true}, {0, 0, true},
	} {
		f := newFloor(t, time.Hour, open())
		f.warm(tt.warmUp)
		f.consider(f.candidate(smartmoney.Base, 1, 1, noon, began(noon.Add(-tt.past))))
		if got := len(f.waiting()) == 1; got != tt.want {
			t.Errorf("%v after the first trade, warm-up %v: delivered %v, want %v", tt.past, tt.warmUp, got, tt.want)
		}
	}
	c := open()
	c.CooldownHours, c.DailyBudget = 720, 1
	f := newFloor(t, time.Hour, c)
	f.warm(day)
	first := began(noon.Add(-18 * time.Hour))
	f.explains(f.candidate(smartmoney.Base, 1, 1, noon, first), held(whale, smartmoney.RuleWarmUp, 24, 18))
	f.now = noon.Add(3 * time.Hour) // the trade is also too old
	f.consider(f.candidate(smartmoney.Base, 1, 1, noon, first))
	f.explains(f.candidate(smartmoney.Base, 1, 1, noon, first), held(whale, smartmoney.RuleWarmUp, 24, 18))
	if n := f.decider.TooOld(); n != 0 {
		t.Errorf("%d trades are counted as too old", n)
	}
	f.waits()
	f.now = noon.Add(6 * time.Hour)
	f.consider(f.candidate(smartmoney.Base, 1, 1, f.now, first))
	f.waits("a whale_move t1")
	f = newFloor(t, 0, open())
	f.warm(10 * 365 * day)
	f.whale(1, noon) // of a record without the time of the first trade
	f.waits("a whale_move t1")
}

func began(at time.Time) func(*detect.Trade) {
	return func(t *detect.Trade) { t.Began = at.UnixNano() }
}

// TestTwoOfOneTrade checks that the candidates of one trade are decided in order, and that
// each counts the notifications of those before it.
func TestTwoOfOneTrade(t *testing.T) {
	for _, tt := range []struct {
		name    string
		wallets int
		set     func(*smartmoney.Config)
		want    []string
	}{
		{"no cooldown", 2, func(*smartmoney.Config) {}, []string{"a convergence_p1 t7", "a whale_move t7"}},
		{"P0 is first", 5, func(*smartmoney.Config) {}, []string{"a convergence_p0 t7", "a whale_move t7"}},
		{"a cooldown", 2, func(c *smartmoney.Config) { c.CooldownHours = 0.001 }, []string{"a convergence_p1 t7"}},
		{"one of the budget left", 2, func(c *smartmoney.Config) { c.DailyBudget = 1 }, []string{"a convergence_p1 t7"}},
		{"the first type is off", 2, func(c *smartmoney.Config) {
			c.CooldownHours, c.SignalTypes = 2, []smartmoney.NotificationType{whale}
		}, []string{"a whale_move t7"}},
		{"the first type is used up", 2, func(c *smartmoney.Config) {
			c.CooldownHours, c.PerTypeLimits = 2, map[smartmoney.NotificationType]int{smartmoney.ConvergenceP1: 0}
		}, []string{"a whale_move t7"}},
		{"the first priority does not pass", 5, func(c *smartmoney.Config) {
			c.CooldownHours, c.PriorityFilter = 2, smartmoney.PriorityP1P2
		}, []string{"a whale_move t7"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := open()
			tt.set(&c)
			f := newFloor(t, 0, c)
			f.crowd(smartmoney.Base, tt.wallets-1, small)
			f.consider(f.candidate(smartmoney.Base, tt.wallets, 7, noon))
			f.waits(tt.want...)
		})
	}
}

// TestWhoIsInterested checks that a buy outside every window reaches exactly the customers
// whose bounds it meets, by a top wallet or by another.
func TestWhoIsInterested(t *testing.T) {
	with := func(least float64, rank int) smartmoney.Config {
		c := open()
		c.WhaleMinTradeUSD, c.WhaleMaxRank = least, rank
		return c
	}
	f := newFloor(t, 0, with(50_000, 5), with(60_000, 50), with(50_000, 50), with(40_000, 11), with(0, 10))
	beyond := func(rank int, amount float64) *detect.Candidate {
		return f.candidate(smartmoney.Base, rank, 1, noon, func(t *detect.Trade) { t.Amount = amount })
	}
	for _, tt := range []struct {
		rank   int
		amount float64
		ago    time.Duration
		want   []string
	}{
		{11, 50_000, 0, []string{"d", "c"}}, {12, 50_000, 0, []string{"c"}}, {12, 49_999, 0, nil}, {50, 1e6, 0, []string{"c", "b"}}, {51, 1e6, 0, nil},
		{11, 40_000, 0, []string{"d"}}, {11, 39_999, 0, nil}, {10, 39_999, 99 * time.Hour, []string{"e"}}, {5, 50_000, 99 * time.Hour, []string{"e", "d", "a", "c"}},
	} {
		f.decider.Done(f.market.at)
		o := beyond(tt.rank, tt.amount)
		if tt.ago > 0 { // of a top wallet, but too late for every window
			o = f.candidate(smartmoney.Base, tt.rank, 2, noon.Add(-tt.ago), func(t *detect.Trade) { t.Amount = tt.amount })
		}
		f.consider(o)
		var want []string
		for _, id := range tt.want {
			want = append(want, fmt.Sprint(id, " whale_move t", o.Trade.Token))
		}
		f.waits(want...)
	}
}

// TestRestore checks that pending notifications of a changed customer are decided again and
// dropped if a rule holds them back, and that those of other customers are unchanged.
func TestRestore(t *testing.T) {
	for _, tt := range []struct {
		name string
		set  func(c *smartmoney.Config)
		want []string
	}{
		{"nothing of it", func(c *smartmoney.Config) { c.MinTrades = 1 }, []string{"a whale_move t1", "b whale_move t1", "a whale_move t1", "b whale_move t1", "a whale_move t2", "b whale_move t2"}},
		{"its chain", func(c *smartmoney.Config) { c.Chains = nil }, []string{"b whale_move t1", "b whale_move t1", "b whale_move t2"}},
		{"its type", func(c *smartmoney.Config) { c.SignalTypes = nil }, []string{"b whale_move t1", "b whale_move t1", "b whale_move t2"}},
		{"a budget", func(c *smartmoney.Config) { c.DailyBudget = 2 }, []string{"a whale_move t1", "b whale_move t1", "a whale_move t1", "b whale_move t1", "b whale_move t2"}},
		{"a cooldown", func(c *smartmoney.Config) { c.CooldownHours = 2 }, []string{"a whale_move t1", "b whale_move t1", "b whale_move t1", "a whale_move t2", "b whale_move t2"}},
		{"a limit", func(c *smartmoney.Config) {
			c.PerTypeLimits = map[smartmoney.NotificationType]int{whale: 1}
		}, []string{"a whale_move t1", "b whale_move t1", "b whale_move t1", "b whale_move t2"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := newFloor(t, 0, open(), open())
			f.whale(1, noon)
			f.whale(1, noon.Add(time.Hour))
			f.whale(2, noon.Add(9*time.Hour))
			f.change("a", tt.set)
			if stale := (*notifications.StaleCustomers)(nil); !errors.As(f.commit(), &stale) || len(stale.Customers) != 1 || stale.Customers[0] != "a" {
				t.Fatalf("committed with an outdated log version: %v", stale)
			}
			f.loadChangedCustomers()
			f.waits(tt.want...)
			for i, d := range f.decider.Pending() {
				if version := map[string]int64{"a": 2, "b": 1}[d.CustomerID]; d.LogVersion != version || d.Decision.ConfigVersion != version {
					t.Errorf("notification %d of %s has version %d, %+v", i, d.CustomerID, d.LogVersion, d.Decision)
				}
			}
			f.check(f.commit())
			f.waits()
		})
	}
}

// TestRestoreReadsBackFarEnough checks that a pending notification is decided again with
// the notifications before its own time, however far the batch advanced after it.
func TestRestoreReadsBackFarEnough(t *testing.T) {
	f := newFloor(t, 0, open())
	f.whale(1, noon)
	f.check(f.commit())
	f.whale(1, noon.Add(time.Hour))
	f.whale(2, noon.Add(11*time.Hour))
	f.change("a", func(c *smartmoney.Config) { c.CooldownHours = 2 })
	f.loadChangedCustomers()
	f.waits("a whale_move t2")
}

// TestResetFreesTheDay checks that notifications that a reset deleted do not count.
func TestResetFreesTheDay(t *testing.T) {
	c := open()
	c.DailyBudget, c.CooldownHours = 5, 24
	f := newFloor(t, 0, c)
	for i := range 5 {
		f.whale(i, noon)
	}
	f.check(f.commit())
	f.whale(1, noon)
	f.waits()
	deleted, _, err := f.log.ResetNotifications(t.Context(), "a")
	f.check(err)
	if deleted != 5 {
		t.Fatalf("%d deleted, want 5", deleted)
	}
	f.loadChangedCustomers()
	f.whale(1, noon)
	f.waits("a whale_move t1")
}

// TestDoneForgetsNothingInEffect checks that, after many trades and days, running cooldowns
// and the counts of a day that recurs agree with the log.
func TestDoneForgetsNothingInEffect(t *testing.T) {
	c := open()
	c.CooldownHours, c.DailyBudget = 24*30, 5
	f := newFloor(t, 0, c)
	f.whale(1, noon)
	f.check(f.commit())
	for i := range 1 << 14 { // after as many trades, expired cooldowns are dropped
		f.consider(f.candidate(smartmoney.Base, 1, 2, noon.Add(time.Duration(i)*time.Second), small))
	}
	f.waits()
	f.check(f.commit())
	f.whale(1, noon.Add(29*24*time.Hour))
	f.waits()
	for day := range 20 { // more days than a decider keeps
		f.consider(f.candidate(smartmoney.Ethereum, 1, 100+day, noon.Add(time.Duration(40+day)*24*time.Hour)))
		f.check(f.commit())
	}
	for i := range 9 { // Solana is on Base's first day: one of the day's five is used
		f.consider(f.candidate(smartmoney.Solana, 1, i, noon))
	}
	if n := len(f.waiting()); n != 4 {
		t.Errorf("%d notifications, want the 4 that the day's budget has left", n)
	}
}

// TestRulesInOrder checks which of several failed rules is reported: chains first, then the
// eligibility rules, then the delivery rules.
func TestRulesInOrder(t *testing.T) {
	c := open()
	c.CooldownHours, c.SignalTypes, c.MinTrades = 2, nil, 2
	f := newFloor(t, 0, c)
	buy := func() *detect.Candidate { return f.candidate(smartmoney.Base, 51, 1, noon) }
	f.explains(buy(), held(whale, smartmoney.RuleMinTrades, 2, 1))
	for _, tt := range []struct {
		set  func(c *smartmoney.Config)
		want smartmoney.Rule
	}{
		{func(c *smartmoney.Config) { c.MinTrades = 1 }, smartmoney.RuleWhaleMaxRank},
		{func(c *smartmoney.Config) { c.WhaleMaxRank = 51 }, smartmoney.RuleSignalTypes},
		{func(c *smartmoney.Config) { c.MinTrades, c.Chains = 2, nil }, smartmoney.RuleChains},
	} {
		f.change("a", tt.set)
		f.loadChangedCustomers()
		got, err := f.decider.Explain(t.Context(), 0, buy(), names{}, f.now, nil)
		f.check(err)
		if len(got) != 1 || got[0].Held == nil || got[0].Held.Rule != tt.want {
			t.Errorf("decisions %+v, want %s", got, tt.want)
		}
	}
}

// TestWidest checks the widest window and the longest cooldown while customers that share
// settings change to them and from them.
func TestWidest(t *testing.T) {
	f := newFloor(t, 0, open(), open(), open())
	widest := func(window, cooldown time.Duration) {
		t.Helper()
		f.loadChangedCustomers()
		if f.decider.Window() != window || f.decider.Cooldown() != cooldown || f.decider.Customers() != 3 {
			t.Errorf("%d customers with windows up to %v and cooldowns up to %v, want 3, %v, %v",
				f.decider.Customers(), f.decider.Window(), f.decider.Cooldown(), window, cooldown)
		}
	}
	hours := func(window, cooldown float64) func(*smartmoney.Config) {
		return func(c *smartmoney.Config) { c.ConvergenceWindowHours, c.CooldownHours = window, cooldown }
	}
	widest(6*time.Hour, 0)
	f.change("a", hours(30, 5))
	f.change("b", hours(30, 9))
	widest(30*time.Hour, 9*time.Hour)
	f.change("b", hours(2, 0))
	widest(30*time.Hour, 5*time.Hour)
	f.change("a", hours(2, 0))
	widest(6*time.Hour, 0)
	f.change("c", hours(1, 0.5))
	widest(2*time.Hour, 30*time.Minute)
}
