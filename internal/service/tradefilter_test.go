package service_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// TestTradeFilter pages through the trades of a wallet that pass a filter, which are rare among 1
// 500.
func TestTradeFilter(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	const chain, trades = smartmoney.Base, 1500
	wallet, rare, often := "0x00000000000000000000000000000000000000f1", servicetest.Token(chain, 1), servicetest.Token(chain, 2)
	start := time.Now().Add(-time.Hour).UTC().Truncate(time.Second)
	at := func(i int) time.Time { return start.Add(time.Duration(i) * time.Second) }
	var events []event.Event
	for i := range trades {
		e := smartmoney.Trade{ID: fmt.Sprint("f", i), Chain: chain, Wallet: wallet, Token: often, Side: smartmoney.Buy, Quantity: 1, PriceUSD: 1, AmountUSD: 1, TradedAt: at(i)}
		if i%500 == 0 {
			e.Token = rare
		}
		if i == 700 {
			e.Side = smartmoney.Sell
		}
		events = append(events, event.Event{Type: event.TypeTrade, Chain: chain, Trade: &e})
	}
	w.Append(t, chain, events...)
	all := func(first int, f service.TradeFilter) (ids []string, pages int) {
		t.Helper()
		for after, more := (*string)(nil), true; more; pages++ {
			q, err := service.NewTradesQuery(first, after, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if q, err = q.Filtered(&f); err != nil {
				t.Fatal(err)
			}
			read, err := w.Service.Trades(t.Context(), chain, wallet, q)
			if err != nil {
				t.Fatal(err)
			}
			page := q.Page(read, trades)
			if page.Total != trades || len(page.Trades) > first {
				t.Fatalf("%d trades of %d on a page of %d", len(page.Trades), page.Total, first)
			}
			for _, one := range page.Trades {
				ids = append(ids, one.ID)
			}
			info := page.PageInfo()
			more, after = info.HasNextPage, info.EndCursor
		}
		return ids, pages
	}
	for name, c := range map[string]struct {
		first  int
		filter service.TradeFilter
		want   []string
		pages  int
	}{
		"a token":        {10, service.TradeFilter{Token: &rare}, []string{"f1000", "f500", "f0"}, 2},
		"a token by one": {1, service.TradeFilter{Token: &rare}, []string{"f1000", "f500", "f0"}, 3},
		"a side":         {10, service.TradeFilter{Side: new(smartmoney.Sell)}, []string{"f700"}, 2},
		"a time":         {2, service.TradeFilter{Since: new(at(3)), Until: new(at(6))}, []string{"f5", "f4", "f3"}, 3},
		"all of them":    {10, service.TradeFilter{Token: &often, Side: new(smartmoney.Sell), Since: new(at(701))}, nil, 2},
	} {
		if got, pages := all(c.first, c.filter); !slices.Equal(got, c.want) || pages != c.pages {
			t.Errorf("%s: %v on %d pages, want %v on %d", name, got, pages, c.want, c.pages)
		}
	}
	q, err := service.NewTradesQuery(5, nil, new(5), nil)
	if err != nil {
		t.Fatal(err)
	}
	_, err = q.Filtered(&service.TradeFilter{Token: &rare})
	wantBad(t, err, "filter", "filter must not be combined with last: use first and after")
	_, err = q.Filtered(&service.TradeFilter{Token: new("x y")})
	wantBad(t, err, "token", `token must be 0x and 40 hexadecimal digits, 32 to 44 base58 characters, or a decimal number of at most 78 digits, got "x y"`)
}
