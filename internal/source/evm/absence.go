package evm

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
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
