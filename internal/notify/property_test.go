package notify_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// schedule runs trades, steps of two leaders, changes of configurations and resets in an
// order that rapid draws.
type schedule struct {
	rt        *rapid.T
	records   records
	market    *market
	leaders   [2]*leader
	referee   *referee
	customers []string
}

func newSchedule(rt *rapid.T, r records, m *market, now func() time.Time, customers []string, seen map[string]int) *schedule {
	s := &schedule{rt: rt, records: r, market: m, customers: customers}
	s.referee = &referee{rt: rt, records: r, market: m, detectors: newDetectors(), customers: customers, seen: seen, logs: map[string][]notifications.Sent{}}
	arrived, err := r.Progress(rt.Context())
	if err != nil {
		rt.Fatal(err)
	}
	for i := range arrived {
		t := m.trades[i]
		s.referee.detectors[m.chains[i].Index()].Trade(&t)
	}
	s.referee.settled = arrived
	for range customers {
		s.interfere()
	}
	for i := range s.leaders {
		s.leaders[i] = &leader{records: r, market: m, now: now}
		s.load(s.leaders[i])
	}
	return s
}

func (s *schedule) check(err error) {
	if err != nil {
		s.rt.Helper()
		s.rt.Fatal(err)
	}
}

func (s *schedule) load(l *leader) { s.check(l.load(s.rt.Context())) }

// trades adds some trades.
func (s *schedule) trades() {
	steps := rapid.SampledFrom([]int64{0, 1, int64(time.Minute), int64(30 * time.Minute), int64(time.Hour), int64(time.Hour), int64(5 * time.Hour)})
	for range rapid.IntRange(4, 40).Draw(s.rt, "trades") {
		chain := rapid.SampledFrom([]smartmoney.Chain{smartmoney.Base, smartmoney.Base, smartmoney.Polymarket, smartmoney.Solana}).Draw(s.rt, "chain")
		wallet := rapid.IntRange(0, topWallets+1).Draw(s.rt, "wallet")
		at := s.market.at[chain.Index()] + steps.Draw(s.rt, "step")
		if rapid.IntRange(0, 9).Draw(s.rt, "late") == 0 {
			at -= int64(3 * time.Hour)
		}
		s.market.add(chain, detect.Trade{
			At: at, Wallet: uint32(wallet), Rank: wallet + 1, Token: uint32(rapid.IntRange(0, 1).Draw(s.rt, "token")),
			Sell: rapid.IntRange(0, 3).Draw(s.rt, "sell") == 0, Row: &detect.Row{Trades: 5, Closed: 5, Winning: 5, Tokens: 5},
			Price: 1, Amount: rapid.SampledFrom([]float64{100, 5000}).Draw(s.rt, "amount"), TokenPrice: 1, Volume24h: 100,
		})
	}
}

// config draws delivery settings that often hold back, with eligibility rules that every wallet
// passes.
func (s *schedule) config() smartmoney.Config {
	chains, types, filters := smartmoney.Chains(), smartmoney.NotificationTypes(), smartmoney.PriorityFilters()
	most := func(what string, all int) int { // all, most of the time
		return min(all, rapid.IntRange(0, 3*all).Draw(s.rt, what))
	}
	c := smartmoney.Config{
		Chains:      rapid.Permutation(chains[:]).Draw(s.rt, "chains")[:most("number of chains", len(chains))],
		SignalTypes: rapid.Permutation(types[:]).Draw(s.rt, "types")[:most("number of types", len(types))],
		DailyBudget: rapid.SampledFrom([]int{1, 2, 3, 5, 200}).Draw(s.rt, "budget"), PerTypeLimits: map[smartmoney.NotificationType]int{},
		MaxBuyVolumeUSD: 1, ConvergenceMinWallets: rapid.IntRange(2, 3).Draw(s.rt, "k"),
		ConvergenceWindowHours: float64(rapid.IntRange(1, 6).Draw(s.rt, "window")),
		WhaleMinTradeUSD:       rapid.SampledFrom([]float64{0, 5000, 5001}).Draw(s.rt, "whale"),
		WhaleMaxRank:           rapid.SampledFrom([]int{1, topWallets, 50}).Draw(s.rt, "rank"),
		PriorityFilter:         rapid.SampledFrom([]smartmoney.PriorityFilter{"all", "all", filters[1], filters[2], filters[3]}).Draw(s.rt, "filter"),
		CooldownHours:          rapid.SampledFrom([]float64{0, 0, 0.5, 1, 2, 9}).Draw(s.rt, "cooldown"),
	}
	for _, typ := range types {
		if limit := rapid.IntRange(-3, 3).Draw(s.rt, "limit"); limit >= 0 {
			c.PerTypeLimits[typ] = limit
		}
	}
	return c
}

