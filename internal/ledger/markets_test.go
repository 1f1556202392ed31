package ledger_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func mapping(token, item, label, question string) event.Event {
	return event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
		Token: token, ItemID: item, OutcomeLabel: label, Question: question, Slug: question,
	}}
}

// marketEvents map three tokens to markets, one of them anew.
func marketEvents() []event.Event {
	at := time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	price, holders := 0.25, int64(12)
	return []event.Event{
		mapping("1", "a", "Yes", "first"), mapping("3", "b", "Up", ""), mapping("2", "a", "No", ""),
		mapping("3", "a", "Maybe", ""), mapping("3", "b", "Up", "other"), mapping("3", "b", "Up", "again"),
		{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
			ItemID: "b", Question: "b?", Slug: "b", EndDate: "soon", Tags: []string{"x"}, Volume24hr: 5, Closed: true,
		}},
		{Type: event.TypeToken, Chain: smartmoney.Polymarket, Token: &smartmoney.TokenUpdate{
			Chain: smartmoney.Polymarket, Token: "1", UpdatedAt: at, PriceUSD: &price, Holders: &holders,
		}},
	}
}

// checkMarkets holds that a ledger says of the markets what marketEvents said.
func checkMarkets(t *testing.T, b *ledger.Ledger) {
	t.Helper()
	price, holders := 0.25, int64(12)
	a := smartmoney.SignalMarket{ItemID: "a", Question: "first", Slug: "first", Tags: []string{}, Source: smartmoney.FromMappings}
	other := smartmoney.SignalMarket{
		ItemID: "b", Question: "b?", Slug: "b", EndDate: "soon", Tags: []string{"x"}, Volume24hr: 5, Closed: true, Source: smartmoney.FromItems,
	}
	for item, want := range map[string]*smartmoney.MarketState{
		"a": {SignalMarket: a, Outcomes: []smartmoney.OutcomeToken{{Token: "1", Label: "Yes", PriceUSD: &price}, {Token: "2", Label: "No"}}},
		"b": {SignalMarket: other, Outcomes: []smartmoney.OutcomeToken{{Token: "3", Label: "Up"}}},
		"c": nil,
	} {
		if diff := cmp.Diff(want, b.View().MarketState(item)); diff != "" {
			t.Errorf("market %s: %s", item, diff)
		}
	}
	a.OutcomeLabel = "Yes"
	want := &smartmoney.TokenState{
		Chain: smartmoney.Polymarket, Address: "1", PriceUSD: &price,
		PriceAt: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC), Holders: &holders, Market: &a, SettledPriceUSD: &price,
		ProviderPriceUSD: &price, ProviderPriceAt: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC),
	}
	if diff := cmp.Diff(want, b.View().TokenState("1")); diff != "" {
		t.Errorf("token 1: %s", diff)
	}
	if got := b.View().TokenState("2"); got == nil || got.PriceUSD != nil || !got.PriceAt.IsZero() || got.Volume24hUSD != nil || got.Holders != nil {
		t.Errorf("token without a price: %+v", got)
	}
	if got := b.View().TokenState("9"); got != nil {
		t.Errorf("unknown token: %+v", got)
	}
}

// TestMarkets asks about markets of a ledger that was fed, of one that was loaded in
// part from pages, and of one that follows the changes.
func TestMarkets(t *testing.T) {
	const chain = smartmoney.Polymarket
	fed, d := ledger.New(chain), &disk{pages: map[ledger.Page]statePage{}}
	follower, err := ledger.NewLoader(chain).Done()
	if err != nil {
		t.Fatal(err)
	}
	events := marketEvents()
	for i := range events {
		fed.Apply(&events[i], int64(i+1))
		d.commit(fed, int64(i), int64(i+1), i%3)
		if err := follower.ApplyChanges(d.changes[len(d.changes)-1].body); err != nil {
			t.Fatal(err)
		}
	}
	t.Run("fed", func(t *testing.T) { checkMarkets(t, fed) })
	t.Run("follower", func(t *testing.T) { checkMarkets(t, follower) })
	t.Run("loaded", func(t *testing.T) { checkMarkets(t, d.load(t, chain)) })
}

// TestLongestItemID checks that a market whose id has as many bytes as an event may have is
// kept and found.
func TestLongestItemID(t *testing.T) {
	b := ledger.New(smartmoney.Polymarket)
	id := strings.Repeat("\U0001F327", 200)
	b.Apply(&event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{ItemID: id, Question: "Rain?"}}, 1)
	if m := b.View().MarketState(id); m == nil || m.Question != "Rain?" {
		t.Errorf("the market is %+v", m)
	}
}
