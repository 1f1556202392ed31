package backtest_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// interleaved returns events of two chains as they might arrive, in the order of time.
func interleaved(seed uint64, n int) []event.Event {
	a := testkit.Events(seed, smartmoney.Base, n, 25, 8)
	b := testkit.Events(seed, smartmoney.Polymarket, n, 25, 8)
	var all []event.Event
	for i := range a {
		all = append(all, a[i], b[i])
	}
	return all
}

// drawConfig returns a configuration under which much is raised and much held back.
func drawConfig(rt *rapid.T) smartmoney.Config {
	c := smartmoney.DefaultConfig("c")
	c.MinTrades = rapid.SampledFrom([]int{0, 3, 25}).Draw(rt, "min trades")
	c.MinClosedPositions, c.MinTokensTraded = 0, rapid.IntRange(0, 6).Draw(rt, "min tokens")
	c.MinWinRate = rapid.SampledFrom([]float64{0, 0, 0.3}).Draw(rt, "min win rate")
	c.ConvergenceMinWallets = rapid.IntRange(2, 6).Draw(rt, "wallets")
	c.ConvergenceWindowHours = rapid.SampledFrom([]float64{1, 2.5, 12, 30}).Draw(rt, "window")
	c.WhaleMinTradeUSD = rapid.SampledFrom([]float64{10, 100, 300}).Draw(rt, "whale")
	c.WhaleMaxRank = rapid.SampledFrom([]int{3, 20, 1000}).Draw(rt, "rank")
	c.MinTokenHolders = rapid.SampledFrom([]int{0, 0, 1000}).Draw(rt, "holders")
	c.CooldownHours = rapid.SampledFrom([]float64{0, 0.25, 2}).Draw(rt, "cooldown")
	c.DailyBudget = rapid.SampledFrom([]int{5, 30, 200}).Draw(rt, "budget")
	c.PriorityFilter = rapid.SampledFrom([]smartmoney.PriorityFilter{"all", "all", "P0,P1", "P1,P2"}).Draw(rt, "priorities")
	if rapid.Bool().Draw(rt, "no limits") {
		clear(c.PerTypeLimits)
	}
	if rapid.IntRange(0, 3).Draw(rt, "chains") == 0 {
		c.Chains = []smartmoney.Chain{smartmoney.Polymarket}
	}
	return c
}

// TestTheLedgerFollowsALiveRun through changes of the configuration and resets: asked
// now and then it ends with what a ledger says that is asked once; everything that was
// delivered is in it; and it explains everything.
func TestTheLedgerFollowsALiveRun(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newWorld(t, db, engine.Options{TopWallets: 12, RankInterval: time.Minute})
		n := uint64(0)
		scale.Check(t, db.Dialect() == sqldb.Postgres, func(rt *rapid.T) {
			// Every check goes on with the same engine, with events of its own days.
			n++
			id := fmt.Sprint("c", n)
			events := interleaved(n, rapid.IntRange(50, 200).Draw(rt, "events"))
			later(events, time.Duration(n)*5*24*time.Hour)
			w.customer(id, drawConfig(rt))
			ledger := w.ledger()
			for len(events) > 0 {
				part := events[:min(len(events), rapid.IntRange(1, 80).Draw(rt, "part"))]
				events = events[len(part):]
				w.feed(part)
				switch rapid.IntRange(0, 5).Draw(rt, "then") {
				case 0:
					w.configure(id, drawConfig(rt))
				case 1:
					w.decisions(ledger, id)
				case 2:
					w.ask(ledger, replay.DecisionQuery{CustomerID: id, Since: lastTrade(part)})
				case 3:
					if _, _, err := db.ResetNotifications(t.Context(), id); err != nil {
						rt.Fatal(err)
					}
					w.engine.CustomersChanged()
				}
			}
			followed, once := w.decisions(ledger, id), w.decisions(w.ledger(), id)
			if diff := cmp.Diff(once, followed); diff != "" {
				rt.Fatalf("(-asked once +asked now and then):\n%s", diff)
			}
			sent, err := db.SentNotifications(t.Context(), id, time.Time{})
			if err != nil {
				rt.Fatal(err)
			}
			checkLedger(rt, sent, once)
		})
	})
}

