package eventlog

import (
	"errors"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Segment is a run of events of a chain's log.
type Segment struct {
	First   int64         // sequence number of Events[0]
	Events  []event.Event //
	Offsets []int64       // the global offset of each event; rising
	// when the events were appended, by rising sequence number; empty: not known
	Times []AppendTime
}

// AppendTime is when the events from a sequence number on were appended, up to the next AppendTime.
type AppendTime struct {
	From int64 // sequence number
	At   int64 // unix ns
}

// AppendedAt returns when the event of a sequence number was appended, unix ns; 0 if that is not
// known.
func (s *Segment) AppendedAt(seq int64) int64 {
	for i := len(s.Times) - 1; i >= 0; i-- {
		if s.Times[i].From <= seq {
			return s.Times[i].At
		}
	}
	return 0
}

// Last returns the sequence number of the last event, First - 1 where there is none.
func (s *Segment) Last() int64 { return s.First + int64(len(s.Events)) - 1 }

// After returns the part of the segment that follows a sequence number. It shares the
// segment's memory.
func (s *Segment) After(position int64) Segment {
	from := min(max(position+1-s.First, 0), int64(len(s.Events)))
	times := s.Times
	for len(times) > 1 && times[1].From <= s.First+from {
		times = times[1:]
	}
	return Segment{First: s.First + from, Events: s.Events[from:], Offsets: s.Offsets[from:], Times: times}
}

// Appended says what became of events that were appended.
type Appended struct {
	Chains     [smartmoney.ChainCount]Segment // what went into each chain's log, by Chain.Index
	Duplicates []int                          // indices of trades that were live already
	// indices of corrections that took nothing back; they are not in the log
	Unknown  []int
	Rejected []Rejection // corrections that were refused

	// The events took the global offsets from the first to the last, duplicates theirs too.
	FirstOffset, LastOffset int64
}

// Rejection is an event that the log refuses.
type Rejection struct {
	Index int   // among the events to append
	Err   error // a *smartmoney.Error
}

// MaxTakenBack bounds the trades that the rewinds of one append take back on a chain.
const MaxTakenBack = 200_000

// BeyondHorizon says of a trade that corrections do not reach how far they do: to bound, unix ns,
// which lies a horizon before the chain's newest trade.
func BeyondHorizon(bound int64, horizon time.Duration) string {
	return fmt.Sprintf("lies before %s, where corrections end: %s before the chain's newest trade", time.Unix(0, bound).UTC().Format(time.RFC3339), smartmoney.InDays(horizon))
}

// IdempotencyRecord is the answer to a request to append, kept by the key that its client
// gave it so that the request sent again gets the same answer and no other effect.
type IdempotencyRecord struct {
	Key    string
	Answer string
}

// ErrKeyInUse says that the idempotency record of a request was there already, of the same
// request sent before. Nothing was appended.
var ErrKeyInUse = errors.New("a request of the same key was answered meanwhile")

// ChainLog is how far a chain's log goes, and how far the engine got in it.
type ChainLog struct {
	Durable     int64     // sequence number of the log's last event
	Processed   int64     // of the last event whose effects are committed
	LastEventAt time.Time // largest traded_at that is processed, UTC; zero before the first trade
}

// Lag is how far the engine is behind a chain's log.
type Lag struct {
	Durable   int64 // sequence number of the log's last event
	Processed int64 // of the last event whose effects are committed
	// when the oldest event that is not processed was appended, UTC; zero where all are
	Since time.Time
}

// Events returns how many events are not processed.
func (l *Lag) Events() int64 { return l.Durable - l.Processed }

// Behind returns the age of the oldest event that is not processed, 0 if there is none.
func (l *Lag) Behind(now time.Time) time.Duration {
	if l.Since.IsZero() {
		return 0
	}
	return max(now.Sub(l.Since), 0)
}
