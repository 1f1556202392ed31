package ingest

import (
	"cmp"
	"slices"
	"sync/atomic"

	"smartmoney/internal/event"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
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

// answer returns the answer to the next request.
func (r *results) answer(request *Request) *Answer {
	a := &Answer{Rejected: slices.Clone(request.Rejected), Cursor: map[smartmoney.Chain]int64{}}
	if a.Rejected == nil {
		a.Rejected = []Rejection{}
	}
	lines := request.Lines
	for i := range request.Events {
		e := &request.Events[i]
		line := 0
		if e.Correction != nil && len(lines) > 0 {
			line, lines = lines[0], lines[1:]
		}
		r.count(a, e, line)
		a.Cursor[e.Chain] = r.last[e.Chain.Index()]
	}
	slices.SortStableFunc(a.Rejected, func(a, b Rejection) int { return cmp.Compare(a.Line, b.Line) })
	return a
}

// count counts the next event, which is of a line, in an answer.
func (r *results) count(a *Answer, e *event.Event, line int) {
	at := r.at
	r.at++
	switch {
	case len(r.duplicates) > 0 && r.duplicates[0] == at:
		r.duplicates = r.duplicates[1:]
		a.Duplicates++
	case len(r.unknown) > 0 && r.unknown[0] == at:
		r.unknown = r.unknown[1:]
		a.Unknown++
	case len(r.rejected) > 0 && r.rejected[0].Index == at:
		a.Rejected = append(a.Rejected, Rejection{Line: line, Error: r.rejected[0].Err.Error()})
		r.rejected = r.rejected[1:]
	default:
		chain := e.Chain.Index()
		r.last[chain]++
		if s := &r.done.Chains[chain]; e.Correction == nil {
			a.Accepted++
		} else {
			a.Retracted += len(s.Events[r.last[chain]-s.First].Correction.Seqs)
		}
	}
}

// Stats counts events by result since the process started. A request answered from its
// idempotency record is not counted again.
type Stats struct {
	Accepted   uint64 // durable
	Duplicates uint64 // trades whose id is live, or repeated within a request
	Retracted  uint64 // trades that corrections took back
	Unknown    uint64 // corrections that found no live trade
	Refused    uint64 // by validation, or corrections that reach too far
}

// counters has the running totals of Stats.
type counters struct{ accepted, duplicates, retracted, unknown, refused atomic.Uint64 }

func (c *counters) add(a *Answer) {
	c.accepted.Add(uint64(a.Accepted))
	c.duplicates.Add(uint64(a.Duplicates))
	c.retracted.Add(uint64(a.Retracted))
	c.unknown.Add(uint64(a.Unknown))
	c.refused.Add(uint64(len(a.Rejected)))
}

// Stats returns the counters. It reads them one by one, so they may be of slightly
// different moments. It is safe for concurrent use.
func (a *Appender) Stats() Stats {
	c := &a.counted
	return Stats{
		Accepted: c.accepted.Load(), Duplicates: c.duplicates.Load(), Retracted: c.retracted.Load(), Unknown: c.unknown.Load(), Refused: c.refused.Load(),
	}
}
