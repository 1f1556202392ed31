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

// untilToday is how long a bubble's clock takes to the years whose blocks have numbers.
const untilToday = 26 * 365 * 24 * time.Hour

func TestFeedSendsThePastThenThePresent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		time.Sleep(untilToday)
		began := time.Now()
		m := New(Options{Seed: 1, Start: began.Add(-48 * time.Hour)})
		ctx, cancel := context.WithTimeout(t.Context(), time.Hour)
		defer cancel()
		var kept [][]event.Event // a receiver may keep the slices
		present := 0
		o := FeedOptions{Batch: 2000, OnPresent: func() { present = len(slices.Concat(kept...)) }}
		err := Feed(ctx, m, o, func(_ context.Context, events []event.Event) error {
			corrections := slices.ContainsFunc(events, func(e event.Event) bool { return e.Correction != nil })
			if len(events) == 0 || len(events) > 2000 || corrections && len(events) > 1 {
				t.Errorf("batch of %d events, want 1 to 2000, and 1 with a correction", len(events))
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
		again := New(Options{Seed: 1, Start: began.Add(-48 * time.Hour)})
		want := until(t, again, began)
		if present != len(want) {
			t.Errorf("the present begins after %d events, want %d", present, len(want))
		}
		want = append(want, again.Next(began.Add(time.Hour-250*time.Millisecond))...)
		if len(want) < present+50 || len(got) < len(want) {
			t.Fatalf("%d events, want %d of the past and those of one more hour, %d", len(got), present, len(want))
		}
		if diff := cmp.Diff(want, got[:len(want)]); diff != "" {
			t.Errorf("events sent differ from History and Next:\n%s", diff)
		}
	})
}

// TestFeedAfterASleep checks that what a sleeping machine missed is sent when it wakes.
func TestFeedAfterASleep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		time.Sleep(untilToday)
		began := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		slept := func() time.Time { // for a day, 30 s after the start
			if now := time.Now(); now.Sub(began) > 30*time.Second {
				return now.Add(24 * time.Hour)
			}
			return time.Now()
		}
		var got []event.Event
		err := Feed(ctx, New(Options{Seed: 1, Start: began}), FeedOptions{Now: slept}, func(_ context.Context, events []event.Event) error {
			got = append(got, events...)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		want := until(t, New(Options{Seed: 1, Start: began}), began.Add(24*time.Hour))
		if len(got) < len(want) || !cmp.Equal(want, got[:len(want)]) {
			t.Errorf("%d events, want the %d of the day", len(got), len(want))
		}
	})
}

func TestFeedRepeatsAFailedSend(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), 30*time.Minute)
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
				m := New(Options{Seed: 1, Start: time.Now().Add(-c.past)})
				err := Feed(ctx, m, FeedOptions{}, func(context.Context, []event.Event) error { return c.fail })
				if !errors.Is(err, c.want) {
					t.Errorf("Feed: %v, want %v", err, c.want)
				}
			})
		})
	}
}
