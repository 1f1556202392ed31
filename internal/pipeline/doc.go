// Package pipeline is the state machine of one chain, from events to candidates: it applies events
// to the ledger, refreshes the effective leaderboard when that is due, makes the record of each
// trade that detection looks at, and passes it to the detector (semantics 3 and 4). It takes the
// snapshots of the leaderboard at midnight, finds the wallets' days that are over (semantics 8), and
// makes the change records, state pages and checkpoints of a batch. The engine runs it over the log,
// live and after a restart, a backtest over any events; all find the same signals.
//
// It does no I/O, reads no clock and starts no goroutine. A Chain belongs to one goroutine.
package pipeline
