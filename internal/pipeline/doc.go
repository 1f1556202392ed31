// Package pipeline leads one chain's events to candidates: it applies events to the ledger,
// refreshes the effective leaderboard when that is due, makes the record of each trade that
// detection looks at, and passes it to the detector (semantics 3 and 4). The engine runs it over
// the log, a backtest over any events; both find the same signals.
//
// It does no I/O, reads no clock and starts no goroutine. A Chain belongs to one goroutine.
package pipeline