func checkLedger(rt *rapid.T, sent []notifications.Sent, decisions []smartmoney.Decision) {
	var want, got []string
	for i := range sent {
		want = append(want, sent[i].SignalID)
	}
	for _, d := range decisions {
		if d.Outcome == smartmoney.OutcomeDelivered {
			got = append(got, d.SignalID)
		}
		if strings.Contains(d.Text, "passes every rule") || d.Text == "" {
			rt.Errorf("not explained: %+v", d)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if diff := cmp.Diff(want, got); diff != "" {
		rt.Errorf("delivered (-log +ledger):\n%s", diff)
	}
}

// later moves events on.
func later(events []event.Event, by time.Duration) {
	for i := range events {
		switch e := &events[i]; e.Type {
		case event.TypeTrade:
			e.Trade.TradedAt = e.Trade.TradedAt.Add(by)
		case event.TypeToken:
			e.Token.UpdatedAt = e.Token.UpdatedAt.Add(by)
		case event.TypeResolution:
			e.Resolution.ResolvedAt = e.Resolution.ResolvedAt.Add(by)
		}
	}
}

// lastTrade is the time of the last trade of events, the zero time where there is none.
func lastTrade(events []event.Event) (at time.Time) {
	for i := range events {
		if t := events[i].Trade; t != nil {
			at = t.TradedAt
		}
	}
	return at
}

// takenBack returns events in blocks, with corrections among them: one in ten trades is retracted
// after it and most of these come again; now and then a rewind takes back the last blocks, of which
// most trades come again.
func takenBack(seed uint64, events []event.Event) (out []event.Event) {
	r := rand.New(rand.NewPCG(seed, 9))
	var last [smartmoney.ChainCount][]event.Event // trades of the last blocks
	var block int64
	for _, e := range events {
		if e.Trade == nil {
			out = append(out, e)
			continue
		}
		block++
		e.Trade.Block, e.Trade.HasBlock = block, true
		out = append(out, e)
		chain := e.Chain.Index()
		last[chain] = append(last[chain], e)
		last[chain] = last[chain][max(0, len(last[chain])-4):]
		recent := last[chain]
		again := recent[len(recent)-1:]
		switch r.IntN(20) {
		case 0, 1:
			out = append(out, event.Event{Type: event.TypeRetract, Chain: e.Chain, Correction: &event.Correction{ID: e.Trade.ID}})
		case 2:
			again = slices.Clone(recent)
			out = append(out, event.Event{Type: event.TypeRewind, Chain: e.Chain, Correction: &event.Correction{Block: recent[0].Trade.Block - 1}})
		default:
			again = nil
		}
		for _, t := range again {
			if r.IntN(4) > 0 {
				out = append(out, t)
			}
		}
	}
	return out
}

// TestRunAndLiveAgreeOnAnyEvents: the signals of a run over events with corrections are those of
// the engine, ids and what is retracted included, which is started anew in the middle; a simulation
// counts what the run counts, and so does the ledger.
func TestRunAndLiveAgreeOnAnyEvents(t *testing.T) {
	t.Parallel()
	for seed := range uint64(2) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
				if int(seed) < 2-scale.Part(db.Dialect() == sqldb.Postgres, 2) {
					return // batches of one event are for the first database
				}
				events := takenBack(100+seed, interleaved(100+seed, 1000))
				half := len(events) / 2
				var configs []smartmoney.Config
				for i := range 5 {
					configs = append(configs, rapid.Custom(drawConfig).Example(5*int(seed)+i))
				}
				o := engine.Options{TopWallets: 12, RankInterval: time.Minute, BatchEvents: int(1 + 60*seed)}
				// the order of all chains, however slow the machine is
				o.InlineTrades, o.InlineWait = 1<<20, time.Minute
				w := newWorld(t, db, o)
				for i, c := range configs {
					w.customer(fmt.Sprint("c", i), c)
				}
				for part := range slices.Chunk(events[:half], 90) {
					w.feed(part)
				}
				w.stop()
				w = newWorld(t, db, o)
				for part := range slices.Chunk(events[half:], 90) {
					w.feed(part)
				}
				total, taken := 0, 0
				for i, c := range configs {
					total += checkSame(t, w, fmt.Sprint("c", i), c, events)
					for _, n := range w.log(fmt.Sprint("c", i)) {
						if n.RetractedAt != nil {
							taken++
						}
					}
				}
				if total < 50 || taken == 0 {
					t.Errorf("%d signals were raised and %d retracted, which shows little", total, taken)
				}
			})
		})
	}
}

// checkSame returns the number of signals.
func checkSame(t *testing.T, w *world, id string, c smartmoney.Config, events []event.Event) int {
	t.Helper()
	live := w.log(id)
	run := newWarmRun(t, c, time.Minute, w.top, w.warmUp)
	apply(t, run, events)
	if diff := cmp.Diff(ids(signalsOf(live)), ids(signals(run))); diff != "" {
		t.Errorf("%s: a run over the events (-live +run):\n%s", id, diff)
	}
	var ofLive []bool
	for _, n := range live {
		ofLive = append(ofLive, n.RetractedAt != nil)
	}
	if diff := cmp.Diff(ofLive, retracted(run)); diff != "" {
		t.Errorf("%s: retracted (-live +run):\n%s", id, diff)
	}
	want := run.Result()
	simulated, err := w.simulator().Simulate(t.Context(), id, c, &want.Since)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]any{want.Total, want.ByType, want.ByDay, want.HeldBack},
		[]any{simulated.Total, simulated.ByType, simulated.ByDay, simulated.HeldBack}); diff != "" {
		t.Errorf("%s: counts of a simulation (-run +simulated):\n%s", id, diff)
	}
	if diff := cmp.Diff(tallies(want), heldBy(w.decisions(w.ledger(), id))); diff != "" {
		t.Errorf("%s: held back by rule (-run +ledger):\n%s", id, diff)
	}
	return len(live)
}
