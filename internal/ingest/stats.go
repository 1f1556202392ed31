package ingest

import "sync/atomic"

// Stats counts events by result since the process started. A request answered from its
// idempotency record is not counted again.
type Stats struct {
	Accepted   uint64 // durable
	Duplicates uint64 // trades already in the event log, or repeated within a request
	Refused    uint64 // by validation
}

// counters has the running totals of Stats.
type counters struct{ accepted, duplicates, refused atomic.Uint64 }

func (c *counters) add(a *Answer) {
	c.accepted.Add(uint64(a.Accepted))
	c.duplicates.Add(uint64(a.Duplicates))
	c.refused.Add(uint64(len(a.Rejected)))
}

// Stats returns the counters. It reads them one by one, so they may be of slightly
// different moments. It is safe for concurrent use.
func (a *Appender) Stats() Stats {
	return Stats{Accepted: a.counted.accepted.Load(), Duplicates: a.counted.duplicates.Load(), Refused: a.counted.refused.Load()}
}
