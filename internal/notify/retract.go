package notify

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"smartmoney/internal/smartmoney"
)

// RetractionAge is how long before the chain's event time a notification's timestamp may lie for a
// correction to retract it (semantics 7).
const RetractionAge = 7 * 24 * time.Hour

// Raised is a signal that was raised from trades of which a correction takes some back.
type Raised struct {
	SignalID string
	Type     smartmoney.NotificationType
	Trades   [][]int64    // sequence numbers of each wallet's trades, in ascending order
	Sent     []RaisedSent // its notifications, of which none is retracted yet
}

// RaisedSent is a notification of a signal.
type RaisedSent struct {
	CustomerID   string
	Sequence     int64 // in the customer's log
	LeastWallets int   // that the signal needs by the configuration that raised it
}

// Retraction takes a notification back. It is an entry of the customer's log.
type Retraction struct {
	CustomerID string
	Retracts   int64 // sequence number of the notification
	SignalID   string
	Type       smartmoney.NotificationType
	Reason     string // a sentence

	Chain    smartmoney.Chain // the signal's; filled in by the commit
	Sequence int64            // its own in the log; filled in by the commit, 0 where the notification was deleted or retracted before
	SentAt   time.Time        // likewise: UTC, microseconds
}

// Retracted returns the retractions that a correction results in: of the notifications whose signals' live trades come
// from fewer distinct wallets than they need (semantics 7). live reports whether the trade of a sequence
// number is live after the correction. They are sorted by customer, those of one by the sequence of their notifications.
func Retracted(raised []Raised, live func(seq int64) bool) []Retraction {
	var all []Retraction
	for i := range raised {
		r := &raised[i]
		left := 0
		for _, trades := range r.Trades {
			if anyLive(trades, live) {
				left++
			}
		}
		for _, n := range r.Sent {
			if left >= n.LeastWallets {
				continue
			}
			all = append(all, Retraction{
				CustomerID: n.CustomerID, Retracts: n.Sequence, SignalID: r.SignalID, Type: r.Type,
				Reason: retractionReason(left, len(r.Trades), n.LeastWallets),
			})
		}
	}
	slices.SortStableFunc(all, func(a, b Retraction) int {
		return cmp.Or(strings.Compare(a.CustomerID, b.CustomerID), cmp.Compare(a.Retracts, b.Retracts))
	})
	return all
}

func anyLive(trades []int64, live func(seq int64) bool) bool {
	for _, seq := range trades {
		if live(seq) {
			return true
		}
	}
	return false
}

// retractionReason says what is left of a signal's wallets.
func retractionReason(left, before, least int) string {
	if least == 1 {
		return "The trade that raised the signal was taken back."
	}
	return fmt.Sprintf("Trades that raised the signal were taken back: %d of %d wallets are left, and it takes %d.", left, before, least)
}
