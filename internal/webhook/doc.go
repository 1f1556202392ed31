// Package webhook POSTs the signals of customers' notification logs to their receivers:
// signed by the Standard Webhooks scheme, each at least once, the first attempts of a
// customer in the order of the log, and to public addresses only unless the operator allows
// others.
//
// A Client makes single attempts. A Sender leases due deliveries from the database and
// sends them, beside any number of other senders on the same database. The package does not
// decide who receives what: that is decided before a notification is in the log.
package webhook
