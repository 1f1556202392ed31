package source

import (
	"maps"
	"slices"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/eventlog"
)

// maxReasons bounds the reasons that are counted one by one for a source.
const maxReasons = 64

// otherReasons counts what was skipped for reasons beyond maxReasons.
const otherReasons = "other reasons"

// Counts counts what became of a source's messages since it was added.
type Counts struct {
	Events     map[event.Type]int64 `json:"events"`     // in the log, by type
	Duplicates int64                `json:"duplicates"` // trades whose id was live
	Retracted  int64                `json:"retracted"`  // trades that corrections took back
	Unknown    int64                `json:"unknown"`    // corrections that found no live trade; they are not in the log
	Skipped    map[string]int64     `json:"skipped"`    // messages and events that are not in the log, by reason
	// PricedAt is Batch.PricedAt of the last batch that had one; nil if none had.
	PricedAt *time.Time `json:"priced_at,omitempty"`
	// Unpriced is Batch.Unpriced of the last batch.
	Unpriced int64 `json:"unpriced,omitempty"`
}

// clone returns a copy that shares nothing.
func (c Counts) clone() Counts {
	c.Events, c.Skipped = maps.Clone(c.Events), maps.Clone(c.Skipped)
	if c.Events == nil {
		c.Events = map[event.Type]int64{}
	}
	if c.Skipped == nil {
		c.Skipped = map[string]int64{}
	}
	return c
}

// skip counts by reason.
func (c *Counts) skip(reasons map[string]int64) {
	for _, reason := range slices.Sorted(maps.Keys(reasons)) {
		n := reasons[reason]
		reason = clean(reason, maxReason)
		if _, known := c.Skipped[reason]; !known && len(c.Skipped) >= maxReasons {
			reason = otherReasons
		}
		c.Skipped[reason] += n
	}
}

// add counts what an append did with an event. Refused ones are counted as rejects.
func (c *Counts) add(e *event.Event, effect eventlog.Effect) {
	switch effect.Kind {
	case eventlog.Entered:
		c.Events[e.Type]++
		c.Retracted += int64(effect.TakenBack)
	case eventlog.Duplicate:
		c.Duplicates++
	case eventlog.Unknown:
		c.Unknown++
	case eventlog.Refused:
	}
}
