package engine

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// restarts is the backoff of a session, or of LISTEN, after a failure.
var restarts = retry.Policy{First: 50 * time.Millisecond, Most: 5 * time.Second}

const (
	leadEvery     = time.Second      // how often a follower tries to lead
	commitTimeout = 30 * time.Second // bounds a commit in progress after Stop
)

// Engine runs the loop that owns every chain's state.
type Engine struct {
	options  Options
	interval int64 // rank interval, ns
	log      *slog.Logger

	queue    *queue
	requests chan request
	loaded   chan struct{} // closed once the states have been loaded
	once     sync.Once     // closes loaded
	ended    chan struct{} // closed when the loop has ended
	leads    atomic.Bool   // holds the lease
	tooOld   atomic.Uint64 // trades that came too late for a signal
	// the last session failed and nothing was committed or followed since
	failing atomic.Bool
	failure atomic.Pointer[error] // why it failed; nil: it never did
	busy    time.Duration         // spent on events so far; belongs to the loop
	// the session committed or followed something; belongs to the loop
	worked bool
	stop   context.CancelFunc

	// uncut outlives stop, so that a commit in progress can finish.
	uncut context.Context //nolint:containedctx // the life of a goroutine, not of a call
	cut   context.CancelFunc

	// what paused chains wait for
	running [smartmoney.ChainCount]atomic.Pointer[smartmoney.RunningCorrection]

	metrics     *metrics
	decisionsMu sync.Mutex // guards decisions
	decisions   notify.Counts

	generations atomic.Uint64
	chains      [smartmoney.ChainCount]view
	windows     [smartmoney.ChainCount]chainWindows
	windowsDue  chan struct{} // wakes runWindows
}

// states is every chain's state, by Chain.Index. It belongs to the loop.
type states [smartmoney.ChainCount]*state

// dayRows returns how many rows of days the batch stores so far.
func (s *states) dayRows() (n int) {
	for i := range s {
		n += len(s[i].Ledger.Days())
	}
	return n
}

type positions [smartmoney.ChainCount]int64

func (s *states) positions() (at positions) {
	for i := range s {
		at[i] = s[i].Position()
	}
	return at
}

// run leads or follows until ctx ends, and restarts after each failure.
func (e *Engine) run(ctx context.Context) {
	defer close(e.ended)
	if !e.options.Unread {
		var windows sync.WaitGroup
		windows.Go(func() { e.runWindows(ctx) })
		defer windows.Wait()
	}
	backoff := restarts.Backoff()
	for ctx.Err() == nil {
		e.worked = false
		err := e.session(ctx)
		if ctx.Err() != nil {
			if err != nil && !errors.Is(err, context.Canceled) {
				e.log.Error("engine stopped with an error", "error", err)
			}
			return
		}
		if e.worked {
			backoff.Reset()
		}
		pause := backoff.Next()
		if err != nil {
			e.failure.Store(&err)
			e.failing.Store(true)
			e.log.Error("engine session failed, restarting", "error", err, "pause", pause)
		}
		_ = retry.Sleep(ctx, pause) // the loop ends with ctx
	}
}

// session leads when it can and follows otherwise, until something fails or a
// follower may lead.
func (e *Engine) session(ctx context.Context) error {
	lease, err := e.options.Store.Lead(ctx)
	if err != nil {
		return err
	}
	if lease == nil {
		err := e.follow(ctx)
		if errors.Is(err, errGap) {
			// Not a failure: the leader deletes change records older than its pages, which happens
			// within one poll interval while it catches up.
			e.log.Info("follower lagged behind retained change records, reloading", "reason", err)
			return nil
		}
		return err
	}
	e.leads.Store(true)
	err = e.leadUntilLost(ctx, lease)
	e.leads.Store(false)
	free, cancel := context.WithTimeout(e.uncut, commitTimeout)
	defer cancel()
	return errors.Join(err, lease.Release(free))
}

var errLost = errors.New("the lease is lost: another engine may lead")

// leadUntilLost leads until something fails, ctx ends or the lease is lost.
func (e *Engine) leadUntilLost(ctx context.Context, lease enginestate.Lease) error {
	leading, end := context.WithCancelCause(ctx)
	defer end(nil)
	var background sync.WaitGroup
	background.Go(func() { e.listen(leading) })
	background.Go(func() {
		select {
		case <-lease.Lost():
			end(errLost)
		case <-leading.Done():
		}
	})
	err := e.lead(leading)
	end(nil)
	background.Wait()
	if ctx.Err() == nil && errors.Is(context.Cause(leading), errLost) {
		e.log.Warn("engine follows", "reason", errLost, "error", err)
		return nil
	}
	return err
}

