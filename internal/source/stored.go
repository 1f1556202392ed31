package source

import (
	"context"
	"encoding/json"
	"time"
)

// Bounds of what is stored of sources.
const (
	MaxSources  = 64       // sources of a database
	MaxSettings = 16 << 10 // bytes of a source's settings
)

// Origin says where a source was defined.
type Origin string

// The origins.
const (
	FromFile    Origin = "file"    // the settings file
	FromCommand Origin = "command" // smartmoney source add
)

// Definition is a source as its operator defines it.
type Definition struct {
	Name     string          `json:"name"` // [a-z0-9-]{1,64}, unique
	Kind     string          `json:"kind"`
	Settings json.RawMessage `json:"-"` // as Kind.Check returned them; may hold secrets
	Origin   Origin          `json:"origin"`
	// Beside returns an error if the source must not be read beside another one, which may be
	// paused: a *smartmoney.Error of the field name. Kinds.Check sets it; nil allows all.
	Beside func(other Definition) error `json:"-"`
}

// Committed is what the last batch of a source left.
type Committed struct {
	Position    json.RawMessage // nil before the first batch
	Number      int64           // of the position, one more with every batch
	Counts      Counts
	LastReject  int64     // number of the last reject
	LastEventAt time.Time // of the newest message, by the provider; zero if unknown
}

// Claimed is a source with the number of a lease, under which its position can be moved.
type Claimed struct {
	ID    int64
	Lease int64
	Definition
	Committed
}

// Held is what the holder of a lease has to report of its source.
type Held struct {
	ID, Lease int64
	Progress  Progress
	Error     string    // the last error; "" if there was none under this lease
	ErrorAt   time.Time // its time
	Failing   bool      // nothing worked since the last error
	Refused   bool      // the provider refuses the source
}

// Stored is a source as the database has it, without its position.
type Stored struct {
	ID int64
	Definition
	Paused      bool      // by its operator
	Stopped     bool      // it is gone from the settings file
	CreatedAt   time.Time // UTC, like all times here
	ChangedAt   time.Time // when it was added, paused, resumed, stopped, or its settings changed
	Batches     int64     // batches stored
	Holder      string    // the process that reads it now; "" if none does
	LeasedAt    time.Time // when its lease began; zero if it never was leased
	HeardAt     time.Time // when its last batch was stored; zero before
	LastEventAt time.Time // of the newest message, by the provider; zero if unknown
	Progress    Progress
	Counts      Counts
	Failing     bool   // nothing worked since the last error
	LastError   string // "" if there was none
	ErrorAt     time.Time
	RefusedAt   time.Time // when the provider refused it; zero if it does not
}

// StoredReject is a reject as it was kept.
type StoredReject struct {
	Number int64     `json:"number"` // from 1 for each source
	At     time.Time `json:"at"`
	Ref    string    `json:"ref"`
	Reason string    `json:"reason"`
	Detail string    `json:"detail,omitempty"`
	Sample []byte    `json:"sample,omitempty"` // the message's beginning, as it came
}

// Store keeps sources. Its clock is the database's. Errors for a caller are *smartmoney.Error; an
// unknown name is NOT_FOUND. What a person changes ends the source's lease.
type Store interface {
	// AddSource adds a checked definition. A name in use, a source too many and one that must not
	// be read beside another are BAD_USER_INPUT.
	AddSource(ctx context.Context, d Definition) error
	// PauseSource pauses or resumes a source. Doing so twice changes nothing.
	PauseSource(ctx context.Context, name string, paused bool) error
	// RetrySource ends a source's lease, so that it is read anew at once, whatever it waits for.
	RetrySource(ctx context.Context, name string) error
	// RemoveSource deletes a source with its position and rejects. One that is in the settings file
	// is refused.
	RemoveSource(ctx context.Context, name string) error
	// SyncSources makes the sources of the settings file those of the list: it adds new ones,
	// replaces changed settings, and stops those that are gone, whose positions it keeps. A name
	// that a command added, another kind than before, and a source that must not be read beside
	// another are BAD_USER_INPUT, and then nothing is changed.
	SyncSources(ctx context.Context, all []Definition) error
	// ListSources returns all sources by name, and the database's time.
	ListSources(ctx context.Context) ([]Stored, time.Time, error)
	// SourceRejects returns the last rejects of a source with numbers below one, 0 for all, newest
	// first and at most limit, and how many are kept of the source.
	SourceRejects(ctx context.Context, name string, below int64, limit int) (list []StoredReject, kept int, err error)

	// ClaimSources leases the sources of some kinds that are neither paused nor stopped nor leased.
	ClaimSources(ctx context.Context, owner string, kinds []string, lease time.Duration) ([]Claimed, error)
	// RenewSources extends leases to a lease's length from now, stores what their holder reports,
	// and returns the ids of those that it lost.
	RenewSources(ctx context.Context, owner string, lease time.Duration, held []Held) (lost []int64, err error)
	// ReleaseSources ends leases, so that another process can claim the sources at once. It stores
	// what their holder reports. A lost lease is no error.
	ReleaseSources(ctx context.Context, owner string, held []Held) error
	// CommittedSource reads what was committed under a lease. It returns ErrLeaseLost for another
	// one's.
	CommittedSource(ctx context.Context, id, lease int64) (Committed, error)
	// PushedSource reads a source that no process leases, to move its position. A paused or stopped
	// one is returned with an UNAVAILABLE error.
	PushedSource(ctx context.Context, name string) (Claimed, error)
}
