package engine

import (
	"context"
	"slices"

	"smartmoney/internal/smartmoney"
)

// readLogs gives what follows the positions in the logs, over all chains in the
// order of arrival without a gap, at most about a batch.
func (e *Engine) readLogs(ctx context.Context, at positions) (out parts, err error) {
	// What arrives while the chains are read one after the other is left for later:
	// a chain read early would lack it.
	upTo, err := e.options.Store.Arrived(ctx)
	if err != nil {
		return out, err
	}
	for i, chain := range smartmoney.Chains() {
		var more bool
		if out[i], more, err = e.options.Store.ReadLog(ctx, chain, at[i]); err != nil {
			return out, err
		}
		if more && len(out[i].Arrivals) > 0 {
			upTo = min(upTo, out[i].Arrivals[len(out[i].Arrivals)-1])
		}
	}
	out.cut(upTo)
	if out.len() > e.options.BatchEvents {
		out.cut(out.arrival(e.options.BatchEvents))
	}
	return out, nil
}

// cut leaves out what arrived after a number.
func (p *parts) cut(upTo int64) {
	for i := range p {
		n, _ := slices.BinarySearch(p[i].Arrivals, upTo+1)
		p[i].Events, p[i].Arrivals = p[i].Events[:n], p[i].Arrivals[:n]
	}
}

// arrival gives the number by which the n-th event of all arrived.
func (p *parts) arrival(n int) int64 {
	var all []int64
	for i := range p {
		all = append(all, p[i].Arrivals...)
	}
	slices.Sort(all)
	return all[n-1]
}
