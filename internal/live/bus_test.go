package live_test

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	diff "github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
)

// TestWake checks that every subscriber receives the changes of this process, one for each
// log.
func TestWake(t *testing.T) {
	b := live.NewBus(nil, slog.New(slog.DiscardHandler))
	var got [2][]notifications.Wake
	for i := range got {
		b.Subscribe(func(w notifications.Wake) { got[i] = append(got[i], w) })
	}
	b.Wake(notifications.Wake{All: true})
	b.Delivered([]notifications.Entry{{CustomerID: "a", Sequence: 7}, {CustomerID: "b", Sequence: 1}, {CustomerID: "a", Sequence: 8}})
	want := []notifications.Wake{{All: true}, {Grown: []notifications.Grown{{CustomerID: "a", Last: 8}, {CustomerID: "b", Last: 1}}}}
	for _, wakes := range got {
		for _, w := range wakes {
			slices.SortFunc(w.Grown, func(x, y notifications.Grown) int { return cmp.Compare(x.CustomerID, y.CustomerID) })
		}
		if d := diff.Diff(want, wakes); d != "" {
			t.Errorf("wake-ups (-want +got):\n%s", d)
		}
	}
}

// TestListensAgain checks that a connection that ends is replaced after a bounded backoff,
// that a run of failures is logged once, and that Stop ends the listening.
func TestListensAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var said strings.Builder
		began, tries, woken := time.Now(), 0, 0
		b := live.NewBus(func(ctx context.Context, wake func(notifications.Wake)) error {
			if tries++; tries < 20 {
				return errors.New("away")
			}
			wake(notifications.Wake{All: true})
			<-ctx.Done()
			return nil
		}, slog.New(slog.NewTextHandler(&said, nil)))
		b.Subscribe(func(notifications.Wake) { woken++ })
		if err := b.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		time.Sleep(2 * time.Minute) // of the bubble's clock
		synctest.Wait()
		if woken != 1 || tries != 20 {
			t.Errorf("woken %d times after %d tries in %v, want once after 20", woken, tries, time.Since(began))
		}
		if err := b.Stop(t.Context()); err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(said.String(), "falling back to polling"); n != 1 {
			t.Errorf("logged %d times: %s", n, &said)
		}
	})
}
