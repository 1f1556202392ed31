// Package broker is what the sources of brokers, kafka and nats, share: it turns messages into batches of events, and
// stores each batch with the place in the broker's log where the next one begins.
//
// It promises that every record of every message is stored once, as events or as a reject, in the order in which
// messages were fetched; that the next messages are fetched and decoded while a batch is stored; and that at most two
// batches, one message and what is fetched next are in memory.
//
// It must not know a broker: the kinds fetch, and say what a place is.
package broker
