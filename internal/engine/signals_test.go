package engine

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// createCustomers creates the customers of a set with their configurations.
func createCustomers(t testing.TB, db *testkit.DB, set *vectors.Set) {
	t.Helper()
	for _, c := range set.Customers {
		if _, err := db.CreateCustomer(t.Context(), c.Name, c.Name); err != nil {
			t.Fatal(err)
		}
		_, err := db.ChangeConfig(t.Context(), c.Name, "", func(smartmoney.Config, bool) (smartmoney.Config, error) {
			return c.Config, nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// sent returns a customer's whole log.
func sent(t testing.TB, db *testkit.DB, customer string) []smartmoney.Notification {
	t.Helper()
	list, err := db.Notifications(t.Context(), notifications.Query{CustomerID: customer, Limit: 100_000})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func signals(list []smartmoney.Notification) (out []*smartmoney.Signal) {
	for i := range list {
		out = append(out, list[i].Signal)
	}
	return out
}

// enqueueAll appends events in parts of a size, has them processed, and calls between
// after each part.
func enqueueAll(t testing.TB, db *testkit.DB, e **Engine, events []event.Event, size int, between func()) {
	t.Helper()
	for rest := events; len(rest) > 0; {
		part := rest[:min(size, len(rest))]
		rest = rest[len(part):]
		done, err := db.Append(t.Context(), part, time.Now(), nil)
		if err != nil {
			t.Fatal(err)
		}
		(*e).Enqueue(done)
		for i, chain := range smartmoney.Chains() {
			await(t, *e, chain, done.Chains[i].Last())
		}
		between()
	}
}

// Customers are sent what an independent implementation says, through either
// database, also when the engine is ended and begun again after so many events, and
// when each notification ends a step.
func TestNotificationsOfVectors(t *testing.T) {
	t.Parallel()
	for _, set := range vectors.WithCustomers(t) {
		type way struct {
			name                string
			size, notifications int
		}
		// each restart loads everything: with the race detector there are fewer
		wider := 4 / scale.Of(4)
		ways := []way{{"restarted", 200 * wider, 0}, {"in one go", 1 << 20, 0}, {"restarted often", 61 * wider, 0}, {"restarted, a batch for each", 200 * wider, 1}}
		if len(set.Events) > 1<<20 { // would take a while
			ways = []way{{"restarted", 2000, 0}, {"in one go", 1 << 20, 0}}
		}
		for i, c := range ways {
			t.Run(set.Name+" "+c.name, func(t *testing.T) {
				t.Parallel()
				if i < scale.Of(len(ways)) {
					t.Run("sqlite", func(t *testing.T) {
						t.Parallel()
						checkNotifications(t, testkit.SQLite(t), &set, c.size, c.notifications)
					})
				}
				if i == 1 { // a fourth of the ways on the second database
					t.Run("postgres", func(t *testing.T) {
						t.Parallel()
						checkNotifications(t, testkit.Postgres(t), &set, c.size, c.notifications)
					})
				}
			})
		}
	}
}

func checkNotifications(t *testing.T, db *testkit.DB, set *vectors.Set, size, notifications int) {
	createCustomers(t, db, set)
	options := Options{
		Store: db, RankInterval: set.Settings.RankInterval, TopWallets: set.Settings.TopWallets,
		OpenGainLimit: set.Settings.OpenGainLimit, SignalMinVolume: set.Settings.SignalMinVolume, Filters: set.Settings.AllFilters(),
		BatchNotifications: notifications, Poll: quick,
	}
	e, stop := run(t, options)
	enqueueAll(t, db, &e, vectors.DecodeAll(t, set.Events, time.Now), size, func() {
		stop()
		e, stop = run(t, options)
	})
	for _, c := range set.Customers {
		t.Run(c.Name, func(t *testing.T) {
			list := sent(t, db, c.Name)
			vectors.CompareNotifications(t, c.Notifications, signals(list))
			if set.Prices != nil { // the sets of the project itself say nothing of outcomes
				vectors.CompareReturns(t, c.Notifications, list)
			}
		})
	}
	stop()
	comparePrices(t, options, set)
}

// comparePrices compares the prices of a set with those of the state that an engine left.
func comparePrices(t *testing.T, o Options, set *vectors.Set) {
	t.Helper()
	for chain, want := range set.Prices {
		s, err := New(o).loadFollowing(t.Context(), chain, 0)
		if err != nil {
			t.Fatal(err)
		}
		vectors.ComparePrices(t, want, s.Ledger.View().TokenState)
	}
}

// A customer that widens its window beyond what was kept is sent what it would have
// been sent with that window from the beginning, from the next event on.
func TestWidenedWindow(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const narrow, wide = "narrow", "wide"
		start := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
		config := func(hours float64) smartmoney.Config {
			c := smartmoney.DefaultConfig("x")
			c.MinTrades, c.MinClosedPositions, c.MinTokensTraded = 0, 0, 0
			c.ConvergenceWindowHours, c.CooldownHours = hours, 0
			return c
		}
		set := &vectors.Set{Customers: []vectors.Customer{{Name: narrow, Config: config(6)}, {Name: wide, Config: config(100)}}}
		var events []event.Event
		for i := range 4 { // four wallets buy the same token, 20 h apart
			events = append(events, testkit.Buy(smartmoney.Base, i, 7, start.Add(time.Duration(i)*20*time.Hour)))
		}
		anyone := map[smartmoney.Chain]smartmoney.Filter{smartmoney.Base: {MaxBuyVol: smartmoney.DefaultMaxBuyVol}}
		for i := range 4 { // and had traded before, so as to have ranks
			events = append([]event.Event{testkit.Buy(smartmoney.Base, i, 8, start.Add(-1000*time.Hour))}, events...)
		}
		createCustomers(t, db, set)
		e, stop := run(t, Options{Store: db, Filters: anyone, Poll: quick})
		enqueueAll(t, db, &e, events[:7], 1, func() {})
		if n := len(sent(t, db, narrow)); n != 0 {
			t.Fatalf("%d signals with a window of 6 h", n)
		}
		// Without the wide customer, nobody keeps more than a day.
		for _, c := range []string{narrow, wide} {
			change(t, db, c, config(6))
		}
		stop()
		e, _ = run(t, Options{Store: db, Filters: anyone, Poll: quick})
		await(t, e, smartmoney.Base, 7)
		change(t, db, narrow, config(61))
		e.CustomersChanged()
		enqueueAll(t, db, &e, events[7:], 1, func() {})
		got := sent(t, db, narrow)
		if len(got) != 1 || got[0].Signal.Summary.TraderCount != 4 {
			t.Fatalf("with a window of 61 h got %d signals, want one of four wallets: %+v", len(got), signals(got))
		}
	})
}

// restless has a customer empty its log before each commit that would add to it.
type restless struct {
	*testkit.DB
	customer string
	resets   atomic.Int64
}

func (r *restless) CommitState(ctx context.Context, commit *enginestate.Commit) error {
	if slices.ContainsFunc(commit.Notifications, func(n notifications.Entry) bool { return n.CustomerID == r.customer }) {
		r.resets.Add(1)
		if _, _, err := r.ResetNotifications(ctx, r.customer); err != nil {
			return err
		}
	}
	return r.DB.CommitState(ctx, commit)
}

// A customer who changes something whenever the engine commits loses no notification, and holds
// up nobody else's.
func TestRestlessCustomer(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const quiet = "quiet"
		c := smartmoney.DefaultConfig("x")
		c.MinTrades, c.MinClosedPositions, c.MinTokensTraded, c.WhaleMinTradeUSD = 0, 0, 0, 1
		s := &restless{DB: db, customer: "restless"}
		createCustomers(t, db, &vectors.Set{Customers: []vectors.Customer{{Name: quiet, Config: c}, {Name: s.customer, Config: c}}})
		start := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
		events := []event.Event{
			testkit.Buy(smartmoney.Base, 1, 8, start.Add(-time.Hour)), // so as to have a rank
			testkit.Buy(smartmoney.Base, 1, 7, start),
		}
		anyone := map[smartmoney.Chain]smartmoney.Filter{smartmoney.Base: {MaxBuyVol: smartmoney.DefaultMaxBuyVol}}
		e, _ := run(t, Options{Store: s, Filters: anyone, Poll: quick})
		enqueueAll(t, db, &e, events, 1, func() {})
		for _, c := range []string{quiet, s.customer} {
			if n := len(sent(t, db, c)); n != 1 {
				t.Errorf("the %s customer was sent %d signals, want 1", c, n)
			}
		}
		if n := s.resets.Load(); n != maxRetries+1 {
			t.Errorf("%d tries with notifications of the restless customer, want %d", n, maxRetries+1)
		}
	})
}

func change(t testing.TB, db *testkit.DB, customer string, to smartmoney.Config) {
	t.Helper()
	_, err := db.ChangeConfig(t.Context(), customer, "", func(smartmoney.Config, bool) (smartmoney.Config, error) { return to, nil })
	if err != nil {
		t.Fatal(err)
	}
}
