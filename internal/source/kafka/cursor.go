package kafka

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

// maxPartitions bounds the partitions of a source, so that its position stays within source.MaxPosition.
const maxPartitions = 8192

// place is where reading of a topic goes on.
type place struct {
	ID   string  `json:"id,omitempty"` // of the topic, base64; "" if the broker gives none
	Next []int64 `json:"next"`         // offset of the next record, by partition; beyond its end at the first one
}

// cursor is where reading of the topics goes on.
type cursor struct {
	topics map[string]*place
	heads  *heads
}

// MarshalJSON implements json.Marshaler.
func (c *cursor) MarshalJSON() ([]byte, error) { return json.Marshal(c.topics) } //nolint:wrapcheck // for json.Marshal

// Advance implements broker.Cursor.
func (c *cursor) Advance(p broker.Place) {
	at := c.topics[p.Log]
	for len(at.Next) <= int(p.Partition) {
		at.Next = append(at.Next, 0)
	}
	at.Next[p.Partition] = p.Offset + 1
}

// shownPartitions is how many partitions Progress lists; of more it says how many there are.
const shownPartitions = 6

// Progress implements broker.Cursor.
func (c *cursor) Progress() source.Progress {
	c.heads.mu.Lock()
	defer c.heads.mu.Unlock()
	var at, head []string
	var lag, read, end int64
	for topic, p := range c.topics {
		for partition, next := range p.Next {
			to := max(next, c.heads.of(topic, partition))
			at = append(at, broker.Place{Log: topic, Partition: int32(partition), Offset: next}.String())
			head = append(head, broker.Place{Log: topic, Partition: int32(partition), Offset: to}.String())
			lag, read, end = lag+to-next, read+next, end+to
		}
	}
	if n := len(at); n > shownPartitions {
		of := strconv.Itoa(n) + " partitions, offsets add up to "
		return source.Progress{Position: of + strconv.FormatInt(read, 10), Head: of + strconv.FormatInt(end, 10), Lag: &lag}
	}
	slices.Sort(at)
	slices.Sort(head)
	return source.Progress{Position: strings.Join(at, " "), Head: strings.Join(head, " "), Lag: &lag}
}

// readCursor returns what MarshalJSON wrote, or an empty cursor for nil.
func readCursor(at json.RawMessage, h *heads) (*cursor, error) {
	c := &cursor{topics: map[string]*place{}, heads: h}
	if at == nil {
		return c, nil
	}
	if err := json.Unmarshal(at, &c.topics); err != nil {
		return nil, fmt.Errorf("read the source's offsets: %w", err)
	}
	for topic, p := range c.topics {
		if p == nil || len(p.Next) > maxPartitions || slices.ContainsFunc(p.Next, func(next int64) bool { return next < 0 }) {
			return nil, fmt.Errorf("the source's offsets of topic %s are malformed", topic)
		}
	}
	return c, nil
}

// heads are the ends of the partitions' logs, as the broker said last.
type heads struct {
	mu   sync.Mutex // guards next
	next map[string][]int64
}

func newHeads() *heads { return &heads{next: map[string][]int64{}} }

// of returns the end of a partition's log, 0 if it is unknown. The caller holds mu.
func (h *heads) of(topic string, partition int) int64 {
	if partition < len(h.next[topic]) {
		return h.next[topic][partition]
	}
	return 0
}

// set records the end of a partition's log.
func (h *heads) set(topic string, partition int32, next int64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for len(h.next[topic]) <= int(partition) {
		h.next[topic] = append(h.next[topic], 0)
	}
	h.next[topic][partition] = next
}
