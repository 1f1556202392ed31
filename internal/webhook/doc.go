// Package webhook delivers the signals of customers' notification logs at least once: to their
// receivers over HTTP, signed by the Standard Webhooks scheme, the first attempts of a customer in
// the order of the log, and to public addresses only unless the operator allows others; and to
// sinks, the operator's brokers, every customer's signals in the order of the log.
//
// A Client makes single attempts over HTTP, a Broker makes them at Kafka or NATS JetStream. A
// Sender leases due deliveries from the database and sends them, beside any number of other senders
// on the same database. The package does not decide who receives what: that is decided before a
// notification is in the log.
package webhook