// lead leads until something fails or ctx ends.
func (e *Engine) lead(ctx context.Context) error {
	l, err := e.newLeading(ctx)
	if err != nil {
		return err
	}
	e.ready(l.all)
	ctx, cancel := context.WithCancel(ctx)
	defer func() {
		cancel()
		l.paused.background.Wait()
		for i := range e.running {
			e.running[i].Store(nil)
		}
	}()
	for ctx.Err() == nil {
		if err := l.cycle(ctx); err != nil {
			return err
		}
	}
	return nil
}

// advance publishes the positions to readers and clears the failure.
func (e *Engine) advance(all *states) {
	e.worked = true
	e.failing.Store(false)
	for i, s := range all {
		e.chains[i].committed.Store(s.Position())
	}
}

// idle waits for work, at most until a time or the poll, and reports whether to poll.
func (e *Engine) idle(ctx context.Context, all *states, poll, until time.Time) bool {
	timer := time.NewTimer(time.Until(earlier(earlier(poll, until), e.publishDue(all))))
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case r := <-e.requests:
		r.ask(all)
		close(r.done)
	case <-e.queue.wake:
	case <-timer.C:
		return !time.Now().Before(poll)
	}
	return false
}

// follow applies the leader's commits until the lease may be free.
func (e *Engine) follow(ctx context.Context) error {
	rules, _, err := e.rules(ctx)
	if err != nil {
		return err
	}
	if rules < smartmoney.RulesVersion {
		return ledger.ErrFormerRules // a leader of this version makes the state anew
	}
	all, err := e.load(ctx, e.loadFollowing, 0)
	if err != nil {
		return err
	}
	e.ready(all)
	for _, s := range all {
		s.Ledger.ForgetUnstored() // the leader stores them
	}
	poll, tryLead := time.Now(), time.Now().Add(leadEvery)
	for ctx.Err() == nil {
		e.queue.drop()
		if !e.idle(ctx, all, poll, poll) {
			continue
		}
		poll = time.Now().Add(e.options.Poll)
		for _, s := range all {
			if err := e.catchUp(ctx, s); err != nil {
				return err
			}
		}
		e.advance(all)
		if time.Now().After(tryLead) {
			if lease, err := e.options.Store.Lead(ctx); err != nil {
				return err
			} else if lease != nil {
				return lease.Release(ctx) // the next session takes it and loads as a leader
			}
			tryLead = time.Now().Add(leadEvery)
		}
	}
	return nil
}

var errGap = errors.New("changes that follow the position are gone")

// catchUp applies the changes that were committed after a state's position.
func (e *Engine) catchUp(ctx context.Context, s *state) error {
	err := e.options.Store.ChangeRecords(ctx, s.Ledger.Chain(), s.Position(), func(d enginestate.ChangeRecord) error {
		since, err := ledger.ChangesSince(d.Body)
		if err != nil {
			return err
		}
		if since != s.Position() {
			return errGap
		}
		if err := s.Follow(d.Seq, d.Body); err != nil {
			return err
		}
		e.handDays(s, s.Ledger.TakePast())
		return nil
	})
	if err == nil {
		s.Ledger.Publish()
	}
	return err
}

// ready publishes states that were just loaded. A session that fails again before it makes progress
// still counts as failing.
func (e *Engine) ready(all *states) {
	e.beginWindows(all)
	for i := range e.chains {
		if !e.options.Unread {
			e.publish(&e.chains[i], all[i])
			e.chains[i].ledger.Store(all[i].Ledger.View())
		}
	}
	failing := e.failing.Load()
	e.advance(all) // last: who sees a position sees the views of it
	e.failing.Store(failing)
	e.worked = false // reloading reads the whole state each time
	e.once.Do(func() { close(e.loaded) })
}

// listen wakes the engine when other processes append events, until ctx ends. After a failure it
// listens again; meanwhile the poll finds the events. Wake-ups that arrive while the loop works are
// merged into one.
func (e *Engine) listen(ctx context.Context) {
	restarts.Keep(ctx, func(working func()) error {
		return e.options.Store.ListenAppends(ctx, func() {
			working()
			e.queue.missed()
		})
	}, func(err error) {
		e.log.Warn("LISTEN failed, falling back to polling for events of other processes", "error", err)
	})
}
