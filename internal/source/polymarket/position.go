package polymarket

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"
)

// Bounds of a position, which keep it below source.MaxPosition.
const (
	maxPending = 1000 // condition ids that wait for their market, 69 bytes each in JSON
	// bytes of the packed ids, 4/3 of it in JSON: some 50,000 to 140,000 markets
	maxPacked = 140_000
)

// position is how far a source is, as stored.
type position struct {
	Time    int64    `json:"time"`              // of the newest trade stored, in seconds since the Unix epoch; that of the start before the first
	Seen    bool     `json:"seen"`              // a trade of that time was stored
	Pending []string `json:"pending,omitempty"` // condition ids of stored trades whose market is not known yet
	Markets string   `json:"markets,omitempty"` // Gamma's ids of the unresolved markets, packed
}

// state is a position in memory.
type state struct {
	time    int64
	seen    bool
	pending []string            // oldest first
	queued  map[string]struct{} // those in pending
	markets map[uint64]struct{} // Gamma's ids of markets with stored trades that are not resolved
}

func newState(stored json.RawMessage, start time.Time) (*state, error) {
	s := &state{time: start.Unix(), queued: map[string]struct{}{}, markets: map[uint64]struct{}{}}
	if len(stored) == 0 {
		return s, nil
	}
	var p position
	if err := json.Unmarshal(stored, &p); err != nil {
		return nil, fmt.Errorf("polymarket: read the position: %w", err)
	}
	ids, err := unpack(p.Markets)
	if err != nil {
		return nil, err
	}
	s.time, s.seen, s.pending = p.Time, p.Seen, p.Pending
	for _, condition := range p.Pending {
		s.queued[condition] = struct{}{}
	}
	for _, id := range ids {
		s.markets[id] = struct{}{}
	}
	return s, nil
}

// enqueue adds a condition id to the pending ones, unless it is there. It returns false if there
// are too many.
func (s *state) enqueue(condition string) bool {
	if _, known := s.queued[condition]; known {
		return true
	}
	if len(s.pending) >= maxPending {
		return false
	}
	s.queued[condition] = struct{}{}
	s.pending = append(s.pending, condition)
	return true
}

// dequeue removes a condition id from the pending ones.
func (s *state) dequeue(condition string) {
	delete(s.queued, condition)
	s.pending = slices.DeleteFunc(s.pending, func(one string) bool { return one == condition })
}

// encode returns the state as a position. While the ids do not fit it forgets the smallest, those
// of the oldest markets, and returns them.
func (s *state) encode() (stored json.RawMessage, forgotten []uint64, err error) {
	ids := s.ids()
	packed := pack(ids)
	for len(packed) > maxPacked {
		n := len(ids)/100 + 1
		forgotten, ids = append(forgotten, ids[:n]...), ids[n:]
		packed = pack(ids)
	}
	for _, id := range forgotten {
		delete(s.markets, id)
	}
	stored, err = json.Marshal(position{Time: s.time, Seen: s.seen, Pending: s.pending, Markets: base64.RawStdEncoding.EncodeToString(packed)})
	if err != nil {
		return nil, nil, fmt.Errorf("polymarket: write the position: %w", err)
	}
	return stored, forgotten, nil
}

// ids returns the ids of the unresolved markets, rising.
func (s *state) ids() []uint64 {
	return slices.Sorted(maps.Keys(s.markets))
}

// pack writes rising ids as their differences, one to three bytes each in practice.
func pack(ids []uint64) []byte {
	var packed []byte
	last := uint64(0)
	for _, id := range ids {
		packed = binary.AppendUvarint(packed, id-last)
		last = id
	}
	return packed
}

// unpack reads what pack wrote, in base64.
func unpack(text string) ([]uint64, error) {
	packed, err := base64.RawStdEncoding.DecodeString(text)
	if err != nil {
		return nil, fmt.Errorf("polymarket: read the markets of the position: %w", err)
	}
	var ids []uint64
	last := uint64(0)
	for len(packed) > 0 {
		step, n := binary.Uvarint(packed)
		if n <= 0 || last+step < last {
			return nil, fmt.Errorf("polymarket: read the markets of the position: %d bytes are left", len(packed))
		}
		last, packed = last+step, packed[n:]
		ids = append(ids, last)
	}
	return ids, nil
}
