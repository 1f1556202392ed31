// Package webhook sends the signals of customers' logs to their receivers by POST:
// signed by the Standard Webhooks scheme, each at least once, the first attempts of a
// customer in the order of the log, and to public addresses only unless the operator
// allows others.
//
// A Client makes single attempts. A Sender takes what is due from the database and
// makes them, beside any number of other senders on the same database. The package
// holds no rule about who gets what: that is decided before an entry is in the log.
package webhook
