// Package live follows the customers' notification logs for the readers in this process. Its Bus
// tells the parts of a process which logs have changed.
//
// Every change of a log wakes the Hub: the engine of this process calls it, other
// processes notify it through the database. A wake-up carries customers and numbers only.
// The Hub reads new notifications from the log by number, once for all readers, and keeps
// them in memory for a while; a reader further behind reads the database. A slow poll
// backs up the wake-ups, so that a lost one delays a notification but never loses it.
//
// A reader receives every notification after its position once, in order. It receives a
// Gap if notifications expired before it read them. While the database does not answer,
// readers wait.
package live
