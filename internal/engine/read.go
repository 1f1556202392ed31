package engine

import (
	"context"
	"slices"

	"smartmoney/internal/smartmoney"
)

// readLogs gives what follows the positions in the logs, over all chains in the
// order of arrival without a gap, at most about a batch. arrived is the last number
// that is applied.
func (e *Engine) readLogs(ctx context.Context, at positions, arrived int64) (out parts, err error) {
	// What arrives while the chains are read one after the other is left for later:
	// a chain read early would lack it.
	upTo, err := e.options.Store.Arrived(ctx)
	if err != nil {
		return out, err
	}
	for i, chain := range smartmoney.Chains() {
		var more bool
		part := &out.chains[i]
		if *part, more, err = e.options.Store.ReadLog(ctx, chain, at[i]); err != nil {
			return out, err
		}
		if more && len(part.Arrivals) > 0 {
			upTo = min(upTo, part.Arrivals[len(part.Arrivals)-1])
		}
	}
	out.from = arrived + 1
	out.cut(upTo)
	if out.len() > e.options.BatchEvents {
		out.cut(out.arrival(e.options.BatchEvents))
	}
	return out, nil
}

// cut leaves out what arrived after a number.
func (p *parts) cut(upTo int64) {
	p.to = upTo
	for i := range p.chains {
		part := &p.chains[i]
		n, _ := slices.BinarySearch(part.Arrivals, upTo+1)
		part.Events, part.Arrivals = part.Events[:n], part.Arrivals[:n]
	}
}

// arrival gives the number by which the n-th event of all arrived.
func (p *parts) arrival(n int) int64 {
	var all []int64
	for i := range p.chains {
		all = append(all, p.chains[i].Arrivals...)
	}
	slices.Sort(all)
	return all[n-1]
}
