package backtest_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestWarmUpHoldsBack: no chain is heard of before it has traded for the warm-up, also
// when the engine is ended and begun again within it. A run, a simulation and the
// ledger say the same.
func TestWarmUpHoldsBack(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		events := interleaved(41, 700)
		begin, end := firstTrades(events), lastTrade(events)
		warmUp := end.Sub(begin[smartmoney.Base]) / 2
		o := engine.Options{TopWallets: 12, RankInterval: time.Minute, WarmUp: warmUp, BatchEvents: 50}
		w := newWorld(t, db, o)
		w.customer("c", eager())
		for part := range slices.Chunk(events, 90) {
			w.feed(part)
			w.stop()
			w = newWorld(t, db, o)
		}
		if n := checkSame(t, w, "c", eager(), events); n == 0 {
			t.Error("nothing was delivered after the warm-up")
		}
		if n := heldBy(w.decisions(w.ledger(), "c"))[smartmoney.RuleWarmUp]; n == 0 {
			t.Error("nothing was held back by the warm-up")
		}
		for _, s := range signalsOf(w.log("c")) {
			if past := s.Timestamp.Sub(begin[s.Chain]); past < warmUp {
				t.Errorf("%s %v after the first trade of %s, warm-up %v", s.Type, past, s.Chain, warmUp)
			}
		}
	})
}

// firstTrades returns the earliest traded_at of each chain, over all its trades.
func firstTrades(events []event.Event) map[smartmoney.Chain]time.Time {
	first := map[smartmoney.Chain]time.Time{}
	for i := range events {
		if tr := events[i].Trade; tr != nil {
			if at, ok := first[tr.Chain]; !ok || tr.TradedAt.Before(at) {
				first[tr.Chain] = tr.TradedAt
			}
		}
	}
	return first
}

// TestFewRankedIsSaid of a signal that was delivered, in a run and in a simulation, by
// the very words.
func TestFewRankedIsSaid(t *testing.T) {
	t.Parallel()
	for _, ranked := range []int{49, 50} {
		t.Run(fmt.Sprint(ranked), func(t *testing.T) {
			testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
				anyone := smartmoney.Filter{MaxBuyVol: smartmoney.DefaultMaxBuyVol}
				w := newWorld(t, db, engine.Options{TopWallets: 12, Filters: map[smartmoney.Chain]smartmoney.Filter{smartmoney.Base: anyone}})
				c := eager()
				c.WhaleMinTradeUSD, c.WhaleMaxRank, c.SignalTypes = 1, 1000, []smartmoney.NotificationType{smartmoney.WhaleMove}
				w.customer("c", c)
				var events []event.Event
				for i := range ranked {
					events = append(events, testkit.Buy(smartmoney.Base, i, 7, testkit.Noon.Add(time.Duration(i)*time.Second)))
				}
				events = append(events, testkit.Buy(smartmoney.Base, 0, 8, testkit.Noon.Add(time.Hour)))
				w.feed(events)
				live := signalsOf(w.log("c"))
				if len(live) == 0 {
					t.Fatal("nothing was delivered")
				}
				last := live[len(live)-1]
				text := fmt.Sprintf("Only %d wallets were ranked on base at the time.", ranked)
				if said := slices.Contains(last.Reasons, smartmoney.Reason{Text: text}); said != (ranked < 50) {
					t.Errorf("reasons %v", last.Reasons)
				}
				since := last.Timestamp
				simulated, err := w.simulator().Simulate(t.Context(), "c", c, &since)
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff([]*smartmoney.Signal{last}, simulated.Samples, cmpopts.IgnoreFields(smartmoney.Signal{}, "RaisedFrom")); diff != "" {
					t.Errorf("(-live +simulated)\n%s", diff)
				}
			})
		})
	}
}
