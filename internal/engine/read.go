package engine

import (
	"context"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// backlog has the events that were read from the logs and are not applied yet, so that each event
// is read and decoded once however many batches it takes to catch up. It has at most BatchEvents
// and a segment per chain, and no more than a few tens of MB of each.
type backlog struct {
	eventRange
	// by chain: the global offset up to which its events are applied or in the backlog
	known positions
}

// read returns the events that follow the positions in the logs, over all chains by global offset
// without a gap, at most about a batch; nothing at the end of the logs. It leaves out the events of
// paused chains. arrived is the last global offset that is applied.
func (b *backlog) read(ctx context.Context, e *Engine, at positions, paused chainSet, arrived int64) (eventRange, error) {
	b.eventRange = b.after(at, arrived) // the queue may have supplied what was read
	last, err := b.fill(ctx, e, at, paused, arrived)
	if err != nil {
		return eventRange{}, err
	}
	upTo := last
	for i, known := range b.known {
		if !paused[i] {
			upTo = min(upTo, known)
		}
	}
	whole := b.without(paused)
	out := whole.upTo(max(upTo, arrived))
	if out.len() > e.options.BatchEvents {
		out = out.upTo(out.offset(e.options.BatchEvents))
	}
	return out, nil
}

// fill reads the logs of chains that are not paused and have less than a batch, and returns the
// global offset up to which it read at most.
func (b *backlog) fill(ctx context.Context, e *Engine, at positions, paused chainSet, arrived int64) (last int64, err error) {
	// Events appended while the chains are read one after the other are left for later: a chain
	// read early would lack them.
	if last, err = e.options.Store.Arrived(ctx); err != nil {
		return 0, err
	}
	if last < arrived {
		return 0, fmt.Errorf("the log ends at global offset %d, but events up to %d were applied", last, arrived)
	}
	for i, chain := range smartmoney.Chains() {
		if paused[i] {
			continue
		}
		part := &b.chains[i]
		if part.First != at[i]+1 { // positions went back, or beyond what was read
			part.First, part.Events, part.Offsets, part.Times = at[i]+1, nil, nil, nil
		}
		if len(part.Events) >= e.options.BatchEvents || event.SizeOf(part.Events) >= e.options.batchBytes {
			continue
		}
		span, more, err := e.options.Store.ReadArrived(ctx, chain, part.Last(), e.options.BatchEvents)
		if err != nil {
			return 0, err
		}
		part.Events = append(part.Events, span.Events...)
		part.Offsets = append(part.Offsets, span.Offsets...)
		part.Times = append(part.Times, span.Times...)
		b.known[i] = last
		if more {
			b.known[i] = part.Offsets[len(part.Offsets)-1]
		}
	}
	return last, nil
}

// upTo returns the events up to a global offset.
func (e *eventRange) upTo(number int64) eventRange {
	out := eventRange{chains: e.chains, from: e.from, to: number}
	for i := range out.chains {
		part := &out.chains[i]
		n, _ := slices.BinarySearch(part.Offsets, number+1)
		part.Events, part.Offsets = part.Events[:n:n], part.Offsets[:n:n]
	}
	return out
}

// offset returns the global offset of the n-th event.
func (e *eventRange) offset(n int) (number int64) {
	left := n
	_ = e.inOrder(func(chain, from, to int) error { // the error only ends the walk
		if left <= to-from {
			number = e.chains[chain].Offsets[from+left-1]
			return errEnough
		}
		left -= to - from
		return nil
	})
	return number
}
