// Package signaljson writes a signal of a customer's log as JSON (interface 2.3),
// field by field in the interface's order. Whoever hands signals to customers shares
// it, so that a signal reads the same however it comes. Arrays are never null; what a
// signal does not have (market, cta, personal) is left out. It never fails.
package signaljson
