package store_test

import (
	"fmt"
	"testing"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// noon is an event time, in the middle of a UTC day.
var noon = time.Date(2031, 3, 3, 12, 0, 0, 0, time.UTC)

// testSignal makes a signal with a body of every field, raised by some wallets.
func testSignal(id string, kind smartmoney.NotificationType, token string, at time.Time, wallets ...string) *smartmoney.Signal {
	s := &smartmoney.Signal{
		ID: id, Type: kind, Chain: smartmoney.Base, Headline: "5 wallets bought \"É\" \x00",
		Token:     smartmoney.SignalToken{Address: token, Symbol: "É", CurrentPriceUSD: 1.25, PriceChangePct: -3.5, FirstSmartEntryPrice: 1.3},
		Traders:   []smartmoney.Participant{},
		Summary:   smartmoney.SignalSummary{TraderCount: len(wallets), TotalInflowUSD: 1e6 / 3.0, HighestRank: 1},
		Reasons:   []smartmoney.Reason{{Text: "because"}},
		Timestamp: at,
	}
	if kind.Polymarket() {
		s.Chain = smartmoney.Polymarket
		s.Market = &smartmoney.SignalMarket{ItemID: "7", Question: "Will it?", Tags: []string{"a"}, Volume24hr: 3.5, Source: smartmoney.FromItems}
	}
	for i, w := range wallets {
		s.Traders = append(s.Traders, smartmoney.Participant{
			Address: w, Rank: i + 1, TradeSizeUSD: 100.5, TradePriceUSD: 1.2, TradedAt: at.Add(-time.Minute),
			TraderScore: 0.75, TotalPnlUSD: -12.25, TradeCount: 9, ClosedPositions: 4, TokensTraded: 5,
		})
	}
	return s
}

// entryOf makes the notice of a signal to a customer.
func entryOf(customer string, version int64, s *smartmoney.Signal, offset int64) store.Entry {
	limit := 10
	return store.Entry{
		CustomerID: customer, LogVersion: version, SignalID: s.ID, Type: s.Type, Chain: s.Chain, Token: s.Token.Address,
		Timestamp: s.Timestamp.UnixNano(), GlobalOffset: offset,
		Decision: smartmoney.Delivered{ConfigVersion: version, DailyUsed: 1, DailyBudget: 30, TypeUsed: 1, TypeLimit: &limit},
	}
}

// send commits notices with the bodies of their signals.
func send(t testing.TB, db *store.DB, now time.Time, signals []*smartmoney.Signal, logged ...store.Entry) []store.Entry {
	t.Helper()
	commit := &store.Commit{Now: now, Notifications: logged}
	for _, s := range signals {
		commit.Signals = append(commit.Signals, store.SignalBody{Signal: s})
	}
	if err := db.CommitState(t.Context(), commit); err != nil {
		t.Fatal(err)
	}
	return commit.Notifications
}

// customers makes customers of the ids, and gives their log's version.
func customers(t testing.TB, db *store.DB, ids ...string) (version int64) {
	t.Helper()
	for _, id := range ids {
		if _, err := db.CreateCustomer(t.Context(), "Customer "+id, id); err != nil {
			t.Fatal(err)
		}
	}
	return 1
}

func notifications(t testing.TB, db *store.DB, q store.NotificationQuery) []smartmoney.Notification {
	t.Helper()
	all, err := db.Notifications(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func sequences(all []smartmoney.Notification) string {
	out := []int64{}
	for _, n := range all {
		out = append(out, n.Sequence)
	}
	return fmt.Sprint(out)
}
