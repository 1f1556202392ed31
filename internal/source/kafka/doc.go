// Package kafka reads events from topics of Kafka, or of a broker that speaks its protocol.
//
// It promises that each record takes effect once: the next offset of every partition is stored with the events, and
// reading begins there, whatever groups and committed offsets the broker knows. New partitions are read from their
// first record. Records that the broker removed before they were read, and topics that were made anew, become
// rejects with the numbers, and reading goes on at the earliest record. Records of one partition take effect in their
// order, those of several as they are fetched.
//
// It must not join a consumer group, commit offsets, or write to the broker.
package kafka
