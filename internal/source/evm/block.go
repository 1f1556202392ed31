package evm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
)

// header is a block without its transactions.
type header struct {
	Number quantity `json:"number"`
	Hash   hash     `json:"hash"`
	Parent hash     `json:"parentHash"`
	Time   quantity `json:"timestamp"` // seconds since 1970
	Bloom  *bloom   `json:"logsBloom"`
}

func (h *header) number() int64 { return int64(h.Number) }

// check reports whether the answer is whole. A proxy that answers {} must not be taken for a node
// at block 0, nor a block without a filter for one without logs.
func (h *header) check() error {
	switch {
	case h.Hash == (hash{}):
		return errors.New("the block has no hash")
	case h.Bloom == nil:
		return errors.New("the block has no filter of its logs")
	case h.Time == 0 && h.Number > 0:
		return errors.New("the block has no time")
	}
	return nil
}

// transaction is what is read of one.
type transaction struct {
	Hash hash    `json:"hash"`
	From address `json:"from"`
}

// transactions are those of a block.
type transactions []transaction

// maxTransactions bounds a block's transactions. The gas of one is 21 000 at least.
const maxTransactions = 100_000

// UnmarshalJSON implements json.Unmarshaler.
func (t *transactions) UnmarshalJSON(raw []byte) (err error) {
	*t, err = decodeList[transaction](raw, maxTransactions)
	return err
}

// block is a block with its transactions, in order.
type block struct {
	header
	Transactions transactions `json:"transactions"`
	Root         hash         `json:"transactionsRoot"` // of Transactions; zero if the node does not say it
	logs         []chainLog   // with a topic that is read, in order
	whole        bool         // logs of the block account for its filter: none is missing
	moved        []chainLog   // the transfers of tokens, in order, if whole
	refused      error        // the node's, which refuses to return all logs of the block; nil: it does not
	// the node lacks logs of the block; nil: it does not, as far as is known
	absent *absentError
}

// noTransactions is the root of an empty list of transactions.
var noTransactions = keccak([]byte{0x80})

// lacks reports whether the list of transactions is empty although the block has some.
func (b *block) lacks() bool {
	return len(b.Transactions) == 0 && b.Root != (hash{}) && b.Root != noTransactions
}

// errUnknown says that the node does not have a block that it, or another one, said it has.
var errUnknown = errors.New("the node does not have the block")

// errContradiction says that answers of a node do not fit together, as when the chain reorganises
// between two of them, or when several nodes answer for one.
var errContradiction = errors.New("the node's answers contradict each other")

// head returns the newest block.
func (c *client) head(ctx context.Context) (*header, error) {
	var h header
	if err := c.ask(ctx, &call{method: "eth_getBlockByNumber", params: []any{"latest", false}, out: &h}); err != nil {
		return nil, fmt.Errorf("read the newest block: %w", err)
	}
	return &h, nil
}

// headerAt returns the block of a number.
func (c *client) headerAt(ctx context.Context, number int64) (*header, error) {
	var h header
	if err := c.ask(ctx, &call{method: "eth_getBlockByNumber", params: []any{quantity(number), false}, out: &h}); err != nil {
		return nil, fmt.Errorf("read block %d: %w", number, err)
	}
	if h.number() != number {
		return nil, fmt.Errorf("read block %d: %w", number, errContradiction)
	}
	return &h, nil
}

// headerOf returns the block of a hash.
func (c *client) headerOf(ctx context.Context, of hash) (*header, error) {
	var h header
	if err := c.ask(ctx, &call{method: "eth_getBlockByHash", params: []any{of, false}, out: &h}); err != nil {
		return nil, fmt.Errorf("read block %s: %w", of, err)
	}
	if h.Hash != of {
		return nil, fmt.Errorf("read block %s: %w", of, errContradiction)
	}
	return &h, nil
}

// ask makes one call that must have a result.
func (c *client) ask(ctx context.Context, one *call) error {
	if err := c.do(ctx, one); err != nil {
		return err
	}
	if one.err == nil && one.null {
		return errUnknown
	}
	return one.err
}

// blocks returns the blocks from a number on, up to n of them: as many as the node has, each the
// parent of the next.
func (c *client) blocks(ctx context.Context, from int64, n int) ([]*block, error) {
	list, calls := make([]*block, n), make([]*call, n)
	for i := range list {
		list[i] = &block{}
		calls[i] = &call{method: "eth_getBlockByNumber", params: []any{quantity(from + int64(i)), true}, out: list[i]}
	}
	if err := c.do(ctx, calls...); err != nil {
		return nil, err
	}
	for i, one := range calls {
		err := one.err
		switch {
		case err == nil && one.null:
			err = errUnknown
		case err == nil && (list[i].number() != from+int64(i) || i > 0 && list[i].Parent != list[i-1].Hash || list[i].lacks()):
			err = errContradiction
		}
		if err == nil {
			continue
		}
		if i == 0 {
			return nil, fmt.Errorf("read block %d: %w", from, err)
		}
		return list[:i], nil
	}
	return list, nil
}

