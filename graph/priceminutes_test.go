package graph

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// TestPriceMinutes finds the largest trade of each minute within six hours of a signal, before and after
// it, and of the signal's token only.
func TestPriceMinutes(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	at := time.Now().Add(-8 * time.Hour).UTC().Truncate(time.Minute)
	const token = 900
	var events []event.Event
	for i, trade := range []struct {
		after      time.Duration
		price, usd float64
		token      int
	}{
		{-6*time.Hour - time.Second, 1, 50, token},
		{-6 * time.Hour, 2, 50, token},
		{0, 3, 50, token}, {20 * time.Second, 4, 500, token}, {40 * time.Second, 5, 400, token},
		{time.Minute, 6, 50, token + 1},
		{2 * time.Minute, 7, 50, token}, {2*time.Minute + 7*time.Second, 8, 50, token},
		{6 * time.Hour, 9, 50, token},
		{6*time.Hour + time.Second, 10, 50, token},
	} {
		events = append(events, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			ID: fmt.Sprint("minutes", i), Chain: smartmoney.Base, Wallet: servicetest.Address(smartmoney.Base, 2), Token: servicetest.Token(smartmoney.Base, trade.token),
			Symbol: "MIN", Side: smartmoney.Buy, Quantity: trade.usd / trade.price, PriceUSD: trade.price, AmountUSD: trade.usd, TradedAt: at.Add(trade.after),
		}})
	}
	f.Append(t, smartmoney.Base, events...)
	f.Send(t, servicetest.Customer, at, servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, token, at, 2, 3, 4),
		servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, token+2, at, 2, 3, 4))
	nodes := data(t, f.post(`{ signals(first: 2) { nodes { priceMinutes { at priceUsd amountUsd } } } }`, nil))["signals"].(map[string]any)["nodes"].([]any)
	point := func(after time.Duration, price, usd float64) any {
		return map[string]any{"at": at.Add(after).Format(time.RFC3339), "priceUsd": price, "amountUsd": usd}
	}
	want := []any{
		map[string]any{"priceMinutes": []any{
			point(-6*time.Hour, 2, 50), point(20*time.Second, 4, 500), point(2*time.Minute+5*time.Second, 8, 50), point(6*time.Hour, 9, 50),
		}},
		map[string]any{"priceMinutes": []any{}}, // a token without trades
	}
	if diff := cmp.Diff(want, nodes); diff != "" {
		t.Error(diff)
	}
}
