// Package pipeline is one chain's way from event to candidate: it applies events to
// the ledger, takes the effective leaderboard when it is due, makes the record of each
// trade that detection looks at, and feeds the detector with it (semantics 3 and
// 4). The engine runs it over the log, a backtest over any events; both so find the
// same.
//
// It does no I/O, reads no clock and starts nothing. A Chain belongs to one
// goroutine.
package pipeline
