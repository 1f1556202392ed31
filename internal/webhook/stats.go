package webhook

// Stats counts attempts since the start, and endpoints being served.
type Stats struct {
	Delivered, Failed uint64
	Busy              int
}

// Stats returns the counters. They are not read at one moment.
func (s *Sender) Stats() Stats {
	return Stats{Delivered: s.delivered.Load(), Failed: s.failed.Load(), Busy: len(s.slots)}
}
