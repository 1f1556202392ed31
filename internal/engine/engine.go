// Package engine applies the log to every chain's ledger and ranking, and publishes the results.
//
// The engine that holds the lease leads: it reads the logs by global offset, applies them in memory
// and commits the changes together with the positions it reached, in one transaction, so that every
// event takes effect exactly once whatever is killed when. When a commit fails, or another engine
// was first, it drops its memory and loads the committed state. An engine without the lease
// follows: it applies what the leader committed and serves the same views.
//
// One goroutine owns the state of every chain, so that events of several chains take effect in the
// order of their global offsets, however they were batched.
//
// State is persisted as one change record per commit and chain, and as state pages that roll
// forward at checkpoints; see docs/adr. A leader resumes from each chain's last checkpoint: it
// loads the state as of there, refreshes the effective leaderboard from it, and applies the log
// again up to its position. That reproduces the leaderboard, the state and everything derived from
// them.
package engine

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Store is the part of the database that an engine reads and writes. Several engines may work on
// one database. Stores has the methods, and says what they do. A process that only follows never
// gets the lease, withoutLinks does without the links between trades, and tests hold calls up and
// let them fail.
type Store interface {
	Lead(ctx context.Context) (enginestate.Lease, error)
	Arrived(ctx context.Context) (int64, error)
	ReadLog(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (span eventlog.Segment, more bool, err error)
	ReadArrived(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (span eventlog.Segment, more bool, err error)
	Fills(ctx context.Context, chain smartmoney.Chain, after, upTo int64, fill func(event.Fill)) error
	AllBases(ctx context.Context, chain smartmoney.Chain, begin func(eventlog.Dropped), token func(*eventlog.TokenBase),
		wallet func(*eventlog.WalletBase) error, describe func(seq int64, e *event.Event)) (eventlog.Dropped, error)
	ListenAppends(ctx context.Context, wake func()) error
	CommitState(ctx context.Context, commit *enginestate.Commit) error
	Rebuild(ctx context.Context, stateAlone bool, f func(*enginestate.Rebuild) error) error
	Progress(ctx context.Context) (arrived int64, err error)
	LoadState(ctx context.Context, chain smartmoney.Chain,
		begin func(eventlog.EngineState) (int64, error), page func(enginestate.Page) error, record func(enginestate.ChangeRecord) error) error
	ChangeRecords(ctx context.Context, chain smartmoney.Chain, after int64, record func(enginestate.ChangeRecord) error) error
	Journal(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, row func(enginestate.JournalRow) error) error
	DayStarts(ctx context.Context, chain smartmoney.Chain, upTo int64) ([]smartmoney.DayStart, error)
	EachWalletDay(ctx context.Context, chain smartmoney.Chain, day int, f func(*smartmoney.WalletDay) error) error
	ResumeSnapshot(ctx context.Context, chain smartmoney.Chain, day int32) (complete bool, err error)
	ChangedCustomers(ctx context.Context, afterRevision int64) (changed []notifications.Customer, revision int64, err error)
	ConfigRevision(ctx context.Context) (int64, error)
	PendingOutcomes(ctx context.Context, chain smartmoney.Chain, after int64) ([]notify.PendingOutcome, error)
	TradesAt(ctx context.Context, chain smartmoney.Chain, seqs []int64, f func(seq int64, t *smartmoney.Trade) error) error
	TradesOf(ctx context.Context, chain smartmoney.Chain, newest []int64, upTo int64, f func(seq int64, t *smartmoney.Trade) error) error
	Bases(ctx context.Context, chain smartmoney.Chain, wallets []string) (first int64, bases map[string]eventlog.WalletBase, err error)
	Horizon(ctx context.Context, chain smartmoney.Chain) (eventlog.Horizon, error)
	PriceTrades(ctx context.Context, chain smartmoney.Chain, tokens []eventlog.TokenAt, upTo int64,
		f func(token int, seq int64, set bool, t *smartmoney.Trade) (more bool), dropped func(token int, base *smartmoney.TokenBase)) error
	Live(ctx context.Context, chain smartmoney.Chain, seqs []int64, upTo int64) (live func(seq int64) bool, err error)
	RaisedFrom(ctx context.Context, chain smartmoney.Chain, seqs []int64, tokens []string, notBefore int64) ([]notify.Raised, error)
	notify.Log
}

// Stores are the stores of a database that an engine commits to together.
type Stores struct {
	*eventlog.Log
	*enginestate.Store
	*notifications.Logs
	*customers.Registry
	*history.Days
}

var _ Store = Stores{}

// batchBytes is the memory of a batch's events after which it takes no more of them, bytes: a
// commit has a timeout, however large the texts of markets are.
const batchBytes = 16 << 20

// Options configures New. The zero value of every field but Store means its default.
type Options struct {
	Store Store
	// RankInterval is the event time between two refreshes of the effective leaderboard. Default 60
	// s.
	RankInterval time.Duration
	// TopWallets is how many wallets of the effective leaderboard make smart trades. Default 200.
	TopWallets int
	// Filters are the chains' default filters. Default smartmoney.DefaultFilter.
	Filters map[smartmoney.Chain]smartmoney.Filter
	// OpenGainLimit is how many times its token's volume an open position gains at most in net
	// profits, on a DEX. 0: no limit.
	OpenGainLimit float64
	// SignalMinVolume is the 24-hour volume that a token of a DEX needs to raise signals, USD. 0:
	// none.
	SignalMinVolume float64
	// WarmUp holds back the signals of a chain for that much event time from its first trade on. 0:
	// none are held back.
	WarmUp time.Duration
	// MaxSignalAge holds back signals whose event time is older than this. 0: none are held back.
	MaxSignalAge time.Duration
	// HistoryUntil is the moment before which event times are history: signals and retractions of
	// one are stored as sent at it. Zero: everything is sent when it is found.
	HistoryUntil time.Time
	// HistoryWallets is how many wallets of each leaderboard are kept at midnight of event time. 0:
	// no snapshots are taken.
	HistoryWallets int
	// BatchEvents bounds the events of one commit, except that a single request is never split by
	// it. Default 16384.
	BatchEvents int
	// BatchNotifications is the number of notifications after which a commit takes no more events,
	// so that it stays within its timeout however many customers there are, and the most
	// retractions of one. Default 4096.
	BatchNotifications int
	// BatchSnapshots is the number of rows of snapshots after which one commit takes no further
	// part of one. Default 500.
	BatchSnapshots int
	// Poll is the interval at which the log is read for events of other processes whose wake-up was
	// lost. Default 250 ms.
	Poll time.Duration
	// Delivered is called after each commit with the notifications that it added to customers'
	// logs, Sequence and SentAt filled in. It must not block, keep or change them. Nil: not called.
	Delivered func([]notifications.Entry)
	// Retracted is called after each commit with the retractions that it added to customers'
	// logs; those of Sequence 0 were not added. It must not block. It may be nil.
	Retracted func([]notify.Retraction)
	// Committed is called after each commit. It must not block. Nil: not called.
	Committed func(Committed)
	// Unread switches off views, which saves their memory and time, for an engine that nobody reads
	// from.
	Unread bool
	// Now is the clock. Default time.Now.
	Now func() time.Time
	// Logger receives failures that are retried. Default: discarded.
	Logger *slog.Logger
	// InlineTrades is the number of trades of a correction's wallets up to which the loop waits for
	// it, so that the order of all chains stays. Below 0 it waits for none. Default 100.
	InlineTrades int
	// InlineWait is how long it waits at most. Default 2 s.
	InlineWait time.Duration

	// rows of days of a correction beyond which they are stored before it is committed
	aheadRows   int
	captureRows int // rows of a snapshot that are captured at a time; 0: the default
	dayRows     int // rows of one commit of the scan for days; 0: the default
	batchDays   int // rows of days after which a batch takes no more events; 0: the default
	batchBytes  int // bytes of events after which a batch takes no more of them; 0: the default

	// is called after the commit of corrections; nil: not called
	corrected func(committedCorrections)

	undecidedBytes int // bytes of what is undecided; 0: the default
	// bytes of change records after which a checkpoint is not put off; 0: the default
	lateBytes int
}

func (o Options) withDefaults() Options {
	positive(&o.RankInterval, time.Minute)
	positive(&o.TopWallets, 200)
	positive(&o.BatchEvents, 16384)
	positive(&o.BatchNotifications, 4096)
	positive(&o.BatchSnapshots, 500)
	positive(&o.Poll, 250*time.Millisecond)
	positive(&o.captureRows, captureRows)
	positive(&o.dayRows, dayRows)
	positive(&o.batchDays, batchDays)
	positive(&o.batchBytes, batchBytes)
	positive(&o.undecidedBytes, undecidedBytes)
	positive(&o.lateBytes, lateBytes)
	if o.Now == nil {
		o.Now = time.Now
	}
	o.Logger = cmp.Or(o.Logger, slog.New(slog.DiscardHandler))
	o.aheadRows = cmp.Or(o.aheadRows, aheadRows)
	o.InlineTrades = cmp.Or(o.InlineTrades, inlineTrades)
	o.InlineWait = cmp.Or(o.InlineWait, inlineWait)
	filters := map[smartmoney.Chain]smartmoney.Filter{}
	for _, c := range smartmoney.Chains() {
		filters[c] = smartmoney.DefaultFilter(c)
		if f, ok := o.Filters[c]; ok {
			filters[c] = f
		}
	}
	o.Filters = filters
	return o
}

// positive sets a value that is not positive to its default.
func positive[T int | time.Duration](value *T, byDefault T) {
	if *value <= 0 {
		*value = byDefault
	}
}

// New returns an engine. Start runs it.
func New(o Options) *Engine {
	o = o.withDefaults()
	return &Engine{
		options: o, metrics: newMetrics(), interval: int64(o.RankInterval), log: o.Logger,
		queue: newQueue(), requests: make(chan request), loaded: make(chan struct{}), ended: make(chan struct{}),
		windowsDue: make(chan struct{}, 1),
	}
}

// Start runs the engine until Stop.
func (e *Engine) Start(ctx context.Context) error {
	e.uncut, e.cut = context.WithCancel(context.WithoutCancel(ctx))
	ctx, e.stop = context.WithCancel(e.uncut)
	go e.run(ctx)
	return nil
}

// Stop ends the engine after the commit in progress and waits for it. It cancels the commit when
// ctx ends.
func (e *Engine) Stop(ctx context.Context) error {
	e.stop()
	defer context.AfterFunc(ctx, e.cut)()
	<-e.ended
	e.cut()
	return nil
}

// Enqueue passes events that were just appended, so that the engine need not read them back. It
// never blocks: a busy engine reads from the logs what the queue had no room for.
func (e *Engine) Enqueue(appended *eventlog.Appended) {
	e.queue.enqueue(&eventRange{
		chains: appended.Chains, from: appended.FirstOffset, to: appended.LastOffset,
	})
}

// CustomersChanged wakes the engine to load changes of customers' settings or logs. Every change
// applies to each event appended after it even without this call.
func (e *Engine) CustomersChanged() { e.queue.wakeLoop() }

// Leads reports whether this engine holds the lease and processes the logs.
func (e *Engine) Leads() bool { return e.leads.Load() }

// TooOld returns how many trades since New were too old for a signal, by MaxSignalAge. ok is false
// on an engine that follows.
func (e *Engine) TooOld() (uint64, bool) { return e.tooOld.Load(), e.leads.Load() }

// Correcting returns the corrections that a chain waits for, nil if there are none, or if another
// engine leads.
func (e *Engine) Correcting(chain smartmoney.Chain) *smartmoney.RunningCorrection {
	return e.running[chain.Index()].Load()
}

// Ready returns nil while the states are loaded and kept up to date.
func (e *Engine) Ready(context.Context) error {
	if e.failing.Load() {
		return e.whyFailing()
	}
	return e.loading()
}

// loading returns the reason why nothing can be read yet, nil after the states have been loaded. It
// is for customers: what the operator has to do is Ready's to say.
func (e *Engine) loading() error {
	select {
	case <-e.loaded:
		return nil
	default:
	}
	if e.failing.Load() {
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "the service fails to load its state and tries again; its operator finds the reason in /readyz and the log")
	}
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the state is being loaded: try again in a moment")
}

// whyFailing returns the failure as it may be shown. For a damaged row it names the row and says
// what to do.
func (e *Engine) whyFailing() error {
	if err := e.failure.Load(); err != nil {
		if damage, ok := errors.AsType[*eventlog.Damage](*err); ok {
			return smartmoney.Errorf(smartmoney.CodeUnavailable, "%s", damage.Error())
		}
	}
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the engine fails and tries again; the log says why")
}
