package engine

import (
	"os"
	"testing"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
	"smartmoney/internal/vectors"
)

// customers makes the customers of a set with their configurations.
func customers(t testing.TB, db *store.DB, set *vectors.Set) {
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

// sent gives a customer's whole log.
func sent(t testing.TB, db *store.DB, customer string) []smartmoney.Notification {
	t.Helper()
	list, err := db.Notifications(t.Context(), store.NotificationQuery{CustomerID: customer, Limit: 100_000})
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

// feedAll appends events in parts of a size, has them processed, and calls between
// after each part.
func feedAll(t testing.TB, db *store.DB, e **Engine, events []event.Event, size int, between func()) {
	t.Helper()
	for rest := events; len(rest) > 0; {
		part := rest[:min(size, len(rest))]
		rest = rest[len(part):]
		done, err := db.Append(t.Context(), part, time.Now(), noReceipts)
		if err != nil {
			t.Fatal(err)
		}
		(*e).Offer(done)
		for i, chain := range smartmoney.Chains() {
			await(t, *e, chain, done.Chains[i].Last())
		}
		between()
	}
}

// Customers are sent what an independent implementation says, through either
// database, also when the engine is ended and begun again after every 200 events.
func TestNotificationsOfVectors(t *testing.T) {
	dirs := []string{"../vectors/testdata"}
	if _, err := os.Stat("../../../shared/vectors"); err == nil {
		dirs = append(dirs, "../../../shared/vectors")
	}
	for _, dir := range dirs {
		for _, set := range vectors.Load(t, dir) {
			if len(set.Customers) == 0 {
				continue
			}
			for name, size := range map[string]int{"in one go": 1 << 20, "restarted": 200} {
				t.Run(set.Name+" "+name, func(t *testing.T) {
					smtest.Databases(t, func(t *testing.T, db *store.DB) { checkNotifications(t, db, &set, size) })
				})
			}
		}
	}
}

func checkNotifications(t *testing.T, db *store.DB, set *vectors.Set, size int) {
	customers(t, db, set)
	options := Options{Store: db, RankInterval: set.Settings.RankInterval, TopWallets: set.Settings.TopWallets, Poll: 2 * time.Millisecond}
	e, stop := run(t, options)
	feedAll(t, db, &e, vectors.DecodeAll(t, set.Events, time.Now), size, func() {
		stop()
		e, stop = run(t, options)
	})
	for _, c := range set.Customers {
		t.Run(c.Name, func(t *testing.T) {
			vectors.CompareNotifications(t, c.Notifications, signals(sent(t, db, c.Name)))
		})
	}
}
