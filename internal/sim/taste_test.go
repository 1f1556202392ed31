package sim

import (
	"slices"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestTastes checks that wallets bet mostly on markets of their topics, and that markets have
// what search shows: a description, tags, dates and sometimes more than two outcomes.
func TestTastes(t *testing.T) {
	m, events := history(t, 3, month)
	topics := map[string][2]string{}
	for _, w := range m.wallets[smartmoney.Polymarket.Index()].all {
		if w.kind == retail || w.kind == loser {
			topics[w.address] = w.topics
		}
	}
	tags, item, outcomes := map[string][]string{}, map[string]string{}, map[string]int{}
	liked, all := 0, 0
	for _, e := range events {
		switch {
		case e.Type == event.TypeMarket:
			d := e.Market.Details
			if d == nil || d.Description == "" || d.StartDate.IsZero() || d.UpdatedAt.Before(d.CreatedAt) || len(e.Market.Tags) < 2 {
				t.Fatalf("market %s lacks something: %+v", e.Market.ItemID, d)
			}
			if *d.Active == e.Market.Closed || *d.Spread <= 0 {
				t.Fatalf("market %s is closed %v, active %v, spread %v", e.Market.ItemID, e.Market.Closed, *d.Active, *d.Spread)
			}
			tags[e.Market.ItemID] = e.Market.Tags
		case e.Type == event.TypeMapping:
			if item[e.Mapping.Token] == "" {
				outcomes[e.Mapping.ItemID]++
			}
			item[e.Mapping.Token] = e.Mapping.ItemID
		case e.Trade != nil && topics[e.Trade.Wallet] != [2]string{}:
			all++
			mine := topics[e.Trade.Wallet]
			if slices.ContainsFunc(tags[item[e.Trade.Token]], func(tag string) bool { return tag == mine[0] || tag == mine[1] }) {
				liked++
			}
		}
	}
	if all < 500 || float64(liked) < 0.7*float64(all) {
		t.Errorf("%d of %d bets are on topics that their wallets like, want 70 percent", liked, all)
	}
	three := 0
	for _, n := range outcomes {
		if n > 2 {
			three++
		}
	}
	if three < 10 {
		t.Errorf("%d markets have three outcomes or more, want 10", three)
	}
}
