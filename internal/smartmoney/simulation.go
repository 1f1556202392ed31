package smartmoney

import "time"

// Simulation is the result of a configuration tried on the past.
type Simulation struct {
	Since     time.Time   // event time at which counting starts
	Until     time.Time   // event time at which counting ends
	Total     int         // signals that would have been delivered and stand
	Retracted int         // signals that would have been delivered and that a correction took back
	ByType    []TypeTally // of those that stand, in the interface's order of types; without zeros
	ByDay     []DayTally  // by day, then in the same order; without zeros
	HeldBack  []RuleTally // candidates held back, in the order of Rules; without zeros
	Samples   []*Signal   // a few of the latest that stand, oldest first
	// WindowsCompleteSince is the event time before which windows lacked trades that are no longer
	// kept, so that signals may be missing or count too few wallets; it may be after Until. Nil: no
	// window lacked any.
	WindowsCompleteSince *time.Time
}

// TypeTally is the number of signals of a type.
type TypeTally struct {
	Type  NotificationType
	Count int // ≥ 1
}

// DayTally is the number of signals of a type on a day.
type DayTally struct {
	Day   time.Time // midnight at the start of the UTC day
	Type  NotificationType
	Count int // ≥ 1
}

// RuleTally is the number of candidates that a rule held back.
type RuleTally struct {
	Rule  Rule
	Count int // ≥ 1
}
