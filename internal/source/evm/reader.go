package evm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sort"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// near is the distance from the head, in blocks, up to which logs are asked for block by block:
// there, reorganisations and nodes that lag are common, and a range says nothing of which blocks
// its node knows.
const near = 16

// maxHeldSwaps bounds the swaps of the blocks that wait for the first price.
const maxHeldSwaps = 50_000

// tip returns the last block that was read.
func (r *reader) tip() mark {
	if n := len(r.held); n > 0 {
		return mark{Number: r.held[n-1].number, Hash: r.held[n-1].hash}
	}
	return r.done.tip()
}

// kept returns the block of a number, if its hash is known.
func (r *reader) kept(number int64) (mark, bool) {
	if i := number - r.done.tip().Number - 1; i >= 0 && i < int64(len(r.held)) {
		return mark{Number: number, Hash: r.held[i].hash}, true
	}
	return r.done.at(number)
}

// resume continues from the stored position, or finds where a new source starts and stores that.
func (r *reader) resume(ctx context.Context, stored json.RawMessage) error {
	var err error
	if r.done, err = readPosition(stored); err != nil {
		return err
	}
	if r.done != nil {
		r.done.dropPoints(r.now().Add(event.MaxAhead))
		r.setPrice()
		return r.done.setChain(r.settings.ChainID)
	}
	before, err := r.client.before(ctx, r.settings, r.now())
	if err != nil {
		return fmt.Errorf("find the block to start from: %w", err)
	}
	r.done = &position{Chain: r.settings.ChainID, Blocks: []mark{{Number: before.number(), Hash: before.Hash}}}
	return r.writer.flush(ctx, r.done.encode(), time.Time{})
}

// setPrice sets the native coin's price to that after the last block.
func (r *reader) setPrice() {
	r.prices.set(r.done.points(), r.done.tip().Price)
	r.early, r.point = r.done.tip().Early, nil
}

// maxIdle is the number of looks at the same head after which the next node is asked.
const maxIdle = 20

// step reads what follows the last block, at most one range. more is false if nothing follows at
// present.
func (r *reader) step(ctx context.Context) (more bool, err error) {
	head, err := r.client.head(ctx)
	if err != nil {
		return false, err
	}
	r.head = *head
	tip := r.tip()
	target := head.number() - int64(r.settings.Confirmations)
	if target <= tip.Number {
		r.absent, r.missing = 0, ""
		if r.idle++; head.number() < tip.Number || r.idle%maxIdle == 0 {
			r.client.next() // the node lags, or stands still
		}
		return r.compare(ctx, target)
	}
	r.idle = 0
	r.behind = 0
	n := min(target-tip.Number, int64(r.span))
	far := head.number()-tip.Number > near
	if !far {
		n = min(n, near)
	}
	if r.absent > 0 {
		n = 1 // until the node has its logs
	}
	err = r.read(ctx, tip, int(n), far)
	if absent, ok := errors.AsType[*absentError](err); ok {
		return r.awaitLogs(ctx, absent)
	}
	if err != nil {
		return false, r.doubt(ctx, err)
	}
	r.doubts, r.absent, r.missing = 0, 0, ""
	return true, nil
}

// maxDoubts is how often in a row answers may not fit together before that is an error that people
// see.
const maxDoubts = 20

// doubt decides what a failure to read is: nil if the node only lags behind what it announced, or
// changed its mind meanwhile, so that it, or the next one, is asked again.
func (r *reader) doubt(ctx context.Context, err error) error {
	if !errors.Is(err, errUnknown) && !errors.Is(err, errContradiction) {
		return err
	}
	if r.doubts++; r.doubts > maxDoubts {
		return err
	}
	r.log.DebugContext(ctx, "a node contradicts itself or lags, asking again", "error", err)
	r.client.next()
	return nil
}

// read reads up to n blocks that follow the tip.
func (r *reader) read(ctx context.Context, tip mark, n int, ranged bool) error {
	blocks, err := r.client.blocks(ctx, tip.Number+1, n)
	if err != nil {
		return err
	}
	if blocks[0].Parent != tip.Hash {
		return r.reorganise(ctx, blocks[0].Parent, tip.Number+1)
	}
	if blocks, err = r.readLogs(ctx, blocks, ranged); err != nil {
		return err
	}
	return r.take(ctx, blocks, ranged)
}

// growAfter is the number of ranges after which the range may be larger again.
const growAfter = 20

