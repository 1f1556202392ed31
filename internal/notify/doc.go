// Package notify decides which of the signals that detection finds become notifications
// of which customers (semantics 5): types, priorities, cooldowns, budgets and age.
//
// A Decider holds every customer's settings and, as far as the delivery rules need it,
// what the customer was sent. A candidate's whole way through it is in decide.go:
// Consider finds the customers that the candidate may concern, asks their rules in
// order, and keeps what passes as a pending notification. It counts once the engine has
// committed it, in one transaction with the state that led to it.
//
// The notification log is the only record: a Decider is loaded from it through Log, and
// Restore reloads a customer whose log or settings another process changed. The package
// knows no database.
package notify
