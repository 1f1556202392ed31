package source

import (
	"cmp"
	"context"
	"log/slog"
	"net/http"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

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
	log := r.options.Log.With("source", c.Name, "kind", c.Kind)
	return c.ID, &run{
		kind: r.options.Kinds[c.Kind], options: &r.options, log: log, out: newOutput(&r.options, c, log),
		spec: Spec{Name: c.Name, Settings: c.Settings, Log: log, Now: r.options.Now, HTTP: r.options.HTTP, Quotes: r.options.Quotes, TokenPrice: r.options.TokenPrice},
	}, log
}
