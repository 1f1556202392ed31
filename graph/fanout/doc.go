// Package fanout runs a subscription once for many subscribers.
//
// Subscribers of one customer that run the same operation with the same resolved variables
// share one execution: each event is executed and encoded once, however many subscribers
// there are. A subscriber that resumes in the past has an execution of its own until it has
// caught up. It then attaches to the shared one at exactly its position, so that it misses
// nothing and sees nothing twice.
//
// Executions that replay history are limited to a few of each customer at a time, so that their
// memory and their reads are bounded however many subscribers resume at once. New events are not
// limited so.
//
// The package knows no transport. A subscriber receives results through a Writer, which must
// never block, so that a slow reader delays nobody else.
package fanout
