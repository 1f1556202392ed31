// Package live follows customers' logs as they grow, for whoever in this process waits
// for their entries.
//
// Whoever changes a log wakes the Hub: the engine of this process by a call, other
// processes over the database. A wake-up carries no content. What is new is read from
// the log, by number, once for all who follow it, and kept for a while in memory; a
// reader who is further behind reads the database. Behind the wake-ups stands a slow
// poll, so that one that is lost delays an entry and never loses it.
//
// A reader sees every entry after its place, in order, once. Where entries were deleted
// because of their age before it got to them it is told of the gap. While the database
// does not answer readers wait.
package live
