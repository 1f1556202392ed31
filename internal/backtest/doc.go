// Package backtest finds again what detection and delivery did, or would have done
// under another configuration, out of what is kept: the journal of the records that
// detection was fed with (package detect/journal), or files of events.
//
//   - A Simulator runs one configuration over the journal.
//   - A Ledger says what became of a customer's candidates: it walks the journal with the
//     configurations that were in force, and takes from the notification log what was
//     really delivered.
//   - A Run takes events as the engine does, and delivers to one customer in memory.
//
// All three use the detector of package detect and the gates of package notify, which
// the engine uses; none of them has a rule of its own. They write nothing.
package backtest
