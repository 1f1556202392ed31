package source

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// mostAppendPause is the longest pause between tries to append while the database does not respond.
const mostAppendPause = 5 * time.Second

// output is the Output of one lease.
type output struct {
	store   *Connections
	append  Append
	log     *slog.Logger
	now     func() time.Time
	pause   time.Duration  // after the first failed append
	decoder *event.Decoder // used by one Append at a time

	appending sync.Mutex // held by Append

	mu       sync.Mutex // guards what follows
	claim    Claimed
	progress Progress
	worked   bool // appended or reported since the last failure
}

var _ Output = (*output)(nil)

func newOutput(o *Options, claim Claimed, log *slog.Logger) *output {
	return &output{store: o.Store, append: o.Append, log: log, now: o.Now, pause: o.Pause / 8, decoder: event.NewDecoder(o.Now), claim: claim}
}

// reload reads what is committed, for a run to start from. It returns ErrLeaseLost if the lease is
// another's.
func (o *output) reload(ctx context.Context) error {
	committed, err := o.store.CommittedSource(ctx, o.claim.ID, o.claim.Lease)
	if err != nil {
		return err
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	o.claim.Committed = committed
	return nil
}

// failed says that the reader failed.
func (o *output) failed() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.worked = false
}

// Position returns the source's position as committed last.
func (o *output) Position() json.RawMessage {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.claim.Position
}

// Report keeps how far the reader is.
func (o *output) Report(p Progress) {
	p.Position, p.Head, p.Waiting = clean(p.Position, maxShown), clean(p.Head, maxShown), clean(HideSecrets(p.Waiting), maxShown)
	p.Missing = clean(HideSecrets(p.Missing), maxShown)
	p.LeftOut = slices.Clone(p.LeftOut[:min(len(p.LeftOut), MaxLeftOut)])
	for i := range p.LeftOut {
		p.LeftOut[i].Name = clean(p.LeftOut[i].Name, maxShown)
	}
	if p.Lag != nil {
		p.Lag = new(max(*p.Lag, 0))
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	o.progress, o.worked = p, true
}

// reported returns the last progress, and whether the reader worked since it last failed.
func (o *output) reported() (Progress, bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.progress, o.worked
}

// Append stores a batch.
func (o *output) Append(ctx context.Context, b *Batch) error {
	o.appending.Lock()
	defer o.appending.Unlock()
	v, err := vet(b, o.decoder, o.now())
	if err != nil {
		return fmt.Errorf("append a batch of the source %q: %w", o.claim.Name, err)
	}
	o.mu.Lock()
	claim := o.claim
	o.mu.Unlock()
	next, err := o.appendUntilDone(ctx, &claim, v)
	if err != nil {
		return err
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	o.claim.Committed, o.worked = next, true
	return nil
}

// appendUntilDone appends a batch and tries again while the database does not respond. A try that
// failed so may have been committed all the same: then the position is one further under the same
// lease.
func (o *output) appendUntilDone(ctx context.Context, claim *Claimed, v *vetted) (Committed, error) {
	backoff := retry.Policy{First: o.pause, Most: mostAppendPause}.Backoff()
	for unsure := false; ; unsure = true {
		next, err := tryAppend(ctx, o.append, claim, v)
		if _, stale := errors.AsType[*eventlog.StaleMoveError](err); stale {
			if !unsure {
				return Committed{}, ErrLeaseLost
			}
			next, err = o.store.CommittedSource(ctx, claim.ID, claim.Lease)
			if err == nil && next.Number != claim.Number+1 {
				err = ErrLeaseLost
			}
		}
		switch {
		case err == nil:
			return next, nil
		case ctx.Err() != nil || !outage.Is(err):
			return Committed{}, err
		case !unsure:
			o.log.Warn("the database does not respond, the source waits", "error", err)
		}
		if backoff.Wait(ctx) != nil {
			return Committed{}, err
		}
	}
}

// Append makes the events of a source durable together with its move, which is made of what becomes
// of each event. held is the memory, in bytes, that the batch takes beside its events. It returns an
// *eventlog.StaleMoveError if the source has another lease or position, and an error of move, after
// which nothing is stored. After any other error it is unknown whether they are stored; UNAVAILABLE
// means that the database does not respond. AppendBatch of an ingest.Appender is one.
type Append func(ctx context.Context, events []event.Event, held int, move func([]eventlog.Effect) (eventlog.SourceMove, error)) error

// tryAppend appends a batch behind what is committed, and returns what is committed then.
func tryAppend(ctx context.Context, to Append, c *Claimed, v *vetted) (next Committed, err error) {
	err = to(ctx, v.events, v.held(), func(effects []eventlog.Effect) (m eventlog.SourceMove, err error) {
		if err := v.refusal(c, effects); err != nil {
			return m, err
		}
		next, m = v.after(c, effects)
		return m, nil
	})
	if err != nil {
		return Committed{}, fmt.Errorf("append a batch of the source %q: %w", c.Name, err)
	}
	return next, nil
}

// refusal returns the error of a strict batch with a correction that the log refuses.
func (v *vetted) refusal(c *Claimed, effects []eventlog.Effect) error {
	for i, effect := range effects {
		if e := &v.events[i]; v.Strict && effect.Kind == eventlog.Refused && e.Correction != nil {
			what := string(e.Type) + " of the trade " + e.Correction.ID
			if e.Type == event.TypeRewind {
				what = fmt.Sprintf("rewind to block %d", e.Correction.Block)
			}
			return &CorrectionError{Source: c.Name, What: what, Reason: effect.Err}
		}
	}
	return nil
}

// after returns what is committed with the batch once its events had their effects, and how to
// store it.
func (v *vetted) after(c *Claimed, effects []eventlog.Effect) (Committed, eventlog.SourceMove) {
	counts, all := c.Counts.clone(), v.rejects.clone()
	for i, effect := range effects {
		counts.add(&v.events[i], effect)
		if effect.Kind == eventlog.Refused {
			all.add(refused(&v.events[i], effect.Err))
			all.late++
		}
	}
	if !v.PricedAt.IsZero() {
		counts.PricedAt = new(v.PricedAt)
	}
	counts.Unpriced = v.Unpriced
	counts.refuse(&all, len(v.events), v.now)
	counts.skip(v.Skipped, v.now)
	counts.lose(v.Lost, v.now)
	next := Committed{Position: v.Position, Number: c.Number + 1, Counts: counts, LastReject: c.LastReject + all.total, LastEventAt: c.LastEventAt}
	if v.at.After(next.LastEventAt) {
		next.LastEventAt = v.at
	}
	text, err := json.Marshal(counts)
	if err != nil {
		panic("BUG: counts without JSON: " + err.Error())
	}
	return next, eventlog.SourceMove{
		Source: c.ID, Lease: c.Lease, Number: c.Number, Position: v.Position, Counts: text, LastEventAt: next.LastEventAt,
		Rejects: all.last(), LastReject: next.LastReject,
	}
}
