// Package nats publishes the messages of sinks to subjects of NATS JetStream.
//
// It promises that Publish returns when the stream has acknowledged every message, and that a message is sent only
// when the one before of its stream and key is acknowledged, so that nothing overtakes a message that was lost on the
// way. It must not create or change streams.
package nats