// interfere changes a customer's configuration, or resets its log.
func (s *schedule) interfere() {
	ctx, id := s.rt.Context(), rapid.SampledFrom(s.customers).Draw(s.rt, "customer")
	if _, err := s.records.SentNotifications(ctx, id, time.Time{}); err == nil && rapid.IntRange(0, 2).Draw(s.rt, "reset") == 0 {
		_, _, err := s.records.ResetNotifications(ctx, id)
		s.check(err)
	} else {
		next := s.config()
		_, err := s.records.ChangeConfig(ctx, id, "", func(smartmoney.Config, bool) (smartmoney.Config, error) { return next, nil })
		s.check(err)
	}
	s.referee.judge(s.referee.settled, false)
}

// step lets a leader decide about some new trades and commit, with changes by others
// meanwhile unless alone is true.
func (s *schedule) step(l *leader, alone bool) {
	ctx := s.rt.Context()
	upTo := min(l.arrived+int64(rapid.IntRange(1, 60).Draw(s.rt, "batch")), int64(len(s.market.trades)))
	if upTo <= l.arrived {
		return
	}
	if rapid.IntRange(0, 3).Draw(s.rt, "learn") > 0 {
		s.check(l.loadChangedCustomers(ctx))
	}
	_, revision, err := s.records.ChangedCustomers(ctx, 1<<60)
	s.check(err)
	current := l.revision == revision
	s.check(l.decide(ctx, upTo))
	tries, disturbed := 0, !current
	l.between = func() {
		tries++
		if !alone && tries < 4 && rapid.Bool().Draw(s.rt, "interfere") {
			s.interfere()
			disturbed = true
		}
	}
	if !alone && rapid.IntRange(0, 4).Draw(s.rt, "be late") == 0 {
		if other := s.leaders[0]; other != l {
			s.step(other, true)
		} else {
			s.step(s.leaders[1], true)
		}
	}
	before := l.stale
	switch err := l.commit(ctx); {
	case errors.Is(err, enginestate.ErrConflict):
		s.referee.seen["conflict"]++
		s.referee.judge(s.referee.settled, false)
		s.load(l)
	case err != nil:
		s.rt.Fatal(err)
	default:
		s.referee.seen["stale"] += l.stale - before
		s.referee.judge(upTo, !disturbed)
	}
}

// run runs the schedule.
func (s *schedule) run() {
	for range rapid.IntRange(5, 120).Draw(s.rt, "steps") {
		l := s.leaders[rapid.IntRange(0, 1).Draw(s.rt, "leader")]
		switch rapid.IntRange(0, 9).Draw(s.rt, "what") {
		case 0:
			s.interfere()
		case 1:
			s.load(l)
		case 2, 3, 4:
			s.trades()
		default:
			s.step(l, false)
		}
	}
}

// proved fails the test if a case never occurred, since the test then says nothing about it.
func proved(t *testing.T, seen map[string]int, all ...string) {
	t.Helper()
	for _, what := range all {
		if seen[what] == 0 {
			t.Errorf("%s never occurred: the schedules prove nothing about it", what)
		}
	}
	t.Logf("met: %v", seen)
}

// evening is when schedules begin, a few hours before the end of a UTC day.
var evening = time.Date(2026, 3, 1, 20, 0, 0, 0, time.UTC)

// start returns the event times at which schedules begin.
func start() [smartmoney.ChainCount]int64 {
	at := evening.UnixNano()
	return [smartmoney.ChainCount]int64{at, at, at + int64(time.Hour), at - int64(30*time.Hour)}
}

