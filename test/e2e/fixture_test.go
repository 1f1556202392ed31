package e2e

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// times returns the times of trades.
func times(events []event.Event) []time.Time {
	out := make([]time.Time, len(events))
	for i := range events {
		out[i] = events[i].Trade.TradedAt
	}
	return out
}

// raisedBy checks that the notifications are exactly those of these trades, in order.
func raisedBy(t testing.TB, want []event.Event, got []notice) {
	t.Helper()
	at := times(want)
	if len(got) != len(at) {
		t.Fatalf("%d notifications, want %d", len(got), len(at))
	}
	for i := range got {
		if !got[i].Timestamp.Equal(at[i]) || got[i].NotificationType != smartmoney.WhaleMove {
			t.Fatalf("notification %d is a %s of %s, want a whale's of %s", i+1, got[i].NotificationType, got[i].Timestamp, at[i])
		}
	}
}
