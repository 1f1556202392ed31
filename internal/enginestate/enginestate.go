package enginestate

import (
	"context"
	"errors"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Lease is the right to be the engine of a database. It saves engines from working in
// vain; what keeps two of them apart in the end is ErrConflict.
type Lease interface {
	// Lost returns a channel that is closed when the lease has ended without Release:
	// another process may lead. It is nil for a lease that cannot be lost.
	Lost() <-chan struct{}
	// Release releases the lease. Releasing a lost lease is not an error.
	Release(ctx context.Context) error
}

// Process is a process of the service that has the database open.
type Process struct {
	// PID@HOST, cut to fit; of a leader that was opened under another name that one, or ""
	Name   string
	Role   string // as the setting; "" if it is not known
	Leader bool   // whether it holds the lease
}

// Commit is what one batch of the engine makes durable, all of it or nothing: states and
// log positions of some chains, and what detection and delivery resulted in.
type Commit struct {
	Chains []*ChainCommit // at most one of each chain
	// every event up to this global offset is processed after the commit; 0: not known
	Arrived int64
	// Arrived before the commit, by which it fails with ErrConflict if another engine moved it; 0:
	// not checked
	ArrivedFrom   int64
	Journal       []JournalRow               //
	Signals       []notifications.SignalBody // of Notifications; one whose id is there already stays as it is
	Notifications []notifications.Entry      // in the order in which they are to be numbered
	// notifications count although their customers changed settings or reset logs since they were
	// decided on
	TakeOutdated bool
	// notifications that are taken back; they are numbered after Notifications
	Retractions []notify.Retraction
	Outcomes    []notify.RecordedPrice //
	Snapshots   []history.SnapshotRows // rows of leaderboards as they stood at midnight
	// the process's clock as the batch began; sent_at of the notifications is not before it
	Now time.Time
	// sent_at of the notifications is read from it as they are numbered; nil: it is Now
	Clock func() time.Time
	// notifications and retractions of an earlier event time are sent at that time; zero: none are
	HistoryUntil time.Time
}

// SentAt returns the time of the commit's notifications as they are numbered.
func (c *Commit) SentAt() time.Time {
	if c.Clock == nil {
		return c.Now
	}
	if at := c.Clock(); at.After(c.Now) {
		return at
	}
	return c.Now
}

// ErrConflict is the error of a commit of a chain whose position, or of decisions whose progress,
// another engine has moved. Nothing of the commit is stored.
var ErrConflict = errors.New("another engine has committed this chain")

// ChainCommit is the part of a commit that is about one chain.
type ChainCommit struct {
	Chain         smartmoney.Chain
	From, To      int64          // log positions before and after
	ChangeRecords []ChangeRecord // what changed, the last one's Seq being To
	Pages         []Page         // pages written anew
	NeededFrom    int64          // change records up to this position are in pages by now
	Links         eventlog.Links // of every event from From + 1 to To
	History       history.Added
	EventTime     int64  // the chain's event time, unix ns
	Meta          []byte // what the engine needs to resume
}

// ChangeRecord is what changed in a chain's state up to a log position.
type ChangeRecord struct {
	Seq  int64
	Body []byte
}

// Page is a part of a chain's state, whole, at a log position.
type Page struct {
	Page int32 // its number
	Seq  int64
	Body []byte
}

// JournalRow is what detection was fed with in one batch of the engine on one chain.
type JournalRow struct {
	Chain             smartmoney.Chain
	FirstSeq, LastSeq int64 // of the events of the chain's log that it stands for
	// the chain's event time, unix ns, at its first and last event; ToTime never falls along a
	// chain
	FromTime, ToTime        int64
	FirstOffset, LastOffset int64     // of those events
	CommittedAt             time.Time // stored with microseconds
	ConfigRevision          int64     // that the customers were at
	Body                    []byte
}

// Rebuild is a transaction in which everything that follows from the log is made anew.
// It belongs to one goroutine.
type Rebuild struct {
	// Arrived is how far the log was processed: events up to this global offset were.
	Arrived int64
	// States are the chains' positions before the rebuild, by Chain.Index.
	States [smartmoney.ChainCount]eventlog.EngineState
	// Kept says of which chains the first events were dropped, by Chain.Index: their state pages
	// and change records are made anew, and everything else of them is left as it is.
	Kept [smartmoney.ChainCount]bool
	// Journal is when, and with which settings, the rows of the journal were written, by
	// Chain.Index and in order. Their bodies are not read.
	Journal [smartmoney.ChainCount][]JournalRow
	// Write writes a commit without notifications.
	Write func(context.Context, *Commit) error
	// Alive keeps the transaction open between commits: PostgreSQL ends it after 5 minutes without
	// a statement.
	Alive func(context.Context) error
}
