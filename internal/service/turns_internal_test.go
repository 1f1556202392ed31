package service

import (
	"testing"
	"time"

	"smartmoney/internal/auth"
	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/turns"
)

// TestScansTakeTurns: with all turns of a customer taken, a filter that was never asked
// is refused as RATE_LIMITED, while orders at hand and other customers are served.
func TestScansTakeTurns(t *testing.T) {
	s := New(nil, nil, Options{})
	s.scans = turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Millisecond, What: "scans"})
	snapshot := rank.NewBoard(ledger.NewBook(smartmoney.Base), smartmoney.DefaultFilter(smartmoney.Base), 9).Snapshot(1, 0, time.Now())
	ctx := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: "greedy"})
	ask := func(customer string, trades, limit int) error {
		ctx := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: customer})
		_, err := s.page(ctx, snapshot, rank.Query{RankBy: smartmoney.ByNetPnl, Filter: smartmoney.Filter{MinTrades: trades}, Limit: limit})
		return err
	}
	if err := ask("greedy", 1, 9); err != nil {
		t.Fatal(err)
	}
	done, err := s.scans.Take(ctx, "greedy")
	if err != nil {
		t.Fatal(err)
	}
	if err := ask("greedy", 2, 9); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("a new filter beyond the bound: %v", err)
	}
	if err := ask("greedy", 1, 3); err != nil {
		t.Errorf("an order at hand: %v", err)
	}
	if err := ask("other", 2, 9); err != nil {
		t.Errorf("another customer: %v", err)
	}
	if err := ask("greedy", 2, 9); err != nil {
		t.Errorf("what the other customer had made: %v", err)
	}
	done()
	if err := ask("greedy", 3, 9); err != nil {
		t.Errorf("a new filter, with a turn: %v", err)
	}
}
