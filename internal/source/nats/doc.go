// Package nats reads events from a stream of NATS JetStream.
//
// It promises that each message takes effect once, in the order of the stream: the next sequence number is stored
// with the events, and reading begins there with a consumer of its own that acknowledges nothing and is forgotten by
// the server afterwards. Messages that the stream dropped before they were read, and a stream that was made anew,
// become rejects with the numbers, and reading goes on at the earliest message.
//
// It must not change a stream, nor take messages away from other consumers; so it cannot read a stream whose
// retention is a work queue.
package nats
