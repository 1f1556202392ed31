package pipeline

import (
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
)

// Checkpoint is the last event before a refresh of the effective leaderboard at which change
// records were cut: a restart loads the ledger as of it and applies the log again from there.
type Checkpoint struct {
	Seq  int64 // number of the event in the chain's log
	Time int64 // event time as of it, unix ns
}

// Record is a change record: what changed in a chain's ledger up to an event.
type Record struct {
	Seq  int64
	Body []byte
}

// Page is a page of a chain's ledger as of an event.
type Page struct {
	Page int32 // a ledger.Page
	Seq  int64
	Body []byte
}

// Batch has what a chain's events since Begin change in its stored state. The capacity of each body
// has room for a checksum. It is valid until the next Begin.
type Batch struct {
	From, To   int64    // position before and after
	Records    []Record // in order; the Seq of the last one is To
	Pages      []Page   // as of the checkpoint that the batch made
	NeededFrom int64    // records up to this position are in pages; 0: the batch made no checkpoint
}

// batch is a batch under way.
type batch struct {
	Batch
	since   int64  // position up to which Records have the changes
	cut     bool   // the batch made its checkpoint
	changes []byte // buffer of the records
	pages   []byte // buffer of the newest pages
}

// Begin begins a batch after the position.
func (c *Chain) Begin() {
	c.batch = batch{
		Batch: Batch{From: c.position}, since: c.position, changes: c.batch.changes[:0], pages: c.batch.pages[:0],
	}
	c.recording = true
	c.Ledger.Record()
}

// End returns the batch up to the position. ok is false if no event was applied.
func (c *Chain) End() (b Batch, ok bool) {
	if c.position == c.batch.From {
		return Batch{}, false
	}
	c.batch.Records = append(c.batch.Records, Record{Seq: c.position, Body: c.changes()})
	c.batch.To = c.position
	return c.batch.Batch, true
}

// minPages is how many pages a checkpoint writes at least, if as many changed.
const minPages = 4

// CheckpointBefore makes the batch's checkpoint before an event if that refreshes the effective
// leaderboard. A batch makes one at most, none where the last one is, and none while a snapshot is
// unwritten, which a restart takes again. The checkpoint ends the changes so far and writes pages,
// as many bytes as change records were written since the last one, so that records can be deleted as
// fast as they are made. Pages are written nowhere else, so that each has the ledger at or before
// the checkpoint.
func (c *Chain) CheckpointBefore(e *event.Event) {
	if !c.Due(e) || c.batch.cut || c.unwritten != nil || c.position == c.checkpoint.Seq {
		return
	}
	c.batch.cut = true
	if c.position > c.batch.since {
		c.batch.Records = append(c.batch.Records, Record{Seq: c.position, Body: c.changes()})
	}
	for n, left := 0, c.written; n < minPages || left > 0; n++ {
		page, ok := c.Ledger.NextPage()
		if !ok {
			break
		}
		body := c.page(page)
		left -= len(body)
		c.batch.Pages = append(c.batch.Pages, Page{Page: int32(page), Seq: c.position, Body: body})
	}
	c.batch.NeededFrom = c.Ledger.NeededFrom(c.position)
	c.batch.since, c.written = c.position, 0
	c.checkpoint = Checkpoint{Seq: c.position, Time: c.Ledger.EventTime()}
}

// Written returns how many bytes of change records were made since the checkpoint.
func (c *Chain) Written() int { return c.written }

// changes returns the ledger's changes since the batch's last record.
func (c *Chain) changes() []byte {
	body := write(&c.batch.changes, func(dst []byte) []byte { return c.Ledger.AppendChanges(dst, c.batch.since) })
	c.written += len(body)
	return body
}

// pageMemory bounds the buffer for pages that is kept, bytes. A checkpoint may write many times as
// much; its buffer is then freed.
const pageMemory = 1 << 20

func (c *Chain) page(page ledger.Page) []byte {
	if len(c.batch.pages) > pageMemory*7/8 {
		c.batch.pages = make([]byte, 0, pageMemory)
	}
	return write(&c.batch.pages, func(dst []byte) []byte { return c.Ledger.AppendPage(dst, page) })
}

// write returns what f appends to the buffer, with room for a checksum after it. The buffer is kept
// from batch to batch, since growing and clearing it each time costs more.
func write(buffer *[]byte, f func(dst []byte) []byte) []byte {
	start := len(*buffer)
	dst := f(*buffer)
	end := len(dst)
	dst = append(dst, 0, 0, 0, 0, 0, 0, 0, 0)
	*buffer = dst
	return dst[start : end : end+8]
}
