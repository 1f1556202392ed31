package engine

import (
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// A customer that another process creates is sent the signals of every event that is
// appended afterwards, however soon that is and however the events reach the engine.
func TestCustomerCreatedBeforeEvents(t *testing.T) {
	t.Parallel()
	const rounds = 12
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := smartmoney.DefaultConfig("x")
		c.MinTrades, c.MinClosedPositions, c.MinTokensTraded, c.WhaleMinTradeUSD, c.CooldownHours = 0, 0, 0, 1, 0
		c.PerTypeLimits, c.DailyBudget = nil, 100
		e, _ := run(t, Options{
			Store: db, Poll: quick,
			Filters: map[smartmoney.Chain]smartmoney.Filter{smartmoney.Base: {MaxBuyVol: smartmoney.DefaultMaxBuyVol}},
		})
		start := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
		first := []event.Event{
			testkit.Buy(smartmoney.Base, 1, 8, start.Add(-2*time.Hour)), testkit.Buy(smartmoney.Base, 1, 9, start.Add(-time.Hour)),
		}
		// so as to have a rank
		await(t, e, smartmoney.Base, appendAll(t, db, e, smartmoney.Base, first))
		for i := range rounds {
			createCustomers(t, db, &vectors.Set{Customers: []vectors.Customer{{Name: fmt.Sprint("c", i), Config: c}}})
			offered := e
			if i%2 == 1 {
				offered = nil
			}
			buy := testkit.Buy(smartmoney.Base, 1, 10+i, start.Add(time.Duration(i)*time.Minute))
			await(t, e, smartmoney.Base, appendAll(t, db, offered, smartmoney.Base, []event.Event{buy}))
		}
		for i := range rounds {
			if got := len(sent(t, db, fmt.Sprint("c", i))); got != rounds-i {
				t.Errorf("customer %d was sent %d signals, want %d", i, got, rounds-i)
			}
		}
	})
}
