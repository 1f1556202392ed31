package smartmoney

import "time"

// Simulation is what a configuration would have raised in the past.
type Simulation struct {
	Since    time.Time   // event time from which on signals were counted
	Until    time.Time   // event time up to which they were
	Total    int         // signals that would have been delivered
	ByType   []TypeTally // of them, in the interface's order of types; none is 0
	ByDay    []DayTally  // of them, by day, then in the same order; none is 0
	HeldBack []RuleTally // candidates that were held back, in the order of Rules; none is 0
	Samples  []*Signal   // the latest of those delivered, the earliest of them first; a few
}

// TypeTally is a number of signals of a type.
type TypeTally struct {
	Type  NotificationType
	Count int // ≥ 1
}

// DayTally is a number of signals of a type on a day.
type DayTally struct {
	Day   time.Time // the midnight at which the UTC day begins
	Type  NotificationType
	Count int // ≥ 1
}

// RuleTally is a number of candidates that a rule held back.
type RuleTally struct {
	Rule  Rule
	Count int // ≥ 1
}
