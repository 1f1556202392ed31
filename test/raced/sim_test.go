package raced_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestFeed feeds a market whose next events are simulated while some are sent, up to the present or
// to a refusal, after which nothing uses the market.
func TestFeed(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	market := func() *sim.Market { return sim.New(sim.Options{Seed: 1, Start: now.Add(-48 * time.Hour)}) }
	var want []event.Event
	if err := market().History(now, func(e event.Event) error { want = append(want, e); return nil }); err != nil {
		t.Fatal(err)
	}
	for name, most := range map[string]int{"the present": len(want), "a refusal": len(want) / 3} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			m, refusal := market(), smartmoney.BadInput("price_usd", "price_usd must be above 0")
			var got []event.Event
			o := sim.FeedOptions{Batch: 50, Now: func() time.Time { return now }, OnPresent: cancel}
			err := sim.Feed(ctx, m, o, func(_ context.Context, events []event.Event) error {
				if len(got)+len(events) > most {
					return refusal
				}
				got = append(got, events...)
				return nil
			})
			if refused := most < len(want); refused != errors.Is(err, refusal) || !refused && err != nil {
				t.Errorf("Feed: %v, refused: %v", err, refused)
			}
			if len(got) < most-50 || !cmp.Equal(want[:len(got)], got) {
				t.Errorf("%d events of %d were sent, or others", len(got), most)
			}
			m.Next(now.Add(time.Hour))
		})
	}
}
