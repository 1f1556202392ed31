package eventlog

import (
	"errors"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Horizon is where a chain's log begins. It never goes back.
type Horizon struct {
	First int64 // sequence number of the first event that is kept; 1: none was dropped
	// trades with an earlier traded_at are refused, and may be dropped; UTC, zero before the first
	// drop
	Before time.Time
}

// OldEvents are the first events of a chain's log that are older than is kept.
type OldEvents struct {
	Chain    smartmoney.Chain
	Segments []Segment // whole, one after the other; none: no event is old
	Dead     []int64   // numbers of their trades that were taken back, rising
	Before   time.Time // every trade among them is earlier, UTC
}

// First returns the sequence number of the first event. There must be one.
func (o *OldEvents) First() int64 { return o.Segments[0].First }

// Last returns the sequence number of the last event. There must be one.
func (o *OldEvents) Last() int64 { return o.Segments[len(o.Segments)-1].Last() }

// Drop holds dropped events and the rows that replace them.
type Drop struct {
	OldEvents
	// of the wallets that the events name, in the order of their first appearance
	Wallets []WalletBase
	Tokens  []TokenBase // of the tokens that they name, likewise
}

// WalletBase is what a wallet's dropped trades made of it (ledger.Bases).
type WalletBase struct {
	Wallet string
	Seq    int64 // of the last event that it holds
	Body   []byte
	New    bool // the wallet had no base before
}

// TokenBase holds the state of a token as dropped events left it.
type TokenBase struct {
	Token string
	smartmoney.TokenBase
	New bool // the token had no base before
}

// Dropped says which events left a chain's log.
type Dropped struct {
	Horizon
	Recomputable bool  // what is kept of them makes the state of a chain
	Corrected    int64 // the last event that took back one of their trades; 0: none
}

// Last returns the sequence number of the last dropped event; 0: none.
func (d *Dropped) Last() int64 { return d.First - 1 }

// ErrDropped says that another process dropped the events meanwhile.
var ErrDropped = errors.New("the events were dropped meanwhile")

// DroppedError says that a log begins after the events that were asked for.
type DroppedError struct {
	Chain smartmoney.Chain
	First int64 // sequence number of the first event that is kept
}

// Error names the first event that is kept.
func (d *DroppedError) Error() string {
	return fmt.Sprintf("the events of %s before %d are older than keep-trades and were dropped", d.Chain, d.First)
}
