package eventlog

import (
	"time"
)

// Kept has the records and moves that an append stores with its events in one transaction.
type Kept struct {
	Records []IdempotencyRecord
	Moves   []SourceMove // in the order in which moves of one source take effect
}

// SourceMove is how a live source (internal/source) is stored after a batch of its events. It takes
// effect only if the source has the lease and the position that its writer knows.
type SourceMove struct {
	Source int64 // its id
	Lease  int64 // the number of the writer's lease
	Number int64 // the number of the position before; the new one's is one more

	Position    []byte    // JSON
	Counts      []byte    // JSON: all events of the source, counted
	LastEventAt time.Time // zero if unknown
	Rejects     []SourceReject
	LastReject  int64 // the number of the last of Rejects, or of the last one before
}

// SourceReject is a message of a source, or an event of one, that did not go into the log.
type SourceReject struct {
	Ref, Reason, Detail string
	Sample              []byte // the message's beginning
}

// StaleMoveError says that a SourceMove could take no effect, as another writer has the source's
// lease or moved its position. Nothing was appended.
type StaleMoveError struct {
	Source int64
	Index  int // of the move among Kept.Moves
}

// Error says so.
func (*StaleMoveError) Error() string { return "the source has another lease or position" }

// Effect is the result of an append for one event.
type Effect struct {
	Kind      EffectKind
	TakenBack int   // trades that a correction took back
	Err       error // of a refused correction, a *smartmoney.Error
}

// EffectKind is the sort of an Effect.
type EffectKind uint8

// The effects of an event.
const (
	Entered   EffectKind = iota // it is in the log
	Duplicate                   // a trade whose id is live
	Unknown                     // a correction that found no live trade
	Refused                     // a correction that reaches too far
)
