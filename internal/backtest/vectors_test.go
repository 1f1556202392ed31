package backtest_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// TestRunAgreesWithTheVectors: what a run raises is what the reference gave.
func TestRunAgreesWithTheVectors(t *testing.T) {
	t.Parallel()
	for _, set := range withCorrections(t) {
		events := vectors.DecodeAll(t, set.Events, time.Now)
		for _, c := range set.Customers {
			t.Run(set.Name+"/"+c.Name, func(t *testing.T) {
				run := newSetRun(t, c.Config, &set.Settings)
				apply(t, run, events)
				vectors.CompareNotifications(t, c.Notifications, signals(run))
				vectors.CompareRetracted(t, c.Notifications, retracted(run))
				for chain, want := range set.Leaderboards {
					vectors.Compare(t, want, run.Leaderboard(chain, set.Filters[chain]))
					vectors.ComparePrices(t, set.Prices[chain], run.View(chain).TokenState)
				}
				if got := run.Result(); got.Total+got.Retracted != len(c.Notifications) || len(got.Samples) != got.Total {
					t.Errorf("a total of %d, %d retracted, %d signals; want %d", got.Total, got.Retracted, len(got.Samples), len(c.Notifications))
				}
			})
		}
	}
}

// TestAllWaysToTheSignalsAgree: a live run through the database, a run over the
// events, a simulation over the journal and the decision ledger give the same signals
// with the same ids, and the same number of candidates held back by each rule.
func TestAllWaysToTheSignalsAgree(t *testing.T) {
	t.Parallel()
	for _, set := range withCorrections(t) {
		t.Run(set.Name, func(t *testing.T) {
			t.Parallel()
			events := vectors.DecodeAll(t, set.Events, time.Now)
			testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
				db.RetractionHorizon = vectors.Horizon
				w := newWorld(t, db, engine.Options{
					RankInterval: set.Settings.RankInterval, TopWallets: set.Settings.TopWallets, BatchEvents: 64,
					OpenGainLimit: set.Settings.OpenGainLimit, SignalMinVolume: set.Settings.SignalMinVolume, Filters: set.Settings.AllFilters(),
					InlineTrades: 1 << 20, InlineWait: time.Minute, // the order of all chains
				})
				w.record = vectors.Horizon
				for _, c := range set.Customers {
					w.customer(c.Name, c.Config)
				}
				for part := range slices.Chunk(events, 173) {
					w.feed(part)
				}
				for _, c := range set.Customers {
					t.Run(c.Name, func(t *testing.T) { checkWays(t, w, c, set.Settings, events) })
				}
			})
		})
	}
}

func checkWays(t *testing.T, w *world, c vectors.Customer, settings vectors.Settings, events []event.Event) {
	live := w.log(c.Name)
	run := newSetRun(t, c.Config, &settings)
	apply(t, run, events)
	want := run.Result()
	if diff := cmp.Diff(ids(signalsOf(live)), ids(signals(run))); diff != "" {
		t.Errorf("a run over the events (-live +run):\n%s", diff)
	}

	simulated, err := w.simulator().Simulate(t.Context(), c.Name, c.Config, &want.Since)
	if err != nil {
		t.Fatal(err)
	}
	stands := slices.DeleteFunc(slices.Clone(live), func(n smartmoney.Notification) bool { return n.RetractedAt != nil })
	if simulated.Total != len(stands) || simulated.Retracted != len(live)-len(stands) || want.Retracted != simulated.Retracted || !simulated.Until.Equal(want.Until) || !simulated.Since.Equal(want.Since) {
		t.Errorf("simulated %d signals from %v to %v; want %d from %v to %v",
			simulated.Total, simulated.Since, simulated.Until, len(live), want.Since, want.Until)
	}
	if diff := cmp.Diff(last(ids(signalsOf(stands)), 20), ids(simulated.Samples)); diff != "" {
		t.Errorf("samples of the simulation (-live +simulated):\n%s", diff)
	}
	if diff := cmp.Diff([]any{want.ByType, want.ByDay, want.HeldBack}, []any{simulated.ByType, simulated.ByDay, simulated.HeldBack}); diff != "" {
		t.Errorf("counts of the simulation (-run +simulated):\n%s", diff)
	}

	decisions := w.decisions(w.ledger(), c.Name)
	if diff := cmp.Diff(tallies(want), heldBy(decisions)); diff != "" {
		t.Errorf("held back by rule (-run +ledger):\n%s", diff)
	}
	checkDelivered(t, live, decisions)
	checkSince(t, w, c.Name, decisions)
}

// checkDelivered holds that each entry of a log is a decision of its own.
func checkDelivered(t *testing.T, live []smartmoney.Notification, decisions []smartmoney.Decision) {
	t.Helper()
	want := map[string]smartmoney.Decision{}
	for i := range live {
		want[live[i].Signal.ID] = live[i].Decided()
	}
	got := map[string]smartmoney.Decision{}
	for _, d := range decisions {
		if d.Outcome == smartmoney.OutcomeDelivered {
			got[d.SignalID] = d
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("decisions of what was delivered (-log +ledger):\n%s", diff)
	}
}

// checkSince holds that questions about parts add up to the whole, in order.
func checkSince(t *testing.T, w *world, customer string, all []smartmoney.Decision) {
	t.Helper()
	ledger := w.ledger()
	var middle time.Time
	for i, d := range all {
		if i > 0 && d.LastAt.After(all[i-1].LastAt) {
			t.Fatalf("decision %d of %v stands behind one of %v", i, d.LastAt, all[i-1].LastAt)
		}
		if i == len(all)/3 {
			middle = d.LastAt
		}
	}
	delivered, held := smartmoney.OutcomeDelivered, smartmoney.OutcomeHeldBack
	later := w.ask(ledger, replay.DecisionQuery{CustomerID: customer, Since: middle})
	apart := append(w.ask(ledger, replay.DecisionQuery{CustomerID: customer, Since: middle, Outcome: &held}),
		w.ask(ledger, replay.DecisionQuery{CustomerID: customer, Since: middle, Outcome: &delivered})...)
	if len(apart) != len(later) {
		t.Errorf("%d decisions by outcome, %d together", len(apart), len(later))
	}
	for _, d := range later {
		if d.FirstAt.Before(middle) || d.LastAt.Before(d.FirstAt) {
			t.Errorf("asked for since %v: %+v", middle, d)
		}
	}
	tokens := 0
	seen := map[string]bool{}
	for _, d := range later {
		if !seen[d.Token] {
			seen[d.Token] = true
			tokens += len(w.ask(ledger, replay.DecisionQuery{CustomerID: customer, Since: middle, Token: d.Token}))
		}
	}
	if tokens != len(later) {
		t.Errorf("%d decisions by token, %d together", tokens, len(later))
	}
	// The whole again from the ledger that began in the middle.
	if diff := cmp.Diff(all, w.decisions(ledger, customer)); diff != "" {
		t.Errorf("the whole, from a ledger that began in the middle (-fresh +other):\n%s", diff)
	}
}

// withCorrections returns the sets that have customers, those with corrections too.
func withCorrections(t *testing.T) []vectors.Set {
	t.Helper()
	return append(vectors.WithCustomers(t), vectors.Corrections(t)...)
}

func last[T any](list []T, n int) []T { return list[max(0, len(list)-n):] }
