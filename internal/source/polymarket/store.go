package polymarket

import (
	"context"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// pile collects what the next batch stores.
type pile struct {
	batch source.Batch
	bytes int
	rows  []*row // to remember once they are stored
}

// store stores the rows of a walk that are not stored yet, oldest first, after a reject if there is
// one.
func (r *reader) store(ctx context.Context, w *walk, first *source.Reject) error {
	p := &pile{}
	if first != nil {
		p.batch.Rejects = append(p.batch.Rejects, *first)
	}
	for _, one := range w.rows {
		if _, known := r.seen[one.key]; known {
			continue
		}
		events, size := r.events(one, w)
		if err := r.makeRoom(ctx, p, len(events), size); err != nil {
			return err
		}
		if err := r.track(ctx, p, one); err != nil {
			return err
		}
		p.batch.Events, p.bytes, p.rows = append(p.batch.Events, events...), p.bytes+size, append(p.rows, one)
		if one.reject != nil {
			p.batch.Rejects = append(p.batch.Rejects, *one.reject)
		}
	}
	if err := r.flush(ctx, p); err != nil {
		return err
	}
	r.forget()
	return nil
}

// events returns a row's events and their size in bytes: its trade, after the mapping of its token
// if that is not stored yet.
func (r *reader) events(one *row, w *walk) (events []event.Event, size int) {
	if one.reject != nil {
		return nil, 0
	}
	if mapping, ok := w.mappings[one.trade.Trade.Token]; ok && !r.mapped[one.trade.Trade.Token] {
		events = append(events, mapping)
		delete(w.mappings, one.trade.Trade.Token)
	}
	events = append(events, one.trade)
	for i := range events {
		size += events[i].Size()
	}
	return events, size
}

// makeRoom flushes the pile if it has no room for more events of a size.
func (r *reader) makeRoom(ctx context.Context, p *pile, events, size int) error {
	if len(p.batch.Events)+events > source.MaxBatchEvents || p.bytes+size > source.MaxBatchBytes || len(p.batch.Rejects)+2 > source.MaxRejects {
		return r.flush(ctx, p)
	}
	return nil
}

// track makes the market of a row pending if it is to be looked up. If too many are, it looks some
// up first.
func (r *reader) track(ctx context.Context, p *pile, one *row) error {
	if one.condition == "" || !r.markets.wanted(one.condition) || r.state.enqueue(one.condition) {
		return nil
	}
	if err := r.flush(ctx, p); err != nil {
		return err
	}
	if err := r.followMarkets(ctx); err != nil {
		return err
	}
	if !r.state.enqueue(one.condition) {
		p.batch.Rejects = append(p.batch.Rejects, source.Reject{Ref: one.condition, Reason: "too many markets wait for the Gamma API; this one waits for its next trade", Lost: true})
	}
	return nil
}

// flush stores the pile in one transaction with the position after it, and empties it.
func (r *reader) flush(ctx context.Context, p *pile) error {
	b := p.batch
	if len(b.Events) == 0 && len(b.Rejects) == 0 {
		return nil
	}
	for _, one := range p.rows {
		if one.reject == nil {
			r.state.seen = true
			r.state.time = max(r.state.time, min(one.at, r.spec.Now().Unix()))
			b.At = time.Unix(one.at, 0)
		}
	}
	if err := r.append(ctx, &b); err != nil {
		return err
	}
	for _, one := range p.rows {
		r.seen[one.key] = max(one.at, r.state.time-r.overlap())
	}
	for i := range b.Events {
		if m := b.Events[i].Mapping; m != nil {
			r.mapped[m.Token] = true
		}
	}
	*p = pile{}
	return nil
}

// append stores a batch with the state as its position. After an error the reader is at its end.
func (r *reader) append(ctx context.Context, b *source.Batch) error {
	position, forgotten, err := r.state.encode()
	if err != nil {
		r.failed = err
		return err
	}
	for _, id := range forgotten[:min(len(forgotten), source.MaxRejects-len(b.Rejects))] {
		b.Rejects = append(b.Rejects, source.Reject{Ref: "market " + strconv.FormatUint(id, 10), Reason: "too many unresolved markets; the oldest are not followed until they are traded again", Lost: true})
	}
	b.Position = position
	r.failed = r.out.Append(ctx, b)
	return r.failed
}

// forget drops what is older than the next walk goes back, and everything if that is too much: the
// log knows the ids of what it has.
func (r *reader) forget() {
	oldest := r.state.time - 2*r.overlap()
	for key, at := range r.seen {
		if at < oldest {
			delete(r.seen, key)
		}
	}
	if len(r.seen) > maxSeen {
		clear(r.seen)
	}
	if len(r.mapped) > maxMapped {
		clear(r.mapped)
	}
}
