package source

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// mostPause is the longest pause between the runs of a reader that fails.
const mostPause = time.Minute

// run reads a source under one lease, with one reader after another.
type run struct {
	options *Options
	kind    Kind
	spec    Spec
	out     *output
	log     *slog.Logger

	mu      sync.Mutex // guards what follows
	failed  error      // the last error
	at      time.Time  // its time
	refused bool       // it was a *RefusedError
	stopped time.Time  // when a *CorrectionError first stopped the source; zero after another error
}

// Report returns what the run has to report.
func (r *run) Report() Held {
	progress, worked := r.out.reported()
	r.mu.Lock()
	defer r.mu.Unlock()
	h := Held{ID: r.out.claim.ID, Lease: r.out.claim.Lease, Progress: progress, Failing: r.failed != nil && !worked}
	if r.failed != nil {
		h.Error, h.ErrorAt, h.Refused = ErrorText(r.failed), r.at, r.refused && !worked
	}
	if refused, ok := errors.AsType[*CorrectionError](r.failed); ok && h.Failing {
		h.Progress.Missing = fmt.Sprintf("the log refuses the source's own %s since %s", refused.What, r.stopped.UTC().Format(time.RFC3339))
	}
	return h
}

// Loop reads the source until ctx ends or the lease is lost.
func (r *run) Loop(ctx context.Context) {
	backoff := retry.Policy{First: r.options.Pause, Most: mostPause}.Backoff()
	for {
		err := r.read(ctx)
		if ctx.Err() != nil || errors.Is(err, ErrLeaseLost) {
			return
		}
		if _, worked := r.out.reported(); worked {
			backoff.Reset()
		}
		pause := backoff.Next()
		if r.fail(err) {
			pause = r.options.Again
		}
		r.log.Warn("source failed, trying again", "error", ErrorText(err), "pause", pause)
		if retry.Sleep(ctx, pause) != nil {
			return
		}
	}
}

// fail keeps an error to report, and returns whether the provider refuses the source, or the log a
// correction of its own.
func (r *run) fail(err error) (refused bool) {
	_, refused = errors.AsType[*RefusedError](err)
	r.out.failed()
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failed, r.at, r.refused = err, r.spec.Now(), refused
	if _, corrects := errors.AsType[*CorrectionError](err); !corrects {
		r.stopped = time.Time{}
	} else {
		refused = true // likewise tried again later
		if r.stopped.IsZero() {
			r.stopped = r.at
		}
	}
	return refused
}

// read runs one reader from the committed position. A panic is its error.
func (r *run) read(ctx context.Context) (err error) {
	if err := r.out.reload(ctx); err != nil {
		return err
	}
	defer func() {
		if value := recover(); value != nil {
			r.log.Error("a reader panicked", "panic", value, "stack", string(debug.Stack()))
			err = fmt.Errorf("the reader panicked: %v", value)
		}
	}()
	reader, err := r.kind.New(r.spec)
	if err != nil {
		return err
	}
	if err := reader.Run(ctx, r.out); err != nil {
		return err
	}
	return errors.New("the reader ended without a reason")
}

// Options is what a Runner needs. Durations of 0 mean their defaults.
type Options struct {
	Store  *Connections
	Append Append
	Kinds  Kinds
	Owner  string // of leases: unique among all processes that ever ran
	Log    *slog.Logger
	Now    func() time.Time
	HTTP   *http.Client
	Quotes importer.Settings
	// TokenPrice is that of Spec; it may be nil.
	TokenPrice func(chain smartmoney.Chain, token string) (usd float64, at time.Time, ok bool)

	Tick  time.Duration // between looks at the database. Default a fifth of Lease
	Lease time.Duration // a process that is silent for so long loses its sources. Default 15 s
	// after the first failure of a reader, doubled up to a minute. Default 2 s, of which up to half
	// is left out
	Pause time.Duration
	Again time.Duration // until a source that was refused is tried again. Default 5 min
}

func (o Options) withDefaults() Options {
	o.Lease = cmp.Or(o.Lease, 15*time.Second)
	o.Tick = cmp.Or(o.Tick, o.Lease/5)
	o.Pause = cmp.Or(o.Pause, 2*time.Second)
	o.Again = cmp.Or(o.Again, 5*time.Minute)
	return o
}

// Runner leases sources that no other process reads, and runs a reader for each. It follows what is
// added, paused, resumed, changed or removed in the database. Start connects to nothing before it
// returns. Stop stops every reader and ends its lease, so that another process goes on at once.
type Runner struct {
	*sqldb.Keeper[Claimed, Held]
	options Options
}

// NewRunner returns a runner. It must stop before the appender does.
func NewRunner(o Options) *Runner {
	r := &Runner{options: o.withDefaults()}
	o = r.options
	r.Keeper = sqldb.NewKeeper(sqldb.KeeperOptions[Claimed, Held]{
		What: "sources",
		Claim: func(ctx context.Context) ([]Claimed, error) {
			return o.Store.ClaimSources(ctx, o.Owner, o.Kinds.read(), o.Lease)
		},
		Renew: func(ctx context.Context, held []Held) ([]int64, error) {
			return o.Store.RenewSources(ctx, o.Owner, o.Lease, held)
		},
		Release: func(ctx context.Context, held []Held) error { return o.Store.ReleaseSources(ctx, o.Owner, held) },
		Begin:   r.begin,
		Log:     o.Log, Now: o.Now, Tick: o.Tick, Lease: o.Lease,
	})
	return r
}

// begin returns what reads a claimed source.
func (r *Runner) begin(c Claimed) (int64, sqldb.LeaseRun[Held], *slog.Logger) {
	spec := r.options.spec(&c)
	return c.ID, &run{
		kind: r.options.Kinds[c.Kind], options: &r.options, log: spec.Log, out: newOutput(&r.options, c, spec.Log), spec: spec,
	}, spec.Log
}

// spec returns what the reader or the receiver of a source is made from.
func (o *Options) spec(c *Claimed) Spec {
	return Spec{
		Name: c.Name, Settings: c.Settings, Log: o.Log.With("source", c.Name, "kind", c.Kind),
		Now: o.Now, HTTP: o.HTTP, Quotes: o.Quotes, TokenPrice: o.TokenPrice,
	}
}
