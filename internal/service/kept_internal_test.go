package service

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
)

// logs begin at a time on Base, and at their first event on other chains.
type logs struct {
	before time.Time
	reads  int
	err    error
}

func (l *logs) Horizon(_ context.Context, chain smartmoney.Chain) (eventlog.Horizon, error) {
	l.reads++
	if chain == smartmoney.Base {
		return eventlog.Horizon{First: 5, Before: l.before}, l.err
	}
	return eventlog.Horizon{First: 1}, l.err
}

// Pages of trades say since when trades are kept, with a read of the database at most every 15 seconds.
func TestTradesKeptSince(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := &logs{before: time.Now().Add(-time.Hour)}
		s := New(nil, nil, Options{Horizons: l})
		check := func(chain smartmoney.Chain, want time.Time, reads int) {
			t.Helper()
			got, err := s.TradesKeptSince(t.Context(), &TradePage{Chain: chain})
			if err != nil || (got == nil) != want.IsZero() || got != nil && !got.Equal(want) || l.reads != reads {
				t.Errorf("%s: %v, %v after %d reads; want %v after %d", chain, got, err, l.reads, want, reads)
			}
		}
		check(smartmoney.Base, l.before, 1)
		check(smartmoney.Solana, time.Time{}, 2)
		earlier := l.before
		l.before = time.Now()
		time.Sleep(15*time.Second - time.Nanosecond)
		check(smartmoney.Base, earlier, 2)
		time.Sleep(time.Nanosecond)
		check(smartmoney.Base, l.before, 3)
		l.err = errors.New("gone")
		time.Sleep(time.Hour)
		if _, err := s.TradesKeptSince(t.Context(), &TradePage{Chain: smartmoney.Base}); !errors.Is(err, l.err) {
			t.Errorf("error %v", err)
		}
		s = New(nil, nil, Options{})
		l.reads = 0
		check(smartmoney.Base, time.Time{}, 0)
	})
}

// Statistics say since when signals are kept.
func TestNotificationsKeptSince(t *testing.T) {
	now := time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC)
	clock := func() time.Time { return now }
	if got := New(nil, nil, Options{Now: clock, KeepNotifications: 768 * time.Hour}).notificationsKeptSince(); got == nil || !got.Equal(now.Add(-768*time.Hour)) {
		t.Errorf("kept since %v", got)
	}
	if got := New(nil, nil, Options{Now: clock}).notificationsKeptSince(); got != nil {
		t.Errorf("kept since %v, want for ever", got)
	}
}

// slowLogs answers when it may.
type slowLogs struct{ may chan struct{} }

func (l slowLogs) Horizon(ctx context.Context, _ smartmoney.Chain) (eventlog.Horizon, error) {
	select {
	case <-l.may:
	case <-ctx.Done():
	}
	return eventlog.Horizon{First: 1}, ctx.Err()
}

// A request that waits for what another one reads ends with its own context, and the reading goes on without either.
func TestWaitForAHorizonEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := slowLogs{make(chan struct{})}
		s := New(nil, nil, Options{Horizons: l})
		page := &TradePage{Chain: smartmoney.Base}
		first, second := make(chan error, 1), make(chan error, 1)
		ctx, cancel := context.WithCancel(t.Context())
		ask := func(ctx context.Context, done chan error) {
			_, err := s.TradesKeptSince(ctx, page)
			done <- err
		}
		go ask(ctx, first)
		synctest.Wait()
		go ask(t.Context(), second)
		synctest.Wait()
		gone, stop := context.WithCancel(t.Context())
		stop()
		if _, err := s.TradesKeptSince(gone, page); !errors.Is(err, context.Canceled) {
			t.Errorf("a third that has ended: %v", err)
		}
		cancel()
		if err := <-first; !errors.Is(err, context.Canceled) {
			t.Errorf("the first, which was cancelled: %v", err)
		}
		close(l.may)
		if err := <-second; err != nil {
			t.Errorf("the second: %v", err)
		}
	})
}
