package engine

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// place identifies an entry of a log.
type place struct {
	Customer, Signal string
	Sequence         int64
	SentAt           time.Time
}

// What is told of a commit is in the customers' logs by then, each entry once, and was sent after
// it was detected.
func TestDelivered(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := smartmoney.DefaultConfig("x")
		c.MinTrades, c.MinClosedPositions, c.MinTokensTraded, c.WhaleMinTradeUSD, c.CooldownHours = 0, 0, 0, 1, 0
		ids := []string{"a", "b"}
		createCustomers(t, db, &vectors.Set{Customers: []vectors.Customer{{Name: "a", Config: c}, {Name: "b", Config: c}}})
		told := make(chan place, 100)
		options := Options{
			Store: db, Poll: quick,
			Filters: map[smartmoney.Chain]smartmoney.Filter{smartmoney.Base: {MaxBuyVol: smartmoney.DefaultMaxBuyVol}},
			Delivered: func(entries []notifications.Entry) {
				for _, n := range entries {
					logged := sent(t, db, n.CustomerID)
					if last := logged[len(logged)-1].Sequence; last < n.Sequence {
						t.Errorf("told of entry %d while the log ends at %d", n.Sequence, last)
					}
					if detected := n.Raised.DetectedAt.Truncate(time.Microsecond); n.SentAt.Before(detected) {
						t.Errorf("entry %d was sent at %v, before it was detected at %v", n.Sequence, n.SentAt, detected)
					}
					told <- place{n.CustomerID, n.SignalID, n.Sequence, n.SentAt}
				}
			},
		}
		e, stop := run(t, options)
		start := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
		// so as to have a rank
		events := []event.Event{testkit.Buy(smartmoney.Base, 1, 8, start.Add(-time.Hour))}
		for i := range 4 {
			events = append(events, testkit.Buy(smartmoney.Base, 1, 10+i, start.Add(time.Duration(i)*time.Minute)))
		}
		enqueueAll(t, db, &e, events, 1, func() {})
		stop()
		close(told)
		got := map[string][]place{}
		for p := range told {
			got[p.Customer] = append(got[p.Customer], p)
		}
		for _, id := range ids {
			var want []place
			for _, n := range sent(t, db, id) {
				want = append(want, place{id, n.Signal.ID, n.Sequence, n.SentAt})
			}
			if len(want) < 3 {
				t.Errorf("%s was sent %d signals, too few to tell anything", id, len(want))
			}
			if diff := cmp.Diff(want, got[id]); diff != "" {
				t.Errorf("told of %s (-log +told):\n%s", id, diff)
			}
		}
	})
}
