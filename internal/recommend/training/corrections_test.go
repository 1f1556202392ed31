package training_test

import (
	"fmt"
	"testing"

	"smartmoney/internal/event"
	"smartmoney/internal/recommend"
	"smartmoney/internal/recommend/training"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/testkit"
)

// TestTakesBack checks that a collector that is renewed after corrections, and one that reads after them,
// have no trades taken back.
func TestTakesBack(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		appendEvents(t, db, tastes(0, 300))
		c, late := training.NewCollector(recommend.DefaultLimits()), training.NewCollector(recommend.DefaultLimits())
		read := func(c *training.Collector) {
			if err := c.Read(t.Context(), db, 0); err != nil {
				t.Fatal(err)
			}
		}
		read(c)
		for i := range 40 {
			appendEvents(t, db, []event.Event{{
				Type: event.TypeRetract, Chain: smartmoney.Polymarket, Correction: &event.Correction{ID: fmt.Sprint("t", 3*i)},
			}})
		}
		read(c)
		read(late)
		if c.Total() != 300 || !c.Stale() || late.Stale() {
			t.Errorf("%d trades, stale %v; read afterwards: stale %v", c.Total(), c.Stale(), late.Stale())
		}
		if err := c.Renew(t.Context(), db, 0); err != nil {
			t.Fatal(err)
		}
		if c.Total() != 260 || c.Stale() || late.Total() != 260 || c.Counts() != late.Counts() {
			t.Errorf("renewed: %d trades %+v; read afterwards: %d %+v; want 260", c.Total(), c.Counts(), late.Total(), late.Counts())
		}
	})
}

// TestLeavesTradesOffTheMarketOut checks that trades off the market train no model.
func TestLeavesTradesOffTheMarketOut(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		events, want := tastes(0, 300), int64(0)
		for i := range events {
			if trade := events[i].Trade; trade != nil {
				if trade.OffMarket = i%3 == 0; !trade.OffMarket {
					want++
				}
			}
		}
		appendEvents(t, db, events)
		c := training.NewCollector(recommend.DefaultLimits())
		if err := c.Read(t.Context(), db, 0); err != nil {
			t.Fatal(err)
		}
		if c.Total() != want || want == 300 {
			t.Errorf("%d trades, want %d", c.Total(), want)
		}
	})
}
