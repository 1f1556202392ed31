package evm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"strings"
	"time"
)

// absentError says that the logs that a node returns of a block lack some that the filter in the
// block's header has. The logs of earlier blocks are complete.
type absentError struct {
	number int64  // of the block
	why    string // the node's error, if it returned one instead of logs
}

// Error says so, and what helps.
func (a *absentError) Error() string {
	text := fmt.Sprintf("the node returns fewer logs of block %d than the filter in its header has; another node in rpc may have them", a.number)
	if a.why != "" {
		text += ": " + a.why
	}
	return text
}

// tellingBits is how many of a filter's 2048 bits may be set so that the filter counts as telling:
// of eight topics that it does not have, it seems to have one.
const tellingBits = 1024

// telling reports whether the filter tells most topics that a block has from those that it has not.
// That of a block with some thousand logs does not.
func (b *bloom) telling() bool { return b.ones() <= tellingBits }

// full reports whether every bit is set. Some nodes return such a filter instead of the block's own:
// it has whatever one asks for.
func (b *bloom) full() bool { return b.ones() == 8*len(b) }

// ones returns how many bits are set.
func (b *bloom) ones() (n int) {
	for _, one := range b {
		n += bits.OnesCount8(one)
	}
	return n
}

// insert adds a topic or an address.
func (b *bloom) insert(item []byte) {
	for _, bit := range bloomBits(item) {
		b[255-bit/8] |= 1 << (bit % 8)
	}
}

// within reports whether logs account for every bit of the filter, so that no log is missing whose
// bits they do not have.
func (b *bloom) within(logs []chainLog) bool {
	var of bloom
	for i := range logs {
		of.insert(logs[i].Address[:])
		for _, t := range logs[i].Topics {
			of.insert(t[:])
		}
	}
	for i := range b {
		if b[i]&^of[i] != 0 {
			return false
		}
	}
	return true
}

// mayHaveLogs reports whether the block may have a log that is read. False is certain.
func (b *block) mayHaveLogs() bool {
	return len(b.Transactions) > 0 && slices.ContainsFunc(topics(), b.Bloom.may)
}

// doubtful reports whether the block may lack logs: it has none, or its filter can tell and was not
// compared yet.
func (b *block) doubtful() bool {
	if b.whole || b.absent != nil || !b.mayHaveLogs() {
		return false
	}
	return len(b.logs) == 0 || b.Bloom.telling() && b.refused == nil
}

// logsNear reads the logs of blocks near the head: where the filter is telling all of the block,
// which shows whether any is missing, else those that are read.
func (c *client) logsNear(ctx context.Context, blocks []*block) error {
	var few, many []*block
	for _, b := range blocks {
		if b.mayHaveLogs() && b.Bloom.telling() {
			few = append(few, b)
		} else {
			many = append(many, b)
		}
	}
	if err := c.logsOfWhole(ctx, few); err != nil {
		return err
	}
	for _, b := range few {
		if b.refused != nil {
			b.absent, many = nil, append(many, b)
		}
	}
	return c.logsOfEach(ctx, many)
}

// logsOfWhole reads all logs of blocks, whatever their topics, and keeps those that are read and
// the transfers of tokens. Blocks whose filter has more than the node returned are absent then, and
// so are those without logs of which it refuses to return all.
func (c *client) logsOfWhole(ctx context.Context, blocks []*block) error {
	logs, calls := make([]logList, len(blocks)), make([]*call, len(blocks))
	for i, b := range blocks {
		calls[i] = &call{method: "eth_getLogs", params: []any{map[string]any{"blockHash": b.Hash}}, out: &logs[i]}
	}
	if err := c.do(ctx, calls...); err != nil {
		return err
	}
	for i, b := range blocks {
		if calls[i].err != nil {
			if b.refused = calls[i].err; len(b.logs) == 0 {
				b.absent = &absentError{number: b.number(), why: calls[i].err.Error()}
			}
			continue
		}
		if b.whole = b.Bloom.within(logs[i]); !b.whole {
			b.absent = &absentError{number: b.number()}
			continue
		}
		if err := b.setWhole(logs[i]); err != nil {
			return err
		}
	}
	return nil
}

// setWhole sets what is kept of all logs of the block.
func (b *block) setWhole(logs []chainLog) error {
	var read, moved []chainLog
	kept := topics()
	for i := range logs {
		switch {
		case logs[i].isTransfer():
			moved = append(moved, logs[i])
		case len(logs[i].Topics) > 0 && slices.Contains(kept, logs[i].Topics[0]):
			read = append(read, logs[i])
		}
	}
	b.moved = moved
	if err := b.sort(moved); err != nil {
		return err
	}
	return b.setLogs(read)
}

// Pauses while a node lacks logs of a block.
const (
	firstAbsence = 100 * time.Millisecond // doubled at each look
	// looks, some 6 seconds, after which the source says that logs are missing
	absences = 6
)

// complete returns the blocks before the one that an *absentError is about, whose logs are
// complete, and nil; another error, and one about the first block, is returned.
func complete(blocks []*block, err error) ([]*block, error) {
	absent, ok := errors.AsType[*absentError](err)
	if !ok || absent.number == blocks[0].number() {
		return blocks, err
	}
	return blocks[:absent.number-blocks[0].number()], nil
}

// awaitLogs waits before a block is read again whose logs the node lacks, and goes on with the next
// node. The source does not go on without them. again is true as long as the node may only lag.
func (r *reader) awaitLogs(ctx context.Context, absent *absentError) (again bool, err error) {
	r.client.next()
	if r.absent++; r.absent == 1 {
		r.absentAt = r.now()
	}
	if r.absent > absences {
		r.missing = fmt.Sprintf("%v (since %s)", absent, r.absentAt.UTC().Format(time.RFC3339))
		return false, nil
	}
	return true, r.client.sleep(ctx, firstAbsence<<(r.absent-1))
}

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