// errRange says that a node refuses to return the logs of several blocks at once.
var errRange = errors.New("the node refuses the range of blocks")

// readLogs reads the logs of consecutive blocks: by range if ranged, else block by block. It
// returns errRange if the node refuses the range, and an *absentError for the first block whose
// logs the node lacks.
func (c *client) readLogs(ctx context.Context, blocks []*block, ranged bool) error {
	if ranged && len(blocks) > 1 {
		if err := c.logsOfRange(ctx, blocks); err != nil {
			return err
		}
	} else if err := c.logsNear(ctx, blocks); err != nil {
		return err
	}
	// A node that lags returns fewer logs and no error. The filter in the block's header says so,
	// if not for certain: all logs of the block are asked for, which tell whether the filter has
	// more.
	if err := c.logsOfWhole(ctx, slices.DeleteFunc(slices.Clone(blocks), func(b *block) bool { return !b.doubtful() })); err != nil {
		return err
	}
	for _, b := range blocks {
		if b.absent != nil {
			return b.absent
		}
	}
	return nil
}

func (c *client) logsOfRange(ctx context.Context, blocks []*block) error {
	first, last := blocks[0], blocks[len(blocks)-1]
	var logs logList
	filter := map[string]any{"fromBlock": first.Number, "toBlock": last.Number, "topics": []any{topics()}}
	one := &call{method: "eth_getLogs", params: []any{filter}, out: &logs, many: true}
	if err := c.do(ctx, one); err != nil {
		return err
	}
	if one.err != nil {
		return fmt.Errorf("read logs of blocks %d to %d: %w: %w", first.number(), last.number(), errRange, one.err)
	}
	of := make([][]chainLog, len(blocks))
	for i := range logs {
		at := int64(-1)
		if n := logs[i].BlockNumber; n != nil {
			at = int64(*n) - first.number()
		}
		if at < 0 || at >= int64(len(blocks)) {
			return fmt.Errorf("read logs of blocks %d to %d: %w", first.number(), last.number(), errContradiction)
		}
		of[at] = append(of[at], logs[i])
	}
	for i, b := range blocks {
		if err := b.setLogs(of[i]); err != nil {
			return err
		}
	}
	return nil
}

// logsOfEach reads logs by the hashes of their blocks. A node that lacks a block answers with an
// error.
func (c *client) logsOfEach(ctx context.Context, blocks []*block) error {
	logs, calls := make([]logList, len(blocks)), make([]*call, len(blocks))
	for i, b := range blocks {
		filter := map[string]any{"blockHash": b.Hash, "topics": []any{topics()}}
		calls[i] = &call{method: "eth_getLogs", params: []any{filter}, out: &logs[i]}
	}
	if err := c.do(ctx, calls...); err != nil {
		return err
	}
	for i, b := range blocks {
		if calls[i].err != nil {
			return fmt.Errorf("read logs of block %d: %w", b.number(), calls[i].err)
		}
		if err := b.setLogs(logs[i]); err != nil {
			return err
		}
	}
	return nil
}

// setLogs sets the logs of a block that are read, unless sort finds a fault in them.
func (b *block) setLogs(logs []chainLog) error {
	if err := b.sort(logs); err != nil {
		return err
	}
	b.logs = logs
	return nil
}

// sort sorts logs. It returns errContradiction if they are not of the block and of its
// transactions, or if one is there twice.
func (b *block) sort(logs []chainLog) error {
	for i := range logs {
		l := &logs[i]
		if l.BlockHash != b.Hash || l.Removed || l.Index == nil || l.TxIndex == nil || len(l.Topics) == 0 ||
			int64(*l.TxIndex) >= int64(len(b.Transactions)) || b.Transactions[*l.TxIndex].Hash != l.TxHash {
			return fmt.Errorf("read logs of block %d: %w", b.number(), errContradiction)
		}
	}
	slices.SortFunc(logs, func(a, b chainLog) int { return cmp.Compare(*a.Index, *b.Index) })
	for i := 1; i < len(logs); i++ {
		if *logs[i].Index == *logs[i-1].Index || *logs[i].TxIndex < *logs[i-1].TxIndex {
			return fmt.Errorf("read logs of block %d: %w", b.number(), errContradiction)
		}
	}
	return nil
}
