package ingest

import (
	"cmp"
	"errors"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// results distributes the result of an append among the requests whose events it holds.
type results struct {
	done       *eventlog.Appended
	duplicates []int                // the next ones
	unknown    []int                // likewise
	rejected   []eventlog.Rejection // likewise
	last       [smartmoney.ChainCount]int64
	at         int // index of the next event
}

func newResults(done *eventlog.Appended) *results {
	r := &results{done: done, duplicates: done.Duplicates, unknown: done.Unknown, rejected: done.Rejected}
	for i := range r.last {
		r.last[i] = done.Chains[i].First - 1
	}
	return r
}

// answer returns the answer to the next request, and appends the effect of each of its events to
// effects, unless that is nil.
func (r *results) answer(request *Request, effects *[]eventlog.Effect) *Answer {
	a := &Answer{Rejected: slices.Clone(request.Rejected), Cursor: map[smartmoney.Chain]int64{}}
	if a.Rejected == nil {
		a.Rejected = []Rejection{}
	}
	for i := range request.Events {
		e := &request.Events[i]
		line := 0
		if len(request.Lines) > 0 {
			line = request.Lines[i]
		}
		effect := r.next(e)
		a.count(e, effect, line)
		if effects != nil {
			*effects = append(*effects, effect)
		}
		a.Cursor[e.Chain] = r.last[e.Chain.Index()]
	}
	slices.SortStableFunc(a.Rejected, func(a, b Rejection) int { return cmp.Compare(a.Line, b.Line) })
	return a
}

// next returns what the append did with the next event.
func (r *results) next(e *event.Event) (effect eventlog.Effect) {
	at := r.at
	r.at++
	switch {
	case len(r.duplicates) > 0 && r.duplicates[0] == at:
		r.duplicates = r.duplicates[1:]
		effect.Kind = eventlog.Duplicate
	case len(r.unknown) > 0 && r.unknown[0] == at:
		r.unknown = r.unknown[1:]
		effect.Kind = eventlog.Unknown
	case len(r.rejected) > 0 && r.rejected[0].Index == at:
		effect.Kind, effect.Err = eventlog.Refused, r.rejected[0].Err
		r.rejected = r.rejected[1:]
	default:
		chain := e.Chain.Index()
		r.last[chain]++
		if s := &r.done.Chains[chain]; e.Correction != nil {
			effect.TakenBack = len(s.Events[r.last[chain]-s.First].Correction.Seqs)
		}
	}
	return effect
}

// count counts an event of a line in the answer.
func (a *Answer) count(e *event.Event, effect eventlog.Effect, line int) {
	switch effect.Kind {
	case eventlog.Duplicate:
		a.Duplicates++
	case eventlog.Unknown:
		a.Unknown++
	case eventlog.Refused:
		reason := reasonCorrection
		if e.Correction == nil {
			reason = reasonOf(effect.Err)
		}
		a.Rejected = append(a.Rejected, Rejection{Line: line, Error: effect.Err.Error(), reason: reason})
	case eventlog.Entered:
		if e.Correction == nil {
			a.Accepted++
		}
		a.Retracted += effect.TakenBack
	}
}

// The reasons of refused events that are no field of an event.
const (
	reasonMalformed  = "malformed"  // not a JSON object that says one thing
	reasonCorrection = "correction" // a correction that reaches too far
)

// reasonOf returns the reason of a decoding error. Names that events do not have come from the
// client, so they count as malformed.
func reasonOf(err error) string {
	if refused, ok := errors.AsType[*smartmoney.Error](err); ok && event.HasField(refused.Field) {
		return refused.Field
	}
	return reasonMalformed
}
