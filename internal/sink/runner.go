package sink

import (
	"cmp"
	"context"
	"log/slog"
	"slices"
	"time"

	"smartmoney/internal/leases"
	"smartmoney/internal/lifecycle"
)

// Reader reads the messages of one stream from the database and hands them to an Output. It is safe for concurrent use.
type Reader interface {
	// Run publishes for a sink from its committed positions until ctx ends, and then returns any error. It returns an
	// error of out as it is. Any other error is shown as the sink's last error, and Run is called again after a pause.
	Run(ctx context.Context, sink Claimed, out Output) error
}

// Output is what a Reader writes to while the sink is leased. It is safe for concurrent use.
type Output interface {
	// Publish publishes messages of one stream in batches, and then stores positions. It returns when the broker and the
	// database have them. Both may be empty.
	Publish(ctx context.Context, messages []Message, positions []Position) error
	// Idle says that everything is published.
	Idle()
}

// Options is what a Runner needs. Durations of 0 mean their defaults.
type Options struct {
	Store   Store
	Sinks   []Definition // those of the settings file, checked
	Kinds   Kinds
	Readers map[Stream]Reader
	Owner   string // of leases: unique among all processes that ever ran
	Log     *slog.Logger
	Now     func() time.Time

	Tick    time.Duration // between looks at the database. Default 3 s
	Lease   time.Duration // a process that is silent for so long loses its sinks. Default 15 s
	Pause   time.Duration // after the first failure of a sink, doubled up to a minute. Default 2 s, of which up to half is left out
	Again   time.Duration // until a sink that was refused is tried again. Default 5 min
	Timeout time.Duration // of a call of Publisher.Publish and of Kind.New. Default 30 s
}

func (o Options) withDefaults() Options {
	o.Tick = cmp.Or(o.Tick, 3*time.Second)
	o.Lease = cmp.Or(o.Lease, 15*time.Second)
	o.Pause = cmp.Or(o.Pause, 2*time.Second)
	o.Again = cmp.Or(o.Again, 5*time.Minute)
	o.Timeout = cmp.Or(o.Timeout, 30*time.Second)
	return o
}

// Runner leases the sinks of its settings that no other process publishes for, and publishes.
type Runner struct {
	options Options
	leases  *leases.Keeper[Claimed, Held]
}

var _ lifecycle.Service = (*Runner)(nil)

// NewRunner returns a runner that is not started. SyncSinks must have been called with its sinks.
func NewRunner(o Options) *Runner {
	r := &Runner{options: o.withDefaults()}
	o = r.options
	names := make([]string, len(o.Sinks))
	for i := range o.Sinks {
		names[i] = o.Sinks[i].Name
	}
	r.leases = leases.New(leases.Options[Claimed, Held]{
		What: "sinks",
		Claim: func(ctx context.Context) ([]Claimed, error) {
			return o.Store.ClaimSinks(ctx, o.Owner, names, o.Lease)
		},
		Renew: func(ctx context.Context, held []Held) ([]int64, error) {
			return o.Store.RenewSinks(ctx, o.Owner, o.Lease, held)
		},
		Release: func(ctx context.Context, held []Held) error { return o.Store.ReleaseSinks(ctx, o.Owner, held) },
		Begin:   r.begin,
		Log:     o.Log, Now: o.Now, Tick: o.Tick, Lease: o.Lease,
	})
	return r
}

// Start starts the runner. It connects to nothing before it returns.
func (r *Runner) Start(ctx context.Context) error {
	if len(r.options.Sinks) == 0 {
		return nil
	}
	return r.leases.Start(ctx)
}

// Stop stops publishing and ends the leases, so that another process goes on at once.
func (r *Runner) Stop(ctx context.Context) error {
	if len(r.options.Sinks) == 0 {
		return nil
	}
	return r.leases.Stop(ctx)
}

// begin returns what publishes for a claimed sink.
func (r *Runner) begin(c Claimed) (int64, leases.Run[Held], *slog.Logger) {
	i := slices.IndexFunc(r.options.Sinks, func(d Definition) bool { return d.Name == c.Name })
	d := &r.options.Sinks[i]
	log := r.options.Log.With("sink", d.Name, "kind", d.Kind)
	return c.ID, &run{
		options: &r.options, definition: d, claim: c, log: log, kind: r.options.Kinds[d.Kind],
		spec: Spec{Name: d.Name, Settings: d.Settings, Streams: d.Streams, Log: log},
	}, log
}
