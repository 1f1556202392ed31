package demo_test

import (
	"log/slog"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/backtest"
	"github.com/smartmoneyhq/smartmoney/internal/demo"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// The market raises signals of every type for the demo's customer continuously: a few a minute
// in each ten minutes of an hour and a half, if the daily budget is ignored.
func TestSignalsKeepComing(t *testing.T) {
	began := time.Date(2026, 11, 22, 4, 0, 0, 0, time.UTC)
	c := demo.Configure(smartmoney.DefaultConfig("demo"))
	c.DailyBudget = 1 << 30
	run, err := backtest.NewRun(t.Context(), backtest.RunOptions{
		Config: c, RankInterval: time.Minute, TopWallets: 200, Filter: smartmoney.DefaultFilter,
	})
	if err != nil {
		t.Fatal(err)
	}
	market := sim.New(sim.Options{Seed: 1, Start: began})
	apply := func(e event.Event) error {
		_, err := run.Apply(t.Context(), &e)
		return err
	}
	if err := market.History(began.Add(-30*24*time.Hour), began, apply); err != nil {
		t.Fatal(err)
	}
	const period, periods = 10 * time.Minute, 9
	counts, types := make([]int, periods), map[smartmoney.NotificationType]int{}
	for now := began; now.Before(began.Add(period * periods)); {
		now = now.Add(250 * time.Millisecond)
		for _, e := range market.Next(now) {
			if err := apply(e); err != nil {
				t.Fatal(err)
			}
		}
	}
	first := map[smartmoney.NotificationType]time.Duration{}
	for _, n := range run.Notifications() {
		s := n.Signal
		if at := s.Timestamp.Sub(began); at >= 0 && at < period*periods {
			counts[at/period]++
			if types[s.Type]++; types[s.Type] == 1 {
				first[s.Type] = at.Round(time.Second)
			}
		}
	}
	t.Logf("signals in each %s: %v, by type %v, the first of each after %v", period, counts, types, first)
	for i, n := range counts {
		if n < 15 || n > 120 { // the first period has most, before any cooldown
			t.Errorf("%d signals in period %d, want 15 to 120", n, i)
		}
	}
	for _, typ := range smartmoney.NotificationTypes() {
		if types[typ] < periods {
			t.Errorf("%d signals of %s in %s", types[typ], typ, period*periods)
		}
	}
}

// Only a used-up budget is reset.
func TestRenew(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	testkit.Clocked(t, now, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
		if _, err := demo.Key(t.Context(), db.Registry, t.TempDir()); err != nil {
			t.Fatal(err)
		}
		count := func() int {
			t.Helper()
			n, err := db.CountNotifications(t.Context(), notifications.Query{CustomerID: demo.CustomerID})
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		for i, used := range []int{199, 200} {
			s := &smartmoney.Signal{
				ID: "s" + string(rune('0'+i)), Type: smartmoney.WhaleMove, Chain: smartmoney.Base, Timestamp: now,
				Token: smartmoney.SignalToken{Address: "0xt"},
			}
			customers, _, err := db.ChangedCustomers(t.Context(), -1)
			if err != nil || len(customers) != 1 {
				t.Fatalf("%d customers, error %v", len(customers), err)
			}
			err = db.CommitState(t.Context(), &enginestate.Commit{Now: now, Signals: []notifications.SignalBody{{Signal: s}}, Notifications: []notifications.Entry{{
				CustomerID: demo.CustomerID, LogVersion: customers[0].LogVersion, SignalID: s.ID, Type: s.Type, Chain: s.Chain, Token: s.Token.Address,
				Timestamp: now.UnixNano(), Decision: smartmoney.Delivered{DailyUsed: used, DailyBudget: 200},
			}}})
			if err != nil {
				t.Fatal(err)
			}
			if err := demo.Renew(t.Context(), db.Logs, now, slog.New(slog.DiscardHandler)); err != nil {
				t.Fatal(err)
			}
			if left, want := count(), 1-i; left != want {
				t.Errorf("with %d of 200 used %d entries are left, want %d", used, left, want)
			}
		}
	})
}

// Check rejects a database with other data and accepts the demo's own.
func TestCheck(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		if err := demo.Check(t.Context(), db.Registry, db.Log); err != nil {
			t.Errorf("an empty database: %v", err)
		}
		events := testkit.Events(1, smartmoney.Base, 3, 2, 2)
		none := func(*eventlog.Appended) (eventlog.Kept, error) { return eventlog.Kept{}, nil }
		if _, err := db.Append(t.Context(), events, time.Now(), none); err != nil {
			t.Fatal(err)
		}
		if err := demo.Check(t.Context(), db.Registry, db.Log); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
			t.Errorf("a log with events: %v", err)
		}
		if _, err := db.CreateCustomer(t.Context(), "Demo", demo.CustomerID); err != nil {
			t.Fatal(err)
		}
		change := func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
			c.DailyBudget = 150
			return c, nil
		}
		if _, err := db.ChangeConfig(t.Context(), demo.CustomerID, "", change); err != nil {
			t.Fatal(err)
		}
		if err := demo.Check(t.Context(), db.Registry, db.Log); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
			t.Errorf("a customer of the demo's id that somebody made: %v", err)
		}
	})
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		if _, err := demo.Key(t.Context(), db.Registry, t.TempDir()); err != nil {
			t.Fatal(err)
		}
		change := func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
			c.DailyBudget, c.MinWinRate = 10, 0.7
			return c, nil
		}
		if _, err := db.ChangeConfig(t.Context(), demo.CustomerID, "", change); err != nil {
			t.Fatal(err)
		}
		if err := demo.Check(t.Context(), db.Registry, db.Log); err != nil {
			t.Errorf("the demo's own, whose configuration somebody changed: %v", err)
		}
	})
	// As an older release made it.
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		if _, err := db.CreateCustomer(t.Context(), "Demo", demo.CustomerID); err != nil {
			t.Fatal(err)
		}
		change := func(c smartmoney.Config, _ bool) (smartmoney.Config, error) { return demo.Configure(c), nil }
		if _, err := db.ChangeConfig(t.Context(), demo.CustomerID, "", change); err != nil {
			t.Fatal(err)
		}
		if err := demo.Check(t.Context(), db.Registry, db.Log); err != nil {
			t.Errorf("the demo's own of an older release: %v", err)
		}
	})
}
