package sim

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestFeedSendsThePastThenThePresent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		m := New(Options{Seed: 1, Start: began})
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		var kept [][]event.Event // a receiver may keep the slices
		err := Feed(ctx, m, FeedOptions{Past: 48 * time.Hour}, func(_ context.Context, events []event.Event) error {
			if len(events) == 0 || len(events) > 2000 {
				t.Errorf("batch of %d events, want 1 to 2000", len(events))
			}
			kept = append(kept, events)
			return nil
		})
		got := slices.Concat(kept...)
		if err != nil {
			t.Fatalf("Feed: %v, want nil when its context ends", err)
		}
		check(t, got, began.Add(-48*time.Hour), time.Now())
		unique(t, got)
		var want []event.Event
		again := New(Options{Seed: 1, Start: began})
		if err := again.History(began.Add(-48*time.Hour), began, func(e event.Event) error { want = append(want, e); return nil }); err != nil {
			t.Fatal(err)
		}
		past := len(want)
		want = append(want, again.Next(began.Add(time.Minute-250*time.Millisecond))...)
		if len(want) < past+100 || len(got) < len(want) {
			t.Fatalf("%d events, want %d of the past and those of one more minute, %d", len(got), past, len(want))
		}
		if diff := cmp.Diff(want, got[:len(want)]); diff != "" {
			t.Errorf("events sent differ from History and Next:\n%s", diff)
		}
	})
}

func TestFeedRepeatsAFailedSend(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
		defer cancel()
		m := New(Options{Seed: 1, Start: time.Now()})
		var failed, got []event.Event
		var waits []time.Duration
		o := FeedOptions{Batch: 50, OnRetry: func(_ error, wait time.Duration) { waits = append(waits, wait) }, MaxBackoff: 300 * time.Millisecond,
			Random: func() float64 { return 1 }}
		err := Feed(ctx, m, o, func(_ context.Context, events []event.Event) error {
			if len(waits) < 4 {
				if failed != nil && !cmp.Equal(failed, events) {
					t.Error("different batch after a failed send")
				}
				failed = append([]event.Event{}, events...)
				return errors.New("not now")
			}
			got = append(got, events...)
			return nil
		})
		if err != nil {
			t.Fatalf("Feed: %v", err)
		}
		want := []time.Duration{100 * time.Millisecond, 200 * time.Millisecond, 300 * time.Millisecond, 300 * time.Millisecond}
		if diff := cmp.Diff(want, waits); diff != "" {
			t.Errorf("waits:\n%s", diff)
		}
		if len(got) < len(failed) || !cmp.Equal(failed, got[:len(failed)]) {
			t.Error("the failed batch was not sent first")
		}
		unique(t, got)
	})
}

func TestFeedStops(t *testing.T) {
	refusal := smartmoney.BadInput("price_usd", "price_usd must be above 0")
	for name, c := range map[string]struct {
		past time.Duration
		fail error
		want error
	}{
		"refusal in the past":    {24 * time.Hour, refusal, refusal},
		"refusal in the present": {0, refusal, refusal},
		"end while it waits":     {0, errors.New("down"), nil},
		"end in the past":        {24 * time.Hour, errors.New("down"), nil},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
				defer cancel()
				m := New(Options{Seed: 1, Start: time.Now()})
				err := Feed(ctx, m, FeedOptions{Past: c.past}, func(context.Context, []event.Event) error { return c.fail })
				if !errors.Is(err, c.want) {
					t.Errorf("Feed: %v, want %v", err, c.want)
				}
			})
		})
	}
}
