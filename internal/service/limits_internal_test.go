package service

import (
	"context"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestScansAreLimited checks that a customer with a scan in progress gets RATE_LIMITED for a new
// filter, while cached orders and other customers are served.
func TestScansAreLimited(t *testing.T) {
	t.Parallel()
	s := New(nil, Options{})
	gate := testkit.TightGate(limits.Scans)
	snapshot := rank.NewLeaderboard(ledger.New(smartmoney.Base), smartmoney.DefaultFilter(smartmoney.Base), 9).Snapshot(1, 0, time.Now())
	ctx := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: "greedy"})
	ask := func(customer string, trades, limit int) error {
		ctx := auth.WithPrincipal(gate.With(t.Context()), auth.Principal{CustomerID: customer})
		_, err := s.page(ctx, snapshot, rank.Query{RankBy: smartmoney.ByNetPnl, Filter: smartmoney.Filter{MinTrades: trades}, Limit: limit})
		return err
	}
	if err := ask("greedy", 1, 9); err != nil {
		t.Fatal(err)
	}
	done, err := gate.Enter(ctx, "greedy", limits.Scans)
	if err != nil {
		t.Fatal(err)
	}
	if err := ask("greedy", 2, 9); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("new filter during a scan: %v", err)
	}
	if err := ask("greedy", 1, 3); err != nil {
		t.Errorf("cached order: %v", err)
	}
	if err := ask("other", 2, 9); err != nil {
		t.Errorf("another customer: %v", err)
	}
	if err := ask("greedy", 2, 9); err != nil {
		t.Errorf("filter cached by the other customer: %v", err)
	}
	done()
	if err := ask("greedy", 3, 9); err != nil {
		t.Errorf("new filter afterwards: %v", err)
	}
}

// viewOf is the state of one chain, as a snapshot that never expires.
type viewOf struct {
	Views
	snapshot *rank.Snapshot
}

func (v viewOf) Snapshot(context.Context, smartmoney.Chain) (*rank.Snapshot, error) {
	return v.snapshot, nil
}

// TestPagesOfTradesAreLimited checks that a customer with a page in progress gets no other page of
// trades, while other customers do.
func TestPagesOfTradesAreLimited(t *testing.T) {
	t.Parallel()
	snapshot := rank.NewLeaderboard(ledger.New(smartmoney.Base), smartmoney.DefaultFilter(smartmoney.Base), 9).Snapshot(1, 0, time.Now())
	s := New(viewOf{snapshot: snapshot}, Options{Events: testkit.SQLite(t).Log})
	gate := testkit.TightGate(limits.TradePages)
	q, err := NewTradesQuery(20, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	ask := func(customer string) error {
		_, err := s.Trades(auth.WithPrincipal(gate.With(t.Context()), auth.Principal{CustomerID: customer}), smartmoney.Base, "0xa", q)
		return err
	}
	done, err := gate.Enter(t.Context(), "greedy", limits.TradePages)
	if err != nil {
		t.Fatal(err)
	}
	if err := ask("greedy"); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("page during another: %v", err)
	}
	if err := ask("other"); err != nil {
		t.Errorf("another customer: %v", err)
	}
	done()
	if err := ask("greedy"); err != nil {
		t.Errorf("page afterwards: %v", err)
	}
}

// PositionsByValue returns a page without positions for each wallet.
func (v viewOf) PositionsByValue(_ context.Context, _ smartmoney.Chain, wallets []string, _ ledger.ValueQuery) ([]ledger.PositionPage, error) {
	return make([]ledger.PositionPage, len(wallets)), nil
}

// TestPositionsByValueAreLimited checks that a customer with such a page in progress gets no
// positions by value of wallets with many, while it gets those of wallets with few, and other
// customers get all.
func TestPositionsByValueAreLimited(t *testing.T) {
	t.Parallel()
	s := New(viewOf{}, Options{})
	gate := testkit.TightGate(limits.ValuePages)
	q, err := NewPositionsByValue(1, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	ask := func(customer string, tokens ...int) error {
		var wallets []*smartmoney.Wallet
		for _, n := range tokens {
			wallets = append(wallets, &smartmoney.Wallet{Chain: smartmoney.Base, Address: "0xa", TokensTraded: n})
		}
		_, err := s.Positions(auth.WithPrincipal(gate.With(t.Context()), auth.Principal{CustomerID: customer}), append(wallets, nil), q)
		return err
	}
	done, err := gate.Enter(t.Context(), "greedy", limits.ValuePages)
	if err != nil {
		t.Fatal(err)
	}
	for _, tokens := range [][]int{{freePositions + 1}, {freePositions, 1}} {
		if err := ask("greedy", tokens...); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Errorf("wallets of %v tokens during another page: %v", tokens, err)
		}
	}
	if err := ask("greedy", freePositions); err != nil {
		t.Errorf("a wallet of few tokens: %v", err)
	}
	if err := ask("other", freePositions+1); err != nil {
		t.Errorf("another customer: %v", err)
	}
	done()
	if err := ask("greedy", freePositions+1); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

// sentTo has the same signals for every customer.
type sentTo struct {
	sentLogs

	outcomes []notifications.SentOutcome
}

type sentLogs = Notifications

func (s sentTo) EachOutcome(_ context.Context, _ notifications.Query, f func(*notifications.SentOutcome)) error {
	for i := range s.outcomes {
		f(&s.outcomes[i])
	}
	return nil
}

// TestStatisticsOfSignalsAreLimited checks that a customer with statistics in progress gets no
// other statistics of its signals, while other customers do.
func TestStatisticsOfSignalsAreLimited(t *testing.T) {
	t.Parallel()
	s := New(nil, Options{Notifications: sentTo{}})
	gate := testkit.TightGate(limits.Statistics)
	for name, ask := range map[string]func(context.Context) error{
		"statistics": func(ctx context.Context) error { _, err := s.SignalStats(ctx, StatsQuery{}); return err },
		"track record": func(ctx context.Context) error {
			_, err := s.SignalTrackRecord(ctx, TrackRecordQuery{GroupBy: ByType})
			return err
		},
	} {
		as := func(customer string) error {
			return ask(auth.WithPrincipal(gate.With(t.Context()), auth.Principal{CustomerID: customer, Scope: smartmoney.ScopeRead}))
		}
		done, err := gate.Enter(t.Context(), "greedy", limits.Statistics)
		if err != nil {
			t.Fatal(err)
		}
		if err := as("greedy"); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Errorf("%s during others: %v", name, err)
		}
		if err := as("other"); err != nil {
			t.Errorf("%s of another customer: %v", name, err)
		}
		done()
		if err := as("greedy"); err != nil {
			t.Errorf("%s afterwards: %v", name, err)
		}
	}
}
