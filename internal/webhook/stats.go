package webhook

// Stats counts attempts since the start, and the endpoints that are being sent to.
type Stats struct {
	Delivered, Failed uint64
	Busy              int
}

// Stats returns the counters. They are not of one moment.
func (s *Sender) Stats() Stats {
	return Stats{Delivered: s.delivered.Load(), Failed: s.failed.Load(), Busy: len(s.slots)}
}
