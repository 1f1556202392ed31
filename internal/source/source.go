// Package source runs live connections to providers of trades. A Kind knows one sort of provider, a
// Reader reads one of them, and Runner runs the readers of the sources that are in the database.
//
// It promises that a source's events and its position are stored in one transaction, so that a
// source goes on where the log ends, whatever is killed when; that one process at a time reads a
// source; and that a bad message is kept as a reject and never stops a source. A process that lost
// its lease stores nothing.
//
// Connections stores what operators defined, leases, positions and counts, and the last rejects.
// Leases end by the database's clock. Whatever a person changes takes the lease away, so that its
// holder stores nothing more by the old settings.
//
// It must not know any one provider: the packages below it do.
package source

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of what readers and receivers hand over.
const (
	MaxBatchEvents = 10_000    // events of a batch
	MaxBatchBytes  = 8 << 20   // memory of a batch's events by event.Event.Size, in bytes
	MaxPosition    = 256 << 10 // bytes of a position
	MaxSample      = 4 << 10   // bytes of a rejected message that are kept
	// rejects of a batch, and those kept of a source: the last ones
	MaxRejects = eventlog.MaxRejects
	MaxSkipped = 32 // reasons of what a batch counts only
	MaxLeftOut = 8  // of Progress.LeftOut
)

// Kind makes the readers of one kind of provider: evm, polymarket, helius, kafka, nats. Its methods
// are safe for concurrent use and start nothing.
type Kind interface {
	// Name returns the kind's name, as in settings: [a-z]{1,16}.
	Name() string
	// Check validates a source's settings, a JSON object, and returns them completed with defaults.
	// References to secrets (Secret) are left as they are. Unknown fields are refused. Errors are
	// *smartmoney.Error that name the field and the bound. The result is what Check returns
	// unchanged when it gets it. A setting max_silence is a duration such as "10m" after which a
	// source that stores nothing is unhealthy; "" or "0s" is never.
	Check(settings json.RawMessage) (json.RawMessage, error)
	// New returns a reader for checked settings. It connects to nothing yet. An error stops the
	// source like an error of Run.
	New(spec Spec) (Reader, error)
}

// PushKind is a Kind whose provider sends messages to the service. Its sources have no reader:
// Runner leaves them alone, New returns an error, and every process that serves requests may store
// what arrives (Pushes). helius.Kind is one, which imports this package.
type PushKind interface {
	Kind
	// NewReceiver returns the receiver of a source. It is called again when the settings change.
	NewReceiver(spec Spec) (Receiver, error)
}

// SoleKind is a Kind of which one source alone may read the same thing: a second one would count
// trades twice, or take back trades that the first one does not read again.
type SoleKind interface {
	Kind
	// Sole names what a source with checked settings reads, as in "the chain base".
	Sole(settings json.RawMessage) (string, error)
}

// Receiver turns what a provider sends into events. It is safe for concurrent use. A kind has its
// own, as a test of pushes does.
type Receiver interface {
	// Authorize returns nil if the request comes from the source's provider, else a
	// *smartmoney.Error of CodeUnauthenticated. It is called before the body is read.
	Authorize(header http.Header) error
	// Receive converts a body. position is the source's as committed last, nil before the first.
	// Receive is called again with the newer position if another request was stored meanwhile. An
	// error is the caller's, a *smartmoney.Error; a message of the body that is bad is a reject of
	// the batch.
	Receive(body []byte, position json.RawMessage) (*Batch, error)
}

// Spec is what a reader or a receiver is made from.
type Spec struct {
	Name     string            // of the source: [a-z0-9-]{1,64}
	Settings json.RawMessage   // as Check returned them
	Log      *slog.Logger      // has the source's name already
	Now      func() time.Time  // the wall clock, against which the times of events are checked
	HTTP     *http.Client      // where the kind speaks HTTP; without a timeout of its own
	Quotes   importer.Settings // quote tokens of the service
	// TokenPrice returns the latest price that a provider stated of a token, in USD, with its time.
	// It may be nil.
	TokenPrice func(chain smartmoney.Chain, token string) (usd float64, at time.Time, ok bool)
}

// Reader reads one provider.
type Reader interface {
	// Run reads from the committed position until ctx ends, and then returns nil. A *RefusedError
	// stops the source with the reason, and it is tried again every five minutes, and so does a
	// *CorrectionError. Any other error is shown as the source's last error, and a new reader runs
	// from the committed position after a pause of one second to a minute. When Output.Append
	// returns ErrLeaseLost, Run must return it. Run must not return before every goroutine that it
	// started has ended. A panic of Run is an error of the source; one of another goroutine ends
	// the process.
	Run(ctx context.Context, out Output) error
}

