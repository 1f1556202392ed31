package uploader

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"strconv"
	"sync/atomic"

	"smartmoney/internal/event"
	"smartmoney/internal/event/importer"
)

// batch is one request in the making.
type batch struct {
	number  int            // of the request within the file, from 1
	body    []byte         // newline-delimited JSON
	lines   []int          // of the source, of each line of body
	records int            // of the source that are behind once this is acknowledged
	bytes   int64          // of the source that are behind then
	skipped map[string]int // records that became no event, by reason
}

// key is the same for every repeat of a request and for no other.
func (b *batch) key(run string) string {
	body := sha256.Sum256(b.body)
	sum := sha256.Sum256([]byte(run + "\n" + strconv.Itoa(b.number) + "\n" + hex.EncodeToString(body[:])))
	return hex.EncodeToString(sum[:])
}

// counter counts the bytes that pass through it, until its context ends.
type counter struct {
	ctx  context.Context // a reader has no other way to learn of it
	r    io.Reader
	read atomic.Int64
}

// Read implements io.Reader.
func (c *counter) Read(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := c.r.Read(p)
	c.read.Add(int64(n))
	return n, err
}

// batcher cuts the items of a source into batches. The events of one item stay
// together.
type batcher struct {
	limit   int // events
	in      *counter
	after   int // records to leave out, which are acknowledged
	send    func(*batch) error
	current *batch
	records int
	scratch []byte
}

// produce reads the whole source and sends its batches, the last with what is left.
// A source that breaks off has what came before sent all the same.
func produce(ctx context.Context, adapter importer.Adapter, in *counter, limit int, from progress, out chan<- *batch) error {
	b := &batcher{limit: limit, in: in, after: from.Records, current: &batch{number: from.Requests + 1}}
	b.send = func(done *batch) error {
		select {
		case out <- done:
			return nil
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	err := adapter.Convert(in, b.add)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if flushed := b.flush(); err == nil {
		err = flushed
	}
	return err
}

func (b *batcher) add(item importer.Item) error {
	b.records++
	if b.records <= b.after {
		return nil
	}
	lines := b.encode(&item)
	full := len(b.current.lines)+lines > b.limit || len(b.current.body)+len(b.scratch) > maxBody
	if full && len(b.current.lines) > 0 {
		if err := b.flush(); err != nil {
			return err
		}
	}
	now := b.current
	now.body = append(now.body, b.scratch...)
	for range lines {
		now.lines = append(now.lines, item.Line)
	}
	if item.Skip != "" {
		if now.skipped == nil {
			now.skipped = map[string]int{}
		}
		count(now.skipped, item.Skip, 1)
	}
	now.records, now.bytes = b.records, b.in.read.Load()
	if item.Share > 0 {
		now.bytes = int64(item.Share * float64(now.bytes))
	}
	return nil
}

// encode puts the item's lines into scratch and gives their number.
func (b *batcher) encode(item *importer.Item) int {
	b.scratch = b.scratch[:0]
	if item.Raw != nil {
		b.scratch = append(append(b.scratch, item.Raw...), '\n')
		return 1
	}
	for i := range item.Events {
		b.scratch = append(event.AppendJSON(b.scratch, &item.Events[i]), '\n')
	}
	return len(item.Events)
}

// flush sends the current batch, also when it holds skipped records only.
func (b *batcher) flush() error {
	done := b.current
	if done.records == 0 {
		return nil
	}
	b.current = &batch{number: done.number}
	if len(done.lines) > 0 {
		b.current.number++
	}
	if err := b.send(done); err != nil {
		return fmt.Errorf("hand over request %d: %w", done.number, err)
	}
	return nil
}
