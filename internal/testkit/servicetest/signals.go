package servicetest

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Signal returns a signal on token n of a chain; wallets are the numbers of its
// participants. The id contains the arguments. A polymarket signal has the market Item(n).
func Signal(chain smartmoney.Chain, typ smartmoney.NotificationType, n int, at time.Time, wallets ...int) *smartmoney.Signal {
	s := &smartmoney.Signal{
		ID: fmt.Sprintf("sig_%s_%s_%d_%d", chain, typ, n, at.UnixNano()), Type: typ, Chain: chain,
		Headline: fmt.Sprintf("%d top traders <traded> \"SYM\" on %s", len(wallets), chain),
		Token: smartmoney.SignalToken{
			Address: Token(chain, n), Symbol: "SYM", CurrentPriceUSD: 0.5, PriceChangePct: -3.25, FirstSmartEntryPrice: 0.516795865633075,
		},
		Summary:   smartmoney.SignalSummary{TraderCount: len(wallets), TotalInflowUSD: 1e6 / 3.0, HighestRank: 3},
		Reasons:   []smartmoney.Reason{{Text: "They bought."}, {Text: "The best of them has rank 3."}},
		Timestamp: at.UTC(),
	}
	if chain == smartmoney.Polymarket {
		s.Market = &smartmoney.SignalMarket{
			ItemID: Item(n), Question: "Will it?", OutcomeLabel: "Yes", Slug: "will-it", EndDate: "2031-12-31",
			Tags: []string{"a", "b"}, Volume24hr: 12.5, Source: smartmoney.FromItems,
		}
	}
	for i, number := range wallets {
		p := smartmoney.Participant{
			Address: Address(chain, number), Rank: 3 + i, TradeSizeUSD: 1000.25, TradePriceUSD: 0.49, TradedAt: at.Add(-time.Minute).UTC(),
			TraderScore: 0.75, TotalPnlUSD: -12.25, RealizedPnlUSD: 7, BuyVolumeUSD: 5e6, WinRate: 0.6, TrueWinRate: 0.625,
			TradeCount: 40, WinningPositions: 5, ClosedPositions: 8, TokensTraded: 6,
		}
		if chain == smartmoney.Polymarket {
			p.TxHash = fmt.Sprintf("0x%064x", number)
		}
		s.Traders = append(s.Traders, p)
	}
	return s
}

// Item returns the id of the market of polymarket's token n.
func Item(n int) string { return fmt.Sprintf("item-%d", n) }

// Send commits signals to a customer's log as the engine does, with now as the clock's time,
// and returns their notifications.
func (w *World) Send(t testing.TB, customerID string, now time.Time, signals ...*smartmoney.Signal) []notifications.Entry {
	t.Helper()
	ctx := context.Background()
	limit := 10
	// Retried, as a concurrent change of the customer makes the commit stale.
	for {
		version := w.logVersion(t, customerID)
		batch := &enginestate.Commit{Now: now}
		for i, s := range signals {
			batch.Signals = append(batch.Signals, notifications.SignalBody{Signal: s})
			batch.Notifications = append(batch.Notifications, notifications.Entry{
				CustomerID: customerID, LogVersion: version, SignalID: s.ID, Type: s.Type, Chain: s.Chain, Token: s.Token.Address,
				Timestamp: s.Timestamp.UnixNano(),
				Decision:  smartmoney.Delivered{ConfigVersion: 1, DailyUsed: i + 1, DailyBudget: 30, TypeUsed: 1, TypeLimit: &limit},
			})
		}
		err := w.DB.CommitState(ctx, batch)
		if _, stale := errors.AsType[*notifications.StaleCustomers](err); stale {
			continue
		}
		if err != nil {
			t.Fatalf("send: %v", err)
		}
		w.Hub.Wake(live.WakeOf(batch.Notifications))
		return batch.Notifications
	}
}

// Retract takes signals of a customer's log back, by their sequence numbers, as the engine does.
func (w *World) Retract(t testing.TB, customerID string, now time.Time, sequences ...int64) []notify.Retraction {
	t.Helper()
	batch := &enginestate.Commit{Now: now}
	for _, n := range sequences {
		batch.Retractions = append(batch.Retractions, notify.Retraction{CustomerID: customerID, Retracts: n, Reason: fmt.Sprintf("Entry %d was wrong.", n)})
	}
	if err := w.DB.CommitState(context.Background(), batch); err != nil {
		t.Fatalf("retract: %v", err)
	}
	w.Hub.Wake(live.WakeOfRetractions(batch.Retractions))
	return batch.Retractions
}

func (w *World) logVersion(t testing.TB, customerID string) int64 {
	t.Helper()
	customers, _, err := w.DB.ChangedCustomers(context.Background(), 0)
	if err != nil {
		t.Fatalf("customers: %v", err)
	}
	for _, a := range customers {
		if a.CustomerID == customerID {
			return a.LogVersion
		}
	}
	t.Fatalf("customer %s has no customer", customerID)
	return 0
}