// Output is what a reader writes to while it holds the lease. Its methods are safe for concurrent
// use, but only one Append may run at a time: a reader that needs throughput prepares the next
// batch meanwhile. Each kind is tested with an output that keeps what it is given.
type Output interface {
	// Position returns the source's position as committed last, nil before the first. Nobody may
	// change it.
	Position() json.RawMessage
	// Append stores a batch in one transaction: its events, its position, its rejects and what is
	// counted. It returns when they are durable. While the database does not respond it tries
	// again, until ctx ends. It returns ErrLeaseLost if another process may read the source now,
	// after which nothing of this reader is stored, a *CorrectionError for a strict batch, or an
	// error for a batch out of bounds. After any error a reader returns from Run.
	Append(ctx context.Context, b *Batch) error
	// Report says how far the reader is, and that the provider answers it: a reader must not report
	// before it does. It is cheap: it is kept in memory and stored every few seconds.
	Report(p Progress)
}

// Batch is what one transaction stores of a source. Nobody may change it once it is handed over.
type Batch struct {
	// Events take effect in this order: at most MaxBatchEvents and MaxBatchBytes. An invalid one
	// becomes a reject, and so does a correction that the log refuses; a trade whose id is live is
	// counted as a duplicate.
	Events []event.Event
	// Decoded says that event.Decoder made all Events, with the clock of Spec.Now: they are not
	// checked again.
	Decoded bool
	// Rejects are messages that became no event, at most MaxRejects.
	Rejects []Reject
	// Skipped counts by reason, at most 32, what became no event and is not worth keeping, because
	// it is no fault or there is too much of it. It is counted with the rejects.
	Skipped map[string]int64
	// Lost counts by reason likewise what is missing: the source is unhealthy for lostFor.
	Lost map[string]int64
	// Strict says that corrections among Events are the source's own: if the log refuses one,
	// nothing of the batch is stored, and Append returns a *CorrectionError.
	Strict bool
	// Position is the source's position after this batch, a JSON value of at most MaxPosition
	// bytes. It is required; a batch may have a position only. Whatever later events depend on
	// belongs to it, such as the native coin's price.
	Position json.RawMessage
	// PricedAt is the time of the newest price of the chain's coin, for sources that value swaps by
	// one; zero if unknown.
	PricedAt time.Time
	// Unpriced is how many swaps of the position wait for a first price of the chain's coin.
	Unpriced int64
	// At is the time of the newest message of the batch, by the provider; zero if unknown.
	At time.Time
}

// Reject is a message, or an event of one, that did not go into the log.
type Reject struct {
	// tells people where the message is: a transaction, "orders-0@1234"; at most 256 bytes are kept
	Ref string
	// a few words without values of the message, since rejects are counted by it; at most 256 bytes
	// are kept
	Reason string
	// what about this message, if the reason does not say it; at most 512 bytes are kept
	Detail string
	Sample []byte // the message's beginning, of which MaxSample bytes are kept
	// trades, or markets, are missing because of it: the source is unhealthy for lostFor
	Lost bool
	// anyone can cause it, whom the provider does not know: it says nothing of the source's health
	Noise bool
}

// Progress is how far a reader is, in words for people. All of it is optional.
type Progress struct {
	Position string `json:"position,omitempty"` // "block 21000000", "orders-0@1234"; at most 256 bytes are kept
	Head     string `json:"head,omitempty"`     // the provider's end in the same words; "" if unknown
	Lag      *int64 `json:"lag,omitempty"`      // blocks or messages behind the head, ≥ 0; nil if unknown
	Waiting  string `json:"waiting,omitempty"`  // why the source waits ("no price of ETH yet"); "" otherwise
	// LeftOut is what the source leaves out by its settings, most first, such as pools of unknown
	// factories.
	LeftOut []LeftOut `json:"left_out,omitempty"`
	Missing string    `json:"missing,omitempty"` // what it waits for that the provider should have, and what helps: it is unhealthy; "" otherwise
}

// LeftOut is something that a source leaves out.
type LeftOut struct {
	Name  string    `json:"name"`  // "factory 0x…"; at most 256 bytes are kept
	Count int64     `json:"count"` // swaps, about
	Since time.Time `json:"since"` // of the first
}

// ErrLeaseLost says that this process does not hold the source's lease any more, or that the source
// was changed, paused or removed. Nothing of the batch is stored.
var ErrLeaseLost = errors.New("the lease of the source was lost")

// CorrectionError says that the log refuses a correction of a source's own. Nothing of its batch is
// stored: trades of a branch that the chain has left would stay beside those of the other.
type CorrectionError struct {
	Source string // its name
	What   string // the correction, as in "rewind to block 5"
	Reason error  // the log's
}

// Error says what to do.
func (c *CorrectionError) Error() string {
	return fmt.Sprintf("the log refuses the source's own %s, so the source stops before it: %v. Retract the trade that keeps it from being taken back, "+
		"or start the service with a longer --retraction-horizon, then run: smartmoney source retry %s", c.What, c.Reason, c.Source)
}

// Unwrap returns the log's reason.
func (c *CorrectionError) Unwrap() error { return c.Reason }

// RefusedError says that the provider refuses the source's key, or refuses it for good in another
// way.
type RefusedError struct{ Reason string }

// Error returns the reason.
func (r *RefusedError) Error() string { return "the provider refuses the source: " + r.Reason }

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