// readLogs reads the logs of blocks, of fewer if the node refuses so many at once.
func (r *reader) readLogs(ctx context.Context, blocks []*block, ranged bool) ([]*block, error) {
	for {
		err := r.client.readLogs(ctx, blocks, ranged)
		if !errors.Is(err, errRange) {
			blocks, err = complete(blocks, err)
			if r.good++; err == nil && r.good >= growAfter {
				r.span, r.good = min(2*r.span, r.settings.BlockRange), 0
			}
			return blocks, err
		}
		blocks = blocks[:(len(blocks)+1)/2]
		r.span, r.good = len(blocks), 0
		r.log.InfoContext(ctx, "a node refuses the logs of so many blocks, asking for fewer", "blocks", r.span, "error", err)
	}
}

// compare looks whether the chain still has the last block, when it is not longer.
func (r *reader) compare(ctx context.Context, target int64) (more bool, err error) {
	mine, known := r.kept(target)
	if !known {
		return false, nil // far behind: a node that lags
	}
	theirs := &r.head
	if r.settings.Confirmations > 0 {
		if theirs, err = r.client.headerAt(ctx, target); err != nil {
			return false, r.doubt(ctx, err)
		}
	}
	if mine.Hash == theirs.Hash {
		r.behind = 0
		return false, nil
	}
	// A head of the same number replaces ours. A lower one on another branch may be that of a node
	// that was left behind, so it must stay.
	const looks = 3
	if r.behind++; target < r.tip().Number && r.behind < looks {
		return false, nil
	}
	r.behind = 0
	if err := r.reorganise(ctx, theirs.Hash, target+1); err != nil {
		return false, r.doubt(ctx, err)
	}
	return true, nil
}

// reorganise goes back to the last block that is also on the branch of a block, whose number is
// below a bound. Trades of later blocks are taken back with what is appended next.
func (r *reader) reorganise(ctx context.Context, branch hash, below int64) error {
	for {
		theirs, err := r.client.headerOf(ctx, branch)
		if err != nil {
			return err
		}
		mine, known := r.kept(theirs.number())
		switch {
		case theirs.number() >= below:
			return errContradiction
		case known && mine.Hash == theirs.Hash:
			r.goBack(ctx, mine.Number)
			return nil
		case !known && theirs.number() < r.done.Blocks[0].Number:
			return fmt.Errorf("the chain was reorganised before block %d, the last of %d whose hashes are kept (keep_blocks): append a rewind event to a block "+
				"that the chain still has, remove the source, and add it again with from: that block's number + 1", r.done.Blocks[0].Number, len(r.done.Blocks))
		}
		below, branch = theirs.number(), theirs.Parent
	}
}

// goBack makes a kept block the last one that was read.
func (r *reader) goBack(ctx context.Context, number int64) {
	r.log.InfoContext(ctx, "the chain was reorganised", "common_ancestor", number, "last_block", r.tip().Number)
	if i := number - r.done.tip().Number; i > 0 {
		r.held = r.held[:i]
	} else {
		r.held = nil
		r.rewind = r.rewind || i < 0 || r.done.Part != nil
		r.done.cut(number)
		r.rewind = r.rewind || r.done.tip().Number < number
		r.setPrice()
	}
	r.swaps = 0
	for _, b := range r.held {
		r.swaps += b.legs
	}
}

// take turns blocks into events. Blocks whose swaps need a price of the native coin wait for the
// first one, at most as many as hashes are kept. Logs of ranged blocks may be asked for several
// blocks at once.
func (r *reader) take(ctx context.Context, blocks []*block, ranged bool) error {
	if err := r.learn(ctx, blocks); err != nil {
		return err
	}
	read := make([]*swapBlock, len(blocks))
	for i, b := range blocks {
		read[i] = r.convert.swapsOf(b)
	}
	if r.settings.Transfers {
		var err error
		if blocks, err = complete(blocks, r.client.transfers(ctx, blocks, read, ranged)); err != nil {
			return err
		}
	}
	for _, swaps := range read[:len(blocks)] {
		r.held, r.swaps = append(r.held, swaps), r.swaps+swaps.legs
	}
	var last *swapBlock // of which not all is appended
	for len(r.held) > 0 {
		if r.held[0].native() && r.prices.price() == 0 {
			ahead := r.held[:min(len(r.held), r.settings.KeepBlocks)]
			first := newPricer(r.convert.chain, r.convert.quotes, r.now).first(ahead)
			if first == 0 && len(ahead) < r.settings.KeepBlocks && r.swaps <= maxHeldSwaps {
				break
			}
			r.prices.set(nil, first)
			r.early = first > 0
		}
		b := r.held[0]
		r.held, r.swaps = r.held[1:], r.swaps-b.legs
		if err := r.emit(ctx, b); err != nil {
			return err
		}
		last = b
		if r.writer.large() {
			if err := r.writer.flush(ctx, r.done.encode(), b.at); err != nil {
				return err
			}
			last = nil
		}
	}
	if len(r.held) == 0 {
		r.held = nil
	}
	if last == nil {
		return nil
	}
	return r.writer.flush(ctx, r.done.encode(), last.at)
}

