package source

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
)

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