// TestNoScheduleBreaksTheLaws checks that in any order of trades, restarts, changes of
// configurations and resets, no customer receives more than a day's budget, more of a type
// than its limit, or anything on a token within its cooldown. Customers that do not change
// receive exactly what semantics 5 says.
func TestNoScheduleBreaksTheLaws(t *testing.T) {
	scale.ChecksOf(t, 400)
	seen := map[string]int{}
	rapid.Check(t, func(rt *rapid.T) {
		m := &market{at: start()}
		clock := func() time.Time { return time.Unix(0, m.at[0]) }
		newSchedule(rt, newMemory(clock), m, clock, []string{"a", "b", "c"}, seen).run()
	})
	proved(t, seen, "conflict", "stale", "chains", "signal_types", "priority_filter", "cooldown_hours", "daily_budget", "per_type_limits",
		// P0 needs five top wallets, here are four
		"convergence_p1", "pm_convergence_bet_p1", "whale_move", "sell_signal")
}

// TestExplainDecidesAsConsiderDoes checks that Explain and Consider deliver the same
// notifications, and that Explain returns a rule for every other candidate.
func TestExplainDecidesAsConsiderDoes(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := &schedule{rt: rt, market: &market{at: start()}}
		customer := []notify.Customer{{CustomerID: "a", ConfigVersion: 1, Config: s.config()}}
		options := notify.Options{TopWallets: topWallets, MaxAge: rapid.SampledFrom([]time.Duration{0, 20 * time.Hour}).Draw(rt, "max age")}
		decides, explains := notify.NewDecider(options), notify.NewDecider(options)
		for _, decider := range []*notify.Decider{decides, explains} {
			s.check(decider.Restore(rt.Context(), customer, s.market.at, tokenNumber))
		}
		now := time.Unix(0, s.market.at[0]).Add(24 * time.Hour)
		detectors := newDetectors()
		s.trades()
		for i, trade := range s.market.trades {
			o := detectors[s.market.chains[i].Index()].Trade(&trade)
			before := len(explains.Pending())
			decisions, err := explains.Explain(rt.Context(), 0, o, names{}, now, nil)
			s.check(err)
			s.check(decides.Consider(rt.Context(), o, names{}, now))
			var passed, sent []smartmoney.NotificationType
			for _, v := range decisions {
				if v.Held == nil {
					passed = append(passed, v.Type)
				}
			}
			for _, d := range explains.Pending()[before:] {
				sent = append(sent, d.Signal.Type)
			}
			if !slices.Equal(passed, sent) {
				rt.Fatalf("explained %+v, delivered %v", decisions, sent)
			}
		}
		if diff := cmp.Diff(decides.Pending(), explains.Pending(), cmpopts.IgnoreUnexported(notify.Notification{})); diff != "" {
			rt.Fatalf("notifications (-Consider +Explain)\n%s", diff)
		}
	})
}

// TestNoScheduleBreaksTheLawsOfADatabase checks the same for two leaders on a real database.
// It repeats its few schedules until every case of the laws has occurred.
func TestNoScheduleBreaksTheLawsOfADatabase(t *testing.T) {
	scale.ChecksOf(t, 12)
	testkit.Clocked(t, evening, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		seen := map[string]int{}
		m := &market{at: start()} // one log for all runs, each with customers of its own
		n := 0
		schedule := func(rt *rapid.T) {
			customers := make([]string, 3)
			for i := range customers {
				n++
				customers[i] = fmt.Sprint("customer-", n)
				if _, err := db.CreateCustomer(rt.Context(), customers[i], customers[i]); err != nil {
					rt.Fatal(err)
				}
			}
			defer silence(rt, db, customers)
			newSchedule(rt, db, m, clock.Now, customers, seen).run()
		}
		all := []string{"conflict", "stale", "daily_budget", "whale_move"}
		for range 8 {
			rapid.Check(t, schedule)
			if !slices.ContainsFunc(all, func(what string) bool { return seen[what] == 0 }) {
				break
			}
		}
		proved(t, seen, all...)
	})
}

// silence changes customers so that they receive no further notifications.
func silence(rt *rapid.T, db *testkit.DB, customers []string) {
	for _, id := range customers {
		_, err := db.ChangeConfig(rt.Context(), id, "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
			c.Chains = nil
			return c, nil
		})
		if err != nil {
			rt.Error(err)
		}
	}
}
