package service

import (
	"context"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/turns"
)

// TestScansTakeTurns checks that a customer without a free turn gets RATE_LIMITED for a new
// filter, while cached orders and other customers are served.
func TestScansTakeTurns(t *testing.T) {
	t.Parallel()
	s := New(nil, nil, Options{})
	s.scans = turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Millisecond, What: "scans"})
	snapshot := rank.NewLeaderboard(ledger.New(smartmoney.Base), smartmoney.DefaultFilter(smartmoney.Base), 9).Snapshot(1, 0, time.Now())
	ctx := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: "greedy"})
	ask := func(customer string, trades, limit int) error {
		ctx := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: customer})
		_, err := s.page(ctx, snapshot, rank.Query{RankBy: smartmoney.ByNetPnl, Filter: smartmoney.Filter{MinTrades: trades}, Limit: limit})
		return err
	}
	if err := ask("greedy", 1, 9); err != nil {
		t.Fatal(err)
	}
	done, err := s.scans.Acquire(ctx, "greedy")
	if err != nil {
		t.Fatal(err)
	}
	if err := ask("greedy", 2, 9); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("new filter without a free turn: %v", err)
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
		t.Errorf("new filter with a free turn: %v", err)
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

// TestPagesOfTradesTakeTurns checks that a customer without a free turn gets no page of
// trades, while other customers do.
func TestPagesOfTradesTakeTurns(t *testing.T) {
	t.Parallel()
	snapshot := rank.NewLeaderboard(ledger.New(smartmoney.Base), smartmoney.DefaultFilter(smartmoney.Base), 9).Snapshot(1, 0, time.Now())
	s := New(viewOf{snapshot: snapshot}, testkit.SQLite(t), Options{})
	s.tradePages = turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Millisecond, What: "pages of trades"})
	q, err := NewTradesQuery(20, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	ask := func(customer string) error {
		_, err := s.Trades(auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: customer}), smartmoney.Base, "0xa", q)
		return err
	}
	done, err := s.tradePages.Acquire(t.Context(), "greedy")
	if err != nil {
		t.Fatal(err)
	}
	if err := ask("greedy"); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("page without a free turn: %v", err)
	}
	if err := ask("other"); err != nil {
		t.Errorf("another customer: %v", err)
	}
	done()
	if err := ask("greedy"); err != nil {
		t.Errorf("page with a free turn: %v", err)
	}
}

// PositionsByValue returns a page without positions for each wallet.
func (v viewOf) PositionsByValue(_ context.Context, _ smartmoney.Chain, wallets []string, _ ledger.ValueQuery) ([]ledger.PositionPage, error) {
	return make([]ledger.PositionPage, len(wallets)), nil
}

// TestPositionsByValueTakeTurns checks that a customer without a free turn gets no positions by value of wallets with
// many, while it gets those of wallets with few, and other customers get all.
func TestPositionsByValueTakeTurns(t *testing.T) {
	t.Parallel()
	s := New(viewOf{}, nil, Options{})
	s.valuePages = turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Millisecond, What: "pages of positions"})
	q, err := NewPositionsByValue(1, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	ask := func(customer string, tokens ...int) error {
		var wallets []*smartmoney.Wallet
		for _, n := range tokens {
			wallets = append(wallets, &smartmoney.Wallet{Chain: smartmoney.Base, Address: "0xa", TokensTraded: n})
		}
		_, err := s.Positions(auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: customer}), append(wallets, nil), q)
		return err
	}
	done, err := s.valuePages.Acquire(t.Context(), "greedy")
	if err != nil {
		t.Fatal(err)
	}
	for _, tokens := range [][]int{{freePositions + 1}, {freePositions, 1}} {
		if err := ask("greedy", tokens...); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Errorf("wallets of %v tokens without a free turn: %v", tokens, err)
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
		t.Errorf("with a free turn: %v", err)
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

// TestStatisticsOfSignalsTakeTurns checks that a customer without a free turn gets no statistics of its signals, while
// other customers do.
func TestStatisticsOfSignalsTakeTurns(t *testing.T) {
	t.Parallel()
	s := New(nil, nil, Options{Notifications: sentTo{}})
	s.outcomes = turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Millisecond, What: "statistics of signals"})
	for name, ask := range map[string]func(context.Context) error{
		"statistics": func(ctx context.Context) error { _, err := s.SignalStats(ctx, StatsQuery{}); return err },
		"track record": func(ctx context.Context) error {
			_, err := s.SignalTrackRecord(ctx, TrackRecordQuery{GroupBy: ByType})
			return err
		},
	} {
		as := func(customer string) error {
			return ask(auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: customer, Scope: smartmoney.ScopeRead}))
		}
		done, err := s.outcomes.Acquire(t.Context(), "greedy")
		if err != nil {
			t.Fatal(err)
		}
		if err := as("greedy"); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Errorf("%s without a free turn: %v", name, err)
		}
		if err := as("other"); err != nil {
			t.Errorf("%s of another customer: %v", name, err)
		}
		done()
		if err := as("greedy"); err != nil {
			t.Errorf("%s with a free turn: %v", name, err)
		}
	}
}
