package broker

import (
	"encoding/json"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// position is what a source of a broker stores with each batch.
type position struct {
	At     json.RawMessage `json:"at"`               // the connection's
	Prices importer.Prices `json:"prices,omitempty"` // of the chains' coins, USD
	Part   *part           `json:"part,omitempty"`
}

// part is a message of which some records are stored, and others not yet.
type part struct {
	place
	Records int `json:"records"` // that are stored
}

// readPosition splits a committed position; raw is nil before the first batch.
func readPosition(raw json.RawMessage) (p position, err error) {
	if raw == nil {
		return p, nil
	}
	if err := json.Unmarshal(raw, &p); err != nil {
		return p, fmt.Errorf("read the source's position: %w", err)
	}
	return p, nil
}

// batcher collects the records of messages for the next batch.
type batcher struct {
	decoder *decoder
	from    connection
	queue   []message // not decoded yet: they wait for room in the next batch
	records []record  // of queue[0], if it is decoded
	decoded bool      // records are those of queue[0]
	next    int       // of records: the first one that is in no batch yet
	stored  *part     // of the message that an earlier process has stored in part

	batch *source.Batch
	bytes int // memory of the batch's events
	// the position differs from the last batch's: there is something to store
	moved  bool
	prices importer.Prices // before queue[0]
}

// newBatcher returns a batcher that goes on at a position, with a connection that does.
func newBatcher(d *decoder, from connection, at position) *batcher {
	return &batcher{decoder: d, from: from, stored: at.Part, prices: d.prices(), batch: newBatch(d, 0)}
}

func newBatch(d *decoder, events int) *source.Batch {
	return &source.Batch{Events: make([]event.Event, 0, events), Decoded: d.native != nil, Skipped: map[string]int64{}}
}

// add adds messages to the batch until it is full; the others wait. It keeps messages.
func (b *batcher) add(messages []message) {
	b.queue = append(b.queue, messages...)
	for len(b.queue) > 0 && b.addFirst() {
		m := &b.queue[0]
		if m.place.Log != "" {
			b.from.advance(m.place)
		}
		if m.at.After(b.batch.At) {
			b.batch.At = m.at
		}
		if b.stored != nil && b.stored.place == m.place {
			b.stored = nil
		}
		b.prices, b.moved, b.decoded = b.decoder.prices(), true, false
		*m = message{} // frees its memory
		b.queue = b.queue[1:]
	}
	if len(b.queue) == 0 {
		b.queue = nil
	}
}

// addFirst adds what is left of the first message, and reports whether it did so to its end.
func (b *batcher) addFirst() bool {
	m := &b.queue[0]
	if !b.decoded {
		b.records, b.decoded, b.next = b.decoder.decode(m), true, 0
		if b.stored != nil && b.stored.place == m.place {
			b.next = min(b.stored.Records, len(b.records))
		}
	}
	for ; b.next < len(b.records); b.next++ {
		r := &b.records[b.next]
		if !b.fits(r) {
			return false
		}
		b.batch.Events = append(b.batch.Events, r.events...)
		b.bytes += r.size
		if r.reject != nil {
			b.batch.Rejects = append(b.batch.Rejects, *r.reject)
		}
		if r.skip != "" {
			b.batch.Skipped[r.skip]++
		}
		b.moved = true
	}
	return true
}

func (b *batcher) fits(r *record) bool {
	return len(b.batch.Events)+len(r.events) <= source.MaxBatchEvents && b.bytes+r.size <= source.MaxBatchBytes &&
		(r.reject == nil || len(b.batch.Rejects) < source.MaxRejects)
}

// take returns the batch and begins the next one, to which it adds the messages that wait.
func (b *batcher) take() (*source.Batch, error) {
	at, err := json.Marshal(b.from.position())
	if err != nil {
		return nil, fmt.Errorf("encode the position: %w", err)
	}
	p := position{At: at, Prices: b.prices, Part: b.stored}
	if b.decoded && b.next > 0 {
		p.Part = &part{place: b.queue[0].place, Records: b.next}
	}
	taken := b.batch
	if taken.Position, err = json.Marshal(p); err != nil {
		return nil, fmt.Errorf("encode the position: %w", err)
	}
	b.batch, b.bytes, b.moved = newBatch(b.decoder, len(taken.Events)), 0, false
	b.add(nil)
	return taken, nil
}
