package source

import (
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
