package ingest

// Queued returns the number of jobs in the queue.
func (a *Appender) Queued() int { return len(a.queue) }
