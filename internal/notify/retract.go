package notify

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
	EventTime  int64  // of the chain at the correction, unix ns

	Chain smartmoney.Chain // the signal's; filled in by the commit
	// its own in the log; filled in by the commit, 0 where the notification was deleted or
	// retracted before
	Sequence int64
	SentAt   time.Time // likewise: UTC, microseconds
}

// Retracted returns the retractions that corrections result in, one after the other: of the
// notifications whose signals' live trades come from fewer distinct wallets than they need
// (semantics 7). survives returns how many of the corrections a trade of a sequence number
// survives: all of them if it is live after the last one. Retractions are sorted by customer, those
// of one by correction, those of one correction by the sequence of their notifications.
func Retracted(raised []Raised, corrections int, survives func(seq int64) int) []Retraction {
	type inTurn struct {
		Retraction
		correction int
	}
	var all []inTurn
	for i := range raised {
		r := &raised[i]
		left := remaining(r.Trades, corrections, survives)
		for _, n := range r.Sent {
			by := slices.IndexFunc(left, func(wallets int) bool { return wallets < n.LeastWallets })
			if by < 0 {
				continue
			}
			all = append(all, inTurn{Retraction{
				CustomerID: n.CustomerID, Retracts: n.Sequence, SignalID: r.SignalID, Type: r.Type,
				Reason: retractionReason(left[by], len(r.Trades), n.LeastWallets),
			}, by})
		}
	}
	slices.SortStableFunc(all, func(a, b inTurn) int {
		return cmp.Or(strings.Compare(a.CustomerID, b.CustomerID), cmp.Compare(a.correction, b.correction), cmp.Compare(a.Retracts, b.Retracts))
	})
	var out []Retraction
	for i := range all {
		out = append(out, all[i].Retraction)
	}
	return out
}

// remaining returns how many wallets have a live trade after each correction.
func remaining(trades [][]int64, corrections int, survives func(seq int64) int) []int {
	left := make([]int, corrections)
	for _, of := range trades {
		most := 0
		for _, seq := range of {
			most = max(most, survives(seq))
		}
		for i := range min(most, corrections) {
			left[i]++
		}
	}
	return left
}

// retractionReason says what is left of a signal's wallets.
func retractionReason(left, before, least int) string {
	if least == 1 {
		return "The trade that raised the signal was taken back."
	}
	return fmt.Sprintf("Trades that raised the signal were taken back: %d of %d wallets are left, and it takes %d.", left, before, least)
}
