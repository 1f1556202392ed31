package source

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
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
	// Since is when a reason of Skipped was first counted, and Lost when one was last counted of
	// something that is missing. Reasons that an earlier version counted have no time until they
	// are counted again.
	Since map[string]time.Time `json:"skipped_since,omitempty"`
	Lost  map[string]time.Time `json:"lost_at,omitempty"`
	// Recent counts the last messages.
	Recent Recent `json:"recent,omitzero"`
	// PricedAt is Batch.PricedAt of the last batch that had one; nil if none had.
	PricedAt *time.Time `json:"priced_at,omitempty"`
	// Unpriced is Batch.Unpriced of the last batch.
	Unpriced int64 `json:"unpriced,omitempty"`
}

// Recent counts a source's last messages: when there are more than mostRecent, both counts are
// halved.
type Recent struct {
	Understood int64     `json:"understood"`
	Refused    int64     `json:"refused"`
	Reason     string    `json:"reason,omitempty"` // of most of those that were refused last
	Since      time.Time `json:"since,omitzero"`   // when as many were refused as many says; zero while fewer are
}

// mostRecent bounds the messages of Recent.
const mostRecent = 1000

// many reports whether so many messages are refused, a tenth, that the source is unhealthy.
func (r *Recent) many() bool { return r.Refused > 0 && 10*r.Refused >= r.Understood+r.Refused }

// add counts messages of a batch.
func (r *Recent) add(understood, refused int64, reason string, now time.Time) {
	r.Understood, r.Refused = r.Understood+understood, r.Refused+refused
	for r.Understood+r.Refused > mostRecent {
		r.Understood, r.Refused = r.Understood/2, r.Refused/2
	}
	if reason != "" {
		r.Reason = reason
	}
	switch {
	case !r.many():
		r.Since = time.Time{}
	case r.Since.IsZero():
		r.Since = now
	}
}

// clone returns a copy that shares nothing.
func (c Counts) clone() Counts {
	c.Events, c.Skipped, c.Since, c.Lost = maps.Clone(c.Events), maps.Clone(c.Skipped), maps.Clone(c.Since), maps.Clone(c.Lost)
	if c.Events == nil {
		c.Events = map[event.Type]int64{}
	}
	if c.Skipped == nil {
		c.Skipped = map[string]int64{}
	}
	return c
}

// skip counts by reason at a time.
func (c *Counts) skip(reasons map[string]int64, now time.Time) {
	for _, reason := range slices.Sorted(maps.Keys(reasons)) {
		c.count(reason, reasons[reason], now)
	}
}

// count counts one reason and returns the name that it is counted under.
func (c *Counts) count(reason string, n int64, now time.Time) string {
	reason = clean(reason, maxReason)
	if _, known := c.Skipped[reason]; !known && len(c.Skipped) >= maxReasons {
		reason = otherReasons
	}
	c.Skipped[reason] += n
	if _, known := c.Since[reason]; !known {
		if c.Since == nil {
			c.Since = map[string]time.Time{}
		}
		c.Since[reason] = now
	}
	return reason
}

// lose counts like skip what is missing.
func (c *Counts) lose(reasons map[string]int64, now time.Time) {
	for _, reason := range slices.Sorted(maps.Keys(reasons)) {
		if c.Lost == nil {
			c.Lost = map[string]time.Time{}
		}
		c.Lost[c.count(reason, reasons[reason], now)] = now
	}
}

// refuse counts the rejects of a batch, of whose events the others were understood.
func (c *Counts) refuse(all *rejects, events int, now time.Time) {
	c.skip(all.reasons, now)
	for reason := range all.lost {
		c.lose(map[string]int64{reason: 0}, now)
	}
	refused, most := int64(0), ""
	for _, reason := range slices.Sorted(maps.Keys(all.faults)) {
		n := all.faults[reason]
		if refused += n; n > all.faults[most] {
			most = reason
		}
	}
	c.Recent.add(int64(events)-all.late, refused, most, now)
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

// lostFor is how long a source is unhealthy after it found that something is missing.
const lostFor = 24 * time.Hour

// problem returns what is missing by the counts, "" if nothing is.
func (c *Counts) problem(now time.Time) string {
	last, texts := time.Time{}, []string(nil)
	for _, reason := range slices.Sorted(maps.Keys(c.Lost)) {
		if at := c.Lost[reason]; now.Sub(at) < lostFor {
			texts = append(texts, fmt.Sprintf("%d as %s since %s", c.Skipped[reason], reason, c.Since[reason].Format(time.RFC3339)))
			if at.After(last) {
				last = at
			}
		}
	}
	if len(texts) > 0 {
		return fmt.Sprintf("missing: %s; the last at %s", strings.Join(texts, ", "), last.Format(time.RFC3339))
	}
	if r := &c.Recent; r.many() {
		return fmt.Sprintf("%d of the last %d messages were refused since %s, most as: %s", r.Refused, r.Understood+r.Refused, r.Since.Format(time.RFC3339), r.Reason)
	}
	return ""
}
