package backtest_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/backtest"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// againEvents are buys of ranked wallets: four of one token, each in a block of its own from 11 on,
// and then what becomes of the last one and of the first.
func againEvents(now time.Time, then ...func(buys []event.Event) event.Event) []event.Event {
	const chain = smartmoney.Base
	var events, buys []event.Event
	for wallet := range 4 {
		events = append(events, testkit.Buy(chain, wallet, 1, now.Add(time.Duration(wallet-180)*time.Minute)))
	}
	for wallet := range 4 {
		buy := testkit.Buy(chain, wallet, 7, now.Add(time.Duration(wallet-50)*time.Minute))
		buy.Trade.Block, buy.Trade.HasBlock = int64(11+wallet), true
		buys = append(buys, buy)
	}
	events = append(events, buys...)
	for _, next := range then {
		events = append(events, next(buys))
	}
	return events
}

func lastAgain(buys []event.Event) event.Event {
	e, t := buys[3], *buys[3].Trade
	e.Trade = &t
	return e
}

func rewindLast([]event.Event) event.Event {
	return event.Event{Type: event.TypeRewind, Chain: smartmoney.Base, Correction: &event.Correction{Block: 13}}
}

func retractFirst(buys []event.Event) event.Event {
	return event.Event{Type: event.TypeRetract, Chain: smartmoney.Base, Correction: &event.Correction{ID: buys[0].Trade.ID}}
}

// TestTradesThatComeAgain: a trade that was taken back and comes again raises the same signal, as
// an entry of its own: a correction judges each entry by the trades that it was raised from.
func TestTradesThatComeAgain(t *testing.T) {
	t.Parallel()
	whales, convergence := smartmoney.DefaultConfig("c"), smartmoney.DefaultConfig("c")
	for _, c := range []*smartmoney.Config{&whales, &convergence} {
		c.MinTrades, c.MinClosedPositions, c.MinTokensTraded, c.CooldownHours, c.PerTypeLimits, c.DailyBudget = 0, 0, 0, 0, nil, 100
		c.ConvergenceMinWallets, c.WhaleMinTradeUSD = 3, 1000
	}
	whales.ConvergenceMinWallets, whales.WhaleMinTradeUSD = 20, 100
	type steps = []func([]event.Event) event.Event
	for name, c := range map[string]struct {
		config smartmoney.Config
		then   steps
		want   []bool // of the signals of the four buys and of what comes again: it is retracted
	}{
		"a whale once":                       {whales, steps{rewindLast}, []bool{false, false, false, true}},
		"a whale comes again":                {whales, steps{rewindLast, lastAgain}, []bool{false, false, false, true, false}},
		"a whale goes again":                 {whales, steps{rewindLast, lastAgain, rewindLast}, []bool{false, false, false, true, true}},
		"a whale a third time":               {whales, steps{rewindLast, lastAgain, rewindLast, lastAgain}, []bool{false, false, false, true, true, false}},
		"four wallets, three needed":         {convergence, steps{rewindLast}, []bool{false, false}},
		"the same four, and one goes":        {convergence, steps{rewindLast, lastAgain, retractFirst}, []bool{true, true, false}},
		"the same four, and two go":          {convergence, steps{rewindLast, lastAgain, retractFirst, rewindLast}, []bool{true, true, true}},
		"the same four, without their first": {convergence, steps{retractFirst, rewindLast, lastAgain}, []bool{true, true, false}},
	} {
		t.Run(name, func(t *testing.T) {
			testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
				everyone := smartmoney.Filter{MaxBuyVol: smartmoney.DefaultMaxBuyVol}
				events := againEvents(time.Now().UTC().Truncate(time.Hour), c.then...)
				w := newWorld(t, db, engine.Options{
					TopWallets: 12, RankInterval: time.Hour, Filters: map[smartmoney.Chain]smartmoney.Filter{smartmoney.Base: everyone},
				})
				w.customer("c", c.config)
				w.feed(events)
				var live []string
				var got []bool
				for _, n := range w.log("c") {
					if n.Signal.Token.Address == testkit.Token(smartmoney.Base, 7) {
						got = append(got, n.RetractedAt != nil)
					}
					live = append(live, fmt.Sprint(n.Signal.ID, n.RetractedAt != nil))
				}
				if diff := cmp.Diff(c.want, got); diff != "" {
					t.Errorf("retracted (-want +got):\n%s", diff)
				}
				run, err := backtest.NewRun(t.Context(), backtest.RunOptions{
					Config: c.config, RankInterval: time.Hour, TopWallets: 12, Corrections: true,
					Filter: func(smartmoney.Chain) smartmoney.Filter { return everyone },
				})
				if err != nil {
					t.Fatal(err)
				}
				apply(t, run, events)
				var tested []string
				for _, n := range run.Notifications() {
					tested = append(tested, fmt.Sprint(n.Signal.ID, n.RetractedAt != nil))
				}
				if diff := cmp.Diff(live, tested); diff != "" {
					t.Errorf("retracted (-live +backtest):\n%s", diff)
				}
			})
		})
	}
}
