// Package backtest is the run of the backtest command: a Run takes events of files through
// ledger, ranking, detection and the delivery rules in memory, as the engine does, with one
// customer and no database, and reports what the customer would have been sent.
//
// Its tests hold a live run, a Run, a Simulator and a DecisionLedger to one another.
package backtest
