// Package fanout runs subscriptions for many who listen.
//
// Subscribers of one customer that ask the same operation with the same resolved
// variables share one execution: an event is executed and encoded once, whatever their
// number. One that asks for the past is served by an execution of its own until it has
// caught up, and joins the others then, at exactly the place that it got to: it misses
// nothing and sees nothing twice.
//
// The package knows no transport. Who listens is a Writer; it must never block, so that
// nobody who reads slowly delays another.
package fanout
