package ingest

import "sync/atomic"

// Stats counts events since the start, by what became of them. What is known again by its
// Idempotency-Key is not counted again.
type Stats struct {
	Accepted   uint64 // durable
	Duplicates uint64 // trades that the log held, or that a request repeated
	Refused    uint64 // by their validation
}

// counters is Stats as it grows.
type counters struct{ accepted, duplicates, refused atomic.Uint64 }

func (c *counters) add(a *Answer) {
	c.accepted.Add(uint64(a.Accepted))
	c.duplicates.Add(uint64(a.Duplicates))
	c.refused.Add(uint64(len(a.Rejected)))
}

// Stats returns the counters. They are not of one moment.
func (a *Appender) Stats() Stats {
	return Stats{Accepted: a.counted.accepted.Load(), Duplicates: a.counted.duplicates.Load(), Refused: a.counted.refused.Load()}
}
