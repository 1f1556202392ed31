package ingest

import (
	"errors"
	"maps"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// Refusal is why, and of whom, events are refused. There are few, whatever clients send.
type Refusal struct {
	Source string // RefusedRequest or RefusedSource
	Reason string // the field that is wrong, or one of the reasons below
}

// The sources of refused events: requests to POST /ingest/events, and live sources.
const (
	RefusedRequest = "request"
	RefusedSource  = "source"
)

// The reasons that are no field of an event.
const (
	reasonMalformed  = "malformed"  // not a JSON object that says one thing
	reasonCorrection = "correction" // a correction that reaches too far
)

// reasonOf returns the reason of a decoding error. Names that events do not have come from the client, so they
// count as malformed.
func reasonOf(err error) string {
	if refused, ok := errors.AsType[*smartmoney.Error](err); ok && event.HasField(refused.Field) {
		return refused.Field
	}
	return reasonMalformed
}

// refuse counts the refused events of an answer.
func (c *counters) refuse(rejected []Rejection, ofSource bool) {
	if len(rejected) == 0 {
		return
	}
	source := RefusedRequest
	if ofSource {
		source = RefusedSource
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.refusals == nil {
		c.refusals = map[Refusal]uint64{}
	}
	for i := range rejected {
		c.refusals[Refusal{source, rejected[i].reason}]++
	}
}

// Refusals returns how many events were refused since the process started, by source and reason. It is safe
// for concurrent use.
func (a *Appender) Refusals() map[Refusal]uint64 {
	a.counted.mu.Lock()
	defer a.counted.mu.Unlock()
	return maps.Clone(a.counted.refusals)
}
