// Package engine applies the log to every chain's ledger and ranking and publishes
// what came of it.
//
// The engine that holds the lease leads: it reads the logs in the order of
// arrival, applies them in memory and commits what changed together with the
// positions it reached, in one transaction, so that every event takes effect
// exactly once whatever is killed when. When a commit fails, or another engine was
// first, it drops its memory and loads what is committed. An engine without the
// lease follows: it applies what the leader committed and answers the same
// questions.
//
// One goroutine owns the state of every chain, so that what happens on several
// chains takes effect in the order in which it arrived, however it was batched.
//
// State is persisted as changes, one piece per commit and chain, and as pages that
// roll forward at the rankings' boundaries; see docs/adr. A leader resumes from
// each chain's last boundary: it loads the state as of there, takes the ranking in
// force from it, and applies the log again up to its position, which gives the
// ranking, the state and everything derived from them as they were.
package engine

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/notify"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Store is the part of the database that an engine needs.
type Store interface {
	Lead(ctx context.Context) (*store.Lease, error)
	Arrived(ctx context.Context) (int64, error)
	ReadLog(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (span store.Segment, more bool, err error)
	Fills(ctx context.Context, chain smartmoney.Chain, after, upTo int64, fill func(event.Fill)) error
	ListenAppends(ctx context.Context, wake func()) error
	CommitState(ctx context.Context, commit *store.Commit) error
	Progress(ctx context.Context) (arrived int64, err error)
	Journal(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, row func(store.JournalRow) error) error
	Accounts(ctx context.Context, afterRevision int64) (changed []store.Account, revision int64, err error)
	ConfigRevision(ctx context.Context) (int64, error)
	PendingOutcomes(ctx context.Context, chain smartmoney.Chain, after int64) ([]store.PendingOutcome, error)
	Sweep(ctx context.Context, now time.Time, before [smartmoney.ChainCount]int64, keepNotifications time.Duration) error
	notify.Log
	ChangeRecords(ctx context.Context, chain smartmoney.Chain, after int64, record func(store.ChangeRecord) error) error
	LoadState(ctx context.Context, chain smartmoney.Chain,
		begin func(store.State) (int64, error), page func(store.StatePage) error, record func(store.ChangeRecord) error) error
}

var _ Store = (*store.DB)(nil)

// Options say how an engine works. The zero value of every field but Store stands
// for its default.
type Options struct {
	Store Store
	// RankInterval is the event time between two refreshes of the effective leaderboard. Default 60 s.
	RankInterval time.Duration
	// TopWallets is how many wallets of the effective leaderboard make smart trades. Default 200.
	TopWallets int
	// Filters are the chains' default filters. Default smartmoney.DefaultFilter.
	Filters map[smartmoney.Chain]smartmoney.Filter
	// WarmUp holds back the signals of a chain for that much event time from its first trade on. 0: none is.
	WarmUp time.Duration
	// MaxSignalAge holds back signals whose event time is older than this. 0: none is.
	MaxSignalAge time.Duration
	// KeepNotifications is how long notifications are kept after they were sent. 0: for ever.
	KeepNotifications time.Duration
	// BatchEvents bounds the events of one commit, but for a single request that
	// holds more. Default 16384.
	BatchEvents int
	// BatchNotifications is after how many notifications a commit takes no more events, so
	// that it stays within its time however many customers there are. Default 4096.
	BatchNotifications int
	// Poll is how often the log is looked at for what other processes appended, in case a
	// wake-up for it was lost. Default 250 ms.
	Poll time.Duration
	// Delivered is called after each commit that entered something into customers' logs,
	// with what it was; Sequence and SentAt are filled in. It must neither block nor keep
	// or change the notices. Nil: nothing is called.
	Delivered func([]store.Entry)
	// Committed is called after each commit with the time that it took. It must not block.
	// Nil: nothing is called.
	Committed func(took time.Duration)
	// Unread reports that nobody asks this engine anything: it publishes no views, which
	// saves their memory and time.
	Unread bool
	// Now is the clock. Default time.Now.
	Now func() time.Time
	// Logger gets what went wrong and was tried again. Default: discarded.
	Logger *slog.Logger
}

func (o Options) withDefaults() Options {
	if o.RankInterval <= 0 {
		o.RankInterval = time.Minute
	}
	if o.TopWallets <= 0 {
		o.TopWallets = 200
	}
	if o.BatchEvents <= 0 {
		o.BatchEvents = 16384
	}
	if o.BatchNotifications <= 0 {
		o.BatchNotifications = 4096
	}
	if o.Poll <= 0 {
		o.Poll = 250 * time.Millisecond
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
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

// New makes an engine that Start sets going.
func New(o Options) *Engine {
	o = o.withDefaults()
	return &Engine{
		options: o, interval: int64(o.RankInterval), log: o.Logger,
		queue: newQueue(), requests: make(chan request), loaded: make(chan struct{}), ended: make(chan struct{}),
	}
}

// Start sets the engine going until Stop.
func (e *Engine) Start(ctx context.Context) error {
	e.uncut, e.cut = context.WithCancel(context.WithoutCancel(ctx))
	ctx, e.stop = context.WithCancel(e.uncut)
	go e.run(ctx)
	return nil
}

// Stop ends the engine after the commit that it is in, and waits for it. The commit is
// cut when ctx ends.
func (e *Engine) Stop(ctx context.Context) error {
	e.stop()
	defer context.AfterFunc(ctx, e.cut)()
	<-e.ended
	e.cut()
	return nil
}

// Enqueue hands over events that were just appended to the logs, to save the engine
// reading them back. It never blocks: what a busy engine cannot take it reads from
// the logs.
func (e *Engine) Enqueue(appended *store.Appended) {
	e.queue.enqueue(&eventRange{
		chains: appended.Chains, from: appended.FirstOffset, to: appended.LastOffset,
	})
}

// AccountsChanged wakes the engine to learn of a change of a customer's settings or log.
// Changes are in force for every event that is appended after them without it, too.
func (e *Engine) AccountsChanged() { e.queue.wakeLoop() }

// Leads reports whether this engine holds the lease, and so processes the logs.
func (e *Engine) Leads() bool { return e.leads.Load() }

// TooOld counts the trades since the engine was made that came too late for a signal:
// their signals would be older than MaxSignalAge. It is false where another engine leads,
// and counts.
func (e *Engine) TooOld() (uint64, bool) { return e.tooOld.Load(), e.leads.Load() }

// Ready is nil while the states are loaded and kept up to date.
func (e *Engine) Ready(context.Context) error {
	if err := e.loading(); err != nil {
		return err
	}
	if e.failing.Load() {
		return e.whyFailing()
	}
	return nil
}

// loading returns why nothing can be read yet, nil once the states have been loaded.
func (e *Engine) loading() error {
	select {
	case <-e.loaded:
		return nil
	default:
	}
	if e.failing.Load() {
		return e.whyFailing()
	}
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the state is being loaded: try again in a moment")
}

// whyFailing words the failure for whoever asks. Of a damaged row it says which.
func (e *Engine) whyFailing() error {
	if err := e.failure.Load(); err != nil {
		if damage, ok := errors.AsType[*store.Damage](*err); ok {
			return smartmoney.Errorf(smartmoney.CodeUnavailable, "%s", damage.Error())
		}
	}
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the engine fails and tries again; the log says why")
}
