// Package status measures what an operator looks at first: how fast events come, how the database
// grows, how long deliveries take, and what the process warned of.
//
// It keeps bounded samples in memory, of this process since its start, and reads the database
// through functions that cmd passes in, at most once an interval. It must not know the parts that
// it measures.
package status

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Service is how the service does. What is measured by the answering process says so.
type Service struct {
	Version    string
	StartedAt  time.Time // of the answering process, UTC
	Chains     []Chain
	Sources    []Source
	Processes  []Process
	Deliveries Deliveries
	Database   *Database // nil until it was read
	// why the database takes no writes of the answering process; empty: it does, or none was tried
	Unwritable string
	Problems   []Problem // of the answering process, the last logged first
	Errors     int       // errors that it logged since its start
	Warnings   int       // warnings that it logged since its start
	Failed     int       // requests that it answered with a status of 500 or more since its start
	LastHour   []Minute  // of the answering process, the oldest first
}

// Chain is how fast and how far a chain is.
type Chain struct {
	Chain       smartmoney.Chain
	Events      int // in the log since its start, dropped ones too
	Unprocessed int // of them
	// that were appended, over the last minute or so; nil until it is measured
	EventsPerSecond *float64
	// largest traded_at that is processed, UTC; nil before the first trade
	LastEventAt *time.Time
	// age of the oldest event that is not processed, since its append, ≥ 0
	LagSeconds float64
	Healthy    bool
	NoSource   bool    // no trade of it has come, and no live source reads it
	Reason     *string // why it is not healthy, a sentence; nil: it is
	// that it waits for; nil: none, or not known to this process
	Correction *smartmoney.RunningCorrection
}

// State says in a word or three how the chain does.
func (c *Chain) State() string {
	switch {
	case !c.Healthy:
		return "behind"
	case c.NoSource:
		return "no source"
	case c.LastEventAt == nil:
		return "no trade yet"
	}
	return "healthy"
}

// Source is a live source of trades.
type Source struct {
	Name      string
	Chain     smartmoney.Chain // that it reads; "" if its messages say so
	Failing   bool             // nothing has worked since its last error, or the provider refuses it
	Problem   string           // why it is not healthy; "": it is
	LastError string           // "" if there was none
}

// Process is a process of the service that has the database open.
type Process struct {
	Name   string // PID@HOST; "" if it is not known
	Role   string // as the setting; "" if it is not known
	Leader bool   // whether its engine is the leader
	This   bool   // whether it is the answering one
}

// Deliveries is what webhooks have to do, over all processes, and how long deliveries take in the
// answering one.
type Deliveries struct {
	Overdue  float64 // seconds since the oldest due delivery to a webhook became due; 0: none is
	First    int     // pending deliveries to webhooks without an attempt, at most 100 000
	Again    int     // pending deliveries after an attempt that failed, at most 100 000
	Disabled int     // webhooks that are switched off after failures
	Steps    []Latency
}

// Latency is how long a step took, of its last times.
type Latency struct {
	Step  string
	Count int      // since the start of the process
	P50   *float64 // seconds, half of the last 1 000 took at most this; nil if there is none
	P99   *float64 // seconds
}

// Database is the disk space of the database.
type Database struct {
	Kind            string   // sqlite or postgres
	Bytes           float64  // that it takes
	FreeBytes       *float64 // that are left on its disk; nil: not known, as on PostgreSQL
	DiskBytes       *float64 // of its disk; nil: not known
	GrowthPerDay    *float64 // bytes; nil in the first hour of the process
	MeasuredSeconds float64  // for how long it was measured, at most 8 days
	DaysUntilFull   *float64 // at this growth; nil: not known, or it does not grow
}

// Rough reports whether the growth was measured for so short a time that it says little.
func (d *Database) Rough() bool { return d.MeasuredSeconds < roughFor.Seconds() }

// Problem is a warning or an error that the process logged, with its repetitions.
type Problem struct {
	Level   string // warning or error
	Message string
	Details string // the attributes of the last one, at most 500 bytes
	Count   int    // since the start of the process
	FirstAt time.Time
	LastAt  time.Time
}

// Origin is where a setting's value comes from.
type Origin string

// The origins: the command line, the environment, the settings file, and nowhere.
const (
	FromFlag        Origin = "flag"
	FromEnvironment Origin = "environment"
	FromFile        Origin = "file"
	FromDefault     Origin = "default"
)

// Setting is a setting in force, without anything secret.
type Setting struct {
	Name string // as in the settings file
	// the title that its flag is listed under; "" for the flags of every command and for sections
	Group       string
	Description string // "" for sections
	Value       string // as it would be written; "" if it is not set. Lists and sections are JSON
	Default     string // the value without any origin, in the same form
	Origin      Origin
	// the flag, the environment variable or the settings file; "" for FromDefault
	Place    string
	Redacted bool // whether Value leaves out what may be secret
}
