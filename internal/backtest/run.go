// Package backtest is the run of the backtest command: a Run takes events of files through
// ledger, ranking, detection and the delivery rules in memory, as the engine does, with one
// customer and no database, and reports what the customer would have been sent.
//
// Its tests hold a live run, a Run, a Simulator and a DecisionLedger to one another.
package backtest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/uploader"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// RunOptions say how a Run looks at events; everything but WarmUp, Now, Corrections, Horizon,
// OpenGainLimit and SignalMinVolume is required.
type RunOptions struct {
	Config       smartmoney.Config // of the one customer, within its bounds
	RankInterval time.Duration     // event time between two refreshes of the effective leaderboard
	TopWallets   int               // wallets of the ranking whose trades are smart
	// event time from a chain's first trade on in which its signals are held back; 0: none
	WarmUp time.Duration
	Filter func(smartmoney.Chain) smartmoney.Filter
	// default time.Now; events may not be further ahead of it than the service allows
	Now func() time.Time
	// the events may have retract and rewind among them, for which a Run keeps about 150 bytes for
	// each trade
	Corrections bool
	Horizon     time.Duration // event time that corrections reach back; default 7 days

	// how many times its token's volume an open position gains at most in net profits; 0: no limit
	OpenGainLimit float64
	// USD of 24-hour volume below which a token of a DEX raises no signals; 0: none
	SignalMinVolume float64
}

// Run is the service in memory, with one customer: events go in, signals come out, as
// from an engine that gets the same events in the same order, but no signal is too
// old. It belongs to one goroutine.
type Run struct {
	chains    [smartmoney.ChainCount]*pipeline.Chain
	offset    int64
	live      map[[16]byte]int64              // sequence numbers of the live trades, by id
	histories [smartmoney.ChainCount]*history // nil: without corrections
	horizon   time.Duration
	raised    replay.Raised
	decider   *notify.Decider
	tally     *replay.Tally
	decisions []detect.Decision
	decoder   *event.Decoder
	now       func() time.Time
	config    smartmoney.Config
	first     time.Time // traded_at of the first trade; zero: there was none
	scratch   []byte
}

// NewRun makes a Run that has seen nothing.
func NewRun(ctx context.Context, o RunOptions) (*Run, error) {
	if o.Now == nil {
		o.Now = time.Now
	}
	r := &Run{
		live: map[[16]byte]int64{}, horizon: o.Horizon, tally: replay.NewTally(), decoder: event.NewDecoder(o.Now), now: o.Now, config: o.Config,
	}
	if r.horizon <= 0 {
		r.horizon = defaultHorizon
	}
	for i, chain := range smartmoney.Chains() {
		r.chains[i] = pipeline.New(ledger.New(chain), pipeline.Options{
			RankInterval: o.RankInterval, TopWallets: o.TopWallets, Filter: o.Filter(chain), Keep: o.Config.Window(),
			OpenGainLimit: o.OpenGainLimit,
		})
		if o.Corrections {
			r.histories[i] = &history{chain: r.chains[i]}
		}
	}
	var err error
	r.decider, err = notify.ForOne(ctx, notify.Options{TopWallets: o.TopWallets, WarmUp: o.WarmUp, SignalMinVolume: o.SignalMinVolume}, notify.Customer{CustomerID: "backtest", ConfigVersion: 1, Config: o.Config})
	return r, err
}

// Effect says what became of an event: of all fields one is set at most. An event that entered the
// stream leaves all of them zero, unless it took trades back.
type Effect struct {
	Duplicate bool  // a trade whose id is live on its chain
	Retracted int   // trades that a correction took back
	Unknown   bool  // a correction that took nothing back
	Rejected  error // why a correction was refused
}

// Apply applies the next event. A trade whose id, or one that it had before, is live on its chain
// is a duplicate and changes nothing, like a correction that takes nothing back. The run keeps no
// string of the event. It returns ErrCorrections for a correction without RunOptions.Corrections.
func (r *Run) Apply(ctx context.Context, e *event.Event) (Effect, error) {
	if e.Correction != nil {
		return r.correct(e)
	}
	i := e.Chain.Index()
	if t := e.Trade; t != nil {
		key := event.IDKey(t.Chain, t.ID)
		_, duplicate := r.live[key]
		for _, former := range t.Aka {
			if _, live := r.live[event.IDKey(t.Chain, former)]; live {
				duplicate = true
			}
		}
		if duplicate {
			return Effect{Duplicate: true}, nil
		}
		r.live[key] = r.chains[i].Position() + 1
		if r.first.IsZero() {
			r.first = t.TradedAt.UTC()
		}
	}
	r.offset++
	chain := r.chains[i]
	applied := chain.Apply(e, r.offset)
	if h := r.histories[i]; h != nil {
		h.add(e, chain.Position(), applied.Links)
	}
	if applied.Candidate == nil {
		return Effect{}, nil
	}
	return Effect{}, r.decide(ctx, applied.Candidate, chain)
}

