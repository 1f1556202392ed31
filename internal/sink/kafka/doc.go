// Package kafka publishes the messages of sinks to topics of Kafka, or of a broker that speaks its protocol.
//
// It promises that Publish returns when all in-sync replicas have every message; that messages of one key are in one
// partition, in their order, even if the broker refuses one of them; and that what the client repeats is stored once.
//
// It must not create topics.
package kafka
