package uploader

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"strconv"
	"sync/atomic"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
)

// batch is one request before it is sent.
type batch struct {
	number  int            // of the request within the file, from 1
	body    []byte         // newline-delimited JSON
	lines   []int          // for each line of body, its line in the file
	records int            // of the file that are done once this batch is acknowledged
	bytes   int64          // of the file that are done then
	skipped map[string]int // number of skipped records by reason
}

// key returns the Idempotency-Key of the request: the same for every retry, different
// from that of any other request.
func (b *batch) key(run string) string {
	body := sha256.Sum256(b.body)
	sum := sha256.Sum256([]byte(run + "\n" + strconv.Itoa(b.number) + "\n" + hex.EncodeToString(body[:])))
	return hex.EncodeToString(sum[:])
}

// Counter is a reader that counts bytes and fails when its context ends.
type Counter struct {
	ctx  context.Context // io.Reader has no parameter for it
	r    io.Reader
	read atomic.Int64
}

// NewCounter returns a Counter of what is read from r until ctx ends.
func NewCounter(ctx context.Context, r io.Reader) *Counter { return &Counter{ctx: ctx, r: r} }

// Done returns how many bytes are behind when a share of what was read is converted, from 0 to 1; 0
// stands for all of it.
func (c *Counter) Done(share float64) int64 {
	if share > 0 {
		return int64(share * float64(c.read.Load()))
	}
	return c.read.Load()
}

// Read implements io.Reader.
func (c *Counter) Read(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := c.r.Read(p)
	c.read.Add(int64(n))
	return n, err
}

// batcher splits the items of a file into batches. It keeps the events of an item
// together.
type batcher struct {
	limit   int // events of a batch
	in      *Counter
	after   int // records to skip, acknowledged by an earlier run
	send    func(*batch) error
	current *batch
	records int
	scratch []byte
}

// produce reads the whole file and sends its batches to out. If reading fails it still
// sends what it read before.
func produce(ctx context.Context, adapter importer.Adapter, in *Counter, limit int, from progress, out chan<- *batch) error {
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
	now.records, now.bytes = b.records, b.in.Done(item.Share)
	return nil
}

// encode writes the item's lines to scratch and returns their number.
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

// flush sends the current batch, even if it has skipped records only.
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
		return fmt.Errorf("queue request %d: %w", done.number, err)
	}
	return nil
}
