package studio_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// signals returns n signals on tokens from a number on.
func signals(from, n int) []*smartmoney.Signal {
	out := make([]*smartmoney.Signal, n)
	for i := range out {
		out[i] = servicetest.Signal(smartmoney.Polymarket, smartmoney.PMConvergenceP0, from+i, now, 1, 2)
	}
	return out
}

// TestSignals checks that a customer finds the newest notifications of its own log and no
// others, new ones after a second, and none that a reset removed.
func TestSignals(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	clock := testkit.NewClock(time.Now())
	c, err := studio.NewCatalog(studio.CatalogOptions{Snapshots: w.Engine.Snapshot, Activity: activity.New(), Notifications: w.DB.Logs, Now: clock.Now})
	if err != nil {
		t.Fatal(err)
	}
	expect := func(what, customer string, want int) {
		t.Helper()
		ix, err := c.Index(t.Context(), customer, studio.Signals)
		if err != nil {
			t.Fatal(err)
		}
		if got := ix.Len(); got != want {
			t.Errorf("%s: %q finds %d signals, want %d", what, customer, got, want)
		}
	}
	expect("before the first", servicetest.Customer, 0)
	first := signals(1, 3)
	w.Send(t, servicetest.Customer, clock.Now(), first...)
	w.Send(t, servicetest.Rival, clock.Now(), signals(50, 1)...)
	clock.Advance(time.Second)
	expect("after three", servicetest.Customer, 3)
	expect("after one", servicetest.Rival, 1)
	expect("without a customer", "", 0)
	doc, ok, err := c.Document(t.Context(), servicetest.Customer, studio.Signals, first[1].ID)
	if err != nil || !ok {
		t.Fatalf("document of the second signal: %v, %v", ok, err)
	}
	check(t, "signal", doc.Fields, map[string]any{
		"signal_id": first[1].ID, "signal_type": "pm_convergence", "notification_type": "pm_convergence_bet_p0", "priority": "P0",
		"chain": "polymarket", "headline": first[1].Headline, "sequence": 2.0, "timestamp": now,
		"wallets": []string{first[1].Traders[0].Address, first[1].Traders[1].Address}, "reasons": []string{"They bought.", "The best of them has rank 3."},
	})
	check(t, "its market", doc.Fields["market"].(map[string]any), map[string]any{
		"item_id": "item-2", "question": "Will it?", "outcome_label": "Yes", "slug": "will-it", "tags": []string{"a", "b"},
	})
	check(t, "its token", doc.Fields["token"].(map[string]any), map[string]any{
		"address": first[1].Token.Address, "symbol": "SYM", "current_price_usd": 0.5, "price_change_pct": -3.25,
	})
	if _, ok, _ := c.Document(t.Context(), servicetest.Rival, studio.Signals, first[1].ID); ok {
		t.Error("another customer's signal is found")
	}
	w.Send(t, servicetest.Customer, clock.Now(), signals(100, 2100)...)
	expect("within a second", servicetest.Customer, 3)
	clock.Advance(time.Second)
	expect("of a long log", servicetest.Customer, 2000)
	if _, _, err := w.DB.ResetNotifications(t.Context(), servicetest.Customer); err != nil {
		t.Fatal(err)
	}
	clock.Advance(time.Second)
	expect("after a reset", servicetest.Customer, 0)
}

// TestRetractedSignals checks that a signal is no longer found once it was taken back, whether the
// index was there before or not.
func TestRetractedSignals(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := servicetest.On(t, db)
		clock := testkit.NewClock(time.Now())
		catalogOf := func() *studio.Catalog {
			c, err := studio.NewCatalog(studio.CatalogOptions{Snapshots: w.Engine.Snapshot, Activity: activity.New(), Notifications: w.DB.Logs, Now: clock.Now})
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		c := catalogOf()
		raised := signals(1, 3)
		expect := func(what string, c *studio.Catalog, want ...*smartmoney.Signal) {
			t.Helper()
			clock.Advance(time.Second)
			ix, err := c.Index(t.Context(), servicetest.Customer, studio.Signals)
			if err != nil {
				t.Fatal(err)
			}
			if ix.Len() != len(want) {
				t.Errorf("%s: %d signals are found, want %d", what, ix.Len(), len(want))
			}
			for _, s := range want {
				if _, ok, err := c.Document(t.Context(), servicetest.Customer, studio.Signals, s.ID); err != nil || !ok {
					t.Errorf("%s: %s is not found: %v", what, s.ID, err)
				}
			}
		}
		w.Send(t, servicetest.Customer, clock.Now(), raised...)
		expect("before", c, raised...)
		w.Retract(t, servicetest.Customer, clock.Now(), 2)
		expect("after a retraction", c, raised[0], raised[2])
		expect("made after it", catalogOf(), raised[0], raised[2])
		late := signals(7, 300) // more than one read
		w.Send(t, servicetest.Customer, clock.Now(), late...)
		w.Retract(t, servicetest.Customer, clock.Now(), 1, 5, 303)
		left := append([]*smartmoney.Signal{raised[2], late[299]}, late[1:298]...)
		expect("after more", c, left...)
		expect("made after more", catalogOf(), left...)
		// the former was taken back, the latter was not
		w.Send(t, servicetest.Customer, clock.Now(), raised[0], raised[2])
		again := append([]*smartmoney.Signal{raised[0]}, left...)
		expect("sent again", c, again...)
		w.Retract(t, servicetest.Customer, clock.Now(), 3)
		expect("of two entries one is left", c, again...)
		expect("made after that", catalogOf(), again...)
	})
}
