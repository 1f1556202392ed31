package service_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/rank"
	"smartmoney/internal/service"
	"smartmoney/internal/service/servicetest"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
)

// leaderboardExecution returns snapshots set by a test.
type leaderboardExecution struct {
	service.Views
	shown atomic.Pointer[rank.Snapshot] // nil: Snapshot fails
	asked int
}

var errNoLeaderboard = errors.New("no board")

func (b *leaderboardExecution) Snapshot(context.Context, smartmoney.Chain) (*rank.Snapshot, error) {
	b.asked++
	if shown := b.shown.Load(); shown != nil {
		return shown, nil
	}
	return nil, errNoLeaderboard
}

// states returns the leaderboard of a chain before a trade of its best wallet, a second
// snapshot of the same state, and the leaderboard after the trade.
func states(t *testing.T) (before, again, after *rank.Snapshot) {
	t.Helper()
	w := servicetest.New(t)
	snapshot := func() *rank.Snapshot {
		s, err := w.Engine.Snapshot(t.Context(), smartmoney.Base)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	symbol := "NEW"
	before = snapshot()
	w.Append(t, smartmoney.Base, event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
		Chain: smartmoney.Base, Token: servicetest.Token(smartmoney.Base, 1), UpdatedAt: time.Now(), Symbol: &symbol,
	}})
	again = snapshot()
	page, err := w.Service.Wallets(t.Context(), service.WalletsQuery{Chain: smartmoney.Base, RankBy: smartmoney.ByTraderScore, First: 1})
	if err != nil || len(page.Wallets) != 1 {
		t.Fatalf("%+v, error %v", page, err)
	}
	buy := smtest.Buy(smartmoney.Base, 0, 0, time.Now())
	buy.Trade.Wallet, buy.Trade.Token = page.Wallets[0].Address, servicetest.Token(smartmoney.Base, 1)
	w.Append(t, smartmoney.Base, buy)
	return before, again, snapshot()
}

// The first page is immediate; the next ones follow when the page changes, at least a
// second after the last read. A failure delays them.
func TestLiveLeaderboard(t *testing.T) {
	before, again, after := states(t)
	if !again.TakenAt().After(before.TakenAt()) {
		t.Fatal("no second snapshot of the same state")
	}
	synctest.Test(t, func(t *testing.T) {
		b := &leaderboardExecution{}
		b.shown.Store(before)
		s, err := service.New(b, nil, service.Options{}).LiveLeaderboard(t.Context(), smartmoney.Base, smartmoney.ByTraderScore, 3)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		begun := time.Now()
		next := func(desc string, wait bool, want *rank.Snapshot, number int64, at time.Duration) {
			t.Helper()
			place, ok, err := s.Next(t.Context(), wait)
			if err != nil {
				t.Fatalf("%s: %v", desc, err)
			}
			if passed := time.Since(begun); passed != at {
				t.Errorf("%s: after %v, want %v", desc, passed, at)
			}
			if !ok {
				if want != nil {
					t.Errorf("%s: no page", desc)
				}
				return
			}
			page := <-s.Events()
			if want == nil || !page.UpdatedAt.Equal(want.TakenAt()) || len(page.Wallets) != 3 || !s.Latest() || s.Version() != 0 ||
				place != (service.EventPosition{Number: number}) || s.Position() != number {
				t.Errorf("%s: page of %v with %d wallets at %+v", desc, page.UpdatedAt, len(page.Wallets), place)
			}
		}
		const ms = time.Millisecond
		next("first", true, before, 1, 0)
		b.shown.Store(after)
		next("too early", false, nil, 0, 0)
		next("changed", true, after, 2, 1000*ms)
		b.shown.Store(before)
		time.Sleep(300 * ms)
		next("changed again", true, before, 3, 2000*ms)
		time.Sleep(5000 * ms)
		b.shown.Store(again)
		next("nothing but the time", false, nil, 0, 7000*ms)
		time.AfterFunc(3500*ms, func() { b.shown.Store(nil) })
		time.AfterFunc(5500*ms, func() { b.shown.Store(after) })
		next("after a failure", true, after, 4, 13000*ms)

		ctx, cancel := context.WithTimeout(t.Context(), 2500*ms)
		defer cancel()
		asked := b.asked
		if _, ok, err := s.Next(ctx, true); ok || !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("at the end: %v, error %v", ok, err)
		}
		if n := b.asked - asked; n != 2 {
			t.Errorf("%d reads in 2.5 s, want 2", n)
		}
	})
}

func TestLiveLeaderboardRefuses(t *testing.T) {
	s := service.New(&leaderboardExecution{}, nil, service.Options{})
	for _, c := range []struct {
		chain          smartmoney.Chain
		by             smartmoney.RankBy
		first          int
		field, message string
	}{
		{"moon", smartmoney.ByTraderScore, 1, "chain", `chain must be one of base, ethereum, solana, polymarket, got "moon"`},
		{smartmoney.Base, "luck", 1, "rankBy", `rankBy must be a known metric, got "luck"`},
		{smartmoney.Base, smartmoney.ByTraderScore, 0, "first", "first must be between 1 and 200, got 0"},
		{smartmoney.Base, smartmoney.ByTraderScore, 201, "first", "first must be between 1 and 200, got 201"},
	} {
		_, err := s.LiveLeaderboard(t.Context(), c.chain, c.by, c.first)
		wantBad(t, err, c.field, c.message)
	}
	if _, err := s.LiveLeaderboard(t.Context(), smartmoney.Base, smartmoney.ByTraderScore, 1); !errors.Is(err, errNoLeaderboard) {
		t.Errorf("without a leaderboard: %v", err)
	}
}
