package evm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Bounds of the search for Initialize logs of v4 pools in past blocks.
const (
	longestSpan = 1 << 40 // blocks of a range
	searchIDs   = 100     // pools of a question
	// ranges of blocks that are asked for before the pools' state is looked at
	fewRanges = 40
	// seconds of requests_per_second that an hour's searches may use: half of them
	searchShare = 1800
	searchMost  = 100_000 // calls of an hour's searches without a bound of requests
)

// search is a search for the Initialize of some pools of one manager, from later blocks to earlier
// ones.
type search struct {
	manager   address
	open      map[hash]struct{}
	low, high int64 // blocks that are left to search
	calls     int
	found     []Pool
	ended     bool // the node has no logs of the blocks that are left
}

// searchV4 looks for the Initialize logs of pools in the blocks up to the one that learn was called
// for. How far it came is kept for pools that it did not find, in memory.
func (r *registry) searchV4(ctx context.Context, ids []string) ([]Pool, error) {
	type start struct {
		manager string
		high    int64
	}
	groups := map[start][]string{}
	for _, id := range ids {
		manager, _, _ := strings.Cut(id, "/")
		high, began := r.searched[id]
		if !began {
			high = r.newest
		}
		at := start{manager, high}
		groups[at] = append(groups[at], id)
	}
	var found []Pool
	for at, all := range groups {
		for some := range slices.Chunk(all, searchIDs) {
			s := &search{open: map[hash]struct{}{}, low: r.trust.first(at.manager, at.high), high: at.high}
			_ = s.manager.UnmarshalText([]byte(at.manager))
			for _, id := range some {
				var h hash
				_ = h.UnmarshalText([]byte(id[strings.Index(id, "/")+1:]))
				s.open[h] = struct{}{}
			}
			err := r.run(ctx, s)
			found = append(found, s.found...)
			if err != nil {
				return found, err
			}
			for id := range s.open {
				r.searched[at.manager+"/"+id.String()] = s.high
			}
		}
	}
	return found, nil
}

// run searches: a few ranges of blocks, which is all where the node takes long ones, then by the
// pools' state at past blocks, then the other ranges, as many as the hour has calls left for.
func (r *registry) run(ctx context.Context, s *search) error {
	left := r.searches.refill(r.now())
	defer func() { r.searches.left = max(0, r.searches.left-float64(s.calls)) }()
	if err := r.scan(ctx, s, min(left, fewRanges)); err != nil || s.over() {
		return err
	}
	if !r.stateless {
		if err := r.searchState(ctx, s, left); ctx.Err() != nil {
			return err
		} else if err != nil {
			r.stateless = true
		}
	}
	return r.scan(ctx, s, left)
}

// over reports whether nothing is left to search.
func (s *search) over() bool { return len(s.open) == 0 || s.high < s.low || s.ended }

// scan asks for ranges of blocks, the last ones first, until the search has made so many calls.
func (r *registry) scan(ctx context.Context, s *search, most int) error {
	for !s.over() && s.calls < most {
		r.report(fmt.Sprintf("the Initialize of %d v4 pools, looked for in blocks up to %d", len(s.open), s.high))
		from := max(s.low, s.high-r.span+1)
		s.calls++
		err := r.client.initialised(ctx, s, from, s.high)
		switch {
		case errors.Is(err, errRange) && from == s.high:
			s.ended = true
		case errors.Is(err, errRange):
			r.span, r.scanned = (s.high-from+1)/2, 0
		case err != nil:
			return err
		default:
			s.high = from - 1
			if r.scanned++; r.scanned >= growAfter {
				r.span, r.scanned = min(2*r.span, longestSpan), 0
			}
		}
	}
	return nil
}

// initialised asks for the Initialize logs of a search's pools in a range of blocks. It returns
// errRange if the node refuses.
func (c *client) initialised(ctx context.Context, s *search, from, to int64) error {
	var logs logList
	ids := slices.SortedFunc(maps.Keys(s.open), func(a, b hash) int { return slices.Compare(a[:], b[:]) })
	filter := map[string]any{"address": s.manager, "topics": []any{[]hash{topicInit}, ids}, "fromBlock": quantity(from), "toBlock": quantity(to)}
	one := &call{method: "eth_getLogs", params: []any{filter}, out: &logs, many: true}
	err := c.do(ctx, one)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err = cmp.Or(err, one.err); err != nil { // providers refuse long ranges in many ways
		return fmt.Errorf("look for Initialize in blocks %d to %d: %w: %w", from, to, errRange, err)
	}
	for i := range logs {
		p, ok := decodeInitialize(&logs[i])
		if !ok || logs[i].Address != s.manager {
			continue
		}
		if _, wanted := s.open[logs[i].Topics[1]]; wanted {
			delete(s.open, logs[i].Topics[1])
			s.found = append(s.found, p)
		}
	}
	return nil
}

// callSlot reads a slot of a PoolManager's storage.
var callSlot = selector("extsload(bytes32)")

// poolsSlot is the slot of a PoolManager's pools. The first word of a pool is not 0 once it is
// initialised.
const poolsSlot = 6

// searchState finds the blocks in which pools were initialised by their state at past blocks, which
// takes some 25 calls of each whatever ranges the node accepts, and asks for the logs of these
// blocks. Nodes often keep no such state: then it leaves the search as it is. It returns an error
// of the whole request, as providers answer to what a plan does not have.
func (r *registry) searchState(ctx context.Context, s *search, most int) error {
	type between struct{ low, high int64 }
	open := map[hash]*between{}
	for id := range s.open {
		open[id] = &between{s.low, s.high}
	}
	for len(open) > 0 && s.calls+len(open) <= most {
		r.report(fmt.Sprintf("the Initialize of %d v4 pools, looked for by their state", len(open)))
		ids := slices.Collect(maps.Keys(open))
		calls, values := make([]*call, len(ids)), make([]data, len(ids))
		for i, id := range ids {
			slot := argument(poolsSlot)
			with := map[string]any{"to": s.manager, "data": input(callSlot, word(keccak(append(id[:], slot[:]...)))), "gas": quantity(callGas)}
			calls[i] = &call{method: "eth_call", params: []any{with, quantity((open[id].low + open[id].high) / 2)}, out: &values[i], many: true}
		}
		s.calls += len(calls)
		if err := r.client.do(ctx, calls...); err != nil {
			return err
		}
		for i, id := range ids {
			b := open[id]
			middle := (b.low + b.high) / 2
			switch {
			case calls[i].err != nil:
				delete(open, id)
				continue
			case isZero(values[i]):
				b.low = middle + 1
			default:
				b.high = middle
			}
			if b.low < b.high {
				continue
			}
			delete(open, id)
			s.calls++
			if err := r.client.initialised(ctx, s, b.low, b.low); err != nil && !errors.Is(err, errRange) {
				return err
			}
		}
	}
	return nil
}