func (r *Run) decide(ctx context.Context, c *detect.Candidate, chain *pipeline.Chain) (err error) {
	if r.decisions, err = r.decider.Explain(ctx, 0, c, chain, time.Time{}, r.decisions[:0]); err == nil {
		r.tally.Count(c, r.decisions)
		err = r.raised.AddAll(r.decider.Pending())
	}
	if err != nil {
		return fmt.Errorf("backtest: decide about trade %d of %s: %w", c.Trade.Seq, c.Chain(), err)
	}
	return nil
}

// Notifications returns what would have been delivered so far, in order, with the event time at
// which a correction retracted a signal.
func (r *Run) Notifications() []smartmoney.Notification {
	out := []smartmoney.Notification{}
	for i, p := range r.decider.Pending() {
		n := smartmoney.Notification{Sequence: int64(i) + 1, SentAt: p.Signal.Timestamp, Signal: p.Signal}
		if at, _ := r.raised.At(i); !at.IsZero() {
			n.RetractedAt = &at
		}
		out = append(out, n)
	}
	return out
}

// Result returns the result of the run so far. Its samples are all signals that stand.
func (r *Run) Result() *smartmoney.Simulation {
	out := &smartmoney.Simulation{Samples: []*smartmoney.Signal{}}
	for _, n := range r.Notifications() {
		if n.RetractedAt == nil {
			out.Samples = append(out.Samples, n.Signal)
		}
	}
	r.tally.Fill(out)
	if r.first.IsZero() {
		return out
	}
	out.Since, out.Until = r.first, r.first
	for _, c := range r.chains {
		if at := time.Unix(0, c.Ledger.EventTime()).UTC(); c.Ledger.EventTime() != 0 && at.After(out.Until) {
			out.Until = at
		}
	}
	return out
}

// watchEvery is how many records are read between two looks at the context and
// reports of progress.
const watchEvery = 1000

// Read applies the events of a source of some size in bytes, -1 where that is not
// known. What cannot be used is counted in the summary and changes nothing. The error
// is that of in, of the format or of ctx.
func (r *Run) Read(ctx context.Context, name string, in io.Reader, size int64, adapter importer.Adapter, watch uploader.Watcher) (*uploader.Summary, error) {
	sum := uploader.NewSummary(name, adapter.Name())
	began := r.now()
	counted := uploader.NewCounter(ctx, in)
	watch.Start(name, size)
	defer watch.Finish()
	err := adapter.Convert(counted, func(item importer.Item) error {
		if sum.Read++; sum.Read%watchEvery == 0 {
			watch.Advance(uploader.Status{Bytes: counted.Done(item.Share), Summary: sum})
			if ctx.Err() != nil {
				return ctx.Err()
			}
		}
		return r.item(ctx, &item, sum)
	})
	watch.Advance(uploader.Status{Bytes: counted.Done(1), Summary: sum})
	sum.Seconds = r.now().Sub(began).Seconds()
	if err != nil {
		return sum, fmt.Errorf("read %s: %w", name, err)
	}
	return sum, nil
}

// item applies what one record of a source became. Every event passes through its
// JSON, so that what the service would refuse is refused.
func (r *Run) item(ctx context.Context, item *importer.Item, sum *uploader.Summary) error {
	if item.Skip != "" {
		sum.Skip(item.Skip, 1)
		return nil
	}
	if item.Raw != nil {
		return r.line(ctx, item.Line, item.Raw, sum)
	}
	for i := range item.Events {
		r.scratch = event.AppendJSON(r.scratch[:0], &item.Events[i])
		if err := r.line(ctx, item.Line, r.scratch, sum); err != nil {
			return err
		}
	}
	return nil
}

func (r *Run) line(ctx context.Context, number int, text []byte, sum *uploader.Summary) error {
	sum.Sent++
	e, err := r.decoder.Decode(text)
	if err != nil {
		sum.Reject(number, err.Error())
		return nil
	}
	effect, err := r.Apply(ctx, &e)
	switch {
	case err != nil:
		return err
	case effect.Rejected != nil:
		sum.Reject(number, effect.Rejected.Error())
		return nil
	case effect.Duplicate:
		sum.Duplicates++
		return nil
	case effect.Unknown:
		sum.Unknown++
		return nil
	case effect.Retracted > 0:
		sum.Retracted += effect.Retracted
	default:
		sum.Accepted++
	}
	sum.Cursor[string(e.Chain)] = r.chains[e.Chain.Index()].Position()
	return nil
}

// ParseConfig reads the configuration of a run: an update of the defaults, polymarket and its types
// included, or a whole configuration as the interface returns it, whose read-only fields are passed
// over. {} stands for the defaults, with the operator's convergence_min_usd. The error is
// BAD_USER_INPUT and names everything that is wrong.
func ParseConfig(text []byte, convergenceMinUSD float64) (smartmoney.Config, error) {
	defaults := smartmoney.DefaultConfig("backtest")
	defaults.ConvergenceMinUSD = convergenceMinUSD
	var members map[string]json.RawMessage
	if json.Unmarshal(bytes.TrimSpace(text), &members) == nil && members != nil && len(members) == 0 {
		return defaults, nil
	}
	update, err := wire.DecodeConfig(text, wire.ConfigForm{WholeConfig: true})
	if err != nil {
		return smartmoney.Config{}, err
	}
	return update.Apply(defaults)
}
