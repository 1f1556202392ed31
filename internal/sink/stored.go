package sink

import (
	"context"
	"errors"
	"time"
)

// ErrLeaseLost says that this process does not hold the sink's lease any more. Nothing of the move is stored.
var ErrLeaseLost = errors.New("the lease of the sink was lost")

// Claimed is a sink with the number of a lease, under which its positions can be moved.
type Claimed struct {
	ID    int64
	Lease int64
	Name  string
}

// Held is what the holder of a lease has to report of its sink.
type Held struct {
	ID, Lease int64
	Failures  int64     // tries that failed since the last report that was stored
	Error     string    // the last error; "" if there was none under this lease
	ErrorAt   time.Time // its time
	Failing   bool      // nothing worked since the last error
	Refused   bool      // the broker refuses the sink
}

// Position is how far a sink has published a stream for a key.
type Position struct {
	Key      int64 // the id of a customer's log, or of a chain smartmoney.Chain.Index
	Reached  int64 // everything up to it was published or needs not be, in the numbers of the stream
	Sequence int64 // of the last message; 0: none
}

// Customer is a customer whose log is to be published, with where a sink is in it.
type Customer struct {
	Position
	ID   string
	Last int64 // highest number of the log
}

// Move stores positions after the broker has stored what is before them.
type Move struct {
	ID, Lease int64 // of the sink
	Stream    Stream
	Positions []Position
	Messages  int // that were published
}

// Stored is a sink as the database has it.
type Stored struct {
	ID          int64
	Name, Kind  string
	Streams     []Stream
	Stopped     bool      // it is gone from the settings file
	CreatedAt   time.Time // UTC, like all times here
	ChangedAt   time.Time // when it was added, stopped or started again
	Holder      string    // the process that publishes for it now; "" if none does
	Published   int64     // messages since it was added; repeated ones count again
	Failures    int64     // tries that failed since it was added
	PublishedAt time.Time // when the last messages were published; zero before
	Failing     bool      // nothing worked since the last error
	LastError   string    // "" if there was none
	ErrorAt     time.Time
	RefusedAt   time.Time // when the broker refused it; zero if it does not
}

// Store keeps sinks and their positions. Its clock is the database's.
type Store interface {
	// SyncSinks makes the sinks of the settings file those of the list: it adds new ones, with positions at the ends of
	// the logs for a stream from now, and stops those that are gone, whose positions it keeps.
	SyncSinks(ctx context.Context, all []Definition) error
	// ListSinks returns all sinks by name, and the database's time.
	ListSinks(ctx context.Context) ([]Stored, time.Time, error)
	// SinkLags returns how many notifications and retractions each sink that publishes them has to publish, without those
	// of suspended customers, by name. It reads the ends of all customers' logs.
	SinkLags(ctx context.Context) (map[string]int64, error)

	// ClaimSinks leases sinks among those of some names that are neither stopped nor leased.
	ClaimSinks(ctx context.Context, owner string, names []string, lease time.Duration) ([]Claimed, error)
	// RenewSinks extends leases to a lease's length from now, stores what their holder reports, and returns the ids of
	// those that it lost.
	RenewSinks(ctx context.Context, owner string, lease time.Duration, held []Held) (lost []int64, err error)
	// ReleaseSinks ends leases, so that another process can claim the sinks at once. It stores what their holder
	// reports. A lost lease is no error.
	ReleaseSinks(ctx context.Context, owner string, held []Held) error
	// MoveSink stores positions, and counts the messages. It returns ErrLeaseLost if another process has the lease,
	// and then nothing is stored.
	MoveSink(ctx context.Context, m Move) error
}
