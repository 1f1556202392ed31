package service

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// logs begin at a time on Base, and at their first event on other chains.
type logs struct {
	before time.Time // also of closed positions, on every chain, and of notifications
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

func (l *logs) ClosingsKeptSince(context.Context, smartmoney.Chain) (time.Time, error) {
	l.reads++
	return l.before, l.err
}

func (l *logs) NotificationsKeptSince(context.Context) (time.Time, error) {
	l.reads++
	return l.before, l.err
}

// kept returns what reads since when the logs are kept.
func (l *logs) kept() KeptSince {
	return KeptSince{Trades: l.Horizon, Closings: l.ClosingsKeptSince, Notifications: l.NotificationsKeptSince}
}

// Pages of trades say since when trades are kept, with a read of the database at most every 15
// seconds.
func TestTradesKeptSince(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		l := &logs{before: time.Now().Add(-time.Hour)}
		s := New(nil, Options{Kept: l.kept()})
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
		s = New(nil, Options{})
		l.reads = 0
		check(smartmoney.Base, time.Time{}, 0)
	})
}

// Statistics say since when signals are kept: by the setting, or by a former one that kept fewer.
func TestNotificationsKeptSince(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC)
	for name, c := range map[string]struct {
		keep    time.Duration
		deleted time.Time
		want    time.Time
	}{
		"none was deleted":            {keep: 768 * time.Hour, want: now.Add(-768 * time.Hour)},
		"an age that was raised":      {keep: 768 * time.Hour, deleted: now.Add(-time.Hour), want: now.Add(-time.Hour)},
		"the round before":            {keep: 768 * time.Hour, deleted: now.Add(-769 * time.Hour), want: now.Add(-768 * time.Hour)},
		"for ever":                    {},
		"for ever, and once for less": {deleted: now.Add(-time.Hour), want: now.Add(-time.Hour)},
	} {
		t.Run(name, func(t *testing.T) {
			s := New(nil, Options{Now: func() time.Time { return now }, KeepNotifications: c.keep, Kept: (&logs{before: c.deleted}).kept()})
			got, err := s.notificationsKeptSince(t.Context())
			if err != nil || (got == nil) != c.want.IsZero() || got != nil && !got.Equal(c.want) {
				t.Errorf("kept since %v, %v; want %v", got, err, c.want)
			}
		})
	}
}

// Pages of closed positions say since when they are kept.
func TestClosingsKeptSince(t *testing.T) {
	t.Parallel()
	for _, l := range []*logs{{}, {before: time.Unix(86400, 0)}, {err: errors.New("gone")}} {
		got, err := New(nil, Options{Kept: l.kept()}).closingsKeptSince(t.Context(), smartmoney.Base)
		if !errors.Is(err, l.err) || (got == nil) != l.before.IsZero() || got != nil && !got.Equal(l.before) {
			t.Errorf("kept since %v, %v; want %v, %v", got, err, l.before, l.err)
		}
	}
}

// slowLogs answers when it may.
type slowLogs struct {
	logs
	may chan struct{}
}

func (s *slowLogs) Horizon(ctx context.Context, _ smartmoney.Chain) (eventlog.Horizon, error) {
	select {
	case <-s.may:
	case <-ctx.Done():
	}
	return eventlog.Horizon{First: 1}, ctx.Err()
}

// A request that waits for what another one reads ends with its own context, and the reading goes
// on without either.
func TestWaitForAHorizonEnds(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		l := &slowLogs{may: make(chan struct{})}
		s := New(nil, Options{Kept: KeptSince{Trades: l.Horizon}})
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