// learn makes the pools of the blocks' swaps known.
func (r *reader) learn(ctx context.Context, blocks []*block) error {
	ids := map[string]struct{}{}
	var created []Pool
	for _, b := range blocks {
		r.convert.tokensOfOrders(b.logs, r.registry.orders)
		for i := range b.logs {
			if p, ok := decodeInitialize(&b.logs[i]); ok {
				created = append(created, p)
			} else if s, reason := decodeSwap(&b.logs[i]); reason == "" {
				ids[s.pool] = struct{}{}
			}
		}
	}
	list := make([]string, 0, len(ids))
	for id := range ids {
		list = append(list, id)
	}
	sort.Strings(list)
	r.registry.newest = blocks[len(blocks)-1].number()
	return r.registry.learn(ctx, blocks[len(blocks)-1].Hash, list, created)
}

// emit hands a block's trades to the writer.
func (r *reader) emit(ctx context.Context, b *swapBlock) error {
	r.begin(b)
	stored := part{Hash: b.hash, Log: -1}
	if r.done.Part != nil {
		stored = *r.done.Part
	}
	r.point = stored.Point
	for i := range b.txs {
		tx := &b.txs[i]
		if tx.first <= stored.Log {
			continue
		}
		stored.Point = r.point
		if err := r.emitTx(ctx, b, tx, &stored); err != nil {
			return err
		}
		stored.Log = tx.first
		for _, factory := range tx.left {
			r.done.leaveOut(factory, b.at)
		}
	}
	r.early = r.early && r.point == nil
	r.done.push(mark{Number: b.number, Hash: b.hash, Price: r.prices.start(), Point: r.point, Early: r.early}, r.settings.KeepBlocks)
	return nil
}

// emitTx hands a transaction's trades to the writer. before is the part of the block before it: a
// batch that is full ends there, and the ids of the transaction's trades keep those in the batch
// from counting twice.
func (r *reader) emitTx(ctx context.Context, b *swapBlock, tx *swapTx, before *part) error {
	if point := r.prices.learn(b.at, tx); point != nil && (r.point == nil || point.AmountUSD >= r.point.AmountUSD) {
		r.point = point
	}
	add := func(events []event.Event, reject *source.Reject) error {
		if r.writer.full() {
			stored := *before
			r.done.Part = &stored
			if err := r.writer.flush(ctx, r.done.encode(), b.at); err != nil {
				return err
			}
		}
		r.writer.add(events, reject)
		return nil
	}
	for i := range tx.skips {
		if err := add(nil, &tx.skips[i]); err != nil {
			return err
		}
	}
	for _, a := range tx.acts {
		events, skips := r.prices.net(a, b.unmoved)
		for i := range events {
			if err := add(events[i:i+1], nil); err != nil {
				return err
			}
		}
		for i := range skips {
			if err := add(nil, &skips[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

// begin prepares for a block: it takes back what must be, and continues in a block of which a part
// is stored.
func (r *reader) begin(b *swapBlock) {
	if p := r.done.Part; p != nil {
		if p.Hash == b.hash {
			if p.Point != nil {
				r.prices.set(r.done.points().Add(*p.Point, smartmoney.MostPoints), 0)
			}
		} else {
			r.rewind = true
			r.done.cut(r.done.tip().Number)
			r.setPrice()
		}
	}
	if r.rewind {
		r.writer.add([]event.Event{{
			Type: event.TypeRewind, Chain: r.convert.chain, Correction: &event.Correction{Block: r.done.tip().Number},
		}}, nil)
		r.writer.batch.Strict = true
		r.rewind = false
	}
}

// before returns the block before the first one that a new source reads.
func (c *client) before(ctx context.Context, s *Settings, now time.Time) (*header, error) {
	from, err := parseFrom(s.From)
	if err != nil {
		return nil, err
	}
	head, err := c.head(ctx)
	if err != nil {
		return nil, err
	}
	first := head.number()
	switch {
	case from.block > first:
		return nil, fmt.Errorf("from is block %d, and the newest block is %d", from.block, first)
	case from.block >= 0:
		first = from.block
	case from.ago > 0:
		if first, err = c.since(ctx, head, now.Add(-from.ago)); err != nil {
			return nil, err
		}
	}
	return c.headerAt(ctx, max(0, first-1))
}

// since returns the number of the first block at or after a time, or of the newest one.
func (c *client) since(ctx context.Context, head *header, at time.Time) (int64, error) {
	low, high := int64(0), head.number() // low is before it, unless it is 0
	for low < high {
		middle := low + (high-low)/2
		h, err := c.headerAt(ctx, middle)
		if err != nil {
			return 0, err
		}
		if int64(h.Time) < at.Unix() {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, nil
}
