// Package brokers tests sources of Kafka and NATS in a process that is killed, on brokers that
// restart: what is in the database then is what an undisturbed process would have stored.
package brokers
