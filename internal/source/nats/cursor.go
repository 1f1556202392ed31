package nats

import (
	"encoding/json"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

// cursor is where reading of the stream goes on.
type cursor struct {
	Created time.Time `json:"created"` // when the stream was made; tells it from a later one of its name
	Next    uint64    `json:"next"`    // sequence number of the first message that is not read, ≥ 1

	stream string
	head   *head
}

// MarshalJSON implements json.Marshaler.
func (c *cursor) MarshalJSON() ([]byte, error) {
	type plain cursor
	return json.Marshal((*plain)(c)) //nolint:wrapcheck // for json.Marshal
}

// Advance implements broker.Cursor.
func (c *cursor) Advance(p broker.Place) { c.Next = uint64(p.Offset) + 1 }

// Progress implements broker.Cursor.
func (c *cursor) Progress() source.Progress {
	last := max(c.head.last.Load(), c.Next-1)
	lag := c.head.pending.Load() // of those with the subjects
	if lag == unknown {
		lag = int64(last - (c.Next - 1))
	}
	return source.Progress{Position: c.at(c.Next - 1), Head: c.at(last), Lag: &lag}
}

func (c *cursor) at(sequence uint64) string {
	return broker.Place{Log: c.stream, Partition: broker.WholeLog, Offset: int64(sequence)}.String()
}

// readCursor returns what MarshalJSON wrote, nil for nil.
func readCursor(at json.RawMessage) (*cursor, error) {
	if at == nil {
		return nil, nil //nolint:nilnil // no cursor before the first start
	}
	c := &cursor{}
	if err := json.Unmarshal(at, c); err != nil {
		return nil, fmt.Errorf("read the source's sequence number: %w", err)
	}
	if c.Next < 1 {
		return nil, fmt.Errorf("the source's sequence number is %d, want 1 or more", c.Next)
	}
	return c, nil
}

// unknown is head.pending of a stream that is read as a whole, where sequence numbers say it.
const unknown = -1

// head is the end of the stream, as the server said last.
type head struct {
	last    atomic.Uint64 // sequence number
	pending atomic.Int64  // messages that were not fetched yet, or unknown
}
